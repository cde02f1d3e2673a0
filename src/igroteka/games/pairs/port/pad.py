"""The score pad of Port: everybody's sum when passing; who has a pair has none."""

from __future__ import annotations

from igroteka.games.pairs.deck import TOP
from igroteka.games.pairs.port.rules import State, count_round, decided, players_of_round
from igroteka.games.pairs.rounds import begin_round
from igroteka.kernel import Column, Entries, Pad

HIGHEST = sum(range(1, TOP + 1))  # a card of each value


def columns(s: State) -> list[Column]:
    """In a play-off only those are asked who play it."""
    playing = players_of_round(s)
    return [Column("sum", high=tuple(HIGHEST * (playing >> seat & 1) for seat in range(s.seats)))]


def settle(s: State, entries: Entries) -> bool:
    begin_round(s)
    s.sums[: s.seats] = entries["sum"]
    count_round(s)
    return decided(s)


PAD = Pad(columns, settle)
