"""Every action that is not allowed says which clause forbids it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from igroteka.kernel import Phrase
from igroteka.match import Game, IllegalAction
from scripted_tables.pairs import by_chance
from scripted_tables.sweep import SweepTable, dealt, last_round

HANDS = ("4 8 10 10 10", "6 8 10 10 10", "5 7 8 8 8")


def reason(table: SweepTable, token: str) -> Any:
    return table.rules.why_not(table.s, table.rules.TOKENS.index(token))


def sharing() -> SweepTable:
    """Two sevens share 2, 4 and 4; a 7 and an 8 lie beside them in the middle."""
    table = last_round("2 10", "7 10", "7 10", middle="9 8 7 4 4")
    table.lay_cards("2 7 7")
    return table


@pytest.mark.rule("SWEEP-9")
@pytest.mark.parametrize("card", [1, 5, 9])
def test_only_a_card_that_one_holds_can_be_laid(card: int) -> None:
    """Seat 1 holds the 5, and a 9 lies in the middle."""
    table = dealt(*HANDS, row="9 9 3 6 2")
    assert table.why_not(f"play {card}") == "SWEEP-9"
    assert reason(table, f"play {card}").phrase == Phrase("not-in-hand", card=card)


@pytest.mark.rule("SWEEP-11")
@pytest.mark.parametrize("card", [9, 3, 1])
def test_nothing_is_taken_while_cards_are_laid(card: int) -> None:
    table = dealt(*HANDS, row="9 9 3 6 2")
    assert table.why_not(f"take {card}") == "SWEEP-11"
    assert reason(table, f"take {card}").phrase.id == "lay-first"


@pytest.mark.rule("SWEEP-18")
@pytest.mark.parametrize("card", [10, 1])
def test_nothing_is_laid_while_a_loot_is_shared(card: int) -> None:
    assert sharing().why_not(f"play {card}") == "SWEEP-18"
    assert reason(sharing(), f"play {card}").phrase.id == "share-first"


@pytest.mark.rule("SWEEP-14", "SWEEP-19")
@pytest.mark.parametrize("card", [7, 8, 9])
def test_a_card_that_is_not_lower_is_no_loot(card: int) -> None:
    """S-4: whether it lies in the middle, as 7 and 8, or not."""
    assert sharing().why_not(f"take {card}") == "SWEEP-14"
    assert reason(sharing(), f"take {card}").phrase == Phrase("not-lower", card=card, value=7)


@pytest.mark.rule("SWEEP-19")
@pytest.mark.parametrize("card", [1, 3, 6])
def test_a_card_that_is_not_there_cannot_be_taken(card: int) -> None:
    assert sharing().why_not(f"take {card}") == "SWEEP-19"
    assert reason(sharing(), f"take {card}").phrase == Phrase("not-in-loot", card=card)


def test_along_whole_deals_every_illegal_action_has_a_reason() -> None:
    luck = random.Random(5)
    table = SweepTable(4, filler=by_chance(5))
    found = set()
    while not table.over:
        legal = table.legal
        found |= {table.why_not(token) for token in table.rules.TOKENS if token not in legal}
        table.play(luck.choice(legal))
    assert found == {"SWEEP-9", "SWEEP-11", "SWEEP-14", "SWEEP-18", "SWEEP-19"}


def test_a_refused_action_changes_nothing_and_says_why_in_words() -> None:
    state = Game("sweep", 3).start(seed=1)
    before = state.flat()
    with pytest.raises(IllegalAction, match="First everybody plays a card") as refused:
        state.play("take 3")
    assert refused.value.clause == "SWEEP-11"
    others = [seat for seat in range(3) if seat != state.actor]
    with pytest.raises(IllegalAction, match=f"seat {state.actor} is to move"):
        state.play(state.legal[0], seat=others[0])
    assert state.flat() == before
