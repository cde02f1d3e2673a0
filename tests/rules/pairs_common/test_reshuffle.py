"""The deck is empty and a card is due."""

from __future__ import annotations

import pytest

from scripted_tables.pairs import dealt, values


@pytest.mark.rule("PAIRS-COMMON-5")
def test_in_mid_deal_the_same_player_gets_the_card_that_was_due() -> None:
    table = dealt(5, 9, 10)
    table.lay([[5], [9], [10]], turn=0, deck=[9, 8])
    table.play("fold", "deal 0=9; deal 1=8; burn=1,2,3,4,6; deal 2=7")
    assert table.hands == [[9], [8], [7]]
    assert table.to_move == 2


@pytest.mark.rule("PAIRS-COMMON-5")
def test_in_mid_turn_the_same_player_gets_the_card_that_was_due() -> None:
    table = dealt(8, 9, pieces_of_eight=True)
    table.lay([[8], [9]], turn=0, deck=[6])
    table.play("eight", "draw 0=6; burn=1,2,3,4,5; draw 0=8")
    assert table.hands == [[6, 8], [9]]


@pytest.mark.rule("PAIRS-COMMON-5", "PAIRS-COMMON-14")
def test_in_a_start_tie_the_paired_cards_just_discarded_are_shuffled_in() -> None:
    """R-8: the deck is three 6s; the third is thrown away and comes back with the reshuffle."""
    table = dealt(5, 9)
    table.lay([[5], [9]], turn=0, deck=[6, 6, 6])
    table.play("fold", "deal 0=6; deal 1=6; tie 0=6; burn=10,10,10,10,10; tie 0=3; tie 1=4")
    assert table.told("reshuffle") == [(-1, 0, 55 - 1 - 2)]  # without the kept 5 and the two 6s in play
    assert table.s.deck[6] == 4
    assert table.hands == [[3, 6], [4, 6]]
    assert table.to_move == 0


@pytest.mark.rule("PAIRS-COMMON-6")
def test_cards_in_play_and_kept_cards_stay_where_they_are() -> None:
    table = dealt(5, 9)
    table.lay([[1, 2, 5], [9, 10]], turn=0, kept=[[7, 7], [10]])
    table.play("draw", "burn=3,3,3,4,4; draw 0=4")
    assert table.hands == [[1, 2, 4, 5], [9, 10]]
    assert table.kept == [[7, 7], [10]]
    assert table.told("reshuffle") == [(-1, 0, 55 - 5 - 3)]
    assert 1 not in values(table.s.deck)


@pytest.mark.rule("PAIRS-COMMON-7")
def test_taking_the_last_card_shuffles_nothing() -> None:
    """C-2: only the next need of a card does."""
    table = dealt(5, 9)
    table.lay([[5], [9]], turn=0, deck=[6])
    table.play("draw", "draw 0=6")
    assert (table.deck, table.told("reshuffle")) == (0, [])


@pytest.mark.rule("PAIRS-COMMON-7")
def test_cards_of_the_round_that_ends_in_between_are_shuffled_in() -> None:
    """C-2: seat 1 folds before a card is wanted again."""
    table = dealt(5, 9)
    table.lay([[5], [9]], turn=0, deck=[6])
    table.play("draw", "draw 0=6")
    table.play("fold", "burn=10,10,10,10,10; deal 0=6; deal 1=9")
    assert table.told("reshuffle") == [(-1, 0, 54)]  # all but the kept 5


@pytest.mark.rule("PAIRS-COMMON-9")
def test_the_log_marks_whose_card_is_due_while_the_deck_is_shuffled() -> None:
    table = dealt(5, 9, 10)
    table.lay([[5], [9], [10]], turn=0, deck=[9, 8])
    table.happenings.clear()
    table.play("fold", "deal 0=9; deal 1=8; burn=1,2,3,4,6; deal 2=7")
    around = [(name, seat) for name, seat, *_ in table.happenings]
    shuffled = around.index(("reshuffle", -1))
    assert around[shuffled - 1 : shuffled + 3] == [("deal", 1), ("reshuffle", -1), ("due", 2), ("deal", 2)]


@pytest.mark.rule("PAIRS-COMMON-9")
def test_the_spacer_is_no_card() -> None:
    table = dealt(5, 9)
    assert table.rules.FACES == ("?", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10")
    assert table.deck + table.discard + 2 == 55
