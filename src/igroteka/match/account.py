"""How the scores of a game have come about: the account that follows from what was told."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from igroteka.kernel import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from igroteka.kernel import Gain
    from igroteka.match.variant import Variant

LISTED = 10  # rounds that are shown one by one; of more, what they brought is shown by kinds


@dataclass
class Row:
    """What something brought, by seat."""

    id: str  # its name is the words' `row-<id>`
    values: list[int]
    card: int = 0
    beside: bool = False  # to be looked at, and in no sum


@dataclass
class Part:
    """A round, a deal, or what belongs to none: what all begin with, what the end of the game brings."""

    id: str  # the happening that began it; of what belongs to no round: start, end, or nothing
    number: int = 0
    rows: list[Row] = field(default_factory=list)

    def brought(self, seat: int) -> int:
        return sum(row.values[seat] for row in self.rows if not row.beside)


class Line(NamedTuple):
    """A line of a table."""

    label: Phrase
    values: list[int]
    beside: bool = False


class Account:
    """It is made from what everybody hears: what brings points is told to all. At any time it adds up to the scores,
    but for what is counted when the game is over.
    """

    def __init__(self, game: Variant, told: Iterable[Phrase] = ()) -> None:
        self.game = game
        self.parts: list[Part] = []
        spec = game.table.accounting
        self._begins = f"did-{spec.part}"
        self._gains = {f"did-{happening}": gains for happening, gains in spec.gains.items()}
        if spec.start:
            start = game.options[spec.start]
            assert isinstance(start, int)
            self.parts.append(Part("start", rows=[Row("start", [start] * game.players)]))
        for phrase in told:
            self.hear(phrase)

    def hear(self, phrase: Phrase) -> Part | None:
        """The part that a happening begins or changes, if it does."""
        if phrase.id == self._begins:
            self.parts.append(Part(self._begins.removeprefix("did-"), phrase.value))
            return self.parts[-1]
        gains = self._gains.get(phrase.id, ())
        for gain in gains:
            self._add(gain, phrase)
        return self.parts[-1] if gains else None

    def _add(self, gain: Gain, phrase: Phrase) -> None:
        part = self._part("end" if gain.late else "")
        amount = {"value": phrase.value, "card": phrase.card, "one": 1}[gain.of] * gain.sign
        card = phrase.card if gain.by_card else 0
        for seat in self._receivers(gain, phrase):
            found = amount - part.brought(seat) if gain.rest else amount
            row = next((row for row in part.rows if (row.id, row.card) == (gain.row, card)), None)
            if row is None:
                row = Row(gain.row, [0] * self.game.players, card, gain.beside)
                part.rows.append(row)
            row.values[seat] += found

    def _part(self, id: str) -> Part:
        """The present part; at the end of the game, one of its own."""
        if not self.parts or (id and self.parts[-1].id != id):
            self.parts.append(Part(id))
        return self.parts[-1]

    def _receivers(self, gain: Gain, phrase: Phrase) -> Sequence[int]:
        if gain.to == "all":
            return range(self.game.players)
        if gain.to == "team":
            return range(phrase.seat, self.game.players, 2)
        return (phrase.seat if gain.to == "seat" else phrase.other,)

    @property
    def totals(self) -> list[int]:
        return [sum(part.brought(seat) for part in self.parts) for seat in range(self.game.players)]

    @property
    def rounds(self) -> list[Part]:
        """The parts that have a number."""
        return [part for part in self.parts if part.number]

    @property
    def kinds(self) -> list[Row]:
        """What brought anything, whatever the part; a row for each id."""
        found: dict[str, Row] = {}
        for row in (row for part in self.parts for row in part.rows):
            known = found.setdefault(row.id, Row(row.id, [0] * self.game.players, beside=row.beside))
            known.values = [a + b for a, b in zip(known.values, row.values, strict=True)]
        return list(found.values())

    @property
    def lines(self) -> list[Line]:
        """What to show: of one round its own rows, of several a line each, of many what brought how much. The browser
        shows it likewise (`web/src/lib/account.ts`).
        """
        if len(self.rounds) > LISTED and sum(not kind.beside for kind in self.kinds) > 1:
            return [_line(row) for row in self.kinds]
        seats = range(self.game.players)
        found: list[Line] = []
        for part in self.parts:
            if part.number and len(self.rounds) > 1:
                label = Phrase(f"part-{part.id}", value=part.number)
                found.append(Line(label, [part.brought(seat) for seat in seats]))
            else:
                found += [_line(row) for row in part.rows]
        return found


def _line(row: Row) -> Line:
    return Line(Phrase(f"row-{row.id}", card=row.card), row.values, row.beside)
