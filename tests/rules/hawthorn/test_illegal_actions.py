"""Every action that is not allowed says which clause forbids it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from igroteka.kernel import Phrase
from igroteka.match import Game, IllegalAction
from scripted_tables.hawthorn import THREE, HawthornTable, dealt, opened
from scripted_tables.pairs import by_chance


def reason(table: HawthornTable, token: str) -> Any:
    return table.rules.why_not(table.s, table.rules.TOKENS.index(token))


@pytest.mark.rule("HAW-4")
def test_a_card_that_one_does_not_hold_cannot_be_the_start_card() -> None:
    table = dealt(*THREE)
    assert table.why_not("start 5") == "HAW-4"
    assert reason(table, "start 5").phrase == Phrase("not-in-hand", card=5)


@pytest.mark.rule("HAW-4")
@pytest.mark.parametrize("token", ["draw", "fold", "play 6"])
def test_nobody_draws_folds_or_plays_before_the_start_cards_lie(token: str) -> None:
    table = dealt(*THREE)
    assert table.why_not(token) == "HAW-4"
    assert reason(table, token).phrase.id == "start-card-first"


@pytest.mark.rule("HAW-4")
def test_the_start_card_is_picked_once_a_round() -> None:
    table = opened(*THREE)
    assert table.why_not("start 6") == "HAW-4"
    assert reason(table, "start 6").phrase.id == "start-cards-are-open"
    table.draw(10, 10, 10)
    assert table.why_not("start 6") == "HAW-4"


@pytest.mark.rule("HAW-9")
@pytest.mark.parametrize("token", ["play 6", "play 1"])
def test_in_a_deck_circle_no_card_is_played_from_the_hand(token: str) -> None:
    table = opened(*THREE)
    assert table.why_not(token) == "HAW-9"
    assert reason(table, token).phrase.id == "from-the-deck"


@pytest.mark.rule("HAW-13")
def test_in_a_hand_circle_no_card_comes_from_the_deck() -> None:
    table = opened(*THREE)
    table.draw(10, 10, 10)
    assert table.why_not("draw") == "HAW-13"
    assert reason(table, "draw").phrase.id == "from-the-hand"


@pytest.mark.rule("HAW-13")
@pytest.mark.parametrize("token", ["play 5", "play 4"])
def test_only_a_card_that_one_holds_can_be_played(token: str) -> None:
    """The 4 lies in the row already: it is not in the hand any more."""
    table = opened(*THREE, hand_pairs=False)
    table.draw(10, 10, 10)
    assert table.why_not(token) == "HAW-13"
    assert reason(table, token).phrase.id == "not-in-hand"


@pytest.mark.rule("HAW-14")
def test_where_pairs_on_purpose_are_banned_the_clause_says_so() -> None:
    """H-5."""
    table = opened(*THREE, hand_pairs=False)
    table.draw(9, 10, 10)
    assert table.why_not("play 9") == "HAW-14"
    assert reason(table, "play 9").phrase == Phrase("pairs-on-purpose", card=9)


@pytest.mark.parametrize("hand_pairs", [True, False])
def test_along_whole_matches_every_illegal_action_has_a_reason(hand_pairs: bool) -> None:
    luck = random.Random(5)
    table = HawthornTable(4, filler=by_chance(5), max_rounds=6, hand_pairs=hand_pairs)
    found = set()
    while not table.over:
        legal = table.legal
        found |= {table.why_not(token) for token in table.rules.TOKENS if token not in legal}
        table.play(luck.choice(legal))
    assert found - {"HAW-14"} == {"HAW-4", "HAW-9", "HAW-13", "HAW-20"}
    assert ("HAW-14" in found) is not hand_pairs


def test_a_refused_action_changes_nothing_and_says_why_in_words() -> None:
    state = Game("hawthorn", 3).start(seed=1)
    before = state.flat()
    with pytest.raises(IllegalAction, match="First everybody chooses a start card") as refused:
        state.play("draw")
    assert refused.value.clause == "HAW-4"
    with pytest.raises(IllegalAction, match="seat 0 is to move"):
        state.play(state.legal[0], seat=1)
    assert state.flat() == before
