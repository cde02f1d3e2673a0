"""Two teams that sit alternately: a card is always passed to an opponent (KITTY-41, KITTY-42)."""

from __future__ import annotations

from igroteka.kernel import Flag, Layout, i8

TEAMS = Flag(players=(4, 6))


class Teams(Layout):
    teams = i8()


def sides(s: Teams) -> int:
    """How many teams, or single players, there are; each has every so-many-th seat."""
    return 2 if s.teams else s.seats


def mates(s: Teams, seat: int, other: int) -> bool:
    return s.teams > 0 and seat % 2 == other % 2
