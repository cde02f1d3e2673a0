"""The one port of several processes: connections are taken here, and each goes to the process that has the fewest.

Sockets stay open for hours, so it matters who gets them. Processes that share a listening socket leave that to chance:
the first that wakes takes all who come at once, as they do after a restart. Ports that are listened on several times
(SO_REUSEPORT) balance on Linux only, and whoever waits for a process that has died waits in vain.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque
from typing import TYPE_CHECKING, Protocol

from igroteka.server.gate.channel import Gone

if TYPE_CHECKING:
    import socket

    from igroteka.server.gate.channel import GateEnd

ROOM = 16  # connections on their way to one process: so few are held up by one that does not answer
REST = 1.0  # seconds after the system had no more files, or the like


class Process(Protocol):
    """A process, as the entrance sees it."""

    @property
    def end(self) -> GateEnd: ...


class Load:
    """The connections of one process."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.coming: deque[socket.socket] = deque()  # handed over and not acknowledged: they could still go elsewhere
        self.open = 0  # as it said
        self.since = 0  # handed over since it said so

    @property
    def many(self) -> int:
        return self.open + self.since

    def get(self, connection: socket.socket) -> bool:
        """Whether it could be handed over."""
        try:
            if not self.process.end.hand_over(connection):
                return False
        except Gone:
            return False
        self.coming.append(connection)
        self.since += 1
        return True

    def took(self, count: int) -> None:
        for _ in range(min(count, len(self.coming))):
            self.coming.popleft().close()

    def has(self, count: int) -> None:
        self.open, self.since = count, len(self.coming)


class Entrance:
    def __init__(self, listening: socket.socket) -> None:
        listening.setblocking(False)
        self._listening = listening
        self._loads: dict[Process, Load] = {}
        self._waiting: deque[socket.socket] = deque()  # for a process that takes them
        self._open = False
        self._closed = False

    def admit(self, process: Process) -> None:
        self._loads[process] = Load(process)
        self.go_on()

    def dismiss(self, process: Process) -> None:
        """It gets no more; what it has not taken goes to others."""
        load = self._loads.pop(process, None)
        if load is not None:
            self._waiting.extendleft(reversed(load.coming))
            self.go_on()

    def took(self, process: Process, count: int) -> None:
        if process in self._loads:
            self._loads[process].took(count)
            self.go_on()

    def has(self, process: Process, count: int) -> None:
        if process in self._loads:
            self._loads[process].has(count)

    def go_on(self) -> None:
        """Show in who waits, and whoever comes while there is somebody to take them. The others wait in the system."""
        self._listen(not self._closed and self._show_in())

    def close(self) -> None:
        """Nobody is let in any more, and the port is free."""
        self._closed = True
        self._listen(False)
        self._listening.close()
        for connection in self._waiting:
            connection.close()

    def _listen(self, wanted: bool) -> None:
        if wanted == self._open:
            return
        self._open = wanted
        loop = asyncio.get_running_loop()
        if wanted:
            loop.add_reader(self._listening, self._arrive)
        else:
            loop.remove_reader(self._listening)

    def _arrive(self) -> None:
        try:
            connection, _ = self._listening.accept()
        except (BlockingIOError, ConnectionError):
            return
        except OSError:  # no more files: whoever comes waits in the system
            self._listen(False)
            asyncio.get_running_loop().call_later(REST, self.go_on)
            return
        self._waiting.append(connection)
        self.go_on()

    def _show_in(self) -> bool:
        """Whether nobody waits any more, and another could be shown in."""
        while load := self._fewest():
            if not self._waiting:
                return True
            if not load.get(self._waiting[0]):
                return False  # when it has taken some, or is known to be gone, this goes on
            self._waiting.popleft()
        return False

    def _fewest(self) -> Load | None:
        """Among equals chance decides: sockets come right after requests, and any order could part the two for ever."""
        able = [load for load in self._loads.values() if len(load.coming) < ROOM]
        return min(able, key=lambda load: (load.many, random.random()), default=None)
