"""Deck and discard pile are both empty: who can still do what (R-6)."""

from __future__ import annotations

import pytest

from scripted_tables.pairs import by_chance, everything_in_play


@pytest.mark.rule("PAIRS-19", "PAIRS-COMMON-8")
def test_with_nothing_left_to_take_one_can_only_fold() -> None:
    """R-6."""
    table = everything_in_play()
    assert (table.deck, table.discard) == (0, 0)
    assert table.legal == ["fold"]
    assert table.why_not("draw") == "PAIRS-COMMON-8"


@pytest.mark.rule("PAIRS-27", "PAIRS-COMMON-8")
def test_with_nothing_left_to_take_an_eight_cannot_be_spent() -> None:
    """R-6: what counts is the supply before the 8 is discarded."""
    table = everything_in_play(pieces_of_eight=True)
    assert 8 in table.hands[table.to_move]
    assert table.legal == ["fold"]
    assert table.why_not("eight") == "PAIRS-COMMON-8"


@pytest.mark.rule("PAIRS-12", "PAIRS-17")
def test_the_fold_refills_the_supply_for_the_next_deal() -> None:
    """R-6: a new deal never fails."""
    table = everything_in_play()
    table.filler = by_chance(3)
    table.play("fold")
    assert table.points[7] == 1
    assert table.told("reshuffle") == [(-1, 0, 51)]  # all but the four kept cards
    assert all(table.hands)


@pytest.mark.rule("PAIRS-9", "PAIRS-COMMON-8")
def test_the_very_last_card_can_be_taken() -> None:
    """R-6."""
    table = everything_in_play()
    table.lay([*(range(seat + 1, 11) for seat in range(7)), [8, 9]], turn=7, deck=[10], kept=[[9], [10], [10]])
    assert table.legal == ["draw", "fold"]
    table.play("draw", "draw 7=10")
    assert (table.to_move, table.legal) == (0, ["fold"])


@pytest.mark.rule("PAIRS-27", "PAIRS-28")
def test_with_one_card_left_an_eight_still_brings_two() -> None:
    """R-12: the discarded 8 is the second card to come."""
    table = everything_in_play(pieces_of_eight=True)
    table.lay([*(range(seat + 1, 11) for seat in range(7)), [8, 9]], turn=7, deck=[10], kept=[[9], [10], [10]])
    table.play("eight", "draw 7=10; draw 7=8")
    assert table.hands[7] == [8, 9, 10]
    assert (table.to_move, table.legal) == (0, ["fold"])


@pytest.mark.rule("PAIRS-26", "PAIRS-COMMON-8")
def test_who_can_neither_take_nor_fold_is_skipped() -> None:
    """R-6: seat 7 has no cards in play, and the last card has just been taken."""
    table = everything_in_play(continuous=True)
    kept = [[8], [9], [9], [10], [10], [10]]
    table.lay([*(range(seat + 1, 11) for seat in range(6)), [7, 8, 9], []], turn=6, deck=[10], kept=kept)
    table.play("draw", "draw 6=10", seat=6)
    assert table.to_move == 0
    assert "draw" not in table.legal
    assert len(table.legal) == 10 + 9 + 8 + 7 + 6 + 5 + 4


@pytest.mark.rule("PAIRS-26", "PAIRS-COMMON-8")
def test_a_skipped_player_is_served_again_as_soon_as_there_is_a_card() -> None:
    """R-6: seat 6 folds and discards three cards; seat 7 must take one of them."""
    table = everything_in_play(continuous=True)
    kept = [[8], [9], [9], [10], [10], [10]]
    table.lay([range(seat + 1, 11) if seat < 7 else [] for seat in range(8)], turn=6, kept=kept)
    assert "draw" not in table.legal
    table.play("fold 0 1", seat=6)
    assert (table.to_move, table.legal) == (7, ["draw"])
    table.play("draw", "burn=7,8,9; draw 7=10")
    assert table.hands[7] == [10]
