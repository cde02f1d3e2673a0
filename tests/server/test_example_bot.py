"""The example of a remote bot plays a whole game, also over a connection that breaks."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import httpx

from igroteka.match import Record, verify
from server.client import Client

if TYPE_CHECKING:
    from server.serving import Serving

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
PATIENCE = 60


class Wire:
    """A wire between a bot and the server that can be cut; the next connection is whole again."""

    def __init__(self, server: str) -> None:
        self.to = urlsplit(server)
        self.cuts = 0
        self._ends: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> str:
        self._listening = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self._listening.sockets[0].getsockname()[1]}"

    async def __aexit__(self, *_: object) -> None:
        self._listening.close()
        self.cut()

    async def _carry(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        there, forth = await asyncio.open_connection(self.to.hostname, self.to.port)
        self._ends += [back, forth]
        await asyncio.gather(self._copy(here, forth), self._copy(there, back), return_exceptions=True)

    async def _copy(self, source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        while data := await source.read(65536):
            to.write(data)
        to.close()

    def cut(self) -> None:
        """No goodbye: both ends are gone at once."""
        self.cuts += 1
        for end in self._ends:
            end.transport.abort()
        self._ends.clear()


async def bot(*arguments: str) -> tuple[dict[str, Any], str]:
    """Run the bot; what it says at the end, and what it complained of."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(BOT), *arguments, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    try:
        said, complained = await asyncio.wait_for(process.communicate(), PATIENCE)
    finally:
        if process.returncode is None:
            process.kill()
    assert process.returncode == 0, complained.decode()
    return json.loads(said), complained.decode()


async def play_on(person: Client, table: str, wire: Wire) -> None:
    """Seat 0 plays at random to the end; the bot's wire is cut in the middle."""
    chance = random.Random(1)
    moves = 0
    while True:
        news = await person.until(
            table,
            lambda now: "result" in now or (bool(person.offers(table)) and 0 not in now.get("ready", [])),
        )
        if "result" in news:
            return
        done = await person.ask("move", table, seat=0, token=chance.choice(person.offers(table)))
        moves += 1
        if moves == 3:
            wire.cut()
        reached = done.get("version", news["version"])
        await person.until(table, lambda now, reached=reached: now["version"] >= reached)  # type: ignore[misc]


def test_a_bot_joins_by_the_link_and_comes_back_when_its_connection_breaks(server: Serving) -> None:
    async def story() -> None:
        wire = Wire(server.address)
        async with wire as address, Client(server.address, "Vera") as vera:
            table = await vera.open("hawthorn", 3, options={"max_rounds": 3})
            await vera.do("sit", table, seat=0)
            await vera.follow(table)
            playing = asyncio.create_task(bot(f"{address}/t/{table}"))
            await vera.until(table, lambda now: bool(now["sheet"]["seats"][1].get("person")))
            await vera.do("start", table, fill="medium")
            await play_on(vera, table, wire)
            result, complained = await playing
            assert wire.cuts == 1
            assert complained.count("coming back") == 1
            assert result["person"] == vera.tables[table]["sheet"]["seats"][1]["person"]
            assert result["scores"] == vera.tables[table]["result"]["scores"]
            record = Record.from_json((await vera.http.get(f"/api/tables/{table}/record")).text)
            assert verify(record)
            assert sum(event.seat == 1 for event in record.events) > 3

    asyncio.run(story())


def test_a_bot_opens_a_table_against_bots_of_the_server(server: Serving) -> None:
    result, complained = asyncio.run(bot(server.address, "starboard", "2", "easy"))
    assert not complained
    record = Record.from_json(httpx.get(f"{server.address}/api/tables/{result['table']}/record").text)
    assert record.result is not None
    assert (result["scores"], result["places"]) == (record.result.scores, record.result.places)
    assert [sitter.kind for sitter in record.seats] == ["human", "bot"]


def test_the_example_is_small_and_stands_alone() -> None:
    text = BOT.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 90
    assert "igroteka" not in text.lower()
