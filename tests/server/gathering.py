"""People on any processes of a server at one table, who play whatever they are offered, to the end."""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING, Any

from igroteka.games import catalogue
from igroteka.match import Record
from server.client import Client

if TYPE_CHECKING:
    from collections.abc import Callable

SHORT = {"max_rounds": 2, "max_deals": 1}


def short_options(game: str) -> dict[str, int]:
    return {name: value for name, value in SHORT.items() if name in catalogue.rules(game).OPTIONS}


class Gathering:
    """People on different processes at one table, who play whatever they are offered."""

    def __init__(self, addresses: list[str], game: str, people: int, bots: int, **terms: Any) -> None:
        self.people = [Client(addresses[i % len(addresses)], f"Player {i}") for i in range(people)]
        self.game, self.players, self.terms = game, people + bots, terms
        self.table = ""
        self.moves = 0
        self.slowest = 0.0
        self.rng = random.Random(f"{game} {people}")

    async def play(self, at_move: dict[int, Callable[[], None]] | None = None, owner: str = "") -> Record:
        """To the end. `at_move` says what befalls the servers when so many moves have been made; `owner` is the address
        of the process that has the table, because somebody on it looks first.
        """
        await self.come()
        host = self.people[0]
        self.table = await host.open(self.game, self.players, options=short_options(self.game), **self.terms)
        if owner:
            self.onlooker = await Client(owner, "Onlooker").__aenter__()
            await self.onlooker.follow(self.table)
        for seat, person in enumerate(self.people):
            await person.do("sit", self.table, seat=seat, salt=f"salt {seat}")
            await person.follow(self.table)
        await host.do("start", self.table, fill="medium" if self.players > len(self.people) else None)
        await asyncio.gather(*(self._sit(seat, at_move or {}) for seat in range(len(self.people))))
        versions = {person.tables[self.table]["version"] for person in self.people}
        assert len(versions) == 1, "all end at the same version"
        record = Record.from_json((await host.http.get(f"/api/tables/{self.table}/record")).content)
        for person in (*self.people, *([self.onlooker] if owner else [])):
            await person.__aexit__()
        return record

    async def come(self) -> None:
        for person in self.people:
            await person.__aenter__()

    async def _sit(self, seat: int, at_move: dict[int, Callable[[], None]]) -> None:
        me, table = self.people[seat], self.table
        while True:
            news = await me.until(table, lambda news: _over(news) or _may_act(news, seat))
            if _over(news):
                return
            token = self.rng.choice(news["views"][0]["offers"])["token"]
            began = time.monotonic()
            answer = await me.ask("move", table, seat=seat, token=token)
            self.slowest = max(self.slowest, time.monotonic() - began)
            if answer["type"] == "done":
                self.moves += 1
                at_move.pop(self.moves, lambda: None)()
                await me.until(table, _reached(answer["version"]))
            elif answer["code"] == "illegal":  # somebody was quicker
                await me.until(table, _reached(news["version"] + 1))
            else:
                assert answer["code"] in ("cluster", "storage"), answer
                await asyncio.sleep(0.3)  # as people ask again while a part of the servers is away


def _reached(version: int) -> Callable[[dict[str, Any]], bool]:
    return lambda news: bool(news["version"] >= version)


def _over(news: dict[str, Any]) -> bool:
    return bool(news["sheet"]["status"] == "over")


def _may_act(news: dict[str, Any], seat: int) -> bool:
    return bool(news.get("views") and news["views"][0].get("offers") and seat not in news.get("ready", []))
