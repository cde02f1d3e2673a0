"""The host changes the terms while people still gather."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import UNSET

from igroteka.tables import journal, plans, views
from igroteka.tables.commands import Arrange, Start, decode
from igroteka.tables.journal import Arranged
from igroteka.tables.people import Person
from igroteka.tables.play import Play, played
from igroteka.tables.refusals import Refusal
from igroteka.tables.rights import Asked
from igroteka.tables.terms import Terms
from server.indoors import BEGAN, do
from server.parties import party

if TYPE_CHECKING:
    from igroteka.tables.journal import AnyEntry
    from server.serving import Serving

HOST = "person0"


def opened(game: str = "dobro", players: int = 3, **terms: Any) -> Play:
    play = Play("a-table-of-tests", Terms(game, players, **terms), HOST, bytes(32))
    do(play, [journal.Sat(seat=seat, person=f"person{seat}", name=f"Person {seat}") for seat in (0, 1)])
    return play


def planned(play: Play, person: str = HOST, **changes: Any) -> list[AnyEntry]:
    return plans.plan(play, Asked(Person(person, ""), BEGAN), Arrange(id="", table="", **changes))


def refused(play: Play, person: str = HOST, **changes: Any) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        planned(play, person, **changes)
    return refusal.value


def test_others_see_it_in_the_sheet_and_keep_their_seats() -> None:
    play = opened()
    do(play, planned(play, spoken="friendly", aids=True, options={"long": True}))
    sheet = views.sheet(play, (), 0)
    assert (sheet.terms.spoken, sheet.terms.aids, sheet.terms.options) == ("friendly", True, {"long": True})
    assert (sheet.options["long"], sheet.options["forget"]) == (True, "auto")
    assert [seat.person for seat in sheet.seats] == ["person0", "person1", ""]
    assert play.history.sheet_version == play.version
    do(play, plans.plan(play, Asked(Person(HOST, ""), BEGAN), Start(id="", table="", fill="easy")))
    assert play.state is not None
    assert play.state.game.options["long"] is True


def test_what_is_left_out_stays_as_it_is() -> None:
    play = opened(spoken="friendly", aids=False, options={"long": True})
    for change in ({"spoken": "strict"}, {"aids": True}, {"aids": None}, {"options": {"pair_double": "top"}}):
        do(play, planned(play, **change))
    assert (play.terms.spoken, play.terms.aids, play.terms.options) == ("strict", None, {"pair_double": "top"})
    assert planned(play) == planned(play, spoken="strict") == planned(play, options={"pair_double": "top"}) == []


def test_left_out_is_not_null() -> None:
    for more, aids in (("", UNSET), (', "aids": null', None), (', "aids": true', True)):
        command = decode(f'{{"type": "arrange", "id": "1", "table": "a-table-1"{more}}}')
        assert isinstance(command, Arrange)
        assert command.aids is aids


def test_options_are_refused_as_for_a_new_table() -> None:
    play = opened("hawthorn")
    for options, why in (
        ({"jokers": 1}, "no option 'jokers'"),
        ({"start_chips": "many"}, "whole number"),
        ({"max_rounds": 5000}, "up to 1,000 at a table"),
    ):
        refusal = refused(play, options=options)
        assert refusal.code == "bad-terms"
        assert why in refusal.text
    assert play.terms.options == {}


def test_only_the_host_does_it_and_only_while_the_table_is_open() -> None:
    play = opened(players=2)
    assert refused(play, "person1", spoken="friendly").code == "not-host"
    assert refused(play, "stranger", spoken="friendly").code == "not-host"
    do(play, [journal.Started()])
    assert refused(play, spoken="friendly").code == "started"


def test_a_journal_read_again_has_the_same_terms() -> None:
    play = opened()
    entries = planned(play, aids=True, options={"long": True})
    assert entries == [Arranged(aids=True, options={"long": True})]
    again = played(opened(), [journal.read(journal.written(entry)) for entry in entries])
    assert again.terms.options == {"long": True}
    assert again.terms.aids is True


def test_the_lobby_and_whoever_sits_hear_of_it(server: Serving) -> None:
    async def story() -> None:
        async with party(server.address, "hawthorn", 3, 2, start=False) as (table, [vera, oleg]):
            await vera.do("arrange", table, options={"max_rounds": 2})
            news = await oleg.until(table, lambda news: news["sheet"]["terms"]["options"] == {"max_rounds": 2})
            assert news["sheet"]["options"]["max_rounds"] == 2
            assert (await oleg.ask("arrange", table, spoken="friendly"))["code"] == "not-host"
            listed = {row["table"]: row for row in (await oleg.http.get("/api/tables")).json()["tables"]}
            assert listed[table]["terms"]["options"] == {"max_rounds": 2}

    asyncio.run(story())
