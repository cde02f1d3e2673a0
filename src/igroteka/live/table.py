"""A live table: one command after the other is planned, written to storage, carried out, and only then acknowledged."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from igroteka.live.bots import Bots
from igroteka.live.discretion import nameless, without_contents
from igroteka.live.keeping import Append, Stale
from igroteka.live.limit import Limit
from igroteka.live.presence import Presence
from igroteka.live.tasks import Tasks
from igroteka.live.troubles import NoAdvice, NotHere, NotWritten
from igroteka.tables import advising, commands, deadlines, journal, messages, plans, rights, saying, views, why
from igroteka.tables.in_full import in_full
from igroteka.tables.lain import Lain
from igroteka.tables.listing import listing
from igroteka.tables.messages import IN_PART, IN_SHORT, Done, Rated
from igroteka.tables.refusals import Refusal, TooSoon
from igroteka.tables.rights import Asked
from igroteka.tables.sitting import sitting

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from igroteka.live.followers import Follower
    from igroteka.live.world import World
    from igroteka.tables.commands import AnyChange, Hint, Why
    from igroteka.tables.journal import AnyEntry
    from igroteka.tables.people import Person
    from igroteka.tables.play import Play

LONGEST_JOURNAL = 50_000  # entries; bots do not go on for ever, even if somebody looks
SETTLING = (0.0, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)  # seconds before each try to write a result down
PAUSED = 1000  # milliseconds after which an append has kept everybody waiting
NOTED_AFTER = 1.0  # seconds after a change: a note takes several moves in
TALKS, TALK_SPAN = 8, 10.0  # lines that a person may say in so many seconds


class Table:
    def __init__(self, play: Play, epoch: int, world: World) -> None:
        self.play = play
        self.epoch = epoch
        self.world = world
        self.there_since = self.touched = world.now()  # it is there anew after storage has paused
        self.presence = Presence(self.there_since)
        self.closed = False
        self.tasks = Tasks("table", world.log, expected=(Refusal, TooSoon, NotHere), table=nameless(play.id))
        self.bots = Bots(self)
        self._lock = asyncio.Lock()
        self._alarm: asyncio.TimerHandle | None = None
        self._noting: asyncio.TimerHandle | None = None
        self._sitting = sitting(play, self.there_since, self.there_since)  # as it was noted last
        self._talk = Limit(TALKS / TALK_SPAN, TALKS, lambda: world.now() / 1000)
        self._public: tuple[tuple[int, int, int, bool, int, bool], bytes] | None = None
        self._lain = Lain()
        self._settled = False  # or somebody is about it
        self._ratings: list[Rated] = []  # what the game has done to them
        self._next_change = asyncio.Event()

    # Looking.

    def follow(self, follower: Follower) -> None:
        if self.closed:  # since it was looked up
            follower.lost()
            return
        self.touched = self.world.now()
        self.presence.comes(follower, self.touched)
        self.world.came(self.play.id, follower.person)
        if not self.play.terms.rated and self.play.seating.of(follower.person):
            self.world.brains.expect()
        if plans.back(self.play, follower.person):
            self.tasks.spawn(self.change(lambda: plans.back(self.play, follower.person)))
        self._wake_all()
        self.schedule()

    def unfollow(self, follower: Follower) -> None:
        self.touched = self.world.now()
        self.presence.goes(follower, self.play, self.touched)
        self._wake_all()
        self.schedule()

    def _wake_all(self) -> None:
        for follower in self.presence.followers:
            follower.wake()

    def goes_on(self) -> bool:
        """Whether bots move."""
        return self.play.version <= LONGEST_JOURNAL and self.presence.anybody_cares(self.play, self.world.now())

    def news(self, follower: Follower) -> bytes | None:
        """What a follower has not been sent yet, and note that it has been now."""
        play, presence = self.play, self.presence
        if follower.since == play.version and follower.presence == presence.changes:
            return None
        seats = self._seats_for(follower)
        fresh = follower.presence != presence.changes
        remembers = follower.speaks >= IN_PART and follower.told == seats
        key = (play.version, presence.changes, follower.since, fresh, follower.speaks, remembers)
        public = seats == [-1]
        if public and self._public is not None and self._public[0] == key:
            message = self._public[1]
        else:
            here = presence.here()
            told = views.table(
                play,
                seats,
                follower.since,
                self.world.now(),
                here=here,
                watching=len(here - play.seating.whose.keys()),
                fresh_sheet=fresh,
                away=presence.away(play),
                ratings=self._ratings,
                lain=self._lain if remembers else None,
            )
            message = messages.encode(told if follower.speaks >= IN_SHORT else in_full(told))
            if public:
                self._public = key, message
        follower.since, follower.presence, follower.told = play.version, presence.changes, seats
        return message

    def _seats_for(self, follower: Follower) -> list[int]:
        own = self.play.seating.of(follower.person)
        if follower.seats is not None:
            own = [seat for seat in own if seat in follower.seats]
        return own if len(own) == 1 else [*own, -1]  # who share a device see the public's view when it is passed on

    # Doing.

    async def command(self, person: Person, command: AnyChange | Hint | Why) -> messages.Out:
        """Carry out a command, if it may be."""
        while True:
            change = self._next_change
            self.presence.attended = self.world.now()
            try:
                return await self._answer(person, command)
            except TooSoon as wait:
                with suppress(TimeoutError):  # whoever had the moment may use it before it is over
                    await asyncio.wait_for(change.wait(), wait.seconds + 0.002)
            except Refusal as refusal:
                return saying.refused(command.id, self.play.game, refusal)

    async def _answer(self, person: Person, command: AnyChange | Hint | Why) -> messages.Out:
        match command:
            case commands.Hint():
                return await self._hint(person, command)
            case commands.Why():
                rights.own(self.play, person, command.seat)
                refusal = why.forbids(self.play, command.seat, command.zone, command.item, command.items)
                return saying.refused(command.id, self.play.game, refusal)
            case _:
                known = f"{person.id}/{command.id}" if command.id else ""
                host = self.play.host
                unwanted = isinstance(command, commands.Sit) and await self.world.unwanted(host, person.id)

                def planned() -> list[AnyEntry]:
                    entries = plans.plan(self.play, self._asked(person, known, unwanted), command)
                    if entries and isinstance(command, commands.Say | commands.Show):
                        self._talk.allows(person.id)  # what is refused for another reason is not counted
                    return entries

                await self.change(planned)
                return Done(id=command.id, version=self.play.history.done.get(known, self.play.version))

    def _asked(self, person: Person, id: str, unwanted: bool) -> Asked:
        now = self.world.now()
        return Asked(
            person,
            now,
            id,
            grace=self.presence.grace_for_others(person.id),
            host_gone=self.presence.host_gone(self.play.host, now),
            here=self.presence.here(),
            unwanted=unwanted,
            talks_too_fast=not self._talk.would_allow(person.id),
        )

    async def _hint(self, person: Person, command: Hint) -> messages.Out:
        rights.own(self.play, person, command.seat)
        if self.play.terms.rated:
            raise Refusal("rated", "there are no hints in rated games")
        decisions = self.play.moment.decisions(command.seat, secret=False)
        if not decisions:
            raise Refusal("not-your-turn", "there is nothing to decide for this seat now")
        view = decisions[0].view
        try:
            thought = await self.world.brains.advise(view, person.id)
            return advising.advice(command.id, self.play.id, view, thought, aids=self.play.aids)
        except NoAdvice as error:
            raise Refusal("no-advice", str(error)) from None

    # Writing.

    async def change(self, plan: Callable[[], Sequence[AnyEntry]]) -> None:
        """Plan, commit, carry out: the one place where a table changes. NotHere: it is another process' by now."""
        async with self._lock:
            if self.closed:
                raise NotHere
            now = self.world.now()
            entries = [journal.dated(entry, now) for entry in plan()]
            if not entries:
                return
            await self._write(entries, now)
            went_on = self.play.status != "over"
            for entry in entries:
                self.play.apply(entry)
            self.touched = self.world.now()
            if self.play.status == "over":
                self.tasks.spawn(self.settle())
                if went_on:
                    sits = sitting(self.play, now, self.there_since)
                    self.world.tell_over(self.play, sits, self.presence.here())
        self.note_soon()
        self._next_change.set()
        self._next_change = asyncio.Event()
        self._wake_all()
        self.schedule()

    async def _write(self, entries: list[AnyEntry], now: int) -> None:
        play = self.play
        try:
            await self.world.store.append(
                Append(play.id, self.epoch, play.version, entries, listing(play, entries, now))
            )
            self._goes_on_after(now)
        except asyncio.CancelledError:
            self.close()  # nobody knows whether it was written; the journal does
            raise
        except Stale:
            self.world.log.warning("stale", table=nameless(play.id), epoch=self.epoch)
            self.close()
            raise NotHere from None
        except Exception as error:
            self.there_since = self.world.now()
            self.world.log.error("storage", table=nameless(play.id), error=without_contents(error))
            raise NotWritten("storage", "this could not be written down, so it was not done; try again") from error

    def _goes_on_after(self, asked: int) -> None:
        """Whoever is waited for now learns of it now: while storage paused, nobody's clock ran (see `deadlines`)."""
        now = self.world.now()
        if now - asked > PAUSED:
            self.there_since = now

    def note_soon(self) -> None:
        """Have it noted in a moment who sits here and whom the table waits for."""
        if self._noting is None and not self.closed and self.play.status != "over":  # then nobody sits here any more
            self._noting = self.world.later(NOTED_AFTER, lambda: self.tasks.spawn(self.note()))

    async def note(self) -> None:
        """What cannot be noted now is found by a sweep (see `sweeping`)."""
        self._noting = None
        play = self.play
        try:
            sits = sitting(play, self.touched, self.there_since)
            await self.world.note(play, self.epoch, sits)
        except Exception as error:
            self.world.log.error("note", table=nameless(play.id), error=without_contents(error))
            return
        self.world.tell_changes(play, self._sitting, sits, self.presence.here())
        self._sitting = sits

    async def settle(self) -> None:
        """Write down the result of a game that is over. What cannot be written now is tried again, and found by a
        sweep if this process ends before (see `sweeping`).
        """
        if self._settled or self.play.state is None:
            return
        self._settled = True
        for pause in SETTLING:
            await self.world.sleep(pause)
            try:
                self._ratings = await self.world.settle(self.play)
                if self._ratings:
                    self.presence.changes += 1  # the sheet is told anew
                    self._wake_all()
                return
            except Exception as error:
                self.world.log.error("settle", table=nameless(self.play.id), error=without_contents(error))
        self._settled = False

    # Time.

    def schedule(self, soonest: float = 0.0) -> None:
        """Let bots think whose turn it is, and set the alarm for whatever comes next by itself."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.closed or self.play.status != "playing":
            return
        now = self.world.now()
        self.presence.note_who_is_gone(self.play, now)
        self.bots.wake()
        soon = (deadlines.due(self.play, self.there_since), self.presence.next_gone(self.play))
        due = min((when for when in soon if when is not None), default=None)
        if due is not None:
            wait = max(soonest, (due - now) / 1000) + 0.002
            self._alarm = self.world.later(wait, lambda: self.tasks.spawn(self._tick()))

    async def _tick(self) -> None:
        """What time has brought about."""
        self._alarm = None
        try:
            await self.change(self._elapsed)
        except Refusal as refusal:
            self.world.log.warning("tick", table=nameless(self.play.id), why=refusal.text)
        for seat in deadlines.out_of_time(self.play, self.world.now(), self.there_since):
            self.bots.think(seat, "rule", by="clock")
        if self._alarm is None:
            self.schedule(soonest=0.25)

    def _elapsed(self) -> list[AnyEntry]:
        now = self.world.now()
        return plans.time_passes(self.play, now, self.presence.gone(self.play, now))

    # Ending.

    def close(self) -> None:
        """This object is done with: followers ask anew for the table."""
        self.closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        if self._noting is not None:
            self._noting.cancel()
        self.bots.close()
        for follower in list(self.presence.followers):
            follower.lost()
        self.presence.followers.clear()

    async def drain(self) -> None:
        """Wait for what is being written."""
        async with self._lock:
            if self._noting is not None:
                self._noting.cancel()
                await self.note()
            self.close()
