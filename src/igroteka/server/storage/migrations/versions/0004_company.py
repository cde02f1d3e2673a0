"""What rated games did to ratings; people who know one another: whom they hide, whom they invite, where they meet."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("results", sa.Column("mu_before", sa.Float))
    op.add_column("results", sa.Column("mu_after", sa.Float))
    op.create_table(
        "ties",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("other", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("how", sa.String(8), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("tied_by", "ties", ["other"])
    op.create_table(
        "invitations",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("host", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("invited_to", "invitations", ["table_id"])
    op.create_index("invited_by", "invitations", ["host"])
    op.create_table(
        "circles",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("host", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("circles_of", "circles", ["host"])
