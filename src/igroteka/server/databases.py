"""Reaching a database: its address, its engine, how SQLite is to behave, and bringing its tables up to date."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import create_async_engine

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection, Engine
    from sqlalchemy.ext.asyncio import AsyncEngine


class StorageTrouble(Exception):
    """Storage cannot be opened; the message says what to do."""


def address(database: str) -> str:
    """`igroteka.db`, `sqlite:///…` or `postgresql://…` as SQLAlchemy's asynchronous drivers have it."""
    if "://" not in database:
        file = Path(database).expanduser().resolve()
        if not file.parent.is_dir():
            raise StorageTrouble(f"cannot open the database {file}: make its folder first, or name another file")
        return f"sqlite+aiosqlite:///{file}"
    scheme, rest = database.split("://", 1)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    known = {*drivers, *drivers.values()}
    if scheme not in known:
        raise StorageTrouble(
            f"the database is a file, sqlite:///file or postgresql://user@host/name, not {scheme[:20]}://…"
        )
    return f"{drivers.get(scheme, scheme)}://{rest}"


def engine_for(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True, hide_parameters=True)
    engine = create_async_engine(
        url, connect_args={"timeout": 20}, pool_size=4, max_overflow=0, hide_parameters=True
    )  # errors go to the log, and what is written does not: seeds, talk, codes
    _prepare_sqlite(engine.sync_engine)
    return engine


def direct_engine(engine: AsyncEngine) -> Engine | None:
    """The same SQLite file for a thread of ours; None for other databases."""
    if engine.dialect.name != "sqlite":
        return None
    direct = create_engine(engine.url.set(drivername="sqlite"), connect_args={"timeout": 20}, hide_parameters=True)
    _prepare_sqlite(direct)
    return direct


def _prepare_sqlite(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=20000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        reads = connection.get_execution_options().get("reads", False)
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def migrate(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":  # SQLite has locked the file already
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(874100)")  # processes that start together take turns
    command.upgrade(config, "head")
    connection.commit()


def without_password(url: str) -> str:
    return make_url(url).render_as_string(hide_password=True)


def out_of_reach(error: Exception) -> bool:
    """Whether the storage cannot be used just now, through no fault of what was asked of it."""
    if isinstance(error, IntegrityError | ProgrammingError | DataError):
        return False
    # While PostgreSQL starts, SQLAlchemy lets through what the driver raises.
    return isinstance(error, DBAPIError | OSError) or type(error).__module__.startswith("asyncpg.")


def hint(error: Exception) -> str:
    if isinstance(error, ModuleNotFoundError):
        return "its driver is not installed: pip install 'igroteka[postgres]'"
    return str(error).splitlines()[0][:200]
