"""A lesson as data: a game whose chance and other seats are dictated, with notes for somebody who learns it.

None of it is compiled.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from igroteka.kernel.options import Value  # noqa: TC001 (msgspec reads annotations)

StepId = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$")]


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """Something is said, the words' `lesson-<id>`; then the learner does something, or simply goes on."""

    id: StepId
    about: str = ""  # what it speaks of: a zone's id (one's own, or in the middle), `id@seat`, or one of PLACES
    do: str = ""  # the token that the learner plays
    asks: bool = False  # which that is, the learner finds out
    clause: str = ""  # of the rules, where one can read more of it
    then: str = ""  # what follows: chance and the others' tokens, as in a script (see `match.lesson`)


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    rules: int  # the version of the rules that it was written for
    players: int
    begins: str  # a script: all until the first step
    steps: tuple[Step, ...]
    seat: int = 0  # the learner's
    options: dict[str, Value] = {}


PLACES = ("goal", "panel", "others", "seat")  # of a screen that are no zones: what one is after, what can be done, who
