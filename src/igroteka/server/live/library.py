"""What strangers may ask for and never changes: records, replays and analyses of finished games, QR codes.

It is made once, in a process of its own, and kept compressed, as much as there is room for; several who ask for the
same at once wait for the same work.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec

from igroteka.server.live.positions import packed
from igroteka.server.live.workers import Workers
from igroteka.tables import finished

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from igroteka.live.keeping import Kept
    from igroteka.server.live.positions import Position

WITHIN = 20.0  # seconds that somebody waits for a record, at most
ROOM = 32 * 1024 * 1024  # bytes of compressed records and replays at hand


class NoDecision(ValueError):
    """There is no such decision in a game."""

    def __init__(self, decisions: int) -> None:
        self.decisions = decisions
        super().__init__(decisions)


class Library:
    def __init__(self) -> None:
        self._workers = Workers("records", 1, longest=30.0, each=4, room=12)
        self._kept: OrderedDict[tuple[str, ...], bytes] = OrderedDict()
        self._size = 0
        self._making: dict[tuple[str, ...], asyncio.Task[bytes]] = {}

    async def record(self, whom: str, kept: Kept) -> bytes:
        """A game's record, compressed. NotDone: too many ask, or it takes too long."""
        return await self.made(("record", kept.id), lambda: self._workers.do(whom, WITHIN, _record, kept))

    async def replay(self, whom: str, kept: Kept) -> bytes:
        """Every step of a game, compressed."""
        return await self.made(("replay", kept.id), lambda: self._workers.do(whom, WITHIN, _replay, kept))

    async def position(self, whom: str, kept: Kept, decision: int) -> Position:
        """What the seat saw that took a decision. NoDecision: there are not so many."""
        found: Position = await self._workers.do(whom, WITHIN, _position, kept, decision)
        return found

    async def qr(self, whom: str, link: str) -> bytes:
        """A link as a QR code, in SVG."""
        return await self.made(("qr", link), lambda: self._workers.do(whom, WITHIN, _qr, link))

    async def over(self, kept: Kept) -> bool:
        """Whether a game is over, by its journal."""
        found: bool = await self._workers.do("sweep", WITHIN, _over, kept)
        return found

    async def made(self, key: tuple[str, ...], make: Callable[[], Awaitable[bytes]]) -> bytes:
        """What is at hand, or will be when it has been made; it is made once for all who ask meanwhile."""
        found = self.at_hand(*key)
        if found is not None:
            return found
        if key not in self._making:
            self._making[key] = asyncio.create_task(_done(make()), name="library")
            self._making[key].add_done_callback(lambda task: self._keep(key, task))
        return await asyncio.shield(self._making[key])

    def at_hand(self, *key: str) -> bytes | None:
        if key in self._kept:
            self._kept.move_to_end(key)  # what is asked for stays
        return self._kept.get(key)

    def _keep(self, key: tuple[str, ...], task: asyncio.Task[bytes]) -> None:
        del self._making[key]
        if task.cancelled() or task.exception() is not None or len(task.result()) > ROOM // 4:
            return
        self._kept[key] = task.result()
        self._size += len(task.result())
        while self._size > ROOM:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest)

    @property
    def given_up(self) -> int:
        return self._workers.given_up

    def close(self) -> None:
        self._workers.close()


async def _done(work: Awaitable[bytes]) -> bytes:
    return await work


def _record(kept: Kept) -> bytes:
    return gzip.compress(finished.record_of(kept.play()).to_json().encode(), 6, mtime=0)


def _replay(kept: Kept) -> bytes:
    play = kept.play()
    found = finished.frames(kept.id, finished.record_of(play), [seat.called for seat in play.seats])
    return gzip.compress(msgspec.json.encode(found), 6, mtime=0)


def _qr(link: str) -> bytes:
    import io

    import segno

    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="svg", scale=8, border=2)
    return out.getvalue()


def _position(kept: Kept, decision: int) -> Position:
    record = finished.record_of(kept.play())
    decisions = sum(event.action is not None for event in record.events)
    if not 0 <= decision < decisions:
        raise NoDecision(decisions)
    return packed(finished.position_at(record, decision))


def _over(kept: Kept) -> bool:
    return kept.play().status == "over"
