"""How long a journal may get."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.tables import commands
from igroteka.tables.refusals import Refusal

if TYPE_CHECKING:
    from igroteka.tables.commands import AnyChange
    from igroteka.tables.play import Play
    from igroteka.tables.rights import Asked

BESIDES = 5000  # entries besides moves that a journal may have,
EACH = 1500  # and those of one person; the host has these even when the journal is full
NEWCOMER = 200  # and those of somebody else than the host before the game begins: anybody may come then


def only_if_short(play: Play, asked: Asked, command: AnyChange) -> None:
    """A journal grows with the game; what may be done again and again is counted, so that it can always be read."""
    match command:
        case commands.Start():
            return
        case commands.Move() if command.ready and not play.moment.has_chosen(command.seat):
            return
        case _:
            pass
    stand = len(play.times)
    host = asked.person.id == play.host
    share = EACH if host or play.status != "open" else NEWCOMER
    mine = play.history.besides[asked.person.id] > share + stand
    all_together = play.version - stand > BESIDES + 2 * stand and not host
    if mine or all_together:
        raise Refusal("too-long", "too much has happened at this table besides moves; only moves are taken now")
