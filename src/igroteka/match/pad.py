"""The score of a game that people play with real cards, from what they write down after each round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from igroteka.games import catalogue
from igroteka.kernel import rank
from igroteka.kernel.pad import BadEntry, check

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.kernel import Column, Entries, Ground, Layout, Pad, Sum
    from igroteka.match.variant import Variant

LONGEST = 150  # rounds


class NoPad(LookupError):
    """The game does not say how score is kept of it."""


class RoundRefused(ValueError):
    """A round that cannot have been so: its index, and why."""

    def __init__(self, index: int, id: str, reason: str) -> None:
        self.index = index
        self.id = id
        super().__init__(f"round {index + 1}: {reason}")


@dataclass(frozen=True)
class Score:
    """How a game stands after some rounds."""

    start: list[int]  # what everybody had before
    rounds: list[list[int]]  # what each of them has brought, by seat; the end may bring more
    totals: list[int]
    places: list[int]  # before the end by the totals alone
    sums: Sequence[Sum]
    asked: Sequence[Column]  # of the coming round; nothing: it is over
    grounds: Sequence[Ground]  # what has decided

    @property
    def over(self) -> bool:
        return not self.asked


def keep_score(game: Variant, rounds: Sequence[Entries]) -> Score:
    """NoPad; RoundRefused: something in a round cannot be so."""
    pad = catalogue.pad(game.id)
    if pad is None:
        raise NoPad(f"{game.id} has no score pad")
    s = game.blank()
    pad.begin(s)
    start, brought, over = _scores(game, pad, s), [], False
    now = start
    for index, entries in enumerate(rounds):
        if over or index == LONGEST:
            reason = f"the match was over after round {index}" if over else f"a pad has {LONGEST} rounds at most"
            raise RoundRefused(index, "over" if over else "too-long", reason)
        try:
            check(pad.columns(s), entries, game.players)
            over = pad.settle(s, entries)
        except BadEntry as error:
            raise RoundRefused(index, error.id, str(error)) from None
        before, now = now, _scores(game, pad, s)
        brought.append([later - earlier for later, earlier in zip(now, before, strict=True)])
    totals = _scores(game, pad, s, over=over)
    return Score(
        start=start,
        rounds=brought,
        totals=totals,
        places=_places(game, s, totals, over=over),
        sums=pad.sums(s),
        asked=() if over else pad.columns(s),
        grounds=game.table.grounds(s) if over else (),
    )


def _scores(game: Variant, pad: Pad[Any], s: Layout, *, over: bool = False) -> list[int]:
    out = [0] * game.players
    (game.rules.scores if over or pad.scores is None else pad.scores)(s, out)
    return out


def _places(game: Variant, s: Layout, totals: list[int], *, over: bool) -> list[int]:
    """In the end by the game's own rules; before it, whoever is ahead is ahead."""
    out = [0] * game.players
    if over:
        game.rules.places(s, out)
    else:
        rank(s, out, [game.rules.GOAL.point * total for total in totals])
    return out
