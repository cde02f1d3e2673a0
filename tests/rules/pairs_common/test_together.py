"""Which decisions of the box are made by all at the same time, in secret, and which one after the other."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from igroteka.kernel import alone, together
from igroteka.kernel.random import derive
from settings import short_game

if TYPE_CHECKING:
    from igroteka.kernel import Value


def steps(id: str, players: int, **options: Value) -> tuple[set[str], set[str]]:
    """The verbs of the decisions in random games that several make at the same time, and those that one makes alone.

    Of those who choose together the last one is left alone: that is not counted.
    """
    game = short_game(id, players, **options)
    at_once: set[str] = set()
    in_turn: set[str] = set()
    for seed in range(5):
        luck = random.Random(seed)
        s: Any = game.blank()
        s.rng = derive(id, seed)
        game.rules.start(s)
        chosen_together = False
        while actions := game.actions(s):
            group = together(game.table, game.rules, s)
            verbs = {game.rules.TOKENS[action].split()[0] for action in actions}
            if alone(group) < 0:
                at_once |= verbs
            elif not (chosen_together and verbs <= at_once):
                in_turn |= verbs
            chosen_together = alone(group) < 0 or (chosen_together and verbs <= at_once)
            game.rules.apply(s, luck.choice(actions))
    return at_once, in_turn


@pytest.mark.rule("HAW-4")
def test_start_cards_of_hawthorn_are_picked_by_all_at_once() -> None:
    assert steps("hawthorn", 4) == ({"start"}, {"draw", "fold", "play"})


@pytest.mark.rule("GOB-4", "GOB-10")
def test_start_cards_of_goblin_poker_too_but_whoever_donates_knows_who_has_folded() -> None:
    assert steps("goblin-poker", 5) == ({"start"}, {"give", "fold"})


@pytest.mark.rule("TRG-5", "TRG-7")
def test_piles_of_troll_guts_are_laid_by_all_at_once() -> None:
    assert steps("troll-guts", 4) == ({"next"}, {"draw", "buy", "steal"})


@pytest.mark.rule("KITTY-6", "KITTY-10", "KITTY-19")
@pytest.mark.parametrize("version", ["hard", "light"])
def test_in_kitty_all_pass_at_once_and_bid_at_once_but_one_gives(version: str) -> None:
    at_once, in_turn = steps("kitty", 4, version=version)
    assert at_once == {"pass", "bid"}
    assert in_turn == ({"give"} if version == "hard" else {"give", "choose"})


@pytest.mark.rule("VENT-10", "VENT-12", "VENT-17", "VENT-42", "VENT-43")
def test_in_venture_only_claims_are_made_one_after_the_other() -> None:
    assert steps("venture", 4) == ({"bid"}, set())
    assert steps("venture", 4, talk="claims", draft=True) == ({"keep", "bid", "stay", "change"}, {"claim"})


@pytest.mark.rule("MON-5", "SWEEP-9", "REG-6", "FIVE-9")
@pytest.mark.parametrize("id", ["monster", "sweep", "regent", "five-cards", "blackstone", "starboard", "port", "pairs"])
def test_elsewhere_every_decision_is_seen_before_the_next_is_made(id: str) -> None:
    at_once, in_turn = steps(id, 2 if id == "five-cards" else 4)
    assert at_once == set()
    assert in_turn
