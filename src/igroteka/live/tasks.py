"""The one way to run something in the background: it is kept until it ends, and what goes wrong is logged."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, TypeVar

from igroteka.live.discretion import without_contents

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from igroteka.live.world import Log

Found = TypeVar("Found")


class Tasks:
    """`expected` are troubles that somebody else has been told of; `failed` hears of all others."""

    def __init__(
        self,
        where: str,
        log: Log,
        *,
        expected: tuple[type[Exception], ...] = (),
        failed: Callable[[], None] = lambda: None,
        **about: Any,
    ) -> None:
        self._where = where
        self._log = log
        self._about = about
        self._expected = expected
        self._failed = failed
        self._running: dict[asyncio.Task[Any], None] = {}

    def __len__(self) -> int:
        return len(self._running)

    def spawn(self, work: Coroutine[Any, Any, Found]) -> asyncio.Task[Found]:
        task = asyncio.create_task(work)
        self._running[task] = None
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.pop(task, None)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, self._expected):
            self._log.error(self._where, **self._about, error=without_contents(error))
            self._failed()

    def cancel(self) -> None:
        for task in list(self._running):
            task.cancel()
