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
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("recovery", String(64), nullable=False, unique=True),  # the hash of the code that moves an identity
    Column("since", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("terms", Text, nullable=False),
    Column("host", String(24), ForeignKey("people.id"), nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("opened", BigInteger, nullable=False),
    # The last guard against two owners: who claims a table raises its epoch, and only the latest may write.
    Column("epoch", Integer, nullable=False, default=0),
    Column("version", Integer, nullable=False, default=0),
    # What the lobby shows, so that it need not read journals.
    Column("game", String(40), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False, default="open"),
    Column("taken", Integer, nullable=False, default=0),
    Column("changed", BigInteger, nullable=False),
    Column("wake", BigInteger),  # when a clock runs out, if nobody moves
    Index("lobby", "public", "status", "changed"),
    Index("wakes", "wake"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("body", Text, nullable=False),
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
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("leaders", "game", "mu"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(24), primary_key=True),
    Column("value", LargeBinary(64), nullable=False),
)
