"""The score pad of Charidice: the sheet, a row a round; what one gives is what the left neighbour gets."""

from __future__ import annotations

from igroteka.games.charidice.dice import DICE, EQUAL_NUMBERS, FOUR_OF_A_COLOUR, RUN_OF_A_COLOUR
from igroteka.games.charidice.rules import FINISHED, State, charity, earned, finish, worth, write_down
from igroteka.kernel import Column, Entries, Pad, Sum

SIDES = 6
MOST_POINTS = SIDES * len(DICE)
MOST_GIVEN = 2 * worth(SIDES) * (len(DICE) - 1)  # one die at least is counted; the greatest gift is doubled
BONUSES = tuple(sorted({FOUR_OF_A_COLOUR, *RUN_OF_A_COLOUR, *EQUAL_NUMBERS}))


def columns(s: State) -> list[Column]:
    return [
        Column("counted", low=1, high=(MOST_POINTS,) * s.seats),
        Column("bonus", high=(BONUSES[-1],) * s.seats, values=BONUSES),
        Column("given", high=(MOST_GIVEN,) * s.seats),
    ]


def settle(s: State, entries: Entries) -> bool:
    s.round += 1
    for seat in range(s.seats):
        write_down(s, seat, entries["counted"][seat], entries["bonus"][seat], entries["given"][seat])
    over = s.round == s.rounds
    if over:
        finish(s)
    return over


def scores(s: State, out: list[int]) -> None:
    """The charity bonus is nobody's before the end."""
    for seat in range(s.seats):
        out[seat] = earned(s, seat)


def sums(s: State) -> list[Sum]:
    """The columns of the sheet, and who gets the charity bonus: in the end, or as things stand."""
    rows = [("counted", s.counted), ("bonus", s.bonus), ("received", s.received), ("given", s.donated)]
    found = [Sum(id, column[: s.seats], beside=True) for id, column in rows]
    return [*found, Sum("charity", [charity(s, seat) for seat in range(s.seats)], beside=s.phase != FINISHED)]


PAD = Pad(columns, settle, sums=sums, scores=scores)
