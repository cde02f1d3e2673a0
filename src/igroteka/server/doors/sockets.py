"""One WebSocket: what a client asks is read one by one and done in turn, but what takes long does not hold up the rest.
What it is told goes out by its `Outgoing`.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
import structlog
from starlette.websockets import WebSocketDisconnect, WebSocketState

from igroteka.live.discretion import without_contents
from igroteka.live.tasks import Tasks
from igroteka.live.troubles import NoSuchTable
from igroteka.server.doors.outgoing import Outgoing
from igroteka.tables import commands, messages
from igroteka.tables.messages import PROTOCOL, SPOKEN, Gone, Refused
from igroteka.tables.refusals import Refusal

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from igroteka.live.followers import Followed
    from igroteka.server.doors.figures import Figures
    from igroteka.server.doors.line import Line
    from igroteka.server.doors.lobby import LobbyList
    from igroteka.server.limits import Allowance, Shares
    from igroteka.server.live.hub import Hub
    from igroteka.tables.people import Person

log = structlog.get_logger()

ANSWERS = 64  # that may wait for a client that asks but does not read
ERRANDS, AT_ONCE = 16, 0.1  # commands under way on a socket, and seconds after which the next is read meanwhile
HINT_COST = 20  # as many messages
FOLLOWED = 20  # tables at a time on one socket
PING = 15.0
LAST_WORDS = 1.0  # seconds for answers that wait when a connection is to end
BAD_MESSAGES = 20  # after which a client is shown the door
ATTEMPTS, AGAIN_IN = 15, 0.3  # to find a table that is moving, and seconds between them
BAD, SIGNED_OUT, FOREIGN, TOO_MUCH, AGAIN = 4400, 4401, 4403, 4429, 1012


class Following:
    """A table that a connection follows; what the table knows of this viewer."""

    __slots__ = ("connection", "id", "person", "presence", "seats", "since", "speaks", "table", "told")

    def __init__(self, connection: Connection, id: str, since: int, seats: list[int] | None) -> None:
        self.connection = connection
        self.id = id
        self.person = connection.person.id
        self.seats = seats
        self.since = since
        self.presence = -1
        self.speaks = connection.speaks
        self.told: list[int] = []
        self.table: Followed | None = None

    @property
    def latency(self) -> int:
        return self.connection.latency

    def wake(self) -> None:
        self.connection.out.has_news(self)

    def news(self) -> bytes | None:
        return self.table.news(self) if self.table is not None else None

    def lost(self) -> None:
        """The table has gone from this process; ask for it anew."""
        self.table = None
        self.connection.rejoin(self)


class Connection:
    def __init__(
        self,
        socket: WebSocket,
        line: Line,
        person: Person,
        hub: Hub,
        lobby: LobbyList,
        limit: Allowance,
        figures: Figures,
        address: str,
        shares: Shares,
    ) -> None:
        self.socket = socket
        self.line = line
        self.address = address
        self.shares = shares  # of the tables that an address may look at
        self.person = person
        self.hub = hub
        self.lobby = lobby
        self.limit = limit
        self.figures = figures
        self.latency = 0
        self.speaks = PROTOCOL  # or an older version, as `hello` says
        self._followed: dict[str, Following] = {}
        self._pinged: tuple[int, float] = (0, 0.0)
        self._next_ping: asyncio.TimerHandle | None = None
        self._bad = 0
        self._closing: tuple[int, str] | None = None
        self._errands = Tasks("socket", log, failed=self._fail)
        self._latest: tuple[asyncio.Task[None], float] | None = None  # the errand begun last, and when
        self.out = Outgoing(line, self._errands, self._all_sent)

    async def run(self) -> None:
        """Serve until the client goes. What they have asked is done all the same."""
        try:
            if await self._greeted():
                await self._read()
        except (WebSocketDisconnect, OSError, RuntimeError):
            pass
        finally:
            if self._next_ping is not None:
                self._next_ping.cancel()
            for id in list(self._followed):
                self._look_away(id)
            self.lobby.leave(self.out)
            if self._closing:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.out.send_the_rest(), LAST_WORDS)
                await self._hang_up()
            self.out.close()

    def close(self, code: int, why: str) -> None:
        """When all has been said that is to be said."""
        self._closing = code, why
        self.out.stir()

    def _all_sent(self) -> None:
        if self._closing is not None:
            self._errands.spawn(self._hang_up())

    def _fail(self) -> None:
        self.close(1011, "something went wrong here")

    async def _hang_up(self) -> None:
        if self._closing and self.socket.application_state is not WebSocketState.DISCONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect):
                await self.socket.close(*self._closing)

    # Reading.

    async def _greeted(self) -> bool:
        try:
            first = await asyncio.wait_for(self._next(), 10)
        except TimeoutError:
            self._closing = BAD, "say hello first"
            return False
        if not isinstance(first, commands.Hello) or first.v not in SPOKEN:
            self._refuse("", "protocol", f"say hello first, version {PROTOCOL}")
            self._closing = BAD, "say hello first"
            return False
        self.speaks = first.v
        self.answer(messages.Welcome(v=first.v, person=self.person.id, name=self.person.name, now=self.hub.world.now()))
        self._ping()
        return True

    async def _read(self) -> None:
        while self._closing is None:
            message = await self._next()
            await self._take_turns()
            if message is None:
                continue
            if not self.limit.allows(self.person.id, HINT_COST if isinstance(message, commands.Hint) else 1):
                self._refuse(getattr(message, "id", ""), "too-fast", "that was too much at once; wait a second")
                continue
            await self._handle(message)
            if self.out.unread > ANSWERS // 2:
                await asyncio.sleep(0)  # many messages came at once: their answers may go out in between

    async def _next(self) -> commands.AnyIn | None:
        """The next message; one that cannot be understood is answered, and those who send many are cut off."""
        got = await self.line.hear()
        if got["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(got.get("code", 1000))
        self.figures.messages += 1
        data = got.get("text")
        if data is None:
            data = got.get("bytes") or b""
        try:
            message: commands.AnyIn = commands.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError) as error:
            self._bad += 1
            self._refuse("", "not-understood", str(error)[:200])
            if self._bad >= BAD_MESSAGES:
                self.close(BAD, "too many messages that make no sense")
                raise WebSocketDisconnect(BAD) from None
            return None
        return message

    async def _handle(self, message: commands.AnyIn) -> None:
        match message:
            case commands.Hello():
                self._refuse("", "protocol", "hello was said already")
            case commands.Pong():
                self._ponged(message.n)
            case commands.Knock():
                self.answer(messages.Here())
            case commands.Lobby():
                if message.on:
                    self.lobby.join(self.out)
                else:
                    self.lobby.leave(self.out)
            case commands.Follow():
                await self._follow(message)
            case commands.Unfollow():
                self._look_away(message.table)
            case _:
                if len(self._errands) >= ERRANDS:
                    self._refuse(message.id, "too-fast", "wait for the answers to what you have asked")
                    return
                began = asyncio.get_running_loop().time()
                self._latest = self._errands.spawn(self._carry_out(message)), began

    async def _take_turns(self) -> None:
        """One thing after the other; but what takes long (advice, a move that waits for somebody's window) does not
        keep the rest waiting.
        """
        if self._latest is None:
            return
        (errand, began), self._latest = self._latest, None
        left = began + AT_ONCE - asyncio.get_running_loop().time()
        if left > 0 and not errand.done():
            await asyncio.wait({errand}, timeout=left)

    async def _carry_out(self, command: commands.AnyCommand) -> None:
        began = asyncio.get_running_loop().time()
        try:
            self.answer(await self.hub.command(self.person, command))
        except Exception as error:
            log.error("command", kind=type(command).__name__, error=without_contents(error))
            self._refuse(command.id, "our-fault", "something went wrong here; it has been noted")
        self.figures.command_took(asyncio.get_running_loop().time() - began)

    async def _follow(self, message: commands.Follow) -> None:
        self._look_away(message.table)
        if len(self._followed) >= FOLLOWED or not self.shares.take(self.address):
            self.answer(Gone(table=message.table, code="too-many", text="you follow too many tables already"))
            return
        following = Following(self, message.table, message.since, message.seats)
        self._followed[message.table] = following
        await self._join(following)

    def _look_away(self, table: str) -> None:
        following = self._followed.pop(table, None)
        if following is not None:
            self.shares.give_back(self.address)
            if following.table is not None:
                following.table.unfollow(following)

    async def _join(self, following: Following) -> None:
        """Begin to look at a table, wherever it is; while servers come and go, try for a while."""
        for attempt in range(ATTEMPTS):
            if self._followed.get(following.id) is not following:
                return
            try:
                table = await self.hub.look_at(following.id)
            except NoSuchTable:
                self._gone(following, "no-table", "there is no such table")
                return
            except Refusal as refusal:
                if attempt == ATTEMPTS - 1:
                    self._gone(following, refusal.code, refusal.text)
                await asyncio.sleep(AGAIN_IN)
                continue
            if self._followed.get(following.id) is following:
                following.table = table
                table.follow(following)
                following.wake()
            return

    def _gone(self, following: Following, code: str, text: str) -> None:
        self._look_away(following.id)
        self.answer(Gone(table=following.id, code=code, text=text))

    def rejoin(self, following: Following) -> None:
        if self._followed.get(following.id) is following and self._closing is None:
            self._errands.spawn(self._join_later(following))

    async def _join_later(self, following: Following) -> None:
        await asyncio.sleep(AGAIN_IN / 2)
        await self._join(following)

    # Answering.

    def answer(self, message: messages.Out) -> None:
        self.figures.refused += isinstance(message, Refused)
        if self.out.unread >= ANSWERS:
            self.close(TOO_MUCH, "you ask, but you do not read the answers")
            return
        self.out.answer(messages.encode(message))

    def _refuse(self, id: str, code: str, text: str) -> None:
        self.answer(Refused(id=id, code=code, text=text))

    def _ping(self) -> None:
        """Now, and again after a while. Who reads no answers is not pinged on top of them."""
        loop = asyncio.get_running_loop()
        self._next_ping = loop.call_later(PING, self._ping)
        if self.out.unread < ANSWERS // 2:
            self._pinged = self._pinged[0] + 1, loop.time()
            self.answer(messages.Ping(n=self._pinged[0]))

    def _ponged(self, n: int) -> None:
        number, at = self._pinged
        if n == number and at:
            took = (asyncio.get_running_loop().time() - at) * 1000
            self.latency = int(took if not self.latency else 0.7 * self.latency + 0.3 * took)
            self._pinged = number, 0.0
