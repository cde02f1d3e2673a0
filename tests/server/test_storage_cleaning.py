"""What is cleaned away, what is kept, and what a packed journal is still good for."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from igroteka.live.keeping import Append, Stale
from igroteka.live.world import now_ms
from igroteka.server.settings import Keeping
from igroteka.server.storage import cleaning
from igroteka.server.storage.cleaning import clean_once
from igroteka.server.storage.people import Unknown
from igroteka.server.storage.ratings import rate
from igroteka.server.storage.settling import Outcome
from igroteka.tables import journal
from igroteka.tables.listing import Listing
from server.client import Client
from server.here import serving_here
from server.parties import party, play_together, short
from server.stories import DAY, PAIRS, begun, guest, settled, sql, storage, write
from waiting import becomes, stays

if TYPE_CHECKING:
    from pathlib import Path

    from igroteka.server.storage.store import Store

NOTHING = Keeping(0, 0, 0)


async def make_older(database: str, days: float) -> None:
    """As if nothing had happened at any table, and nobody had come, for so long."""
    for column, into in (("changed", "tables"), ("unplayed", "people")):
        await sql(database, f"UPDATE {into} SET {column} = {column} - {int(days * DAY)}")


async def there(store: Store, *people: str) -> list[bool]:
    return [await store.person(person) is not None for person in people]


def test_a_table_at_which_no_game_began_goes_after_a_week(each_database: str) -> None:
    async def story() -> None:
        async with storage(each_database) as store:
            vera, oleg = await guest(store, "Vera"), await guest(store, "Oleg")
            old = await store.add_table(PAIRS, vera)
            await write(store, old, journal.Sat(seat=0, person=vera, name="Vera"))
            playing = await begun(store, vera, oleg)
            await make_older(each_database, 7.5)
            new = await store.add_table(PAIRS, vera)
            await clean_once(store, NOTHING)
            assert await store.look(old) is not None
            cleaned = await clean_once(store, Keeping())
            assert (cleaned.tables, cleaned.guests, cleaned.packed) == (1, [], 0)
            assert await store.look(old) is None
            assert await store.look(playing) is not None
            assert await store.look(new) is not None
            assert await sql(each_database, "SELECT * FROM entries WHERE table_id = :id", id=old) == []

    asyncio.run(story())


def test_who_holds_a_table_that_is_gone_cannot_write_to_it(each_database: str) -> None:
    async def story() -> None:
        async with storage(each_database) as store:
            vera = await guest(store, "Vera")
            table = await store.add_table(PAIRS, vera)
            held = await store.claim(table)
            assert held is not None
            await make_older(each_database, 8)
            await clean_once(store, Keeping())
            with pytest.raises(Stale):
                sat = journal.Sat(seat=0, person=vera, name="Vera", at=now_ms())
                await store.append(Append(table, held.epoch, 0, [sat], Listing("open", 1, None)))
            assert await store.claim(table) is None

    asyncio.run(story())


def test_guests_go_who_never_played(each_database: str) -> None:
    async def story() -> None:
        async with storage(each_database) as store:
            names = ("Idle", "Host", "Sitter", "Player", "Stood", "Hosted")
            idle, host, sitter, player, stood, hosted = [await guest(store, name) for name in names]
            await begun(store, host, player)
            waiting = await store.add_table(PAIRS, hosted)  # no game begins here
            await write(store, waiting, journal.Sat(seat=0, person=stood, name="Stood"))
            await make_older(each_database, 31)
            await write(store, waiting, journal.Sat(seat=1, person=sitter, name="Sitter"))
            new = await guest(store, "New")
            cleaned = await clean_once(store, Keeping())
            assert set(cleaned.guests) == {idle, stood}
            everybody = (idle, stood, host, player, sitter, hosted, new)
            assert await there(store, *everybody) == [False, False, True, True, True, True, True]
            await make_older(each_database, 31)  # now the table goes, and with it who only waited at it
            assert set((await clean_once(store, Keeping())).guests) == {sitter, hosted, new}
            assert await there(store, host, player) == [True, True]
            with pytest.raises(Unknown):
                await store.add_table(PAIRS, idle)

    asyncio.run(story())


def test_who_came_before_this_was_noted_is_kept(each_database: str) -> None:
    async def story() -> None:
        async with storage(each_database) as store:
            vera = await guest(store, "Vera")
            await sql(each_database, "UPDATE people SET unplayed = NULL")
            await make_older(each_database, 1000)
            assert (await clean_once(store, Keeping())).guests == []
            assert await there(store, vera) == [True]

    asyncio.run(story())


def test_much_is_cleaned_in_small_slices(each_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cleaning, "PAUSE", 0.0)

    async def story() -> None:
        async with storage(each_database) as store:
            people = [await guest(store, f"{number}") for number in range(450)]
            for person in people[:30]:
                table = await store.add_table(PAIRS, person)
                lines = [journal.Talked(person=person, name="N", text="Anybody here?")] * 20
                await write(store, table, *lines)
            await make_older(each_database, 40)
            counts = []
            while gone := await store.write(cleaning.drop_unstarted, now_ms() - DAY):
                counts.append(len(gone))
            assert counts == [9, 9, 9, 3], "a table and its twenty lines are twenty-one rows"
            counts = []
            while gone := await store.write(cleaning.drop_guests, now_ms() - DAY):
                counts.append(len(gone))
            assert counts == [200, 200, 50]

    asyncio.run(story())


async def finished(store: Store, lines: int = 300) -> tuple[str, list[str]]:
    """A game that is over and settled, and its journal."""
    vera, oleg = await guest(store, "Vera"), await guest(store, "Oleg")
    table = await begun(store, vera, oleg)
    moves = [journal.Moved(seat=number % 2, token="draw") for number in range(lines)]
    await write(store, table, *moves, status="playing")
    await store.settle(table, PAIRS, [Outcome(0, vera, 1, 7), Outcome(1, oleg, 2, 5)], rate)
    kept = await store.look(table)
    assert kept is not None
    return table, kept.lines


def test_a_finished_journal_is_packed_and_read_as_before(each_database: str) -> None:
    async def story() -> None:
        async with storage(each_database) as store:
            table, lines = await finished(store)
            lost = await begun(store, await guest(store, "Marta"))  # over, but its result is not written down
            await write(store, lost, journal.Talked(person="m", name="M"), status="over")
            await make_older(each_database, 91)
            assert (await clean_once(store, Keeping())).packed == 0, "an operator has to want it"
            assert (await clean_once(store, Keeping(pack_days=90))).packed == 1
            assert (await clean_once(store, Keeping(pack_days=90))).packed == 0
            rows = await sql(each_database, "SELECT version FROM entries WHERE table_id = :id", id=table)
            assert rows == []
            looked, claimed = await store.look(table), await store.claim(table)
            assert looked is not None
            assert claimed is not None
            assert looked.lines == claimed.lines == lines

            again = journal.Rematched(table="another", at=now_ms())
            await store.append(Append(table, claimed.epoch, len(lines), [again], Listing("over", 2, None)))
            kept = await store.look(table)
            assert kept is not None
            assert kept.lines == [*lines, journal.written(again)]
            assert await sql(each_database, "SELECT table_id FROM archives") == []
            rows = await sql(each_database, "SELECT version FROM entries WHERE table_id = :id ORDER BY 1", id=table)
            assert [row.version for row in rows] == list(range(1, len(lines) + 2))
            assert await store.unsettled(0) == [lost]

    asyncio.run(story())


def test_reading_never_finds_half_a_journal_while_it_is_packed_and_unpacked(each_database: str) -> None:
    async def story() -> None:
        async with storage(each_database) as store:
            table, lines = await finished(store, lines=60)
            reading = True

            async def read() -> int:
                times = 0
                while reading:
                    kept = await store.look(table)
                    assert kept is not None
                    assert kept.lines[: len(lines)] == lines
                    times += 1
                return times

            readers = [asyncio.create_task(read()) for _ in range(3)]
            for _ in range(25):
                assert await store.write(cleaning.pack_finished, now_ms() + DAY) == [table]
                await write(store, table, journal.Talked(person="v", name="V", text="Well played"), status="over")
            reading = False
            assert min(await asyncio.gather(*readers)) > 0

    asyncio.run(story())


def test_a_packed_game_is_watched_replayed_and_played_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving_here(tmp_path) as (address, server):
            async with party(address, "pairs", 2, options=short("pairs")) as (table, (vera, oleg)):
                await play_together([vera, oleg], table, "packed")
                token, other = vera.token, oleg.token
                record = (await vera.http.get(f"/api/tables/{table}/record")).json()
            await settled(str(tmp_path / "igroteka.db"), 2)
        async with serving_here(tmp_path) as (address, server):
            assert await server.store.write(cleaning.pack_finished, now_ms() + DAY) == [table]
            async with (
                Client(address, "Vera", token=token) as vera,
                Client(address, "Oleg", token=other) as oleg,
            ):
                assert (await vera.http.get(f"/api/tables/{table}/record")).json() == record
                assert (await vera.http.get(f"/api/tables/{table}/replay")).status_code == 200
                assert (await vera.follow(table))["result"]
                await vera.do("rematch", table)
                await oleg.do("rematch", table)
                news = await vera.until(table, lambda news: "rematch" in news["sheet"])
                sheet = (await oleg.follow(news["sheet"]["rematch"]))["sheet"]
                assert sheet["status"] == "playing"

    asyncio.run(story())


def test_a_rated_result_outlives_every_cleaning(each_database: str) -> None:
    async def story() -> None:
        async with storage(each_database) as store:
            table, lines = await finished(store)
            for days in (100, 1000):
                await make_older(each_database, days)
                await clean_once(store, Keeping(1, 1, 1))
            kept = await store.look(table)
            assert kept is not None
            assert kept.lines == lines
            people = [row.person for row in await sql(each_database, "SELECT person FROM results ORDER BY seat")]
            assert await there(store, *people) == [True, True]
            assert len(await store.tables_of(people[0])) == 1

    asyncio.run(story())


def test_a_guest_who_was_cleaned_away_is_nobody(tmp_path: Path) -> None:
    """Also where this process has not heard of it."""

    async def story() -> None:
        async with serving_here(tmp_path) as (address, _), Client(address, "Vera") as vera:
            assert (await vera.http.get("/api/me")).status_code == 200
            await sql(str(tmp_path / "igroteka.db"), "DELETE FROM people")
            terms = {"terms": {"game": "dobro", "players": 2}}
            refused = await vera.http.post("/api/tables", json=terms)
            assert (refused.status_code, refused.json()["code"]) == (401, "nobody")

    asyncio.run(story())


def test_cleaning_goes_on_after_a_round_that_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cleaning, "EVERY", 0.01)
    database = str(tmp_path / "tables.db")

    async def story() -> None:
        async with storage(database) as store:
            idle = await guest(store, "Idle")
            await make_older(database, 31)
            await sql(database, "ALTER TABLE ratings RENAME TO elsewhere")
            gone: list[str] = []
            task = asyncio.create_task(cleaning.clean_for_ever(store, Keeping(), gone.extend))
            await stays(lambda: not gone and not task.done(), 0.2)
            await sql(database, "ALTER TABLE elsewhere RENAME TO ratings")
            await becomes(lambda: gone == [idle])
            task.cancel()

    asyncio.run(story())
