"""This process among the others: commands and viewers cross over to the owner of a table, and the dead are mourned.

Any client may be on any process. A table is owned by one of them (`leases`), which alone writes to it; viewers on the
others have links to it (`links`); what processes say to one another goes by `post`.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from igroteka.live.discretion import without_contents
from igroteka.live.tasks import Tasks
from igroteka.live.troubles import NotHere
from igroteka.server.processes import notes
from igroteka.server.processes.leases import Leases
from igroteka.server.processes.links import Far, Links
from igroteka.server.processes.notes import Answer, Attach, Beat, Changed, Detach, Do, InCommon, Lost, News, Took
from igroteka.server.processes.post import EVERYBODY, Post
from igroteka.server.troubles import CannotServe
from igroteka.tables import commands, messages
from igroteka.tables.people import Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from redis.asyncio import Redis

    from igroteka.server.live.hub import Hub
    from igroteka.server.processes.notes import AnyNote
    from igroteka.tables.commands import AnyCommand

log = structlog.get_logger()

BEAT = 0.7  # seconds between signs of life
COMPARED = 3.0  # seconds after which processes compare their links again
ANSWER = 12.0  # seconds that a command may take on another process: windows make it wait
ADVICE = 20.0  # and a hint


class Cluster:
    def __init__(
        self, redis: Redis, prefix: str = "igroteka:", secret: Callable[[int], bytes] = secrets.token_bytes
    ) -> None:
        self.redis = redis
        self._secret = secret
        self.me = self.name()
        self.leases = Leases(redis, prefix, self.me)
        self.post = Post(redis, prefix, self.me)
        self.hub: Hub | None = None
        self._changed: Callable[[str], None] = lambda person: None
        self._calls: dict[str, tuple[str, asyncio.Future[bytes]]] = {}
        self._tasks = Tasks("cluster", log)
        self.links = Links(self.me, self.name, self.tell, self._tasks)

    @classmethod
    async def open(cls, url: str) -> Cluster:
        try:
            from redis import RedisError
            from redis.asyncio import Redis
        except ImportError:
            raise CannotServe("--redis needs another package: pip install 'igroteka[redis]'") from None
        try:
            cluster = cls(Redis.from_url(url, socket_connect_timeout=3, health_check_interval=10))
            await cluster.leases.sign_of_life()
        except (RedisError, OSError, ValueError) as error:
            raise CannotServe(f"cannot use Redis: {str(error)[:200]}") from None
        return cluster

    def start(self, hub: Hub, changed: Callable[[str], None]) -> None:
        """Serve with others. `changed` hears of people who have changed elsewhere."""
        self.hub = hub
        self._changed = changed
        self._tasks.spawn(self._beat())
        self._tasks.spawn(self._compare())
        self._tasks.spawn(self.post.listen(self._take, self.links.break_off))
        self._tasks.spawn(self.post.speak(self.links.break_off))

    async def close(self) -> None:
        """Leave: the tables have been let go of, others take them over at once."""
        await self.post.drain()
        self._tasks.cancel()
        with suppress(Exception):
            await self.leases.leave()
            await self.redis.aclose()

    # A table elsewhere.

    async def elsewhere(self, table: str) -> str | None:
        return await self.leases.elsewhere(table)

    async def release(self, table: str) -> None:
        await self.leases.release(table)

    def far(self, table: str, owner: str) -> Far:
        return Far(self.links, table, owner)

    async def command(self, owner: str, person: Person, command: AnyCommand) -> messages.Out:
        """Have a command carried out by the owner of its table. NotHere: it is not the owner, or it is gone."""
        call = self.name()
        answered: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._calls[call] = owner, answered
        self.tell(owner, Do(call=call, process=self.me, person=person.id, name=person.name, command=command))
        try:
            body = await asyncio.wait_for(answered, ADVICE if isinstance(command, commands.Hint) else ANSWER)
        except TimeoutError:
            raise NotHere from None
        finally:
            self._calls.pop(call, None)
        if not body:
            raise NotHere
        answer: messages.Out = notes.read_answer(body)
        return answer

    # Talking.

    def name(self) -> str:
        return self._secret(8).hex()

    def tell(self, process: str, note: AnyNote) -> None:
        if not self.post.tell(process, note):
            asyncio.get_running_loop().call_soon(self.links.break_off)  # nobody knows what hangs on what was not sent

    def tell_all(self, note: AnyNote) -> None:
        self.tell(EVERYBODY, note)

    def _take(self, note: AnyNote) -> None:
        match note:
            case News() | Took() | Lost():
                self.links.heed(note)
            case Detach():
                self.links.detach(note.link)
            case InCommon():
                self.links.mend(note)
            case Beat():
                pass
            case Changed():
                self._changed(note.person)
            case Answer():
                _, answered = self._calls.get(note.call, ("", None))
                if answered is not None and not answered.done():
                    answered.set_result(note.body)
            case Attach():
                assert self.hub is not None
                self.links.attach(note, self.hub)
            case Do():
                self._tasks.spawn(self._do(note))

    async def _do(self, do: Do) -> None:
        assert self.hub is not None
        body = b""
        try:
            body = messages.encode(await self.hub.command_here(Person(do.person, do.name), do.command))
        except NotHere:
            pass
        except Exception as error:
            log.warning("elsewhere", error=without_contents(error))
        self.tell(do.process, Answer(call=do.call, body=body))

    # Living and dying.

    async def _compare(self) -> None:
        """Notes get lost, also that a link is gone (anti-entropy)."""
        while True:
            await asyncio.sleep(COMPARED)
            self.links.compare()

    async def _beat(self) -> None:
        assert self.hub is not None
        while True:
            self.tell(self.me, Beat())  # who does not hear it is deaf
            try:
                await self.leases.sign_of_life()
                await self._mourn()
                ours = [id for id, table in self.hub.tables.items() if not table.closed]
                for id in await self.leases.lost(ours):
                    if id in self.hub.tables:
                        self.hub.tables[id].close()
            except Exception as error:
                log.error("redis", error=repr(error))
            await asyncio.sleep(BEAT)

    async def _mourn(self) -> None:
        """Clean up after processes that have died (dead peers). One that was only out of reach has not noticed that it
        was mourned: it is told.
        """
        for peer in sorted(self.links.peers | {owner for owner, _ in self._calls.values()}):
            if await self.leases.is_alive(peer):
                continue
            log.warning("dead", peer=peer)
            self.links.break_off(peer)
            for owner, answered in list(self._calls.values()):
                if owner == peer and not answered.done():
                    answered.set_result(b"")
