"""Everybody lays the hand as a pile, in an order of free choice, and it stays so."""

from __future__ import annotations

from itertools import permutations

import pytest

from scripted_tables.troll_guts import THREE, dealt, laid


@pytest.mark.rule("TRG-5")
def test_the_first_card_laid_is_the_top_and_the_fifth_follows_by_itself() -> None:
    table = dealt(*THREE)
    for card in (8, 10, 6):
        table.play(f"next {card}", seat=0)
    assert table.piles[0] == [8, 10, 6]
    assert table.legal == ["next 7", "next 9"]
    table.play("next 9", seat=0)
    assert table.piles[0] == [8, 10, 6, 9, 7]
    assert table.to_move == 1
    assert table.told("pile-ready") == [(0, 0, 0)]


@pytest.mark.rule("TRG-5")
def test_any_order_can_be_laid() -> None:
    for order in list(permutations("67890"))[::7]:
        pile = [10 if card == "0" else int(card) for card in order]
        table = dealt(*THREE)
        for card in pile[:4]:
            table.play(f"next {card}", seat=0)
        assert table.piles[0] == pile


@pytest.mark.rule("TRG-5")
def test_four_decisions_also_where_cards_are_equal() -> None:
    table = dealt("8 8 8 8 8 / 5", *THREE[1:])
    for _ in range(4):
        assert (table.to_move, table.legal) == (0, ["next 8"])
        table.play("next 8")
    assert (table.to_move, table.piles[0]) == (1, [8] * 5)


@pytest.mark.rule("TRG-5")
def test_equal_cards_are_one_choice_until_the_last_of_them_is_laid() -> None:
    table = dealt("9 9 4 6 6 / 5", *THREE[1:])
    assert table.legal == ["next 4", "next 6", "next 9"]
    table.play("next 9")
    assert table.legal == ["next 4", "next 6", "next 9"]
    table.play("next 9")
    assert table.legal == ["next 4", "next 6"]


@pytest.mark.rule("TRG-5")
def test_cards_equal_to_the_own_open_card_are_laid_like_any_other() -> None:
    """T-9."""
    table = laid("5 5 8 9 10 / 5", *THREE[1:])
    assert table.piles[0] == [5, 5, 8, 9, 10]
    assert (table.still_in, table.chips) == ([0, 1, 2], [24] * 3)


@pytest.mark.rule("TRG-5")
def test_seat_by_seat_all_lay_before_the_first_turn() -> None:
    table = dealt(*THREE)
    order = []
    while table.legal[0].startswith("next"):
        order.append(table.to_move)
        table.play(table.legal[0])
    assert order == [0] * 4 + [1] * 4 + [2] * 4
    assert table.to_move == 1
    assert [len(pile) for pile in table.piles] == [5, 5, 5]


@pytest.mark.rule("TRG-5", "TRG-9", "TRG-10")
def test_cards_come_out_from_the_top_for_thief_and_owner_alike() -> None:
    table = dealt(*THREE)
    table.arrange("6 7 8 9 10", "9 4 10 7 8", "2 6 8 9 10")
    table.play("buy", seat=1)
    assert (table.rows[1], table.piles[1]) == ([3, 9], [4, 10, 7, 8])
    table.play("steal 1", seat=2)
    assert (table.rows[2], table.piles[1]) == ([4, 7], [10, 7, 8])
    table.play("steal 1", seat=0)
    assert (table.rows[0], table.piles[1]) == ([5, 10], [7, 8])


@pytest.mark.rule("TRG-6")
def test_once_play_has_begun_the_order_cannot_be_changed() -> None:
    table = laid(*THREE)
    before = table.piles
    for card in (6, 8, 9, 10):
        assert not [token for token in table.legal if token.startswith("next")]
        table.draw(card)
    assert table.piles == before


@pytest.mark.rule("TRG-6")
def test_the_owner_may_look_at_the_own_pile_at_any_time() -> None:
    table = laid(*THREE)
    for step in range(3):
        for owner in range(3):
            s = table.s.copy()
            table.rules.redact(s, owner)
            assert [card for card in s.piles[owner] if card] == table.piles[owner]
        table.play(["buy", "steal 0", "draw"][step], "draw 0=10" if step == 2 else "")
