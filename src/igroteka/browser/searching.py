"""Search in a tab: a worker beside this one thinks, as WebAssembly (`web/src/worker/search.ts`). It is told a position
as the seat sees it and a random number, and nothing else.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Protocol

import msgspec
from msgspec import Struct

from igroteka.bots.found import advised

if TYPE_CHECKING:
    from igroteka.bots.advice import Advice
    from igroteka.match import View


class Search(Protocol):
    """The other worker (by `web/src/worker/asking.ts`): strings cross. It may fail, and it may never answer."""

    async def fetch(self, game: str) -> bool:
        """Whether a game's search is there now."""

    async def think(self, question: str) -> str:
        """A `Question`, as JSON; a row for every choice (see `found.Choice`), as JSON."""


class Question(Struct, frozen=True, kw_only=True):
    game: str
    position: bytes  # packed
    seat: int
    iterations: int  # or as many as can be done
    milliseconds: int  # in this time
    luck: str  # a number with more bits than JSON's have


class BadAnswer(ValueError):
    """What search has found is not an answer to what it was asked."""


def question(view: View, iterations: int, milliseconds: int) -> Question:
    return Question(
        game=view.game.id,
        position=view.s.pack(),
        seat=view.seat,
        iterations=iterations,
        milliseconds=milliseconds,
        luck=str(secrets.randbits(64)),
    )


async def searched(search: Search, view: View, iterations: int, milliseconds: int) -> Advice:
    """What search says of a position with a choice."""
    asked = msgspec.json.encode(question(view, iterations, milliseconds)).decode()
    rows = msgspec.json.decode(await search.think(asked), type=list[list[float]])
    if [row[0] for row in rows] != view.actions:
        raise BadAnswer(f"search speaks of other choices than there are in {view.game.id}")
    return advised(view, [rows])
