"""A server that is killed again and again loses no acknowledged move and makes none twice."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest

from igroteka.match import Record, verify
from server.journals import stored
from server.serving import Serving
from server.steadfast import Steadfast

if TYPE_CHECKING:
    from pathlib import Path

    from server.databases import Postgres

BACK_WITHIN = 5.0
TABLES: tuple[tuple[str, int, int, dict[str, Any]], ...] = (  # game, people, bots, options
    ("pairs", 3, 1, {}),
    ("hawthorn", 3, 0, {}),
    ("dobro", 2, 1, {}),
    ("charidice", 2, 0, {}),
)


class Company:
    """People who play one game after the other at tables of their own, moving at random as fast as they may."""

    def __init__(self, people: list[Steadfast], game: str, bots: int, options: dict[str, Any], seed: int) -> None:
        self.people = people
        self.game = game
        self.players = len(people) + bots
        self.options = options
        self.luck = random.Random(seed)
        self.may_move = asyncio.Event()
        self.table = ""
        self.finished: list[str] = []

    async def play_on(self) -> None:
        while True:
            self.table = await self._opened()
            await asyncio.gather(*(self._person(person, seat) for seat, person in enumerate(self.people)))
            self.finished.append(self.table)

    async def _opened(self) -> str:
        host = self.people[0]
        table = await host.open_for_sure(self.game, self.players, options=self.options)
        for seat, person in enumerate(self.people):
            person.tables = {}
            await person.insist("sit", table, seat=seat, salt=f"salt of {seat}")
            person.tables[table] = {"version": -1, "sheet": {"status": "open"}}
            with suppress(Exception):  # if the connection is lost, coming back follows
                await person.send({"type": "follow", "table": table})
        answer = await host.insist("start", table, fill="easy")
        assert answer["type"] == "done", answer
        return table

    async def _person(self, person: Steadfast, seat: int) -> None:
        table = self.table

        def due(news: dict[str, Any]) -> bool:
            offers = news.get("views") and news["views"][0].get("offers") and seat not in news.get("ready", [])
            return bool(offers) or news["sheet"]["status"] == "over"

        while True:
            news = await person.until(table, due, wait=120)
            if news["sheet"]["status"] == "over":
                return
            await self.may_move.wait()
            news = person.tables[table]
            if due(news) and news["sheet"]["status"] != "over":
                token = self.luck.choice(person.offers(table))
                answer = await person.insist("move", table, seat=seat, token=token)
                reached = answer.get("version", 0)
                if answer["type"] == "done":
                    await person.until(table, lambda news, at=reached: news["version"] >= at, wait=120)  # type: ignore[misc]

    def settled(self) -> bool:
        """Nobody waits for an answer, and all see the same version."""
        versions = {person.tables.get(self.table, {}).get("version", -1) for person in self.people}
        return len(versions) == 1 and all(person.connected and not person.asking for person in self.people)


async def killed_again_and_again(server: Serving, kills: int, seed: int) -> None:
    luck = random.Random(seed)
    companies: list[Company] = []
    for number, (game, people, bots, options) in enumerate(TABLES):
        guests = [Steadfast(server.address, f"{game} {seat}") for seat in range(people)]
        companies.append(Company(guests, game, bots, options, seed + number))
    everybody = [person for company in companies for person in company.people]
    for person in everybody:
        await person.__aenter__()
    for company in companies:
        company.may_move.set()
    tasks = [asyncio.create_task(company.play_on()) for company in companies]
    tasks += [asyncio.create_task(person.stay()) for person in everybody]
    took = []
    try:
        for _ in range(kills):
            await asyncio.sleep(luck.uniform(0.15, 0.9))
            server.kill()
            for company in companies:
                company.may_move.clear()
            await asyncio.to_thread(server.start)
            took.append(await all_back(server, companies, tasks))
            for company in companies:
                company.may_move.set()
        await asyncio.sleep(1.0)
        for company in companies:
            company.may_move.clear()
        await all_back(server, companies, tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    print(f"{kills} kills; back in the same version after {max(took):.2f} s at most")  # noqa: T201
    await nothing_lost_nothing_twice(server, companies)
    for person in everybody:
        assert person.returns >= kills  # the kills were felt
        await person.__aexit__()


async def all_back(server: Serving, companies: list[Company], tasks: list[asyncio.Task[None]]) -> float:
    """Seconds from the restart until everybody at every table sees the version that storage has."""
    began = time.monotonic()
    while True:
        for task in tasks:
            if task.done():
                task.result()  # raises what went wrong
        waited = time.monotonic() - began
        if all(company.settled() for company in companies):
            kept = await stored(server.database, *(company.table for company in companies))
            if all(
                company.settled() and company.people[0].tables[company.table]["version"] == kept[company.table].version
                for company in companies
            ):
                return waited
        seen = [(c.game, [(p.tables.get(c.table, {}).get("version"), p.asking) for p in c.people]) for c in companies]
        assert waited < BACK_WITHIN, f"not all are back: {seen}"
        await asyncio.sleep(0.02)


async def nothing_lost_nothing_twice(server: Serving, companies: list[Company]) -> None:
    kept = await stored(server.database)
    moves = 0
    for company in companies:
        for person in company.people:
            # Where play does not wait for a window, somebody else may have been quicker.
            allowed = {"illegal"} if company.game in ("dobro", "charidice") else set()
            assert {answer["code"] for answer in person.refused} <= allowed, person.refused[:3]
            for table, done in person.acknowledged.items():
                assert kept[table].without_gaps, table
                commands = kept[table].commands
                own = {id: at for id, at in commands.items() if id.startswith(person.person + "/")}
                told = {f"{person.person}/{id}": [version] for id, version in done.items()}
                lost, untold = told.keys() - own.keys(), own.keys() - told.keys()
                assert not lost, f"acknowledged, but not in the journal: {lost}"
                assert not untold, f"carried out, but never acknowledged: {untold}"
                assert own == told, "carried out twice, or at another version than was said"
                moves += len(own)
        for table in company.finished:
            record = Record.from_json(await company.people[0].record(table))
            verify(record)
            assert [s.name for s in record.seats][: len(company.people)] == [p.name for p in company.people]
    print(f"{moves} commands, {sum(len(c.finished) for c in companies)} games finished")  # noqa: T201
    assert moves > 10 * len(companies)


def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    with Serving(str(tmp_path / "tables.db"), tmp_path) as server:
        asyncio.run(killed_again_and_again(server, kills=4, seed=1))


@pytest.mark.long
def test_a_hundred_kills(tmp_path: Path) -> None:
    with Serving(str(tmp_path / "tables.db"), tmp_path) as server:
        asyncio.run(killed_again_and_again(server, kills=100, seed=2))


@pytest.mark.long
def test_a_hundred_kills_on_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    with Serving(postgres.database(), tmp_path) as server:
        asyncio.run(killed_again_and_again(server, kills=100, seed=3))
