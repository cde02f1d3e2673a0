"""The score pad of Five Cards: whose the five columns are."""

from __future__ import annotations

from igroteka.games.pairs.deck import TOP
from igroteka.games.pairs.five_cards.rules import COLUMNS, NOBODY, PLACED, State, match_ends, score_round
from igroteka.games.pairs.rounds import begin_round
from igroteka.kernel import Column, Entries, Pad, everybody

TIED = 0b11


def columns(s: State) -> list[Column]:
    """Of a column in which the sums are equal both have a half."""
    return [Column("column", "cards", high=(everybody(s),) * TOP, least=COLUMNS, most=COLUMNS, sides=s.seats)]


def settle(s: State, entries: Entries) -> bool:
    begin_round(s)
    owners = entries["column"]
    s.common[:] = [value for value in range(1, TOP + 1) if owners[value - 1]]
    for column in s.common:
        lay_column(s, column, owners[column - 1])
    score_round(s)
    return match_ends(s)


def lay_column(s: State, column: int, owners: int) -> None:
    """A column in which only its winner has a card; if it is tied, nobody has."""
    for value in range(1, TOP + 1):
        s.columns[column][value] = NOBODY
    if owners != TIED:
        s.columns[column][TOP if column < TOP else 1] = PLACED + (owners >> 1)


PAD = Pad(columns, settle)
