"""An event loop without a clock or a thread: time goes on when nothing else is left to do, and luck says who is first.

Whatever a process of the simulated world does bears its `Life` in its context. When that is over, nothing of it runs
any more, not even what stands behind `finally`: as after `kill -9`.
"""

from __future__ import annotations

import asyncio
import heapq
import warnings
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import random
    from collections import deque
    from collections.abc import Callable, Coroutine

EXECUTOR = (0.0002, 0.02)  # seconds that something takes in a thread


class Standstill(Exception):
    """Nothing will ever happen any more."""


class Life:
    """Of a process: what runs in its name runs until it is over."""

    def __init__(self) -> None:
        self.over = False


LIFE: ContextVar[Life | None] = ContextVar("life", default=None)


def living(life: Life) -> Context:
    """A context in whose tasks, and theirs, a life is lived."""
    context = copy_context()
    context.run(LIFE.set, life)
    return context


class Timer(asyncio.TimerHandle):
    """Of several at the same time, the one comes first that was set first."""

    number = 0

    def __lt__(self, other: Any) -> bool:
        return bool((self._when, self.number) < (other._when, other.number))  # type: ignore[attr-defined]


class Loop(asyncio.BaseEventLoop):
    """`shuffled`: whatever is ready at the same time runs in any order, and not first come, first served."""

    _ready: deque[asyncio.Handle]
    _scheduled: list[asyncio.TimerHandle]

    def __init__(self, luck: random.Random, *, shuffled: bool) -> None:
        super().__init__()
        self.steps = 0
        self._luck = luck
        self._shuffled = shuffled
        self._seconds = 0.0
        self._timers = 0
        self._outside = Context()  # of the world itself, which outlives every process
        self._tasks: list[asyncio.Task[Any]] = []  # those of the dead, too: they are not to be cleared away, and run
        self._free_at: dict[int, float] = {}  # by executor: when it has done what it was given
        self.set_task_factory(self._task)  # type: ignore[arg-type]
        self._trouble: BaseException | None = None
        self.set_exception_handler(self._note_trouble)

    def time(self) -> float:
        return self._seconds

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        timer = Timer(when, callback, args, self, context)
        self._timers += 1
        timer.number = self._timers
        heapq.heappush(self._scheduled, timer)
        return timer

    def outside(self, seconds: float, do: Callable[..., object], *given: Any) -> asyncio.TimerHandle:
        """The world does something later, whoever of its processes lives then."""
        return self.call_later(seconds, do, *given, context=self._outside)

    def outside_at(self, when: float, do: Callable[..., object], *given: Any) -> asyncio.TimerHandle:
        return self.call_at(when, do, *given, context=self._outside)

    def _task(self, loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, Any], **about: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, **about)
        if len(self._tasks) > 5000:
            self._tasks = [one for one in self._tasks if not one.done()]
        self._tasks.append(task)
        return task

    def _note_trouble(self, loop: asyncio.AbstractEventLoop, about: dict[str, Any]) -> None:
        """What goes wrong in the world itself ends it. Of tasks that nobody waits for, tables write their own log."""
        if "callback" in about["message"]:
            self._trouble = about.get("exception")

    def _run_once(self) -> None:
        ready, timers = self._ready, self._scheduled
        if not ready:
            if not timers:
                raise Standstill
            self._seconds = max(self._seconds, timers[0].when())
        while timers and timers[0].when() <= self._seconds:
            ready.append(heapq.heappop(timers))
        if self._shuffled and len(ready) > 1:
            ready.rotate(-self._luck.randrange(len(ready)))
        handle = ready.popleft()
        life = handle._context.get(LIFE)  # type: ignore[attr-defined]
        if not handle.cancelled() and (life is None or not life.over):
            self.steps += 1
            handle._run()
            if self._trouble is not None:
                raise self._trouble

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Any], *given: Any
    ) -> asyncio.Future[Any]:
        """What a thread would do is done here, one thing after the other, and takes a moment."""
        done = self.create_future()
        begins = max(self._seconds, self._free_at.get(id(executor), 0.0))
        ends = self._free_at[id(executor)] = begins + self._luck.uniform(*EXECUTOR)
        self.call_at(ends, _run, done, func, given)
        return done

    def end(self) -> None:
        """The world is over, and nothing in it goes on."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of what those who are cleared away would still begin
            for task in self._tasks:
                if not task.done():
                    task._log_destroy_pending = False  # type: ignore[attr-defined]
                    _forget(task.get_coro())
        self._tasks.clear()
        self._ready.clear()
        self._scheduled.clear()
        self.close()

    def _check_closed(self) -> None:
        """Those who are still cleared away may ask for this or that; nothing comes of it."""

    def _process_events(self, event_list: Any) -> None: ...

    def _write_to_self(self) -> None: ...


def _run(done: asyncio.Future[Any], do: Callable[..., Any], given: tuple[Any, ...]) -> None:
    if done.cancelled():
        return
    try:
        done.set_result(do(*given))
    except Exception as error:
        done.set_exception(error)


def _forget(work: Any) -> None:
    """What would still be done at the end, by way of `finally`, is nobody's business any more: it is done now, so that
    it does not come to pass in another world.
    """
    while work.cr_frame is not None:
        with suppress(BaseException):
            work.close()
