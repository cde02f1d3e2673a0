"""The score pad of Pairs: after each round, who took which card."""

from __future__ import annotations

from igroteka.games.pairs.deck import TOP
from igroteka.games.pairs.pairs.rules import State, has_lost, keep, losing_score
from igroteka.kernel import Column, Entries, Pad, the_one


def begin(s: State) -> None:
    s.losing_score = losing_score(s)


def columns(s: State) -> list[Column]:
    return [Column("took", "one", least=1), Column("card", "card", low=1, high=(TOP,))]


def settle(s: State, entries: Entries) -> bool:
    """Nobody else has got anything since the last time, whether one plays in rounds or without."""
    seat = the_one(entries["took"])
    s.round += 1
    keep(s, seat, entries["card"][0])
    return has_lost(s, seat)


PAD = Pad(columns, settle, begin=begin)
