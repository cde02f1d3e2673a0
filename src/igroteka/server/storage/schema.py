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
UNNOTED = "status <> 'over' AND noted < version"


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
    # The number of the recovery code: codes follow from it and a secret, so that they can be shown again.
    Column("codes", Integer, nullable=False, default=0, server_default="0"),
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
    Column("noted", Integer, nullable=False, default=0, server_default="0"),  # the version that `seated` tells of
    Index("lobby", "public", "status", "changed"),
    Index("wakes", "wake"),
    Index("hosted", "host", "status", "changed"),
    # What sweeps look for. A table that they are done with is not in these, so that they stay small.
    _only("unsettled", "changed", where=UNSETTLED),
    _only("unstarted", "changed", where=UNSTARTED),
    _only("unpacked", "changed", where=UNPACKED),
    _only("unnoted", "changed", where=UNNOTED),
)

# Who sits at tables that are not over, so that somebody's games need not be looked for in journals (see `noting.py`).
seated = Table(
    "seated",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(24), primary_key=True),
    Column("names", Text, nullable=False),  # of all who play on this person's device, a line each
    Column("turn", Boolean, nullable=False),  # whether the table waits for them
    Column("since", BigInteger, nullable=False),  # when that became so
    Column("due", BigInteger),  # when their time is up
    Column("gone", String(8), nullable=False),  # why a bot plays for them
    Index("my_games", "person", "turn", "since"),
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
    # What a rated game did to the rating; none before: it was the first one.
    Column("mu_before", Float),
    Column("mu_after", Float),
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

# Where somebody's browsers can be told something, though no page is open (Web Push).
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(43), primary_key=True),  # a hash of the address
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("address", Text, nullable=False),
    Column("key", LargeBinary(65), nullable=False),  # the browser's public key
    Column("auth", LargeBinary(16), nullable=False),
    Column("language", String(2), nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("subscribed", "person", "since"),
)

# What somebody wants to be told, and when they want to be left alone.
wishes = Table(
    "wishes",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("body", Text, nullable=False),
)

# Where somebody can be written to. To an address that is not confirmed goes the question whether it is theirs, no more.
mailboxes = Table(
    "mailboxes",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("language", String(2), nullable=False),
    Column("asked", BigInteger, nullable=False),  # when they gave the address: links are valid for this time alone
    Column("confirmed", Boolean, nullable=False),
    Column("due", BigInteger),  # when they are to be asked whether it is theirs; none: they have been
    Column("mailed", BigInteger, nullable=False),  # when they were last written to; 0: never
    Column("failed", Integer, nullable=False),  # letters in a row that did not get there
    Index("to_be_asked", "due"),
    Index("unconfirmed", "confirmed", "asked"),
)

# What somebody is told later: in a letter, or when their quiet hours are over. One thing a table and way.
untold = Table(
    "untold",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("way", String(8), primary_key=True),  # mail or push
    Column("kind", String(8), nullable=False),
    Column("game", String(40), nullable=False),
    Column("names", Text, nullable=False),  # a line each
    Column("at", BigInteger, nullable=False),  # when it happened
    Column("due", BigInteger),  # when it is told; none: a letter told it, and they have not come since
    Index("to_be_told", "way", "due"),
    Index("untold_since", "at"),
    Index("untold_of_table", "table_id"),
)

# Whom somebody does not want to be offered (hidden), or does not want to sit with (blocked).
ties = Table(
    "ties",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("other", String(24), ForeignKey("people.id"), primary_key=True),
    Column("how", String(8), nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("tied_by", "other"),
)

# Who was asked to come to a table.
invitations = Table(
    "invitations",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("host", String(24), ForeignKey("people.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("invited_to", "table_id"),
    Index("invited_by", "host"),
)

# Groups with a standing link: it leads to the table where they met last, or to the next one.
circles = Table(
    "circles",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("terms", Text, nullable=False),
    Column("table_id", String(24), nullable=False),  # which may be cleaned away
    Column("host", String(24), ForeignKey("people.id"), nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("circles_of", "host"),
)

# One row, written to see whether storage can be written to.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
