"""Real servers for tests: processes on loopback, with storage in a temporary folder."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from pathlib import Path

ANNOUNCED = re.compile(r"Igroteka is at (http://\S+)")


class Serving:
    """An `igroteka serve` process. `address` is where it is; on the same port it can be started again.

    With `limits` it serves as it does for people: with its limits, and bots that take their time.
    """

    def __init__(self, database: str, folder: Path, *options: str, port: int = 0, limits: bool = False) -> None:
        self.database = database
        self.folder = folder
        self.options = options if limits else ("--pace", "0", "--no-limits", *options)
        self.port = port
        self.address = ""
        self.log = folder / "server.log"
        self.process: subprocess.Popen[str] | None = None

    def launch(self) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "igroteka", "serve", "--port", str(self.port), "--database", self.database]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, *self.options],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        return self.process

    def start(self) -> Self:
        process = self.launch()
        assert process.stdout is not None
        line = process.stdout.readline()
        found = ANNOUNCED.search(line)
        assert found, f"the server did not start: {line!r} {self.log.read_text()[-2000:]}"
        self.address = found[1]
        self.port = int(self.address.rsplit(":", 1)[1])
        return self

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As an operator would."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()
