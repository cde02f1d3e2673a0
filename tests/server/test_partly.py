"""What has not changed on the table is not told again, nor what is as usual; of old, all is told each time."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import json

from igroteka.games import catalogue
from igroteka.kernel import Zone
from igroteka.match import Game
from igroteka.tables import journal, messages, views
from igroteka.tables.in_full import zones_in_full
from igroteka.tables.lain import Lain, changes
from igroteka.tables.messages import encode
from igroteka.tables.play import Play
from igroteka.tables.terms import Terms
from server.client import USUAL_ZONE, Client, whole
from server.parties import act, guests, play_together, short, sit_down

if TYPE_CHECKING:
    from server.serving import Serving

DECK, HAND, ROW = Zone("deck", "stack", value=3), Zone("hand", "hand", 0, ("7",)), Zone("row", "row", 0)


def test_what_differs_is_told_and_nothing_else() -> None:
    fewer = Zone("deck", "stack", value=2)
    assert changes([DECK, HAND], [DECK, HAND]) == ([], [])
    assert changes([DECK, HAND], [fewer, HAND]) == ([fewer], [])
    assert changes([DECK, HAND], [HAND, ROW, fewer]) == ([ROW, fewer], [1, -1, -1])
    assert changes([DECK, HAND], [HAND]) == ([], [1])


def test_whoever_was_not_told_of_the_version_before_is_told_everything() -> None:
    lain, fewer = Lain(), Zone("deck", "stack", value=2)
    assert lain.changes(0, [DECK, HAND], version=4, since=3) is None
    assert lain.changes(0, [fewer, HAND], version=5, since=4) == ([fewer], [])
    assert lain.changes(0, [fewer, HAND], version=5, since=4) == (
        [fewer],
        [],
    )  # for somebody else
    assert lain.changes(0, [fewer, HAND], version=5, since=3) is None
    assert lain.changes(0, [fewer, HAND], version=5, since=5) == ([], [])
    assert lain.changes(1, [fewer, HAND], version=5, since=4) is None


def decode(news: messages.TableNews) -> dict[str, Any]:
    return json.decode(messages.encode(news))  # type: ignore[no-any-return]


@pytest.mark.parametrize("game", catalogue.ids())
def test_with_what_was_known_it_is_the_same(game: str) -> None:
    """Through a whole game, through all eyes."""
    players = catalogue.rules(game).PLAYERS[1]
    play = Play("table", Terms(game=game, players=players, options=short(game, 2)), "host", seed=bytes(32))
    for seat in range(players):
        play.apply(journal.Sat(seat=seat, person=f"p{seat}", name=f"P{seat}", at=1))
    play.apply(journal.Started(at=2))
    lain, luck, since, saved = Lain(), random.Random(game), -1, 0
    known: dict[int, dict[str, Any]] = {}
    while True:
        for seat in range(-1, players):
            told = [
                decode(views.table(play, [seat], since, 0, here=(), watching=0, fresh_sheet=False, lain=each))
                for each in (None, lain)
            ]
            all_of_it, part = told[0]["views"][0], told[1]["views"][0]
            saved += len(all_of_it["zones"]) - len(part["zones"])
            assert whole(part, known.get(seat)) == whole(all_of_it, None)
            known[seat] = {"views": [whole(all_of_it, None)]}
        if play.status == "over":
            break
        since = play.version
        moment = play.moment
        seat = moment.choosing[0] if moment.choosing else moment.stages[0].seat
        token = luck.choice(moment.decisions(seat)[0].view.legal)
        play.apply(journal.Moved(seat=seat, token=token, by="person", at=3))
    assert saved


def test_with_an_older_version_zones_have_all_their_fields() -> None:
    assert encode([DECK, HAND]) == (
        b'[{"id":"deck","kind":"stack","value":3},{"id":"hand","kind":"hand","seat":0,"items":["7"]}]'
    )
    assert encode(zones_in_full([DECK, HAND])) == (
        b'[{"id":"deck","kind":"stack","seat":-1,"items":[],"value":3,"of":null,"main":false,"marked":[],"heads":[],'
        b'"column":0,"tone":""},'
        b'{"id":"hand","kind":"hand","seat":0,"items":["7"],"value":null,"of":null,"main":false,"marked":[],"heads":[],'
        b'"column":0,"tone":""}]'
    )


@pytest.mark.parametrize("game", catalogue.ids())
def test_what_is_left_out_is_as_usual(game: str) -> None:
    zones = Game(game).start(seed=1).view(0).zones
    short, full = (json.decode(encode(told)) for told in (zones, zones_in_full(zones)))
    assert [USUAL_ZONE | zone for zone in short] == full
    assert len(encode(short)) < len(encode(full))


def test_old_clients_are_told_everything_each_time(server: Serving) -> None:
    async def story() -> None:
        async with guests(server.address, 2) as (vera, oleg):
            table = await sit_down([vera, oleg], "pairs", 2, options=short("pairs"))
            async with (
                Client(server.address, "Vera", vera.token, v=1) as of_old,
                Client(server.address, "Vera", vera.token, v=2) as of_late,
            ):
                of_old.keep = of_late.keep = vera.keep = True
                await of_old.follow(table)
                await of_late.follow(table)
                await play_together([vera, oleg], table, "of old")
                await of_old.until(table, lambda news: bool(news["version"] == vera.tables[table]["version"]))
                await of_late.until(table, lambda news: bool(news["version"] == vera.tables[table]["version"]))
                for other in (of_old, of_late):
                    assert other.tables[table]["views"] == [
                        view | {"happened": other.tables[table]["views"][0].get("happened", [])}
                        for view in vera.tables[table]["views"]
                    ]
                told = {
                    one: [view for n in one.messages if n["type"] == "table" for view in n.get("views", [])]
                    for one in (vera, of_old, of_late)
                }
                partly = {one: any(view.get("partly") for view in views) for one, views in told.items()}
                assert partly == {vera: True, of_old: False, of_late: True}
                full = {
                    one: all(zone.keys() >= USUAL_ZONE.keys() for view in views for zone in view["zones"])
                    for one, views in told.items()
                }
                assert full == {vera: False, of_old: True, of_late: True}

    asyncio.run(story())


def test_who_takes_another_seat_is_told_all_that_lies_there(server: Serving) -> None:
    async def story() -> None:
        async with guests(server.address, 2) as (vera, oleg):
            table = await sit_down([vera], "dobro", 2, public=True)
            await oleg.follow(table)
            assert oleg.tables[table]["views"][0]["seat"] == -1
            await act(oleg, "sit", table, seat=1)
            news = await oleg.until(table, lambda news: news["views"][0]["seat"] == 1)
            hand = next(zone for zone in news["views"][0]["zones"] if zone["kind"] == "hand" and zone.get("seat") == 1)
            assert "?" not in hand["items"]

    asyncio.run(story())
