"""A server process under test: started on a core of its own, and what it has used so far."""

from __future__ import annotations

import os
import re
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

ANNOUNCED = re.compile(r"is at (http://[0-9.]+:\d+)")
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Process:
    """A process that says where it is on its standard output, as `… is at http://127.0.0.1:8701`."""

    def __init__(self, command: Sequence[str], folder: Path, env: Mapping[str, str], core: int | None) -> None:
        log = folder / "server.log"
        with log.open("ab") as errors:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True, env={**os.environ, **env}
            )
        if core is not None:
            os.sched_setaffinity(self.process.pid, {core})
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := ANNOUNCED.search(line):
                self.address = found[1]
                return
        raise RuntimeError(f"the server did not start: {log.read_text()[-1000:]}")

    @property
    def pid(self) -> int:
        return self.process.pid

    def cpu_seconds(self) -> float:
        """Processor time of all its threads, in user and system mode."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def resident(self) -> int:
        """Bytes of memory that it holds."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(15)
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
