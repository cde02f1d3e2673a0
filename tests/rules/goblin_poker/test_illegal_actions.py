"""Every action that is not allowed says which clause forbids it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from igroteka.kernel import Phrase
from igroteka.match import Game, IllegalAction
from scripted_tables.goblin_poker import THREE, GoblinTable, dealt, opened
from scripted_tables.pairs import by_chance


def reason(table: GoblinTable, token: str) -> Any:
    return table.rules.why_not(table.s, table.rules.TOKENS.index(token))


@pytest.mark.rule("GOB-4")
def test_a_card_that_one_does_not_hold_cannot_be_the_start_card() -> None:
    table = dealt(*THREE)
    assert table.why_not("start 4") == "GOB-4"
    assert reason(table, "start 4").phrase == Phrase("not-in-hand", card=4)


@pytest.mark.rule("GOB-4")
@pytest.mark.parametrize("token", ["fold", "give 5", "give 1"])
def test_nobody_folds_or_donates_before_the_start_cards_lie(token: str) -> None:
    table = dealt(*THREE)
    assert table.why_not(token) == "GOB-4"
    assert reason(table, token).phrase == Phrase("start-card-first")


@pytest.mark.rule("GOB-4")
@pytest.mark.parametrize("token", ["start 5", "start 1"])
def test_the_start_card_is_picked_once_a_round(token: str) -> None:
    table = opened(*THREE)
    assert table.why_not(token) == "GOB-4"
    assert reason(table, token).phrase == Phrase("start-cards-are-open")


@pytest.mark.rule("GOB-12")
@pytest.mark.parametrize("card", [2, 3])
def test_only_a_card_that_one_holds_can_be_donated(card: int) -> None:
    """The 2 lies in the stack already: it is not in the hand any more."""
    table = opened(*THREE)
    assert table.why_not(f"give {card}") == "GOB-12"
    assert reason(table, f"give {card}").phrase == Phrase("not-in-hand", card=card)


def test_along_a_match_every_illegal_action_has_a_reason() -> None:
    luck = random.Random(5)
    table = GoblinTable(4, filler=by_chance(5), max_rounds=3)
    found = set()
    while not table.over:
        legal = table.legal
        found |= {table.why_not(token) for token in table.rules.TOKENS if token not in legal}
        table.play(luck.choice(legal))
    assert found == {"GOB-4", "GOB-12"}


def test_a_refused_action_changes_nothing_and_says_why_in_words() -> None:
    state = Game("goblin-poker", 3).start(seed=1)
    before = state.flat()
    with pytest.raises(IllegalAction, match="First everybody chooses a start card") as refused:
        state.play("fold")
    assert refused.value.clause == "GOB-4"
    with pytest.raises(IllegalAction, match="seat 0 is to move"):
        state.play(state.legal[0], seat=1)
    assert state.flat() == before
