"""Bots have one name for everybody at a table, and people do not pass for them, nor for one another."""

from __future__ import annotations

import hashlib
import random

import pytest

from igroteka import words
from igroteka.tables import commands, finished, plans, rights, views
from igroteka.tables.names import imitates
from igroteka.tables.people import Person
from igroteka.tables.play import Play
from igroteka.tables.terms import Terms
from server.indoors import BEGAN, do, next_step

HOST = rights.Asked(Person("host", "Host"), BEGAN)


def opened(players: int = 4) -> Play:
    return Play("a-table-of-tests", Terms("pairs", players), "host", hashlib.sha256(b"names").digest())


def sit(play: Play, seat: int, name: str) -> None:
    do(play, plans.plan(play, rights.Asked(Person(f"p{seat}", name), BEGAN), commands.Sit(id="", table="", seat=seat)))


def put(play: Play, seat: int) -> None:
    do(play, plans.plan(play, HOST, commands.PutBot(id="", table="", seat=seat)))


def shown(play: Play, language: str) -> list[str]:
    """What a reader of a language sees, as the browser says it (`namesOf`)."""
    bots = words.of(None, language).text("ui-bot-names").split()
    sitters = views.sheet(play, (), 0).seats
    return [sitter.name or bots[seat if sitter.called < 0 else sitter.called] for seat, sitter in enumerate(sitters)]


def test_a_bot_is_the_same_name_in_every_language() -> None:
    known = [words.of(None, language).text("ui-bot-names").split() for language in words.LANGUAGES]
    assert len({len(names) for names in known}) == 1
    assert len(set(known[0])) == len(known[0])


@pytest.mark.parametrize("name", ["Clara", "Клара", "CLARA", "Сlаrа"])
def test_where_a_person_has_the_name_the_bot_has_another_for_every_reader(name: str) -> None:
    play = opened()
    sit(play, 0, name)
    for seat in (1, 2, 3):
        put(play, seat)
    for language in words.LANGUAGES:
        names = shown(play, language)
        assert len(set(names)) == 4
        assert names[2] != words.of(None, language).text("ui-bot-names").split()[2]


def test_who_comes_later_is_told_apart_from_a_bot_in_any_language() -> None:
    play = opened()
    put(play, 0)
    sit(play, 1, "Ада")
    sit(play, 2, "Ada")
    assert [seat.name for seat in play.seats[1:3]] == ["Ада 2", "Ada 2"]


def test_the_name_stays_when_the_person_goes() -> None:
    play = opened()
    sit(play, 0, "Clara")
    put(play, 2)
    before = shown(play, "en")[2]
    do(play, plans.plan(play, HOST, commands.Stand(id="", table="", seat=0)))
    assert shown(play, "en")[2] == before


def ended(play: Play) -> Play:
    """After any game at all."""
    do(play, plans.plan(play, HOST, commands.Start(id="", table="")))
    luck = random.Random(1)
    while play.status != "over":
        do(play, next_step(play, luck)[1])
    return play


def test_a_finished_game_shows_everybody_by_the_name_they_had_at_the_table() -> None:
    play = opened()
    sit(play, 0, "Clara")
    sit(play, 1, "Boris")
    put(play, 2)
    put(play, 3)
    do(play, plans.plan(play, HOST, commands.Stand(id="", table="", seat=1)))
    put(play, 1)
    replay = finished.frames(play.id, finished.record_of(ended(play)), [seat.called for seat in play.seats])
    assert replay.called == [sitter.called for sitter in views.sheet(play, (), 0).seats]
    assert replay.names == ["Clara", "", "", ""]


def test_where_only_its_record_is_left_no_bot_has_a_persons_name() -> None:
    play = opened()
    for seat, name in enumerate(["Clara", "Boris"]):
        sit(play, seat, name)
    put(play, 2)
    put(play, 3)
    assert play.seats[2].called >= 0
    replay = finished.frames(play.id, finished.record_of(ended(play)))
    assert replay.called == [seat.called for seat in play.seats]


@pytest.mark.parametrize(
    ("name", "marked"),
    [("Vera", False), ("vera", False), ("Vеrа", True), ("Véra", True), ("Vera 2", False), ("Gleb", False)],
)
def test_what_imitates_another_name_is_marked_and_a_namesake_only_numbered(name: str, marked: bool) -> None:
    play = opened()
    sit(play, 0, "Vera")
    sit(play, 1, name)
    assert imitates(name, ["Vera"]) == marked
    assert [sitter.imitates for sitter in views.sheet(play, (), 0).seats] == [False, marked, False, False]
