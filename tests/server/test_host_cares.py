"""What a host may do while a game is on: let a bot play for somebody who is away, free a seat, hush somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from igroteka.tables import commands, hearing, journal, messages, plans, rights, views
from igroteka.tables.people import Person
from igroteka.tables.refusals import Refusal
from igroteka.tables.terms import Clock
from server.indoors import BEGAN, do, seated

if TYPE_CHECKING:
    from igroteka.tables.play import Play


def asked(who: str, *here: str, host_gone: bool = False) -> rights.Asked:
    return rights.Asked(Person(who, who.title()), BEGAN, here=here, host_gone=host_gone)


def relieve(play: Play, who: str, seat: int, *here: str) -> list[journal.AnyEntry]:
    return plans.plan(play, asked(who, *here), commands.Relieve(id="", table="", seat=seat))


def stand(play: Play, who: str, seat: int, *, ban: bool = False) -> list[journal.AnyEntry]:
    return plans.plan(play, asked(who), commands.Stand(id="", table="", seat=seat, ban=ban))


def sit(play: Play, who: str, seat: int, salt: str = "late") -> list[journal.AnyEntry]:
    return plans.plan(play, asked(who), commands.Sit(id="", table="", seat=seat, salt=salt))


def hush(play: Play, who: str, seat: int | None, *, talk: bool = False) -> list[journal.AnyEntry]:
    return plans.plan(play, asked(who), commands.Hush(id="", table="", talk=talk, seat=seat))


def say(play: Play, who: str) -> list[journal.AnyEntry]:
    return plans.plan(play, asked(who), commands.Say(id="", table="", text="Hm"))


# Letting a bot play.


def test_the_host_need_not_wait_until_a_bot_plays_for_somebody_who_is_away() -> None:
    play = seated("dobro", 3, "relieve")
    do(play, relieve(play, "person0", 1, "person0", "person2"))
    assert (play.seats[1].left, play.seats[1].level) == ("gone", "medium")
    do(play, plans.back(play, "person1"))
    assert not play.seats[1].played_by_bot, "who comes back has the seat back"


def test_who_is_at_the_table_may_think() -> None:
    play = seated("dobro", 3, "relieve")
    with pytest.raises(Refusal, match="they are at the table"):
        relieve(play, "person0", 1, "person0", "person1")
    with pytest.raises(Refusal, match="only the host"):
        relieve(play, "person2", 1)
    with pytest.raises(Refusal, match="nobody on this seat"):
        relieve(seated("dobro", 3, "relieve", bots=1), "person0", 2)


@pytest.mark.parametrize(
    ("terms", "why"), [({"rated": True}, "rated"), ({"clock": Clock("move", 86_400)}, "game over days")]
)
def test_where_time_is_promised_nobody_is_relieved_early(terms: dict[str, Any], why: str) -> None:
    with pytest.raises(Refusal, match=why):
        relieve(seated("dobro", 3, "relieve", **terms), "person0", 1, "person0")


# Freeing a seat, and taking it.


def test_a_seat_that_a_bot_keeps_warm_can_be_freed_and_taken_by_somebody_else() -> None:
    play = seated("dobro", 3, "free")
    salts = [seat.salt for seat in play.seats]
    with pytest.raises(Refusal, match="has started"):
        stand(play, "person0", 1)  # who plays is not sent away
    do(play, relieve(play, "person0", 1, "person0"))
    with pytest.raises(Refusal, match="somebody sits there"):
        sit(play, "late", 1)
    with pytest.raises(Refusal, match="only the host"):
        stand(play, "person2", 1)
    do(play, stand(play, "person0", 1))
    assert (play.seats[1].person, play.seats[1].level) == ("", "medium")
    do(play, sit(play, "late", 1))
    assert (play.seats[1].person, play.seats[1].name, play.seats[1].level) == ("late", "Late", "")
    assert [seat.salt for seat in play.seats] == salts, "chance was settled when the game began"
    assert hearing.happened(play, 1, -1)[-1].said == messages.Said("did-take-over", 1)


def test_who_is_sent_away_does_not_take_the_seat_again() -> None:
    play = seated("dobro", 3, "free")
    do(play, relieve(play, "person0", 1, "person0"))
    do(play, stand(play, "person0", 1, ban=True))
    with pytest.raises(Refusal, match="does not want you"):
        sit(play, "person1", 1)


def test_who_has_a_seat_does_not_look_into_a_bots_cards() -> None:
    play = seated("dobro", 3, "peek", bots=1)
    with pytest.raises(Refusal, match="you have a seat"):
        sit(play, "person1", 2)


def test_no_seat_changes_hands_in_a_rated_game_nor_in_one_that_is_over() -> None:
    rated = seated("dobro", 3, "rated", rated=True)
    do(rated, [journal.Left(seat=1, why="gone")])
    with pytest.raises(Refusal, match="rated game"):
        stand(rated, "person0", 1)
    with pytest.raises(Refusal, match="has started"):
        sit(rated, "late", 1)


def test_who_takes_over_takes_nothing_back_that_was_not_theirs() -> None:
    play = seated("dobro", 2, "back", options={"forget": "auto"})
    seat = play.moment.turn[0]
    token = next(token for token in play.moment.shown.view(seat).legal)
    do(play, plans.move(play, seat, token, BEGAN))
    do(play, [journal.Left(seat=seat, why="gone"), journal.Stood(seat=seat), journal.BotSat(seat=seat, level="easy")])
    do(play, sit(play, "late", seat))
    assert not play.can_undo(seat)


# Hushing.


def test_one_person_is_hushed_and_the_others_talk_on() -> None:
    play = seated("dobro", 3, "hush")
    do(play, hush(play, "person0", 1))
    assert [sitter.hushed for sitter in views.sheet(play, (), 0).seats] == [False, True, False]
    with pytest.raises(Refusal, match="asked you to be silent"):
        say(play, "person1")
    assert say(play, "person2")
    assert not hush(play, "person0", 1), "once is enough"
    do(play, hush(play, "person0", 1, talk=True))
    assert say(play, "person1")


def test_nobody_hushes_the_host_or_a_bot() -> None:
    play = seated("dobro", 3, "hush", bots=1)
    for who, seat in (("person0", 0), ("person0", 2)):
        with pytest.raises(Refusal, match="nobody on this seat"):
            hush(play, who, seat)
    with pytest.raises(Refusal, match="only the host"):
        hush(play, "person1", 0)
    stand_in = asked("person1", host_gone=True)
    with pytest.raises(Refusal, match="nobody on this seat"):
        plans.plan(play, stand_in, commands.Hush(id="", table="", talk=False, seat=0))


def test_a_journal_of_old_hushes_everybody_and_wants_a_rematch_of_nobody() -> None:
    play = seated("dobro", 2, "old")
    do(
        play,
        [journal.read('{"did": "hushed", "talk": false}'), journal.read('{"did": "rematched", "table": "another"}')],
    )
    assert not play.talk
    assert not play.hushed
    assert (play.rematch, views.sheet(play, (), 0).again) == ("another", [])
