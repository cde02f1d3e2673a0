"""A live table: one command after the other is planned, written to storage, carried out, and only then acknowledged."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
import structlog

from igroteka.server import journal, messages, views
from igroteka.server.brains import NoAdvice
from igroteka.server.limits import Limit
from igroteka.server.logs import nameless, without_contents
from igroteka.server.messages import Done, Refused
from igroteka.server.now import now_ms
from igroteka.server.play import Refusal, TooSoon
from igroteka.server.ratings import outcomes, rate
from igroteka.server.rematches import rematch
from igroteka.server.requests import Request
from igroteka.server.robots import Robots
from igroteka.server.store import Append, Stale

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from igroteka.server.brains import Brains
    from igroteka.server.journal import AnyEntry
    from igroteka.server.messages import AnyCommand
    from igroteka.server.play import Play
    from igroteka.server.rematches import Others
    from igroteka.server.store import Person, Store

log = structlog.get_logger()

GRACE = 60.0  # seconds until a bot keeps the seat warm of somebody who has gone
AFTER_RESTART = 60_000  # milliseconds that a clock has at least when a table comes back to memory
LATENCY = 1000  # milliseconds of grace that a slow connection gets at most
PAUSE = 120.0  # seconds after which bots stop whom nobody looks at
LONGEST_JOURNAL = 50_000  # entries; bots do not go on for ever, even if somebody looks
SETTLING = (0.0, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)  # seconds before each try to write a result down
TALKS, TALK_SPAN = 8, 10.0  # lines that a person may say in so many seconds


class Pace:
    """How long bots seem to think, in seconds. `Pace(0)` is for tests and machines."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor

    def pause(self, least: float = 0.5, most: float = 1.4) -> float:
        return random.uniform(least, most) * self.factor


class Follower(Protocol):
    """Somebody who looks at a table."""

    person: str
    seats: list[int] | None  # only these of the own seats; none at all: as the public
    since: int  # the version that was sent last
    presence: int  # the count of comings and goings that was sent last

    @property
    def latency(self) -> int:
        """Of the connection, in milliseconds."""
        return 0

    def wake(self) -> None:
        """There is news to fetch."""

    def lost(self) -> None:
        """This table object is no longer the one to ask."""


class Table:
    def __init__(
        self,
        play: Play,
        epoch: int,
        store: Store,
        brains: Brains,
        *,
        pace: Pace,
        others: Others,
    ) -> None:
        self.play = play
        self.epoch = epoch
        self.store = store
        self.brains = brains
        self.pace = pace
        self.others = others
        self.followers: set[Follower] = set()
        self.presence = 0
        self.closed = False
        self.touched = now_ms()
        self._loaded = now_ms()
        self._lock = asyncio.Lock()
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self.robots = Robots(self)
        self._gone: dict[str, float] = {}  # people with a seat who are not here, since when (loop time)
        self._talk = Limit(TALKS / TALK_SPAN, TALKS)
        self._public: tuple[tuple[int, int, int], bytes] | None = None
        self._settling = False
        self._host_seen = self._attended = asyncio.get_running_loop().time()
        self._next_change = asyncio.Event()

    # Looking.

    def follow(self, follower: Follower) -> None:
        self.followers.add(follower)
        self.touched = now_ms()
        self._presence_changed()
        if follower.person in self._gone:
            del self._gone[follower.person]
        if any(self.play.seats[seat].left == "gone" for seat in self.play.seats_of(follower.person)):
            self.spawn(self.change(lambda: self._returned(follower.person)))
        self.arrange()

    def unfollow(self, follower: Follower) -> None:
        self.followers.discard(follower)
        self.touched = now_ms()
        self._attended = asyncio.get_running_loop().time()
        if follower.person == self.play.host:
            self._host_seen = asyncio.get_running_loop().time()
        self._presence_changed()
        self.arrange()

    def here(self) -> set[str]:
        return {follower.person for follower in self.followers}

    def goes_on(self) -> bool:
        """Whether bots move: somebody looks, has just looked, or plays against the clock. Otherwise the game pauses
        until somebody comes.
        """
        if self.play.version > LONGEST_JOURNAL:
            return False
        if self.followers or asyncio.get_running_loop().time() - self._attended < PAUSE:
            return True
        people = any(seat.person and not seat.left for seat in self.play.seats)
        return people and self.play.terms.clock is not None

    def _presence_changed(self) -> None:
        self.presence += 1
        self._wake_all()

    def _wake_all(self) -> None:
        for follower in self.followers:
            follower.wake()

    def news(self, follower: Follower) -> bytes | None:
        """What a follower has not been sent yet, and note that it has been now."""
        play = self.play
        if follower.since == play.version and follower.presence == self.presence:
            return None
        seats = self._seats_for(follower)
        key = (play.version, self.presence, follower.since)
        fresh = follower.presence != self.presence
        if seats == [-1] and fresh and self._public is not None and self._public[0] == key:
            message = self._public[1]
        else:
            here = self.here()
            watching = sum(not play.seats_of(person) for person in here)
            told = views.table(play, seats, follower.since, now_ms(), here=here, watching=watching, fresh_sheet=fresh)
            message = messages.encode(told)
            if seats == [-1] and fresh:
                self._public = key, message
        follower.since, follower.presence = play.version, self.presence
        return message

    def _seats_for(self, follower: Follower) -> list[int]:
        own = self.play.seats_of(follower.person)
        if follower.seats is not None:
            own = [seat for seat in own if seat in follower.seats]
        return own if len(own) == 1 else [*own, -1]  # who share a device see the public's view when it is passed on

    # Doing.

    async def command(self, person: Person, command: AnyCommand) -> messages.Out:
        """Carry out a command, if it may be. It goes on even if whoever asked for it is gone."""
        change = self._next_change
        self._attended = asyncio.get_running_loop().time()
        try:
            return await asyncio.shield(self.spawn(self._answer(person, command)))
        except TooSoon as wait:
            with suppress(TimeoutError):  # whoever had the moment may use it before it is over
                await asyncio.wait_for(change.wait(), wait.seconds + 0.002)
            return await self.command(person, command)
        except Refusal as refusal:
            return self._refused(command.id, refusal)

    def _refused(self, id: str, refusal: Refusal) -> Refused:
        reason = refusal.reason
        return Refused(
            id=id,
            code=refusal.code,
            text=refusal.text,
            clause=reason.clause if reason else "",
            said=views.said(self.play.game, reason.phrase._replace(id="no-" + reason.phrase.id)) if reason else None,
        )

    async def _answer(self, person: Person, command: AnyCommand) -> messages.Out:
        known = f"{person.id}/{command.id}" if command.id else ""
        if isinstance(command, messages.Hint):
            return await self._hint(person, command)
        if isinstance(command, messages.Why):
            self._request(person, "").own(command.seat)
            raise self.play.forbids(command.seat, command.zone, command.item)
        if isinstance(command, messages.Rematch):
            await rematch(self, person, command)
        else:
            await self.change(lambda: [] if known in self.play.done else self._once(person, command, known))
        return Done(id=command.id, version=self.play.done.get(known, self.play.version))

    def _once(self, person: Person, command: AnyCommand, id: str) -> list[AnyEntry]:
        """What a command adds to the journal, with its id in it: by that it is known when it comes again."""
        entries = self._request(person, id).plan(command)
        if id and entries and not any(entry.id for entry in entries):
            entries[-1] = msgspec.structs.replace(entries[-1], id=id)
        return entries

    def _request(self, person: Person, id: str) -> Request:
        slow = max((follower.latency for follower in self.followers if follower.person != person.id), default=0)
        gone = self.play.host not in self.here() and asyncio.get_running_loop().time() - self._host_seen > GRACE
        return Request(self.play, person, id, now_ms(), min(slow, LATENCY), gone, self._talk)

    def _returned(self, person: str) -> list[AnyEntry]:
        own = [seat for seat in self.play.seats_of(person) if self.play.seats[seat].left == "gone"]
        return [journal.Returned(seat=seat) for seat in own] if self.play.status == "playing" else []

    async def _hint(self, person: Person, command: messages.Hint) -> messages.Out:
        self._request(person, "").own(command.seat)
        if self.play.terms.rated:
            raise Refusal("rated", "there are no hints in rated games")
        decisions = self.play.decisions(command.seat, secret=False)
        if not decisions:
            raise Refusal("not-your-turn", "there is nothing to decide for this seat now")
        view = decisions[0][0]
        try:
            return views.advice(command.id, self.play.id, view, await self.brains.advise(view, person.id))
        except NoAdvice as error:
            raise Refusal("no-advice", str(error)) from None

    # Writing.

    async def change(self, plan: Callable[[], Sequence[AnyEntry]]) -> None:
        """Plan, commit, carry out: the one place where a table changes."""
        async with self._lock:
            if self.closed:
                raise Refusal("moved", "this table has moved to another process; follow it again")
            entries = [msgspec.structs.replace(entry, at=now_ms()) for entry in plan()]
            if not entries:
                return
            try:
                await self.store.append(self._append(entries))
            except Stale:
                log.warning("stale", table=nameless(self.play.id), epoch=self.epoch)
                self.close()
                raise Refusal("moved", "this table has moved to another process; follow it again") from None
            except Exception as error:
                log.error("storage", table=nameless(self.play.id), error=without_contents(error))
                raise Refusal("storage", "this could not be written down, so it was not done; try again") from error
            for entry in entries:
                self.play.apply(entry)
            self.touched = now_ms()
            if self.play.status == "over":
                self.spawn(self.settle())
        self._next_change.set()
        self._next_change = asyncio.Event()
        self._wake_all()
        self.arrange()

    def _append(self, entries: list[AnyEntry]) -> Append:
        play = self.play
        started = play.status != "open" or any(isinstance(entry, journal.Started) for entry in entries)
        taken = [seat.taken for seat in play.seats]
        for entry in entries:
            if isinstance(entry, journal.Sat | journal.BotSat | journal.Stood):
                taken[entry.seat] = not isinstance(entry, journal.Stood)
        wake = None
        if play.terms.clock is not None and started and play.status != "over":
            left = [play.left(number) for number, seat in enumerate(play.seats) if not seat.played_by_bot]
            wake = now_ms() + min(left) if left else None  # too early rather than too late
        status = "over" if play.status == "over" else "playing" if started else "open"
        return Append(play.id, self.epoch, play.version, entries, status, sum(taken), wake)

    async def settle(self) -> None:
        """Write down the result of a game that is over. What cannot be written now is tried again, and found by a
        sweep if this process ends before (see `hub`).
        """
        if self._settling or self.play.state is None:
            return
        self._settling = True
        state = self.play.state
        who = [(seat.person, seat.left) for seat in self.play.seats]
        found = outcomes(who, state.places, state.scores)
        for pause in SETTLING:
            await asyncio.sleep(pause)
            try:
                await self.store.settle(self.play.id, self.play.terms, found, rate)
                return
            except Exception as error:
                log.error("settle", table=nameless(self.play.id), error=type(error).__name__)
        self._settling = False

    # Time.

    def arrange(self, soonest: float = 0.0) -> None:
        """Let bots think whose turn it is, and set the alarm for whatever comes next by itself."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.closed or self.play.status != "playing":
            return
        self._note_who_is_gone()
        self.robots.wake()
        due = self._due()
        if due is not None:
            loop = asyncio.get_running_loop()
            wait = max(soonest, (due - now_ms()) / 1000)
            self._alarm = loop.call_later(wait + 0.002, lambda: self.spawn(self._tick()))

    def _due(self) -> float | None:
        """When something has to be done without anybody asking for it, in milliseconds since 1970."""
        found = []
        lapse = self.play.lapses_at()
        if lapse is not None:
            found.append(lapse)
        runs_out = self.runs_out()
        if runs_out is not None:
            found.append(runs_out)
        if self._gone and self._somebody_waits():
            since = min(self._gone.values())
            found.append(now_ms() + (since + GRACE - asyncio.get_running_loop().time()) * 1000)
        return min(found) if found else None

    def _deadline(self, seat: int) -> float:
        """When a seat's time is up. Who could not play because the server was down gets a moment more."""
        left = self.play.left(seat)
        up = self.play.waits[seat] + left
        if self.play.waits[seat] < self._loaded:
            return max(up, self._loaded + min(left, AFTER_RESTART))
        return up

    def runs_out(self) -> float | None:
        """When somebody's time is up, if nobody moves before."""
        if self.play.terms.clock is None or self.play.status != "playing":
            return None
        people = [seat for seat in self.play.waits if not self.play.seats[seat].played_by_bot]
        return min((self._deadline(seat) for seat in people), default=None)

    def _somebody_waits(self) -> bool:
        """Whether somebody at the table waits for those who are gone; in play over days, nobody does."""
        if self.play.terms.clock is not None and self.play.terms.clock.slow:
            return False
        return any(seat.person in self.here() and not seat.left for seat in self.play.seats if seat.person)

    async def _tick(self) -> None:
        """What time has brought about."""
        self._alarm = None
        try:
            await self.change(self._elapsed)
        except Refusal as refusal:
            log.warning("tick", table=nameless(self.play.id), why=refusal.text)
        for seat in [s for s in self.play.waits if self._out_of_time(s)]:
            self.robots.think(seat, "rule", by="clock")
        if self._alarm is None:
            self.arrange(soonest=0.25)

    def _elapsed(self) -> list[AnyEntry]:
        lapsed = self.play.lapse(now_ms())
        if lapsed:
            return lapsed
        gone = self._gone_too_long()
        return [journal.Left(seat=seat, why="gone") for person in gone for seat in self.play.seats_of(person)]

    def _note_who_is_gone(self) -> None:
        """Also those who have not come back since the table was put away, or the server was restarted."""
        here = self.here()
        for seat in self.play.seats:
            if seat.person and not seat.left and seat.person not in here:
                self._gone.setdefault(seat.person, asyncio.get_running_loop().time())

    def _gone_too_long(self) -> list[str]:
        now = asyncio.get_running_loop().time()
        gone = [person for person, since in self._gone.items() if now - since >= GRACE and self._somebody_waits()]
        for person in gone:
            del self._gone[person]
        return [person for person in gone if any(not self.play.seats[s].left for s in self.play.seats_of(person))]

    def _out_of_time(self, seat: int) -> bool:
        if self.play.terms.clock is None or self.play.seats[seat].played_by_bot:
            return False
        return now_ms() >= self._deadline(seat)

    # Ending.

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Refusal | TooSoon):
            log.error("table", table=nameless(self.play.id), error=without_contents(error))

    def close(self) -> None:
        """This object is done with: followers ask anew for the table."""
        self.closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        self.robots.close()
        for follower in list(self.followers):
            follower.lost()
        self.followers.clear()

    async def drain(self) -> None:
        """Wait for what is being written."""
        async with self._lock:
            self.close()
