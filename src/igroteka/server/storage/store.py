"""Storage: SQLite in WAL mode, or PostgreSQL. What `append` has returned from is on the disk.

Here stands what can be asked of it, and of letters and whatever else is told later in `later`, a part of the store; the
statements stand in the files beside these. Nobody else knows of statements; which errors are the database's own, says
`databases.out_of_reach`.
"""

from __future__ import annotations

import secrets as chance
from collections import Counter
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy.exc import IntegrityError

from igroteka.live.world import now_ms
from igroteka.server.encoding import text_of
from igroteka.server.storage import company, installation, lists, people, played, settling, tables, telling
from igroteka.server.storage.gathering import Gathering
from igroteka.server.storage.later import Later
from igroteka.server.storage.opening import opened, sentence
from igroteka.server.storage.people import Unknown, known
from igroteka.server.storage.transactions import Database
from igroteka.server.troubles import CannotServe
from igroteka.tables.people import Person

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from sqlalchemy import Select
    from sqlalchemy.engine import Connection

    from igroteka.live.keeping import Append, Kept
    from igroteka.server.storage.noting import Note
    from igroteka.server.storage.settling import Outcome, Rate
    from igroteka.server.storage.transactions import Transactions
    from igroteka.tables.terms import Terms

RECENT = 3600_000  # milliseconds since a table in the lobby has changed

Given = ParamSpec("Given")
Found = TypeVar("Found")


class Store:
    def __init__(
        self,
        transactions: Transactions,
        *,
        now: Callable[[], int] = now_ms,
        secret: Callable[[int], bytes] = chance.token_bytes,
    ) -> None:
        self.transactions = transactions
        self.now = now
        self._random_bytes = secret
        self._gathering = Gathering(transactions)
        self.later = Later(transactions)
        self.rated: Counter[str] = Counter()  # by game: rated games that were settled here

    @classmethod
    async def open(cls, database: str, *, alone: bool = False) -> Store:
        """Connect, and bring the tables up to date. `alone`: as the one server of a SQLite file.

        Whatever goes wrong is a CannotServe, which says it in a sentence.
        """
        store = cls(Database(*await opened(database, alone=alone)))
        store.start()
        return store

    def start(self) -> None:
        """Write what is handed over from now on."""
        self._gathering.start()

    async def close(self) -> None:
        """Whatever was handed over is written first."""
        await self._gathering.close()
        await self.transactions.close()

    async def pulse(self) -> None:
        """A tiny write, to see that storage takes any."""
        await self.write(installation.pulse, self.now())

    async def secret(self, name: str) -> bytes:
        """A secret of this installation, made when it is first asked for. It is needed to start."""
        try:
            return await self.write(installation.secret, name, self._random_bytes(32))
        except Exception as error:
            raise CannotServe(f"the database does not keep what it must: {sentence(error)}") from None

    async def write(
        self, do: Callable[Concatenate[Connection, Given], Found], *given: Given.args, **named: Given.kwargs
    ) -> Found:
        """What `do` writes is one transaction."""
        return await self.transactions.write(do, *given, **named)

    async def read(self, wanted: Any) -> Sequence[Any]:
        return await self.transactions.read(lambda connection: connection.execute(wanted).all())

    async def _rows(self, kind: Callable[..., Found], wanted: Select[Any]) -> list[Found]:
        """Rows whose columns are the fields of a type."""
        return [kind(**row._mapping) for row in await self.read(wanted)]

    def _name(self, length: int) -> str:
        """What nobody can guess, of so many random bytes."""
        return text_of(self._random_bytes(length))

    # People.

    async def add_person(self, name: str, recovery: str, id: str = "") -> Person:
        person = Person(id or self._name(12), name)
        await self.write(people.add, person, recovery, self.now())
        return person

    async def person(self, id: str) -> Person | None:
        found = await self.read(people.person(id))
        return Person(*found[0]) if found else None

    async def rename(self, id: str, name: str) -> None:
        await self.write(people.rename, id, name)

    async def recovery(self, id: str) -> tuple[str, int]:
        """The hash of somebody's recovery code, and the code's number."""
        found = await self.read(people.recovery(id))
        if not found:
            raise Unknown(id)
        return found[0].recovery, found[0].codes

    async def set_recovery(self, id: str, recovery: str, number: int) -> None:
        await self.write(people.set_recovery, id, recovery, number)

    async def recover(self, recovery: str) -> Person | None:
        found = await self.read(people.who_recovers(recovery))
        return Person(*found[0]) if found else None

    async def void_passes(self, id: str) -> int:
        """All passes that somebody has are void from now on; returns the number that new ones must have."""
        number = await self.write(people.void_passes, id)
        if number is None:
            raise Unknown(id)
        return number

    # Telling them something.

    async def subscribe(self, id: str, person: str, address: str, key: bytes, auth: bytes, language: str) -> None:
        """A browser is to be told what concerns somebody."""
        row = {"id": id, "person": person, "address": address, "key": key, "auth": auth, "language": language}
        with known(person):
            await self.write(telling.subscribe, {**row, "since": self.now()})

    async def unsubscribe(self, id: str, person: str | None = None) -> None:
        """A browser is not to be told anything; if a person is named, only if it is theirs."""
        await self.write(telling.unsubscribe, id, person)

    async def subscriptions(self, person: str) -> list[telling.Device]:
        return await self._rows(telling.Device, telling.devices(person))

    async def wish(self, person: str, body: str) -> None:
        with known(person):
            await self.write(telling.wish, person, body)

    async def wishes(self, person: str) -> str | None:
        """What somebody wants to be told, as they said it."""
        found = await self.read(telling.wishes_of(person))
        return str(found[0].body) if found else None

    # Tables.

    async def add_table(self, terms: Terms, host: str, seed: bytes | None = None) -> str:
        id = self._name(15)
        try:
            await self.write(tables.add, id, terms, host, seed or self._random_bytes(32), self.now())
        except IntegrityError:
            if await self.person(host) is None:
                raise Unknown(host) from None
            raise
        return id

    async def claim(self, id: str) -> Kept | None:
        """Become the owner of a table: whoever owned it before cannot write to it any more."""
        if await self.status(id) is None:  # made-up ids are not to keep the others from writing
            return None
        epoch = await self.write(tables.raise_epoch, id)
        kept = await self.look(id)  # whoever claims it meanwhile has a higher epoch, and we cannot write
        return kept and kept._replace(epoch=epoch)

    async def look(self, id: str) -> Kept | None:
        """A table, without claiming it."""
        return await self.transactions.read(lambda connection: tables.kept(connection, id))

    async def status(self, id: str) -> str | None:
        """How a table stands: open, playing or over; None: there is none."""
        found = await self.read(tables.status(id))
        return str(found[0].status) if found else None

    async def append(self, wanted: Append) -> None:
        """Write to a table's journal; when this returns it is on the disk. Stale: the table is somebody else's."""
        await self._gathering.append(wanted)

    async def note(self, wanted: Note) -> None:
        """Write down who sits at a table; if it is somebody else's now, that is for them to do."""
        await self._gathering.note(wanted)

    async def lobby(self) -> list[lists.PublicTable]:
        """Public tables, those that wait for players first."""
        return await self._rows(lists.PublicTable, lists.lobby(self.now() - RECENT))

    async def hosted(self, person: str, since: int) -> tuple[int, int]:
        """How many tables of a host wait for players and play, of those that have changed since."""
        found = {row.status: row.count for row in await self.read(lists.hosted(person, since))}
        return found.get("open", 0), found.get("playing", 0)

    async def wakes(self, before: int, besides: Collection[str] = ()) -> list[str]:
        """Tables whose clock has run out, the longest ago first; without those that somebody looks after."""
        found = await self.read(lists.wakes(before, lists.PAGE + len(besides)))
        return [row.id for row in found if row.id not in besides][: lists.PAGE]

    async def wake_at(self, id: str, epoch: int, when: float | None) -> None:
        """When the clock of a table that leaves the memory runs out."""
        await self.write(tables.wake_at, id, epoch, when)

    async def unsettled(self, idle_ms: int, limit: int = lists.PAGE, besides: Collection[str] = ()) -> list[str]:
        """Tables that have been left alone for so long and may be over without being settled, the oldest first; without
        those that somebody looks after."""
        found = await self.read(lists.unsettled(self.now() - idle_ms, limit + len(besides)))
        return [row.id for row in found if row.id not in besides][:limit]

    async def checked(self, id: str, version: int) -> None:
        """A table was looked at: in this version its game is not over."""
        await self.write(tables.checked, id, version)

    async def unnoted(self, idle_ms: int, limit: int = lists.PAGE, besides: Collection[str] = ()) -> list[str]:
        """Tables left alone for so long of which it is not noted who sits there, the latest first; without those that
        somebody looks after."""
        found = await self.read(lists.unnoted(self.now() - idle_ms, limit + len(besides)))
        return [row.id for row in found if row.id not in besides][:limit]

    async def my_games(self, person: str, page: int = 0) -> list[lists.Sits]:
        """The running games of a person: a row for everybody who sits at one of them."""
        return await self._rows(lists.Sits, lists.my_games(person, page))

    async def waiting(self, person: str) -> int:
        """How many games wait for a person."""
        return int((await self.read(lists.waiting(person)))[0][0])

    # Company.

    async def companions(self, person: str) -> list[company.Companion]:
        """With whom somebody has played lately, the latest first."""
        return await self._rows(company.Companion, company.companions(person))

    async def kept_away(self, person: str) -> list[company.KeptAway]:
        """Whom somebody has hidden or blocked."""
        return await self._rows(company.KeptAway, company.kept_away(person))

    async def met(self, person: str, others: Collection[str]) -> list[str]:
        """Those of some people with whom somebody has played, and who do not keep them away."""
        return [row.person for row in await self.read(company.met(person, others))]

    async def tie(self, person: str, other: str, how: str) -> None:
        """Hide or block somebody; nothing of that any more, if `how` is empty."""
        await self.write(company.tie, person, other, how, self.now())

    async def blocks(self, one: str, other: str) -> bool:
        """Whether one of two people does not want to sit with the other."""
        return bool(await self.read(company.blocks(one, other)))

    async def blocked_for(self, person: str) -> set[str]:
        """All with whom somebody does not sit down."""
        return {row[0] for row in await self.read(company.blocked_for(person))}

    async def waiting_table(self, id: str) -> tables.Waiting | None:
        """Host and game of a table at which no game has begun."""
        return next(iter(await self._rows(tables.Waiting, tables.waiting(id))), None)

    async def invite(self, host: str, table: str, whom: Collection[str]) -> list[str]:
        """Those of them who are to be told."""
        return await self.write(company.invite, host, table, whom, self.now())

    async def invited(self, person: str) -> list[company.Invited]:
        """Tables that wait for somebody who was asked to come."""
        return await self._rows(company.Invited, company.invited(person))

    async def decline(self, person: str, table: str) -> None:
        await self.write(company.decline, person, table)

    async def add_circle(self, host: str, table: str) -> str | None:
        """A standing link for those who meet at a table; None: it is not this host's."""
        return await self.write(company.add_circle, self._name(15), host, table, self.now())

    async def circle(self, id: str) -> company.Circle | None:
        return next(iter(await self._rows(company.Circle, company.circle(id))), None)

    async def move_circle(self, id: str, old: str, new: str) -> bool:
        """The group meets at another table; False: somebody was quicker."""
        return await self.write(company.move_circle, id, old, new)

    # Results.

    async def settle(self, table: str, terms: Terms, outcomes: Sequence[Outcome], rate: Rate) -> None:
        """Write down how a game ended, exactly once, however often it is called; `rate` says what new ratings follow
        from the old ones. What storage raises goes through: then nothing is written, and it may be tried again.
        """
        if await self.write(settling.settle, table, terms, outcomes, rate, self.now()) and terms.rated:
            self.rated[terms.game] += 1

    async def changes_at(self, table: str) -> list[played.Change]:
        """What a rated game has done to the ratings of its people, by seat."""
        return await self._rows(played.Change, played.changes_at(table))

    async def tables_of(self, person: str, page: int = 0) -> list[played.Past]:
        """The finished games of a person, the latest first."""
        return await self._rows(played.Past, played.tables_of(person, page))

    async def leaders(self, game: str, page: int = 0) -> list[played.Leader]:
        """The best of a game: by what is certain of their strength."""
        return await self._rows(played.Leader, played.leaders(game, page))

    async def rated_games(self) -> list[played.RatedGame]:
        """Games in which somebody has a rating, and how many have; most people first."""
        return await self._rows(played.RatedGame, played.rated_games())

    async def statistics(self, person: str) -> list[played.Statistic]:
        """By game: how many a person played and won, and the rating."""
        return await self._rows(played.Statistic, played.statistics(person))
