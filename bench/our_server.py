"""Igroteka under load: `igroteka serve`, its HTTP doors and its messages."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import sys
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
from msgspec import Struct

from crowd import Lost, Move, Player, Table, in_parallel
from processes import Process
from servers import FRESH, Server

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Sequence
    from pathlib import Path

NEWS = b'{"type":"table"'
ANSWERS = 30.0  # seconds to wait for one, while tables are being set up


class _Offer(Struct):
    token: str


class _Seen(Struct):
    offers: list[_Offer] = []


class _Sheet(Struct):
    rematch: str = ""


class _News(Struct):
    """The few fields of a table's message that matter for choosing a move."""

    turn: list[int] = []
    views: list[_Seen] = []
    sheet: _Sheet | None = None
    result: dict[str, list[int]] | None = None


_read = msgspec.json.Decoder(_News).decode


class Guest(Player):
    def __init__(self, number: int, address: str, token: str) -> None:
        super().__init__()
        self.number = number
        self.address = address
        self.token = token
        self.greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._about = NEWS
        self._numbers = itertools.count(1)
        self._answer: asyncio.Future[None] | None = None

    def hear(self, data: bytes) -> None:
        if data.startswith(NEWS):
            if data.startswith(self._about):
                at = data.index(b'"version":') + 10
                self.sees(int(data[at : data.index(b",", at)]), data)
        elif data.startswith(b'{"type":"ping"'):
            self.say(b'{"type":"pong"' + data[14:])
        elif data.startswith(b'{"type":"done"'):
            self._answered("")
        elif data.startswith(b'{"type":"refused"'):
            self._answered(data.decode())
        elif data.startswith(b'{"type":"welcome"'):
            self.greeted.set_result(None)

    def _answered(self, refusal: str) -> None:
        waiting, self._answer = self._answer, None
        if waiting is None:
            if self.table is not None:
                self.table.answered(refusal)
        elif refusal:
            waiting.set_exception(Lost(refusal))
        else:
            waiting.set_result(None)

    def command(self, kind: str, table: str, **fields: Any) -> bytes:
        return json.dumps({"type": kind, "id": str(next(self._numbers)), "table": table, **fields}).encode()

    async def ask(self, kind: str, table: str, **fields: Any) -> None:
        """Send a command, and wait until it is done."""
        self._answer = asyncio.get_running_loop().create_future()
        self.say(self.command(kind, table, **fields))
        await asyncio.wait_for(self._answer, ANSWERS)

    async def follow(self, table: str) -> None:
        self._about = NEWS + b',"table":"' + table.encode() + b'"'
        self.version = -1
        self.say(json.dumps({"type": "follow", "table": table}).encode())
        await self.until(0)

    async def until(self, version: int) -> None:
        """Wait until the table is seen at a version, or a later one."""
        async with asyncio.timeout(ANSWERS):
            while self.version < version:
                await asyncio.sleep(0.01)


class OurTable(Table):
    answers = True

    def __init__(self, players: Sequence[Guest], id: str, luck: random.Random) -> None:
        super().__init__(players)
        self.guests = players
        self.id = id
        self._luck = luck

    def choose(self) -> Move | None:
        heard = [_read(player.latest) for player in self.guests]
        awaited = heard[0].turn
        can = [
            (player, news.views[0].offers)
            for player, news in zip(self.guests, heard, strict=True)
            if news.views and news.views[0].offers and (not awaited or player.seat in awaited)
        ]
        if not can:
            return None
        player, offers = self._luck.choice(can)
        token = self._luck.choice(offers).token
        return Move(player, player.command("move", self.id, seat=player.seat, token=token))

    async def renew(self) -> None:
        """When a game is over, the same people go on at another table."""
        host = self.guests[0]
        if _read(host.latest).result is None:
            return
        await host.ask("rematch", self.id)
        async with asyncio.timeout(ANSWERS):
            while (sheet := _read(host.latest).sheet) is None or not sheet.rematch:
                await asyncio.sleep(0.01)
        for guest in self.guests:
            guest.say(json.dumps({"type": "unfollow", "table": self.id}).encode())
        self.id = sheet.rematch
        await begin(self)


async def begin(table: OurTable) -> None:
    """Everybody sits down and looks; the host starts the game."""
    for seat, guest in enumerate(table.guests):
        await guest.ask("sit", table.id, seat=seat, salt=f"salt {seat}")
        await guest.follow(table.id)
    await table.guests[0].ask("start", table.id)
    for guest in table.guests:
        await guest.until(len(table.guests) + 1)


class Igroteka(Server):
    name = "igroteka"

    def __init__(self, folder: Path, wanted: Namespace, cores: Sequence[int | None]) -> None:
        """A command on each of the cores; with `--one-port` one command, which starts the processes itself."""
        self.storage = wanted.database or "SQLite"
        self.terms = {"game": wanted.game, "players": wanted.players, "spoken": "friendly"}
        database = wanted.database or str(folder / "load.db")
        command = [sys.executable, "-m", "igroteka", "serve", "--port", "0", "--database", database]
        command += ["--pace", "0", "--no-limits", "--log", "warning"]
        command += ["--redis", wanted.redis] if wanted.redis else []
        command += ["--processes", str(wanted.processes)] if wanted.one_port else []
        self.processes = [Process(command, folder, {"PYTHONUNBUFFERED": "1"}, core) for core in cores]
        nobody_twice = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # a cookie would make all guests one person
        self._http = httpx.AsyncClient(timeout=60, cookies=nobody_twice, limits=FRESH)

    async def admit(self, people: int) -> Sequence[Guest]:
        found: list[Guest] = []

        async def come(number: int) -> None:
            address = self.processes[number % len(self.processes)].address  # a table is spread over the processes
            answer = await self._http.post(f"{address}/api/me", json={"name": f"Guest {number}"})
            answer.raise_for_status()
            found.append(Guest(number, address, answer.json()["token"]))

        await in_parallel(come, range(people), at_once=4)
        return sorted(found, key=lambda guest: guest.number)

    async def connect(self, player: Player) -> None:
        assert isinstance(player, Guest)
        url = player.address.replace("http", "ws", 1) + "/api/socket"
        await player.connect(url, {"authorization": f"Bearer {player.token}"})
        player.say(b'{"type":"hello","v":3}')
        await asyncio.wait_for(player.greeted, ANSWERS)

    async def seat(self, players: Sequence[Player]) -> Table:
        guests = [player for player in players if isinstance(player, Guest)]
        host = guests[0]
        answer = await self._http.post(
            f"{host.address}/api/tables", json={"terms": self.terms}, headers={"authorization": f"Bearer {host.token}"}
        )
        answer.raise_for_status()
        table = OurTable(guests, answer.json()["table"], random.Random(host.number))
        await begin(table)
        return table

    async def stop(self) -> None:
        await self._http.aclose()
        await super().stop()
