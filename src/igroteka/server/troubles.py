"""What keeps a server from starting."""

from __future__ import annotations


class CannotServe(Exception):
    """Something that the server needs cannot be had; the message says what to do."""
