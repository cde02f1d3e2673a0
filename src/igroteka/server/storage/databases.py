"""Reaching a database: its address, its engine, how SQLite is to behave, and which errors are its own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import create_engine, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine

from igroteka.server.troubles import CannotServe

if TYPE_CHECKING:
    from sqlalchemy import Table
    from sqlalchemy.engine import Connection, Engine
    from sqlalchemy.ext.asyncio import AsyncEngine


BUSY = 20  # seconds to wait for another who writes to the same SQLite file
CONNECTING = 10  # seconds to wait for a connection while all are in use


def address(database: str) -> str:
    """`igroteka.db`, `sqlite:///…` or `postgresql://…` as SQLAlchemy's asynchronous drivers have it."""
    if "://" not in database:
        return f"sqlite+aiosqlite:///{Path(database).expanduser().resolve()}"
    scheme, rest = database.split("://", 1)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    known = {*drivers, *drivers.values()}
    if scheme not in known:
        raise CannotServe(
            f"the database is a file, sqlite:///file or postgresql://user@host/name, not {scheme[:20]}://…"
        )
    return f"{drivers.get(scheme, scheme)}://{rest}"


def engine_for(url: str) -> AsyncEngine:
    # Errors go to the log, and what is written does not: seeds, talk, codes.
    common: dict[str, Any] = {"hide_parameters": True, "pool_timeout": CONNECTING}
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True, **common)
    engine = create_async_engine(url, connect_args={"timeout": BUSY}, pool_size=4, max_overflow=0, **common)
    _prepare_sqlite(engine.sync_engine)
    return engine


def direct_engine(engine: AsyncEngine) -> Engine | None:
    """The same SQLite file for a thread of ours; None for other databases."""
    if engine.dialect.name != "sqlite":
        return None
    direct = create_engine(engine.url.set(drivername="sqlite"), connect_args={"timeout": BUSY}, hide_parameters=True)
    _prepare_sqlite(direct)
    return direct


def _prepare_sqlite(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        waiting = f"busy_timeout={BUSY * 1000}"
        try:
            cursor = connection.cursor()
            for pragma in (waiting, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()
        except Exception:
            connection.close()  # nobody else knows of it yet
            raise

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        reads = connection.get_execution_options().get("reads", False)
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def insert_into(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An insertion that can say what is to be done where there is such a row already (upsert)."""
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)


def out_of_reach(error: Exception) -> bool:
    """Whether the storage cannot be used just now, through no fault of what was asked of it."""
    if isinstance(error, IntegrityError | ProgrammingError | DataError):
        return False
    # While PostgreSQL starts, SQLAlchemy lets through what the driver raises.
    return isinstance(error, DBAPIError | PoolTimeout | OSError) or type(error).__module__.startswith("asyncpg.")
