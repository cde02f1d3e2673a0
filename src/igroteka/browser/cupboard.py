"""What is kept on this device, in the browser's own storage (IndexedDB, by `web/src/worker/cupboard.ts`)."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Literal, Protocol

import msgspec
from msgspec import Struct

from igroteka.live.keeping import Kept, Stale
from igroteka.live.world import now_ms
from igroteka.tables import journal
from igroteka.tables.bodies import MyGame, PastGame
from igroteka.tables.people import Person
from igroteka.tables.terms import Terms

if TYPE_CHECKING:
    from igroteka.live.keeping import Append

ME = "me"


class Cupboard(Protocol):
    """The browser's storage: strings and numbers cross. What returns has been written, in one transaction.

    `hold` and `let_go` are a lock between tabs (Web Locks); that two do not write to one journal does not rest on it.
    """

    async def hold(self, table: str) -> bool: ...
    async def let_go(self, table: str) -> None: ...
    async def add_table(self, table: str, head: str) -> None: ...
    async def raise_epoch(self, table: str) -> None: ...
    async def look(self, table: str) -> str | None:
        """A `Drawer`, as JSON."""

    async def append(self, table: str, epoch: int, version: int, lines: str, status: str, taken: int) -> bool:
        """Whether the table was still at that epoch and version, and has these lines now."""

    async def tables(self) -> str:
        """All tables whose game is not over, as a JSON list of `Drawer`s without their lines."""

    async def settle(self, table: str, past: str, record: str) -> None:
        """A game is over: from now on it is a record."""

    async def past(self) -> str:
        """A JSON list of all that was settled with, the latest first."""

    async def record(self, table: str) -> str | None: ...
    async def keep(self, name: str, text: str) -> None: ...
    async def kept(self, name: str) -> str | None: ...


class Head(Struct, frozen=True):
    """What does not change of a table."""

    terms: Terms
    host: str
    seed: bytes
    opened: int


class Drawer(Struct, frozen=True):
    """A table as the browser keeps it."""

    table: str
    head: Head
    epoch: int
    status: Literal["open", "playing", "over"]
    taken: int
    lines: list[str] = []


class Store:
    """Whom the room asks for what is kept (see `live.keeping.Storage`)."""

    def __init__(self, cupboard: Cupboard) -> None:
        self.cupboard = cupboard

    async def me(self) -> Person | None:
        text = await self.cupboard.kept(ME)
        return None if text is None else Person(*msgspec.json.decode(text, type=tuple[str, str]))

    async def call_me(self, name: str) -> Person:
        before = await self.me()
        person = Person(before.id if before else secrets.token_urlsafe(12), name)
        await self.cupboard.keep(ME, msgspec.json.encode((person.id, name)).decode())
        return person

    async def add_table(self, terms: Terms, host: str, seed: bytes) -> str:
        id = secrets.token_urlsafe(15)
        await self.cupboard.add_table(id, msgspec.json.encode(Head(terms, host, seed, now_ms())).decode())
        return id

    async def claim(self, id: str) -> Kept | None:
        """A table to write to; whoever had it before cannot write any more."""
        await self.cupboard.raise_epoch(id)
        return await self.look(id)

    async def look(self, id: str) -> Kept | None:
        text = await self.cupboard.look(id)
        if text is None:
            return None
        found = msgspec.json.decode(text, type=Drawer)
        head = found.head
        return Kept(id, head.terms, head.host, head.seed, found.epoch, found.status, 0, found.lines)

    async def append(self, wanted: Append) -> None:
        lines = msgspec.json.encode([journal.written(entry) for entry in wanted.entries]).decode()
        table, epoch, version = wanted.table, wanted.epoch, wanted.version
        if not await self.cupboard.append(table, epoch, version, lines, wanted.listing.status, wanted.listing.taken):
            raise Stale(table)

    async def unfinished(self, me: Person) -> list[MyGame]:
        """Games that are not over, the latest first."""
        found = msgspec.json.decode(await self.cupboard.tables(), type=list[Drawer])
        return [
            MyGame(drawer.table, drawer.head.terms, drawer.status, drawer.taken, [me.name], [], drawer.head.opened)
            for drawer in sorted(found, key=lambda drawer: -drawer.head.opened)
            if drawer.status != "over"
        ]

    async def settle(self, past: PastGame, record: str) -> None:
        await self.cupboard.settle(past.table, msgspec.json.encode(past).decode(), record)

    async def past(self) -> list[PastGame]:
        return msgspec.json.decode(await self.cupboard.past(), type=list[PastGame])
