"""A table for tests: chance comes from a script of tokens, and positions read like a game.

>>> table = Scripted("pairs", 2, "first=1; burn=1,2,4,5,6; deal 0=5; deal 1=9", continuous=True)
>>> table.to_move, table.legal
(0, ['draw', 'fold 0 5', 'fold 1 9'])
>>> table.play("draw", "draw 0=5")
>>> table.s.points[:2]
[5, 0]
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar

from igroteka.games import catalogue
from igroteka.kernel import Host, Of, Phrase
from igroteka.match import Happening
from igroteka.match.naming import kind_token, outcome_token

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from igroteka.kernel.options import Value


def events(script: str) -> list[tuple[str, str]]:
    """`"deal 0=5,7; draw 1=9"` → deal 0 gives 5, deal 0 gives 7, draw 1 gives 9."""
    found = []
    for part in filter(None, re.split(r"\s*;\s*", script.strip())):
        kind, _, outcomes = part.partition("=")
        found += [(kind.strip(), outcome.strip()) for outcome in outcomes.split(",")]
    return found


class Scripted(Host):
    """One game, with its chance dictated. `filler` answers what the script leaves open; without it that is an error."""

    def __init__(
        self,
        game: str,
        players: int,
        script: str = "",
        filler: Callable[[str, list[str]], str] | None = None,
        options: Mapping[str, Value] | None = None,
        **named: Value,
    ) -> None:
        self.id = game
        self.rules: Any = catalogue.rules(game)
        self.filler = filler
        self.due = events(script)
        self.chances: list[tuple[str, str]] = []
        self.happenings: list[tuple[Any, ...]] = []
        self.s: Any = catalogue.blank(self.rules, players, {**(options or {}), **named})
        self.s.host = self
        self.rules.start(self.s)

    def chance(self, s: Any, kind: str, who: int, weights: Sequence[int], of: Of) -> int:
        named = kind_token(self.rules, kind, who, of)
        offered = {outcome_token(self.rules, s, who, i, of): i for i, weight in enumerate(weights) if weight}
        weighted = [token for token, i in offered.items() for _ in range(weights[i])]
        if self.due:
            expected, outcome = self.due.pop(0)
            assert named == expected, f"chance {named} came up, the script says {expected}={outcome}"
            assert outcome in offered, f"{named} cannot be {outcome}, only {sorted(offered)}"
        else:
            assert self.filler, f"the script has nothing for chance {named}"
            outcome = self.filler(named, weighted)
        self.chances.append((named, outcome))
        return offered[outcome]

    def hear(self, s: Any, happening: str, seat: int, card: int, value: int, other: int, only: int) -> None:
        self.happenings.append((happening, seat, card, value, other, only))

    @property
    def to_move(self) -> int:
        return int(self.rules.actor(self.s))

    @property
    def over(self) -> bool:
        return self.to_move < 0

    @property
    def legal(self) -> list[str]:
        """The legal tokens, sorted as strings."""
        menu = [0] * (len(self.rules.TOKENS) + 1)
        self.rules.legal(self.s, menu)
        return sorted(self.rules.TOKENS[action] for action in menu[1 : menu[0] + 1])

    def play(self, token: str, script: str = "", seat: int | None = None) -> None:
        """Play a legal token; `script` is the chance that follows, all of it unless there is a filler."""
        assert seat is None or self.to_move == seat, f"seat {self.to_move} is to move, not {seat}"
        assert token in self.legal, f"{token} is not legal: {self.legal}"
        self.due += events(script)
        self.rules.apply(self.s, self.rules.TOKENS.index(token))
        assert not self.due, f"this chance never came up: {self.due}"
        assert self.rules.audit(self.s), f"the audit fails after {token}: {self.s}"

    def why_not(self, token: str) -> str:
        """The clause that forbids a token."""
        assert token not in self.legal
        return str(self.rules.why_not(self.s, self.rules.TOKENS.index(token)).clause)

    def result(self) -> tuple[list[int], list[int]]:
        """Scores and places."""
        scores, places = [0] * self.s.seats, [0] * self.s.seats
        self.rules.scores(self.s, scores)
        self.rules.places(self.s, places)
        return scores, places

    def grounds(self) -> list[tuple[str, str, int]]:
        """What decided: clauses with the names of their sentences, and of whom these speak."""
        found = catalogue.table(self.id).grounds(self.s)
        return [(ground.clause, ground.phrase.id, ground.phrase.seat) for ground in found]


class GameTable(Scripted):
    """The scripted table of one game, which its subclass names."""

    game: ClassVar[str]

    def __init__(
        self,
        players: int,
        script: str = "",
        filler: Callable[[str, list[str]], str] | None = None,
        options: Mapping[str, Value] | None = None,
        **named: Value,
    ) -> None:
        super().__init__(self.game, players, script, filler, options, **named)


def cards(rules: Any, bag: Sequence[int]) -> list[str]:
    """The tokens of the cards in a bag, in the order of their faces."""
    return [rules.FACES[face] for face in range(1, len(bag)) for _ in range(bag[face])]


def choice(table: Scripted, luck: int = 1) -> str:
    """What the game's own policy does for the seat to move."""
    menu = [0] * (len(table.rules.TOKENS) + 1)
    table.rules.legal(table.s, menu)
    return str(table.rules.TOKENS[catalogue.bots(table.id).policy(table.s, menu, [luck])])


def seen(table: Scripted, viewer: int) -> Any:
    """The position without what a seat may not know."""
    s = table.s.copy()
    table.rules.redact(s, viewer)
    return s


def shown(table: Scripted, zone: str, viewer: int = 0) -> list[Any]:
    """The zones of that name, as a seat sees them."""
    return [found for found in catalogue.table(table.id).zones(seen(table, viewer), viewer) if found.id == zone]


def heard(table: Scripted, viewer: int) -> list[Phrase]:
    """What a seat was told."""
    return [
        Happening(Phrase(name, seat, card, value, other), only).seen_by(viewer)
        for name, seat, card, value, other, only in table.happenings
    ]


def same_for(table: Scripted, twin: Scripted, viewer: int) -> bool:
    """Whether a seat cannot tell two tables apart, neither by what it sees nor by what it was told."""
    return bool(seen(table, viewer) == seen(twin, viewer) and heard(table, viewer) == heard(twin, viewer))
