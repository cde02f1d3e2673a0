"""Every action that is not allowed says which clause forbids it."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.kernel import Phrase
from igroteka.match import Game, IllegalAction
from scripted import Scripted
from scripted_tables.pairs import deal


def reason(table: Scripted, token: str) -> Any:
    return table.rules.why_not(table.s, table.rules.TOKENS.index(token))


@pytest.mark.rule("BLACKSTONE-11")
def test_fewer_than_the_last_taker() -> None:
    table = Scripted("blackstone", 3, f"first=2; {deal(1, 2, 3)}")
    table.play("take 4", "draw 0=9,9,9,9")
    for token in ("take 1", "take 3"):
        assert table.why_not(token) == "BLACKSTONE-11"
        assert reason(table, token).phrase == Phrase("at-least", value=4)


@pytest.mark.rule("BLACKSTONE-11")
def test_more_than_the_deck_has() -> None:
    """R-10."""
    table = Scripted("blackstone", 3, f"first=2; {deal(1, 2, 3)}")
    assert table.why_not("take 53") == "BLACKSTONE-11"
    assert reason(table, "take 53").phrase == Phrase("at-most", value=52)


@pytest.mark.rule("BLACKSTONE-11")
def test_a_deck_that_is_too_small_forbids_every_number() -> None:
    """R-3: fewer than 30 are too few, and 30 are not there."""
    table = Scripted("blackstone", 2, f"first=1; {deal(1, 2)}")
    table.play("take 30", f"draw 0={','.join('9' * 9 + '8' * 8 + '7' * 7 + '6' * 6)}")
    told = {token: reason(table, token).phrase for token in table.rules.TOKENS if token != "fold"}
    assert {told[f"take {number}"] for number in range(1, 30)} == {Phrase("at-least", value=30)}
    assert {told[f"take {number}"] for number in range(30, 54)} == {Phrase("at-most", value=23)}


@pytest.mark.rule("BLACKSTONE-10")
def test_one_takes_or_folds_and_there_is_nothing_else_to_do() -> None:
    """No number needs more than 53: two players have a card each, at least."""
    table = Scripted("blackstone", 2, f"first=1; {deal(1, 2)}")
    assert ("fold", *(f"take {number}" for number in range(1, 54))) == table.rules.TOKENS


@pytest.mark.rule("BLACKSTONE-11")
def test_a_refused_action_changes_nothing_and_says_why_in_words() -> None:
    state = Game("blackstone", 8).start(seed=1)
    before = state.flat()
    assert state.actor is not None
    with pytest.raises(IllegalAction, match="left in the deck") as refused:
        state.play("take 53")
    assert refused.value.clause == "BLACKSTONE-11"
    with pytest.raises(IllegalAction):
        state.play("take 0")
    with pytest.raises(IllegalAction, match="is to move"):
        state.play("fold", seat=(state.actor + 1) % 8)
    assert state.flat() == before
