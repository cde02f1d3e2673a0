"""Who sits where, codes that can be shown again, and where to tell people something."""

import json
from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

SITTING = ("sat", "stood", "left", "returned")  # entries of journals that say who sits where; the tag comes first
TOGETHER = 500  # rows


def upgrade() -> None:
    op.add_column("people", sa.Column("codes", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("noted", sa.Integer, nullable=False, server_default="0"))
    unnoted = sa.text("status <> 'over' AND noted < version")
    op.create_index("unnoted", "tables", ["changed"], sqlite_where=unnoted, postgresql_where=unnoted)
    seated = op.create_table(
        "seated",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("turn", sa.Boolean, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("gone", sa.String(8), nullable=False),
    )
    _seat(seated)
    op.create_index("my_games", "seated", ["person", "turn", "since"])
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(43), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("key", sa.LargeBinary(65), nullable=False),
        sa.Column("auth", sa.LargeBinary(16), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("subscribed", "subscriptions", ["person", "since"])
    op.create_table(
        "wishes",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )


def _seat(seated: sa.Table) -> None:
    """Who sits at tables that are not over. Whose turn it is follows when a table is loaded (see `sweeping`)."""
    tables = sa.table("tables", *map(sa.column, ("id", "status", "changed")))
    entries = sa.table("entries", *map(sa.column, ("table_id", "version", "body")))
    told = (
        sa.select(entries.c.table_id, tables.c.changed, entries.c.body)
        .join(tables, tables.c.id == entries.c.table_id)
        .where(tables.c.status != "over")
        .where(sa.or_(*(entries.c.body.startswith(f'{{"did":"{did}"') for did in SITTING)))
        .order_by(entries.c.table_id, entries.c.version)
    )
    by_table = groupby(op.get_bind().execute(told), itemgetter(0, 1))
    rows = [row for (table, changed), said in by_table for row in _sitting(table, changed, said)]
    for start in range(0, len(rows), TOGETHER):
        op.bulk_insert(seated, rows[start : start + TOGETHER])


def _sitting(table: str, changed: int, said: Iterable[Any]) -> Iterator[dict[str, Any]]:
    seats: dict[int, dict[str, str]] = {}
    for *_, body in said:
        entry = json.loads(body)
        match entry["did"]:
            case "sat":
                seats[entry["seat"]] = {"person": entry["person"], "name": entry["name"], "gone": ""}
            case "stood":
                seats.pop(entry["seat"], None)
            case did if entry["seat"] in seats:
                seats[entry["seat"]]["gone"] = entry["why"] if did == "left" else ""
    for person in dict.fromkeys(seat["person"] for seat in seats.values()):
        if all(seat["gone"] == "resigned" for seat in seats.values() if seat["person"] == person):
            continue  # left to a bot: nobody means to come back
        own = [seats[number] for number in sorted(seats) if seats[number]["person"] == person]
        yield {
            "table_id": table,
            "person": person,
            "names": "\n".join(seat["name"] for seat in own),
            "turn": False,
            "since": changed,
            "due": None,
            "gone": own[0]["gone"] if all(seat["gone"] for seat in own) else "",
        }
