"""Statements that every move needs. SQLAlchemy looks a statement up and lays its parameters out each time that it is
carried out, which takes longer than SQLite does; these are put into a database's own words once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy.engine import Connection, CursorResult
    from sqlalchemy.sql.dml import UpdateBase
    from sqlalchemy.sql.selectable import Select


class Worded(NamedTuple):
    """A statement as a driver takes it."""

    sql: str
    names: Sequence[str]  # of its parameters, in their order
    constants: Mapping[str, Any]  # those that are part of the statement


class Prepared:
    """A statement whose parameters are numbers and strings, which no driver has to convert."""

    def __init__(self, statement: Select[Any] | UpdateBase) -> None:
        self._statement = statement
        self._worded: dict[str, Worded] = {}  # by database

    def __call__(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> CursorResult[Any]:
        """Carry it out for each of the rows (which have the same names), or ask for the one."""
        worded = self._worded.get(connection.dialect.name) or self._word(connection, rows[0])
        given = [tuple(map({**worded.constants, **row}.__getitem__, worded.names)) for row in rows]
        return connection.exec_driver_sql(worded.sql, given if len(given) > 1 else given[0])

    def _word(self, connection: Connection, row: Mapping[str, Any]) -> Worded:
        compiled = self._statement.compile(dialect=connection.dialect, column_keys=list(row))
        constants = {name: value for name, value in compiled.construct_params(row).items() if name not in row}
        worded = Worded(str(compiled), compiled.positiontup or (), constants)
        self._worded[connection.dialect.name] = worded
        return worded
