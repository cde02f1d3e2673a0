"""Answers that are the same for everybody: one query for all who ask at once, and for who asks soon after."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Hashable

Found = TypeVar("Found")

MOST = 1000  # answers that are kept


def _now() -> float:
    return asyncio.get_running_loop().time()


class _Kept(NamedTuple, Generic[Found]):
    stamp: Hashable
    until: float
    answer: asyncio.Task[Found]


class Shared(Generic[Found]):
    """Keeps answers for some seconds. An answer that failed is not kept."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._kept: dict[Hashable, _Kept[Found]] = {}

    async def get(self, key: Hashable, ask: Callable[[], Awaitable[Found]], stamp: Hashable = None) -> Found:
        """The answer to `key`, asked for if there is none that is fresh and bears this stamp."""
        kept = self._kept.get(key)
        if kept is None or kept.stamp != stamp or (kept.answer.done() and _now() >= kept.until):
            kept = self._ask(key, ask, stamp)
        # Whoever asks may go away meanwhile; the others still wait for it.
        return await asyncio.shield(kept.answer)

    def _ask(self, key: Hashable, ask: Callable[[], Awaitable[Found]], stamp: Hashable) -> _Kept[Found]:
        if len(self._kept) >= MOST:
            del self._kept[next(iter(self._kept))]
        answer: asyncio.Task[Found] = asyncio.ensure_future(ask())
        kept = self._kept[key] = _Kept(stamp, _now() + self.seconds, answer)
        answer.add_done_callback(lambda _: self._answered(key, kept))
        return kept

    def _answered(self, key: Hashable, kept: _Kept[Found]) -> None:
        failed = kept.answer.cancelled() or kept.answer.exception() is not None
        if self._kept.get(key) is kept:
            if failed:
                del self._kept[key]
            else:  # it is as old as its query's end
                self._kept[key] = kept._replace(until=_now() + self.seconds)
