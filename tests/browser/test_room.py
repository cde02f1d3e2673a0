"""A table in a browser tab: whole games, reloads, other tabs, records. The tab's storage is one in memory."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from browser.tabs import Device, Tab, plays, sits_down, terms
from igroteka.match import Record, verify
from settings import GAMES
from waiting import becomes

if TYPE_CHECKING:
    from collections.abc import Coroutine

TESTS = Path(__file__).parents[1]


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


async def begins(tab: Tab, game: str, players: int | None = None) -> str:
    """A game against bots, looked at."""
    table = await tab.opens(terms(game, players))
    await sits_down(tab, table)
    tab.says("follow", table=table, since=-1)
    return table


def kept_record(tab: Tab, table: str) -> Record:
    return Record.from_json(tab.storage.device.records[table][1])


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_a_tab(game: str) -> None:
    """Every game to its end against bots, then its record: it verifies, and the tab shows it again."""

    async def story() -> None:
        tab = Tab(Device())
        await tab.comes()
        table = await begins(tab, game)
        await plays(tab, table)
        commitment = tab.storage.device.heads[table]["head"]
        await becomes(lambda: table in tab.storage.device.records, "the record is not kept")
        record = kept_record(tab, table)
        verify(record)
        assert record.seed == bytes_of(commitment["seed"]).hex()
        assert record.seats[0].kind == "human"
        status, replay = await tab.asks("GET", f"/api/tables/{table}/replay")
        assert status == 200
        assert replay["scores"] == record.result.scores if record.result else False
        status, profile = await tab.asks("GET", f"/api/people/{record_owner(tab)}")
        assert [game["table"] for game in profile["latest"]] == [table]

    run(story())


def bytes_of(text: str) -> bytes:
    return msgspec.convert(text, bytes)


def record_owner(tab: Tab) -> str:
    return str(json.loads(tab.storage.device.notes["me"])[0])


def test_friends_around_one_device_see_their_own_seats_and_the_public_view() -> None:
    async def story() -> None:
        tab = Tab(Device())
        await tab.comes()
        table = await tab.opens(terms("kitty", 3))
        await sits_down(tab, table, seats=2)
        tab.says("follow", table=table, since=-1)
        news = await tab.sees(table, -1)
        assert [view["seat"] for view in news["views"]] == [0, 1, -1]
        await plays(tab, table)
        assert tab.shown[table]["result"]

    run(story())


def test_a_tab_that_is_closed_loses_nothing_that_was_acknowledged() -> None:
    async def story() -> None:
        device = Device()
        first = Tab(device)
        await first.comes()
        table = await begins(first, "pairs", 2)
        await plays(first, table, moves=3)
        shown = first.shown[table]["version"]
        device.held.clear()  # the browser lets go of what a closed tab held; nothing else is done for it
        second = Tab(device)
        await second.comes()
        second.says("follow", table=table, since=-1)
        assert (await second.sees(table, -1))["version"] >= shown
        await plays(second, table)
        await becomes(lambda: table in device.records)
        verify(kept_record(second, table))

    run(story())


def test_a_table_belongs_to_one_tab_at_a_time() -> None:
    async def story() -> None:
        device = Device()
        first, second = Tab(device), Tab(device)
        await first.comes()
        await second.comes()
        table = await begins(first, "pairs", 2)
        await first.sees(table, -1)
        second.says("follow", table=table, since=-1)
        assert (await second.hears("gone", table=table))["code"] == "other-tab"
        assert (await second.does("move", table=table, seat=0, token="take"))["code"] == "other-tab"
        first.says("unfollow", table=table)
        await becomes(lambda: table not in device.held, "the first tab keeps a table that it does not look at")
        second.says("follow", table=table, since=-1)
        await second.sees(table, -1)

    run(story())


def test_without_a_lock_two_tabs_still_cannot_both_write() -> None:
    """A browser that has no locks, or breaks them: the epoch of the journal decides, and nothing is overwritten."""

    async def story() -> None:
        device = Device()
        first, second = Tab(device), Tab(device)
        await first.comes()
        await second.comes()
        table = await begins(first, "pairs", 2)
        await first.sees(table, -1)
        device.held[table] = second.storage
        second.says("follow", table=table, since=-1)
        news = await second.sees(table, -1)
        before = list(device.lines[table])
        offers = [offer["token"] for view in news["views"] for offer in view.get("offers", [])] or ["take"]
        answer = await first.does("move", table=table, seat=0, token=offers[0])
        assert answer["type"] == "refused"
        await first.hears("gone", table=table)
        assert device.lines[table][: len(before)] == before

    run(story())


def test_a_rematch_brings_the_bots_along() -> None:
    async def story() -> None:
        tab = Tab(Device())
        await tab.comes()
        table = await begins(tab, "pairs", 2)
        await plays(tab, table)
        assert (await tab.does("rematch", table=table))["type"] == "done"
        other = (await becomes(lambda: tab.shown[table].get("sheet")))["rematch"]
        tab.says("follow", table=other, since=-1)
        assert (await tab.sees(other, -1))["sheet"]["status"] != "open"

    run(story())


def test_games_that_wait_are_listed_until_they_are_over() -> None:
    async def story() -> None:
        tab = Tab(Device())
        await tab.comes()
        table = await tab.opens(terms("pairs", 2))
        await sits_down(tab, table)
        _, mine = await tab.asks("GET", "/api/me/games?page=0")
        assert [(game["table"], game["status"]) for game in mine["games"]] == [(table, "playing")]
        assert (await tab.asks("GET", "/api/me/games?page=1"))[1]["games"] == []
        tab.says("follow", table=table, since=-1)
        await plays(tab, table)
        await becomes(lambda: table in tab.storage.device.records)
        assert (await tab.asks("GET", "/api/me/games"))[1]["games"] == []

    run(story())


def test_a_hint_comes_from_imagined_games() -> None:
    async def story() -> None:
        tab = Tab(Device(), pace=0)
        await tab.comes()
        table = await begins(tab, "dobro", 3)
        await becomes(lambda: any(view.get("offers") for view in tab.shown.get(table, {}).get("views", [])))
        advice = await tab.does("hint", table=table, seat=0)
        assert advice["choice"] in [one["token"] for one in advice["candidates"]]

    run(story())


def test_nothing_that_a_seat_may_not_know_reaches_the_page() -> None:
    """Neither the seed nor another's cards: the page gets what a stranger's browser would get from a server."""

    async def story() -> None:
        tab = Tab(Device())
        await tab.comes()
        table = await begins(tab, "goblin-poker", 4)
        await plays(tab, table, moves=2)
        assert not tab.shown[table].get("result"), "the game is too short for this test"
        for path in (f"/api/tables/{table}/record", f"/api/tables/{table}/replay"):
            assert (await tab.asks("GET", path))[0] == 409
        seed = tab.storage.device.heads[table]["head"]["seed"]
        told = "".join(tab.everything)
        assert seed not in told
        assert bytes_of(seed).hex() not in told

    run(story())


def test_a_record_that_somebody_has_is_checked_and_kept() -> None:
    async def story() -> None:
        tab = Tab(Device())
        await tab.comes()
        table = await begins(tab, "pairs", 2)
        await plays(tab, table)
        await becomes(lambda: table in tab.storage.device.records)
        text = kept_record(tab, table).to_json()

        other = Tab(Device())
        await other.comes("Олег")
        status, past = await other.asks("POST", "/api/records", {"record": text})
        assert status == 200
        assert (await other.asks("POST", "/api/records", {"record": text}))[1]["table"] == past["table"]
        assert len(other.storage.device.records) == 1
        assert (await other.asks("GET", f"/api/tables/{past['table']}/replay"))[1]["game"] == "pairs"
        status, again = await other.asks("GET", f"/api/tables/{past['table']}/record")
        verify(Record.from_json(json.dumps(again)))

        forged = json.loads(text)
        forged["result"]["scores"][0] += 1
        for bad in (json.dumps(forged), "{", '{"format": "igroteka-record/1"}'):
            status, problem = await other.asks("POST", "/api/records", {"record": bad})
            assert (status, problem["code"]) == (422, "bad-record"), problem
        assert len(other.storage.device.records) == 1

    run(story())


def test_what_only_a_server_can_do_says_so() -> None:
    async def story() -> None:
        tab = Tab(Device())
        assert (await tab.asks("GET", "/api/me"))[0] == 401
        await tab.comes()
        for method, path in (
            ("GET", "/api/leaderboard/pairs"),
            ("POST", "/api/recover"),
            ("GET", "/api/tables/x/qr.svg"),
        ):
            status, problem = await tab.asks(method, path)
            assert (status, problem["code"]) == (404, "needs-server")
        rated = terms("pairs", 2) | {"rated": True}
        assert (await tab.asks("POST", "/api/tables", {"terms": rated}))[1]["code"] == "needs-server"
        assert (await tab.asks("POST", "/api/tables", {"terms": {"game": "chess"}}))[0] == 422
        assert (await tab.asks("GET", "/api/tables/nowhere-at-all/replay"))[1]["code"] == "no-table"
        tab.worker.hear("{")
        await tab.hears("refused", code="not-understood")
        tab.says("follow", table="nowhere-at-all")
        await tab.hears("gone", code="no-table")

    run(story())


def test_a_score_pad_in_a_tab() -> None:
    """As on a server; nobody has to say who they are."""

    async def story() -> None:
        tab = Tab(Device())
        round = {"took": [0, 1, 0], "card": [7]}
        status, found = await tab.asks("POST", "/api/games/pairs/score", {"players": 3, "rounds": [round] * 3})
        assert (status, found["totals"], found["places"]) == (200, [0, 21, 0], [1, 3, 1])
        for game, written, code in (
            ("chess", {"players": 3}, "no-game"),
            ("pairs", {"players": 30}, "not-understood"),
            ("pairs", {"players": 9}, "bad-terms"),
            ("pairs", {"players": 3, "rounds": [round] * 4}, "pad-over"),
        ):
            status, refused = await tab.asks("POST", f"/api/games/{game}/score", written)
            assert status in (404, 422)
            assert refused["code"] == code, refused

    run(story())


WITHOUT_THE_REST = """
import asyncio, sys

class Others:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in {"browser", "igroteka", "msgspec", "waiting", *sys.stdlib_module_names}:
            raise ModuleNotFoundError(f"{name} is not to be had in a browser", name=name)

sys.meta_path.insert(0, Others())
sys.path.insert(0, sys.argv[1])
from browser.tabs import Device, Tab, plays, sits_down, terms

async def story():
    tab = Tab(Device())
    await tab.comes()
    table = await tab.opens(terms("dobro", 3))
    await sits_down(tab, table)
    tab.says("follow", table=table, since=-1)
    await plays(tab, table, 2)
    refused = await tab.does("move", table=table, seat=0, token="play 99")
    assert refused["type"] == "refused" and refused["code"] != "our-fault", refused
    asked = await tab.does("why", table=table, seat=0, zone="deck")
    assert asked["type"] == "refused" and asked["code"] != "our-fault", asked
    await plays(tab, table)
    print(tab.shown[table]["result"]["places"])

asyncio.run(story())
"""


def test_a_tab_needs_the_standard_library_and_msgspec_alone() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_THE_REST, str(TESTS)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "1" in done.stdout
