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
from igroteka.server.logs import nameless
from igroteka.server.messages import Advice, Candidate, Done, Refused
from igroteka.server.play import MISSES, Play, Refusal, TooSoon
from igroteka.server.ratings import outcomes, rate
from igroteka.server.store import Append, Stale, now_ms

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from igroteka.bots import advice as thoughts
    from igroteka.kernel import Window
    from igroteka.match import Record, View
    from igroteka.server.brains import Brains
    from igroteka.server.journal import AnyEntry, Terms
    from igroteka.server.messages import AnyCommand
    from igroteka.server.store import Kept, Person, Store

log = structlog.get_logger()

GRACE = 60.0  # seconds until a bot keeps the seat warm of somebody who has gone
AFTER_RESTART = 60_000  # milliseconds that a clock has at least when a table comes back to memory
BESIDES = 5000  # entries besides moves that a journal may have
LATENCY = 1000  # milliseconds of grace that a slow connection gets at most
TALKS, TALK_SPAN = 8, 10.0  # lines that a person may say in so many seconds
EXCUSED = 2.0  # seconds that a bot hesitates where others may call out


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
        open_another: Callable[[Terms, str], Awaitable[str]],
    ) -> None:
        self.play = play
        self.epoch = epoch
        self.store = store
        self.brains = brains
        self.pace = pace
        self.open_another = open_another
        self.followers: set[Follower] = set()
        self.presence = 0
        self.closed = False
        self.touched = now_ms()
        self._loaded = now_ms()
        self._lock = asyncio.Lock()
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._minds: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._gone: dict[str, float] = {}  # people with a seat who are not here, since when (loop time)
        self._said: dict[str, list[float]] = {}
        self._public: tuple[tuple[int, int, int], bytes] | None = None
        self._settled = False
        self._host_seen = asyncio.get_running_loop().time()
        self._next_change = asyncio.Event()

    # Looking.

    def follow(self, follower: Follower) -> None:
        self.followers.add(follower)
        self.touched = now_ms()
        self._presence_changed()
        if follower.person in self._gone:
            del self._gone[follower.person]
        if any(self.play.seats[seat].left == "gone" for seat in self.play.seats_of(follower.person)):
            self._spawn(self._change(lambda: self._returned(follower.person)))
        self.arrange()

    def unfollow(self, follower: Follower) -> None:
        self.followers.discard(follower)
        self.touched = now_ms()
        if follower.person == self.play.host:
            self._host_seen = asyncio.get_running_loop().time()
        self._presence_changed()
        self.arrange()

    def here(self) -> set[str]:
        return {follower.person for follower in self.followers}

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
        return own or [-1]

    # Doing.

    async def command(self, person: Person, command: AnyCommand) -> messages.Out:
        """Carry out a command, if it may be. It goes on even if whoever asked for it is gone."""
        change = self._next_change
        try:
            return await asyncio.shield(self._spawn(self._answer(person, command)))
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
        if isinstance(command, messages.Rematch):
            await self._rematch(person)
        else:
            await self._change(lambda: [] if known in self.play.done else self._once(person, command, known))
        return Done(id=command.id, version=self.play.done.get(known, self.play.version))

    def _once(self, person: Person, command: AnyCommand, id: str) -> list[AnyEntry]:
        """What a command adds to the journal, with its id in it: by that it is known when it comes again."""
        entries = self.plan(person, command, id)
        if id and entries and not any(entry.id for entry in entries):
            entries[-1] = msgspec.structs.replace(entries[-1], id=id)
        return entries

    def plan(self, person: Person, command: AnyCommand, id: str) -> list[AnyEntry]:
        """What a command adds to the journal."""
        play = self.play
        moves = isinstance(command, messages.Move) and not play.has_chosen(command.seat)
        if play.version - play.moves > BESIDES and not moves:
            raise Refusal("too-long", "too much has happened at this table besides moves; only moves are taken now")
        match command:
            case messages.Sit():
                return self._sit(person, command)
            case messages.Stand():
                return self._stand(person, command.seat)
            case messages.PutBot():
                self._only_host(person)
                self._only_open()
                if play.terms.rated:
                    raise Refusal("rated", "bots do not play in rated games")
                if self._seat(command.seat).person:
                    raise Refusal("taken", "somebody sits there")
                return [journal.BotSat(seat=command.seat, level=command.level)]
            case messages.Start():
                return self._start(person, command.fill)
            case messages.Move():
                back = self._own(person, command.seat)
                slow = max((f.latency for f in self.followers if f.person != person.id), default=0)
                grace = min(slow, LATENCY)
                entries = play.move(command.seat, command.token, now_ms(), ready=command.ready, id=id, grace=grace)
                return [*back, *entries]
            case messages.Undo():
                return [*self._own(person, command.seat), *play.undo(command.seat, id)]
            case messages.Resign():
                self._own(person, command.seat)
                if play.status != "playing":
                    raise Refusal("not-playing", "there is no game to leave to a bot; stand up instead")
                return [journal.Left(seat=command.seat, why="resigned")]
            case messages.Return():
                return self._own(person, command.seat)
            case messages.Say():
                return [self._talk(person, id, text=command.text)]
            case messages.Show():
                return [self._talk(person, id, emote=command.emote)]
            case messages.Hush():
                self._only_host(person)
                return [] if play.talk == command.talk else [journal.Hushed(talk=command.talk)]
        raise Refusal("unknown", "this cannot be done at a table")

    def _seat(self, number: int) -> Any:
        if number >= len(self.play.seats):
            raise Refusal("no-seat", f"the seats here are 0 to {len(self.play.seats) - 1}")
        return self.play.seats[number]

    def _own(self, person: Person, number: int) -> list[AnyEntry]:
        """The seat must be the person's own; who acts on a seat that a bot keeps warm is back."""
        seat = self._seat(number)
        if seat.person != person.id:
            raise Refusal("not-your-seat", "this is not your seat")
        return [journal.Returned(seat=number)] if seat.left and self.play.status == "playing" else []

    def _only_host(self, person: Person) -> None:
        gone = self.play.host not in self.here() and asyncio.get_running_loop().time() - self._host_seen > GRACE
        if person.id != self.play.host and not (gone and self.play.seats_of(person.id)):
            raise Refusal("not-host", "only the host of the table can do that")

    def _only_open(self) -> None:
        if self.play.status != "open":
            raise Refusal("started", "the game has started")

    def _sit(self, person: Person, command: messages.Sit) -> list[AnyEntry]:
        seat = self._seat(command.seat)
        if seat.person == person.id:
            return self._own(person, command.seat)
        self._only_open()
        if seat.person:
            raise Refusal("taken", "somebody sits there")
        if self.play.terms.rated and self.play.seats_of(person.id):
            raise Refusal("rated", "in a rated game one person has one seat")
        name = command.name or person.name
        return [journal.Sat(seat=command.seat, person=person.id, name=name, salt=command.salt)]

    def _stand(self, person: Person, number: int) -> list[AnyEntry]:
        seat = self._seat(number)
        if seat.person != person.id:
            self._only_host(person)
        self._only_open()
        return [journal.Stood(seat=number)] if seat.taken else []

    def _start(self, person: Person, fill: str | None) -> list[AnyEntry]:
        self._only_host(person)
        self._only_open()
        free = [number for number, seat in enumerate(self.play.seats) if not seat.taken]
        if self.play.terms.rated and (fill or any(not seat.person for seat in self.play.seats)):
            raise Refusal("rated", "a rated game needs a person on every seat")
        if free and fill is None:
            raise Refusal("seats-free", f"{len(free)} seats are free: wait, or fill them with bots")
        bots: list[AnyEntry] = [journal.BotSat(seat=number, level=str(fill)) for number in free]
        return [*bots, journal.Started()]

    def _talk(self, person: Person, id: str, text: str = "", emote: str = "") -> journal.Talked:
        own = self.play.seats_of(person.id)
        if not self.play.talk:
            raise Refusal("hushed", "the host has switched talk off")
        if not own:
            raise Refusal("not-seated", "only those who sit at the table talk at it")
        spoken = " ".join("".join(letter for letter in text if letter.isprintable()).split())
        if not spoken and not emote:
            raise Refusal("empty", "there is nothing to say in that")
        now = asyncio.get_running_loop().time()
        lately = [at for at in self._said.get(person.id, []) if at > now - TALK_SPAN]
        if len(lately) >= TALKS:
            raise Refusal("too-fast", "you talk too fast; wait a few seconds")
        self._said[person.id] = [*lately, now]
        return journal.Talked(person=person.id, name=self.play.seats[own[0]].name, text=spoken, emote=emote, id=id)

    def _returned(self, person: str) -> list[AnyEntry]:
        own = [seat for seat in self.play.seats_of(person) if self.play.seats[seat].left == "gone"]
        return [journal.Returned(seat=seat) for seat in own] if self.play.status == "playing" else []

    async def _hint(self, person: Person, command: messages.Hint) -> messages.Out:
        self._own(person, command.seat)
        if self.play.terms.rated:
            raise Refusal("rated", "there are no hints in rated games")
        decisions = self.play.decisions(command.seat, secret=False)
        if not decisions:
            raise Refusal("not-your-turn", "there is nothing to decide for this seat now")
        view = decisions[0][0]
        try:
            return advice_of(command.id, self.play.id, view, await self.brains.advise(view))
        except NoAdvice as error:
            raise Refusal("no-advice", str(error)) from None

    async def _rematch(self, person: Person) -> None:
        """The same terms at another table; the first who asks is its host, bots come along."""
        if not self.play.seats_of(person.id):
            raise Refusal("not-seated", "only those who played can ask for a rematch")
        if self.play.status != "over":
            raise Refusal("not-over", "the game is not over yet")
        if not self.play.rematch:
            another = await self.open_another(self.play.terms, person.id)
            await self._change(lambda: [] if self.play.rematch else [journal.Rematched(table=another)])

    # Writing.

    async def _change(self, plan: Callable[[], Sequence[AnyEntry]]) -> None:
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
                log.error("storage", table=nameless(self.play.id), error=repr(error))
                raise Refusal("storage", "this could not be written down, so it was not done; try again") from error
            for entry in entries:
                self.play.apply(entry)
            self.touched = now_ms()
            if self.play.status == "over":
                self._spawn(self.settle())
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
        """Write down the result of a game that is over."""
        if self._settled or self.play.state is None:
            return
        self._settled = True
        state = self.play.state
        who = [(seat.person, seat.left) for seat in self.play.seats]
        found = outcomes(who, state.places, state.scores)
        await self.store.settle(self.play.id, self.play.terms, found, rate)

    # Time.

    def arrange(self, soonest: float = 0.0) -> None:
        """Let bots think whose turn it is, and set the alarm for whatever comes next by itself."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.closed or self.play.status != "playing":
            return
        self._note_who_is_gone()
        self._wake_bots()
        due = self._due()
        if due is not None:
            loop = asyncio.get_running_loop()
            wait = max(soonest, (due - now_ms()) / 1000)
            self._alarm = loop.call_later(wait + 0.002, lambda: self._spawn(self._tick()))

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
            await self._change(self._elapsed)
        except Refusal as refusal:
            log.warning("tick", table=nameless(self.play.id), why=refusal.text)
        for seat in [s for s in self.play.waits if self._out_of_time(s)]:
            self._think(seat, "rule", by="clock")
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

    # Bots.

    def _wake_bots(self) -> None:
        for number, seat in enumerate(self.play.seats):
            if self._is_asked(number, self.play.moves, by="bot"):
                self._think(number, seat.level, by="bot")

    def _is_asked(self, seat: int, moves: int, by: str) -> bool:
        """Whether a bot still has something to decide for a seat: nobody has moved, and no person has come back."""
        if self.play.moves != moves or self.play.has_chosen(seat):
            return False
        return (by == "clock" or self.play.seats[seat].played_by_bot) and bool(self.play.decisions(seat))

    def _think(self, seat: int, level: str, by: str) -> None:
        """Let a bot decide for a seat, unless one does already."""
        about, task = self._minds.get(seat, (-1, None))
        if task is not None and not task.done():
            if about == self.play.moves:
                return
            if task is not asyncio.current_task():
                task.cancel()
        task = self._spawn(self._bot_move(seat, level, self.play.moves, by))
        self._minds[seat] = self.play.moves, task

    async def _bot_move(self, seat: int, level: str, moves: int, by: Any) -> None:
        """Decide for a seat; where a choice takes several tokens, all of them."""
        while self._is_asked(seat, moves, by):
            began = asyncio.get_running_loop().time()
            for place, view, window in self._questions(seat, by):
                token = await self._idea(view, level)
                if not self._is_asked(seat, moves, by):
                    return
                if by == "bot":
                    if window and (place > 0 or window.secret) and token == view.game.rules.TOKENS[window.default]:
                        continue  # not pressing is not pressing, and nobody notices
                    took = asyncio.get_running_loop().time() - began
                    await asyncio.sleep(max(0.0, self._pause(seat, place, window is not None) - took))
                if not await self._bot_tries(seat, token, moves, by):
                    return
                break
            else:
                return

    def _questions(self, seat: int, by: str) -> list[tuple[int, View, Window | None]]:
        """What a seat may decide now: behind how many windows, on what, and whether play does not wait for it. When the
        clock asks, it is about what the table waits for.
        """
        if seat in self.play.choosing():
            return [(0, view, None) for view, _ in self.play.decisions(seat)]
        stages = enumerate(self.play.stages())
        found = [(place, stage.state.view(seat), stage.window) for place, stage in stages if stage.seat == seat]
        return found[-1:] if by == "clock" else found

    async def _idea(self, view: View, level: str) -> str:
        try:
            return await self.brains.choose(view, level)
        except Exception as error:  # a table does not stand still because a bot cannot think
            log.error("brains", game=view.game.id, level=level, error=repr(error))
            return random.choice(view.legal)

    async def _bot_tries(self, seat: int, token: str, moves: int, by: Any) -> bool:
        """Whether a bot's decision has been carried out, perhaps after waiting for others."""
        while self.play.moves == moves:
            try:
                await self._change(lambda: self._bot_entries(seat, token, moves, by))
                return True
            except TooSoon as wait:
                await asyncio.sleep(wait.seconds + 0.01)
            except Refusal as refusal:
                if refusal.code == "storage":
                    await asyncio.sleep(1)
                    continue
                if refusal.code != "moved":
                    log.error("bot", table=nameless(self.play.id), seat=seat, token=token, why=refusal.text)
                return False
        return False

    def _pause(self, seat: int, place: int, window: bool) -> float:
        """How long a bot seems to think: longer where people may still press or call out."""
        if place > 0:
            patience = max(stage.window.patience for stage in self.play.stages()[:place] if stage.window)
            return max(patience * self.pace.factor, self.pace.pause())
        if any(self.play.calls(other) for other in range(len(self.play.seats)) if other != seat):
            return EXCUSED * self.pace.factor
        return self.pace.pause(1.0, 3.0) if window and self.play.held is not None else self.pace.pause()

    def _bot_entries(self, seat: int, token: str, moves: int, by: Any) -> list[AnyEntry]:
        if not self._is_asked(seat, moves, by):
            return []
        entries = self.play.move(seat, token, now_ms(), by=by)
        clock = self.play.terms.clock
        if by == "clock" and clock is not None:
            missed = self.play.seats[seat].missed + 1
            if clock.each == "game" or missed >= MISSES:
                entries.append(journal.Left(seat=seat, why="clock"))
        return entries

    # Ending.

    def _spawn(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Refusal | TooSoon):
            log.error("table", table=nameless(self.play.id), error=repr(error))

    def close(self) -> None:
        """This object is done with: followers ask anew for the table."""
        self.closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        for _, task in self._minds.values():
            task.cancel()
        for follower in list(self.followers):
            follower.lost()
        self.followers.clear()

    async def drain(self) -> None:
        """Wait for what is being written."""
        async with self._lock:
            self.close()


def advice_of(id: str, table: str, view: View, advice: thoughts.Advice) -> Advice:
    """Advice as the wire has it."""
    labels = {offer.token: offer.label for offer in views.offers(view, window=False)}
    return Advice(
        id=id,
        table=table,
        seat=view.seat,
        choice=advice.choice,
        candidates=[
            Candidate(
                token=one.token,
                label=labels[one.token],
                visits=one.visits,
                points=one.points,
                places=list(one.places),
                known=one.exact.says if one.exact else "",
                values=dict(one.exact.values) if one.exact else {},
            )
            for one in advice.candidates
        ],
    )


def played(kept: Kept, tempo: float = 1.0) -> Play:
    """A table as its journal has it."""
    play = Play(kept.id, kept.terms, kept.host, kept.seed, tempo)
    for entry in kept.journal:
        play.apply(entry)
    return play


def finished_record(kept: Kept) -> Record | None:
    """The record of a game that is over, from its journal; None as long as it is not."""
    play = played(kept)
    if play.state is None or not play.state.over:
        return None
    play.state.sitters = play.sitters()
    return play.state.record(times=play.times)
