"""Every action that is not allowed says which clause forbids it."""

from __future__ import annotations

import random

import pytest

from scripted_tables.pairs import VARIANTS, PairsTable, by_chance, dealt


@pytest.mark.rule("PAIRS-12")
def test_the_base_game_does_not_let_one_choose_the_card_to_fold_with() -> None:
    table = dealt(5, 9)
    assert table.why_not("fold 0 5") == "PAIRS-12"
    assert table.why_not("fold 1 9") == "PAIRS-12"


@pytest.mark.rule("PAIRS-24")
def test_the_continuous_game_wants_to_know_which_card() -> None:
    assert dealt(5, 9, continuous=True).why_not("fold") == "PAIRS-24"


@pytest.mark.rule("PAIRS-24")
def test_a_card_that_does_not_lie_there_cannot_be_taken() -> None:
    table = dealt(5, 9, continuous=True)
    reason = table.rules.why_not(table.s, table.rules.TOKENS.index("fold 1 5"))
    assert reason.clause == "PAIRS-24"
    assert (reason.phrase.seat, reason.phrase.card) == (1, 5)


@pytest.mark.rule("PAIRS-24", "PAIRS-14")
def test_a_kept_card_is_not_there_to_be_taken() -> None:
    table = dealt(5, 9, continuous=True)
    table.play("fold 0 5")
    assert "fold 0 5" not in table.legal
    assert table.why_not("fold 0 5") == "PAIRS-24"


@pytest.mark.rule("PAIRS-24")
def test_nothing_can_be_taken_from_a_seat_where_nobody_sits() -> None:
    table = dealt(5, 9, continuous=True)
    reason = table.rules.why_not(table.s, table.rules.TOKENS.index("fold 2 5"))
    assert reason.clause == "PAIRS-24"
    assert reason.phrase.seat < 2


@pytest.mark.rule("PAIRS-27")
def test_without_an_eight_there_is_nothing_to_spend() -> None:
    table = dealt(5, 8, pieces_of_eight=True)
    assert table.why_not("eight") == "PAIRS-27"


@pytest.mark.parametrize("variants", VARIANTS)
def test_along_whole_games_every_illegal_action_has_a_reason(variants: dict[str, bool]) -> None:
    table = PairsTable(3, filler=by_chance(5), options=variants)
    luck = random.Random(5)
    clauses = {"PAIRS-12", "PAIRS-24", "PAIRS-26", "PAIRS-27"}
    while not table.over:
        legal = table.legal
        for token in table.rules.TOKENS:
            assert token in legal or table.why_not(token) in clauses
        table.play(luck.choice(legal))
