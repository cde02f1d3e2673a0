"""A lesson being given: its script as the events of a record, and the positions in which each step finds the learner.

A script has the events of a record, with semicolons between: chance and what it gives (`draw 1=7,J` draws twice), and
the tokens that are played, each by whoever is to move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games import catalogue
from igroteka.match.errors import IllegalAction, RecordRefused
from igroteka.match.fairness import Dictated
from igroteka.match.game import Game
from igroteka.match.record import Event

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from igroteka.kernel import Lesson, Step
    from igroteka.match.state import State


NAMES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")


class LessonRefused(ValueError):
    """A lesson that the rules do not bear out; the message names the step and what is wrong with it."""


def events(script: str) -> list[Event]:
    found = []
    for part in filter(None, map(str.strip, script.split(";"))):
        chance, dictated, outcomes = part.partition("=")
        if dictated:
            found += [Event(chance=chance.strip(), outcome=outcome.strip()) for outcome in outcomes.split(",")]
        else:
            found.append(Event(action=part))
    return found


def actions(script: str) -> list[str]:
    return [event.action for event in events(script) if event.action is not None]


def luck(lesson: Lesson) -> Dictated:
    """The chance of a whole lesson."""
    said = [lesson.begins]
    for step in lesson.steps:
        said += [step.do, step.then]
    return Dictated(events(";".join(said)))


def given(game: str, play: Callable[[str], object], state: Callable[[], State]) -> Iterator[Step]:
    """Give a lesson: each step when the table stands as it says, and what it leads to after it. `play` plays a token
    for whoever is to move.
    """
    lesson = catalogue.lesson(game)
    rules = catalogue.rules(game)
    if lesson.rules != rules.RULES:
        raise LessonRefused(f"the lesson of {game} is for version {lesson.rules} of its rules; here is {rules.RULES}")
    _tell(f"the lesson of {game}, before its first step", play, actions(lesson.begins))
    for step in lesson.steps:
        where = f"the lesson of {game}, step {step.id}"
        if step.do and state().actor != lesson.seat:
            raise LessonRefused(f"{where}: seat {state().actor} is to move, not the learner on seat {lesson.seat}")
        yield step
        _tell(where, play, [*([step.do] if step.do else []), *actions(step.then)])


def _tell(where: str, play: Callable[[str], object], tokens: list[str]) -> None:
    for token in tokens:
        try:
            play(token)
        except (IllegalAction, RecordRefused) as error:
            raise LessonRefused(f"{where}: at {token!r}: {error}") from None


def taught(game: str) -> Iterator[tuple[State, Step]]:
    """A lesson at a table of one's own: the position of each step, and after the last one, that in which it ends."""
    lesson = catalogue.lesson(game)
    try:
        state = Game(game, lesson.players, lesson.options).start(source=luck(lesson))
    except RecordRefused as error:
        raise LessonRefused(f"the lesson of {game}, before its first step: {error}") from None
    for step in given(game, state.play, lambda: state):
        yield state, step


def others(names: Sequence[str], seat: int) -> dict[str, str]:
    """What notes call the others, clockwise from the learner: `$first`, `$second`, …"""
    return dict(zip(NAMES, [*names[seat + 1 :], *names[:seat]], strict=False))
