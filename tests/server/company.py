"""People who play one game after the other, whatever becomes of the server, and remember what they were told."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

from igroteka.match import Record, verify
from server.journals import stored
from server.steadfast import Steadfast
from waiting import becomes

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from server.serving import Serving

BACK_WITHIN = 5.0
WHOLE_GAME = 3600.0  # who is out of a game waits for its end
STANDSTILL = 5  # times that a table is found where it was, with people who may move: then it is given time
GIVEN = 60.0  # seconds; a bot may need more than a server lives between two kills on a busy machine
TABLES: tuple[tuple[str, int, int, dict[str, Any]], ...] = (  # game, people, bots, options
    ("pairs", 3, 1, {}),
    ("hawthorn", 3, 0, {}),
    ("dobro", 2, 1, {}),
    ("charidice", 2, 0, {}),
)


def at_least(version: int) -> Callable[[dict[str, Any]], bool]:
    """Whether news of a table has come to a version."""
    return lambda news: bool(news["version"] >= version)


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
        self.found: list[tuple[str, int | None]] = []  # where the table was, the latest times that somebody looked

    async def play_on(self) -> None:
        while True:
            self.table = await self._opened()
            await asyncio.gather(*(self._person(person, seat) for seat, person in enumerate(self.people)))
            self.finished.append(self.table)

    async def _opened(self) -> str:
        host = self.people[0]
        table = await host.open_for_sure(self.game, self.players, options=self.options)
        for seat, person in enumerate(self.people):
            await self._look_away(person)
            await person.insist("sit", table, seat=seat, salt=f"salt of {seat}")
            person.tables[table] = {"version": -1, "sheet": {"status": "open"}}
            with suppress(Exception):  # if the connection is lost, coming back follows
                await person.send({"type": "follow", "table": table})
        answer = await host.insist("start", table, fill="easy")
        assert answer["type"] == "done", answer
        return table

    async def _look_away(self, person: Steadfast) -> None:
        """From the last table: one connection shows only so many."""
        for table in person.tables:
            with suppress(Exception):  # if the connection is lost, nothing is followed any more
                await person.send({"type": "unfollow", "table": table})
        person.tables = {}

    async def _person(self, person: Steadfast, seat: int) -> None:
        table = self.table

        def due(news: dict[str, Any]) -> bool:
            offers = news.get("views") and news["views"][0].get("offers") and seat not in news.get("ready", [])
            return bool(offers) or news["sheet"]["status"] == "over"

        while True:
            news = await person.until(table, due, wait=WHOLE_GAME)
            if news["sheet"]["status"] == "over":
                return
            await self.may_move.wait()
            news = person.tables[table]
            if due(news) and news["sheet"]["status"] != "over":
                token = self.luck.choice(person.offers(table))
                answer = await person.insist("move", table, seat=seat, token=token)
                if answer["type"] == "done":
                    await person.until(table, at_least(answer["version"]))

    def settled(self) -> bool:
        """Nobody waits for an answer, and all see the same version."""
        there = all(person.connected and not person.asking for person in self.people)
        return there and len(self.versions) == 1 and self.versions != {None}

    def where(self) -> tuple[str, int | None]:
        return self.table, self.people[0].tables.get(self.table, {}).get("version")

    async def moves_on(self) -> None:
        """Note where the table is; one that has stayed there, and stays there with all the time it needs, is stuck."""
        self.found = [*self.found[1 - STANDSTILL :], self.where()]
        if len(self.found) < STANDSTILL or len(set(self.found)) > 1:
            return
        await becomes(lambda: self.where() != self.found[-1], f"{self.game} is stuck: {self.found[-1]}", GIVEN)

    @property
    def versions(self) -> set[int | None]:
        """What they see of their present table; None: nothing yet."""
        return {person.tables.get(self.table, {}).get("version") for person in self.people}


class Guests:
    """Several companies at several tables of one server."""

    def __init__(self, server: Serving, seed: int, person: type[Steadfast] = Steadfast) -> None:
        self.server = server
        self.companies: list[Company] = []
        for number, (game, people, bots, options) in enumerate(TABLES):
            guests = [person(server.address, f"{game} {seat}") for seat in range(people)]
            self.companies.append(Company(guests, game, bots, options, seed + number))
        self.everybody = [person for company in self.companies for person in company.people]
        self._tasks: list[asyncio.Task[None]] = []

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """They come and play; in the end they have stopped, but are still connected."""
        for person in self.everybody:
            await person.__aenter__()
        self.may_move(True)
        self._tasks = [asyncio.create_task(company.play_on()) for company in self.companies]
        self._tasks += [asyncio.create_task(person.stay()) for person in self.everybody]
        try:
            yield
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def leave(self) -> None:
        for person in self.everybody:
            await person.__aexit__()

    @property
    def commands(self) -> int:
        """Commands that were acknowledged."""
        return sum(len(done) for person in self.everybody for done in person.acknowledged.values())

    def may_move(self, may: bool) -> None:
        for company in self.companies:
            if may:
                company.may_move.set()
            else:
                company.may_move.clear()

    async def all_back(self, within: float = BACK_WITHIN) -> float:
        """Seconds from the restart until everybody at every table sees the version that storage has."""
        began = time.monotonic()
        while True:
            for task in self._tasks:
                if task.done():
                    task.result()  # raises what went wrong
            waited = time.monotonic() - began
            if all(company.settled() for company in self.companies):
                kept = await stored(self.server.database, *(company.table for company in self.companies))
                if all(
                    company.settled()
                    and company.table in kept  # they may have gone to another one meanwhile
                    and company.versions == {kept[company.table].version}
                    for company in self.companies
                ):
                    return waited
            seen = [
                (c.game, [(p.tables.get(c.table, {}).get("version"), p.asking) for p in c.people])
                for c in self.companies
            ]
            assert waited < within, f"not all are back: {seen}"
            await asyncio.sleep(0.02)  # a look at the storage costs the server something

    async def move_on(self) -> None:
        self.may_move(True)
        for company in self.companies:
            await company.moves_on()

    async def nothing_lost_nothing_twice(self) -> None:
        kept = await stored(self.server.database)
        moves = 0
        for company in self.companies:
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
        print(f"{moves} commands, {sum(len(c.finished) for c in self.companies)} games finished")  # noqa: T201
        assert moves == self.commands > 10 * len(self.companies)
