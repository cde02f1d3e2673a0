"""Tells people what happens at their tables: their browsers at once, in a letter if they do not come for a while, and
nothing in their quiet hours. Nobody at a table waits for it; if there is too much to tell, some of it is not told.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

import structlog

from igroteka.live.discretion import without_contents
from igroteka.live.tasks import Tasks
from igroteka.live.world import now_ms
from igroteka.server.storage.untold import MAIL, PUSH, Held
from igroteka.server.telling.news import recalled
from igroteka.server.telling.wishes import wishes_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from igroteka.server.storage.store import Store
    from igroteka.server.telling.mailer import Mailer
    from igroteka.server.telling.news import News
    from igroteka.server.telling.push import Push
    from igroteka.server.telling.wishes import Wishes

log = structlog.get_logger()

WAITING = 1000  # news that wait to be told, at most
WORKERS = 8
ROUND = 20.0  # seconds between two looks for quiet hours that are over


class Teller:
    def __init__(self, store: Store, push: Push | None, mailer: Mailer | None = None) -> None:
        self.store = store
        self.push = push
        self.mailer = mailer
        self.now: Callable[[], int] = now_ms
        self._missed = 0  # news for which there was no room
        self._queue: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue(WAITING)
        self._tasks = Tasks("telling", log)

    @property
    def dropped(self) -> int:
        """Of how much nobody was told."""
        return self._missed + sum(way.dropped for way in (self.push, self.mailer) if way is not None)

    def start(self) -> None:
        for _ in range(WORKERS):
            self._tasks.spawn(self._work())
        if self.push is not None:
            self._tasks.spawn(self._break_silences())
        if self.mailer is not None:
            self._tasks.spawn(self.mailer.run())

    def close(self) -> None:
        self._tasks.cancel()

    async def done(self) -> None:
        """All that there was to tell is told, or kept for later."""
        await self._queue.join()

    def tell(self, news: News) -> None:
        self._soon(partial(self._tell, news))

    def came(self, person: str, table: str) -> None:
        """Somebody looks at a table: they need not be told of it any more."""
        self._soon(partial(self.store.later.came, person, table))

    def _soon(self, do: Callable[[], Awaitable[None]]) -> None:
        try:
            self._queue.put_nowait(do)
        except asyncio.QueueFull:
            self._missed += 1

    async def _work(self) -> None:
        while True:
            do = await self._queue.get()
            try:
                await do()
            except Exception as error:  # the next ones are told
                log.error("telling", error=without_contents(error))
            finally:
                self._queue.task_done()

    async def _tell(self, news: News) -> None:
        wishes = await wishes_of(self.store, news.person)
        if not wishes.wants(news.kind):
            return
        if self.mailer is not None and (due := await self.mailer.when(news.person)) is not None:
            await self._hold(news, MAIL, wishes.after(due))
        await self._push(news, wishes)

    async def _push(self, news: News, wishes: Wishes) -> None:
        devices = await self.store.subscriptions(news.person) if self.push is not None else []
        if self.push is None or not devices:
            return
        now = self.now()
        due = wishes.after(now)
        if due > now:
            await self._hold(news, PUSH, due)
        else:
            await self.push.send(devices, news)

    async def _hold(self, news: News, way: str, due: int) -> None:
        names = "\n".join(news.names)
        held = Held(news.person, news.table, way, news.kind, news.game, names, self.now(), due)
        if not await self.store.later.hold(held):
            log.info("nothing to hold")

    async def _break_silences(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.break_silences()
            except Exception as error:  # the next round tries again
                log.error("telling", error=without_contents(error))

    async def break_silences(self) -> None:
        """What happened in somebody's quiet hours is told when they are over, if it is still so."""
        for held in await self.store.later.take_pushes(self.now()):
            self._soon(partial(self._push_later, recalled(held)))

    async def _push_later(self, news: News) -> None:
        wishes = await wishes_of(self.store, news.person)
        if wishes.wants(news.kind):
            await self._push(news, wishes)
