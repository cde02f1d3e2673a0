"""A server that is killed again and again loses no acknowledged move and makes none twice."""

from __future__ import annotations

import asyncio
import random
import uuid
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from server.client import Client
from server.company import Guests, at_least
from server.journals import stored
from server.serving import Serving
from server.steadfast import Steadfast
from waiting import becomes, until

if TYPE_CHECKING:
    from server.databases import Postgres


async def killed_again_and_again(server: Serving, kills: int, seed: int) -> None:
    luck = random.Random(seed)
    guests = Guests(server, seed)
    took = []
    async with guests.playing():
        for _ in range(kills):
            await asyncio.sleep(luck.uniform(0.15, 0.9))  # at any moment
            server.kill()
            guests.may_move(False)
            await asyncio.to_thread(server.start)
            took.append(await guests.all_back())
            await guests.move_on()
        before = guests.commands
        await becomes(lambda: guests.commands > before + len(guests.companies), "nobody plays on")
        guests.may_move(False)
        await guests.all_back()
    print(f"{kills} kills; back in the same version after {max(took):.2f} s at most")  # noqa: T201
    await guests.nothing_lost_nothing_twice()
    assert all(person.returns >= kills for person in guests.everybody), "the kills were not felt"
    await guests.leave()


def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    with Serving(str(tmp_path / "tables.db"), tmp_path) as server:
        asyncio.run(killed_again_and_again(server, kills=4, seed=1))


def test_what_is_asked_again_is_not_done_again(tmp_path: Path) -> None:
    """Whatever the command: before and after a kill it has the answer that it had, and nothing more happens."""
    with Serving(str(tmp_path / "tables.db"), tmp_path) as server:
        asyncio.run(_asked_again(server))


async def _asked_again(server: Serving) -> None:
    async with Steadfast(server.address, "Vera") as vera:
        table = await vera.open("pairs", 2)
        await vera.follow(table)
        asked: list[tuple[str, dict[str, Any], int]] = []

        async def once(kind: str, **fields: Any) -> None:
            fields["id"] = f"{kind} {len(asked)}"
            answer = await vera.do(kind, table, **fields)
            asked.append((kind, fields, answer["version"]))
            await vera.until(table, at_least(answer["version"]))

        await once("sit", seat=0)
        await once("stand", seat=0)
        await once("sit", seat=1)
        await once("sit", seat=0)
        await once("say", text="Hello")
        await once("hush", talk=False)
        await once("hush", talk=True)
        await once("start")
        for _ in range(3):
            (seat,) = vera.tables[table]["turn"]
            await once("move", seat=seat, token="draw")
        await once("resign", seat=0)
        await once("return", seat=0)
        for kill in (False, True):
            if kill:
                server.kill()
                await asyncio.to_thread(server.start)
                await vera.come_back()
            before = (await stored(server.database, table))[table]
            for kind, fields, version in asked:
                answer = await vera.ask(kind, table, **fields)
                assert (answer["type"], answer.get("version")) == ("done", version), (kind, kill, answer)
            assert (await stored(server.database, table))[table].lines == before.lines


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="processes are looked for in /proc")
def test_a_killed_server_leaves_no_workers_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither one killed while its workers are starting, nor one whose workers were at work."""
    mark = f"IGROTEKA_TEST={uuid.uuid4()}"
    monkeypatch.setenv(*mark.split("="))
    for awake in (False, True):
        with Serving(str(tmp_path / "tables.db"), tmp_path) as server:
            asyncio.run(_thinking(server, to_the_end=awake))
            until(lambda: len(_marked(mark)) > 2, "it has no workers")  # itself, one that keeps track, and one at least
            server.kill()
        until(lambda: not _marked(mark), "its workers live on")


async def _thinking(server: Serving, *, to_the_end: bool) -> None:
    """Somebody asks for advice, and may wait for it."""
    async with Client(server.address, "Vera") as vera:
        table = await vera.open("pairs", 2, bots="easy")
        await vera.follow(table)
        await vera.until(table, lambda news: len(vera.offers(table)) > 1)
        asked = asyncio.create_task(vera.ask("hint", table, seat=0))
        if to_the_end:
            await asked


def _marked(mark: str) -> list[str]:
    """The processes with a mark in their environment."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if mark.encode() in (process / "environ").read_bytes().split(b"\0"):
                found.append(process.name)
    return found


@pytest.mark.alone
@pytest.mark.long
def test_a_hundred_kills(tmp_path: Path) -> None:
    with Serving(str(tmp_path / "tables.db"), tmp_path) as server:
        asyncio.run(killed_again_and_again(server, kills=100, seed=2))


@pytest.mark.alone
@pytest.mark.long
def test_a_hundred_kills_on_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    with Serving(postgres.database(), tmp_path) as server:
        asyncio.run(killed_again_and_again(server, kills=100, seed=3))
