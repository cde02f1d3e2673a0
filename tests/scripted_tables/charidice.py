"""A scripted table of Charidice, with what a person sitting at it sees, and ways to throw the dice.

>>> table = thrown("1r 6r 6y 4r 3r 2r", players=3)
>>> table.to_move, table.legal
(1, ['ask', 'pass'])
>>> table.play("pass")
>>> table.count("bdef")
>>> table.cells(0), table.cells(1)
([15, 15, 0, 13], [0, 0, 13, 0])
"""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import specifications
from scripted import Scripted

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from igroteka.kernel import Value

LETTERS = "abcdef"
COLOURS = "rygbsk"
ONES = "1r 1y 1g 1b 1s 1k"


def _squares() -> dict[str, dict[str, list[str]]]:
    """The faces of every die, as the specification has them."""
    cyclic = {row["die"]: row["faces"].split() for row in specifications.table("charidice", "`square` = `cyclic`")}
    found = re.search(r"`([\d ]+(?:/ [\d ]+){5})`", specifications.text("charidice"))
    assert found
    rows = [[COLOURS[int(colour)] for colour in row.split()] for row in found.group(1).split("/")]
    mixed = [[f"{number}{colour}" for number, colour in enumerate(row, 1)] for row in rows]
    return {"cyclic": cyclic, "mixed": dict(zip(LETTERS, mixed, strict=True))}


SQUARES = _squares()


def first_of(kind: str, weighted: list[str]) -> str:
    """A filler without surprises: seat 0 starts, and every throw that the script leaves open is six ones."""
    return weighted[0]


class ChariTable(Scripted):
    def __init__(
        self,
        players: int,
        script: str = "",
        filler: Callable[[str, list[str]], str] | None = first_of,
        options: Mapping[str, Value] | None = None,
        **named: Value,
    ) -> None:
        super().__init__("charidice", players, script, filler, {**(options or {}), **named})

    @property
    def faces(self) -> str:
        """What the six dice show."""
        square = SQUARES["mixed" if self.s.square else "cyclic"]
        return " ".join(square[die][number - 1] for die, number in zip(LETTERS, self.s.dice, strict=True))

    @property
    def sets(self) -> list[str]:
        """The sets of dice that may be counted."""
        return [token.removeprefix("score ") for token in self.legal if token.startswith("score ")]

    @property
    def requests(self) -> list[int]:
        """The seats that have not asked for the greatest gift yet."""
        return [seat for seat in range(self.s.seats) if not self.s.request_used[seat]]

    @property
    def donated(self) -> list[int]:
        return list(self.s.donated[: self.s.seats])

    def cells(self, seat: int, round: int = 1) -> list[int]:
        """The row of a round on a sheet: counted, bonus, received, donated."""
        return list(self.s.sheet[seat][4 * round - 4 : 4 * round])

    def throw_again(self, dice: str, faces: str, seat: int | None = None) -> None:
        self.play(f"roll {dice}", again(dice, faces), seat)

    def count(self, dice: str, then: str = "") -> None:
        """No request comes, the thrower stops and counts these dice; the next one throws `then`."""
        if self.legal == ["ask", "pass"]:
            self.play("pass")
        if "stop" in self.legal:
            self.play("stop")
        self.play(f"score {dice}", throw(then) if then else "")

    def told(self, happening: str) -> list[tuple[int, int, int]]:
        """Seat, value and other seat of everything of that name that was told."""
        return [(seat, value, other) for name, seat, _, value, other, _ in self.happenings if name == happening]


def again(dice: str, faces: str) -> str:
    """The script of a throw of some dice: `again("bc", "2g 5r")`."""
    return "; ".join(f"roll {die}={face}" for die, face in zip(dice, faces.split(), strict=True))


def throw(faces: str) -> str:
    """The script of a throw of all six."""
    return again(LETTERS, faces)


def thrown(faces: str, players: int = 2, first: int = 0, **options: Value) -> ChariTable:
    """A game that seat `first` has begun with this throw."""
    return ChariTable(players, f"first={first}; {throw(faces)}", options=options)


def stopped(faces: str, players: int = 2, **options: Value) -> ChariTable:
    """Seat 0 has thrown this and stopped, nobody has asked: now the dice are counted."""
    table = thrown(faces, players, 0, **options)
    table.play("pass")
    table.play("stop")
    return table


def by_chance(seed: int) -> Callable[[str, list[str]], str]:
    """A filler that throws as real dice would."""
    luck = random.Random(seed)
    return lambda _, weighted: luck.choice(weighted)
