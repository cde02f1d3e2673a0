"""What storage holds. A change here goes with a migration in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    literal_column,
    text,
)

metadata = MetaData()

UNSETTLED = "status <> 'open' AND checked < version"
UNSTARTED = "status = 'open'"
UNPACKED = "status = 'over' AND NOT packed"


def _only(name: str, column: str, where: str) -> Index:
    """An index of some rows alone; a query must say the same words to use it."""
    return Index(name, column, sqlite_where=text(where), postgresql_where=text(where))


people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("recovery", String(64), nullable=False, unique=True),  # the hash of the code that moves an identity
    Column("since", BigInteger, nullable=False),
    # Who signs out everywhere raises it: passes of a lower number are void.
    Column("passes", Integer, nullable=False, default=0, server_default="0"),
    # When a guest who has not played yet last did something; none: has played, and is kept for good.
    Column("unplayed", BigInteger),
    Index("unplayed", "unplayed"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("terms", Text, nullable=False),
    Column("host", String(24), ForeignKey("people.id"), nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("opened", BigInteger, nullable=False),
    # Against two owners: who claims a table raises its epoch, and only the latest may write (see `appending`).
    Column("epoch", Integer, nullable=False, default=0),
    Column("version", Integer, nullable=False, default=0),
    # What the lobby shows, so that it need not read journals.
    Column("game", String(40), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False, default="open"),
    Column("taken", Integer, nullable=False, default=0),
    Column("changed", BigInteger, nullable=False),
    Column("wake", BigInteger),  # when a clock runs out, if nobody moves
    # Up to this version the table was looked at: its result is written down, or its game was not over.
    Column("checked", Integer, nullable=False, default=0, server_default="0"),
    Column("packed", Boolean, nullable=False, default=False, server_default=false()),  # its journal is in `archives`
    Index("lobby", "public", "status", "changed"),
    Index("wakes", "wake"),
    Index("hosted", "host", "status", "changed"),
    # What sweeps look for. A table that they are done with is not in these, so that they stay small.
    _only("unsettled", "changed", where=UNSETTLED),
    _only("unstarted", "changed", where=UNSTARTED),
    _only("unpacked", "changed", where=UNPACKED),
)

entries = Table(
    "entries",
    metadata,
    # The last guard, whoever may write: no version of a table is written twice.
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)

# Journals of finished games, packed into one row each (see `archives.py`); they have no rows in `entries` then.
archives = Table(
    "archives",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Index("results_of", "person", "ended"),
    Index("results_by_game", "person", "game", "place"),  # all that statistics need
)

# What is certain of somebody's strength. A query must say the same words to use the index.
CERTAIN = literal_column("(mu - 3 * sigma)", Float)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("leading", "game", CERTAIN, "person"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(24), primary_key=True),
    Column("value", LargeBinary(64), nullable=False),
)

# One row, written to see whether storage can be written to.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
