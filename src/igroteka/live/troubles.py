"""What keeps a command from being carried out here and now. Which it is, is told by the type."""

from __future__ import annotations

from igroteka.tables.refusals import Refusal


class NoSuchTable(LookupError):
    """There is no table of that id."""


class NotHere(Exception):
    """The table is not, or no longer, with this process: look for it anew."""


class Elsewhere(Exception):
    """The table is owned by another process."""

    def __init__(self, owner: str) -> None:
        self.owner = owner
        super().__init__(owner)


class NotWritten(Refusal):
    """Storage did not take it, so it was not done."""


class NoAdvice(Exception):
    """There is no advice to be had now."""
