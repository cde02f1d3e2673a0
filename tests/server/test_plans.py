"""Who may do what at a table, by its journal alone: hosts, guests who were sent away, and journals that are full."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.tables import commands, journal
from igroteka.tables.commands import AnyChange, PutBot, Resign, Return, Say, Sit, Stand, Start
from igroteka.tables.people import Person
from igroteka.tables.plans import plan
from igroteka.tables.play import Play
from igroteka.tables.quotas import BESIDES, EACH, NEWCOMER
from igroteka.tables.refusals import Refusal
from igroteka.tables.rights import Asked
from igroteka.tables.terms import Terms
from server.indoors import BEGAN, MINUTE, do, seated

HOST = "person0"


def at_an_open_table(players: int = 3, **terms: Any) -> Play:
    return Play("a-table-of-tests", Terms("dobro", players, **terms), HOST, bytes(32))


def asks(play: Play, person: str, command: AnyChange, host_gone: bool = False) -> None:
    """A command is planned, and what it adds is carried out."""
    do(play, planned(play, person, command, host_gone))


def planned(play: Play, person: str, command: AnyChange, host_gone: bool = False) -> list[journal.AnyEntry]:
    who = Person(person, person.title())
    return plan(play, Asked(who, BEGAN + MINUTE, host_gone=host_gone), command)


def refused(play: Play, person: str, command: AnyChange, host_gone: bool = False) -> str:
    with pytest.raises(Refusal) as refusal:
        planned(play, person, command, host_gone)
    return refusal.value.code


def sit(seat: int) -> Sit:
    return Sit(id="", table="", seat=seat)


def stand(seat: int, *, ban: bool = False) -> Stand:
    return Stand(id="", table="", seat=seat, ban=ban)


START = Start(id="", table="", fill="easy")


# Sending away.


def test_whom_the_host_has_sent_away_for_good_does_not_sit_down_again() -> None:
    play = at_an_open_table()
    asks(play, "mallory", sit(1))
    asks(play, HOST, stand(1, ban=True))
    assert not play.seats[1].taken
    for seat in range(3):
        assert refused(play, "mallory", sit(seat)) == "barred"
    asks(play, "oleg", sit(1))
    assert play.seats[1].person == "oleg"


def test_who_was_only_asked_to_stand_may_sit_down_again() -> None:
    play = at_an_open_table()
    asks(play, "oleg", sit(1))
    asks(play, HOST, stand(1))
    asks(play, "oleg", sit(2))
    assert play.seats[2].person == "oleg"


def test_the_journal_knows_who_was_sent_away() -> None:
    """Whoever reads it again, after a restart or in another process, has the same guests."""
    play = at_an_open_table()
    asks(play, "mallory", sit(1))
    entries = planned(play, HOST, stand(1, ban=True))
    again = at_an_open_table()
    do(again, [journal.Sat(seat=1, person="mallory", name="Mallory"), *entries])
    assert refused(again, "mallory", sit(1)) == "barred"


def test_nobody_but_the_host_sends_anybody_away() -> None:
    play = at_an_open_table()
    asks(play, HOST, sit(0))
    asks(play, "oleg", sit(1))
    assert refused(play, "mallory", stand(1, ban=True)) == "not-host"
    assert refused(play, "oleg", stand(0, ban=True)) == "not-host"
    asks(play, "oleg", stand(1, ban=True))  # one's own seat: that is only leaving
    asks(play, "oleg", sit(1))
    asks(play, HOST, stand(0, ban=True))
    asks(play, HOST, sit(0))
    assert [seat.person for seat in play.seats] == [HOST, "oleg", ""]


def test_who_stands_in_for_the_host_cannot_send_the_host_away() -> None:
    play = at_an_open_table()
    asks(play, HOST, sit(0))
    asks(play, "oleg", sit(1))
    asks(play, "oleg", stand(0, ban=True), host_gone=True)
    asks(play, HOST, sit(0))
    assert play.seats[0].person == HOST


# Journals that are full.


def crowd_out(play: Play, *people: str) -> None:
    """They sit down and stand up, each as often as they may."""
    for person in people:
        while True:
            try:
                asks(play, person, sit(2))
            except Refusal as refusal:
                assert refusal.code == "too-long"
                break
            do(play, [journal.Stood(seat=2)])


def test_one_stranger_does_not_use_up_what_all_have() -> None:
    play = at_an_open_table()
    crowd_out(play, "mallory")
    assert NEWCOMER <= play.version <= NEWCOMER + 3
    asks(play, "oleg", sit(1))
    asks(play, HOST, sit(0))
    asks(play, HOST, START)
    assert play.status == "playing"


def test_when_strangers_have_used_up_everything_the_host_still_arranges_the_table_and_starts() -> None:
    play = at_an_open_table()
    asks(play, "oleg", sit(1))
    crowd_out(play, *(f"mallory{number}" for number in range(30)))
    assert BESIDES <= play.version <= BESIDES + 3
    assert refused(play, "marta", sit(0)) == "too-long"
    asks(play, HOST, sit(0))
    asks(play, HOST, stand(0))
    asks(play, HOST, sit(0))
    asks(play, HOST, PutBot(id="", table="", seat=2))
    asks(play, HOST, Start(id="", table=""))
    assert play.status == "playing"


def test_the_start_is_taken_even_from_a_host_who_has_done_too_much() -> None:
    play = at_an_open_table(2)
    crowd_out_the_host(play, lambda: [sit(0), stand(0)])
    assert refused(play, HOST, sit(0)) == "too-long"
    asks(play, HOST, START)
    assert play.status == "playing"


@pytest.mark.parametrize("what", ["bots", "hush"])
def test_a_host_does_not_go_on_for_ever_either(what: str) -> None:
    """Whatever it is that a host does again and again."""
    play = at_an_open_table(2)
    ways: dict[str, list[AnyChange]] = {
        "bots": [PutBot(id="", table="", seat=1), stand(1)],
        "hush": [commands.Hush(id="", table="", talk=False), commands.Hush(id="", table="", talk=True)],
    }
    crowd_out_the_host(play, lambda: ways[what])
    asks(play, HOST, START)
    assert play.status == "playing"


def crowd_out_the_host(play: Play, commands: Any) -> None:
    while True:
        for command in commands():
            try:
                asks(play, HOST, command)
            except Refusal as refusal:
                assert refusal.code == "too-long"
                return
        assert play.version < BESIDES, "it never ends"


def test_moves_are_always_taken() -> None:
    """Who has talked too much still plays."""
    play = seated("dobro", 2, "talk")
    while True:
        try:
            asks(play, "person1", Say(id="", table="", text="and another thing"))
        except Refusal as refusal:
            assert refusal.code == "too-long"
            break
    assert play.history.besides["person1"] > EACH
    asks(play, HOST, Say(id="", table="", text="well"))
    for _ in range(20):
        (seat,) = play.moment.turn
        token = play.moment.decisions(seat)[0][0].legal[0]
        asks(play, f"person{seat}", commands.Move(id="", table="", seat=seat, token=token))


# Leaving a rated game.


def left(play: Play, seat: int) -> str:
    return play.seats[seat].left


@pytest.mark.parametrize("back", [Return(id="", table="", seat=1), sit(1)], ids=["return", "sit"])
def test_who_resigns_from_a_rated_game_has_resigned(back: AnyChange) -> None:
    play = seated("dobro", 2, "rated", rated=True)
    asks(play, "person1", Resign(id="", table="", seat=1))
    assert left(play, 1) == "resigned"
    assert refused(play, "person1", back) == "final"
    seat = play.moment.turn[0]
    token = play.moment.decisions(seat)[0][0].legal[0]
    if seat == 1:
        assert refused(play, "person1", commands.Move(id="", table="", seat=1, token=token)) == "final"
    assert refused(play, "person1", Resign(id="", table="", seat=1)) == "final"
    assert left(play, 1) == "resigned"


@pytest.mark.parametrize("back", [Return(id="", table="", seat=1), sit(1)], ids=["return", "sit"])
@pytest.mark.parametrize(("rated", "why"), [(True, "gone"), (True, "clock"), (False, "resigned"), (False, "gone")])
def test_who_has_only_gone_returns(rated: bool, why: Any, back: AnyChange) -> None:
    play = seated("dobro", 2, "gone", rated=rated)
    do(play, [journal.Left(seat=1, why=why)])
    asks(play, "person1", back)
    assert left(play, 1) == ""


def test_who_has_gone_may_still_resign_and_that_is_final() -> None:
    play = seated("dobro", 2, "gone", rated=True)
    do(play, [journal.Left(seat=1, why="gone")])
    asks(play, "person1", Resign(id="", table="", seat=1))
    assert refused(play, "person1", Return(id="", table="", seat=1)) == "final"


# Talking.


def test_what_is_said_is_planned_as_often_as_one_likes_unless_it_is_too_fast() -> None:
    play = at_an_open_table()
    asks(play, "vera", sit(0))
    say, vera = Say(id="", table="", text="Hello"), Person("vera", "Vera")
    assert plan(play, Asked(vera, BEGAN), say) == plan(play, Asked(vera, BEGAN), say) != []
    with pytest.raises(Refusal, match="too fast"):
        plan(play, Asked(vera, BEGAN, talks_too_fast=True), say)
