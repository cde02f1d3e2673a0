"""What people are told later, and where they can be written to: a part of the store (`Store.later`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError

from igroteka.server.storage import mailboxes, untold
from igroteka.server.storage.people import known

if TYPE_CHECKING:
    from collections.abc import Collection

    from igroteka.server.storage.mailboxes import Due, Mailbox
    from igroteka.server.storage.transactions import Transactions
    from igroteka.server.storage.untold import Held


class Later:
    """Times come from whoever asks: they say when a letter may be written, and when it is tried again."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    # What there is to tell.

    async def hold(self, held: Held) -> bool:
        """Keep something to be told later. False: the table or the person is gone, or somebody was quicker."""
        try:
            await self._transactions.write(untold.hold, held)
        except IntegrityError:
            return False
        return True

    async def came(self, person: str, table: str) -> None:
        """Somebody has come to a table: they need not be told of it, and can be written to about it again."""
        if await self._transactions.read(lambda connection: untold.about(connection, person, table)):
            await self._transactions.write(untold.came, person, table)

    async def take_pushes(self, now: int) -> list[Held]:
        """What quiet hours have held back and is still so. Nobody else takes it."""
        return await self._transactions.write(untold.take_pushes, now)

    async def no_letter(self, person: str, about: Collection[str]) -> None:
        """Nothing is written to somebody about these tables."""
        await self._transactions.write(untold.no_letter, person, about)

    async def write_at(self, person: str, about: Collection[str], when: int) -> None:
        """A letter about these tables comes then."""
        await self._transactions.write(untold.put_off, person, about, when)

    # Where to write to.

    async def mailbox(self, person: str) -> Mailbox | None:
        return await self._transactions.read(lambda connection: mailboxes.mailbox(connection, person))

    async def give(self, person: str, address: str, language: str, now: int) -> None:
        """Somebody wants to be written to at an address."""
        with known(person):
            await self._transactions.write(mailboxes.give, person, address, language, now)

    async def confirm(self, box: Mailbox, now: int) -> bool:
        """Whether that was still to be confirmed."""
        return await self._transactions.write(mailboxes.confirm, box.person, box.asked, now)

    async def forget(self, person: str) -> None:
        """Nothing is written to somebody any more."""
        await self._transactions.write(mailboxes.forget, person)

    # Letters.

    async def take(self, now: int, until: int) -> Due | None:
        """The next letter to be written. Until then nobody else writes it."""
        return await self._transactions.write(mailboxes.take, now, until)

    async def sent(self, due: Due, now: int) -> None:
        await self._transactions.write(mailboxes.sent, due, now)

    async def put_off(self, due: Due, until: int) -> None:
        """It could not be sent now."""
        await self._transactions.write(mailboxes.put_off, due, until)

    async def refused(self, due: Due) -> None:
        """It will never get there."""
        await self._transactions.write(mailboxes.refused, due)
