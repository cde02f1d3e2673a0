"""Storage that cannot be opened or written to says so in a sentence, and the log holds nothing of what is stored."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from igroteka.live.discretion import without_contents
from igroteka.server.doors import health
from igroteka.server.doors.health import Health
from igroteka.server.storage import databases
from igroteka.server.storage.store import Store
from igroteka.server.troubles import CannotServe
from igroteka.tables import journal
from server.client import Client
from server.serving import Serving
from server.stories import PAIRS, add_person, guest, sql, storage, write
from waiting import becomes, stays, until

if TYPE_CHECKING:
    from pathlib import Path

SAID = "Meet me at the old bridge"


def trouble(database: str, **how: Any) -> str:
    """The sentence with which a database is not opened."""

    async def story() -> str:
        with pytest.raises(CannotServe) as raised:
            await Store.open(database, **how)
        return str(raised.value)

    said = asyncio.run(story())
    assert "\n" not in said
    return said


@pytest.mark.parametrize("alone", [False, True])
def test_a_database_of_a_newer_version(each_database: str, alone: bool) -> None:
    async def story() -> None:
        async with storage(each_database):
            pass
        await sql(each_database, "UPDATE alembic_version SET version_num = '0999'")

    asyncio.run(story())
    said = trouble(each_database, alone=alone)
    assert "newer version of Igroteka" in said
    assert "0999" in said


def test_a_newer_database_ends_the_server_with_that_sentence(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")

    async def story() -> None:
        async with storage(database):
            pass
        await sql(database, "UPDATE alembic_version SET version_num = '0999'")

    asyncio.run(story())
    command = [sys.executable, "-m", "igroteka", "serve", "--port", "0", "--database", database]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert done.stderr.startswith("igroteka: ")
    assert "newer version of Igroteka" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_file_that_another_program_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "BUSY", 1)
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode=WAL")
        other.execute("BEGIN EXCLUSIVE")
        assert "another program holds it locked" in trouble(str(tmp_path / "tables.db"))


def test_a_damaged_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def story() -> None:
        async with storage(str(file)) as store:
            for number in range(200):
                await guest(store, f"Person {number}")

    asyncio.run(story())
    whole = file.read_bytes()
    file.write_bytes(whole[:100] + b"\xff" * 4000 + whole[4100:])
    assert "restore a backup" in trouble(str(file))
    file.write_text("Dear Vera, " * 500)
    assert "no database" in trouble(str(file))


@pytest.mark.parametrize(
    ("database", "says"),
    [
        ("postgresql://me:hidden@127.0.0.1:one/x", "address"),
        ("postgresql://me:hidden@[::1/x", "address"),
        ("sqlite:////no/such/folder/x.db", "make its folder first"),
        ("a\0b.db", "address"),
        ("sqlite://", "name a file"),
        ("sqlite:///:memory:", "name a file"),
        ("~nobody-of-this-name/x.db", "address"),
    ],
)
def test_an_address_that_is_none(database: str, says: str) -> None:
    said = trouble(database)
    assert says in said
    assert "hidden" not in said


def test_whatever_fails_in_a_migration_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: Any) -> None:
        raise KeyError("something that nobody thought of")

    monkeypatch.setattr("igroteka.server.storage.opening.migrate", fail)
    assert "KeyError" in trouble(str(tmp_path / "tables.db"))


def test_a_secret_that_cannot_be_read_is_a_sentence(each_database: str) -> None:
    async def story() -> None:
        async with storage(each_database) as store:
            first = await store.secret("passes")
            assert await store.secret("passes") == first
            assert await store.secret("another") != first
            await sql(each_database, "DROP TABLE secrets")
            with pytest.raises(CannotServe) as raised:
                await store.secret("passes")
            assert "\n" not in str(raised.value)

    asyncio.run(story())


# One server for each file.


def test_two_servers_on_one_file_are_refused(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with Serving(database, tmp_path) as server:
        command = [sys.executable, "-m", "igroteka", "serve", "--port", "0", "--database", f"sqlite:///{database}"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert done.returncode == 1
        assert "another server uses the database" in done.stderr
        assert done.stderr.count("\n") == 1
        assert httpx.get(f"{server.address}/healthz").status_code == 200
        with closing(sqlite3.connect(database)) as reader, closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
            reader.backup(copy)  # whoever makes a backup is no server
            assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        server.kill()
        server.start()  # at once: a lock dies with its process
        server.stop()
        server.start()


def test_a_server_that_is_just_stopping_is_waited_for(tmp_path: Path) -> None:
    async def story() -> None:
        database = str(tmp_path / "tables.db")
        first = await Store.open(database, alone=True)
        second = asyncio.create_task(Store.open(database, alone=True))
        await stays(lambda: not second.done(), 0.2)
        await first.close()
        await (await second).close()

    asyncio.run(story())


# Health.


def test_health_tells_whether_storage_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "EVERY", 0.0)
    database = tmp_path / "tables.db"

    async def story() -> None:
        async with storage(str(database)) as store:
            asked = Health(store)
            assert await asked.trouble() == ""
            with closing(sqlite3.connect(database)) as other:
                other.execute("DROP TABLE pulse")
                other.commit()
            assert await asked.trouble() == "storage cannot be written to"

    asyncio.run(story())


def test_health_does_not_wait_for_a_disk_that_hangs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.2)
    monkeypatch.setattr(health, "EVERY", 0.0)

    async def story() -> None:
        async with storage(str(tmp_path / "tables.db")) as store:
            asked = Health(store)
            assert await asked.trouble() == ""
            hanging = threading.Event()
            stuck = asyncio.create_task(store.write(lambda _: hanging.wait(30)))
            began = time.monotonic()
            for _ in range(3):
                assert "has not taken a write" in await asked.trouble()
            assert time.monotonic() - began < 10
            hanging.set()
            await stuck

            async def well() -> bool:
                return not await asked.trouble()

            await becomes(well)

    asyncio.run(story())


def test_health_writes_once_for_all_who_ask(tmp_path: Path) -> None:
    async def story() -> None:
        async with storage(str(tmp_path / "tables.db")) as store:
            asked = Health(store)
            pulses: list[int] = []
            for _ in range(3):
                assert await asyncio.gather(*(asked.trouble() for _ in range(50))) == [""] * 50
                pulses.append((await sql(str(tmp_path / "tables.db"), "SELECT at FROM pulse"))[0].at)
                await asyncio.sleep(0.01)  # a pulse of now would be another one
            assert len(set(pulses)) == 1
            assert pulses[0] > 0

    asyncio.run(story())


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
def test_a_server_whose_disk_is_full_is_not_healthy(tmp_path: Path) -> None:
    """The file may not grow any more: reading goes on, writing does not, and /healthz says so."""
    with Serving(str(tmp_path / "tables.db"), tmp_path) as server:
        assert httpx.get(f"{server.address}/healthz").status_code == 200
        assert server.process is not None
        limit = (tmp_path / "tables.db-wal").stat().st_size
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (limit, limit))

        def unhealthy() -> httpx.Response | None:
            answer = httpx.get(f"{server.address}/healthz", timeout=20)
            return None if answer.status_code == 200 else answer

        answer = until(unhealthy, "it says that all is well")
        assert answer is not None
        assert (answer.status_code, answer.json()["code"]) == (503, "storage")
        assert httpx.get(f"{server.address}/api/games", timeout=60).status_code == 200


# Logs.


def test_a_damaged_row_is_not_quoted_in_the_log(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")

    async def story() -> str:
        async with storage(database) as store:
            vera = await guest(store, "Vera")
            table = await store.add_table(PAIRS, vera)
            await write(store, table, journal.Talked(person=vera, name="Vera", text=SAID))
            spoilt = journal.written(journal.Talked(person=vera, name="Vera", text=SAID)).encode() + b"\xff\xfe"
            await sql(database, "UPDATE entries SET body = CAST(:body AS TEXT)", body=spoilt)
            with pytest.raises(Exception, match="Could not decode") as raised:
                await store.look(table)
            assert SAID in str(raised.value), "the driver quotes it"
            return without_contents(raised.value)

    told = asyncio.run(story())
    assert SAID not in told
    assert "OperationalError" in told
    assert "archives.py:" in told, "where it was read"


def test_a_server_with_a_damaged_row_keeps_it_out_of_its_log(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")

    async def spoil(server: Serving) -> str:
        async with Client(server.address, "Vera") as vera:
            table = await vera.open("dobro", 2)
            await vera.do("sit", table, seat=0)
            await vera.do("say", table, text=SAID)
        server.stop()
        await sql(database, "UPDATE entries SET body = CAST(CAST(body AS BLOB) || x'fffe' AS TEXT)")
        server.start()
        async with Client(server.address, "Oleg") as oleg:
            await oleg.ask("sit", table, seat=1)
            await oleg.http.get(f"/api/tables/{table}/record")
        return server.log.read_text()

    with Serving(database, tmp_path) as server:
        told = asyncio.run(spoil(server))
    assert "OperationalError" in told
    assert SAID not in told
    assert "Vera" not in told


def test_what_the_log_says_of_an_error(tmp_path: Path) -> None:
    async def story() -> str:
        database = str(tmp_path / "tables.db")
        async with storage(database) as store:
            await add_person(database, "vera")
            with pytest.raises(Exception, match="UNIQUE") as raised:
                await store.add_person("Vera", "vera")
            return without_contents(raised.value)

    assert asyncio.run(story()).startswith("IntegrityError() of IntegrityError(SQLITE_CONSTRAINT_UNIQUE) at ")
    full = OSError(28, f"No space left: {SAID}", "/home/vera/file")
    assert without_contents(full) == "OSError(ENOSPC)"
    assert without_contents(ValueError(SAID)) == "ValueError()"
