"""How storage came to be what `schema` says, step by step (Alembic)."""
