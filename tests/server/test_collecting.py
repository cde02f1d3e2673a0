from __future__ import annotations

import asyncio
import gc
import weakref
from typing import TYPE_CHECKING

import pytest

from igroteka.server import collecting
from igroteka.server.collecting import Collecting

if TYPE_CHECKING:
    from collections.abc import Iterator

PATIENCE = 30.0


class Ring:
    """What holds itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def _as_it_was() -> Iterator[None]:
    yield
    gc.unfreeze()
    gc.enable()


async def _gone(seen: weakref.ref[Ring]) -> None:
    async with asyncio.timeout(PATIENCE):
        while seen() is not None:
            await asyncio.sleep(0.001)


def test_what_holds_itself_and_has_just_come_goes_with_the_next_bite() -> None:
    async def live() -> None:
        Collecting(())
        await _gone(weakref.ref(Ring()))

    asyncio.run(live())


def test_what_was_missed_goes_when_there_is_more_than_there_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not while no more has come than those who have come bring along."""
    monkeypatch.setattr(collecting, "BITE", 0.001)
    monkeypatch.setattr(collecting, "COUNTING", 1.0)

    async def live() -> None:
        connections: list[None] = []
        Collecting(connections)
        old = Ring()
        seen = weakref.ref(old)
        async with asyncio.timeout(PATIENCE):
            while any(one is old for one in gc.get_objects()):  # frozen objects are not among these
                await asyncio.sleep(0.001)
        del old
        for _ in range(10):
            gc.collect(0)
        number = int(gc.get_freeze_count() * collecting.GROWN) + collecting.AT_LEAST
        connections += [None] * (number // collecting.BROUGHT)
        more = [[one] for one in range(number)]
        async with asyncio.timeout(PATIENCE):
            while gc.get_freeze_count() < number:
                await asyncio.sleep(0.001)
        await asyncio.sleep(0.1)  # some bites more
        assert seen() is not None
        connections.clear()
        await _gone(seen)
        assert more

    asyncio.run(live())
