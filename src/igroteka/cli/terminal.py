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
    from collections.abc import Iterable, Sequence

    from rich.console import Console, RenderableType

    from igroteka.kernel import Phrase, Zone
    from igroteka.match import Game, State, View
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
LISTED = 12  # more choices than these stand in columns, and those that sound alike stand together
ALIKE = 4
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


def flow(groups: Iterable[list[Text]], width: int, indent: int = 0) -> list[Text]:
    """Lay pieces out in lines: those of a group one space apart, groups three; a line may break between any two."""
    lines = [Text(" " * indent)]
    for pieces in groups:
        for position, piece in enumerate(pieces):
            begun = lines[-1].cell_len > indent
            gap = (1 if position else 3) if begun else 0
            if begun and lines[-1].cell_len + gap + piece.cell_len > width:
                lines.append(Text(" " * indent))
                gap = 2 if position else 0
            lines[-1].append(" " * gap).append_text(piece)
    return [line for line in lines if line.cell_len > indent]


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
        if item == BACK:
            return Text("[?]") if self.plain else Text(" ▒ ", "color(67) on color(236)")
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
            return [self.stack(zone.value)] if zone.value else []
        if zone.kind == "sheet":
            return self.sheet(zone, sums)
        if zone.kind == "pile" and len(zone.items) > PILED:
            return [Text(f"+{len(zone.items) - PILED}", DIM), *(self.tile(item) for item in zone.items[-PILED:])]
        return [self.tile(item) for item in zone.items]

    def stack(self, cards: int) -> Text:
        return Text(str(cards), "bold") if self.plain else Text.assemble(self.tile(BACK), " ", (str(cards), "bold"))

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
        zones = view.zones
        middle = self.middle([zone for zone in zones if zone.seat < 0])
        main = [zone for zone in zones if zone.main]
        figure = [line for zone in main for line in self.figure(zone)]
        if figure and self.console.width >= WIDE:
            top = Table.grid(expand=True, padding=(0, 2))
            top.add_column(ratio=1)
            top.add_column(no_wrap=True)
            top.add_row(Group(*middle), Group(*figure))
            return Group(top, Text(), self.seats(view, zones))
        return Group(*middle, *figure, Text(), self.seats(view, zones))

    def figure(self, zone: Zone) -> list[Text]:
        """The main number, large."""
        name = Text(self.zone_name(zone), DIM)
        if zone.value is None:
            return [name, Text(NOTHING, "bold")]
        *upper, last = (Text.assemble((line, "bold cyan")) for line in large(zone.value))
        return [name, *upper, last if zone.of is None else last.append(f"  / {zone.of}", DIM)]

    def middle(self, zones: Sequence[Zone]) -> list[Text]:
        width = self.console.width - (16 if self.console.width >= WIDE else 0)
        lines = []
        in_line: list[list[Text]] = []
        for zone in zones:
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
                return grid
        return Group(*(line for seat in self.order() for line in self.block(view, zones, seat)))

    def order(self) -> list[int]:
        """Seats as the turn goes round, one's own last: nearest to the choices."""
        return [(self.seat + step) % self.game.players for step in range(1, self.game.players + 1)]

    def grid(self, view: View, zones: Sequence[Zone], sums: bool) -> Table:
        held = [zone for zone in zones if zone.seat >= 0 and zone.kind != "marker"]
        named = {zone.id: self.zone_name(zone) for zone in held if self.pieces(zone)}
        table = Table.grid(padding=(0, 3, 0, 0))
        table.add_column(no_wrap=True)
        figures = {zone.id for zone in held if zone.kind in ("number", "chips")}
        for id in named:
            table.add_column(no_wrap=True, justify="right" if id in figures else "left")
        table.add_row("", *(Text(name, DIM) for name in named.values()))
        for seat in self.order():
            cells = {zone.id: self.pieces(zone, sums=sums) for zone in held if zone.seat == seat}
            drawn = (Text(" ").join(cells.get(id) or [Text(NOTHING, DIM)]) for id in named)
            table.add_row(self.sitter(view, zones, seat), *drawn)
        return table

    def block(self, view: View, zones: Sequence[Zone], seat: int) -> list[Text]:
        mine = [zone for zone in zones if zone.seat == seat and zone.kind != "marker"]
        filled = [self.named(zone, sums=True) for zone in mine if self.pieces(zone)]
        return [self.sitter(view, zones, seat), *flow(filled, self.console.width, indent=4)]

    def sitter(self, view: View, zones: Sequence[Zone], seat: int) -> Text:
        """Who sits there, whether it is their turn, and the markers before them."""
        name = Text().append("▶ " if view.actor == seat else "  ", "bold green")
        name.append(self.names[seat], "bold" if seat == self.seat else "")
        if seat == self.seat:
            name.append(f" {self.said.text('ui-you')}", DIM)
        for zone in zones:
            if zone.seat == seat and zone.kind == "marker":
                name.append(" ").append_text(self.badge(zone))
        return name

    # What happened

    def story(self, phrases: Sequence[Phrase]) -> RenderableType:
        """Sentences, those of one seat or of one kind in one line. What is said twice in it is said once."""
        lines = Table.grid(padding=(0, 1, 0, 0))
        for run in _runs(phrases):
            said = [self.said.say(phrase, self.names, self.seat) for phrase in run]
            counts = {sentence: said.count(sentence) for sentence in said}
            text = Text(" ".join(s if n == 1 else f"{s} (×{n})" for s, n in counts.items()))
            if run[0].id == "did-round":
                text.stylize("bold")
            lines.add_row(Text("·", DIM), text)
        return lines

    # Choices

    def offers(self, view: View) -> list[Offer]:
        """The legal actions in the order of the rules, those that sound alike side by side."""
        alike: dict[str, list[str]] = {}
        for action in view.actions:
            label = self.said.say(self.game.table.label(view.s, action), self.names, self.seat)
            alike.setdefault(label, []).append(self.game.rules.TOKENS[action])
        spoken = [(label, token) for label, tokens in alike.items() for token in tokens]
        return [Offer(number, label, token) for number, (label, token) in enumerate(spoken, 1)]

    def choices(self, view: View, offers: Sequence[Offer], *, every: bool = False) -> RenderableType:
        """The list of choices. A long one is shortened, unless every one is asked for."""
        faces = next((zone.items for zone in view.zones if zone.kind == "dice"), ())
        if len(offers) <= LISTED:
            return self.lines([(str(o.number), o.label, self.token(o.token, faces)) for o in offers])
        if every:
            return self.columns([self.numbered(o.number, o.token) for o in offers])
        groups = [list(group) for _, group in groupby(offers, key=lambda offer: offer.label)]
        if all(len(group) <= ALIKE for group in groups):
            alike = {offer.label for group in groups for offer in group if len(group) > 1}
            named = ((o.number, f"{o.label} · {o.token}" if o.label in alike else o.label) for o in offers)
            return self.columns([self.numbered(number, name) for number, name in named])
        rows = [(_span(g), g[0].label, Text(" … ".join(dict.fromkeys((g[0].token, g[-1].token))), DIM)) for g in groups]
        example = max(groups, key=len)[-1].token
        return Group(self.lines(rows), Text(self.said.text("ui-all", token=example), DIM))

    def token(self, token: str, faces: Sequence[str]) -> Text:
        """A token, with the dice that it names."""
        drawn = Text.assemble((token, DIM))
        *_, last = token.split()
        if len(faces) == len(self.dice) and last != token and set(last) <= set(self.dice):
            drawn.append(" ").append_text(Text(" ").join(self.tile(faces[self.dice.index(die)]) for die in last))
        return drawn

    def numbered(self, number: int, name: str) -> Text:
        return Text.assemble((f"{number:>3} ", "bold cyan"), name)

    def lines(self, rows: Sequence[tuple[str, str, Text]]) -> RenderableType:
        """Number, label and token of each; where a line is too short for all three, the token goes below."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", style="bold cyan", min_width=2, no_wrap=True)
        widths = (max(cell_len(number) for number, *_ in rows), max(cell_len(label) for _, label, _ in rows))
        fits = sum(widths) + max(token.cell_len for *_, token in rows) + 6 <= self.console.width
        for number, label, token in rows:
            table.add_row(number, *((label, token) if fits else (Group(label, token) if token else label,)))
        return table

    def columns(self, cells: Sequence[Text]) -> RenderableType:
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
        if chosen != "*" and not (chosen.isdecimal() and 1 <= int(chosen) <= len(sections)):
            return Text(self.said.text("ui-no-such-section", typed=chosen, last=len(sections)), "yellow")
        shown = sections if chosen == "*" else [sections[int(chosen) - 1]]
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


def _runs(phrases: Sequence[Phrase]) -> list[list[Phrase]]:
    """Phrases that belong in one line: of one seat and what speaks of nobody after it, or a deal all round."""
    runs: list[list[Phrase]] = []
    for phrase in phrases:
        last = runs[-1][-1] if runs else None
        if last is None or "did-round" in (phrase.id, last.id):
            runs.append([phrase])
        elif phrase.seat in (-1, _speaks_of(runs[-1])) or _kind(phrase) == _kind(last):
            runs[-1].append(phrase)
        else:
            runs.append([phrase])
    return [sorted(run, key=lambda p: [q.seat for q in run].index(p.seat)) if _is_deal(run) else run for run in runs]


def _kind(phrase: Phrase) -> str:
    return phrase.id.removesuffix("-hidden")


def _is_deal(run: Sequence[Phrase]) -> bool:
    return len({_kind(phrase) for phrase in run}) == 1


def _speaks_of(run: Sequence[Phrase]) -> int:
    return next((phrase.seat for phrase in reversed(run) if phrase.seat >= 0), -2)


def _span(group: Sequence[Offer]) -> str:
    return str(group[0].number) if len(group) == 1 else f"{group[0].number}–{group[-1].number}"
