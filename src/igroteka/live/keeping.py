"""What live tables hand to storage and get from it, whatever keeps it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from igroteka.tables import journal
from igroteka.tables.play import Play, played

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.tables.journal import AnyEntry
    from igroteka.tables.listing import Listing
    from igroteka.tables.terms import Terms


class Stale(Exception):
    """Somebody else owns the table by now, or has written to it."""


class Append(NamedTuple):
    """What is to be added to a table's journal after `version`, and how the table is listed then."""

    table: str
    epoch: int
    version: int
    entries: Sequence[AnyEntry]
    listing: Listing


class Kept(NamedTuple):
    """A table as storage has it."""

    id: str
    terms: Terms
    host: str
    seed: bytes
    epoch: int
    status: str
    noted: int  # the version of which it is noted who sits there
    lines: list[str]  # of the journal; reading them takes time, and is left to whoever can take it

    def play(self, pace: float = 1.0) -> Play:
        """The table as its journal has it."""
        return played(Play(self.id, self.terms, self.host, self.seed, pace), map(journal.read, self.lines))


class Storage(Protocol):
    async def append(self, wanted: Append) -> None:
        """Write to a table's journal; when this returns it is kept. Stale: the table is somebody else's."""

    async def look(self, id: str) -> Kept | None:
        """A table, without claiming it."""
