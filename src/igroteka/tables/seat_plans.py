"""Who sits where, and on which terms: what people plan around a game (see `plans`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET
from msgspec.structs import replace

from igroteka.kernel import BadOption
from igroteka.tables import bot_names, journal, rights
from igroteka.tables.names import cleaned, imitates, told_apart
from igroteka.tables.refusals import Refusal
from igroteka.tables.terms import playable

if TYPE_CHECKING:
    from igroteka.tables import commands
    from igroteka.tables.journal import AnyEntry, Level
    from igroteka.tables.play import Play
    from igroteka.tables.rights import Asked


def sit(play: Play, asked: Asked, command: commands.Sit) -> list[AnyEntry]:
    person, seat = asked.person, rights.seat_at(play, command.seat)
    if seat.person == person.id:
        return rights.own(play, person, command.seat)
    if play.status == "over" or (play.terms.rated and play.status == "playing"):
        raise rights.started()
    if seat.person:
        raise Refusal("taken", "somebody sits there")
    if play.seating.of(person.id):
        if play.terms.rated:
            raise Refusal("rated", "in a rated game one person has one seat")
        if play.status == "playing":
            raise Refusal("seated", "you have a seat in this game; who has none may take a bot's")
    if asked.unwanted or person.id in play.seating.barred:
        raise Refusal("barred", "the host does not want you at this table")
    wanted = cleaned(command.name or "") or cleaned(person.name) or "?"
    others = bot_names.all_names(play.seats, besides=command.seat)
    return [
        journal.Sat(
            seat=command.seat,
            person=person.id,
            name=told_apart(wanted, others),
            salt=command.salt if play.status == "open" else "",
            imitates=imitates(wanted, others),
        )
    ]


def stand(play: Play, asked: Asked, command: commands.Stand) -> list[AnyEntry]:
    seat = rights.seat_at(play, command.seat)
    if seat.person != asked.person.id:
        rights.only_host(play, asked)
    barred = command.ban and bool(seat.person) and seat.person not in (asked.person.id, play.host)
    stood = journal.Stood(seat=command.seat, barred=barred)
    if play.status == "playing" and seat.left and seat.person not in (asked.person.id, play.host):
        rights.only_unrated(play)
        return [stood, _bot(play, command.seat, "medium")]
    rights.only_open(play)
    return [stood] if seat.taken else []


def resign(play: Play, asked: Asked, command: commands.Resign) -> list[AnyEntry]:
    rights.own(play, asked.person, command.seat)
    if play.status != "playing":
        raise Refusal("not-playing", "there is no game to leave to a bot; stand up instead")
    return [journal.Left(seat=command.seat, why="resigned")]


def relieve(play: Play, asked: Asked, command: commands.Relieve) -> list[AnyEntry]:
    """A bot plays for somebody who is away, before it would by itself."""
    rights.only_host(play, asked)
    seat = rights.seat_at(play, command.seat)
    if play.status != "playing" or not seat.person or seat.left:
        raise Refusal("not-playing", "there is nobody on this seat for whom a bot could play")
    rights.only_unrated(play)
    if play.terms.clock is not None and play.terms.clock.slow:
        raise Refusal("days", "in a game over days everybody has the time that the clock gives")
    if seat.person in asked.here:
        raise Refusal("here", "they are at the table, and think")
    return [journal.Left(seat=number, why="gone") for number in play.seating.of(seat.person)]


def _bot(play: Play, seat: int, level: Level) -> journal.BotSat:
    return journal.BotSat(seat=seat, level=level, called=bot_names.number_for(seat, play.seats))


def put_bot(play: Play, asked: Asked, command: commands.PutBot) -> list[AnyEntry]:
    rights.only_host(play, asked)
    rights.only_open(play)
    if play.terms.rated:
        raise Refusal("rated", "bots do not play in rated games")
    if rights.seat_at(play, command.seat).person:
        raise Refusal("taken", "somebody sits there")
    return [_bot(play, command.seat, command.level)]


def arrange(play: Play, asked: Asked, command: commands.Arrange) -> list[AnyEntry]:
    """Other terms for the same people: they are refused as they would be for a new table."""
    rights.only_host(play, asked)
    rights.only_open(play)
    old = play.terms
    spoken = old.spoken if command.spoken is None else command.spoken
    aids = old.aids if command.aids is UNSET else command.aids
    options = old.options if command.options is None else command.options
    new = replace(old, spoken=spoken, aids=aids, options=options)
    try:
        playable(new)
    except BadOption as error:
        raise Refusal("bad-terms", str(error)[:300]) from None
    return [] if new == old else [journal.Arranged(spoken=spoken, aids=aids, options=options)]


def start(play: Play, asked: Asked, fill: Level | None) -> list[AnyEntry]:
    rights.only_host(play, asked)
    rights.only_open(play)
    if play.terms.rated and (fill or any(not seat.person for seat in play.seats)):
        raise Refusal("rated", "a rated game needs a person on every seat")
    free = play.seating.free
    if fill is None:
        if free:
            raise Refusal("seats-free", f"{len(free)} seats are free: wait, or fill them with bots")
        return [journal.Started()]
    return [*(_bot(play, number, fill) for number in free), journal.Started()]
