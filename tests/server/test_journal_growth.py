"""A journal grows with the game and not with what people do over and over: it can always be read again."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from igroteka.tables import commands
from igroteka.tables.people import Person
from igroteka.tables.plans import plan
from igroteka.tables.quotas import BESIDES, EACH
from igroteka.tables.refusals import Refusal
from igroteka.tables.rights import Asked
from server.indoors import do, next_step, seated

if TYPE_CHECKING:
    from igroteka.tables.commands import AnyChange
    from igroteka.tables.play import Play

TABLE = "-" * 8


def asks(play: Play, person: str, command: AnyChange) -> None:
    """Somebody has something done, a second after the last thing."""
    now = play.due_since + 60_000
    do(play, plan(play, Asked(Person(person, person), now), command), now)


def until_refused(play: Play, person: str, *commands: AnyChange) -> int:
    """How often somebody may ask for the same again and again; the journal is too long then."""
    for times in range(2 * BESIDES):
        try:
            for command in commands:
                asks(play, person, command)
        except Refusal as refusal:
            assert refusal.code == "too-long"
            return times
    raise AssertionError("nobody put an end to it")


def chooses(play: Play, seat: int, *, ready: bool) -> commands.Move:
    return commands.Move(id="", table=TABLE, seat=seat, token=play.moment.decisions(seat)[0][0].legal[0], ready=ready)


def test_who_never_makes_up_their_mind_is_stopped_and_may_still_move() -> None:
    play = seated("hawthorn", 2, "never ready")
    assert until_refused(play, "person1", chooses(play, 1, ready=False)) <= EACH + 1
    asks(play, "person0", chooses(play, 0, ready=True))
    asks(play, "person1", chooses(play, 1, ready=True))
    assert len(play.times) > 0, "both were ready"


def test_who_takes_back_the_same_move_over_and_over_is_stopped_and_may_still_move() -> None:
    play, luck = seated("dobro", 3, "back and forth"), random.Random(1)
    while not any(play.can_undo(seat) for seat in range(3)):
        seat, entries = next_step(play, luck)
        do(play, entries, play.due_since + 60_000)
    assert play.takeback.last is not None
    token = play.takeback.last.token
    back, again = (
        commands.Undo(id="", table=TABLE, seat=seat),
        commands.Move(id="", table=TABLE, seat=seat, token=token),
    )
    assert until_refused(play, f"person{seat}", back, again) <= EACH
    assert play.version < 3 * EACH
    moves = len(play.times)
    seat, entries = next_step(play, luck)
    do(play, entries, play.due_since + 60_000)
    assert len(play.times) > moves


def test_everybody_has_their_own_share() -> None:
    """Who has used theirs up does not keep others from talking."""
    play = seated("hawthorn", 3, "shares")
    until_refused(play, "person1", chooses(play, 1, ready=False))
    asks(play, "person2", commands.Say(id="", table=TABLE, text="Still here."))
    with pytest.raises(Refusal, match="besides moves"):
        asks(play, "person1", commands.Say(id="", table=TABLE, text="And I?"))


def test_a_long_game_leaves_room_for_talk() -> None:
    """What is counted are things besides moves that stand."""
    play, luck = seated("zabiray", 4, "long", options={"max_rounds": 3}), random.Random(1)
    while play.status != "over":
        do(play, next_step(play, luck)[1], play.due_since + 60_000)
    assert len(play.times) > 100
    assert sum(play.history.besides.values()) < 20
