"""A round goes on until one player is left."""

from __future__ import annotations

import random

import pytest

from scripted_tables.pairs import by_chance
from scripted_tables.regent import FOUR, TWO, RegentTable, deal, dealt

SECOND = ("3 7 4", "8 9 10")


@pytest.mark.rule("REG-19")
@pytest.mark.parametrize(
    ("token", "chance", "cards"), [("fold", "", 6), ("attack 0", "draw 1=8; ", 7), ("look 0", "", 6)]
)
def test_with_two_a_fold_a_paired_attack_or_a_look_ends_the_round(token: str, chance: str, cards: int) -> None:
    """All cards of the round go to the discard pile, and a new round begins."""
    table = dealt(*TWO)
    table.play(token, chance + deal(*SECOND), seat=1)
    assert table.s.round == 2
    assert table.discard == 5 + cards
    assert table.rows == [[4], [10]]
    assert table.hands == [[3, 7], [8, 9]]
    assert table.still_in == [0, 1]


@pytest.mark.rule("REG-21")
def test_with_four_three_must_leave() -> None:
    """R-11: one at a time, so there is always a last one."""
    table = dealt(*FOUR, max_rounds=1)
    table.play("attack 2", "draw 3=8", seat=3)
    table.play("look 0", seat=2)  # 7 7 5: caught
    assert not table.over
    assert (table.still_in, table.to_move) == ([1, 2], 1)
    table.play("fold", seat=1)
    assert table.over
    assert table.told("alone") == [(2, 0, 0)]


@pytest.mark.rule("REG-21", "REG-19")
def test_the_next_round_has_everybody_again() -> None:
    table = dealt("3 7 2", "8 4 5", "9 6 10")
    table.play("fold", seat=0)
    table.play("fold", deal("3 7 4", "8 9 10", "6 8 9"), seat=1)
    assert table.still_in == [0, 1, 2]
    assert table.discard == 5 + 9
    assert table.to_move == 0


@pytest.mark.rule("REG-21", "REG-19")
@pytest.mark.parametrize("players", range(2, 7))
def test_somebody_leaves_before_111_actions_one_at_a_time(players: int) -> None:
    """R-11, R-12. Nobody folds who need not; looks and attacks do the work."""
    luck = random.Random(players)
    table = RegentTable(players, filler=by_chance(players), max_rounds=2)
    since, number, others = 0, 1, players
    while not table.over:
        table.play(luck.choice([token for token in table.legal if token != "fold"] or ["fold"]))
        since += 1
        if (table.s.round, len(table.still_in)) != (number, others):
            if table.s.round == number:
                assert len(table.still_in) == others - 1
            since, number, others = 0, table.s.round, len(table.still_in)
        assert since <= 110


@pytest.mark.rule("REG-19", "REG-2")
def test_drawing_for_ever_comes_to_an_end() -> None:
    """R-12: cards only move on, from the supply to hands, from hands to the table."""
    table = dealt(*TWO, max_rounds=1)
    table.filler = lambda _, weighted: weighted[0]
    actions = 0
    while table.legal != ["fold"]:
        harmless = [token for token in table.legal if token == "draw" or token.startswith("gift")]
        if not harmless:
            break
        table.play(harmless[0])
        actions += 1
    assert actions <= 110
    assert "fold" in table.legal
