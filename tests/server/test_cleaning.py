"""A server that runs cleans by itself."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from igroteka.server.settings import Keeping
from igroteka.server.storage import cleaning
from server.client import Client
from server.here import serving_here
from waiting import becomes

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

SECOND = 1 / 86_400  # of a day


def test_an_empty_table_goes_and_a_game_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cleaning, "EVERY", 0.2)

    async def story() -> None:
        keeping = Keeping(open_days=SECOND, guest_days=SECOND, pack_days=SECOND)
        async with serving_here(tmp_path, keeping=keeping) as (address, server), Client(address, "Vera") as vera:
            empty = await vera.open("pairs", 3)
            begun = await vera.open("pairs", 3, bots="easy")

            async def gone() -> bool:
                return await server.store.status(empty) is None

            await becomes(gone)
            assert await server.store.status(begun) is not None
            assert (await vera.http.get("/api/me")).status_code == 200, "who plays is kept"

    asyncio.run(story())


def test_a_guest_who_never_came_back_is_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cleaning, "EVERY", 0.2)

    async def story() -> None:
        keeping = Keeping(guest_days=SECOND)
        async with serving_here(tmp_path, keeping=keeping) as (address, _), Client(address, "Vera") as vera:

            async def nobody() -> bool:
                return (await vera.http.get("/api/me")).status_code == 401

            await becomes(nobody)

    asyncio.run(story())
