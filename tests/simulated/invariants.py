"""What must hold in every world, whatever befalls it. Each is one function; what it finds broken is a `Broken`."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec

from igroteka.live.keeping import Kept
from igroteka.live.table import PAUSED
from igroteka.match import verify
from igroteka.tables import finished, journal, messages, views
from igroteka.tables.deadlines import AFTER_RESTART
from igroteka.tables.in_full import in_full
from igroteka.tables.terms import Terms

if TYPE_CHECKING:
    from collections.abc import Iterable

    from igroteka.live.table import Table
    from igroteka.tables.play import Play
    from simulated.disk import Disk
    from simulated.people import Person

EXPECTED = {"storage", "note", "settle", "load", "sweep", "redis", "lobby", "unreadable"}  # to fail, in a storm


class Broken(AssertionError):
    """An invariant does not hold."""


def demand(holds: object, what: str) -> None:
    if not holds:
        raise Broken(what)


def shown_is_kept(disk: Disk, message: dict[str, Any]) -> None:
    """Nobody is shown what is not on the disk."""
    kept = len(disk.journals.get(message["table"], ()))
    demand(message["version"] <= kept, f"version {message['version']} was shown, and {kept} are kept")


def acknowledged_is_kept(disk: Disk, id: str, table: str, version: int, *, writes: bool) -> None:
    """What was acknowledged stands in the journal, once, at the version that was said."""
    written = disk.commands.get(id, [])
    demand(
        written == [(table, version)] or (not written and not writes),
        f"{id} was done at {version}, and kept is {written}",
    )


def journals_are_dense(disk: Disk) -> None:
    """Versions have no gaps, and what was once written stays as it was."""
    heads = disk.rows("SELECT id, version FROM tables")
    for table, version in heads:
        lines = disk.rows("SELECT version, body FROM entries WHERE table_id = ? ORDER BY version", table)
        kept = [(number, line.body) for number, line in enumerate(disk.journals.get(table, []), 1)]
        demand(lines == kept, "a journal is not what was written to it")
        demand(version == len(lines), f"a table is at version {version} and has {len(lines)} lines")


def kept(disk: Disk, table: str, version: int | None = None) -> Kept:
    row = disk.rows("SELECT terms, host, seed, epoch, status, noted FROM tables WHERE id = ?", table)[0]
    terms = msgspec.json.decode(row[0], type=Terms)
    lines = [line.body for line in disk.journals.get(table, [])][:version]
    return Kept(table, terms, row[1], bytes(row[2]), row[3], row[4], row[5], lines)


def memory_is_what_the_journal_says(disk: Disk, tables: Iterable[Table]) -> None:
    """A table in memory, and what everybody is sent of it, is made of its journal to the byte."""
    for table in tables:
        play = table.play
        if not table.closed and play.version <= len(disk.journals.get(play.id, ())):
            again = kept(disk, play.id, play.version).play(play.pace)
            demand(_said(play) == _said(again), f"{play.game.id} is not what its journal says")


def _said(play: Play) -> list[bytes]:
    state = b"" if play.state is None else bytes(play.state.flat())
    clocks = repr((play.clocks.waits, play.clocks.used, play.clocks.missed, play.due_since, play.decision))
    viewers = range(-1, len(play.seats))
    told = [views.table(play, [seat], -1, 0, here=(), watching=0, fresh_sheet=True) for seat in viewers]
    return [state, clocks.encode(), *map(messages.encode, told)]


def record_verifies(disk: Disk, play: Play) -> None:
    """A game that is over has a record that anybody can check, and its result is written down."""
    if play.status == "over":
        demand(verify(finished.record_of(play)), f"the record of {play.game.id} does not verify")
        results = disk.rows("SELECT person FROM results WHERE table_id = ?", play.id)
        demand(results or not play.seating.people, f"a game of {play.game.id} that is over has no result")


def everybody_sees_it(play: Play, people: Iterable[Person]) -> None:
    """When all is quiet, everybody sees what the journal says, all that lies on the table and all that may be done."""
    for person in people:
        demand(person.version == play.version, f"{person.id} sees {person.version}, and {play.version} are kept")
        assert person.known is not None
        own = play.seating.of(person.id)
        told = views.table(play, own or [-1], -1, 0, here=(), watching=0, fresh_sheet=True)
        again = msgspec.json.decode(messages.encode(in_full(told)))
        demand(_seen(person.known) == _seen(again), f"{person.id} does not see {play.game.id} as it is")


def only_they_are_here(tables: Iterable[Table], people: Iterable[Person]) -> None:
    """When all is quiet, a table knows everybody who looks at it, once, and nobody else: it waits for whom it takes to
    be here.
    """
    here = Counter((table.play.id, other.person) for table in tables for other in table.presence.followers)
    demand(here == Counter((person.table, person.id) for person in people), f"tables think that there are {here}")


def _seen(message: dict[str, Any]) -> object:
    told = [{name: value for name, value in view.items() if name != "happened"} for view in message.get("views", [])]
    return told, message.get("turn"), message.get("ready"), message.get("result")


def clocks_charge_for_nothing_else(disk: Disk, table: str) -> None:
    """Whose time is up has had it: since the table was there for them, by the world's own clock, they had what was
    left, or a minute. A pause of the server, or of its disk, is nobody's time if anybody could notice it.
    """
    start = kept(disk, table)
    if start.terms.clock is None:
        return
    play = start._replace(lines=[]).play()
    asked: dict[int, float] = {}  # since when a seat is waited for, by the world's clock
    for line in disk.journals[table]:
        entry = line.entry
        if isinstance(entry, journal.Moved | journal.Chose) and entry.by == "clock" and entry.seat in asked:
            had = (line.at - max(asked[entry.seat], disk.claims[table, line.epoch])) * 1000
            due = min(play.clocks.left(entry.seat), AFTER_RESTART)
            laid = isinstance(entry, journal.Moved) and entry.seat in play.moment.laid  # it was decided before
            demand(
                laid or had >= due - PAUSED, f"{play.game.id}: the clock took a decision after {had:.0f} of {due} ms"
            )
        play.apply(entry)
        begins = line.at  # nobody could see it before
        if isinstance(entry, journal.Undone | journal.Chose):
            begins -= (entry.at - play.clocks.waits.get(entry.seat, entry.at)) / 1000  # some of it is gone already
        asked = {seat: asked.get(seat, begins) for seat in play.clocks.waits}


def nothing_unexpected(log: Iterable[dict[str, Any]]) -> None:
    """What goes wrong is what the world lets go wrong; nothing of our own."""
    for line in log:
        expected = line["event"] in EXPECTED or (line["event"] == "bot" and "RuntimeError" in line.get("error", ""))
        demand(line["level"] != "error" or expected, f"the log says: {line}")
