"""What long lists, sweeps and cleaning need. The version before this one can go on with these tables."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("people", sa.Column("passes", sa.Integer, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("unplayed", sa.BigInteger))  # who is there already is kept
    op.create_index("unplayed", "people", ["unplayed"])

    op.add_column("tables", sa.Column("packed", sa.Boolean, nullable=False, server_default=sa.false()))
    _add_checked()
    op.create_index("hosted", "tables", ["host", "status", "changed"])
    _create_partial_index("unsettled", "status <> 'open' AND checked < version")
    _create_partial_index("unstarted", "status = 'open'")
    _create_partial_index("unpacked", "status = 'over' AND NOT packed")

    op.create_index("results_by_game", "results", ["person", "game", "place"])
    op.drop_index("leaders", "ratings")
    op.create_index("leading", "ratings", ["game", sa.text("(mu - 3 * sigma)"), "person"])

    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(pulse, [{"id": 1, "at": 0}])


def _add_checked() -> None:
    """Games with results are settled; all others are to be looked at."""
    results = "EXISTS (SELECT 1 FROM results WHERE results.table_id = tables.id)"
    if op.get_bind().dialect.name == "postgresql":  # what a column is added with costs nothing: few rows are rewritten
        op.add_column("tables", sa.Column("checked", sa.Integer, nullable=False, server_default=str(2**31 - 1)))
        op.alter_column("tables", "checked", server_default="0")
        op.execute(f"UPDATE tables SET checked = 0 WHERE NOT (status = 'over' AND {results})")
    else:
        op.add_column("tables", sa.Column("checked", sa.Integer, nullable=False, server_default="0"))
        op.execute(f"UPDATE tables SET checked = version WHERE status = 'over' AND {results}")


def _create_partial_index(name: str, where: str) -> None:
    op.create_index(name, "tables", ["changed"], sqlite_where=sa.text(where), postgresql_where=sa.text(where))
