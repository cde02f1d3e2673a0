"""A server process behind the gate: Uvicorn with connections that come through a channel.

`python -m igroteka.server.gate.behind <descriptor>` is how the supervisor starts it; its orders come by standard input,
because everybody can read a command line.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from typing import TYPE_CHECKING

import msgspec
import structlog

from igroteka.bots.workers import die_with
from igroteka.live.tasks import Tasks
from igroteka.server import logs
from igroteka.server.doors import running
from igroteka.server.gate.channel import Gone, ProcessEnd, Word
from igroteka.server.gate.orders import DRAINED, Orders
from igroteka.server.troubles import CannotServe

if TYPE_CHECKING:
    from uvicorn import Config


class Behind(running.Serving):
    """Whoever comes has been let in by the gate; where that is gone, this ends, too."""

    def __init__(self, config: Config, end: ProcessEnd) -> None:
        super().__init__(config, lambda: end.say(Word.READY))
        self._end = end
        self._took = False
        self._told = 0
        self._leaving = False
        self._tasks = Tasks("gate", structlog.get_logger(), expected=(OSError,))  # whoever came has gone already

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        asyncio.get_running_loop().add_reader(self._end.channel.fileno(), self._take)

    async def on_tick(self, counter: int) -> bool:
        count = len(self.server_state.connections)
        if self._took or count != self._told:
            self._took, self._told = False, count
            self._end.say(Word.OPEN, count)
        self._end.go_on()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._leaving = True
        self._end.say(Word.LEAVING)
        await super().shutdown(sockets)

    def _take(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            connections = self._end.take()
        except Gone:
            loop.remove_reader(self._end.channel.fileno())
            self.should_exit = True
            return
        for connection in connections:
            if self._leaving:
                connection.close()  # the gate has given it to another process
                continue
            self._took = True
            connection.setblocking(False)
            self._tasks.spawn(loop.connect_accepted_socket(self.protocol, connection))


def main() -> None:
    die_with(os.getppid(), DRAINED)
    end = ProcessEnd(socket.socket(fileno=int(sys.argv[1])))
    given = sys.stdin.buffer.read()
    if not given:
        return  # the supervisor has stopped, or is gone
    orders = msgspec.msgpack.decode(given, type=Orders)
    place = orders.settings.place
    logs.set_up(orders.log, process=place.number if place else None)
    try:
        running.serve(orders.settings, lambda config: Behind(config, end), [])
    except CannotServe as trouble:
        end.say(Word.CANNOT, trouble)
        sys.exit(1)


if __name__ == "__main__":
    main()
