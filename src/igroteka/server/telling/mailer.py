"""Writes letters: one after the other, from what storage says is due. What cannot be sent now is tried again, later and
later; what is due stays in storage, so that neither a restart nor a server in trouble loses it or fills the memory.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from igroteka.live.discretion import without_contents
from igroteka.live.world import now_ms
from igroteka.server.telling import letters
from igroteka.server.telling.smtp import NotTaken, Refused, hand_over
from igroteka.server.telling.wishes import wishes_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from email.message import EmailMessage

    from igroteka.server.settings import Mail
    from igroteka.server.storage.mailboxes import Due
    from igroteka.server.storage.store import Store
    from igroteka.server.telling.links import Links

log = structlog.get_logger()

ROUND, LONGEST_ROUND = 15.0, 600.0  # seconds between two looks for what is due; while nothing can be sent
EVERY = 3600_000  # milliseconds between two letters to one person: what comes meanwhile goes into the next
TAKEN = 300_000  # milliseconds that a letter under way is nobody else's
AGAIN, LAST_AGAIN = 300_000, 6 * 3600_000  # milliseconds until a letter is tried again, at first and at most


class Mailer:
    def __init__(self, store: Store, mail: Mail, links: Links) -> None:
        self.store = store
        self.mail = mail
        self.links = links
        self.now: Callable[[], int] = now_ms
        self.dropped = 0  # letters that were refused for good
        self._wanted = asyncio.Event()

    async def when(self, person: str) -> int | None:
        """When somebody may be written to about what happens now; None: they do not want to."""
        box = await self.store.later.mailbox(person)
        if box is None or not box.confirmed:
            return None
        return max(self.now() + int(self.mail.after * 1000), box.mailed + EVERY)

    def hurry(self) -> None:
        """Somebody waits for a letter."""
        self._wanted.set()

    async def run(self) -> None:
        pause = ROUND
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wanted.wait(), pause)
            self._wanted.clear()
            try:
                while await self.write_one():
                    pass
                pause = ROUND
            except NotTaken as trouble:
                log.warning("letters are not taken", why=str(trouble))
                pause = min(2 * pause, LONGEST_ROUND)
            except Exception as error:  # the next round tries again
                log.error("mail", error=without_contents(error))

    async def write_one(self) -> bool:
        """Whether there was a letter to be written. NotTaken: none can be sent now."""
        due = await self.store.later.take(self.now(), self.now() + TAKEN)
        if due is None:
            return False
        if not due.news:
            await self._send(due, letters.question(due.box, self.links, self.mail.sender))
        elif wanted := await self._wanted_of(due):
            await self._send(wanted, letters.news(due.box, wanted.news, self.links, self.mail.sender))
        return True

    async def _wanted_of(self, due: Due) -> Due | None:
        """What of it they want to be told now; they may have thought better of it."""
        person = due.box.person
        wishes = await wishes_of(self.store, person)
        unwanted = [row.table_id for row in due.news if not wishes.wants(row.kind)]
        if unwanted:
            await self.store.later.no_letter(person, unwanted)
        wanted = [row for row in due.news if wishes.wants(row.kind)]
        if (morning := wishes.after(self.now())) > self.now():
            await self.store.later.write_at(person, [row.table_id for row in wanted], morning)
            return None
        return due._replace(news=wanted) if wanted else None

    async def _send(self, due: Due, letter: EmailMessage) -> None:
        try:
            await hand_over(self.mail, letter, due.box.address)
        except Refused as trouble:
            self.dropped += 1
            log.info("letter refused", why=str(trouble))
            await self.store.later.refused(due)
        except NotTaken as trouble:
            pause = min(AGAIN << min(due.box.failed, 10), LAST_AGAIN)
            await self.store.later.put_off(due, self.now() + pause)
            if trouble.all_of_them:
                raise
        else:
            await self.store.later.sent(due, self.now())
