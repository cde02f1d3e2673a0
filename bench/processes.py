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
BEHIND = b"igroteka.server.gate.behind"
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


def _started_by(parent: int) -> list[int]:
    """The server processes of a supervisor, if it is one."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just gone
            if int(stat.read_text().rsplit(")", 1)[1].split()[1]) == parent:
                found += [int(stat.parent.name)] if BEHIND in (stat.parent / "cmdline").read_bytes() else []
    return found


def _cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


class Process:
    """A process that says where it is on its standard output, as `… is at http://127.0.0.1:8701`."""

    def __init__(self, command: Sequence[str], folder: Path, env: Mapping[str, str], core: int | None) -> None:
        log = folder / "server.log"
        with log.open("ab") as errors:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True, env={**os.environ, **env}
            )
        self._family: list[int] | None = None
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

    def family(self) -> list[int]:
        """Itself, and the server processes that it has started."""
        if self._family is None:
            self._family = [self.pid, *_started_by(self.pid)]
        return self._family

    def cpu_seconds(self) -> float:
        """Processor time of all its threads, in user and system mode."""
        return sum(map(_cpu_seconds, self.family()))

    def resident(self) -> int:
        """Bytes of memory that it holds."""
        return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE for pid in self.family())

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(15)
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
