"""A server that is killed again and again loses no acknowledged move and makes none twice."""

from __future__ import annotations

import asyncio
import random
import time
import uuid
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from server.client import Client
from server.company import Guests
from server.serving import Serving

if TYPE_CHECKING:
    from collections.abc import Callable

    from server.databases import Postgres


async def killed_again_and_again(server: Serving, kills: int, seed: int) -> None:
    luck = random.Random(seed)
    guests = Guests(server, seed)
    took = []
    async with guests.playing():
        for _ in range(kills):
            await asyncio.sleep(luck.uniform(0.15, 0.9))
            server.kill()
            guests.may_move(False)
            await asyncio.to_thread(server.start)
            took.append(await guests.all_back())
            guests.may_move(True)
        await asyncio.sleep(0.5)
        guests.may_move(False)
        await guests.all_back()
    print(f"{kills} kills; back in the same version after {max(took):.2f} s at most")  # noqa: T201
    await guests.nothing_lost_nothing_twice()
    assert all(person.returns >= kills for person in guests.everybody), "the kills were not felt"
    await guests.leave()


def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    with Serving(str(tmp_path / "tables.db"), tmp_path) as server:
        asyncio.run(killed_again_and_again(server, kills=4, seed=1))


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="processes are looked for in /proc")
def test_a_killed_server_leaves_no_workers_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither one killed while its workers are starting, nor one whose workers were at work."""
    mark = f"IGROTEKA_TEST={uuid.uuid4()}"
    monkeypatch.setenv(*mark.split("="))
    for awake in (False, True):
        with Serving(str(tmp_path / "tables.db"), tmp_path) as server:
            if awake:
                asyncio.run(_against_bots(server))
            _until(
                lambda: len(_marked(mark)) > 2, "it has no workers"
            )  # itself, one that keeps track, and one at least
            server.kill()
        _until(lambda: not _marked(mark), "its workers live on")


def _until(holds: Callable[[], bool], otherwise: str) -> None:
    deadline = time.monotonic() + 30
    while not holds():
        assert time.monotonic() < deadline, otherwise
        time.sleep(0.02)


async def _against_bots(server: Serving) -> None:
    async with Client(server.address, "Vera") as vera:
        table = await vera.open("dobro", 2, bots="easy")
        await vera.follow(table)
        await vera.until(table, lambda news: bool(vera.offers(table)))


def _marked(mark: str) -> list[str]:
    """The processes with a mark in their environment."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if mark.encode() in (process / "environ").read_bytes().split(b"\0"):
                found.append(process.name)
    return found


@pytest.mark.long
def test_a_hundred_kills(tmp_path: Path) -> None:
    with Serving(str(tmp_path / "tables.db"), tmp_path) as server:
        asyncio.run(killed_again_and_again(server, kills=100, seed=2))


@pytest.mark.long
def test_a_hundred_kills_on_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    with Serving(postgres.database(), tmp_path) as server:
        asyncio.run(killed_again_and_again(server, kills=100, seed=3))
