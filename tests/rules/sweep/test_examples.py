"""The worked examples of the specification."""

from __future__ import annotations

import pytest

from scripted_tables.pairs import by_chance
from scripted_tables.sweep import dealt, last_round, row


@pytest.mark.rule("SWEEP-12", "SWEEP-13", "SWEEP-14", "SWEEP-15", "SWEEP-16", "SWEEP-8")
def test_x1_the_round_of_the_rulebook() -> None:
    table = dealt("7 8 9 10 1", "5 8 9 10 4", "3 8 9 10 6", row="10 10 2 6 5")
    table.play("play 7", seat=0)
    table.play("play 5", seat=1)
    table.play("play 3", row("2 3 3 4 4"), seat=2)
    assert table.told("take") == [
        (2, 10, 2),  # the 3 is the lowest
        *[(1, 2, 1), (1, 3, 1)],  # the 5: the 3 has just been used
        *[(0, 5, 2), (0, 6, 1)],  # the 7
    ]
    assert table.hands == [[1, 5, 5, 6, 8, 9, 10], [2, 3, 4, 8, 9, 10], [6, 8, 9, 10, 10, 10]]
    assert table.discard == [7]
    assert table.middle == [2, 3, 3, 4, 4]
    assert table.to_move == 0


@pytest.mark.rule("SWEEP-31", "SWEEP-32", "SWEEP-34")
def test_x2_the_scoring_of_the_rulebook() -> None:
    table = last_round("5 5 6 6 9 9 10", "3 3 4 4 5 10 10 10", "1 2 2 7 7 8 8 9 10 10 10", middle="9 8 8 7 7")
    table.lay_cards("10 10 10")
    assert table.hands == [[5, 5, 6, 6, 9, 9, 9], [3, 3, 4, 4, 5, 10, 10], [1, 2, 2, 7, 7, 8, 8, 9, 10, 10]]
    assert table.result() == ([20, 17, 28], [2, 3, 1])


@pytest.mark.rule("SWEEP-13")
def test_x3_both_nines_on_top_go_to_the_lowest_card() -> None:
    table = dealt("4 8 10 10 10", "6 8 10 10 10", "5 7 8 8 8", row="9 9 3 6 2", first=1)
    table.play("play 6", seat=1)
    table.play("play 7", seat=2)
    table.play("play 4", row("1 2 3 3 4"), seat=0)
    assert table.told("take") == [(0, 9, 2), (1, 2, 1), (1, 3, 1), (1, 4, 1), (2, 6, 2)]
    assert table.discard == [7]
    assert table.to_move == 2


@pytest.mark.rule("SWEEP-18", "SWEEP-20")
def test_x4_tied_for_the_lowest_with_one_card_on_top() -> None:
    """S-4: the second of them gets nothing, and nobody is asked. S-5."""
    table = dealt("4 8 10 10 10", "4 8 10 10 10", "5 7 8 8 8", row="9 3 3 6 2", first=1)
    table.play("play 4", seat=1)
    table.play("play 7", seat=2)
    table.play("play 4", row("1 2 3 4 4"), seat=0)
    assert table.told("take") == [(1, 9, 1), (2, 2, 1), (2, 3, 2), (2, 4, 2), (2, 6, 1)]
    assert table.hands[0] == [8, 10, 10, 10]
    assert table.to_move == 2


@pytest.mark.rule("SWEEP-18", "SWEEP-19", "SWEEP-21", "SWEEP-8")
def test_x5_a_tie_with_a_choice() -> None:
    table = dealt("7 8 10 10 10", "7 8 10 10 10", "2 5 8 8 8", row="9 3 3 6 5")
    table.lay_cards("7 7 2")
    assert table.told("take") == [(2, 9, 1)]
    assert table.legal == ["take 2", "take 3", "take 5", "take 6"]
    table.play("take 6", seat=0)
    table.play("take 5", seat=1)
    table.play("take 2", row("1 3 4 4 4"), seat=0)
    assert table.told("take")[-2:] == [(1, 3, 1), (0, 3, 1)]
    assert table.discard == [7, 7]
    assert table.to_move == 0


@pytest.mark.rule("SWEEP-18", "SWEEP-21", "SWEEP-8")
def test_x6_everybody_tied() -> None:
    """S-8: seat 0 took the last card, though seat 1 laid last."""
    table = dealt("7 8 10 10 10", "7 8 10 10 10", "7 8 8 8 10", row="9 9 3 6 5", first=2)
    table.lay_cards("7 7 7", next_row="1 2 3 4 4")
    assert table.told("take") == [(2, 9, 1), (0, 9, 1)]
    assert table.hands[1] == [8, 10, 10, 10]
    assert table.discard == [3, 5, 6, 7, 7, 7]
    assert table.to_move == 0


@pytest.mark.rule("SWEEP-10", "SWEEP-33")
def test_x7_empty_hands_sit_out_to_the_end_of_the_deal() -> None:
    """S-2."""
    table = dealt(*["10 9 8 7 6"] * 3, row="10 1 2 3 4")
    for card, following in ((10, "10 2 3 4 5"), (9, "10 3 4 5 6"), (8, "10 4 5 6 7"), (7, "10 5 5 6 7")):
        table.lay_cards(f"{card} {card} {card}", next_row=following)
        assert table.to_move == 0
    table.filler = by_chance(3)
    table.lay_cards("6 6 6")
    assert table.hands == [[10] * 5, [], []]
    rounds = 0
    while not table.over:
        assert table.to_move == 0
        table.play(table.legal[0])
        rounds += 1
    assert rounds == 3
    scores, places = table.result()
    assert scores[1:] == [0, 0]
    assert scores[0] == sum(set(table.hands[0]))
    assert places == [1, 2, 2]
