"""One game that is learnt from, interpreted: what seats see and have heard; save, restore, chance in one's hand."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from igroteka.compiler.binding import interpret
from igroteka.envs import rewards
from igroteka.envs.encoding import encoding_of
from igroteka.kernel import OVER, Host, Of, Phrase
from igroteka.match import Happening, View
from igroteka.match.game import chance_seed
from igroteka.match.naming import kind_token

if TYPE_CHECKING:
    from igroteka.envs.encoding import Row
    from igroteka.kernel import Layout
    from igroteka.match import Game

Planner = Callable[[str, Sequence[int]], int]  # chance event and weights → outcome
Mask = np.ndarray[Any, np.dtype[np.int8]]


class ImpossibleOutcome(ValueError):
    """A planner chose what chance cannot give."""


class Decision(NamedTuple):
    """What a seat did, and the position in which it did it."""

    seat: int
    action: int
    before: bytes


class Saved(NamedTuple):
    """A game as it was."""

    flat: bytes
    log: tuple[Happening | Decision, ...]

    @property
    def position(self) -> bytes:
        """The position, secrets included, but without its generator (which lies first)."""
        return self.flat[8:]


class Listener(Host):
    """Lets a planner decide chance, if there is one, and notes all that happens."""

    def __init__(self, game: Game, log: list[Happening | Decision], planner: Planner | None = None) -> None:
        self.game, self.log, self.planner = game, log, planner

    def chance(self, s: Any, kind: str, who: int, weights: Sequence[int], of: Of) -> int:
        if self.planner is None:
            return super().chance(s, kind, who, weights, of)
        named = kind_token(self.game.rules, kind, who, of)
        outcome = self.planner(named, weights)
        if not (0 <= outcome < len(weights) and weights[outcome]):
            raise ImpossibleOutcome(f"chance {named} cannot give outcome {outcome}: its weights are {list(weights)}")
        return outcome

    def hear(self, s: Any, happening: str, seat: int, card: int, value: int, other: int, only: int) -> None:
        self.log.append(Happening(Phrase(happening, seat, card, value, other), only))


class Episode:
    """A game of `Game`'s options, from its first decision to its end. Game number `number` with seed `seed` is that of
    `igroteka simulate`. With a `planner`, chance is decided by that.
    """

    def __init__(self, game: Game, reward: str = rewards.PLACES, planner: Planner | None = None) -> None:
        self.game = game
        self.encoding = encoding_of(game.rules.State)
        self.planner = planner
        self._by = rewards.sign(game, reward)
        self._reckon = interpret(game.rules).twin(rewards.reckon)
        self._log: list[Happening | Decision] = []
        self.s: Layout = game.blank()

    def begin(self, seed: int, number: int = 0) -> None:
        self._log = []
        self.s = self.game.blank()
        self.s.rng = chance_seed(seed, number)
        self.s.host = Listener(self.game, self._log, self.planner)
        self.game.rules.start(self.s)

    @property
    def actor(self) -> int:
        """The seat that decides, or OVER."""
        return self.game.rules.actor(self.s)

    @property
    def over(self) -> bool:
        return self.actor == OVER

    @property
    def rewards(self) -> list[float]:
        """What the game has brought, by seat; nothing before it is over."""
        out = [0.0] * self.game.players
        if self.over:
            self._reckon(self.s, out, [0] * self.game.players, self._by)
        return out

    def mask(self, seat: int) -> Mask:
        """1 for every action that a seat may take now: of those who are not asked, none."""
        mask = np.zeros(len(self.game.rules.TOKENS), np.int8)
        if seat == self.actor:
            mask[self.game.actions(self.s)] = 1
        return mask

    def allows(self, action: int) -> bool:
        """Whether whoever decides may do that."""
        return action in self.game.actions(self.s)

    def observe(self, seat: int) -> Row:
        """What a seat sees; −1 is a spectator."""
        return self.encoding.encode(self.game.redacted(self.s, seat), seat)

    def view(self, seat: int) -> View:
        """The same, as bots and people get it."""
        return View(self.game, self.game.redacted(self.s, seat), seat)

    def play(self, action: int) -> None:
        """A legal action, and all that follows."""
        self._log.append(Decision(self.actor, action, self.s.pack()))
        self.game.rules.apply(self.s, action)

    def information(self, seat: int) -> str:
        """All that a seat knows: what it has heard, what it saw when it decided, what it did, and what it sees now. It
        forgets nothing (perfect recall).
        """
        return information(self.game, self._log, self.s, seat)

    def save(self) -> Saved:
        return Saved(self.s.pack(), tuple(self._log))

    def restore(self, saved: Saved) -> None:
        self._log = list(saved.log)
        self.s = self.game.rules.State.unpack(saved.flat)
        self.s.host = Listener(self.game, self._log, self.planner)

    def clone(self) -> Episode:
        """The same game, to be played on by itself."""
        twin = object.__new__(Episode)
        vars(twin).update(vars(self))
        twin.restore(self.save())
        return twin

    def reseed(self, seed: int) -> None:
        """Another chance from here on."""
        self.s.rng = chance_seed(seed)

    def resample(self, seat: int, seed: int) -> None:
        """Put a position in place that `seat` cannot tell from the true one. Hidden cards and chance to come follow
        from what it sees and from `seed`; of what was heard and done, only what it knows is left.
        """
        known: list[Happening | Decision] = []
        for entry in self._log:
            if isinstance(entry, Happening):
                known.append(Happening(entry.seen_by(seat), -1))
            elif entry.seat == seat:
                known.append(entry._replace(before=_seen(self.game, entry.before, seat).pack()))
        view = self.game.redacted(self.s, seat)
        view.rng = chance_seed(seed)
        self.game.rules.resample(view, seat)
        self.restore(Saved(view.pack(), tuple(known)))


def _seen(game: Game, flat: bytes, seat: int) -> Layout:
    return game.redacted(game.rules.State.unpack(flat), seat)


def information(game: Game, log: Sequence[Happening | Decision], s: Layout, seat: int) -> str:
    """A line for everything that a seat has heard or done. Positions that it saw stand there by their fingerprint."""
    lines = [f"seat {seat} of {game.players}"]
    for entry in log:
        if isinstance(entry, Happening):
            lines.append(" ".join(map(str, entry.seen_by(seat))))
        elif entry.seat == seat:
            lines.append(f"{_fingerprint(_seen(game, entry.before, seat))} > {game.rules.TOKENS[entry.action]}")
    return "\n".join([*lines, _fingerprint(game.redacted(s, seat))])


def _fingerprint(seen: Layout) -> str:
    return hashlib.blake2b(seen.pack(), digest_size=8).hexdigest()
