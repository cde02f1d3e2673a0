"""A score pad as a screen asks for it: all rounds go in, how it stands comes out; nothing is kept in between."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from igroteka.kernel import Column, Sum, Value
from igroteka.match import Variant
from igroteka.match.pad import LONGEST, RoundRefused, keep_score
from igroteka.tables.messages import Ground, Said
from igroteka.tables.refusals import Refusal
from igroteka.tables.saying import grounds_said, said

if TYPE_CHECKING:
    from igroteka.match.pad import Score

Entry = Annotated[list[Annotated[int, Meta(ge=-1, le=100_000)]], Meta(max_length=20)]


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """What people have written down: how many play by which rules, and what happened in each round."""

    players: Annotated[int, Meta(ge=1, le=20)]
    options: dict[str, Value] = {}  # that differ from the game's defaults
    rounds: Annotated[list[dict[str, Entry]], Meta(max_length=LONGEST + 1)] = []  # one more is refused by name


class Counted(Struct, frozen=True, omit_defaults=True):
    """How a game stands, and what is asked of the coming round."""

    goal: Said
    part: str  # what a round is called: the words' `part-<part>`
    start: list[int]  # what everybody had before the first round
    rounds: list[list[int]]  # what each has brought, by seat
    totals: list[int]
    places: list[int]  # before the end by the totals alone
    sums: list[Sum] = []
    asked: list[Column] = []  # nothing: the match is over
    grounds: list[Ground] = []  # what decided


def counted(id: str, written: Written) -> Counted:
    """UnknownGame, BadPlayers, BadOption, NoPad; Refusal: a round cannot have been so."""
    game = Variant(id, written.players, written.options)
    try:
        score = keep_score(game, written.rounds)
    except RoundRefused as error:
        raise Refusal(f"pad-{error.id}", str(error)) from None
    return _told(game, score)


def _told(game: Variant, score: Score) -> Counted:
    return Counted(
        goal=said(game, game.goal),
        part=game.table.accounting.part,
        start=score.start,
        rounds=score.rounds,
        totals=score.totals,
        places=score.places,
        sums=list(score.sums),
        asked=list(score.asked),
        grounds=grounds_said(game, score.grounds),
    )
