"""Another game of the same people, at a table of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from igroteka.server import journal, messages
from igroteka.server.play import Refusal
from igroteka.server.store import Person

if TYPE_CHECKING:
    from igroteka.server.journal import Terms
    from igroteka.server.messages import AnyCommand
    from igroteka.server.tables import Table


class Others(Protocol):
    """The way to all other tables (see `hub.Hub`)."""

    async def open_table(self, terms: Terms, host: str) -> tuple[str, str]: ...
    async def command(self, person: Person, command: AnyCommand) -> messages.Out: ...


async def rematch(table: Table, person: Person, asked: messages.Rematch) -> None:
    """The first who asks opens a table, and bots come along; the others come to it. When all are there it begins.

    What is refused there is left to be done by hand: somebody has not come yet, or a seat was taken.
    """
    play, others = table.play, table.others
    if not play.seats_of(person.id):
        raise Refusal("not-seated", "only those who played can ask for a rematch")
    if play.status != "over":
        raise Refusal("not-over", "the game is not over yet")
    if not play.rematch:
        another, _ = await others.open_table(play.terms, person.id)
        await table.change(lambda: [] if play.rematch else [journal.Rematched(table=another)])
        if play.rematch == another:
            await _bring_bots(table, person)
    if asked.look:
        return
    await _sit_down(table, person, asked.salt)
    kept = await table.store.look(play.rematch)
    if kept is not None:
        await others.command(Person(kept.host, ""), messages.Start(id="", table=kept.id))


async def _bring_bots(table: Table, host: Person) -> None:
    for number, seat in enumerate(table.play.seats):
        if seat.level and not seat.person:
            bot = messages.PutBot(id="", table=table.play.rematch, seat=number, level=seat.level)
            await table.others.command(host, bot)


async def _sit_down(table: Table, person: Person, salt: str) -> None:
    """Where one sat before, and those on the same device too."""
    own = table.play.seats_of(person.id)
    for number in own:
        name = None if number == own[0] else table.play.seats[number].name
        sit = messages.Sit(id="", table=table.play.rematch, seat=number, name=name, salt=salt)
        await table.others.command(person, sit)
