"""Two processes that both believe to own a table cannot both write to it."""

from __future__ import annotations

import asyncio
import random
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, cast

import pytest
from sqlalchemy import insert, text
from sqlalchemy.ext.asyncio import create_async_engine

from igroteka.live.keeping import Append, Stale
from igroteka.live.troubles import Elsewhere
from igroteka.match import Record, verify
from igroteka.server.live.brains import Brains
from igroteka.server.live.hub import Hub
from igroteka.server.live.library import Library
from igroteka.server.live.world import World
from igroteka.server.storage.databases import address
from igroteka.server.storage.schema import entries
from igroteka.server.storage.store import Store
from igroteka.tables import commands, journal, messages
from igroteka.tables.listing import Listing
from igroteka.tables.terms import Terms
from server.client import Client
from server.company import at_least
from server.journals import stored
from server.serving import Serving

if TYPE_CHECKING:
    from pathlib import Path

    from igroteka.server.live.world import Peers
    from server.databases import Postgres

TERMS = Terms(game="pairs", players=2)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


def talked(table: str, epoch: int, version: int, words: str) -> Append:
    said = journal.Talked(person="somebody", name="Somebody", text=words, at=1)
    return Append(table, epoch, version, [said], Listing("open", 0, None))


async def opened(store: Store) -> str:
    host = await store.add_person("Vera", "code of Vera")
    return await store.add_table(TERMS, host.id)


def test_who_claimed_a_table_first_cannot_write_after_who_claimed_it_last(database: str) -> None:
    async def story() -> None:
        first, last = await Store.open(database), await Store.open(database)
        table = await opened(first)
        old, new = await first.claim(table), await last.claim(table)
        assert old is not None
        assert new is not None
        assert new.epoch > old.epoch
        with pytest.raises(Stale):
            await first.append(talked(table, old.epoch, 0, "too late"))
        await last.append(talked(table, new.epoch, 0, "mine"))
        with pytest.raises(Stale):
            await first.append(talked(table, old.epoch, 1, "still too late"))
        with pytest.raises(Stale):  # the right owner, who has missed something
            await last.append(talked(table, new.epoch, 0, "a second first line"))
        await first.close()
        await last.close()
        kept = (await stored(database, table))[table]
        assert [entry.text for entry in kept.entries if isinstance(entry, journal.Talked)] == ["mine"]
        assert kept.without_gaps

    asyncio.run(story())


def test_of_two_writers_with_the_same_claim_one_writes_each_version(database: str) -> None:
    """However it came about that both hold the same epoch: a version is written once."""

    async def story() -> None:
        stores = [await Store.open(database) for _ in range(2)]
        table = await opened(stores[0])
        claimed = await stores[0].claim(table)
        assert claimed is not None
        for version in range(25):
            tries = [store.append(talked(table, claimed.epoch, version, f"{i}")) for i, store in enumerate(stores)]
            outcomes = await asyncio.gather(*tries, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes if outcome is not None] == [Stale], outcomes
        for store in stores:
            await store.close()
        kept = (await stored(database, table))[table]
        assert (kept.version, kept.without_gaps) == (25, True)

    asyncio.run(story())


def test_a_version_that_is_there_already_is_never_written_over(database: str) -> None:
    """The last guard: a line has been written past everything that checks. Others' lines still go through."""

    async def story() -> None:
        store = await Store.open(database)
        table, other = await opened(store), await store.add_table(TERMS, (await store.add_person("B", "b")).id)
        mine, theirs = await store.claim(table), await store.claim(other)
        assert mine is not None
        assert theirs is not None
        engine = create_async_engine(address(database))
        async with engine.begin() as connection:
            body = journal.written(journal.Talked(person="x", name="X", text="out of nowhere"))
            await connection.execute(insert(entries).values(table_id=table, version=1, body=body))
        outcomes = await asyncio.gather(
            store.append(talked(table, mine.epoch, 0, "over it")),
            store.append(talked(other, theirs.epoch, 0, "elsewhere")),
            return_exceptions=True,
        )
        assert isinstance(outcomes[0], Stale)
        assert outcomes[1] is None
        await store.close()
        async with engine.connect() as connection:
            lines = await connection.execute(text("SELECT body FROM entries ORDER BY body"))
            assert [("nowhere" in line, "elsewhere" in line) for line in lines.scalars()] == [
                (False, True),
                (True, False),
            ]
        await engine.dispose()
        assert (await stored(database, table))[table].version == 0

    asyncio.run(story())


class Onlooker:
    """A follower that counts how often it was told to look elsewhere."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.seats: list[int] | None = None
        self.since = -1
        self.presence = -1
        self.speaks = 1
        self.told: list[int] = []
        self.latency = 0
        self.lost_count = 0

    def wake(self) -> None:
        pass

    def lost(self) -> None:
        self.lost_count += 1


def test_a_hub_that_lost_a_table_notices_when_it_writes(database: str) -> None:
    """Its followers are told to ask anew; the command is carried out at the table as it is, not as it was."""

    async def story() -> None:
        stores = [await Store.open(database) for _ in range(2)]
        hubs = [Hub(World(store=store, brains=Brains(), library=Library(), pace=0)) for store in stores]
        vera = await stores[0].add_person("Vera", "code of Vera")
        boris = await stores[0].add_person("Boris", "code of Boris")
        table, _ = await hubs[0].open_table(TERMS, vera.id)
        first = await hubs[0].own(table)
        watching = Onlooker(vera.id)
        first.follow(watching)
        assert isinstance(await hubs[0].command(vera, commands.Sit(id="1", table=table, seat=0)), messages.Done)
        assert isinstance(await hubs[1].command(boris, commands.Sit(id="2", table=table, seat=1)), messages.Done)
        assert (first.closed, watching.lost_count) == (False, 0)  # it cannot know yet
        answer = await hubs[0].command(vera, commands.Sit(id="3", table=table, seat=1))
        assert isinstance(answer, messages.Refused)
        assert answer.code == "taken", "the seat is Boris's"
        assert (first.closed, watching.lost_count) == (True, 1)
        started = await hubs[1].command(vera, commands.Start(id="4", table=table))
        assert isinstance(started, messages.Done), started
        for hub, store in zip(hubs, stores, strict=True):
            await hub.close()
            await store.close()
        kept = (await stored(database, table))[table]
        assert [type(entry) for entry in kept.entries] == [journal.Sat, journal.Sat, journal.Started]
        assert kept.without_gaps

    asyncio.run(story())


class TakenOver:
    """Other processes, one of which takes a table over as soon as this one has its lease."""

    def __init__(self) -> None:
        self.asked = 0

    async def elsewhere(self, table: str) -> str | None:
        self.asked += 1
        return None if self.asked == 1 else "another process"

    async def release(self, table: str) -> None: ...


def test_who_has_lost_the_lease_while_storage_was_slow_does_not_serve_the_table(database: str) -> None:
    """Who has it by now would not learn of what is written here, and show the table as it was."""

    async def story() -> None:
        store = await Store.open(database)
        table = await opened(store)
        peers = cast("Peers", TakenOver())
        hub = Hub(World(store=store, brains=Brains(), library=Library(), peers=peers, pace=0))
        with pytest.raises(Elsewhere):
            await hub.own(table)
        assert not hub.tables
        await hub.close()
        await store.close()

    asyncio.run(story())


def test_two_processes_that_do_not_know_of_each_other(postgres: Postgres, tmp_path: Path) -> None:
    """Both own the table by turns. Nothing is lost or written twice, and the game ends with a record that verifies."""
    database = postgres.database()
    with ExitStack() as stack:
        servers = []
        for number in range(2):
            (tmp_path / f"{number}").mkdir()
            servers.append(stack.enter_context(Serving(database, tmp_path / f"{number}")))
        asyncio.run(_by_turns(servers, database))
        logs = [server.log.read_text() for server in servers]
        assert all('"stale"' in log for log in logs), "neither took the table from the other"
        assert not any('"level": "error"' in log for log in logs), logs


async def _by_turns(servers: list[Serving], database: str) -> None:
    luck = random.Random(4)
    people = [Client(server.address, f"Player {number}") for number, server in enumerate(servers)]
    acknowledged: list[tuple[str, int]] = []
    for person in people:
        await person.__aenter__()
    table = await people[0].open("port", 2, options={"max_rounds": 1})

    async def done(person: Client, kind: str, **fields: Any) -> bool:
        id = f"{len(acknowledged)}-{luck.random()}"
        answer = await person.ask(kind, table, id=id, **fields)
        if answer["type"] == "done":
            acknowledged.append((f"{person.person}/{id}", answer["version"]))
            await person.until(table, at_least(answer["version"]))
        return bool(answer["type"] == "done")

    for seat, person in enumerate(people):
        await person.follow(table)
        assert await done(person, "sit", seat=seat)
    assert await done(people[0], "emote", emote="hello")  # whoever writes learns what the other has done
    assert await done(people[0], "start")
    for _ in range(400):
        for seat, person in enumerate(people):
            await done(person, "emote", emote="thinking")
            offers = person.offers(table) if person.tables[table].get("views") else []
            if offers:
                await done(person, "move", seat=seat, token=luck.choice(offers))
        if all(person.tables[table]["sheet"]["status"] == "over" for person in people):
            break
    kept = (await stored(database, table))[table]
    assert kept.status == "over"
    assert kept.without_gaps
    assert kept.commands == {id: [version] for id, version in acknowledged}
    for person in people:
        assert verify(Record.from_json((await person.http.get(f"/api/tables/{table}/record")).content))
        await person.__aexit__()
