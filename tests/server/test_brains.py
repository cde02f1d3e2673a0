"""A bot always decides, whatever becomes of those who think for it, and whoever asks for advice is answered."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import TYPE_CHECKING

import igroteka
from igroteka.live.troubles import NoAdvice
from igroteka.server.live import brains, positions
from igroteka.server.live.brains import Brains
from server.deadly import workers_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    import pytest

    from igroteka.match import View

BUSY = 120.0  # seconds that a busy machine may take for what is quick


def position(game: str = "pairs") -> View:
    """One with something to decide."""
    state = igroteka.game(game, players=3).start(seed=1)
    while len(state.legal) == 1:
        state.play(state.legal[0])
    assert state.actor is not None
    return state.view(state.actor)


async def never(position: positions.Position) -> bool:
    """Compiling that does not come to an end."""
    await asyncio.Event().wait()
    return True


@asynccontextmanager
async def thinking(*ready: str) -> AsyncIterator[Brains]:
    """Brains that have got ready for some games."""
    found = Brains()
    try:
        for game in ready:
            assert await found.ready(positions.packed(position(game)))
        yield found
    finally:
        found.close()


@contextmanager
def standing_still() -> Iterator[None]:
    """All workers stop where they are."""
    mine = workers_of(os.getpid())
    for pid in mine:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in mine:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


def test_a_hard_bot_searches_once_its_game_is_ready() -> None:
    async def story() -> None:
        view = position()
        async with thinking("pairs") as found:
            assert await found.choose(view, "hard", "vera") in view.legal

    asyncio.run(story())


def test_until_a_game_is_ready_its_hard_bots_play_by_rule(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The cache is empty, so that compiling takes seconds; a choice does not wait for it."""
    monkeypatch.setenv("IGROTEKA_CACHE", str(tmp_path))

    async def story() -> None:
        view = position()
        async with thinking() as found:
            assert await found.choose(view, "hard", "vera") in view.legal
            assert not found.ready(positions.packed(view)).done()

    asyncio.run(story())


def test_the_first_advice_does_not_wait_for_a_game_to_be_compiled(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The cache is empty: games played by rule say what speaks for a choice."""
    monkeypatch.setenv("IGROTEKA_CACHE", str(tmp_path))
    monkeypatch.setattr(brains, "ADVISING", BUSY)

    async def story() -> None:
        view = position("port")
        async with thinking() as found:
            monkeypatch.setattr(found, "_compile", never)
            found.expect()
            advice = await found.advise(view, "vera")
            assert advice.choice in view.legal
            assert advice.reason is not None
            assert not found.ready(positions.packed(view)).done()

    asyncio.run(story())


def test_compiling_a_game_does_not_hold_up_those_that_are_ready(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("IGROTEKA_CACHE", str(tmp_path))
    monkeypatch.setattr(brains, "ADVISING", BUSY)

    async def story() -> None:
        async with thinking("pairs") as found:
            others = [found.ready(positions.packed(position(game))) for game in ("dobro", "port", "venture")]
            view = position()
            assert await found.choose(view, "hard", "vera") in view.legal
            assert (await found.advise(view, "vera")).choice in view.legal
            assert not all(task.done() for task in others), "they were compiled before anybody could be held up"

    asyncio.run(story())


def test_bots_decide_in_time_though_those_who_think_for_them_hang(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five tables wait for a hard bot whose process has stopped: all of them move, none has to wait for another."""
    monkeypatch.setattr(brains, "THINKING", 0.5)

    async def story() -> None:
        async with thinking("pairs") as found:
            view = position()
            await found.choose(view, "hard", "vera")
            with standing_still():
                asked = [found.choose(view, "hard", f"person {n}") for n in range(5)]
                tokens = await asyncio.wait_for(asyncio.gather(*asked), 30)
            assert all(token in view.legal for token in tokens)

    asyncio.run(story())


def test_whoever_asks_for_advice_is_told_that_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with thinking("pairs") as found:
            view = position()
            monkeypatch.setattr(brains, "ADVISING", BUSY)
            await found.advise(view, "vera")  # so that there is somebody to stop
            monkeypatch.setattr(brains, "ADVISING", 0.5)
            with standing_still():
                asked = [found.advise(view, f"person {n}") for n in range(4)]
                answers = await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), 30)
            assert all(isinstance(answer, NoAdvice) for answer in answers)

    asyncio.run(story())


def test_advice_comes_again_after_a_process_was_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brains, "ADVISING", BUSY)

    async def story() -> None:
        async with thinking("pairs") as found:
            view = position()
            await found.advise(view, "vera")
            for pid in workers_of(os.getpid()):
                os.kill(pid, signal.SIGKILL)
            assert (await found.advise(view, "vera")).choice in view.legal

    asyncio.run(story())


def test_rule_bots_need_no_process_at_all() -> None:
    async def story() -> None:
        view = position()
        async with thinking() as found:
            assert await found.choose(view, "easy", "vera") in view.legal
            assert await found.choose(view, "medium", "vera") in view.legal
            assert not found._ready

    asyncio.run(story())
