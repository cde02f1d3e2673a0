"""What a process serves: storage, tables, thinking and the doors' own memory, opened and closed together."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from igroteka.live.limit import Limit
from igroteka.live.tasks import Tasks
from igroteka.server.doors.figures import Figures, Taken, decode, encode
from igroteka.server.doors.health import Health
from igroteka.server.doors.identity import Codes, Signer
from igroteka.server.doors.leaderboards import Leaderboards
from igroteka.server.doors.lobby import LobbyList
from igroteka.server.doors.sockets import AGAIN, SIGNED_OUT
from igroteka.server.doors.visitors import Visitors
from igroteka.server.limits import Shares
from igroteka.server.live.brains import Brains
from igroteka.server.live.hub import Hub
from igroteka.server.live.library import Library
from igroteka.server.live.sweeping import Sweeper
from igroteka.server.live.world import World
from igroteka.server.processes.cluster import Cluster
from igroteka.server.processes.neighbours import Neighbours
from igroteka.server.processes.notes import Changed
from igroteka.server.storage.cleaning import clean_for_ever
from igroteka.server.storage.store import Store
from igroteka.server.telling.links import Links
from igroteka.server.telling.teller import Teller
from igroteka.server.troubles import CannotServe

if TYPE_CHECKING:
    from igroteka.server.doors.sockets import Connection
    from igroteka.server.settings import Settings
    from igroteka.server.telling.mailer import Mailer
    from igroteka.server.telling.push import Push
    from igroteka.tables.people import Person

FAREWELL = 1.0  # seconds to tell what there is to tell, before a process ends


class Server:
    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self.figures = Figures()
        self.connections: set[Connection] = set()
        self.requests = Limit(limits.requests, 10 * limits.requests)
        self.messages = Limit(limits.messages, 5 * limits.messages)
        self.messages_of_all = Limit(10 * limits.messages, 50 * limits.messages)  # at one address
        self.invitations = Limit(limits.invitations, 20 * 60 * limits.invitations)
        self.addresses = Limit(limits.addresses, 3600 * limits.addresses)  # of mail, that one person gives or is given
        self.addresses_of_all = Limit(5 * limits.addresses, 5 * 3600 * limits.addresses)  # from one network address
        self.sockets = Shares(limits.sockets)
        self.followed = Shares(limits.followed)
        self.neighbours: Neighbours | None = None
        self.ready = False
        self.trouble: CannotServe | None = None  # why it could not be opened
        self._tasks = Tasks("server", structlog.get_logger())

    async def open(self) -> None:
        settings = self.settings
        self.store = await Store.open(settings.database, alone=True)
        self.health = Health(self.store)
        self.visitors = Visitors(self.store, Signer(await self.store.secret("passes")))
        self.codes = Codes(await self.store.secret("codes"))
        self.brains = Brains(settings.deep_brains)
        self.library = Library()
        self.cluster = await Cluster.open(settings.redis) if settings.redis else None
        self.world = World(
            store=self.store,
            brains=self.brains,
            library=self.library,
            peers=self.cluster,
            limits=settings.limits,
            pace=settings.pace,
        )
        self.teller = await self._teller()
        if self.teller is not None:
            self.world.tell, self.world.seen = self.teller.tell, self.teller.came
            self.teller.start()
        self.hub = Hub(self.world)
        if self.cluster is not None:
            self.cluster.start(self.hub, self._changed_elsewhere)
            if settings.place is not None:
                self.neighbours = Neighbours(self.cluster.redis, settings.place)
                self._tasks.spawn(self.neighbours.show(lambda: encode(self._own_figures())))
        self.lobby = LobbyList(self.store)
        self.leaderboards = Leaderboards(self.store)
        self.sweeper = Sweeper(self.hub)
        self._tasks.spawn(self.sweeper.run())
        self._tasks.spawn(clean_for_ever(self.store, settings.keeping, self.visitors.forget))
        self.ready = True

    async def _teller(self) -> Teller | None:
        """Whoever tells people what happens at their tables, if the operator wants that."""
        push, mailer = await self._push(), await self._mailer()
        return Teller(self.store, push, mailer) if push is not None or mailer is not None else None

    async def _push(self) -> Push | None:
        if not self.settings.push:
            return None
        try:
            from igroteka.server.telling.encryption import Sender
            from igroteka.server.telling.push import Push
        except ModuleNotFoundError:
            raise CannotServe("messages to browsers need a library: pip install 'igroteka[push]'") from None
        sender = Sender(await self.store.secret("push"), self.settings.push)
        return Push(self.store, sender, loopback=self.settings.push_loopback)

    async def _mailer(self) -> Mailer | None:
        mail = self.settings.mail
        if mail is None:
            return None
        try:
            from igroteka.server.telling.mailer import Mailer
        except ModuleNotFoundError:
            raise CannotServe("letters need a library: pip install 'igroteka[mail]'") from None
        return Mailer(self.store, mail, Links(await self.store.secret("mail"), mail.links))

    async def close(self) -> None:
        """Write what is being written, then say goodbye: clients come back by themselves."""
        self.ready = False
        self._tasks.cancel()
        await self.hub.close()
        if self.teller is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.teller.done(), FAREWELL)
            self.teller.close()
        for connection in list(self.connections):
            connection.close(AGAIN, "the server is restarting")
        await asyncio.sleep(0.05)
        if self.cluster is not None:
            await self.cluster.close()
        self.lobby.close()
        self.brains.close()
        self.library.close()
        await self.store.close()

    def _own_figures(self) -> Taken:
        untold = self.teller.dropped if self.teller is not None else 0
        return self.figures.taken(self.hub, connections=len(self.connections), untold=untold)

    async def figures_of_all(self) -> dict[str, Taken]:
        """By process, if there are several behind this port."""
        place = self.settings.place
        if place is None or self.neighbours is None:
            return {"": self._own_figures()}
        others = await self.neighbours.shown()
        found = {number: decode(taken) for number, taken in others.items()} | {place.number: self._own_figures()}
        return {str(number): found[number] for number in sorted(found)}

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
