"""OpenSpiel: every game as a Python game with explicit chance nodes. Importing this registers them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pyspiel

from igroteka.compiler.binding import interpret
from igroteka.envs import rewards
from igroteka.envs.encoding import encoding_of
from igroteka.envs.episode import Decision, Listener, information
from igroteka.envs.naming import spiel_name
from igroteka.games import catalogue
from igroteka.kernel import OVER, Of
from igroteka.match import Game, Happening, View
from igroteka.match.naming import kind_token

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from igroteka.kernel import Layout

    Noted = Happening | Decision

SIDES = 6  # of a die
MOST_CHANCES = 256  # chance events that a decision may bring with it, all rounds that it may end included
START = -1  # in the place of an action: the game begins


class Log(tuple["Noted", ...]):
    """What has happened. Nobody changes it, so that copies of a state share it."""

    __slots__ = ()

    def __deepcopy__(self, memo: Any) -> Log:
        return self


class Due(NamedTuple):
    """A chance event that waits for its outcome."""

    name: str
    weights: tuple[int, ...]
    cards: bool  # whether an outcome is a card's face


class ChanceDue(Exception):
    """Raised out of the rules where chance has to decide; they are run again when it has."""

    def __init__(self, due: Due) -> None:
        super().__init__(due.name)
        self.due = due


class Dealer(Listener):
    """Gives the outcomes that are known, and stops the rules at the first that is not."""

    def __init__(self, game: Game, log: list[Noted], outcomes: Iterable[int]) -> None:
        super().__init__(game, log)
        self._left = iter(outcomes)

    def chance(self, s: Any, kind: str, who: int, weights: Sequence[int], of: Of) -> int:
        outcome = next(self._left, None)
        if outcome is None:
            name = kind_token(self.game.rules, kind, who, of)
            raise ChanceDue(Due(name, tuple(weights), of is Of.CARD))
        return outcome


def _type(id: str) -> Any:
    low, high = catalogue.rules(id).PLAYERS
    kinds = pyspiel.GameType
    return kinds(
        short_name=spiel_name(id),
        long_name=f"Igroteka: {id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hides(id) else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": low, "options": ""},
    )


def hides(id: str) -> bool:
    """Whether anything in a game is hidden from anybody."""
    game = Game(id)
    s = game.blank()
    game.rules.start(s)
    seen = s.copy()
    game.rules.redact(seen, -1)
    return seen != s


def read_options(id: str, text: str) -> dict[str, Any]:
    """`"continuous:true;burn:3"` → the options of a game."""
    found: dict[str, Any] = {}
    for part in filter(None, text.split(";")):
        name, _, value = part.partition(":")
        found[name] = catalogue.option(catalogue.rules(id), name).parse(value)
    return found


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """`pyspiel.load_game("igroteka_pairs", {"players": 4, "options": "continuous:true"})`. Each game is a class of its
    own, as OpenSpiel keeps them.
    """

    id: str

    def __init__(self, params: dict[str, Any]) -> None:
        id = self.id
        self.game = Game.simulated(id, params["players"], read_options(id, params["options"]))
        self.reckon = interpret(self.game.rules).twin(rewards.reckon)
        self.hides = hides(id)
        rules = self.game.rules
        self._longest = rules.longest(self.game.blank())
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.TOKENS),
            max_chance_outcomes=max(len(rules.FACES), self.game.players, SIDES),
            num_players=self.game.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self._longest,
        )
        super().__init__(_TYPES[id], info, params)

    def max_chance_nodes_in_history(self) -> int:
        return (self._longest + 1) * MOST_CHANCES

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver | None:
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None  # nobody sees all hands
        return SpielObserver(self, wanted, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position between two decisions, with the action that is under way and the outcomes that chance has had for it.
    All attributes are plain values: OpenSpiel copies and pickles them.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.flat = game.game.blank().pack()  # the position at the last decision
        self.action = START  # what is under way since
        self.outcomes: tuple[int, ...] = ()
        self.log, self.known = Log(), Log()  # what had happened before it; and what has happened until now
        self.due: Due | None = None
        self.seat = OVER  # who decides there
        self._run()

    def _run(self) -> None:
        """Carry the action out anew, as far as chance is known."""
        game: Game = self.get_game().game
        s, log = self.position(), list(self.log)
        s.host = Dealer(game, log, self.outcomes)
        try:
            if self.action == START:
                game.rules.start(s)
            else:
                log.append(Decision(game.rules.actor(s), self.action, self.flat))
                game.rules.apply(s, self.action)
        except ChanceDue as stopped:
            self.due, self.known = stopped.due, Log(log)
        else:
            self.flat, self.outcomes, self.due = s.pack(), (), None
            self.seat = game.rules.actor(s)
            self.log = self.known = Log(log)

    def position(self) -> Layout:
        """The position at the last decision."""
        return self.get_game().game.rules.State.unpack(self.flat)  # type: ignore[no-any-return]

    def current_player(self) -> int:
        if self.due is not None:
            return pyspiel.PlayerId.CHANCE  # type: ignore[no-any-return]
        return pyspiel.PlayerId.TERMINAL if self.seat == OVER else self.seat

    def is_terminal(self) -> bool:
        return self.due is None and self.seat == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.get_game().game.actions(self.position()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.due is not None
        total = sum(self.due.weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(self.due.weights) if weight]

    def _apply_action(self, action: int) -> None:
        if self.due is None:
            self.action = action
        else:
            self.outcomes += (action,)
        self._run()

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self.get_game().game.rules
        if player != pyspiel.PlayerId.CHANCE:
            return str(rules.TOKENS[action])
        name, cards = (self.due.name, self.due.cards) if self.due else ("chance", False)
        return f"{name}: {rules.FACES[action] if cards else action}"

    def returns(self) -> list[float]:
        game = self.get_game()
        out = [0.0] * game.game.players
        if self.is_terminal():
            game.reckon(self.position(), out, [0] * game.game.players, 0)
        return out

    def __str__(self) -> str:
        waiting = f" {self.due.name}, after {list(self.outcomes)}" if self.due else ""
        if self.action == START and self.due:
            return f"<{self.get_game().game!r} is about to begin>{waiting}"
        return f"{View(self.get_game().game, self.position(), -1)!r}{waiting}"


class SpielObserver:
    """What a seat sees or, with perfect recall, all it knows (as a string). While chance decides, it sees the position
    as it was at the last decision.
    """

    def __init__(self, game: SpielGame, wanted: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observation has no parameters, and {params} was given")
        self._hides, self._wanted = game.hides, wanted
        self._private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._encoding = encoding_of(game.game.rules.State)
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not wanted.perfect_recall:
            self.tensor = np.zeros(self._encoding.size, np.float32)
            self.dict = {
                part.name: self.tensor[part.start : part.start + part.size].reshape(part.shape or (1,))
                for part in self._encoding.parts
            }

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = self._seen(state, player)

    def _seen(self, state: SpielState, player: int) -> Any:
        """What the seat sees; of that only what everybody does, or only what nobody else does."""
        game, s = state.get_game().game, state.position()
        public = self._encoding.encode(game.redacted(s, -1), -1)
        if not self._private:
            return public
        mine = self._encoding.encode(game.redacted(s, player), player)
        return mine if self._wanted.public_info else np.where(mine == public, 0, mine)

    def string_from(self, state: SpielState, player: int) -> str:
        if not (self._wanted.public_info or self._hides):
            return ""
        seat = player if self._private else -1
        if self._wanted.perfect_recall:
            return information(state.get_game().game, state.known, state.position(), seat)
        told = self._encoding.decode(self._seen(state, player))
        return " ".join(f"{name}={numbers.tolist()}" for name, numbers in told.items() if np.any(numbers))


_TYPES = {id: _type(id) for id in catalogue.ids()}
for _id in _TYPES:
    pyspiel.register_game(_TYPES[_id], type(spiel_name(_id), (SpielGame,), {"id": _id}))
