"""A database of version 0.1.0, opened by the version of today: nothing is lost, and everybody plays on.

How it was made says `tests/data/README.md`. Here its evening was a minute ago: clocks have not run out, and nothing has
been cleaned away.
"""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from igroteka.live.world import now_ms
from igroteka.match import Record, replay, verify
from server.client import PATIENCE, Client
from server.journals import stored
from server.parties import act, begin, play_together
from server.serving import Serving

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

DATA = Path(__file__).parents[1] / "data"
DUMP = (DATA / "igroteka-0.1.0.sql").read_text(encoding="utf-8")
SHOWN: dict[str, Any] = json.loads((DATA / "igroteka-0.1.0.json").read_text(encoding="utf-8"))
TIME = re.compile(r"\b\d{13}\b")  # milliseconds since 1970
MINUTE = 60_000
ENTRIES = {"Sat", "BotSat", "Stood", "Started", "Moved", "Chose", "Undone", "Left", "Talked", "Hushed", "Rematched"}


def kept(folder: Path) -> Path:
    """The database, a minute after that evening."""
    later = now_ms() - MINUTE - max(int(time) for time in TIME.findall(DUMP))
    database = folder / "igroteka.db"
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(TIME.sub(lambda time: str(int(time[0]) + later), DUMP))
    return database


@pytest.fixture(scope="module")
def today(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("first")
    with Serving(str(kept(folder)), folder) as serving:
        yield serving


@asynccontextmanager
async def those_who_were_there(server: Serving, *names: str) -> AsyncIterator[dict[str, Client]]:
    """People with the passes that they had."""
    async with AsyncExitStack() as stack:
        yield {
            name: await stack.enter_async_context(Client(server.address, name, SHOWN["people"][name]["token"]))
            for name in names or SHOWN["people"]
        }


async def back_at(table: str, people: dict[str, Client]) -> list[Client]:
    """Those of them who sit at a table, and follow it."""
    found = []
    for person in people.values():
        news = await person.follow(table)
        if any(seat.get("person") == person.person for seat in news["sheet"]["seats"]):
            found.append(person)
    return found


async def take_seats_back(company: list[Client], table: str) -> None:
    """Whoever has left a seat to a bot."""
    for person in company:
        for seat, sitter in enumerate(person.tables[table]["sheet"]["seats"]):
            if sitter.get("person") == person.person and sitter.get("left"):
                await act(person, "return", table, seat=seat)


def test_the_data_is_small_and_of_the_first_revision() -> None:
    assert "INSERT INTO \"alembic_version\" VALUES('0001')" in DUMP
    assert sum(path.stat().st_size for path in DATA.glob("igroteka-0.1.0.*")) < 200_000


def test_every_line_of_every_journal_is_read(tmp_path: Path) -> None:
    found = asyncio.run(stored(str(kept(tmp_path))))
    assert {table.status for table in found.values()} == {"open", "playing", "over"}
    assert all(table.without_gaps for table in found.values())
    assert {type(entry).__name__ for table in found.values() for entry in table.entries} == ENTRIES


def test_a_recovery_code_brings_somebody_back(today: Serving) -> None:
    for name, person in SHOWN["people"].items():
        answer = httpx.post(f"{today.address}/api/recover", json={"code": person["code"]})
        assert answer.status_code == 200, answer.text
        assert (answer.json()["person"], answer.json()["name"]) == (person["id"], name)
        assert answer.json()["token"] == person["token"], "passes are what they were"


def test_everybody_finds_their_running_games(today: Serving) -> None:
    """Before anybody has looked at one of them: in the first version nobody did."""
    found: dict[str, set[str]] = {}
    for name, person in SHOWN["people"].items():
        herself = {"authorization": f"Bearer {person['token']}"}
        mine = httpx.get(f"{today.address}/api/me/games", headers=herself, timeout=PATIENCE).json()["games"]
        assert all(name in game["names"] for game in mine)
        found[name] = {game["table"] for game in mine}
    assert set().union(*found.values()) >= {*SHOWN["running"].values(), *SHOWN["open"].values()}


def test_a_code_of_then_cannot_be_shown_again(today: Serving) -> None:
    herself = {"authorization": f"Bearer {SHOWN['people']['Vera']['token']}"}
    refused = httpx.get(f"{today.address}/api/me/code", headers=herself, timeout=PATIENCE)
    assert (refused.status_code, refused.json()["code"]) == (404, "no-code")


def test_the_leaderboard_shows_what_it_showed(today: Serving) -> None:
    assert len(SHOWN["leaders"]) == 4
    now = httpx.get(f"{today.address}/api/leaderboard/pairs").json()
    assert [measured(leader) for leader in now] == [measured(leader) for leader in SHOWN["leaders"]]


def test_a_profile_shows_what_it_showed(today: Serving) -> None:
    """Vera's own, beside what she has played since."""
    then = SHOWN["profile"]
    herself = {"authorization": f"Bearer {SHOWN['people']['Vera']['token']}"}
    now = httpx.get(f"{today.address}/api/people/{then['person']}", headers=herself).json()
    old = {game["table"] for game in then["latest"]}
    assert [undated(game) for game in now["latest"] if game["table"] in old] == [*map(undated, then["latest"])]
    assert rated(now) == rated(then)


def undated(game: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in game.items() if name != "ended"}


def rated(profile: dict[str, Any]) -> list[dict[str, Any]]:
    return [measured(game) for game in profile["played"] if "mu" in game]


def measured(rating: dict[str, Any]) -> dict[str, Any]:
    """A rating as it is kept; the numbers that people read are another scale since."""
    return {name: value for name, value in rating.items() if name not in ("rating", "unsure")}


@pytest.mark.parametrize("name", SHOWN["over"])
def test_a_finished_game_can_be_verified_and_looked_at(today: Serving, name: str) -> None:
    game = SHOWN["over"][name]
    answer = httpx.get(f"{today.address}/api/tables/{game['table']}/record", timeout=PATIENCE)
    record = Record.from_json(answer.text)
    assert verify(record)
    assert record == Record.from_json(json.dumps(game["record"])), "it is what it was"
    assert replay(record).over
    shown = httpx.get(f"{today.address}/api/tables/{game['table']}/replay", timeout=PATIENCE).json()
    assert len(shown["frames"]) > 1


@pytest.mark.parametrize("name", SHOWN["running"])
def test_a_running_game_goes_on_to_its_end(today: Serving, name: str) -> None:
    table = SHOWN["running"][name]

    async def story() -> Record:
        async with those_who_were_there(today) as people:
            company = await back_at(table, people)
            assert company[0].tables[table]["sheet"]["status"] == "playing"
            assert [line for line in company[0].lines if line.get("text") == "Моя очередь? Let's go on tomorrow."]
            await take_seats_back(company, table)
            await play_together(company, table, name)
            return Record.from_json((await company[0].http.get(f"/api/tables/{table}/record")).text)

    before = asyncio.run(stored(today.database, table))[table].version
    assert verify(asyncio.run(story()))
    assert asyncio.run(stored(today.database, table))[table].version > before
    assert '"level": "error"' not in today.log.read_text()


@pytest.mark.parametrize("name", SHOWN["open"])
def test_at_an_open_table_a_game_begins(today: Serving, name: str) -> None:
    table = SHOWN["open"][name]

    async def story() -> None:
        async with those_who_were_there(today) as people:
            company = await back_at(table, people)
            taras = people["Taras"]
            await act(taras, "sit", table, seat=2, salt="of Taras")
            await begin(table, [*company, taras])
            assert company[0].tables[table]["sheet"]["talk"] is (name != "monster"), "the host had switched it off"
            await play_together([*company, taras], table, name)

    asyncio.run(story())


def test_a_rematch_that_somebody_asked_for_begins(today: Serving) -> None:
    table = SHOWN["over"]["with bots, then a rematch"]["table"]

    async def story() -> None:
        async with those_who_were_there(today, "Vera", "Marta") as people:
            await people["Vera"].do("rematch", table, salt="yes")
            another = (await people["Vera"].follow(table))["sheet"]["rematch"]
            company = await back_at(another, people)
            assert len(company) == 2
            await company[0].until(another, lambda news: news["sheet"]["status"] != "open")
            await play_together(company, another, "rematch")

    asyncio.run(story())
