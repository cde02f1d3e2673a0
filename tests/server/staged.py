"""Tables whose past is put into the database by hand: what would take strangers minutes or hours is there at once.

A table is opened at the server as usual. Before anybody comes to it (so it is in no memory yet), the entries of a
journal are written behind the server's back, as the server itself would have written them.
"""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from igroteka.tables import journal
from igroteka.tables.play import Play
from igroteka.tables.terms import Terms
from server.indoors import next_step

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from igroteka.tables.journal import AnyEntry
    from server.serving import Serving


class Sitter(NamedTuple):
    person: str
    name: str


class Past:
    """A table's past, told entry by entry."""

    def __init__(self, play: Play, at: int) -> None:
        self.play = play
        self.told: list[AnyEntry] = []
        self.now = at

    def happens(self, *entries: AnyEntry, after: int = 1) -> None:
        for entry in entries:
            self.now += after
            dated = msgspec.structs.replace(entry, at=self.now)
            self.play.apply(dated)
            self.told.append(dated)

    def sit_down(self, sitters: Sequence[Sitter], level: journal.Level = "easy") -> None:
        """People on the first seats, bots on the others, and the game begins."""
        for seat in range(len(self.play.seats)):
            if seat < len(sitters):
                self.happens(journal.Sat(seat=seat, person=sitters[seat].person, name=sitters[seat].name))
            else:
                self.happens(journal.BotSat(seat=seat, level=level))
        self.happens(journal.Started())

    def play_on(self, enough: Callable[[], bool]) -> None:
        """At random, until that is enough, or the game is over."""
        luck = random.Random("a past")
        while self.play.status != "over" and not enough():
            _, entries = next_step(self.play, luck)
            self.now = max(self.now, self.play.due_since)
            self.happens(*entries)


def stage(server: Serving, table: str, tell: Callable[[Past], None]) -> Play:
    """Give a table a past."""
    with closing(sqlite3.connect(server.database, timeout=30)) as connection:
        asked = "SELECT terms, host, seed, version, opened FROM tables WHERE id = ?"
        terms, host, seed, version, opened = connection.execute(asked, (table,)).fetchone()
        assert version == 0, "something has happened here already"
        past = Past(Play(table, msgspec.json.decode(terms, type=Terms), host, bytes(seed)), opened)
        tell(past)
        rows = [(table, number, journal.written(entry)) for number, entry in enumerate(past.told, 1)]
        taken = sum(seat.taken for seat in past.play.seats)
        with connection:
            connection.executemany("INSERT INTO entries (table_id, version, body) VALUES (?, ?, ?)", rows)
            connection.execute(
                "UPDATE tables SET version = ?, status = ?, taken = ? WHERE id = ?",
                (len(rows), past.play.status, taken, table),
            )
    return past.play
