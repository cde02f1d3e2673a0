"""The leak test passes on our environments, and finds what others let slip."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
import pytest

from igroteka.envs import Leak, leak_test
from igroteka.envs.aec import TurnEnv
from igroteka.envs.leaks import NothingHidden, Turns, difference
from igroteka.games import catalogue
from settings import GAMES, SHORT, player_counts

if TYPE_CHECKING:
    from collections.abc import Iterator

LONG_GAMES = ("dobro", "zabiray", "venture", "kitty")
OPEN = ("charidice", "five-cards")  # all that is face down there follows from what lies open
HIDING = [id for id in GAMES if id not in OPEN]


def made(id: str, players: int, kind: type[TurnEnv] = TurnEnv) -> Turns:
    wanted = {**SHORT, "burn": 5}  # cards that nobody sees, where a game has them
    limits: dict[str, Any] = {name: most for name, most in wanted.items() if name in catalogue.rules(id).OPTIONS}
    return Turns(kind(id, players, **limits), every=60 if id in LONG_GAMES else 4)


@pytest.mark.parametrize("id", HIDING)
def test_nothing_leaks_from_our_environments(id: str) -> None:
    assert leak_test(made(id, player_counts(id)[0])) > 0


@pytest.mark.long
@pytest.mark.parametrize("id", HIDING)
def test_nothing_leaks_with_any_number_of_players(id: str) -> None:
    for players in player_counts(id):
        assert leak_test(made(id, players)) > 0


class OpenHands(TurnEnv):
    """Somebody forgot to turn the neighbour's hand face down."""

    def observe(self, agent: str) -> Any:
        seen = super().observe(agent)
        part = next(part for part in self.episode.encoding.parts if part.name == "hands")
        truth = np.array(self.episode.s.hands, np.int16).ravel()  # type: ignore[attr-defined]
        seen[part.start : part.start + part.size] = truth
        return seen


class TellingMask(TurnEnv):
    """What may be done depends on the cards that lie face down."""

    def _mask(self, agent: str) -> Any:
        mask = super()._mask(agent)
        s: Any = self.episode.s
        if sum(face * copies for face, copies in enumerate(s.deck)) % 2:
            mask[np.argmax(mask)] = 0
        return mask


class TellingReward(TurnEnv):
    """Everybody is rewarded for what the others hold."""

    def restore(self, saved: Any) -> None:
        super().restore(saved)
        s: Any = self.episode.s
        self.rewards = {agent: float(sum(s.hands[(n + 1) % s.seats][6:])) for n, agent in enumerate(self.agents)}


@pytest.mark.parametrize(
    ("leaky", "channel"), [(OpenHands, "observation"), (TellingMask, "info"), (TellingReward, "reward")]
)
def test_a_planted_leak_is_found_and_named(leaky: type[TurnEnv], channel: str) -> None:
    with pytest.raises(Leak, match=f"can tell secrets apart by its {channel}"):
        leak_test(made("hawthorn", 3, leaky))


@pytest.mark.parametrize("id", OPEN)
def test_a_game_without_secrets_shows_nothing(id: str) -> None:
    with pytest.raises(NothingHidden):
        leak_test(made(id, 2))


class Kuhn:
    """A game of OpenSpiel's as a subject: it can make states that a player cannot tell from a given one."""

    seats = (0, 1)

    def __init__(self, leaks: bool) -> None:
        self.game, self.leaks = pyspiel.load_game("kuhn_poker"), leaks

    def states(self) -> Iterator[Any]:
        choice = np.random.default_rng(0)
        for _ in range(10):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(int(choice.choice(state.legal_actions())))
                if not state.is_chance_node() and not state.is_terminal():
                    yield state.clone()

    def another(self, state: Any, seat: int, seed: int) -> Any:
        return state.resample_from_infostate(seat, np.random.default_rng(seed).random)

    def shown(self, state: Any, seat: int) -> dict[str, Any]:
        legal = state.legal_actions() if state.current_player() == seat else []
        shown = {"observation": np.array(state.observation_tensor(seat)), "legal": legal}
        return {**shown, "history": state.history_str()} if self.leaks else shown

    def same(self, one: Any, other: Any) -> bool:
        return str(one.history()) == str(other.history())


def test_it_serves_other_projects() -> None:
    assert leak_test(Kuhn(leaks=False)) > 0
    with pytest.raises(Leak, match="by its history"):
        leak_test(Kuhn(leaks=True))


def test_differences_are_told_by_their_place() -> None:
    assert difference({"a": np.array([1, 2])}, {"a": np.array([1, 3])}) == "['a'][1]: 2 or 3"
    assert difference(np.zeros(2), np.zeros(3)) == ""
    assert difference([1, "x"], [1, "x"]) is None
    assert difference(1, 1.0) == ""
