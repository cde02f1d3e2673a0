"""A table as its journal has it: seats, game, moment, clocks and history, and what an entry of the journal changes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, assert_never

from igroteka.kernel import Phrase
from igroteka.match import Fair, Game
from igroteka.tables import journal
from igroteka.tables.clock import Clocks
from igroteka.tables.ending import Ending
from igroteka.tables.history import History
from igroteka.tables.moment import Laid, Moment
from igroteka.tables.reckoning import Reckoning
from igroteka.tables.seating import Seat, Seating
from igroteka.tables.takeback import Before, TakeBack
from igroteka.tables.terms import game_under, rearranged

if TYPE_CHECKING:
    from collections.abc import Iterable

    from igroteka.match import State
    from igroteka.match.fairness import Source
    from igroteka.tables.journal import AnyEntry
    from igroteka.tables.terms import Terms

Status = Literal["open", "playing", "over"]


@dataclass
class Play:
    id: str
    terms: Terms
    host: str
    seed: bytes = field(repr=False)
    pace: float = 1.0  # of the moments for which others wait; 0: none
    luck: Source | None = field(default=None, repr=False)  # decides chance; without it the seed does, fairly

    def __post_init__(self) -> None:
        self.game = game_under(self.terms)
        self.seating = Seating([Seat() for _ in range(self.game.players)])
        self.moment = Moment(None)
        self.clocks = Clocks(self.terms.clock, self.game.players)
        self.takeback = TakeBack()
        self.history = History()
        self.reckoning = Reckoning()
        self.talk = self.terms.talk
        self.hushed: set[str] = set()  # people whom the host does not want to hear
        self.began_with_aids = False  # as it was settled when the game began
        self.ending = Ending()
        self.rematch = ""  # the table where those who want go on
        self.again: set[str] = set()  # people who want to
        self.decision = 0  # the number of the present decision; it goes up when one is taken back, too
        self.due_since = 0  # when the present decision became due
        self.held: int | None = None  # happenings that may be shown while a secret window is open
        self.started_at = 0
        self.times: list[int] = []  # of all moves that stand, in milliseconds since the start

    @property
    def state(self) -> State | None:
        return self.moment.state

    @property
    def seats(self) -> list[Seat]:
        return self.seating.seats

    @property
    def version(self) -> int:
        return self.history.version

    @property
    def status(self) -> Status:
        if self.state is None:
            return "open"
        return "over" if self.state.over else "playing"

    @property
    def aids(self) -> bool:
        """Whether the screen counts for people. Where nobody says so, between people it does not."""
        if self.seating.started:
            return self.began_with_aids
        return self.seating.people == 1 if self.terms.aids is None else self.terms.aids

    def commitment(self) -> str:
        return Fair(self.seed).commitment

    def can_undo(self, seat: int, *, surely: bool = True) -> bool:
        """Whether a seat has something to take back: a secret choice, or its last move where nothing came of it."""
        if seat in self.moment.laid:
            return True
        if self.takeback.last is None or self.terms.rated or self.status != "playing" or self.moment.laid:
            return False
        if self.terms.clock is not None and self.takeback.too_often(len(self.times) - 1):
            return False
        return self.takeback.allows(seat, surely=surely)

    # What the journal says.

    def apply(self, entry: AnyEntry) -> None:
        whose = self._person(entry)
        if isinstance(entry, journal.Started):
            self.began_with_aids = self.aids
        self.seating.apply(entry)
        match entry:
            case journal.Arranged():
                self.terms = rearranged(self.terms, entry)
                self.game = game_under(self.terms)
            case journal.Started():
                self._start(entry.at)
            case journal.Moved():
                self._move(entry)
            case journal.Chose():
                self._lay(entry)
            case journal.Undone():
                self._take_back(entry)
            case journal.Left():
                self.clocks.missed[entry.seat] = 0
            case journal.Talked():
                self.history.say(entry)
            case journal.Hushed():
                self._hush(entry)
            case journal.LastRound():
                self._hear(entry)
            case journal.Rematched():
                self.rematch = entry.table
                self.again |= {entry.person} - {""}  # of old, nobody wrote down who wants to
            case journal.Sat() if self.state is not None:
                self._take_over(entry.seat)
            case journal.Sat() | journal.BotSat() | journal.Stood() | journal.Returned():
                pass  # who sits where, and no more
            case _:
                assert_never(entry)
        if self.ending.agreed and not self.ending.final and self.ending.all_agree(self.seating):
            self._end_with_this_round()
        if whose:
            self.history.besides[whose] += 2 if isinstance(entry, journal.Undone) else 1  # with the move taken back
        told, decided = (0, []) if self.state is None else (self.state.happened, self.state.decided)
        quiet = isinstance(entry, journal.Moved | journal.Chose | journal.Talked) and self.status != "over"
        self.history.grow(entry.id, told if self.held is None else self.held, decided, sheet=not quiet)
        self.clocks.wait_for(self.moment.turn, entry.at)

    def _person(self, entry: AnyEntry) -> str:
        """Whose entry it is, of those that may be made again and again."""
        match entry:
            case journal.Sat() | journal.Talked():
                return entry.person
            case journal.Stood() | journal.Chose() | journal.Undone() | journal.Left() | journal.Returned():
                return self.seats[entry.seat].person or self.host
            case journal.LastRound():
                return self.seats[entry.seats[0]].person
            case journal.BotSat() | journal.Arranged() | journal.Hushed():
                return self.host
            case journal.Started() | journal.Moved() | journal.Rematched():
                return ""
            case _:
                assert_never(entry)

    def _start(self, at: int) -> None:
        source = self.luck or Fair(self.seed, tuple(seat.salt for seat in self.seats))
        self.started_at = at
        self._next_decision(self.game.start(source=source), at)

    def _hush(self, entry: journal.Hushed) -> None:
        if not entry.person:
            self.talk = entry.talk
        elif entry.talk:
            self.hushed.discard(entry.person)
        else:
            self.hushed.add(entry.person)

    def _take_over(self, seat: int) -> None:
        """Somebody has a bot's seat from now on, and answers for nothing that was done there before."""
        self.clocks.missed[seat] = 0
        self.ending.agreed.discard(seat)
        if self.takeback.last is not None and self.takeback.last.seat == seat:
            self.takeback.moved(None)
        self.history.notice(Phrase("did-take-over", seat=seat))

    def _lay(self, entry: journal.Chose) -> None:
        """What was chosen may change until all are ready."""
        laid = Laid(entry.tokens, entry.complete, entry.ready, entry.by)
        if not entry.tokens and self.moment.has_chosen(entry.seat):  # before that, nobody knows of it
            self.history.notice(Phrase("did-rethink", seat=entry.seat))
        others = {seat: other for seat, other in self.moment.laid.items() if seat != entry.seat}
        self.moment = Moment(self.state, others | {entry.seat: laid} if entry.tokens else others)
        if laid.final:
            self.clocks.laid(entry.seat, entry.spent)
        else:
            self.clocks.reconsiders(entry.seat, entry.at)

    def _move(self, entry: journal.Moved) -> None:
        state, laid = self.moment.state, dict(self.moment.laid)
        assert state is not None
        heard, chances = state.happened, state.chances
        own = laid.pop(entry.seat, None)
        if own is not None and len(own.tokens) > 1:
            laid[entry.seat] = own._replace(tokens=own.tokens[1:])
        before, saw = None, None
        if entry.by == "person" and not self.terms.rated and own is None:  # with a secret choice, others have chosen
            before, saw = state.copy(), state.view(entry.seat)
        state.play(entry.token, entry.seat)
        spent = self.clocks.moved(entry.seat, entry.spent, entry.by)
        if before is None or saw is None or state.chances > chances:
            self.takeback.moved(None)
        else:
            self.takeback.moved(Before(before, spent, saw, entry.token, state.view(entry.seat)))
        self.times.append(entry.at - self.started_at)
        self._next_decision(state, self._hold(state, heard, entry.at), laid)

    def _hold(self, state: State, heard: int, at: int) -> int:
        """While a secret window is open, what was heard before it is all that anybody hears. Since when it is open."""
        if state.window is None or not state.window.secret:
            self.held = None
        elif self.held is None:
            self.held = heard
        else:
            return self.due_since
        return at

    def _take_back(self, entry: journal.Undone) -> None:
        self.times.pop()
        before = self.takeback.taken(len(self.times))
        self.held = None
        self.clocks.taken_back(before.spent, entry.at)
        self.history.forget(before.state.happened)
        self.reckoning = Reckoning()
        self.history.notice(Phrase("did-take-back", seat=entry.seat))
        self._next_decision(before.state, entry.at)

    def _hear(self, entry: journal.LastRound) -> None:
        if not entry.agree or not self.ending.agreed:
            self.history.notice(Phrase("did-last-asked" if entry.agree else "did-last-declined", seat=entry.seats[0]))
        self.ending.hear(entry)

    def _end_with_this_round(self) -> None:
        """All have agreed. A move that can be taken back is of this round, too: a new one begins with new cards."""
        state, before = self.state, self.takeback.last
        if state is None or state.over:
            return
        self.ending.final = True
        self.history.notice(Phrase("did-last-agreed", value=state.round or 0))
        for position in (state, *([before.state] if before else [])):
            position.make_last()
        self.game = Game(state.game.id, state.game.players, state.game.options)
        self.moment = Moment(state, self.moment.laid)

    def _next_decision(self, state: State, at: int, laid: dict[int, Laid] | None = None) -> None:
        self.moment = Moment(state, laid or {})
        self.decision += 1
        self.due_since = at


def played(play: Play, entries: Iterable[AnyEntry]) -> Play:
    """A table after all that its journal says."""
    for entry in entries:
        play.apply(entry)
    return play
