"""A server that is killed again and again loses no acknowledged move and makes none twice."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

import pytest

from server.company import Guests
from server.serving import Serving

if TYPE_CHECKING:
    from pathlib import Path

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


@pytest.mark.long
def test_a_hundred_kills(tmp_path: Path) -> None:
    with Serving(str(tmp_path / "tables.db"), tmp_path) as server:
        asyncio.run(killed_again_and_again(server, kills=100, seed=2))


@pytest.mark.long
def test_a_hundred_kills_on_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    with Serving(postgres.database(), tmp_path) as server:
        asyncio.run(killed_again_and_again(server, kills=100, seed=3))
