"""Several processes that serve the same tables, by way of Redis. Any client may be on any of them.

A table is owned by one process, which alone writes to it; Redis remembers which (`owner:<table>`), and which processes
are alive (`alive:<process>`, renewed all the time). Who finds the owner dead takes the table over. That is a matter of
speed, not of safety: two processes that both believe to own a table cannot both write (see `Store.append`).

A viewer on one process of a table on another has a `Far` here and a `Guest` there. The owner sends a guest nothing new
before the last news was taken, so that a slow client costs no memory anywhere.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol

import structlog

from igroteka.server import messages, notes
from igroteka.server.databases import StorageTrouble
from igroteka.server.logs import without_contents
from igroteka.server.messages import Hint, Refused
from igroteka.server.notes import Answer, Attach, Changed, Detach, Do, Lost, News, Took
from igroteka.server.play import Refusal
from igroteka.server.store import Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

    from igroteka.server.hub import Hub
    from igroteka.server.messages import AnyCommand
    from igroteka.server.notes import AnyNote
    from igroteka.server.tables import Table

log = structlog.get_logger()

BEAT = 0.7  # seconds between signs of life
DEAD = 2500  # milliseconds without one
ANSWER = 12.0  # seconds that a command may take on another process: windows make it wait
ADVICE = 20.0  # and a hint
EVERYBODY = "everybody"  # who listens to what concerns all processes
WAITING = 10_000  # messages that wait to be sent

CLAIM = """
local owner = redis.call('GET', KEYS[1])
if owner and owner ~= ARGV[1] and redis.call('EXISTS', ARGV[2] .. owner) == 1 then return owner end
redis.call('SET', KEYS[1], ARGV[1], 'EX', 604800)
return ARGV[1]
"""
RELEASE = """
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0
"""


class Moved(Exception):
    """A table is not where it was thought to be; look again."""


class Viewer(Protocol):
    """What a connection knows of a table it follows (see `sockets.Following`)."""

    person: str
    seats: list[int] | None
    since: int
    presence: int

    @property
    def latency(self) -> int: ...
    def wake(self) -> None: ...
    def lost(self) -> None: ...


class Far:
    """A table on another process, for one viewer here. It is followed and read like a `Table`."""

    def __init__(self, cluster: Cluster, table: str, owner: str) -> None:
        self.cluster = cluster
        self.table = table
        self.owner = owner
        self.link = secrets.token_hex(8)
        self.viewer: Viewer | None = None
        self._news: News | None = None

    def follow(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.cluster.fars[self.link] = self
        attach = Attach(
            link=self.link,
            process=self.cluster.me,
            table=self.table,
            person=viewer.person,
            since=viewer.since,
            seats=viewer.seats,
            latency=viewer.latency,
        )
        self.cluster.tell(self.owner, attach)

    def unfollow(self, viewer: Viewer) -> None:
        if self.cluster.fars.pop(self.link, None) is not None:
            self.cluster.tell(self.owner, Detach(link=self.link))

    def arrived(self, news: News) -> None:
        self._news = news
        if self.viewer is not None:
            self.viewer.wake()

    def news(self, viewer: Viewer) -> bytes | None:
        news, self._news = self._news, None
        if news is None:
            return None
        viewer.since, viewer.presence = news.version, news.presence
        self.cluster.tell(self.owner, Took(link=self.link, latency=viewer.latency))
        return news.body

    def lost(self) -> None:
        self.cluster.fars.pop(self.link, None)
        if self.viewer is not None:
            self.viewer.lost()


class Guest:
    """A viewer on another process, for a table here."""

    def __init__(self, cluster: Cluster, attach: Attach, table: Table) -> None:
        self.cluster = cluster
        self.link = attach.link
        self.process = attach.process
        self.person = attach.person
        self.seats = attach.seats
        self.since = attach.since
        self.presence = -1
        self.latency = attach.latency
        self.table = table
        self._free = True
        self._stirred = False

    def wake(self) -> None:
        """Tell the news, together with all that comes before the loop turns; or later, if the last is on its way."""
        if self._free and not self._stirred:
            self._stirred = True
            asyncio.get_running_loop().call_soon(self._tell)

    def _tell(self) -> None:
        self._stirred = False
        if self.table.closed or not self._free:
            return
        body = self.table.news(self)
        if body is not None:
            self._free = False
            note = News(link=self.link, version=self.since, presence=self.presence, body=body)
            self.cluster.tell(self.process, note)

    def took(self, latency: int) -> None:
        self.latency = latency
        self._free = True
        self.wake()

    def lost(self) -> None:
        self.cluster.guests.pop(self.link, None)
        self.cluster.tell(self.process, Lost(link=self.link))


class Cluster:
    """This process among the others."""

    def __init__(self, redis: Redis, prefix: str = "igroteka:") -> None:
        self.redis = redis
        self.prefix = prefix
        self.me = secrets.token_hex(8)
        self.fars: dict[str, Far] = {}
        self.guests: dict[str, Guest] = {}
        self._coming: set[str] = set()  # links whose table is being looked for
        self.hub: Hub | None = None
        self._calls: dict[str, tuple[str, asyncio.Future[bytes]]] = {}
        self._out: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._errands: set[asyncio.Task[None]] = set()
        self._claim = redis.register_script(CLAIM)
        self._release = redis.register_script(RELEASE)

    @classmethod
    async def open(cls, url: str) -> Cluster:
        try:
            from redis import RedisError
            from redis.asyncio import Redis
        except ImportError:
            raise StorageTrouble("--redis needs another package: pip install 'igroteka[redis]'") from None
        try:
            cluster = cls(Redis.from_url(url, socket_connect_timeout=3, health_check_interval=10))
            await cluster._sign_of_life()
        except (RedisError, OSError, ValueError) as error:
            raise StorageTrouble(f"cannot use Redis: {str(error)[:200]}") from None
        return cluster

    def start(self, hub: Hub, changed: Callable[[str], None]) -> None:
        """Serve with others. `changed` hears of people who have changed elsewhere."""
        self.hub = hub
        self._changed = changed
        self._tasks = [
            asyncio.create_task(self._beat(), name="beat"),
            asyncio.create_task(self._listen(), name="listen"),
            asyncio.create_task(self._speak(), name="speak"),
        ]

    async def close(self) -> None:
        """Leave: the tables have been let go of, others take them over at once."""
        while not self._out.empty():
            await asyncio.sleep(0.005)
        for task in [*self._tasks, *self._errands]:
            task.cancel()
        with suppress(Exception):
            await self.redis.delete(self._alive(self.me))
            await self.redis.aclose()

    def _alive(self, process: str) -> str:
        return f"{self.prefix}alive:{process}"

    def _owner(self, table: str) -> str:
        return f"{self.prefix}owner:{table}"

    def _channel(self, process: str) -> str:
        return f"{self.prefix}process:{process}"

    # Who owns what.

    async def elsewhere(self, table: str) -> str | None:
        """The process that owns a table; None: this one does, from now on if not before."""
        try:
            owner = await self._claim(keys=[self._owner(table)], args=[self.me, self._alive("")])
        except Exception as error:
            log.error("redis", error=repr(error))
            raise Refusal("cluster", "the servers cannot reach one another; try again in a moment") from None
        named = _text(owner)
        return None if named == self.me else named

    async def release(self, table: str) -> None:
        with suppress(Exception):
            await self._release(keys=[self._owner(table)], args=[self.me])

    # A table elsewhere.

    def far(self, table: str, owner: str) -> Far:
        return Far(self, table, owner)

    async def command(self, owner: str, person: Person, command: AnyCommand) -> messages.Out:
        """Have a command carried out by the owner of its table. Moved: it is not the owner, or it is gone."""
        call = secrets.token_hex(8)
        answered: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._calls[call] = owner, answered
        self.tell(owner, Do(call=call, process=self.me, person=person.id, name=person.name, command=command))
        try:
            body = await asyncio.wait_for(answered, ADVICE if isinstance(command, Hint) else ANSWER)
        except TimeoutError:
            raise Moved from None
        finally:
            self._calls.pop(call, None)
        if not body:
            raise Moved
        answer: messages.Out = notes.read_answer(body)
        return answer

    # Talking.

    def tell(self, process: str, note: AnyNote) -> None:
        try:
            self._out.put_nowait((self._channel(process), notes.write(note)))
        except asyncio.QueueFull:
            log.error("redis", error="too much is waiting to be sent")
            asyncio.get_running_loop().call_soon(self._begin_anew)

    def tell_all(self, note: AnyNote) -> None:
        self.tell(EVERYBODY, note)

    async def _speak(self) -> None:
        while True:
            batch = [await self._out.get()]
            while not self._out.empty() and len(batch) < 100:
                batch.append(self._out.get_nowait())
            try:
                pipe = self.redis.pipeline(transaction=False)
                for channel, body in batch:
                    pipe.publish(channel, body)
                await pipe.execute()
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.error("redis", error=repr(error))
                self._begin_anew()
                await asyncio.sleep(0.2)

    def _begin_anew(self) -> None:
        """Something was not sent, and nobody knows what hangs on it: whoever looks across processes joins anew."""
        for far in list(self.fars.values()):
            far.lost()
        for guest in list(self.guests.values()):
            self._leave(guest.link)
            guest.lost()

    async def _listen(self) -> None:
        """Take what others say. After a break nobody knows what was missed: everything is looked for anew."""
        while True:
            pubsub: PubSub = self.redis.pubsub(ignore_subscribe_messages=True)
            try:
                await pubsub.subscribe(self._channel(self.me), self._channel(EVERYBODY))
                self._begin_anew()
                async for message in pubsub.listen():
                    self._take(notes.read(message["data"]))
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.error("redis", error=repr(error))
                await asyncio.sleep(0.3)
            finally:
                with suppress(Exception):
                    await pubsub.aclose()  # type: ignore[no-untyped-call]

    def _take(self, note: AnyNote) -> None:
        match note:
            case News():
                if note.link in self.fars:
                    self.fars[note.link].arrived(note)
            case Took():
                if note.link in self.guests:
                    self.guests[note.link].took(note.latency)
            case Lost():
                if note.link in self.fars:
                    self.fars[note.link].lost()
            case Detach():
                self._leave(note.link)
            case Changed():
                self._changed(note.person)
            case Answer():
                _, answered = self._calls.get(note.call, ("", None))
                if answered is not None and not answered.done():
                    answered.set_result(note.body)
            case Attach():
                self._coming.add(note.link)
                self._errand(self._attach(note))
            case Do():
                self._errand(self._do(note))

    def _errand(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _attach(self, attach: Attach) -> None:
        assert self.hub is not None
        try:
            table = await self.hub.own(attach.table)
        except Exception:
            self._coming.discard(attach.link)
            self.tell(attach.process, Lost(link=attach.link))
            return
        if attach.link not in self._coming:
            return  # gone again already
        self._coming.discard(attach.link)
        guest = Guest(self, attach, table)
        self.guests[attach.link] = guest
        table.follow(guest)
        guest.wake()

    def _leave(self, link: str) -> None:
        self._coming.discard(link)
        guest = self.guests.pop(link, None)
        if guest is not None:
            guest.table.unfollow(guest)

    async def _do(self, do: Do) -> None:
        assert self.hub is not None
        try:
            table = await self.hub.own(do.command.table)
            answer = await table.command(Person(do.person, do.name), do.command)
            body = messages.encode(answer)
            if isinstance(answer, Refused) and answer.code == "moved":
                body = b""
        except Exception as error:
            log.warning("elsewhere", error=without_contents(error))
            body = b""
        self.tell(do.process, Answer(call=do.call, body=body))

    # Living and dying.

    async def _sign_of_life(self) -> None:
        await self.redis.set(self._alive(self.me), b"1", px=DEAD)

    async def _beat(self) -> None:
        while True:
            try:
                await self._sign_of_life()
                await self._mourn()
                await self._check_tables()
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.error("redis", error=repr(error))
            await asyncio.sleep(BEAT)

    async def _mourn(self) -> None:
        """What hung on processes that have died is taken care of."""
        peers = {far.owner for far in self.fars.values()} | {guest.process for guest in self.guests.values()}
        peers |= {owner for owner, _ in self._calls.values()}
        for peer in peers:
            if await self.redis.exists(self._alive(peer)):
                continue
            log.warning("dead", process=peer)
            for far in [far for far in self.fars.values() if far.owner == peer]:
                far.lost()
            for guest in [guest for guest in self.guests.values() if guest.process == peer]:
                self._leave(guest.link)
            for owner, answered in list(self._calls.values()):
                if owner == peer and not answered.done():
                    answered.set_result(b"")

    async def _check_tables(self) -> None:
        """Let go of tables that another process has taken over while this one was out of reach."""
        assert self.hub is not None
        ids = [id for id, table in self.hub.tables.items() if not table.closed]
        if not ids:
            return
        owners = await self.redis.mget([self._owner(id) for id in ids])
        for id, owner in zip(ids, owners, strict=True):
            if owner is None:
                await self.elsewhere(id)  # Redis has forgotten: claim it again
            elif _text(owner) != self.me and id in self.hub.tables:
                self.hub.tables[id].close()


def _text(value: Any) -> str:
    return value.decode() if isinstance(value, bytes) else str(value)
