"""Every action that is not allowed says which clause forbids it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from igroteka.kernel import Phrase
from igroteka.match import Game, IllegalAction
from scripted import Scripted
from scripted_tables.pairs import by_chance


def reason(table: Scripted, token: str) -> Any:
    return table.rules.why_not(table.s, table.rules.TOKENS.index(token))


def three_sevens() -> Scripted:
    """The row 3 5 6 7 9: a 7 of seat 0 in column 3, one of seat 1 in column 5, and seat 0 turns up another."""
    table = Scripted("five-cards", 2, "common=3,5,6,7,9; first=0; draw 0=7")
    table.play("col 3", "draw 1=7")
    table.play("col 5", "draw 0=7")
    return table


@pytest.mark.rule("FIVE-11")
@pytest.mark.parametrize("column", [1, 2, 4, 8, 10])
def test_a_column_that_is_not_in_the_row(column: int) -> None:
    table = three_sevens()
    assert table.why_not(f"col {column}") == "FIVE-11"
    assert reason(table, f"col {column}").phrase == Phrase("no-such-column", card=column)


@pytest.mark.rule("FIVE-12")
def test_a_column_whose_common_card_is_the_same() -> None:
    table = three_sevens()
    assert table.why_not("col 7") == "FIVE-12"
    assert reason(table, "col 7").phrase == Phrase("column-of-its-own", card=7)


@pytest.mark.rule("FIVE-12")
def test_a_column_with_ones_own_like() -> None:
    table = three_sevens()
    assert table.why_not("col 3") == "FIVE-12"
    assert reason(table, "col 3").phrase == Phrase("yours-is-there", card=7, value=3)


@pytest.mark.rule("FIVE-12")
def test_a_column_with_the_opponents_like() -> None:
    table = three_sevens()
    assert table.why_not("col 5") == "FIVE-12"
    assert reason(table, "col 5").phrase == Phrase("theirs-is-there", seat=1, card=7, value=5)


@pytest.mark.rule("FIVE-11", "FIVE-12")
def test_along_a_match_every_illegal_action_has_a_reason() -> None:
    luck = random.Random(3)
    table = Scripted("five-cards", 2, filler=by_chance(3), max_rounds=2)
    found = set()
    while not table.over:
        legal = table.legal
        for token in table.rules.TOKENS:
            if token not in legal:
                found.add((table.why_not(token), int(token.split()[1]) in table.s.common))
        table.play(luck.choice(legal))
    assert found == {("FIVE-11", False), ("FIVE-12", True)}


@pytest.mark.rule("FIVE-13")
def test_a_refused_action_changes_nothing_and_says_why_in_words() -> None:
    """F-4: there is no word for passing."""
    state = Game("five-cards", 2).start(seed=1)
    before = state.flat()
    assert state.actor is not None
    missing = next(token for token in state.game.rules.TOKENS if state.view(state.actor).why_not(token))
    with pytest.raises(IllegalAction, match="column") as refused:
        state.play(missing)
    assert refused.value.clause in ("FIVE-11", "FIVE-12")
    with pytest.raises(IllegalAction):
        state.play("pass")
    with pytest.raises(IllegalAction, match="is to move"):
        state.play(state.legal[0], seat=1 - state.actor)
    assert state.flat() == before
