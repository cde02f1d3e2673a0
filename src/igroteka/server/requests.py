"""What people ask for at a table: who may have what, and what it would add to the journal. Nothing is done here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from igroteka.server import journal, messages
from igroteka.server.names import cleaned, printable, told_apart
from igroteka.server.play import Refusal

if TYPE_CHECKING:
    from igroteka.server.journal import AnyEntry, Level
    from igroteka.server.limits import Limit
    from igroteka.server.messages import AnyCommand
    from igroteka.server.play import Play, Seat
    from igroteka.server.store import Person

BESIDES = 5000  # entries besides moves that a journal may have,
EACH = 1500  # and those of one person; the host has these even when the journal is full


@dataclass(frozen=True)
class Request:
    """Somebody's command, and what else matters for it. `id` is the command's, made unique among people."""

    play: Play
    person: Person
    id: str
    now: int
    grace: int  # milliseconds that others' slow connections are given
    host_gone: bool  # whoever sits stands in
    talk: Limit

    def plan(self, command: AnyCommand) -> list[AnyEntry]:
        """What the command adds to the journal."""
        play, id = self.play, self.id
        self._only_if_short(command)
        match command:
            case messages.Sit():
                return self._sit(command)
            case messages.Stand():
                return self._stand(command)
            case messages.PutBot():
                self._only_host()
                self._only_open()
                if play.terms.rated:
                    raise Refusal("rated", "bots do not play in rated games")
                if self._seat(command.seat).person:
                    raise Refusal("taken", "somebody sits there")
                return [journal.BotSat(seat=command.seat, level=command.level)]
            case messages.Start():
                return self._start(command.fill)
            case messages.Move():
                back, seat = self.own(command.seat), command.seat
                entries = play.move(seat, command.token, self.now, ready=command.ready, id=id, grace=self.grace)
                return [*back, *entries]
            case messages.Undo():
                return [*self.own(command.seat), *play.undo(command.seat, id)]
            case messages.Resign():
                self.own(command.seat)
                if play.status != "playing":
                    raise Refusal("not-playing", "there is no game to leave to a bot; stand up instead")
                return [journal.Left(seat=command.seat, why="resigned")]
            case messages.Return():
                return self.own(command.seat)
            case messages.Say():
                return [self._talk(text=command.text)]
            case messages.Show():
                return [self._talk(emote=command.emote)]
            case messages.Hush():
                self._only_host()
                return [] if play.talk == command.talk else [journal.Hushed(talk=command.talk)]
        raise Refusal("unknown", "this cannot be done at a table")

    def _only_if_short(self, command: AnyCommand) -> None:
        """A journal grows with the game; what may be done again and again is counted, so that it can always be read."""
        match command:
            case messages.Start():
                return
            case messages.Move() if command.ready and not self.play.has_chosen(command.seat):
                return
        stand = len(self.play.times)
        mine = self.play.besides[self.person.id] > EACH + stand
        all_together = self.play.version - stand > BESIDES + 2 * stand and self.person.id != self.play.host
        if mine or all_together:
            raise Refusal("too-long", "too much has happened at this table besides moves; only moves are taken now")

    def _seat(self, number: int) -> Seat:
        if number >= len(self.play.seats):
            raise Refusal("no-seat", f"the seats here are 0 to {len(self.play.seats) - 1}")
        return self.play.seats[number]

    def own(self, number: int) -> list[AnyEntry]:
        """The seat must be the person's own. Who acts on a seat that a bot keeps warm is back."""
        seat = self._seat(number)
        if seat.person != self.person.id:
            raise Refusal("not-your-seat", "this is not your seat")
        if self.play.terms.rated and seat.left == "resigned":
            raise Refusal("final", "you have resigned from this rated game; the bot plays it to its end")
        return [journal.Returned(seat=number)] if seat.left and self.play.status == "playing" else []

    def _only_host(self) -> None:
        stands_in = self.host_gone and self.play.seats_of(self.person.id)
        if self.person.id != self.play.host and not stands_in:
            raise Refusal("not-host", "only the host of the table can do that")

    def _only_open(self) -> None:
        if self.play.status != "open":
            raise Refusal("started", "the game has started")

    def _sit(self, command: messages.Sit) -> list[AnyEntry]:
        seat = self._seat(command.seat)
        if seat.person == self.person.id:
            return self.own(command.seat)
        self._only_open()
        if seat.person:
            raise Refusal("taken", "somebody sits there")
        if self.play.terms.rated and self.play.seats_of(self.person.id):
            raise Refusal("rated", "in a rated game one person has one seat")
        if self.person.id in self.play.barred:
            raise Refusal("barred", "the host does not want you at this table")
        wanted = cleaned(command.name or "") or cleaned(self.person.name) or "?"
        name = told_apart(wanted, [seat.name for seat in self.play.seats])
        return [journal.Sat(seat=command.seat, person=self.person.id, name=name, salt=command.salt)]

    def _stand(self, command: messages.Stand) -> list[AnyEntry]:
        seat = self._seat(command.seat)
        if seat.person != self.person.id:
            self._only_host()
        self._only_open()
        barred = command.ban and bool(seat.person) and seat.person not in (self.person.id, self.play.host)
        return [journal.Stood(seat=command.seat, barred=barred)] if seat.taken else []

    def _start(self, fill: Level | None) -> list[AnyEntry]:
        self._only_host()
        self._only_open()
        free = [number for number, seat in enumerate(self.play.seats) if not seat.taken]
        if self.play.terms.rated and (fill or any(not seat.person for seat in self.play.seats)):
            raise Refusal("rated", "a rated game needs a person on every seat")
        if fill is None:
            if free:
                raise Refusal("seats-free", f"{len(free)} seats are free: wait, or fill them with bots")
            return [journal.Started()]
        return [*(journal.BotSat(seat=number, level=fill) for number in free), journal.Started()]

    def _talk(self, text: str = "", emote: str = "") -> journal.Talked:
        own = self.play.seats_of(self.person.id)
        if not self.play.talk:
            raise Refusal("hushed", "the host has switched talk off")
        if not own:
            raise Refusal("not-seated", "only those who sit at the table talk at it")
        spoken = printable(text)
        if not spoken and not emote:
            raise Refusal("empty", "there is nothing to say in that")
        if not self.talk.allows(self.person.id):
            raise Refusal("too-fast", "you talk too fast; wait a few seconds")
        name = self.play.seats[own[0]].name
        return journal.Talked(person=self.person.id, name=name, text=spoken, emote=emote, id=self.id)
