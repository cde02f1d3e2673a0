"""Bringing the tables of a database up to date (see `migrations`)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection


class Newer(Exception):
    """A database of a later version than this one."""

    def __init__(self, revision: str) -> None:
        self.revision = revision
        super().__init__(revision)


def migrate(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":  # SQLite has locked the file already
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(874100)")  # processes that start together take turns
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            raise Newer(revision)
    command.upgrade(config, "head")
    connection.commit()
