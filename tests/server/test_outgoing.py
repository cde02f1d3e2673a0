"""What goes out to a client: in which order, and only when there is room."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import structlog

from igroteka.live.tasks import Tasks
from igroteka.server.doors.outgoing import Outgoing

if TYPE_CHECKING:
    from collections.abc import Mapping


class Narrow:
    """A line that takes nothing until it is opened."""

    def __init__(self) -> None:
        self.told: list[bytes] = []
        self.open = asyncio.Event()

    @property
    def full(self) -> bool:
        return not self.open.is_set()

    def tell(self, text: bytes) -> None:
        self.told.append(text)

    async def room(self) -> None:
        await self.open.wait()

    async def hear(self) -> Mapping[str, Any]:
        raise NotImplementedError


class Counting:
    """News of how often something has happened."""

    def __init__(self) -> None:
        self.count = 0

    def news(self) -> bytes | None:
        return str(self.count).encode()


def test_news_waits_for_room_and_is_then_told_once_as_it_is_by_then() -> None:
    async def story() -> None:
        line, counting = Narrow(), Counting()
        out = Outgoing(line, Tasks("test", structlog.get_logger()), lambda: None)
        for _ in range(3):
            counting.count += 1
            out.has_news(counting)
            await asyncio.sleep(0)
        out.answer(b"an answer")
        line.open.set()
        await asyncio.sleep(0.01)
        assert line.told == [b"an answer", b"3"]

    asyncio.run(story())


def test_who_says_the_last_while_something_waits_for_room_says_nothing_twice() -> None:
    async def story() -> None:
        line, failed = Narrow(), asyncio.Event()
        out = Outgoing(line, Tasks("test", structlog.get_logger(), failed=failed.set), lambda: None)
        out.answer(b"an answer")
        await asyncio.sleep(0)  # from now on it waits for room
        rest = asyncio.create_task(out.send_the_rest())
        await asyncio.sleep(0)
        line.open.set()
        await rest
        assert line.told == [b"an answer"]
        assert not failed.is_set()

    asyncio.run(story())
