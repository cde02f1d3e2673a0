"""What a process serves: storage, tables, thinking and the doors' own memory, opened and closed together."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from igroteka.server.doors.figures import Figures
from igroteka.server.doors.health import Health
from igroteka.server.doors.identity import Signer
from igroteka.server.doors.leaderboards import Leaderboards
from igroteka.server.doors.lobby import LobbyList
from igroteka.server.doors.sockets import AGAIN, SIGNED_OUT
from igroteka.server.doors.visitors import Visitors
from igroteka.server.limits import Limit, Shares
from igroteka.server.live.brains import Brains
from igroteka.server.live.hub import Hub
from igroteka.server.live.library import Library
from igroteka.server.live.sweeping import Sweeper
from igroteka.server.live.world import World
from igroteka.server.processes.cluster import Cluster
from igroteka.server.storage.cleaning import clean_for_ever
from igroteka.server.storage.store import Store
from igroteka.server.tasks import Tasks
from igroteka.server.wire.notes import Changed

if TYPE_CHECKING:
    from igroteka.server.doors.sockets import Connection
    from igroteka.server.settings import Settings
    from igroteka.server.troubles import CannotServe
    from igroteka.tables.people import Person


class Server:
    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self.figures = Figures()
        self.connections: set[Connection] = set()
        self.requests = Limit(limits.requests, 10 * limits.requests)
        self.messages = Limit(limits.messages, 5 * limits.messages)
        self.messages_of_all = Limit(10 * limits.messages, 50 * limits.messages)  # at one address
        self.sockets = Shares(limits.sockets)
        self.followed = Shares(limits.followed)
        self.ready = False
        self.trouble: CannotServe | None = None  # why it could not be opened
        self._tasks = Tasks("server")

    async def open(self) -> None:
        settings = self.settings
        self.store = await Store.open(settings.database, alone=True)
        self.health = Health(self.store)
        self.visitors = Visitors(self.store, Signer(await self.store.secret("passes")))
        self.brains = Brains(settings.deep_brains)
        self.library = Library()
        self.cluster = await Cluster.open(settings.redis) if settings.redis else None
        self.world = World(self.store, self.brains, self.library, self.cluster, settings.limits, settings.pace)
        self.hub = Hub(self.world)
        if self.cluster is not None:
            self.cluster.start(self.hub, self._changed_elsewhere)
        self.lobby = LobbyList(self.store)
        self.leaderboards = Leaderboards(self.store)
        self.sweeper = Sweeper(self.hub)
        self._tasks.spawn(self.sweeper.run())
        self._tasks.spawn(clean_for_ever(self.store, settings.keeping, self.visitors.forget))
        self.ready = True

    async def close(self) -> None:
        """Write what is being written, then say goodbye: clients come back by themselves."""
        self.ready = False
        self._tasks.cancel()
        await self.hub.close()
        for connection in list(self.connections):
            connection.close(AGAIN, "the server is restarting")
        await asyncio.sleep(0.05)
        if self.cluster is not None:
            await self.cluster.close()
        self.lobby.close()
        self.brains.close()
        self.library.close()
        await self.store.close()

    async def changed(self, id: str) -> Person | None:
        """Somebody has another name or other passes, here and on all processes."""
        person = await self._look_again(id)
        if self.cluster is not None:
            self.cluster.tell_all(Changed(person=id))
        return person

    def _changed_elsewhere(self, id: str) -> None:
        self._tasks.spawn(self._look_again(id))

    async def _look_again(self, id: str) -> Person | None:
        """Whoever is connected has the new name from now on; whose pass is void is not."""
        person = await self.visitors.look_again(id)
        for connection in self.connections:
            if connection.person.id == id and person is not None:
                if connection.person.passes != person.passes:
                    connection.close(SIGNED_OUT, "signed out")
                connection.person = person
        return person
