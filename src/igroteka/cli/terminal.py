"""A table drawn in a terminal. Everything on it comes from a seat's view and from what that seat was told."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.console import Group
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from rich.console import Console, RenderableType

    from igroteka.kernel import Phrase, Zone
    from igroteka.match import Game, State, View
    from igroteka.words import Words

BACK = "?"
NOTHING = "–"
ROUND = "did-round"  # begins a line of its own
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
LISTED = 12  # more choices than these stand in columns, or together where more than a few sound alike
LONGEST_ECHO = 40  # of what was typed, when it was not understood
ALIKE = 4
TALLEST = 18
WIDE = 60  # columns from which the large number stands beside the middle of the table
ROWS = (0o75557, 0o26227, 0o71747, 0o71717, 0o55711, 0o74717, 0o74757, 0o71222, 0o75757, 0o75717, 0o00700)
DIGITS = dict(zip("0123456789-", ROWS, strict=True))  # three dots wide, five high, an octal digit a row


@dataclass(frozen=True)
class Offer:
    """A legal action as it stands on the list."""

    number: int
    label: str
    token: str


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


def typed_number(typed: str, last: int) -> int | None:
    """A number from 1 to `last`, if it is one."""
    return int(typed) if typed.isdecimal() and len(typed) <= 6 and 1 <= int(typed) <= last else None


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
        self.dice: Sequence[str] = getattr(game.rules, "DICE", ())
        numbers = [face for face in game.rules.FACES if face.isdigit()]
        steps = len(numbers) - 1 or 1
        self.shades = {face: WARMER[i * (len(WARMER) - 1) // steps] for i, face in enumerate(numbers)}

    # Pieces

    def tile(self, item: str) -> Text:
        """A card, or a die as small as one."""
        if die := FACE.fullmatch(item):
            return self._tile(self._die(die) if self.plain else die[1], COLOURS[die[2]])
        return self._tile(self.said.face(item), self.shades.get(item, PICTURE))

    def _tile(self, text: str, style: str) -> Text:
        return Text(f"[{text}]") if self.plain else Text(f" {text} ", f"bold {style}")

    def _die(self, face: re.Match[str]) -> str:
        return f"{face[1]} {self.colour(face[2])}"

    def colour(self, letter: str) -> str:
        return self.said.text(f"ui-colour-{letter}")

    def with_tiles(self, text: str) -> Text:
        """A text in which the faces of dice are tiles."""
        drawn, end = Text(), 0
        for face in FACE.finditer(text):
            drawn.append(text[end : face.start()]).append_text(self.tile(face[0]))
            end = face.end()
        return drawn.append(text[end:])

    def zone_name(self, zone: Zone) -> str:
        return self.said.text(f"zone-{zone.id}")

    def pieces(self, zone: Zone, *, sums: bool = False) -> list[Text]:
        """What lies in a zone; nothing at all if it is empty."""
        if zone.kind in ("number", "chips"):
            return [self.amount(zone)]
        if zone.kind == "stack":
            return [self.backs(1, zone.value)] if zone.value else []
        if zone.kind == "sheet":
            return self.sheet(zone, sums)
        if zone.kind == "pile" and len(zone.items) > PILED:
            return [Text(f"+{len(zone.items) - PILED}", DIM), *(self.tile(item) for item in zone.items[-PILED:])]
        hidden = zone.items.count(BACK)
        known = [self.tile(item) for item in zone.items if item != BACK]
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

    # The table

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
            elif zone.kind == "marker":
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
        name = Text().append("▶ " if view.actor == seat else "  ", "bold green")
        name.append(self.names[seat], "bold" if seat == self.seat else "")
        if seat == self.seat:
            name.append(f" {self.said.text('ui-you')}", DIM)
        return [name, *(self.badge(zone) for zone in zones if zone.seat == seat and zone.kind == "marker")]

    # What happened

    def story(self, decisions: Iterable[Sequence[Phrase]]) -> RenderableType:
        """What came of some decisions, as sentences. What is said twice in a line is said once."""
        lines = Table.grid(padding=(0, 1, 0, 0))
        for run in _lines(decisions):
            said = [self.said.say(phrase, self.names, self.seat) for phrase in run]
            counts = {sentence: said.count(sentence) for sentence in said}
            text = Text(" ".join(s if n == 1 else f"{s} (×{n})" for s, n in counts.items()))
            if run[0].id == ROUND:
                text.stylize("bold")
            lines.add_row(Text("·", DIM), text)
        return lines

    # Choices

    def offers(self, view: View) -> list[Offer]:
        """The legal actions: those that begin alike side by side, and among them those that sound alike."""
        kinds: dict[str, dict[str, list[str]]] = {}
        for action in view.actions:
            label = self.said.say(self.game.table.label(view.s, action), self.names, self.seat)
            token = self.game.rules.TOKENS[action]
            kinds.setdefault(token.split()[0], {}).setdefault(label, []).append(token)
        spoken = [(label, token) for kind in kinds.values() for label, tokens in kind.items() for token in tokens]
        return [Offer(number, label, token) for number, (label, token) in enumerate(spoken, 1)]

    def choices(self, view: View, offers: Sequence[Offer], *, every: bool = False) -> RenderableType:
        """The list of choices. A long one is shortened, unless every one is asked for."""
        if len(offers) <= LISTED:
            faces = next((zone.items for zone in view.zones if zone.kind == "dice"), ())
            return self.lines([(str(o.number), o.label, self.token(o.token, faces)) for o in offers])
        alike = _together(offers, lambda offer: offer.label)
        if not every and max(map(len, alike)) > ALIKE:
            return self.shortened(alike)
        named = [offer.label if len(group) == 1 else offer.token for group in alike for offer in group]
        columns = self.columns([Text.assemble((f"{n:>3} ", "bold cyan"), name) for n, name in enumerate(named, 1)])
        if every or columns.row_count <= TALLEST:
            return columns
        return self.shortened(_together(offers, lambda offer: offer.token.split()[0]))

    def shortened(self, groups: Sequence[Sequence[Offer]]) -> RenderableType:
        """A line for every group, and how to get at what stands in it."""
        rows = []
        for group in groups:
            first, last = group[0], group[-1]
            number = str(first.number) if first == last else f"{first.number}–{last.number}"
            label = first.label if first.label == last.label else f"{first.label} …"
            rows.append((number, label, Text(first.token if first == last else f"{first.token} … {last.token}", DIM)))
        example = max(groups, key=len)[-1].token
        return Group(self.lines(rows), Text(self.said.text("ui-all", token=example), DIM))

    def token(self, token: str, faces: Sequence[str]) -> Text:
        """A token, with the dice that it names."""
        drawn = Text.assemble((token, DIM))
        *_, last = token.split()
        if len(faces) == len(self.dice) and last != token and set(last) <= set(self.dice):
            drawn.append(" ").append_text(Text(" ").join(self.tile(faces[self.dice.index(die)]) for die in last))
        return drawn

    def lines(self, rows: Sequence[tuple[str, str, Text]]) -> RenderableType:
        """Number, label and token of each; where a line is too short for all three, the token goes below."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", style="bold cyan", min_width=2, no_wrap=True)
        widths = (max(cell_len(number) for number, *_ in rows), max(cell_len(label) for _, label, _ in rows))
        fits = sum(widths) + max(token.cell_len for *_, token in rows) + 6 <= self.console.width
        for number, label, token in rows:
            said = Text(label)
            table.add_row(number, *((said, token) if fits else (Group(said, token) if token else said,)))
        return table

    def columns(self, cells: Sequence[Text]) -> Table:
        """Cells in as many columns as there is room for, read downwards."""
        widest = max(cell.cell_len for cell in cells)
        count = max(1, min(self.console.width // (widest + 2), -(-len(cells) // 4)))
        height = -(-len(cells) // count)
        table = Table.grid(padding=(0, 2, 0, 0))
        for row in range(height):
            table.add_row(*cells[row::height])
        return table

    # Rules and result

    def rules(self, chosen: str) -> RenderableType:
        """The list of sections, one of them by its number, or all."""
        sections = self.said.sections()
        if not chosen:
            titles = [(str(number), section.title, Text()) for number, section in enumerate(sections, 1)]
            heading = Text(self.said.text("ui-rules"), "bold")
            return Group(heading, self.lines(titles), Text(self.said.text("ui-rules-hint"), DIM))
        number = typed_number(chosen, len(sections))
        if chosen != "*" and number is None:
            return Text(self.said.text("ui-no-such-section", typed=chosen[:LONGEST_ECHO], last=len(sections)), "yellow")
        shown = sections if number is None else [sections[number - 1]]
        return Group(*(part for s in shown for part in (Markdown(f"## {s.title}"), Padding(Markdown(s.text), (1, 0)))))

    def result(self, state: State) -> RenderableType:
        """Places and scores, and who won or lost."""
        table = Table(box=None, pad_edge=False, header_style=DIM, padding=(0, 3, 0, 0))
        table.add_column(self.said.text("ui-place"), justify="right")
        table.add_column(self.said.text("ui-player"))
        table.add_column(self.said.text("ui-score"), justify="right")
        for seat in sorted(range(self.game.players), key=lambda seat: (state.places[seat], seat)):
            mine = seat == self.seat
            name = Text.assemble(self.names[seat], (f" {self.said.text('ui-you')}" if mine else "", DIM))
            table.add_row(str(state.places[seat]), name, str(state.scores[seat]), style="bold" if mine else "")
        return Group(table, Text(), Text(self.verdict(state.places), "bold green"))

    def verdict(self, places: Sequence[int]) -> str:
        first = [seat for seat, place in enumerate(places) if place == 1]
        names = ", ".join(self.names[seat] for seat in first)
        if len(first) == len(places) - 1 > 1:  # no winner, one loser
            loser = places.index(max(places))
            lost = self.said.text("ui-lost", names=self.names[loser])
            return self.said.text("ui-you-lost") if loser == self.seat else lost
        if len(first) > 1:
            verdict = self.said.text("ui-shared", names=names)
        else:
            verdict = self.said.text("ui-you-won") if first == [self.seat] else self.said.text("ui-won", names=names)
        if self.seat in first:
            return verdict
        return f"{verdict} {self.said.text('ui-your-place', place=places[self.seat], players=len(places))}"


def _lines(decisions: Iterable[Sequence[Phrase]]) -> list[list[Phrase]]:
    """Phrases that belong in one line: what one seat does, or the same thing all round the table (seat by seat)."""
    lines: list[list[Phrase]] = []
    for phrases in decisions:
        runs: list[list[Phrase]] = []
        for phrase in phrases:
            if runs and _belongs(phrase, runs[-1]):
                runs[-1].append(phrase)
            else:
                runs.append([phrase])
        if lines and runs and (all(_belongs(p, lines[-1]) for p in runs[0]) and _seats(runs[0])):
            lines[-1] += runs.pop(0)
        lines += runs
    return [sorted(line, key=lambda p: _seats(line).index(p.seat)) if len(_seats(line)) > 1 else line for line in lines]


def _belongs(phrase: Phrase, line: Sequence[Phrase]) -> bool:
    if ROUND in (phrase.id, line[-1].id):
        return False
    if {_kind(phrase)} == {_kind(other) for other in line}:
        return True
    return len(seats := _seats(line)) <= 1 and phrase.seat in (-1, *seats)


def _seats(line: Sequence[Phrase]) -> list[int]:
    """Those that a line speaks of, in its order."""
    return list(dict.fromkeys(phrase.seat for phrase in line if phrase.seat >= 0))


def _kind(phrase: Phrase) -> str:
    return phrase.id.removesuffix("-hidden")


def _together(offers: Sequence[Offer], by: Callable[[Offer], str]) -> list[list[Offer]]:
    return [list(group) for _, group in groupby(offers, key=by)]
