"""What a screen tells in sentences: what has happened, the rules, how the game ended."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from rich.console import Group
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from igroteka.cli.choices import lines, typed_number
from igroteka.cli.terminal import DIM
from igroteka.match import loser

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.console import RenderableType

    from igroteka.cli.terminal import Screen
    from igroteka.kernel import Phrase
    from igroteka.match import State

LONGEST_ECHO = 40  # of what was typed, when it was not understood
ROUND = "did-round"  # always a line of its own
TOGETHER = 6  # as many sentences about several decisions of one seat stand in a line


def story(screen: Screen, decisions: Iterable[Sequence[Phrase]]) -> RenderableType:
    """What came of some decisions, as sentences. What is said twice in a row is said once."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for line in _story_lines(decisions):
        said = groupby(screen.said.say(phrase, screen.names, screen.seat) for phrase in line)
        counted = [(sentence, len(list(again))) for sentence, again in said]
        text = " ".join(sentence if times == 1 else f"{sentence} (×{times})" for sentence, times in counted)
        table.add_row(Text("·", DIM), Text(text, "bold" if line[0].id == ROUND else ""))
    return table


def _story_lines(decisions: Iterable[Sequence[Phrase]]) -> list[list[Phrase]]:
    """Phrases that belong in one line: what one seat does, or the same thing all round the table (seat by seat)."""
    found: list[list[Phrase]] = []
    for phrases in decisions:
        runs: list[list[Phrase]] = []
        for phrase in phrases:
            if runs and _belongs(phrase, runs[-1]):
                runs[-1].append(phrase)
            else:
                runs.append([phrase])
        if found and runs and _joins(runs[0], found[-1]):
            found[-1] += runs.pop(0)
        found += runs
    return [_seat_by_seat(line) for line in found]


def _seat_by_seat(line: list[Phrase]) -> list[Phrase]:
    """The same thing all round the table, each seat's together; a line that also speaks of nobody keeps its order."""
    if any(phrase.seat < 0 for phrase in line):
        return line
    order = _seats(line)
    return sorted(line, key=lambda phrase: order.index(phrase.seat))


def _belongs(phrase: Phrase, line: Sequence[Phrase]) -> bool:
    if ROUND in (phrase.id, line[-1].id):
        return False
    if {_kind(phrase)} == {_kind(other) for other in line}:
        return True
    return len(seats := _seats(line)) <= 1 and phrase.seat in (-1, *seats)


def _joins(run: list[Phrase], line: list[Phrase]) -> bool:
    """Whether what came of one decision goes on in the line of the one before: the same thing, or not much more."""
    short = len(line + run) <= TOGETHER or len({_kind(phrase) for phrase in line + run}) == 1
    return short and bool(_seats(run)) and all(_belongs(phrase, line) for phrase in run)


def _seats(line: Sequence[Phrase]) -> list[int]:
    """Those that a line speaks of, in its order."""
    return list(dict.fromkeys(phrase.seat for phrase in line if phrase.seat >= 0))


def _kind(phrase: Phrase) -> str:
    return phrase.id.removesuffix("-hidden")


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
        table.add_row(str(state.places[seat]), name, str(state.scores[seat]), style=style)
    return Group(table, Text(), Text(verdict(screen, state.places), "bold green"))


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
