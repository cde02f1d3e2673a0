"""A gift: a closed card of one's own comes to lie open before somebody else."""

from __future__ import annotations

import pytest

from scripted_tables.regent import FOUR, TWO, dealt


@pytest.mark.rule("REG-12")
def test_a_closed_card_is_laid_open_before_the_opponent() -> None:
    table = dealt(*TWO)
    table.play("gift 0 4", seat=1)
    assert table.rows == [[4, 8], [5]]
    assert table.hands == [[3, 6], [6]]
    assert table.told("gift") == [(1, 4, 0)]


@pytest.mark.rule("REG-13")
def test_a_gift_may_not_make_a_pair_with_an_open_card() -> None:
    table = dealt("3 6 8", "8 4 5")
    assert [token for token in table.legal if token.startswith("gift")] == ["gift 0 4"]
    assert table.why_not("gift 0 8") == "REG-13"


@pytest.mark.rule("REG-13", "REG-16")
def test_it_may_pair_with_a_closed_one_and_so_set_a_trap() -> None:
    table = dealt(*TWO, max_rounds=1)
    table.play("gift 0 6", seat=1)
    assert table.rows[0] == [6, 8]
    table.play("draw", "draw 0=1", seat=0)
    table.play("look 0", seat=1)
    assert table.paid() == [(0, 1, 6)]


@pytest.mark.rule("REG-12")
def test_of_two_equal_cards_one_is_given() -> None:
    table = dealt("3 6 8", "4 4 5")
    assert [token for token in table.legal if token.startswith("gift")] == ["gift 0 4"]
    table.play("gift 0 4", seat=1)
    assert table.hands[1] == [4]


@pytest.mark.rule("REG-12")
def test_open_cards_cannot_be_given() -> None:
    table = dealt(*TWO)
    assert table.why_not("gift 0 5") == "REG-12"


@pytest.mark.rule("REG-12", "REG-18")
def test_who_gives_everything_away_cannot_be_looked_at() -> None:
    table = dealt(*TWO)
    table.play("gift 0 4", seat=1)
    table.play("draw", "draw 0=1", seat=0)
    table.play("gift 0 6", seat=1)
    assert table.hands[1] == []
    assert "look 1" not in table.legal
    assert table.why_not("look 1") == "REG-18"


@pytest.mark.rule("REG-20", "REG-22")
def test_with_more_players_the_giver_chooses_and_the_target_moves_next() -> None:
    table = dealt(*FOUR)
    gifts = [f"gift {target} {card}" for target in (0, 1, 2) for card in (10, 6)]
    assert [token for token in table.legal if token.startswith("gift")] == sorted(set(gifts) - {"gift 1 6"})
    table.play("gift 1 10", seat=3)
    assert table.rows == [[5], [6, 10], [8], [2]]
    assert table.to_move == 1
