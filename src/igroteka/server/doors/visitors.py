"""Who is asking: passes are read, and what storage says of their people is kept at hand for a minute."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from igroteka.server.doors.identity import COOKIE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starlette.requests import HTTPConnection

    from igroteka.server.doors.identity import Signer
    from igroteka.server.storage.store import Store
    from igroteka.tables.people import Person

MOST = 20_000  # people at hand
KEPT = 60.0  # seconds; another process may not have been able to say that somebody has changed


class Visitors:
    def __init__(self, store: Store, signer: Signer) -> None:
        self.store = store
        self.signer = signer
        self._people: dict[str, tuple[Person, float]] = {}
        self._changes = 0  # of people's names and passes, that this process has heard of

    async def who(self, connection: HTTPConnection) -> Person | None:
        """Who is asking, by cookie or by bearer token."""
        shown = connection.cookies.get(COOKIE, "")
        bearer = connection.headers.get("authorization", "")
        if bearer.lower().startswith("bearer "):
            shown = bearer[7:].strip()
        signed = self.signer.read(shown) if shown else None
        if signed is None:
            return None
        id, number = signed
        now = asyncio.get_running_loop().time()
        person, since = self._people.get(id, (None, 0.0))
        if person is None or now - since > KEPT:
            person = await self._looked_up(id)
            if person is None:
                return None
            if len(self._people) >= MOST:
                del self._people[next(iter(self._people))]
            self._people[id] = person, now
        return person if person.passes == number else None

    async def _looked_up(self, id: str) -> Person | None:
        """What storage says; a look that began before a change would bring old passes back."""
        while True:
            changes = self._changes
            person = await self.store.person(id)
            if changes == self._changes:
                return person

    async def look_again(self, id: str) -> Person | None:
        """Somebody has changed."""
        self._changes += 1
        self._people.pop(id, None)
        return await self.store.person(id)

    def forget(self, people: Iterable[str]) -> None:
        for id in people:
            self._people.pop(id, None)
