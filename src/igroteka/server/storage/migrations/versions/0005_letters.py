"""Where people can be written to, and what they are told later."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "mailboxes",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("mailed", sa.BigInteger, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False),
    )
    op.create_index("to_be_asked", "mailboxes", ["due"])
    op.create_index("unconfirmed", "mailboxes", ["confirmed", "asked"])
    op.create_table(
        "untold",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("way", sa.String(8), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
    )
    op.create_index("to_be_told", "untold", ["way", "due"])
    op.create_index("untold_since", "untold", ["at"])
    op.create_index("untold_of_table", "untold", ["table_id"])
