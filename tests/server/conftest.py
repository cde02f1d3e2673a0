"""What tests of the server share: one server process for many tables, and the databases behind others."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from server.databases import Postgres, Redis
from server.serving import Serving

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server on SQLite: bots move at once and nobody waits for windows. It is shared, so nobody stops it."""
    folder = tmp_path_factory.mktemp("server")
    with Serving(str(folder / "igroteka.db"), folder) as serving:
        yield serving


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server; `postgres.database()` is the address of a new database in it."""
    with Postgres() as running:
        yield running


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Redis]:
    """A Redis server; `redis_server.address` is its address."""
    with Redis() as running:
        yield running


@pytest.fixture(scope="session")
def postgres_server(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """As `server`, on PostgreSQL."""
    with Serving(postgres.database(), tmp_path_factory.mktemp("server")) as serving:
        yield serving


@pytest.fixture(params=["sqlite", "postgresql"])
def each_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database, of each kind in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


@pytest.fixture
def luck(request: pytest.FixtureRequest) -> random.Random:
    """The same at every run of a test."""
    return random.Random(request.node.nodeid)
