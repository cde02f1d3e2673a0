"""Processes that work for many: fair between those who ask, and whatever becomes of one thing, the others get done."""

from __future__ import annotations

import asyncio
import os
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from igroteka.server.live.workers import NotDone, Workers
from server.deadly import die, die_once
from waiting import becomes

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PATIENCE = 60.0


@contextmanager
def working(size: int = 1, longest: float = PATIENCE, each: int = 8, room: int = 64) -> Iterator[Workers]:
    workers = Workers("tests", size, longest=longest, each=each, room=room)
    try:
        yield workers
    finally:
        workers.close()


def test_something_is_done_in_another_process() -> None:
    async def story() -> None:
        with working() as workers:
            assert await workers.do("vera", PATIENCE, os.getpid) != os.getpid()

    asyncio.run(story())


def test_an_error_is_told_to_who_asked_and_nobody_else() -> None:
    async def story() -> None:
        with working() as workers:
            asked = [workers.do("vera", PATIENCE, int, text) for text in ("1", "one", "2")]
            one, error, two = await asyncio.gather(*asked, return_exceptions=True)
            assert (one, two) == (1, 2)
            assert isinstance(error, ValueError)

    asyncio.run(story())


def test_whoever_asks_for_much_does_not_make_others_wait() -> None:
    """Seven things of Mallory's wait when Vera asks for one: it is the next."""

    async def story() -> None:
        with working() as workers:
            done: list[str] = []

            async def ask(whom: str) -> None:
                await workers.do(whom, PATIENCE, time.sleep, 0.05)
                done.append(whom)

            await asyncio.gather(*(ask("mallory") for _ in range(8)), ask("vera"))
            assert done.index("vera") <= 2  # behind the one at work, and the one that was first in line

    asyncio.run(story())


def test_queues_are_short() -> None:
    async def story() -> None:
        with working(each=2, room=3) as workers:
            asked = [workers.do("mallory", PATIENCE, time.sleep, 0.05) for _ in range(5)]
            asked += [workers.do(whom, PATIENCE, time.sleep, 0.05) for whom in ("vera", "boris")]
            found = await asyncio.gather(*asked, return_exceptions=True)
            refused = [isinstance(one, NotDone) for one in found]
            assert refused == [False, False, False, True, True, False, True]

    asyncio.run(story())


def test_what_takes_too_long_is_given_up_and_all_that_wait_are_served() -> None:
    """One thing hangs; a dozen others of other people wait behind it. Each is done, and nobody waits for ever."""

    async def story() -> None:
        with working(longest=1.0) as workers:
            hung = workers.do("mallory", PATIENCE, time.sleep, 600)
            others = [workers.do(f"person {n}", PATIENCE, int, n) for n in range(12)]
            first, *found = await asyncio.gather(hung, *others, return_exceptions=True)
            assert isinstance(first, NotDone)
            assert found == list(range(12))

    asyncio.run(story())


def test_who_waits_is_told_when_the_time_is_up() -> None:
    async def story() -> None:
        with working() as workers:
            hung = asyncio.create_task(workers.do("mallory", PATIENCE, time.sleep, 600))
            await asyncio.sleep(0)  # it has asked first
            with pytest.raises(NotDone):
                await workers.do("vera", 0.2, int, "1")
            hung.cancel()

    asyncio.run(story())


def test_what_was_being_done_when_a_process_died_is_done_again(tmp_path: Path) -> None:
    async def story() -> None:
        with working() as workers:
            assert await workers.do("vera", PATIENCE, die_once, str(tmp_path / "died")) == "done"

    asyncio.run(story())


def test_what_kills_every_process_is_given_up() -> None:
    async def story() -> None:
        with working() as workers:
            deadly, harmless = workers.do("mallory", PATIENCE, die), workers.do("vera", PATIENCE, int, "7")
            found = await asyncio.gather(deadly, harmless, return_exceptions=True)
            assert isinstance(found[0], NotDone)
            assert found[1] == 7

    asyncio.run(story())


def test_nobody_waits_for_workers_that_are_closed() -> None:
    async def story() -> None:
        with working() as workers:
            asked = [asyncio.create_task(workers.do("vera", PATIENCE, time.sleep, 600)) for _ in range(3)]
            await becomes(lambda: workers._busy)
        found = await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), PATIENCE)
        assert all(isinstance(one, NotDone) for one in found)
        with pytest.raises(NotDone):
            await workers.do("vera", PATIENCE, int, "1")

    asyncio.run(story())
