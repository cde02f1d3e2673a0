"""Several processes that serve the same tables, by way of Redis."""
