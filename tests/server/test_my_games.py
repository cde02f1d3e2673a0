"""Whoever leaves a running game finds it again: on any device, with whose turn it is, and nobody else learns of it."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from igroteka.live import table as tables_here
from igroteka.server.live import sweeping
from igroteka.server.storage.noting import Note
from igroteka.server.storage.ratings import rate
from igroteka.server.storage.settling import Outcome
from igroteka.tables.sitting import Sitting, sitting
from igroteka.tables.terms import Terms
from server.client import Client
from server.here import serving_here
from server.indoors import BEGAN, do, go_on, seated
from server.parties import act, begin, guests, party, play_together, short, sit_down, undecided, written_down
from server.stories import add, add_person, add_table, begun, guest, sql, storage
from settings import GAMES, player_counts
from waiting import becomes

if TYPE_CHECKING:
    import random
    from pathlib import Path

    from server.serving import Serving

A_DAY = {"each": "move", "seconds": 24 * 3600}


async def games(of: Client, page: int = 0) -> list[dict[str, Any]]:
    answer = await of.http.get(f"/api/me/games?page={page}")
    assert answer.status_code == 200, answer.text
    return list(answer.json()["games"])


async def waiting(of: Client) -> int:
    return int((await of.http.get("/api/me/games")).json()["waiting"])


async def game_of(of: Client, table: str, **is_so: Any) -> dict[str, Any]:
    """A running game, as soon as that is so of it."""

    async def found() -> dict[str, Any] | None:
        mine = {game["table"]: game for game in await games(of)}
        given = mine.get(table)
        return given if given and all(given.get(name, False) == value for name, value in is_so.items()) else None

    return dict(await becomes(found, f"{of.name} does not find the game"))


async def none_left(of: Client) -> bool:
    return not await games(of)


# At the table.


def test_a_game_over_days_waits_for_one_after_the_other(server: Serving) -> None:
    async def story() -> None:
        terms: dict[str, Any] = {"clock": A_DAY, "options": short("pairs")}
        async with party(server.address, "pairs", 2, **terms) as (table, people), Client(server.address, "Eve") as eve:
            first = next(person for person in people if undecided(person.tables[table]))
            second = next(person for person in people if person is not first)
            mine = await game_of(first, table, turn=True)
            assert (mine["status"], mine["taken"], mine["names"]) == ("playing", 2, [first.name])
            assert mine["terms"]["clock"] == {"each": "move", "seconds": 24 * 3600, "added": 0}
            assert mine["due"] - mine["since"] == 24 * 3600 * 1000
            assert mine["others"] == [{"names": [second.name]}]
            theirs = await game_of(second, table, turn=False)
            assert theirs["others"] == [{"names": [first.name], "turn": True}]
            assert (await waiting(first), await waiting(second)) == (1, 0)

            assert await games(eve) == [], "whoever has no seat learns of nothing"
            await eve.follow(table)
            assert (await games(eve), await waiting(eve)) == ([], 0)

            await play_together(people, table, "days")
            for person in people:
                await becomes(partial(none_left, person))
                await written_down(person, table)

    asyncio.run(story())


def test_whoever_stands_up_or_leaves_the_game_to_a_bot_is_done_with_it(server: Serving) -> None:
    async def story() -> None:
        async with guests(server.address, 2) as (vera, oleg):
            table = await sit_down([vera, oleg], "pairs", 3, start=False)
            waits = await game_of(oleg, table)
            assert (waits["status"], waits["taken"], waits.get("turn", False)) == ("open", 2, False)
            await oleg.do("stand", table, seat=1)
            await becomes(lambda: none_left(oleg))
            await oleg.do("sit", table, seat=2, salt="again")
            await begin(table, [vera, oleg])
            await game_of(oleg, table, status="playing")
            await oleg.do("resign", table, seat=2)
            await becomes(lambda: none_left(oleg))
            assert (await game_of(vera, table))["others"] == []
            await act(oleg, "return", table, seat=2)
            assert (await game_of(vera, table, others=[{"names": ["Oleg"]}]))["status"] == "playing"

    asyncio.run(story())


def test_bots_do_not_mind_waiting(server: Serving) -> None:
    async def story() -> None:
        async with Client(server.address, "Vera") as vera:
            table = await vera.open("pairs", 3, bots="easy")
            alone = await game_of(vera, table, status="playing")
            assert alone["others"] == []
            assert await waiting(vera) == 0
            await vera.follow(table)
            await vera.until(table, lambda news: bool(undecided(news)))
            assert await waiting(vera) == 0

    asyncio.run(story())


def test_a_clock_of_days_waits_also_where_all_others_are_bots(server: Serving) -> None:
    async def story() -> None:
        async with Client(server.address, "Vera") as vera:
            table = await vera.open("pairs", 3, bots="easy", clock=A_DAY)
            mine = await game_of(vera, table, turn=True)
            assert (mine["due"] - mine["since"], await waiting(vera)) == (24 * 3600 * 1000, 1)

    asyncio.run(story())


def test_those_who_share_a_device_are_one_line(server: Serving) -> None:
    async def story() -> None:
        async with guests(server.address, 2) as (vera, oleg):
            table = await sit_down([vera], "pairs", 3, start=False)
            await vera.do("sit", table, seat=1, name="Kolya", salt="of Kolya")
            await oleg.do("sit", table, seat=2, salt="of Oleg")
            assert (await game_of(vera, table, taken=3))["names"] == ["Vera", "Kolya"]
            assert (await game_of(oleg, table, taken=3))["others"] == [{"names": ["Vera", "Kolya"]}]

    asyncio.run(story())


# Who may know.


def test_my_games_are_for_those_who_have_said_who_they_are(server: Serving) -> None:
    for path in ("/api/me/games", "/api/me/code", "/api/me/code/qr.svg"):
        answer = httpx.get(server.address + path)
        assert (answer.status_code, answer.json()["code"]) == (401, "nobody"), path


@pytest.mark.parametrize("id", GAMES)
def test_what_is_noted_is_what_everybody_may_see(id: str, luck: random.Random) -> None:
    """Whom a table waits for is what its public view says, at every step; so no list of games can tell more."""
    counts = player_counts(id)
    play = seated(id, counts[len(counts) // 2], f"noted {id}", options=short(id))
    for _ in range(60):
        if play.status == "over":
            break
        noted = {int(one.person.removeprefix("person")) for one in sitting(play, BEGAN, BEGAN) if one.turn}
        assert noted == set(play.moment.turn)
        go_on(play, luck)


def test_time_on_a_clock_is_noted_from_when_the_decision_was_due() -> None:
    play = seated("pairs", 2, "clocks", clock=Terms("pairs", 2).clock)
    do(play, [])
    one = next(one for one in sitting(play, BEGAN + 5000, BEGAN) if one.turn)
    assert (one.since, one.due) == (BEGAN, None), "without a clock nobody's time is up"


# On other devices.


def test_the_code_brings_the_games_along_and_can_be_shown_again(server: Serving) -> None:
    async def story() -> None:
        async with party(server.address, "pairs", 2, clock=A_DAY) as (table, people):
            vera = people[0]
            await game_of(vera, table)
            shown = (await vera.http.get("/api/me/code")).json()
            assert shown["link"] == f"{server.address}/me#{shown['code']}"
            assert (await vera.http.get("/api/me/code")).json() == shown
            picture = await vera.http.get("/api/me/code/qr.svg")
            assert (picture.headers["content-type"], picture.headers["cache-control"]) == ("image/svg+xml", "no-store")

            async with httpx.AsyncClient(base_url=server.address) as phone:
                back = await phone.post("/api/recover", json={"code": shown["code"]})
                phone.headers["authorization"] = f"Bearer {back.json()['token']}"
                assert [game["table"] for game in (await phone.get("/api/me/games")).json()["games"]] == [table]
                another = (await phone.post("/api/me/code", json={})).json()["code"]
                assert another != shown["code"]
                assert (await phone.get("/api/me/code")).json()["code"] == another
                assert (await phone.post("/api/recover", json={"code": shown["code"]})).status_code == 404

    asyncio.run(story())


# In storage.


def rows(games: Any) -> list[tuple[str, str, bool]]:
    return [(row.table_id, row.person, row.turn) for row in games]


def test_notes_of_a_former_owner_or_after_the_end_are_not_taken(each_database: str) -> None:
    async def story() -> None:
        async with storage(each_database) as store:
            vera, oleg = await guest(store, "Vera"), await guest(store, "Oleg")
            table = await begun(store, vera, oleg)
            kept = await store.claim(table)
            assert kept is not None
            waits = [Sitting(vera, ("Vera",), True, 5, None, "")]
            await store.note(Note(table, kept.epoch - 1, 3, waits))
            assert await store.my_games(vera) == []
            assert await store.unnoted(-1000) == [table]
            await store.note(Note(table, kept.epoch, 3, waits))
            assert rows(await store.my_games(vera)) == [(table, vera, True)]
            assert await store.unnoted(-1000) == []
            assert await store.waiting(vera) == 1
            await store.settle(table, kept.terms, [Outcome(0, vera, 1, 7), Outcome(1, oleg, 2, 5)], rate)
            await store.note(Note(table, kept.epoch, 4, waits))
            assert await store.my_games(vera) == [], "what is over is over"

    asyncio.run(story())


def test_running_games_come_in_pages_those_that_wait_first(each_database: str) -> None:
    async def story() -> None:
        async with storage(each_database) as store:
            for person in ("vera", "oleg"):
                await add_person(each_database, person)
            for number in range(120):
                await add_table(each_database, f"table-{number:03}", "vera", status="playing")
                for person in ("vera", "oleg"):
                    row = {"table_id": f"table-{number:03}", "person": person, "names": person.title(), "gone": ""}
                    turn = (number < 3) == (person == "vera")
                    await add(each_database, "seated", turn=turn, since=number, **row)
            first, second = await store.my_games("vera"), await store.my_games("vera", 1)
            assert (len(first), len(second)) == (200, 40), "a row for each who sits there"
            order = list(dict.fromkeys(row.table_id for row in [*first, *second]))
            assert order == [f"table-{number:03}" for number in [2, 1, 0, *range(119, 2, -1)]]
            assert (await store.waiting("vera"), await store.waiting("oleg")) == (3, 117)

    asyncio.run(story())


def test_a_note_that_was_lost_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process ended between a move and its note, or one of the version before made the move."""

    async def story() -> None:
        async with serving_here(tmp_path) as (address, server), guests(address, 2) as people:
            table = await sit_down(people, "pairs", 2, clock=A_DAY)
            mover = next(person for person in people if undecided(person.tables[table]))
            await game_of(mover, table, turn=True)
            for person in people:
                await person.disconnect()
            await server.hub.put_away(table, server.hub.tables[table])
            await sql(server.settings.database, "DELETE FROM seated")
            await sql(server.settings.database, "UPDATE tables SET noted = 0")
            assert await none_left(mover)
            monkeypatch.setattr(sweeping, "UNNOTED", -1000)
            monkeypatch.setattr(tables_here, "NOTED_AFTER", 0.0)
            await server.sweeper.sweep()
            await game_of(mover, table, turn=True)

    asyncio.run(story())
