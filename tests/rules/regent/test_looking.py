"""A look: a pair costs its owner, a look in vain costs the looker."""

from __future__ import annotations

import pytest

from scripted_tables.regent import FOUR, THREE, dealt


@pytest.mark.rule("REG-15")
def test_the_closed_cards_are_turned_up() -> None:
    table = dealt("6 8 3", "6 10 4", max_rounds=1)
    table.play("look 1", seat=0)
    assert table.told("turn-up") == [(1, 6, 0), (1, 10, 0)]


@pytest.mark.rule("REG-16", "REG-19")
@pytest.mark.parametrize(
    ("cards", "pair"),
    [
        ("9 9 4", 9),  # both closed
        ("10 4 4", 4),  # one closed, one open
    ],
)
def test_a_pair_among_all_cards_costs_its_owner_its_value(cards: str, pair: int) -> None:
    table = dealt("6 8 3", cards, max_rounds=1)
    table.play("look 1", seat=0)
    assert table.over
    assert table.told("caught") == [(1, pair, 0)]
    assert table.chips == [25 + pair, 25 - pair]


@pytest.mark.rule("REG-16")
def test_of_several_pairs_the_highest_counts() -> None:
    table = dealt("6 8 3", "4 9 4", max_rounds=1, burned="10,10,10,8,8")
    table.play("draw", "draw 0=7", seat=0)
    table.play("draw", "draw 1=9", seat=1)
    table.play("look 1", seat=0)
    assert table.paid() == [(1, 0, 9)]


@pytest.mark.rule("REG-16")
def test_three_of_a_kind_count_as_a_pair_of_that_value() -> None:
    """R-8."""
    table = dealt("6 8 3", "7 7 7", max_rounds=1)
    table.play("look 1", seat=0)
    assert table.paid() == [(1, 0, 7)]


@pytest.mark.rule("REG-16")
def test_the_lookers_own_pairs_do_not_matter() -> None:
    table = dealt("8 8 3", "6 10 4", max_rounds=1)
    table.play("look 1", seat=0)
    assert table.paid() == [(0, 1, 10)]


@pytest.mark.rule("REG-17", "REG-19")
@pytest.mark.parametrize(("cards", "highest"), [("6 10 4", 10), ("6 4 9", 9)])
def test_a_look_in_vain_costs_the_highest_card_of_the_other(cards: str, highest: int) -> None:
    """R-2: open or closed."""
    table = dealt("6 8 3", cards, max_rounds=1)
    table.play("look 1", seat=0)
    assert table.over
    assert table.told("in-vain") == [(0, highest, 0)]
    assert table.chips == [25 - highest, 25 + highest]


@pytest.mark.rule("REG-18")
def test_who_has_no_closed_cards_cannot_be_looked_at() -> None:
    table = dealt("6 8 3", "6 10 4")
    table.lay([[3], [4, 6, 10]], [[8], []], turn=0)
    assert table.legal == ["attack 1", "draw", "fold", "gift 1 8"]
    assert table.why_not("look 1") == "REG-18"


@pytest.mark.rule("REG-18")
def test_one_closed_card_is_enough() -> None:
    table = dealt("6 8 3", "6 10 4", max_rounds=1)
    table.lay([[3], [4, 6]], [[8], [10]], turn=0)
    table.play("look 1", seat=0)
    assert table.paid() == [(0, 1, 10)]


@pytest.mark.rule("REG-24", "REG-21", "REG-20")
def test_with_more_players_the_caught_one_is_out_and_the_next_on_its_left_moves() -> None:
    """R-9: seat 0 is caught, so seat 1 moves."""
    table = dealt(*FOUR)
    table.play("look 0", seat=3)  # 7 7 5
    assert table.paid() == [(0, 3, 7)]
    assert table.chips == [18, 25, 25, 32]
    assert (table.still_in, table.to_move) == ([1, 2, 3], 1)
    assert (table.rows[0], table.hands[0]) == ([], [])
    assert table.discard == 5 + 3


@pytest.mark.rule("REG-20", "REG-24")
def test_that_may_be_the_looker_again() -> None:
    """R-9."""
    table = dealt(*FOUR)
    table.lay([[5], [6], [8], [2]], [[7], [3], [4], [10, 10]], turn=0)
    table.play("look 3", seat=0)
    assert (table.still_in, table.to_move) == ([0, 1, 2], 0)


@pytest.mark.rule("REG-20", "REG-24")
def test_it_skips_those_who_are_out_already() -> None:
    """R-9."""
    table = dealt(*FOUR)
    table.lay([[5], [], [8], [2]], [[7, 7], [], [4], [10]], turn=3)
    table.play("look 0", seat=3)
    assert (table.still_in, table.to_move) == ([2, 3], 2)


@pytest.mark.rule("REG-25", "REG-21", "REG-20")
def test_with_more_players_a_look_in_vain_puts_the_looker_out_and_the_target_moves() -> None:
    table = dealt(*THREE)
    table.play("look 1", seat=0)  # 8 4 5
    assert table.chips == [17, 33, 25]
    assert (table.still_in, table.to_move) == ([1, 2], 1)
    assert (table.rows[0], table.hands[0]) == ([], [])


@pytest.mark.rule("REG-25", "REG-18")
def test_the_cards_turned_up_stay_open() -> None:
    """R-4: they can no longer be given, and there is nothing to look at until their owner draws again."""
    table = dealt(*THREE)
    table.play("look 1", seat=0)
    assert (table.rows[1], table.hands[1]) == ([4, 5, 8], [])
    assert table.legal == ["attack 2", "draw", "fold", "look 2"]
    table.play("draw", "draw 1=9", seat=1)
    assert "look 1" in table.legal


@pytest.mark.rule("REG-25", "REG-13", "REG-11", "REG-26")
def test_they_count_for_attacks_gifts_and_the_price_like_other_open_cards() -> None:
    """R-4."""
    table = dealt("3 7 2", "8 4 5", "9 8 10", max_rounds=1)
    table.play("look 1", seat=0)
    assert table.price == 4
    table.play("draw", "draw 1=1", seat=1)
    assert table.why_not("gift 1 8") == "REG-13"
    table.play("attack 1", "draw 2=4", seat=2)
    assert table.paid() == [(0, 1, 8), (2, 1, 4)]
