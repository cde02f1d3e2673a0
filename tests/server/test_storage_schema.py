"""The tables of storage: migrations lead to what the schema says, and take along what was there."""

from __future__ import annotations

import asyncio
import warnings
from typing import TYPE_CHECKING, Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy.ext.asyncio import create_async_engine

from igroteka.server.storage import migrations
from igroteka.server.storage.databases import address
from igroteka.server.storage.schema import metadata
from igroteka.tables import journal
from server.stories import SEED, add, add_person, add_table, storage

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection

BODY = journal.written(journal.Talked(person="vera", name="Vera", text="Hello", at=5))


def test_migrations_lead_to_what_the_schema_says(each_database: str) -> None:
    async def story() -> list[Any]:
        async with storage(each_database):
            pass
        engine = create_async_engine(address(each_database))
        try:
            async with engine.connect() as connection:
                return await connection.run_sync(_differences)
        finally:
            await engine.dispose()

    assert asyncio.run(story()) == []


def _differences(connection: Connection) -> list[Any]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # SQLite does not tell of indexes on expressions
        context = MigrationContext.configure(connection, opts={"compare_server_default": True, "compare_type": True})
        return list(compare_metadata(context, metadata))


@pytest.fixture
def first_version(each_database: str) -> str:
    """A database of the first revision with a finished game, one that lost its result, one that goes on."""

    async def story() -> None:
        engine = create_async_engine(address(each_database))
        async with engine.begin() as connection:
            await connection.run_sync(_lay_out, "0001")
        await engine.dispose()
        for person in ("vera", "oleg"):
            await add_person(each_database, person)
        for table, status in (("over", "over"), ("lost", "over"), ("playing", "playing"), ("open", "open")):
            await add_table(each_database, f"table-{table}", "vera", status=status, version=1)
            await add(each_database, "entries", table_id=f"table-{table}", version=1, body=BODY)
        game: dict[str, Any] = {"table_id": "table-over", "game": "pairs", "players": 2, "rated": True, "ended": 7}
        for seat, person in enumerate(("vera", "oleg")):
            await add(each_database, "results", seat=seat, person=person, place=seat + 1, score=9, **game)
            mu, sigma = 25 + seat, 2 + seat  # certain: 19 and 17
            await add(each_database, "ratings", person=person, game="pairs", mu=mu, sigma=sigma, games=1)

    asyncio.run(story())
    return each_database


def _lay_out(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", migrations.__path__[0])
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def test_a_database_of_the_first_version_is_taken_along(first_version: str) -> None:
    async def story() -> None:
        async with storage(first_version) as store:
            vera = await store.person("vera")
            assert vera is not None
            assert (vera.name, vera.passes) == ("Vera", 0)
            assert [row.id for row in await store.leaders("pairs")] == ["vera", "oleg"]
            assert [(row.games, row.won, row.mu) for row in await store.statistics("vera")] == [(1, 1, 25)]
            assert [row.table_id for row in await store.tables_of("oleg")] == ["table-over"]
            kept = await store.look("table-over")
            assert kept is not None
            assert (kept.seed, kept.lines) == (SEED, [BODY])
            assert sorted(await store.unsettled(0)) == ["table-lost", "table-playing"], "results are there, or no game"
            assert sorted(row.id for row in await store.lobby()) == ["table-open", "table-playing"]
            await store.pulse()

    asyncio.run(story())


def test_the_version_before_can_go_on_with_the_tables(each_database: str) -> None:
    """While one process after the other is upgraded, those of the old version write as they always did."""

    async def story() -> None:
        async with storage(each_database) as store:
            await add_person(each_database, "vera")
            await add_table(each_database, "table-1", "vera")
            await add(each_database, "ratings", person="vera", game="pairs", mu=25, sigma=2, games=1)
            assert [(row.id, row.rating) for row in await store.leaders("pairs")] == [("vera", 19)]
            assert await store.claim("table-1") is not None

    asyncio.run(story())
