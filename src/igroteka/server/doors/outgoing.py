"""What goes out to a client: answers first, and news when the client can take it.

News is not queued. Whoever has some is only remembered; when the socket can take more, it is asked what has happened
since, and tells it in one message. A client that reads slowly gets fewer and fuller messages, and costs no memory.
Nobody waits to send: what there is goes out at the loop's next turn, or when there is room again.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from igroteka.live.tasks import Tasks
    from igroteka.server.doors.line import Line


class Source(Protocol):
    """What has news now and then."""

    def news(self) -> bytes | None:
        """What has happened since it was told last; None: nothing."""


class Outgoing:
    """`sent` hears when nothing is left to be sent."""

    def __init__(self, line: Line, tasks: Tasks, sent: Callable[[], None]) -> None:
        self._line = line
        self._tasks = tasks
        self._sent = sent
        self._answers: list[bytes] = []
        self._news: dict[Source, None] = {}  # of whom there is news, the longest-waiting first
        self._stirred = self._held_up = False  # something goes out soon; or when there is room
        self._over = False

    @property
    def unread(self) -> int:
        """How many answers wait."""
        return len(self._answers)

    def answer(self, text: bytes) -> None:
        self._answers.append(text)
        self.stir()

    def has_news(self, source: Source) -> None:
        self._news[source] = None
        self.stir()

    def stir(self) -> None:
        """Something may be to be sent."""
        if not self._stirred and not self._over:
            self._stirred = True
            asyncio.get_running_loop().call_soon(self._send)

    def _send(self) -> None:
        """What there is to send, as far as there is room."""
        self._stirred = False
        if self._held_up:
            return
        try:
            self._send_some()
        except (OSError, RuntimeError):
            self.close()  # they have gone
            return
        if self._waits():
            self._held_up = True
            self._tasks.spawn(self._go_on_with_room())
        else:
            self._sent()

    async def _go_on_with_room(self) -> None:
        await self._line.room()
        self._held_up = False
        self._send()

    async def send_the_rest(self) -> None:
        with suppress(OSError, RuntimeError):
            while self._waits() and not self._over:
                await self._line.room()
                self._send_some()

    def _send_some(self) -> None:
        while self._waits() and not self._line.full:
            if self._answers:
                self._line.tell(self._answers.pop(0))
                continue
            source = next(iter(self._news))
            del self._news[source]
            news = source.news()
            if news is not None:
                self._line.tell(news)

    def _waits(self) -> bool:
        return bool(self._answers or self._news)

    def close(self) -> None:
        """Nothing is sent any more."""
        self._over = True
