"""One server for each SQLite file: a lock beside it, held as long as the process lives."""

from __future__ import annotations

import asyncio
import os
import time
from typing import TYPE_CHECKING

try:
    import fcntl
except ImportError:  # not on this system
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from pathlib import Path

PATIENCE = 2.0  # seconds for a server that is just stopping
AGAIN = 0.05


class Taken(Exception):
    """Another server holds the lock."""


class OnlyOne:
    """The system takes the lock back when the process ends, however it ends. The file stays: whoever took it away could
    let in two at once."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    @classmethod
    async def of(cls, database: Path) -> OnlyOne | None:
        """The lock of a database; None where files cannot be locked."""
        if fcntl is None:
            return None
        try:
            descriptor = os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError:
            return None  # the database will say it better
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return cls(descriptor)
            except BlockingIOError:
                if time.monotonic() >= deadline:
                    os.close(descriptor)
                    raise Taken(str(database)) from None
            except OSError:  # a file system without locks
                os.close(descriptor)
                return None
            await asyncio.sleep(AGAIN)

    def release(self) -> None:
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1
