"""The numbered list of what one may do, as long or as short as there is room for."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.console import Group
from rich.table import Table
from rich.text import Text

from igroteka.cli.terminal import DIM

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import RenderableType

    from igroteka.cli.terminal import Screen
    from igroteka.match import View

NUMBER = "bold cyan"
LISTED = 12  # choices that stand one a line; more of them stand in columns
TALLEST = 18  # lines of columns; a longer list is shortened
ALIKE = 4  # choices that sound the same; more of them become one line


@dataclass(frozen=True)
class Offer:
    """A legal action as it stands on the list."""

    number: int
    label: str
    token: str


def typed_number(typed: str, last: int) -> int | None:
    """A number from 1 to `last`, if it is one."""
    return int(typed) if typed.isdecimal() and len(typed) <= 6 and 1 <= int(typed) <= last else None


def offers_of(screen: Screen, view: View) -> list[Offer]:
    """The legal actions: those that begin alike side by side, and among them those that sound alike."""
    kinds: dict[str, dict[str, list[str]]] = {}
    for action in view.offered:
        label = screen.said.say(view.game.table.label(view.s, action), screen.names, screen.seat)
        token = view.game.rules.TOKENS[action]
        kinds.setdefault(_verb(token), {}).setdefault(label, []).append(token)
    spoken = [(label, token) for kind in kinds.values() for label, tokens in kind.items() for token in tokens]
    return [Offer(number, label, token) for number, (label, token) in enumerate(spoken, 1)]


def choices(screen: Screen, view: View, offers: Sequence[Offer], *, every: bool = False) -> RenderableType:
    """The list of choices. A long one is shortened, unless every one is asked for."""
    width = screen.console.width
    if len(offers) <= LISTED:
        faces = next((zone.items for zone in view.zones if zone.kind == "dice"), ())
        return lines([(str(o.number), o.label, _token(screen, o.token, faces)) for o in offers], width)
    alike = _together(offers, lambda offer: offer.label)
    if not every and max(map(len, alike)) > ALIKE:
        return _shortened(screen, alike)
    named = [offer.label if len(group) == 1 else offer.token for group in alike for offer in group]
    table = _columns([Text.assemble((f"{number:>3} ", NUMBER), name) for number, name in enumerate(named, 1)], width)
    if every or table.row_count <= TALLEST:
        return table
    return _shortened(screen, _together(offers, lambda offer: _verb(offer.token)))


def lines(rows: Sequence[tuple[str, str, Text]], width: int) -> Table:
    """Number, label and token of each; where a line is too short for all three, the token goes below."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style=NUMBER, min_width=2, no_wrap=True)
    longest = (max(cell_len(number) for number, *_ in rows), max(cell_len(label) for _, label, _ in rows))
    fits = sum(longest) + max(token.cell_len for *_, token in rows) + 6 <= width
    for number, label, token in rows:
        said = Text(label)
        table.add_row(number, *((said, token) if fits else (Group(said, token) if token else said,)))
    return table


def _columns(cells: Sequence[Text], width: int) -> Table:
    """Cells in as many columns as there is room for, read downwards."""
    widest = max(cell.cell_len for cell in cells)
    count = max(1, min(width // (widest + 2), -(-len(cells) // 4)))
    height = -(-len(cells) // count)
    table = Table.grid(padding=(0, 2, 0, 0))
    for row in range(height):
        table.add_row(*cells[row::height])
    return table


def _shortened(screen: Screen, groups: Sequence[Sequence[Offer]]) -> RenderableType:
    """A line for every group, and how to get at what stands in it."""
    rows = []
    for group in groups:
        first, last = group[0], group[-1]
        number = str(first.number) if first == last else f"{first.number}–{last.number}"
        label = first.label if first.label == last.label else f"{first.label} …"
        rows.append((number, label, Text(first.token if first == last else f"{first.token} … {last.token}", DIM)))
    example = max(groups, key=len)[-1].token
    return Group(lines(rows, screen.console.width), Text(screen.said.text("ui-all", token=example), DIM))


def _token(screen: Screen, token: str, faces: Sequence[str]) -> Text:
    """A token, with the dice that it names."""
    drawn = Text.assemble((token, DIM))
    *_, last = token.split()
    if len(faces) == len(screen.dice) and last != token and set(last) <= set(screen.dice):
        drawn.append(" ").append_text(Text(" ").join(screen.tile(faces[screen.dice.index(die)]) for die in last))
    return drawn


def _verb(token: str) -> str:
    return token.split()[0]


def _together(offers: Sequence[Offer], by: Callable[[Offer], str]) -> list[list[Offer]]:
    return [list(group) for _, group in groupby(offers, key=by)]
