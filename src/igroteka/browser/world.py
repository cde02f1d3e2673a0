"""What live tables in a tab do not decide themselves (see `live/world.py`)."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from igroteka.browser.brains import Brains
from igroteka.live import world
from igroteka.tables.bodies import PastGame
from igroteka.tables.finished import record_of

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from igroteka.browser.cupboard import Store
    from igroteka.match import Record
    from igroteka.tables.messages import Rated
    from igroteka.tables.play import Play
    from igroteka.tables.sitting import Sitting


class Log:
    """The browser's console, by way of `logging`."""

    def warning(self, event: str, **facts: Any) -> None:
        logging.getLogger(__name__).warning("%s %s", event, facts)

    def error(self, event: str, **facts: Any) -> None:
        logging.getLogger(__name__).error("%s %s", event, facts)


@dataclass(kw_only=True)
class World(world.World):
    log: world.Log = field(default_factory=Log)
    store: Store
    brains: Brains = field(default_factory=Brains)

    async def settle(self, play: Play) -> list[Rated]:
        """The record is kept: it is all that a finished game needs."""
        record = record_of(play)
        own = play.seating.of(play.host)
        await self.store.settle(past_game(play.id, record, own[0] if own else 0, self.now()), record.to_json())
        return []  # nobody is rated here

    async def note(self, play: Play, epoch: int, sits: Sequence[Sitting]) -> None:
        """What is unfinished is known by its journal."""

    def tell_changes(
        self, play: Play, before: Sequence[Sitting], after: Sequence[Sitting], here: Collection[str]
    ) -> None:
        """Whoever sits here is here."""

    def tell_over(self, play: Play, sits: Sequence[Sitting], here: Collection[str]) -> None:
        """They have seen it."""


def past_game(id: str, record: Record, seat: int, ended: int) -> PastGame:
    """A record as the list of finished games shows it, through the eyes of a seat."""
    assert record.result is not None
    places, scores = record.result.places, record.result.scores
    return PastGame(id, record.game, record.players, seat, places[seat], scores[seat], False, ended)
