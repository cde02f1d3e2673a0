"""Opening storage. Whatever goes wrong is said in one sentence, without anything of what is stored."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from igroteka.server.storage.databases import address, engine_for
from igroteka.server.storage.migrating import Newer, migrate
from igroteka.server.storage.only_one import OnlyOne, Taken
from igroteka.server.troubles import CannotServe

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

SAID = {
    "SQLITE_BUSY": "another program holds it locked; end that program, and try again",
    "SQLITE_LOCKED": "another program holds it locked; end that program, and try again",
    "SQLITE_NOTADB": "the file is no database; name another, or restore a backup",
    "SQLITE_CORRUPT": "the file is damaged; restore a backup",
    "SQLITE_FULL": "the disk is full",
    "SQLITE_READONLY": "the file, or its folder, cannot be written to",
    "SQLITE_CANTOPEN": "the file cannot be opened; check its folder and who may use it",
    "SQLITE_IOERR": "the disk does not read or write it as it should",
}


async def opened(database: str, *, alone: bool) -> tuple[AsyncEngine, OnlyOne | None]:
    """An engine whose database is up to date, and the lock if this is to be its only server."""
    try:
        url = address(database)
        file = _file(url)
        shown = str(file) if file else make_url(url).render_as_string(hide_password=True)
        if url.startswith("sqlite") and file is None:
            raise CannotServe("a database in memory would lose every game: name a file")
        if file is not None and not file.parent.is_dir():
            raise CannotServe(f"cannot open the database {file}: make its folder first, or name another file")
    except CannotServe:
        raise
    except Exception as error:  # the address may hold a password: nothing of it is said
        raise CannotServe(f"this is not the address of a database ({type(error).__name__})") from None
    lock = None
    try:
        if alone and file is not None:
            lock = await OnlyOne.of(file)
        engine = engine_for(url)
    except Taken:
        raise CannotServe(
            f"another server uses the database {file}: stop it first, or name another file with --database"
        ) from None
    except Exception as error:
        _release(lock)
        raise CannotServe(f"cannot use the database {shown}: {sentence(error)}") from None
    try:
        async with engine.connect() as connection:
            await connection.run_sync(migrate)
    except BaseException as error:
        await engine.dispose()
        _release(lock)
        if not isinstance(error, Exception):
            raise
        raise CannotServe(f"cannot open the database {shown}: {sentence(error)}") from None
    return engine, lock


def _file(url: str) -> Path | None:
    """The file of a SQLite database."""
    named = make_url(url).database or ""
    if not url.startswith("sqlite") or named in ("", ":memory:"):
        return None
    return Path(named).resolve()


def _release(lock: OnlyOne | None) -> None:
    if lock is not None:
        lock.release()


def sentence(error: Exception) -> str:
    if isinstance(error, Newer):
        return (
            "it was written by a newer version of Igroteka; install that version, or restore a backup"
            f" (its tables are of revision {error.revision})"
        )
    if isinstance(error, ModuleNotFoundError):
        return "its driver is not installed: pip install 'igroteka[postgres]'"
    cause = getattr(error, "orig", None) or error
    name = getattr(cause, "sqlite_errorname", "")
    for code, said in SAID.items():
        if name.startswith(code):
            return said
    first = (str(cause).splitlines() or [""])[0].split(" with text ")[0][:200]  # SQLite quotes what it cannot read
    if isinstance(error, ArgumentError | OSError) or type(cause).__module__.startswith("asyncpg."):
        return first
    return f"{type(cause).__name__}: {first}"
