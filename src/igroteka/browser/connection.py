"""One page that speaks the protocol: what it asks is answered, news is told when there is some.

What a WebSocket is to a server. Nobody is slow or hostile here, so nothing is counted or bounded.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from igroteka.live.discretion import without_contents
from igroteka.live.tasks import Tasks
from igroteka.live.troubles import NoSuchTable
from igroteka.tables import commands, messages
from igroteka.tables.messages import PROTOCOL, SPOKEN, Gone, Refused, Tables
from igroteka.tables.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from igroteka.browser.room import Room
    from igroteka.live.table import Table
    from igroteka.tables.people import Person


class Following:
    """A table that the page follows; what the table knows of this viewer."""

    latency = 0

    def __init__(self, connection: Connection, id: str, person: str, since: int, seats: list[int] | None) -> None:
        self.connection = connection
        self.id = id
        self.person = person
        self.seats = seats
        self.since = since
        self.presence = -1
        self.speaks = connection.speaks
        self.told: list[int] = []
        self.table: Table | None = None

    def wake(self) -> None:
        self.connection.dirty.add(self)
        self.connection.flush_soon()

    def lost(self) -> None:
        """Another tab has written to the table: the page is told, and looks for it anew."""
        self.table = None
        self.connection.gone(self, "other-tab", "this table is open in another tab; close it there, then try again")


class Connection:
    def __init__(self, room: Room, say: Callable[[str], object]) -> None:
        self.room = room
        self.dirty: set[Following] = set()
        self._say = say
        self._person: Person | None = None
        self._followed: dict[str, Following] = {}
        self._errands = Tasks("page", room.world.log)
        self._flushing = False
        self.speaks = PROTOCOL  # or an older version, as `hello` says

    def hear(self, text: str) -> asyncio.Task[None]:
        """What the page says. What takes long does not keep the rest from being heard."""
        return self._errands.spawn(self._heed(text))

    async def _heed(self, text: str) -> None:
        try:
            message: commands.AnyIn = commands.decode(text)
        except (msgspec.DecodeError, RecursionError, ValueError) as error:
            self.answer(Refused(id="", code="not-understood", text=str(error)[:200]))
            return
        match message:
            case commands.Hello():
                await self._greet(message)
            case commands.Pong():
                pass
            case commands.Knock():
                self.answer(messages.Here())
            case commands.Lobby():
                self.answer(Tables(tables=[], people=1))  # there is nobody else
            case commands.Unfollow():
                self._look_away(message.table)
            case commands.Follow():
                await self._follow(message)
            case _:
                await self._carry_out(message)

    async def _greet(self, hello: commands.Hello) -> None:
        self._person = person = await self.room.world.store.me()
        if hello.v not in SPOKEN or person is None:
            self.answer(Refused(id="", code="protocol", text=f"take a name, then say hello, version {PROTOCOL}"))
            return
        self.speaks = hello.v
        now = self.room.world.now()
        self.answer(messages.Welcome(v=hello.v, person=person.id, name=person.name, now=now))

    async def _carry_out(self, command: commands.AnyCommand) -> None:
        person = await self.room.world.store.me()  # somebody may have taken another name meanwhile
        if person is None:
            self.answer(Refused(id=command.id, code="protocol", text="take a name first"))
            return
        try:
            self.answer(await self.room.command(person, command))
        except Exception as error:
            self.room.world.log.error("command", kind=type(command).__name__, error=without_contents(error))
            self.answer(Refused(id=command.id, code="our-fault", text="something went wrong here; it has been noted"))

    async def _follow(self, message: commands.Follow) -> None:
        self._look_away(message.table)
        person = self._person.id if self._person else ""
        following = Following(self, message.table, person, message.since, message.seats)
        self._followed[message.table] = following
        try:
            table = await self.room.own(message.table)
        except NoSuchTable:
            self.gone(following, "no-table", "there is no such table")
        except Refusal as refusal:
            self.gone(following, refusal.code, refusal.text)
        else:
            if self._followed.get(following.id) is following:
                following.table = table
                table.follow(following)
                following.wake()

    def _look_away(self, table: str) -> None:
        following = self._followed.pop(table, None)
        if following is not None and following.table is not None:
            following.table.unfollow(following)
            self.room.leave(table)

    def gone(self, following: Following, code: str, text: str) -> None:
        if self._followed.get(following.id) is following:
            self._look_away(following.id)
            self.answer(Gone(table=following.id, code=code, text=text))

    def answer(self, message: messages.Out) -> None:
        self._say(messages.encode(message).decode())

    def flush_soon(self) -> None:
        if not self._flushing:
            self._flushing = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        self._flushing = False
        while self.dirty:
            following = self.dirty.pop()
            news = following.table.news(following) if following.table is not None else None
            if news is not None:
                self._say(news.decode())

    def close(self) -> None:
        """The page has gone."""
        for table in list(self._followed):
            self._look_away(table)
        self._errands.cancel()
