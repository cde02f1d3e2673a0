"""A table without its wires: who sits where, the game, what people may do now, what an entry of the journal changes.

Nothing here waits, writes or reads a clock. Commands are planned (`move`, `undo`, …): what they would add to the
journal, or a Refusal. What the journal has got is carried out by `apply`, whether just written or read again.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, NamedTuple

from igroteka.match import Fair, Game, Sitter, explain, foresees
from igroteka.server import journal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from igroteka.kernel import Reason, Value, Window
    from igroteka.match import State, View
    from igroteka.server.journal import AnyEntry, Level, Terms
    from igroteka.server.store import Kept

LINES = 200  # of talk that are kept at hand
COMMANDS = 500  # ids of commands that are remembered
BACK_AND_FORTH = 3  # times that a decision may be taken back where a clock runs
MISSES = 2  # decisions that the clock takes from somebody before a bot takes the seat

Status = Literal["open", "playing", "over"]
By = Literal["person", "bot", "clock"]


class Refusal(Exception):
    """What cannot be done, for whoever asked for it."""

    def __init__(self, code: str, text: str, reason: Reason | None = None) -> None:
        self.code = code
        self.text = text
        self.reason = reason
        super().__init__(text)


class TooSoon(Exception):
    """Somebody else still has a moment to decide: try again after so many seconds."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        super().__init__(seconds)


@dataclass
class Seat:
    person: str = ""
    name: str = ""
    level: Level | Literal[""] = ""  # of the bot that plays here
    salt: str = ""
    left: str = ""  # why a bot plays for the person
    missed: int = 0  # decisions in a row that the clock took
    used: int = 0  # milliseconds off the clock, less what was added

    @property
    def taken(self) -> bool:
        return bool(self.person or self.level)

    @property
    def played_by_bot(self) -> bool:
        return bool(self.level)


class Stage(NamedTuple):
    """A decision that may be taken now: the one that is due, or one behind a window that nobody has used."""

    state: State
    seat: int
    window: Window | None


class Choice(NamedTuple):
    """What a seat has chosen in secret so far: it is complete when no further token of it is due."""

    tokens: tuple[str, ...]
    complete: bool
    ready: bool
    by: By


@dataclass
class Play:
    id: str
    terms: Terms
    host: str
    seed: bytes = field(repr=False)
    tempo: float = 1.0  # of the moments for which others wait; 0: none

    def __post_init__(self) -> None:
        self.game = settled(self.terms)
        self.seats = [Seat() for _ in range(self.game.players)]
        self.state: State | None = None
        self.choices: dict[int, Choice] = {}
        self.version = 0
        self.sheet_version = 0
        self.forget_before = 0  # clients with an older version than this have to start anew
        self.marks = [(0, 0)]  # by version: happenings and lines so far
        self.held: int | None = None  # happenings that may be shown while a secret window is open
        self.lines: list[tuple[int, journal.Talked]] = []
        self.said = 0
        self.talk = self.terms.talk
        self.rematch = ""
        self.done: dict[str, int] = {}  # commands carried out, and their version
        self.opened_at = 0  # when the present decision became due
        self.waits: dict[int, int] = {}  # seats that the table waits for, since when
        self.thought: dict[int, int] = {}  # seats that have chosen in secret: milliseconds it took them, so far
        self.besides: Counter[str] = Counter()  # by person: entries of the journal that are no moves which stand
        self.barred: set[str] = set()  # people whom the host has sent away for good
        self.taken_back = (-1, 0)  # the decision that was taken back last, and how often
        self.moves = 0  # the number of the present decision
        self.started_at = 0
        self.times: list[int] = []
        self.last: tuple[View, str, View] | None = None  # a person's last move, with what they saw before and after
        self._before: State | None = None  # the game before it
        self._before_clock: tuple[int, int, int] | None = None  # its seat, what it took, what was off the clock before
        self._foreseen: bool | None = None  # whether that move brought nothing new
        self._stages: list[Stage] | None = None

    # What is the case.

    @property
    def status(self) -> Status:
        if self.state is None:
            return "open"
        return "over" if self.state.over else "playing"

    def commitment(self) -> str:
        return Fair(self.seed).commitment

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def stages(self) -> list[Stage]:
        """The decisions that may be taken now, the one that is due first."""
        if self._stages is None:
            self._stages = self._find_stages()
        return self._stages

    def _find_stages(self) -> list[Stage]:
        found: list[Stage] = []
        state = self.state
        while state is not None and state.actor is not None and len(found) < 2 * len(self.seats) + 3:
            window = state.window
            found.append(Stage(state, state.actor, window))
            if window is None or window.lasts is not None:
                break
            after = state.copy().play(state.game.rules.TOKENS[window.default])
            if after.chances > state.chances:
                break  # nobody may act on cards that have not come yet
            state = after
        return found

    def choosing(self) -> list[int]:
        """Those who choose in secret at the same time now, in the order in which the choices are played."""
        if self.state is None or self.state.over:
            return []
        together = self.state.together
        return together if len(together) > 1 else []

    def turn(self) -> list[int]:
        """The seats that the table waits for. A secret window is not waited for, as far as anybody can see."""
        choosing = self.choosing()
        if choosing:
            return [seat for seat in choosing if not self.has_chosen(seat)]
        stages = self.stages()
        if not stages or (stages[-1].window is not None and stages[-1].window.secret):
            return []
        return [stages[-1].seat]

    def has_chosen(self, seat: int) -> bool:
        """Whether a seat that chooses together with others has, and waits for them."""
        return seat in self.choices and self.choices[seat].complete and self.choices[seat].ready

    def shown(self) -> State:
        """The position that people see: while a secret window is open, the one as if it had not been used."""
        assert self.state is not None
        stages = self.stages()
        if stages and stages[0].window is not None and stages[0].window.secret:
            return next((stage.state for stage in stages if not (stage.window and stage.window.secret)), self.state)
        return self.state

    def ahead(self, seat: int, tokens: tuple[str, ...]) -> State:
        """A position in which a seat that chooses together with others has chosen so much: theirs do not matter."""
        assert self.state is not None
        if self.state.actor == seat and not tokens:
            return self.state
        state = self.state.copy()
        while state.actor is not None and state.actor != seat:
            state.play(state.legal[0])
        for token in tokens:
            state.play(token, seat)
        return state

    def decisions(self, seat: int, *, secret: bool = True) -> list[tuple[View, bool]]:
        """What a seat may decide now, and whether nobody waits for it; without `secret`, what is no secret of it."""
        choosing = self.choosing()
        if seat in choosing:
            own = self.choices.get(seat)
            return [(self.ahead(seat, () if own is None or own.complete else own.tokens).view(seat), False)]
        return [
            (stage.state.view(seat), stage.window is not None)
            for stage in self.stages()
            if stage.seat == seat and not choosing and (secret or not (stage.window and stage.window.secret))
        ]

    def calls(self, seat: int) -> list[str]:
        return self.state.calls(seat) if self.state is not None and not self.state.over else []

    def left(self, seat: int) -> int:
        """Milliseconds on a seat's clock, at the beginning of the decision."""
        clock = self.terms.clock
        assert clock is not None
        return clock.seconds * 1000 - (self.seats[seat].used if clock.each == "game" else 0)

    # What people want to do.

    def move(
        self, seat: int, token: str, now: int, *, ready: bool = True, by: By = "person", id: str = "", grace: int = 0
    ) -> list[AnyEntry]:
        """Play a token. `grace`: milliseconds that others' windows stay open longer, for their slow connections."""
        if self.state is None:
            raise Refusal("not-started", "the game has not started yet")
        spent = self.spent(seat, now)
        if seat in self.choosing():
            return self._choose(seat, token, ready=ready, by=by, id=id, spent=spent)
        passed: list[AnyEntry] = []
        refusal: Reason | None = None
        for stage in self.stages() if not self.choosing() else []:
            secret = stage.window is not None and stage.window.secret
            if stage.seat == seat:
                reason = stage.state.view(seat).why_not(token)
                # Nobody may find out by trying that a secret window is open: a person calls out, or is not asked.
                if reason is None and (not secret or by != "person" or token in self.calls(seat)):
                    return [*passed, journal.Moved(seat=seat, token=token, by=by, spent=spent, id=id)]
                if not secret:
                    refusal = reason
            if stage.window is not None:
                # One's own window is closed by going on; past another's, only after its grace.
                person = not self.seats[stage.seat].played_by_bot and stage.seat != seat
                moment = stage.window.grace * 1000 + (0 if secret else grace)
                until = self.opened_at + moment * self.tempo
                if person and now < until and self._later(stage, seat, token):
                    raise TooSoon((until - now) / 1000)
                default = self.game.rules.TOKENS[stage.window.default]
                passed.append(journal.Moved(seat=stage.seat, token=default, by="default"))
        if token in self.calls(seat):
            return []
        reason = refusal or self.shown().view(seat).why_not(token)
        if reason is None:
            raise Refusal("not-your-turn", "there is nothing to decide for this seat now")
        raise Refusal("illegal", explain(self.game, reason), reason)

    def forbids(self, seat: int, zone: str, item: str) -> Refusal:
        """Why a seat can do nothing with an item of a zone, or at the zone."""
        if self.state is None:
            return Refusal("not-started", "the game has not started yet")
        decisions = [view for view, _ in self.decisions(seat, secret=False)] or [self.shown().view(seat)]
        reason = next((found for view in decisions if (found := view.why_not_with(zone, item))), None)
        if reason is None:
            return Refusal("no-reason", "no rule speaks of that now")
        return Refusal("illegal", explain(self.game, reason), reason)

    def _later(self, stage: Stage, seat: int, token: str) -> bool:
        """Whether a seat may play a token behind this stage."""
        stages = self.stages()
        behind = stages[stages.index(stage) + 1 :]
        return any(other.seat == seat and token in other.state.legal for other in behind)

    def _choose(self, seat: int, token: str, *, ready: bool, by: By, id: str, spent: int) -> list[AnyEntry]:
        own = self.choices.get(seat)
        before = () if own is None or own.complete else own.tokens  # who has chosen already chooses anew
        position = self.ahead(seat, before)
        reason = position.view(seat).why_not(token)
        if reason is not None:
            raise Refusal("illegal", explain(self.game, reason), reason)
        choosing = self.choosing()
        tokens = (*before, token)
        mine = Choice(tokens, _ends_step(position, token), ready, by)
        entries: list[AnyEntry] = [
            journal.Chose(seat=seat, tokens=tokens, complete=mine.complete, ready=ready, by=by, spent=spent, id=id)
        ]
        choices = self.choices | {seat: mine}
        if all(other in choices and choices[other].complete and choices[other].ready for other in choosing):
            entries += [
                journal.Moved(seat=other, token=each, by=choices[other].by)
                for other in choosing
                for each in choices[other].tokens
            ]
        return entries

    def spent(self, seat: int, now: int) -> int:
        return max(0, now - self.waits[seat]) if seat in self.waits and self.terms.clock else 0

    def lapse(self, now: int) -> list[AnyEntry]:
        """The window that has stayed open for as long as it lasts."""
        due = self.lapses_at()
        if due is None or now < due:
            return []
        _, seat, window = self.stages()[0]
        assert window is not None
        return [journal.Moved(seat=seat, token=self.game.rules.TOKENS[window.default], by="default")]

    def lapses_at(self) -> float | None:
        stages = self.stages()
        if not stages or stages[0].window is None or stages[0].window.lasts is None:
            return None
        return self.opened_at + stages[0].window.lasts * 1000

    def can_undo(self, seat: int) -> bool:
        """The last decision was this seat's own, brought no chance and showed nobody's secret."""
        if seat in self.choices:
            return True
        if self.terms.rated or self.state is None or self.state.over or self.choices:
            return False
        if self.terms.clock is not None and self.taken_back >= (len(self.times) - 1, BACK_AND_FORTH):
            return False
        if self.last is None or self.last[0].seat != seat:
            return False
        if self._foreseen is None:
            before, token, after = self.last
            self._foreseen = foresees(before, token, after)
        return self._foreseen

    def undo(self, seat: int, id: str) -> list[AnyEntry]:
        if seat in self.choices:
            return [journal.Chose(seat=seat, tokens=(), ready=False, id=id)]
        if self.terms.rated:
            raise Refusal("rated", "in a rated game nothing is taken back")
        if not self.can_undo(seat):
            raise Refusal(
                "cannot-undo",
                "only your own last move can be taken back, if nobody has moved and no card came since; "
                f"by the clock, {BACK_AND_FORTH} times",
            )
        return [journal.Undone(seat=seat, id=id)]

    # What the journal says.

    def apply(self, entry: AnyEntry) -> None:
        match entry:
            case journal.Sat():
                self.besides[entry.person] += 1
                self.seats[entry.seat] = Seat(person=entry.person, name=entry.name, salt=entry.salt)
            case journal.BotSat():
                self.besides[self.host] += 1
                self.seats[entry.seat] = Seat(level=entry.level)
            case journal.Stood():
                self.besides[self.seats[entry.seat].person or self.host] += 1
                if entry.barred:
                    self.barred.add(self.seats[entry.seat].person)
                self.seats[entry.seat] = Seat()
            case journal.Started():
                self._start(entry.at)
            case journal.Moved():
                self._play(entry)
            case journal.Chose():
                self._choose_secretly(entry)
            case journal.Undone():
                self._take_back(entry)
            case journal.Left():
                seat = self.seats[entry.seat]
                self.besides[seat.person] += 1
                seat.left, seat.level, seat.missed = entry.why, "medium", 0
            case journal.Returned():
                self.besides[self.seats[entry.seat].person] += 1
                self.seats[entry.seat].left = self.seats[entry.seat].level = ""
            case journal.Talked():
                self.besides[entry.person] += 1
                self.lines = [*self.lines[1 - LINES :], (self.version + 1, entry)]
                self.said += 1
            case journal.Hushed():
                self.besides[self.host] += 1
                self.talk = entry.talk
            case journal.Rematched():
                self.rematch = entry.table
        self.version += 1
        if not isinstance(entry, journal.Moved | journal.Chose | journal.Talked) or self.status == "over":
            self.sheet_version = self.version
        if entry.id:
            self.done[entry.id] = self.version
            if len(self.done) > COMMANDS:
                del self.done[next(iter(self.done))]
        self._mark(entry.at)

    def _start(self, at: int) -> None:
        source = Fair(self.seed, tuple(seat.salt for seat in self.seats))
        self.state = self.game.start(source=source)
        self.started_at = at
        self._next_decision(at)

    def _choose_secretly(self, entry: journal.Chose) -> None:
        """What was chosen may change until all are ready. The clock stops when a choice is complete and ready; who
        changes it after all goes on with the time that was left.
        """
        number, seat = entry.seat, self.seats[entry.seat]
        chosen = Choice(entry.tokens, entry.complete, entry.ready, entry.by)
        if entry.tokens:
            self.choices[number] = chosen
        else:
            self.choices.pop(number, None)
        if chosen.complete and chosen.ready:
            if number not in self.thought:
                self.thought[number] = entry.spent
                seat.used += entry.spent
        elif number in self.thought:
            spent = self.thought.pop(number)
            seat.used -= spent
            self.waits[number] = entry.at - spent
        self.besides[seat.person] += 1
        self._stages = None

    def _take_back(self, entry: journal.Undone) -> None:
        """The game as it was before the last move, the clock as it was when the move was made."""
        assert self._before is not None
        self.state = self._before
        self.times.pop()
        self.waits = {}
        if self._before_clock is not None:
            number, spent, used = self._before_clock
            self.seats[number].used = used
            self.waits[number] = entry.at - spent
        self.last = self.held = self._before = self._before_clock = None
        decision, times = self.taken_back
        self.taken_back = len(self.times), 1 + (times if decision == len(self.times) else 0)
        self.besides[self.seats[entry.seat].person] += 2  # the move, and that it was taken back
        told = self.state.happened
        for version in range(len(self.marks) - 1, -1, -1):
            happened, said = self.marks[version]
            if happened <= told:
                break
            self.marks[version] = told, said
        self.forget_before = self.version + 1
        self._next_decision(entry.at)

    def _play(self, entry: journal.Moved) -> None:
        assert self.state is not None
        before = self.state.happened
        chances = self.state.chances
        may_undo = entry.by == "person" and not self.terms.rated
        saw = self.state.view(entry.seat) if may_undo else None
        self._before = self.state.copy() if may_undo else None
        self._before_clock = (entry.seat, entry.spent, self.seats[entry.seat].used) if self.terms.clock else None
        self.state.play(entry.token, entry.seat)
        if saw is None or self.state.chances > chances:
            self.last = self._before = None
        else:
            self.last = saw, entry.token, self.state.view(entry.seat)
        self._foreseen = None
        self.times.append(entry.at - self.started_at)
        window, opened_at, was_held = self.state.window, self.opened_at, self.held is not None
        if window is None or not window.secret:
            self.held = None
        elif self.held is None:
            self.held = before
        if entry.seat in self.choices:
            self.last = None  # others have chosen with it
            choice = self.choices.pop(entry.seat)
            if len(choice.tokens) > 1:
                self.choices[entry.seat] = choice._replace(tokens=choice.tokens[1:])
        self.waits.pop(entry.seat, None)
        self.thought.pop(entry.seat, None)
        self._charge(entry.seat, entry.spent, entry.by)
        self._next_decision(opened_at if was_held and self.held is not None else entry.at)

    def _charge(self, number: int, spent: int, by: str) -> None:
        seat, clock = self.seats[number], self.terms.clock
        if by == "clock":
            seat.missed += 1
        elif by == "person":
            seat.missed = 0
        if clock is not None:
            seat.used += spent - (clock.added * 1000 if by == "person" else 0)

    def _next_decision(self, at: int) -> None:
        self.moves += 1
        self.opened_at = at
        self._stages = None

    def _mark(self, at: int) -> None:
        told = 0 if self.state is None else self.state.happened
        self.marks.append((told if self.held is None else self.held, self.said))
        awaited = self.turn()
        self.waits = {seat: self.waits.get(seat, at) for seat in awaited}

    def sitters(self) -> list[Sitter]:
        """As the record names them."""
        return [
            Sitter(name=seat.name or seat.level, kind="human" if seat.person else "bot", bot=seat.level or None)
            for seat in self.seats
        ]


def _ends_step(position: State, token: str) -> bool:
    """Whether no further token of the same seat is due: another's turn has come, or the choices have been turned up."""
    after = position.copy().play(token)
    turned_up = after.heard_by_all(position.happened) or after.chances > position.chances
    return turned_up or after.actor != position.actor


def settled(terms: Terms) -> Game:
    """The game of a table: with friendly spoken rules, whatever would have to be said or remembered is done for one."""
    game = Game(terms.game, terms.players, terms.options)
    if terms.spoken == "strict":
        return game
    known = game.rules.OPTIONS.items()
    friendly: Mapping[str, Value] = {name: option.friendly for name, option in known if option.friendly is not None}
    return Game(terms.game, terms.players, {**friendly, **terms.options})


def played(kept: Kept, tempo: float = 1.0) -> Play:
    """A table as its journal has it."""
    play = Play(kept.id, kept.terms, kept.host, kept.seed, tempo)
    for entry in kept.journal:
        play.apply(entry)
    return play
