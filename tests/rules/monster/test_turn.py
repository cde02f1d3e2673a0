"""A turn: keep everything, feed the monster, or fold."""

from __future__ import annotations

import pytest

from scripted_tables.monster import BEST, NINES, TENS, deal, dealt

FOUR = ("10 9 7 4 3 3", "8 7 6 5 10 9", "9 8 6 5 2 2", "10 10 10 10 10 9")


@pytest.mark.rule("MON-5")
def test_in_a_circle_everybody_has_one_turn_in_order() -> None:
    table = dealt(*FOUR)
    order = []
    for token in ("keep", "discard 8", "keep"):
        order.append(table.to_move)
        table.play(token)
    assert [*order, table.to_move] == [0, 1, 2, 3]
    table.filler = lambda _, weighted: weighted[0]
    table.play("keep")
    assert len(table.told("showdown")) == 1


@pytest.mark.rule("MON-5")
def test_the_dealer_is_the_last_to_move() -> None:
    table = dealt(*FOUR, dealer=1)
    order = []
    for _ in range(3):
        order.append(table.to_move)
        table.play("keep")
    assert [*order, table.to_move] == [2, 3, 0, 1]


@pytest.mark.rule("MON-6")
def test_six_different_cards_can_be_thrown_in_41_ways_kept_or_folded() -> None:
    table = dealt(BEST, *FOUR[1:])
    assert len(table.legal) == 43
    sizes = [len(token.split()) - 1 for token in table.legal if token.startswith("discard")]
    assert [sizes.count(size) for size in (1, 2, 3, 4)] == [6, 15, 20, 0]
    assert {"keep", "fold", "discard 5", "discard 9 10", "discard 5 6 10"} <= set(table.legal)


@pytest.mark.rule("MON-6")
def test_equal_cards_are_the_same_choice() -> None:
    """With two 7s and four 10s each choice of values exists once."""
    table = dealt("7 7 10 10 10 10", BEST, NINES, "8 8 8 8 8 8")
    assert table.legal == sorted(
        [
            "keep",
            "fold",
            "discard 7",
            "discard 10",
            "discard 7 7",
            "discard 7 10",
            "discard 10 10",
            "discard 7 7 10",
            "discard 7 10 10",
            "discard 10 10 10",
        ]
    )


@pytest.mark.rule("MON-6")
@pytest.mark.parametrize(
    ("token", "left"),
    [
        ("keep", [3, 3, 4, 7, 9, 10]),
        ("discard 3", [3, 4, 7, 9, 10]),
        ("discard 3 3", [4, 7, 9, 10]),
        ("discard 4 7", [3, 3, 9, 10]),
        ("discard 7 9 10", [3, 3, 4]),
        ("discard 3 3 10", [4, 7, 9]),
    ],
)
def test_up_to_three_cards_leave_the_hand_for_the_middle(token: str, left: list[int]) -> None:
    table = dealt(*FOUR)
    table.play(token, seat=0)
    assert table.hands[0] == left
    assert sorted(table.monster + left) == [3, 3, 4, 7, 9, 10]
    assert table.to_move == 1


@pytest.mark.rule("MON-7")
def test_what_all_players_throw_is_one_hand_and_lies_face_down() -> None:
    table = dealt(*FOUR)
    table.turns("discard 3", "discard 9 10", "discard 2 8")
    assert table.monster == [2, 3, 8, 9, 10]
    assert table.s.monster[0] == 0  # nothing is turned up yet
    assert table.told("monster-card") == []


@pytest.mark.rule("MON-8")
def test_folding_is_free_and_feeds_nobody() -> None:
    """M-1."""
    table = dealt(*FOUR)
    table.play("fold", seat=0)
    assert (table.chips, table.pot) == ([23] * 4, 8)
    assert table.monster == []
    assert table.still_in == [1, 2, 3]
    assert table.told("pay") == []


@pytest.mark.rule("MON-8", "MON-10")
def test_a_folded_hand_takes_no_part_in_the_showdown() -> None:
    table = dealt(BEST, "9 8 7 6 4 3", "8 7 6 5 4 2", TENS, max_rounds=1)
    table.turns("fold", "keep", "keep", "fold")
    assert table.turned_up == [[], [3, 4, 6, 7, 8, 9], [2, 4, 5, 6, 7, 8], []]
    assert table.told("best") == [(1, 0, 0)]
    assert table.chips == [23, 31, 23, 23]


@pytest.mark.rule("MON-8", "MON-17")
def test_who_folds_is_out_of_all_circles_of_the_round() -> None:
    table = dealt("9 9 7 7 5 5", "8 7 6 5 4 3", "8 6 4 3 2 1", TENS)
    table.turns("discard 5 7 9", "keep", "keep", "fold", then=deal("", BEST, "6 5 4 3 2 1", ""))
    assert table.still_in == [1, 2]
    assert table.hands == [[], [5, 6, 7, 8, 9, 10], [1, 2, 3, 4, 5, 6], []]


@pytest.mark.rule("MON-9")
def test_a_pair_may_be_kept_even_if_it_could_be_thrown() -> None:
    """M-2: it loses at the showdown."""
    table = dealt(*FOUR, max_rounds=1)
    assert "keep" in table.legal
    table.turns("keep", "keep", "discard 2", "fold")
    assert table.told("out-pair") == [(0, 3, 0)]
    assert table.chips == [18, 36, 23, 23]


@pytest.mark.rule("MON-9")
def test_five_equal_cards_cannot_be_cleared_with_three_discards() -> None:
    """M-2."""
    table = dealt("10 10 10 10 10 9", BEST, "8 6 4 3 2 1", "9 9 9 9 9 8", max_rounds=1)
    table.turns("discard 10 10 10", "keep", "keep", "fold")
    assert table.told("out-pair") == [(0, 10, 0)]


@pytest.mark.rule("MON-9", "MON-18")
def test_a_hand_full_of_pairs_wins_if_all_others_fold() -> None:
    """M-2."""
    table = dealt(TENS, BEST, NINES, "8 8 8 8 8 8", max_rounds=1)
    table.turns("keep", "fold", "fold", "fold")
    assert table.chips == [31, 23, 23, 23]
    assert table.told("out-pair") == []
