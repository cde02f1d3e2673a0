"""Another game of the same people, at a table of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from igroteka.tables import commands, messages, plans, rights, saying
from igroteka.tables.messages import Done
from igroteka.tables.people import Person
from igroteka.tables.refusals import Refusal

if TYPE_CHECKING:
    from igroteka.live.table import Table
    from igroteka.tables.commands import AnyCommand
    from igroteka.tables.terms import Terms


class Others(Protocol):
    """The way to all tables (see `hub.Hub`)."""

    async def open_table(self, terms: Terms, host: str) -> tuple[str, str]: ...
    async def command(self, person: Person, command: AnyCommand) -> messages.Out: ...


async def rematch(table: Table, others: Others, person: Person, asked: commands.Rematch) -> messages.Out:
    """What is answered to whoever wants to play again."""
    try:
        await _go_on(table, others, person, asked)
    except Refusal as refusal:
        return saying.refused(asked.id, table.play.game, refusal)
    return Done(id=asked.id, version=table.play.version)


async def _go_on(table: Table, others: Others, person: Person, asked: commands.Rematch) -> None:
    """The first who asks opens a table, and bots come along; the others come to it. When all are there it begins.

    What is refused there is left to be done by hand: somebody has not come yet, or a seat was taken.
    """
    play = table.play
    rights.may_rematch(play, person)
    if not play.rematch:
        another, _ = await others.open_table(play.terms, person.id)
        await table.change(lambda: plans.rematch(play, another, person.id))
        if play.rematch == another:
            await _bring_bots(table, others, person)
    else:
        await table.change(lambda: plans.rematch(play, play.rematch, person.id))
    if asked.look:
        return
    await _sit_down(table, others, person, asked.salt)
    kept = await table.world.store.look(play.rematch)
    if kept is not None:
        await others.command(Person(kept.host, ""), commands.Start(id="", table=kept.id))


async def _bring_bots(table: Table, others: Others, host: Person) -> None:
    for number, seat in enumerate(table.play.seats):
        if seat.level and not seat.person:
            bot = commands.PutBot(id="", table=table.play.rematch, seat=number, level=seat.level)
            await others.command(host, bot)


async def _sit_down(table: Table, others: Others, person: Person, salt: str) -> None:
    """Where one sat before, and those on the same device too."""
    own = table.play.seating.of(person.id)
    for number in own:
        name = None if number == own[0] else table.play.seats[number].name
        sit = commands.Sit(id="", table=table.play.rematch, seat=number, name=name, salt=salt)
        await others.command(person, sit)
