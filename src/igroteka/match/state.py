"""A game being played, for Python users: ask what is legal, play a token, look through a seat's eyes."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from igroteka.kernel import OVER, SPECTATOR, BadOption, Host, Of, Phrase, together
from igroteka.match.account import Account
from igroteka.match.errors import IllegalAction, RecordRefused, short
from igroteka.match.naming import kind_token, outcome_token
from igroteka.match.record import FORMAT, Event, Record, Result, Sitter
from igroteka.match.view import View, explain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.kernel import Ground, Reason, Window, Zone
    from igroteka.match.fairness import Source
    from igroteka.match.variant import Variant


LIMIT = "max_rounds"  # the option of how many rounds there are at most; the state of such a game has a `round`


class Happening(NamedTuple):
    """Something that the rules told of. With `only`, its card is for that seat's eyes."""

    phrase: Phrase
    only: int

    def seen_by(self, seat: int) -> Phrase:
        """The sentence that a seat may hear."""
        return self.phrase if self.only in (-1, seat) else hidden(self.phrase)


@lru_cache(maxsize=1024)  # it is asked for by every other seat
def hidden(phrase: Phrase) -> Phrase:
    """The same sentence without its card."""
    return phrase._replace(id=phrase.id + "-hidden", card=0)


class Referee(Host):
    """Gets chance from a source, and writes down everything that happens."""

    def __init__(self, game: Variant, source: Source) -> None:
        self.game = game
        self.source = source
        self.events: list[Event] = []
        self.happenings: list[Happening] = []
        self.decided: list[int] = []  # how much had happened before each decision
        self.chances = 0

    def chance(self, s: Any, kind: str, who: int, weights: Sequence[int], of: Of) -> int:
        rules = self.game.rules
        named = kind_token(rules, kind, who, of)

        def token(outcome: int) -> str:
            return outcome_token(rules, s, who, outcome, of)

        outcome = self.source.outcome(s, self.chances, len(self.events), named, token, weights)
        self.chances += 1
        self.events.append(Event(chance=named, outcome=token(outcome)))
        return outcome

    def hear(self, s: Any, happening: str, seat: int, card: int, value: int, other: int, only: int) -> None:
        self.happenings.append(Happening(Phrase("did-" + happening, seat, card, value, other), only))

    def copy(self) -> Referee:
        twin = Referee(self.game, self.source)
        twin.events, twin.happenings, twin.chances = self.events[:], self.happenings[:], self.chances
        twin.decided = self.decided[:]
        return twin


class State:
    """One game in progress. `game.start()` makes it; `play` moves it on; it can be copied, undone and pickled."""

    def __init__(
        self, game: Variant, source: Source, sitters: Sequence[Sitter] = (), *, keep_legal: bool = False
    ) -> None:
        self.game = game
        self.source = source
        self.sitters = list(sitters)
        self.keep_legal = keep_legal
        self._referee = Referee(game, source)
        self._s = game.blank()
        self._s.host = self._referee
        self._views: dict[int, View] = {}  # of this position, by seat
        source.begin(self._s)
        game.rules.start(self._s)

    @property
    def actor(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        seat = self.game.rules.actor(self._s)
        return None if seat == OVER else seat

    @property
    def over(self) -> bool:
        return self.actor is None

    @property
    def actions(self) -> list[int]:
        """The legal actions, as the rules number them."""
        return self.game.actions(self._s)

    @property
    def legal(self) -> list[str]:
        """The legal tokens, sorted as strings."""
        return sorted(self.game.rules.TOKENS[action] for action in self.actions)

    @property
    def scores(self) -> list[int]:
        out = [0] * self.game.players
        self.game.rules.scores(self._s, out)
        return out

    @property
    def places(self) -> list[int]:
        """Places as they would be if the game ended now; 1 is the best."""
        out = [0] * self.game.players
        self.game.rules.places(self._s, out)
        return out

    @property
    def account(self) -> Account:
        """How the scores have come about."""
        return Account(self.game, self.told(SPECTATOR))

    @property
    def grounds(self) -> list[Ground]:
        """The rules that ended the game and made its places."""
        return list(self.game.table.grounds(self.view(SPECTATOR).s)) if self.over else []

    @property
    def events(self) -> list[Event]:
        """Every chance outcome and every decision so far."""
        return self._referee.events[:]

    @property
    def happenings(self) -> list[Happening]:
        """All that the rules told of so far, whoever may hear it."""
        return self._referee.happenings[:]

    @property
    def happened(self) -> int:
        """How many happenings there were."""
        return len(self._referee.happenings)

    @property
    def decided(self) -> list[int]:
        """How many happenings there were before each decision."""
        return self._referee.decided

    @property
    def chances(self) -> int:
        """How many chance events there were."""
        return self._referee.chances

    def play(self, token: str, seat: int | None = None) -> State:
        """Play a token for the seat to move (or insist that it is `seat`'s turn). Returns the state itself."""
        if seat is not None and seat != self.actor:
            who = "the game is over" if self.over else f"seat {self.actor} is to move, not seat {seat}"
            raise IllegalAction(token, None, who)
        action = self.game.action(token)
        actions = self.actions if action is not None else []
        if action is None or action not in actions:
            clause, sentence = self._refusal(token)
            raise IllegalAction(token, clause, sentence)
        legal = sorted(self.game.rules.TOKENS[a] for a in actions) if self.keep_legal else None
        self._referee.events.append(Event(seat=self.actor, action=token, legal=legal))
        self._referee.decided.append(self.happened)
        self._views = {}
        self.game.rules.apply(self._s, action)
        return self

    def why_not(self, token: str) -> Reason | None:
        """Why a token is not allowed for the seat to move, or None if it is. `explain` turns it into a sentence."""
        return self.view(self.actor if self.actor is not None else -1).why_not(token)

    def _refusal(self, token: str) -> tuple[str | None, str]:
        if self.over:
            return None, "the game is over"
        reason = self.why_not(token)
        assert reason is not None
        return reason.clause or None, explain(self.game, reason)

    def view(self, seat: int) -> View:
        """The game as a seat sees it; −1 for a spectator."""
        if not -1 <= seat < self.game.players:
            raise ValueError(f"seats are 0 to {self.game.players - 1}, and −1 watches; there is no seat {seat}")
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = View(self.game, self.game.redacted(self._s, seat), seat)
        return found

    @property
    def window(self) -> Window | None:
        """The decision that is due, if play does not wait for it."""
        return None if self.over else self.game.table.window(self._s)

    @property
    def together(self) -> list[int]:
        """The seats that choose in secret at the same time now and have not chosen yet, in the order of play."""
        if self.over:
            return []
        group = together(self.game.table, self.game.rules, self._s)
        return [seat for seat in range(self.game.players) if group >> seat & 1]

    def calls(self, seat: int) -> list[str]:
        """Tokens that a seat may call out now, asked or not."""
        return [self.game.rules.TOKENS[action] for action in self.game.table.calls(self._s, seat)]

    @property
    def lays(self) -> bool:
        """Whether a secret choice counts only when all say that they are ready."""
        return not self.over and self.game.table.lays(self._s)

    @property
    def open_zones(self) -> list[Zone]:
        """The table with every hand open, for looking back at a game that is over."""
        s = self._s.copy()
        return self.game.table.zones(s, -1)

    @property
    def round(self) -> int | None:
        """The number of the present round, in a game of which it can be agreed how many there are at most."""
        if LIMIT not in self.game.rules.OPTIONS:
            return None
        s: Any = self._s
        return int(s.round)

    def make_last(self) -> None:
        """The present round is the last: from here on and in the record, all is as if that had been agreed before the
        first one. The rules look at the limit only when a round ends, so that nothing that was played changes.
        """
        game, last = self.game, self.round
        if last is None:
            raise BadOption(f"{game.id} has no option {LIMIT}: it ends by its own rules alone")
        self.game = self._referee.game = type(game)(game.id, game.players, {**game.options, LIMIT: last})
        game.rules.OPTIONS[LIMIT].store(self._s, LIMIT, last)
        self._views = {}

    def told(self, seat: int, since: int = 0, until: int | None = None) -> list[Phrase]:
        """What a seat has heard, from happening number `since` on."""
        return [happening.seen_by(seat) for happening in self._referee.happenings[since:until]]

    def heard_by_all(self, since: int = 0) -> bool:
        """Whether anything has happened, from happening number `since` on, of which nothing was for one seat alone."""
        return any(happening.only < 0 for happening in self._referee.happenings[since:])

    def copy(self) -> State:
        twin = object.__new__(State)
        twin.game, twin.source, twin.keep_legal = self.game, self.source, self.keep_legal
        twin.sitters = self.sitters[:]
        twin._referee = self._referee.copy()
        twin._s = self._s.copy()
        twin._s.host = twin._referee
        twin._views = {}
        return twin

    def undo(self) -> State:
        """Take the last decision back, by replaying all before it. The same chance comes up again."""
        actions = [event.action for event in self._referee.events if event.action is not None]
        if not actions:
            raise IllegalAction("undo", None, "nothing has been played yet")
        again = State(self.game, self.source, self.sitters, keep_legal=self.keep_legal)
        for token in actions[:-1]:
            again.play(token)
        self._s, self._referee, self._views = again._s, again._referee, {}
        return self

    def record(self, times: Sequence[int] = ()) -> Record:
        """The game so far as a record, with the milliseconds at which decisions were taken, if they are known. A secret
        seed stands in it only when the game is over.
        """
        return Record(
            format=FORMAT,
            game=self.game.id,
            rules=self.game.rules.RULES,
            players=self.game.players,
            options=self.game.chosen_options(),
            seats=self.sitters,
            events=_timed(self._referee.events, times) if times else self.events,
            result=Result(self.scores, self.places) if self.over else None,
            **self.source.header(self.over),
        )

    def flat(self) -> bytes:
        """The position as bytes: equal positions of a game have equal bytes."""
        return self._s.pack()

    def __getstate__(self) -> dict[str, Any]:
        played = [event.action for event in self._referee.events if event.action is not None]
        return {
            "game": self.game,
            "source": self.source,
            "sitters": self.sitters,
            "legal": self.keep_legal,
            "played": played,
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(kept["game"], kept["source"], kept["sitters"], keep_legal=kept["legal"])  # type: ignore[misc]
        for token in kept["played"]:
            self.play(token)

    def __repr__(self) -> str:
        turn = f"over, places {self.places}" if self.over else f"seat {self.actor} to move: {', '.join(self.legal[:6])}"
        return f"<{self.game!r}, {len(self._referee.events)} events, {turn}>"


def _timed(events: Sequence[Event], times: Sequence[int]) -> list[Event]:
    """Decisions with the time at which each was taken."""
    left = iter(times)
    return [replace(event, t=next(left, None)) if event.action is not None else event for event in events]


def follow(state: State, events: Sequence[Event]) -> None:
    """Play the decisions of a record whose chance `state`'s source dictates."""
    referee = state._referee
    while (at := len(referee.events)) < len(events):
        event = events[at]
        if state.over:
            raise RecordRefused(at, "the game is over before this event")
        if event.action is None:
            raise RecordRefused(at, f"chance {short(event.chance)} stands where seat {state.actor} has to decide")
        if event.seat != state.actor:
            raise RecordRefused(at, f"seat {state.actor} has to decide, not seat {short(event.seat)}")
        if event.legal is not None and event.legal != state.legal:
            raise RecordRefused(at, f"the legal actions are {state.legal}, not {short(event.legal)}")
        try:
            state.play(event.action)
        except IllegalAction as error:
            raise RecordRefused(at, f"{short(error.token)} is not allowed: {error.sentence}", error.clause) from None
