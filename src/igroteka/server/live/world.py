"""Everything that live tables on a server do not decide themselves (see `live/world.py`), also results and other
processes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

import structlog

from igroteka.live import world
from igroteka.server.live import absent
from igroteka.server.settings import Limits
from igroteka.server.storage.noting import Note
from igroteka.server.storage.ratings import NEW, outcomes, points, rate
from igroteka.tables.messages import Rated

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from igroteka.live.followers import Followed
    from igroteka.server.live.brains import Brains
    from igroteka.server.live.library import Library
    from igroteka.server.storage.store import Store
    from igroteka.server.telling.news import News
    from igroteka.tables.commands import AnyCommand
    from igroteka.tables.messages import Out
    from igroteka.tables.people import Person
    from igroteka.tables.play import Play
    from igroteka.tables.sitting import Sitting


class Peers(Protocol):
    """The other processes that serve the same tables."""

    async def elsewhere(self, table: str) -> str | None:
        """The process that owns a table; None: this one does, from now on if not before."""

    async def release(self, table: str) -> None:
        """This process lets go of a table."""

    def far(self, table: str, owner: str) -> Followed:
        """A table on another process."""

    async def command(self, owner: str, person: Person, command: AnyCommand) -> Out:
        """Have a command carried out by the owner of its table. NotHere: it is not the owner, or it is gone."""


@dataclass(kw_only=True)
class World(world.World):
    log: world.Log = field(default_factory=structlog.get_logger)
    store: Store
    brains: Brains
    library: Library
    peers: Peers | None = None  # None: this process is alone
    limits: Limits = field(default_factory=Limits)
    tell: Callable[[News], None] = lambda _: None  # somebody who is not at the table
    seen: Callable[[str, str], None] = lambda _person, _table: None  # somebody looks at a table

    async def unwanted(self, host: str, person: str) -> bool:
        return host != person and await self.store.blocks(host, person)

    async def settle(self, play: Play) -> list[Rated]:
        state = play.state
        assert state is not None
        found = outcomes([(seat.person, seat.left) for seat in play.seats], state.places, state.scores)
        await self.store.settle(play.id, play.terms, found, rate)
        changes = await self.store.changes_at(play.id) if play.terms.rated else []
        numbers = [(row.seat, points(row.mu_after), points(row.mu_before or NEW.mu)) for row in changes]
        return [Rated(seat, after, after - before) for seat, after, before in numbers]

    async def note(self, play: Play, epoch: int, sits: Sequence[Sitting]) -> None:
        await self.store.note(Note(play.id, epoch, play.version, sits))

    def tell_changes(
        self, play: Play, before: Sequence[Sitting], after: Sequence[Sitting], here: Collection[str]
    ) -> None:
        for news in absent.changes(play, before, after, here):
            self.tell(news)

    def came(self, table: str, person: str) -> None:
        self.seen(person, table)

    def tell_over(self, play: Play, sits: Sequence[Sitting], here: Collection[str]) -> None:
        for news in absent.over(play, sits, here):
            self.tell(news)
