"""What a screen tells in sentences: what has happened, the rules, how the game ended."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.console import Group
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from igroteka.cli.choices import lines, typed_number
from igroteka.cli.terminal import DIM
from igroteka.match import loser
from igroteka.words.story import ROUND, Listener

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from igroteka.cli.terminal import Screen
    from igroteka.kernel import Phrase
    from igroteka.match import State

LONGEST_ECHO = 40  # of what was typed, when it was not understood


def story(screen: Screen, decisions: Sequence[Sequence[Phrase]], since: int = 0) -> RenderableType:
    """What came of the decisions from number `since` on, in lines (see `words.story`)."""
    listener = Listener(screen.seat, screen.game.players, screen.said.has)
    lines: list[tuple[list[str], str]] = []
    for telling in chain.from_iterable(listener.story(decisions.__getitem__, since, len(decisions))):
        if not telling.joins or not lines:
            lines.append(([], "bold" if telling.kind == ROUND else ""))
        lines[-1][0].append(screen.said.tell(telling, screen.names, screen.seat))
    table = Table.grid(padding=(0, 1, 0, 0))
    for sentences, style in lines:
        table.add_row(Text("·", DIM), Text(" ".join(sentences), style))
    return table


def rules(screen: Screen, chosen: str) -> RenderableType:
    """The list of sections, one of them by its number, or all."""
    sections, say = screen.said.sections(), screen.said.text
    if not chosen:
        titles = [(str(number), section.title, Text()) for number, section in enumerate(sections, 1)]
        table = lines(titles, screen.console.width)
        return Group(Text(say("ui-rules"), "bold"), table, Text(say("ui-rules-hint"), DIM))
    number = typed_number(chosen, len(sections))
    if chosen != "*" and number is None:
        return Text(say("ui-no-such-section", typed=chosen[:LONGEST_ECHO], last=len(sections)), "yellow")
    shown = sections if number is None else [sections[number - 1]]
    return Group(*(part for s in shown for part in (Markdown(f"## {s.title}"), Padding(Markdown(s.text), (1, 0)))))


def result(screen: Screen, state: State) -> RenderableType:
    """Places and scores, and who won or lost."""
    table = Table(box=None, pad_edge=False, header_style=DIM, padding=(0, 3, 0, 0))
    for heading in ("ui-place", "ui-player", "ui-score"):
        table.add_column(screen.said.text(heading), justify="left" if heading == "ui-player" else "right")
    for seat in sorted(range(state.game.players), key=lambda seat: (state.places[seat], seat)):
        name = Text.assemble(screen.names[seat], screen.you(seat))
        style = "bold" if seat == screen.seat else ""
        table.add_row(str(state.places[seat]), name, _number(state.scores[seat]), style=style)
    grounds = " ".join(
        screen.said.say(ground.phrase._replace(id=f"why-{ground.phrase.id}"), screen.names, screen.seat)
        for ground in state.grounds
    )
    decided = Text(verdict(screen, state.places), "bold green")
    return Group(table, Text(), decided, Text(grounds), account(screen, state))


def account(screen: Screen, state: State) -> RenderableType:
    """How the scores came about: rows that add up, a column for each player; where there is no room for all side by
    side, in tables below one another.
    """
    found, say, width = state.account, screen.said, screen.console.width
    lines = [(say.say(line.label), line) for line in found.lines]
    room = min(width // 2, max(cell_len(label) for label, _ in lines))
    wide = max(cell_len(name) for name in screen.names) + 2
    together = max(1, (width - room) // wide)
    parts: list[RenderableType] = []
    for first in range(0, state.game.players, together):
        seats = range(first, min(first + together, state.game.players))
        table = Table(box=None, pad_edge=False, header_style=DIM, padding=(0, 2, 0, 0), show_footer=True)
        table.add_column(footer=say.text("ui-in-all"))
        for seat in seats:
            total = _number(found.totals[seat])
            table.add_column(Text(screen.names[seat]), footer=total, footer_style="bold", justify="right", no_wrap=True)
        for label, line in lines:
            table.add_row(
                Text(label), *(_number(line.values[seat]) for seat in seats), style=DIM if line.beside else ""
            )
        parts += [Text(), table]
    return Group(*parts)


def _number(value: int) -> str:
    return str(value).replace("-", "−")


def verdict(screen: Screen, places: Sequence[int]) -> str:
    say = screen.said.text
    first = [seat for seat, place in enumerate(places) if place == 1]
    names = ", ".join(screen.names[seat] for seat in first)
    if (lost := loser(screen.game.rules.GOAL, places)) >= 0:
        return say("ui-you-lost") if lost == screen.seat else say("ui-lost", names=screen.names[lost])
    if first == [screen.seat]:
        return say("ui-you-won")
    sentence = say("ui-shared", names=names) if len(first) > 1 else say("ui-won", names=names)
    if screen.seat in first:
        return sentence
    return f"{sentence} {say('ui-your-place', place=places[screen.seat], players=len(places))}"
