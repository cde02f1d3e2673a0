"""Equal cards share what one of them would win."""

from __future__ import annotations

import pytest

from scripted_tables.sweep import SweepTable, dealt, last_round


def takes(table: SweepTable) -> list[tuple[int, int]]:
    """Who took which card, one by one."""
    return [(seat, card) for seat, card, copies in table.told("take") for _ in range(copies)]


@pytest.mark.rule("SWEEP-18")
@pytest.mark.parametrize(
    ("middle", "shared"),
    [
        ("9 5 4 3 2", [(1, 9)]),
        ("9 9 4 3 2", [(1, 9), (2, 9)]),
        ("9 9 9 3 2", [(1, 9), (2, 9), (0, 9)]),
        ("9 9 9 9 2", [(1, 9), (2, 9), (0, 9), (1, 9)]),
        ("9 9 9 9 9", [(1, 9), (2, 9), (0, 9), (1, 9), (2, 9)]),
    ],
)
def test_tied_lowest_cards_share_the_top_value_one_by_one(middle: str, shared: list[tuple[int, int]]) -> None:
    """S-4: only the top value, so there is nothing to choose; later ones get fewer cards or none."""
    table = last_round("7 1", "7 8", "7 8", middle=middle, starter=1)
    table.lay_cards("7 7 7")
    assert takes(table) == shared
    assert table.over


@pytest.mark.rule("SWEEP-18")
def test_who_shares_is_told_in_the_order_in_which_they_take() -> None:
    table = last_round("7 1", "7 8", "2 8", middle="9 5 4 3 2", starter=1)
    table.lay_cards("7 2 7")
    assert table.told("lowest") == [(2, 2, 0)]
    assert table.told("equal") == [(1, 7, 1), (0, 7, 0)]
    assert table.told("share") == [(-1, 7, 4)]
    assert table.told("not-lowest") == []


@pytest.mark.rule("SWEEP-18", "SWEEP-19")
@pytest.mark.parametrize(
    ("laid", "middle", "kinds"),
    [("7 7 8", "9 9 4 3 2", 1), ("2 7 7", "9 9 9 9 8", 1), ("2 7 7", "9 9 9 8 3", 2)],
)
def test_that_they_choose_is_told_where_there_is_something_to_choose(laid: str, middle: str, kinds: int) -> None:
    table = last_round(*(f"{card} 10" for card in laid.split()), middle=middle)
    table.lay_cards(laid)
    assert table.told("share") == [(-1, 7, kinds)]
    assert table.over == (kinds == 1)


@pytest.mark.rule("SWEEP-18")
@pytest.mark.parametrize("starter", range(4))
def test_who_laid_the_equal_card_earlier_takes_first(starter: int) -> None:
    """Seats 1 and 3 lay sevens; from seat 2 and 3 on, seat 3 is earlier."""
    table = last_round("2 10", "7 10", "9 10", "7 10", middle="8 6 5 4 3", starter=starter)
    hand = ["2", "7", "9", "7"]
    table.lay_cards(" ".join(hand[(starter + step) % 4] for step in range(4)))
    earlier = 3 if starter in (2, 3) else 1
    assert table.to_move == earlier
    table.play("take 6")
    assert table.to_move == 4 - earlier
    table.play("take 5")
    assert table.to_move == earlier


@pytest.mark.rule("SWEEP-18")
def test_three_share_in_turn_again_and_again() -> None:
    table = last_round("2 10", "9 10", "9 10", "9 10", middle="10 1 3 4 8", starter=2)
    table.lay_cards("9 9 2 9")
    for seat, card in ((2, 8), (3, 1), (1, 4)):
        table.play(f"take {card}", seat=seat)
    assert table.legal == ["take 2", "take 3"]
    table.play("take 2", seat=2)
    assert takes(table)[-1] == (3, 3)
    assert table.over
    assert table.hands == [[10, 10], [4, 10], [2, 8, 10], [1, 3, 10]]


@pytest.mark.rule("SWEEP-19")
def test_the_taker_chooses_freely_among_the_loot_and_equal_cards_are_one_choice() -> None:
    """S-4: of the middle only what is lower than the tied cards."""
    table = last_round("2 10", "7 10", "7 10", middle="9 8 7 4 4")
    table.lay_cards("2 7 7")
    assert table.middle == [2, 4, 4, 7, 8]
    assert table.legal == ["take 2", "take 4"]
    table.play("take 4", seat=1)
    assert table.legal == ["take 2", "take 4"]
    assert table.middle == [2, 4, 7, 8]


@pytest.mark.rule("SWEEP-19", "SWEEP-17")
def test_what_is_left_of_one_value_is_handed_out_in_turn_without_a_question() -> None:
    """S-3."""
    table = last_round("2 10", "7 10", "7 10", middle="9 4 4 4 4")
    table.lay_cards("2 7 7")
    table.play("take 2", seat=1)
    assert table.over
    assert takes(table)[1:] == [(1, 2), (2, 4), (1, 4), (2, 4), (1, 4)]


@pytest.mark.rule("SWEEP-19")
def test_a_loot_of_one_value_is_shared_without_any_question() -> None:
    table = last_round("3 10", "7 10", "7 10", middle="9 3 3 8 8")
    table.lay_cards("3 7 7")
    assert table.over
    assert takes(table) == [(0, 9), (1, 3), (2, 3), (1, 3)]


@pytest.mark.rule("SWEEP-20")
def test_tied_lowest_cards_do_not_become_their_own_loot() -> None:
    """S-5: the first of two nines must not be there to be taken by the second."""
    table = last_round("9 1", "9 2", "10 2", middle="4 3 3 3 5")
    table.lay_cards("9 9 10")
    assert takes(table)[:1] == [(0, 5)]
    assert takes(table)[1:] == [(2, 3), (2, 3), (2, 3), (2, 4), (2, 9), (2, 9)]


@pytest.mark.rule("SWEEP-20", "SWEEP-15")
def test_equal_cards_move_to_the_middle_together_when_their_loot_is_gone() -> None:
    table = last_round("2 10", "5 10", "5 10", "8 10", middle="9 4 3 3 6")
    table.lay_cards("2 5 5 8")
    while not table.over:
        assert table.fronts[1:3] == [[5], [5]]
        table.play(table.legal[0])
    names = [name for name, *_ in table.happenings if name in ("take", "use")]
    assert names == ["take", "use", *["take"] * 4, "use", "use", *["take"] * 2, "use"]
    assert table.hands[3] == [5, 5, 6, 10]


@pytest.mark.rule("SWEEP-18", "SWEEP-12")
def test_two_ties_are_settled_one_after_the_other() -> None:
    table = last_round("4 10", "8 10", "4 10", "8 10", middle="9 9 5 6 7")
    table.lay_cards("4 8 4 8")
    assert takes(table) == [(0, 9), (2, 9)]
    assert table.legal == ["take 4", "take 5", "take 6", "take 7"]
    for seat, card in ((1, 7), (3, 6), (1, 5)):
        table.play(f"take {card}", seat=seat)
    assert takes(table)[-2:] == [(3, 4), (1, 4)]


@pytest.mark.rule("SWEEP-8", "SWEEP-18")
def test_of_a_tied_highest_group_the_one_with_the_last_card_starts() -> None:
    """S-8: seat 1 laid before seat 2, and took last."""
    table = dealt("2 8 10 10 10", "7 8 10 10 10", "7 8 8 8 9", row="9 3 5 8 8")
    table.lay_cards("2 7 7")
    table.play("take 5", seat=1)
    table.filler = lambda kind, weighted: weighted[0]
    table.play("take 3", seat=2)
    assert takes(table)[-1] == (1, 2)
    assert table.to_move == 1
