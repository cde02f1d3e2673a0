"""Two teams that sit alternately: a card is always passed to an opponent (KITTY-41, KITTY-42)."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.kernel import BadOption, Flag, Layout, Value, i8


@dataclass(frozen=True)
class TeamsFlag(Flag):
    def accepts(self, value: Value, players: int) -> bool:
        return super().accepts(value, players) and (not value or players in (4, 6))

    def check(self, name: str, value: Value, players: int) -> Value:
        if value is True and not self.accepts(value, players):
            raise BadOption(f"option {name} can be true only with 4 or 6 players, not with {players}")
        return super().check(name, value, players)


TEAMS = TeamsFlag()


class Teams(Layout):
    teams = i8()


def sides(s: Teams) -> int:
    """How many teams, or single players, there are; each has every so-many-th seat."""
    return 2 if s.teams else s.seats


def mates(s: Teams, seat: int, other: int) -> bool:
    return s.teams > 0 and seat % 2 == other % 2
