"""A quiz as data: positions of games that were played well, and what an adviser found of all that may be done there.

One JSON object a line of a game's `quiz.jsonl`, made by `tools/quiz.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from igroteka.games import catalogue
from igroteka.kernel.policies import Known  # noqa: TC001 (msgspec reads annotations)
from igroteka.match.record import Record  # noqa: TC001
from igroteka.match.replay import replay

if TYPE_CHECKING:
    from igroteka.match.state import State

FILE = "quiz.jsonl"


class QuizRefused(ValueError):
    """A quiz that does not fit the rules; the message says what is wrong with it."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that may be done, and what it led to in imagined games (see `bots.candidates.Candidate`)."""

    token: str
    visits: int
    worth: float
    points: float
    places: tuple[float, ...]
    exact: Known | None = None
    omens: dict[str, float] = {}


class Why(msgspec.Struct, frozen=True, omit_defaults=True):
    """What speaks for the choice (see `bots.reasons.Reason`)."""

    says: str
    values: dict[str, float | str] = {}
    rival: str = ""
    omen: str = ""


class Question(msgspec.Struct, frozen=True):
    """A game under way, as a record, and what the seat to move had better do."""

    seat: int
    choice: str
    candidates: tuple[Answer, ...]  # all that is legal, the choice first
    reason: Why | None
    record: Record

    @property
    def favourites(self) -> tuple[str, ...]:
        """Nothing is as good as the choice: that is why it is asked."""
        return (self.choice,)


def questions(game: str) -> list[Question]:
    """The quiz of a game. What makes it old, such as other rules, raises BadRecord or QuizRefused when it is set up."""
    file = catalogue.folders()[game] / FILE
    try:
        return [msgspec.json.decode(line, type=Question) for line in file.read_bytes().splitlines()]
    except (OSError, msgspec.DecodeError) as error:
        raise QuizRefused(f"{FILE} of {game} must hold its quiz: {error}; tools/quiz.py makes it") from None


def position(question: Question) -> State:
    """The position that is asked about. Other rules than it was made for refuse its record."""
    state = replay(question.record)
    if state.actor != question.seat:
        raise QuizRefused(f"seat {state.actor} is to move, not seat {question.seat}")
    found = sorted(one.token for one in question.candidates)
    if found != state.legal:
        raise QuizRefused(f"the legal actions are {state.legal}, not {found}")
    if question.choice not in found:
        raise QuizRefused(f"{question.choice!r} is none of {found}")
    return state
