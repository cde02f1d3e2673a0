"""Which process owns which table, and which processes are alive, as Redis remembers it.

A table's owner stands in `owner:<table>`, a process' sign of life in `alive:<process>`, renewed all the time. Who finds
the owner dead takes the table over. That is a matter of speed, not of safety: two processes that both believe to own a
table cannot both write (see `Store.append`).
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

import structlog

from igroteka.tables.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from redis.asyncio import Redis

log = structlog.get_logger()

DEAD = 2500  # milliseconds without a sign of life
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


class Leases:
    def __init__(self, redis: Redis, prefix: str, me: str) -> None:
        self.redis = redis
        self.prefix = prefix
        self.me = me
        self._claim = redis.register_script(CLAIM)
        self._release = redis.register_script(RELEASE)

    def _alive(self, process: str) -> str:
        return f"{self.prefix}alive:{process}"

    def _owner(self, table: str) -> str:
        return f"{self.prefix}owner:{table}"

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

    async def lost(self, tables: Sequence[str]) -> list[str]:
        """Those of our tables that another process has taken over while this one was out of reach."""
        owners = await self.redis.mget([self._owner(id) for id in tables]) if tables else []
        taken = []
        for id, owner in zip(tables, owners, strict=True):
            if owner is None:
                await self.elsewhere(id)  # Redis has forgotten: claim it again
            elif _text(owner) != self.me:
                taken.append(id)
        return taken

    async def sign_of_life(self) -> None:
        await self.redis.set(self._alive(self.me), b"1", px=DEAD)

    async def is_alive(self, process: str) -> bool:
        return bool(await self.redis.exists(self._alive(process)))

    async def leave(self) -> None:
        await self.redis.delete(self._alive(self.me))


def _text(value: Any) -> str:
    return value.decode() if isinstance(value, bytes) else str(value)
