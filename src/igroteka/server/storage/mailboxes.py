"""Where people can be written to: addresses that they have given, and confirmed by a link that was sent there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import delete, select, update

from igroteka.server.storage import schema, untold
from igroteka.server.storage.databases import insert_into
from igroteka.server.storage.schema import mailboxes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Select
    from sqlalchemy.engine import Connection

    from igroteka.server.storage.untold import Held

VALID = 24 * 3600 * 1000  # milliseconds that the link of a confirmation works
GIVEN_UP = 5  # letters in a row that were refused for good: nobody reads there


class Mailbox(NamedTuple):
    """Where somebody can be written to (see `schema`)."""

    person: str
    address: str
    language: str
    asked: int
    confirmed: bool
    due: int | None
    mailed: int
    failed: int


class Due(NamedTuple):
    """A letter to be written."""

    box: Mailbox
    news: Sequence[Held]  # none: whether the address is theirs


def mailbox(connection: Connection, person: str) -> Mailbox | None:
    return _first(connection, select(mailboxes).where(mailboxes.c.person == person))


def give(connection: Connection, person: str, address: str, language: str, now: int) -> None:
    """Somebody wants to be written to at an address. Whether it is theirs is asked at once; older links are void."""
    fresh = {"address": address, "language": language, "asked": now, "confirmed": False, "due": now, "failed": 0}
    row = insert_into(connection, mailboxes).values(person=person, mailed=0, **fresh)
    connection.execute(row.on_conflict_do_update(index_elements=["person"], set_=fresh))
    untold.no_letter(connection, person)


def confirm(connection: Connection, person: str, asked: int, now: int) -> bool:
    """Whether that was still to be confirmed: a link works once, and not for long."""
    waits = (mailboxes.c.person == person) & (mailboxes.c.asked == asked) & mailboxes.c.confirmed.is_(False)
    done = update(mailboxes).where(waits, mailboxes.c.asked > now - VALID).values(confirmed=True, due=None)
    return connection.execute(done).rowcount > 0


def forget(connection: Connection, person: str) -> None:
    """Nothing is written to somebody any more, and nothing is left of the address."""
    untold.no_letter(connection, person)
    connection.execute(delete(mailboxes).where(mailboxes.c.person == person))


def take(connection: Connection, now: int, until: int) -> Due | None:
    """The next letter to be written. Until then nobody else writes it."""
    asks = select(mailboxes).where(mailboxes.c.due <= now).order_by(mailboxes.c.due)
    box = _first(connection, asks.limit(1).with_for_update(skip_locked=True))
    if box is not None:
        connection.execute(update(mailboxes).where(mailboxes.c.person == box.person).values(due=until))
        return Due(box, ())
    tells = (
        select(mailboxes)
        .join(schema.untold, schema.untold.c.person == mailboxes.c.person)
        .where(schema.untold.c.way == untold.MAIL, schema.untold.c.due <= now, mailboxes.c.confirmed.is_(True))
        .order_by(schema.untold.c.due)
    )
    while True:
        box = _first(connection, tells.limit(1).with_for_update(of=mailboxes, skip_locked=True))
        if box is None:
            return None
        news = untold.letter_for(connection, box.person, now)
        if news:  # otherwise nothing of it is so any more
            untold.put_off(connection, box.person, [row.table_id for row in news], until)
            return Due(box, news)


def sent(connection: Connection, due: Due, now: int) -> None:
    box, about = due.box, [row.table_id for row in due.news]
    if about:
        untold.put_off(connection, box.person, about, None)
        _update(connection, box, mailed=now, failed=0)
    else:
        _update(connection, box, due=None, failed=0)


def put_off(connection: Connection, due: Due, until: int) -> None:
    """It could not be sent now."""
    box = due.box
    if due.news:
        untold.put_off(connection, box.person, [row.table_id for row in due.news], until)
        _update(connection, box, failed=box.failed + 1)
    else:
        _update(connection, box, failed=box.failed + 1, due=until)


def refused(connection: Connection, due: Due) -> None:
    """It will never get there. Where that happens again and again, nobody reads."""
    box = due.box
    if not due.news or box.failed + 1 >= GIVEN_UP:
        unchanged = (mailboxes.c.person == box.person) & (mailboxes.c.asked == box.asked)
        if connection.execute(delete(mailboxes).where(unchanged)).rowcount:
            untold.no_letter(connection, box.person)
        return
    untold.no_letter(connection, box.person, [row.table_id for row in due.news])
    _update(connection, box, failed=box.failed + 1)


def _first(connection: Connection, wanted: Select[Any]) -> Mailbox | None:
    row = connection.execute(wanted).mappings().first()
    return None if row is None else Mailbox(**row)


def _update(connection: Connection, box: Mailbox, **values: Any) -> None:
    """If it is still the address of then."""
    same = (mailboxes.c.person == box.person) & (mailboxes.c.asked == box.asked)
    connection.execute(update(mailboxes).where(same).values(values))
