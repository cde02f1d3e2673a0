"""How a sensible player plays Troll Guts."""

from __future__ import annotations

from scripted import choice
from scripted_tables.troll_guts import THREE, dealt, laid


def test_fresh_values_lie_on_top_of_the_pile_and_pairs_at_the_bottom() -> None:
    table = dealt("5 7 7 8 9 / 5", *THREE[1:])
    order = []
    for _ in range(4):
        order.append(choice(table))
        table.play(order[-1], seat=0)
    assert order == ["next 7", "next 8", "next 9", "next 5"]
    assert table.piles[0] == [7, 8, 9, 5, 7]


def test_with_a_low_row_a_free_card_is_worth_the_risk() -> None:
    assert choice(laid(*THREE)) != "buy"


def test_with_a_dangerous_row_a_safe_card_is_bought() -> None:
    table = laid(*THREE)
    table.lay_piles([[5], [8, 9, 10], [7]], [[6], [4, 7], [2]])
    assert choice(table) == "buy"


def test_the_own_top_card_is_left_alone_when_it_pairs() -> None:
    table = laid(*THREE)
    table.lay_piles([[5], [8, 9, 10], [7]], [[6], [8, 7], [2]])
    assert choice(table) != "buy"


def test_a_pile_is_safer_than_the_deck_if_its_owner_shows_the_same_cards() -> None:
    table = laid(*THREE)
    table.lay_piles([[9, 10], [9, 10], [7]], [[6], [], [2]])
    assert choice(table) == "steal 0"
