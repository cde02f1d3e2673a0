"""A card that comes back pairs: its owner is out and pays."""

from __future__ import annotations

import pytest

from scripted_tables.goblin_poker import THREE, deal, opened

BOTH_DUE = ("2 5 6 7 8 9", "5 9 6 7 8 10", "9 5 7 8 10 10")  # without seat 0, the others have each other's value


@pytest.mark.rule("GOB-14")
def test_a_pair_puts_one_out_and_costs_its_value() -> None:
    table = opened(*THREE)
    table.feed(8, 9, 10, back="share 0=8; share 1=10; share 2=9")
    assert table.still_in == [0, 1]
    assert table.chips == [24, 24, 24 - 9]
    assert table.pot == 3 + 9
    assert table.told("out-pair") == [(2, 9, 0)]
    assert (table.s.circle, table.to_move) == (2, 0)


@pytest.mark.rule("GOB-14")
def test_eights_cost_eight() -> None:
    table = opened("8 5 6 7 9 10", "4 8 6 7 9 10", "9 3 7 8 10 10")
    table.feed(8, 10, 5, back="share 1=5; share 2=10; share 0=8")
    assert table.told("pay") == [(0, 0, 8)]


@pytest.mark.rule("GOB-14")
def test_ones_own_donation_may_come_back_and_pair() -> None:
    table = opened("2 2 6 7 8 9", *THREE[1:])
    table.feed(2, 10, 3, back="share 0=2; share 1=3; share 2=10")
    assert (table.still_in, table.chips[0]) == ([1, 2], 24 - 2)


@pytest.mark.rule("GOB-14")
def test_equal_cards_in_hands_or_other_stacks_do_no_harm() -> None:
    """Seat 0 gets a 9, which lies in its own hand and before seat 2."""
    table = opened(*THREE)
    table.feed(8, 9, 10, back="share 0=9; share 1=8; share 2=10")
    assert table.still_in == [0, 1, 2]


@pytest.mark.rule("GOB-14", "GOB-13")
def test_whoever_comes_after_one_who_paired_is_served_as_before() -> None:
    table = opened("2 4 6 7 8 9", "4 2 6 7 9 10", "9 3 7 8 10 10")
    table.feed(4, 2, 3, back="share 0=2; share 1=3; share 2=4")
    assert table.still_in == [1, 2]
    assert table.stacks[1:] == [[3, 4], [4, 9]]


@pytest.mark.rule("GOB-15", "GOB-16")
def test_the_last_one_in_wins_although_the_card_due_would_pair() -> None:
    table = opened(*BOTH_DUE, max_rounds=1)
    table.play("fold", seat=0)
    table.feed(9, 5, back="share 1=5")
    assert table.over
    assert table.pile == [9]
    assert table.told("card-due") == [(2, 0, 0)]
    assert table.told("share") == [(1, 5, 0)]
    assert table.chips == [24 - 2, 24 - 5, 24 + 3 + 2 + 5]


@pytest.mark.rule("GOB-15", "GOB-16")
def test_players_leave_one_after_another_never_all_together() -> None:
    """G-8: all three are due a pair; the first two served leave, the third has won."""
    table = opened("2 4 6 7 8 9", "4 9 6 7 8 10", "9 2 7 8 10 10", max_rounds=1)
    table.feed(4, 9, 2, back="share 0=2; share 1=4")
    assert table.over
    assert table.still_in == [2]
    assert [seat for seat, _, _ in table.told("out-pair")] == [0, 1]
    assert table.chips == [24 - 2, 24 - 4, 24 + 3 + 6]


@pytest.mark.rule("GOB-15")
def test_a_card_that_was_no_longer_due_is_gone_in_the_next_round() -> None:
    table = opened(*BOTH_DUE)
    table.play("fold", seat=0)
    table.feed(9, 5, back=f"share 1=5; {deal(*THREE)}")
    assert (table.s.round, table.pile) == (2, [])
