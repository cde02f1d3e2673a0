"""Real PostgreSQL and Redis servers for tests: processes on loopback, with their data in a temporary folder."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Self

import pytest

from waiting import until

PATIENCE = 30.0
OWNER = "postgres"  # PostgreSQL refuses to run as root: this user runs it then


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """A server process that can be stopped, killed and started again on the same port with the same data."""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="igroteka-"))
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def prepare(self) -> None:
        """What comes before the first start."""

    def start(self) -> Self:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(self.command(), stdout=log, stderr=log, cwd=self.folder)
        until(lambda: self.answers() or self._ended(), "it does not answer", PATIENCE)
        assert not self._ended(), f"it did not start: {(self.folder / 'log').read_text()[-2000:]}"
        return self

    def _ended(self) -> bool:
        return self.process is None or self.process.poll() is not None

    def answers(self) -> bool:
        raise NotImplementedError

    def stop(self) -> None:
        """As an operator would."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)

    def __enter__(self) -> Self:
        try:
            self.prepare()
            return self.start()
        except BaseException:
            self.__exit__()
            raise

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Process):
    """`postgres.database()` is the address of a new, empty database. `durable`: it waits for the disk."""

    def __init__(self, *, durable: bool = False) -> None:
        programs = _postgres_programs()
        if programs is None:
            pytest.skip("PostgreSQL is not installed")
        super().__init__()
        self.programs = programs
        self.durable = durable
        self._numbers = itertools.count(1)

    def prepare(self) -> None:
        if os.geteuid() == 0:
            owner = pwd.getpwnam(OWNER)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        options = ("--username", OWNER, "--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync")
        self._run("initdb", "--pgdata", str(self.folder / "data"), *options)

    def command(self) -> list[str]:
        settings = ["listen_addresses=127.0.0.1", f"unix_socket_directories={self.folder}", "max_connections=200"]
        if not self.durable:
            settings += ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]
        options = [part for setting in settings for part in ("-c", setting)]
        return self._as_owner("postgres", "-D", str(self.folder / "data"), "-p", str(self.port), *options)

    def answers(self) -> bool:
        asked = [str(self.programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0

    def database(self) -> str:
        name = f"igroteka_{next(self._numbers)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", OWNER, name)
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{name}"

    def kill(self) -> None:
        """The postmaster and its children, which would hold its memory for a while; its lock has to be taken away."""
        lock = self.folder / "data" / "postmaster.pid"
        listed = subprocess.run(
            ["pgrep", "-P", lock.read_text().split()[0]], check=True, capture_output=True, text=True
        )
        children = [int(child) for child in listed.stdout.split()]
        super().kill()
        for child in children:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        until(lambda: not any(Path(f"/proc/{child}/stat").exists() for child in children))
        lock.unlink()

    def _end(self, how: signal.Signals) -> None:
        """Signals go to the postmaster itself: who runs it for us does not pass them on."""
        if self.process is None or self.process.poll() is not None:
            return
        noted = self.folder / "data" / "postmaster.pid"
        if noted.exists():
            os.kill(int(noted.read_text().split()[0]), how)
        else:
            self.process.terminate()
        self.process.wait(PATIENCE)

    def _as_owner(self, program: str, *options: str) -> list[str]:
        as_owner = ["runuser", "-u", OWNER, "--"] if os.geteuid() == 0 else []
        return [*as_owner, str(self.programs / program), *options]

    def _run(self, program: str, *options: str) -> None:
        command = self._as_owner(program, *options)
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, timeout=PATIENCE)


def _postgres_programs() -> Path | None:
    """Where PostgreSQL's programs are; many systems do not put them on the path."""
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).resolve().parent
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    return max(found, key=lambda path: float(path.parent.name)) if found else None


class Redis(Process):
    """`redis.address` is what `--redis` takes."""

    def __init__(self) -> None:
        if shutil.which("redis-server") is None:
            pytest.skip("Redis is not installed")
        super().__init__()
        self.address = f"redis://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        kept = ["--save", "", "--appendonly", "no", "--dir", str(self.folder)]
        return ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", *kept]

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as asked:
                asked.sendall(b"PING\r\n")
                return asked.recv(16).startswith(b"+PONG")
        except OSError:
            return False
