"""What is said at a table, and who is not to be heard there: what people plan about talk (see `plans`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.tables import journal, rights
from igroteka.tables.names import printable
from igroteka.tables.refusals import Refusal

if TYPE_CHECKING:
    from igroteka.tables import commands
    from igroteka.tables.journal import AnyEntry
    from igroteka.tables.play import Play
    from igroteka.tables.rights import Asked


def hush(play: Play, asked: Asked, command: commands.Hush) -> list[AnyEntry]:
    rights.only_host(play, asked)
    if command.seat is None:
        return [] if play.talk == command.talk else [journal.Hushed(talk=command.talk)]
    person = rights.seat_at(play, command.seat).person
    if not person or person in (asked.person.id, play.host):
        raise Refusal("nobody-there", "there is nobody on this seat whom you could hush")
    return [] if (person in play.hushed) != command.talk else [journal.Hushed(talk=command.talk, person=person)]


def talk(play: Play, asked: Asked, text: str = "", emote: str = "") -> journal.Talked:
    own_seats = play.seating.of(asked.person.id)
    if not play.talk:
        raise Refusal("hushed", "the host has switched talk off")
    if asked.person.id in play.hushed:
        raise Refusal("hushed-you", "the host has asked you to be silent")
    if not own_seats:
        raise Refusal("not-seated", "only those who sit at the table talk at it")
    spoken = printable(text)
    if not spoken and not emote:
        raise Refusal("empty", "there is nothing to say in that")
    if asked.talks_too_fast:
        raise Refusal("too-fast", "you talk too fast; wait a few seconds")
    name = play.seats[own_seats[0]].name
    return journal.Talked(person=asked.person.id, name=name, text=spoken, emote=emote, id=asked.id)
