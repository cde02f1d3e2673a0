"""A table drawn in a terminal. Everything on it comes from a seat's view."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rich.console import Group
from rich.table import Table
from rich.text import Text

from igroteka.kernel import Dice

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.console import Console, RenderableType

    from igroteka.kernel import Zone
    from igroteka.match import Game, View
    from igroteka.words import Words

BACK = "?"
NOTHING = "–"
DIM = "bright_black"
WARMER = tuple(f"black on color({shade})" for shade in (117, 80, 79, 114, 149, 185, 221, 215, 209, 203, 204, 205))
PICTURE = "black on color(183)"  # a card that is no number
COLOURS = {
    "r": "white on color(160)",
    "y": "black on color(220)",
    "g": "white on color(28)",
    "b": "white on color(26)",
    "s": "black on color(250)",
    "k": "white on color(16)",
}
FACE = re.compile(rf"\b(\d)([{''.join(COLOURS)}])\b")
PILED = 8  # cards of a pile that are shown
WIDE = 60  # columns from which the large number stands beside the middle of the table
ROWS = (0o75557, 0o26227, 0o71747, 0o71717, 0o55711, 0o74717, 0o74757, 0o71222, 0o75757, 0o75717, 0o00700)
DIGITS = dict(zip("0123456789-", ROWS, strict=True))  # three dots wide, five high, an octal digit a row


def large(number: int) -> list[str]:
    """A number three lines high: five rows of dots, two to a line."""
    lines = []
    for upper, lower in ((4, 3), (2, 1), (0, -1)):
        shapes = []
        for sign in str(number):
            top, bottom = DIGITS[sign] >> 3 * upper & 7, DIGITS[sign] >> 3 * lower & 7 if lower >= 0 else 0
            shapes.append("".join(" ▀▄█"[(top >> bit & 1) + 2 * (bottom >> bit & 1)] for bit in (2, 1, 0)))
        lines.append(" ".join(shapes))
    return lines


def flow(groups: Iterable[list[Text]], width: int, indent: int = 0) -> list[Text]:
    """Lay groups of pieces out in lines. One that is longer than a line goes on in the next, a little further in."""
    lines = [Text(" " * indent)]
    for pieces in groups:
        whole = sum(piece.cell_len + 1 for piece in pieces) - 1
        if lines[-1].cell_len > indent:
            if lines[-1].cell_len + 3 + whole <= width:
                lines[-1].append("   ")
            else:
                lines.append(Text(" " * indent))
        for position, piece in enumerate(pieces):
            if position and lines[-1].cell_len + 1 + piece.cell_len > width:
                lines.append(Text(" " * (indent + 2)))
            elif position:
                lines[-1].append(" ")
            lines[-1].append_text(piece)
    return [line for line in lines if line.plain.strip()]


class Screen:
    """One person's screen: whose names, whose eyes, which language."""

    def __init__(self, console: Console, game: Game, said: Words, names: list[str], seat: int) -> None:
        self.console = console
        self.game = game
        self.said = said
        self.names = names
        self.seat = seat
        self.plain = console.color_system is None or console.no_color
        self.dice: Sequence[str] = game.rules.DICE if isinstance(game.rules, Dice) else ()
        numbers = [face for face in game.rules.FACES if face.isdigit()]
        steps = len(numbers) - 1 or 1
        self.shades = {face: WARMER[i * (len(WARMER) - 1) // steps] for i, face in enumerate(numbers)}

    def tile(self, item: str) -> Text:
        """A card, or a die as small as one."""
        text, style = self.said.face(item), self.shades.get(item, PICTURE)
        if self.dice and (die := FACE.fullmatch(item)):
            text, style = f"{die[1]} {self.colour(die[2])}" if self.plain else die[1], COLOURS[die[2]]
        return Text(f"[{text}]") if self.plain else Text(f" {text} ", f"bold {style}")

    def colour(self, letter: str) -> str:
        return self.said.text(f"ui-colour-{letter}")

    def with_tiles(self, text: str) -> Text:
        """A text in which the faces of dice are tiles."""
        drawn, end = Text(), 0
        for face in FACE.finditer(text) if self.dice else ():
            drawn.append(text[end : face.start()]).append_text(self.tile(face[0]))
            end = face.end()
        return drawn.append(text[end:])

    def you(self, seat: int) -> tuple[str, str]:
        """The sign behind one's own name."""
        return (f" {self.said.text('ui-you')}" if seat == self.seat else "", DIM)

    def zone_name(self, zone: Zone) -> str:
        return self.said.text(f"zone-{zone.id}", of=0)  # which stands beside the number

    def pieces(self, zone: Zone, *, sums: bool = False) -> list[Text]:
        """What lies in a zone; nothing at all if it is empty."""
        if zone.kind in ("number", "chips"):
            return [self.amount(zone)]
        if zone.kind == "stack":
            return [self.backs(1, zone.value), *map(self.tile, zone.items)] if zone.value else []
        if zone.kind == "sheet":
            return self.sheet(zone, sums)
        if zone.kind == "pile" and len(zone.items) > PILED:
            return [Text(f"+{len(zone.items) - PILED}", DIM), *(self.tile(item) for item in zone.items[-PILED:])]
        hidden = zone.items.count(BACK)
        known = [self.tile(item) for item in zone.items if item != BACK]
        if zone.column and known:
            known += [Text("=", DIM), self.amount(zone)]
        return [*known, self.backs(hidden, hidden)] if hidden else known

    def backs(self, shown: int, cards: int) -> Text:
        """Cards that lie face down, and how many they are."""
        return Text.assemble(("▊" * shown, "color(67)"), f" {cards}" if cards > 1 else "")

    def amount(self, zone: Zone) -> Text:
        sign = ("● ", "yellow") if zone.kind == "chips" else ""
        value = NOTHING if zone.value is None else str(zone.value)
        limit = "" if zone.of is None else f" / {zone.of}"
        return Text.assemble(sign, (value, "bold"), (limit, DIM))

    def sheet(self, zone: Zone, sums: bool) -> list[Text]:
        """A line of numbers and what they add up to, or only that."""
        if zone.value is None:
            return [self.with_tiles(item) for item in zone.items]
        total = self.amount(zone)
        if sums or len(zone.items) < 2:
            return [total]
        return [*(Text(item) for item in zone.items), Text("=", DIM), total]

    def badge(self, zone: Zone) -> Text:
        name = " ".join((self.zone_name(zone), *zone.items))
        return Text(f"[{name}]") if self.plain else Text(f" {name} ", "color(252) on color(238)")

    def table(self, view: View) -> RenderableType:
        """Middle, large number and seats, as wide as the console."""
        zones, width = view.zones, self.console.width
        figure = [line for zone in zones if zone.main for line in self.figure(zone)]
        if not figure or width < WIDE:
            return Group(*self.middle(zones, width), *figure, Text(), self.seats(view, zones))
        left = width - max(line.cell_len for line in figure) - 3
        top = Table.grid(expand=True)
        top.add_column(width=left + 3)
        top.add_column(no_wrap=True)
        top.add_row(Group(*self.middle(zones, left)), Group(*figure))
        return Group(top, Text(), self.seats(view, zones))

    def figure(self, zone: Zone) -> list[Text]:
        """The main number, large."""
        name = Text(self.zone_name(zone), DIM)
        if zone.value is None:
            return [name, Text(NOTHING, "bold")]
        *upper, last = (Text.assemble((line, "bold cyan")) for line in large(zone.value))
        return [name, *upper, last if zone.of is None else last.append(f"  / {zone.of}", DIM)]

    def middle(self, zones: Sequence[Zone], width: int) -> list[Text]:
        lines = []
        in_line: list[list[Text]] = []
        for zone in zones:
            if zone.seat >= 0:
                continue
            if zone.kind == "dice":
                lines += self.throw(zone)
            elif zone.kind in ("marker", "direction"):
                in_line.append([self.badge(zone)])
            elif zone.kind == "sheet" and any(" " in item for item in zone.items):
                lines += [Text(self.zone_name(zone), DIM), *(Text("  ").append_text(row) for row in self.pieces(zone))]
            elif not zone.main:
                in_line.append(self.named(zone))
        return [*flow(in_line, width), *lines]

    def named(self, zone: Zone, *, sums: bool = False) -> list[Text]:
        """The pieces of a zone, its name before the first."""
        first, *rest = self.pieces(zone, sums=sums) or [Text(NOTHING, DIM)]
        return [Text.assemble((f"{self.zone_name(zone)} ", DIM), first), *rest]

    def throw(self, zone: Zone) -> list[Text]:
        """Dice side by side: what each is called, its number, and its colour in letters too."""
        found = [FACE.fullmatch(item) for item in zone.items]
        if not all(found) or not zone.items:
            return flow([self.named(zone)], self.console.width)
        names, faces, colours = Text(), Text(), Text()
        for die, face in enumerate(filter(None, found)):
            called = self.dice[die] if len(self.dice) == len(zone.items) else ""
            names.append(f"{called:^5} ", "bold")
            colours.append(f"{self.colour(face[2]):^5} ", DIM)
            faces.append(f"[ {face[1]} ]" if self.plain else f"  {face[1]}  ", f"bold {COLOURS[face[2]]}").append(" ")
        return [Text(), names, faces, colours, Text()]

    def seats(self, view: View, zones: Sequence[Zone]) -> RenderableType:
        """A line a seat if that fits, with sums for whole columns if need be; else a small block a seat."""
        endless = self.console.options.update(max_width=10 * self.console.width)
        for sums in (False, True):
            grid = self.grid(view, zones, sums)
            if self.console.measure(grid, options=endless).maximum <= self.console.width:
                hands = [self.named(zone) for zone in zones if self.own_hand(zone)]
                return Group(grid, *flow(hands, self.console.width, indent=2))
        return Group(*(line for seat in self.order() for line in self.block(view, zones, seat)))

    def order(self) -> list[int]:
        """Seats as the turn goes round, one's own last: nearest to the choices."""
        return [(self.seat + step) % self.game.players for step in range(1, self.game.players + 1)]

    def own_hand(self, zone: Zone) -> bool:
        return zone.kind == "hand" and zone.seat == self.seat and bool(zone.items)

    def grid(self, view: View, zones: Sequence[Zone], sums: bool) -> Table:
        held = [zone for zone in zones if zone.seat >= 0 and zone.kind != "marker"]
        named = {zone.id: self.zone_name(zone) for zone in held if self.pieces(zone)}
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        figures = {zone.id for zone in held if zone.kind in ("number", "chips")}
        for id in named:
            table.add_column(no_wrap=True, justify="right" if id in figures else "left")
        table.add_row("", *(Text(name, DIM) for name in named.values()))
        for seat in self.order():
            cells = {zone.id: self.pieces(zone, sums=sums) for zone in held if zone.seat == seat}
            if seat == self.seat:
                cells |= {zone.id: [Text(f"↓ {len(zone.items)}", DIM)] for zone in held if self.own_hand(zone)}
            drawn = (Text(" ").join(cells.get(id) or [Text(NOTHING, DIM)]) for id in named)
            table.add_row(Text(" ").join(self.sitter(view, zones, seat)), *drawn)
        return table

    def block(self, view: View, zones: Sequence[Zone], seat: int) -> list[Text]:
        mine = [zone for zone in zones if zone.seat == seat and zone.kind != "marker"]
        filled = [self.named(zone, sums=True) for zone in mine if self.pieces(zone)]
        sitter = flow([self.sitter(view, zones, seat)], self.console.width)
        return [*sitter, *flow(filled, self.console.width, indent=4)]

    def sitter(self, view: View, zones: Sequence[Zone], seat: int) -> list[Text]:
        """Who sits there, whether it is their turn, and the markers before them."""
        turn = ("▶ " if view.actor == seat else "  ", "bold green")
        name = Text.assemble(turn, (self.names[seat], "bold" if seat == self.seat else ""), self.you(seat))
        return [name, *(self.badge(zone) for zone in zones if zone.seat == seat and zone.kind == "marker")]
