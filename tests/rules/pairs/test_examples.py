"""The worked examples of the specification, X1 to X13."""

from __future__ import annotations

import pytest

from scripted_tables.pairs import PairsTable, deal, dealt

ANNA, BORIS, VICTORIA, GRIGORY, DARYA = range(5)
SECOND_ROUND = "deal 1=10; deal 2=9; deal 3=8; deal 4=7; deal 0=6"


def example_of_play(annas_card: int = 7) -> PairsTable:
    deals = f"deal 1=10; deal 2=10; deal 3=6; deal 4=9; deal 0={annas_card}"
    return PairsTable(5, f"first=0; burn=1,2,4,5,7; {deals}")


def up_to_victoria(annas_card: int = 7) -> PairsTable:
    table = example_of_play(annas_card)
    table.play("draw", "draw 3=8", seat=GRIGORY)
    table.play("draw", "draw 4=3", seat=DARYA)
    table.play("draw", "draw 0=9", seat=ANNA)
    table.play("draw", "draw 1=5", seat=BORIS)
    return table


@pytest.mark.rule("PAIRS-4", "PAIRS-6", "PAIRS-7", "PAIRS-9", "PAIRS-12", "PAIRS-16", "PAIRS-17")
def test_x1_the_example_of_play() -> None:
    table = example_of_play()
    assert table.s.losing_score == 13
    assert (table.to_move, table.legal) == (GRIGORY, ["draw", "fold"])
    assert table.s.deck[9] + table.s.burned[9] == 8
    table = up_to_victoria()
    assert table.hands == [[7, 9], [5, 10], [10], [6, 8], [3, 9]]
    assert table.to_move == VICTORIA
    deck = table.deck
    table.play("fold", SECOND_ROUND)
    assert table.points == [0, 0, 3, 0, 0]
    assert table.kept[VICTORIA] == [3]
    assert table.discard == 13
    assert deck == 41
    assert table.deck == 41 - 5


@pytest.mark.rule("PAIRS-9", "PAIRS-11")
@pytest.mark.parametrize("annas_card", [7, 8, 10])
def test_x1_goes_the_same_way_with_any_card_that_anna_can_have(annas_card: int) -> None:
    """R-20: the picture of her starting card is missing."""
    table = up_to_victoria(annas_card)
    assert table.hands[ANNA] == sorted([annas_card, 9])
    table.play("fold", SECOND_ROUND, seat=VICTORIA)
    assert table.points == [0, 0, 3, 0, 0]


@pytest.mark.rule("PAIRS-10", "PAIRS-17")
def test_x2_the_alternative_of_the_example() -> None:
    table = up_to_victoria()
    table.play("draw", f"draw 2=10; {SECOND_ROUND}")
    assert table.points == [0, 0, 10, 0, 0]
    assert table.discard == 14
    assert table.deck == 40 - 5


@pytest.mark.rule("PAIRS-10", "PAIRS-17")
def test_x3_a_pair_on_the_first_turn() -> None:
    table = example_of_play()
    table.play("draw", f"draw 3=6; {SECOND_ROUND}")
    assert table.points == [0, 0, 0, 6, 0]
    assert table.kept[GRIGORY] == [6]
    assert table.discard == 5 + 5


@pytest.mark.rule("PAIRS-7", "PAIRS-COMMON-14")
def test_x4_a_start_tie() -> None:
    table = dealt(10, 3, 3, 5, 9, then="tie 1=4; tie 2=10")
    assert table.to_move == 1
    assert table.hands == [[10], [3, 4], [3, 10], [5], [9]]


@pytest.mark.rule("PAIRS-7", "PAIRS-COMMON-14")
def test_x5_a_tie_of_ties() -> None:
    table = dealt(6, 6, 6, then="tie 0=8; tie 1=8; tie 2=9; tie 0=10; tie 1=9")
    assert table.to_move == 1
    assert table.hands == [[6, 8, 10], [6, 8, 9], [6, 9]]


@pytest.mark.rule("PAIRS-4", "PAIRS-20")
def test_x6_losing_at_sixteen() -> None:
    table = dealt(8, 9, 10, 10, burn="1,2,3,4,5")
    table.play("draw", f"draw 0=8; {deal(8, 9, 10, 10)}", seat=0)
    assert table.points == [8, 0, 0, 0]
    table.play("draw", "draw 0=8", seat=0)
    assert table.over
    assert table.result() == ([16, 0, 0, 0], [4, 1, 1, 1])


@pytest.mark.rule("PAIRS-22", "PAIRS-23", "PAIRS-24", "PAIRS-25", "PAIRS-26")
def test_x7_continuous() -> None:
    table = dealt(5, 9, 6, continuous=True)
    assert (table.to_move, table.legal) == (0, ["draw", "fold 0 5", "fold 1 9", "fold 2 6"])
    table.play("fold 2 6")
    assert table.points == [6, 0, 0]
    assert table.hands == [[], [9], []]
    assert table.s.discard[5] == 1
    table.play("fold 1 9", seat=1)
    assert table.points == [6, 9, 0]
    assert table.hands == [[], [], []]
    assert (table.to_move, table.legal) == (2, ["draw"])


@pytest.mark.rule("PAIRS-22")
def test_x8_a_pair_in_the_continuous_game() -> None:
    table = dealt(5, 9, continuous=True)
    table.play("draw", "draw 0=5")
    assert table.points == [5, 0]
    assert table.hands == [[], [9]]
    assert table.to_move == 1


@pytest.mark.rule("PAIRS-27", "PAIRS-28", "PAIRS-29")
def test_x9_pieces_of_eight() -> None:
    table = dealt(8, 9, pieces_of_eight=True, burn="1,2,3,4,5")
    table.play("eight", "draw 0=8; draw 0=10", seat=0)
    assert table.hands[0] == [8, 10]
    table.play("draw", "draw 1=3", seat=1)
    table.play("eight", f"draw 0=10; {deal(6, 7)}", seat=0)
    assert table.points == [10, 0]
    assert table.s.round == 2


@pytest.mark.rule("PAIRS-31", "PAIRS-32")
def test_x10_calamities() -> None:
    table = dealt(7, 1, calamities=True, burn="2,4,5,6,9")
    table.play("draw", "draw 0=10", seat=0)
    table.play("draw", "draw 1=7", seat=1)
    assert (table.to_move, table.legal) == (1, ["draw", "fold"])
    table.play("fold", deal(8, 9))
    assert table.points == [0, 1]


@pytest.mark.rule("PAIRS-32", "PAIRS-33")
def test_x11_calamities_and_continuous() -> None:
    table = dealt(7, 10, calamities=True, continuous=True, burn="2,4,5,6,9")
    table.play("draw", "draw 0=7", seat=0)
    assert table.points == [7, 0]
    assert (table.to_move, table.hands[0], table.legal) == (0, [], ["draw"])
    table.play("draw", "draw 0=7")
    assert (table.to_move, table.hands[0]) == (0, [7])
    assert table.legal == ["draw", "fold 0 7", "fold 1 10"]
    table.play("fold 1 10")
    assert table.points == [17, 0]
    assert table.hands == [[], []]
    assert table.to_move == 1


@pytest.mark.rule("PAIRS-29", "PAIRS-30", "PAIRS-33")
def test_x12_all_three() -> None:
    """R-17: the extra turn is due although the second card made a pair."""
    table = dealt(8, 10, calamities=True, continuous=True, pieces_of_eight=True, burn="2,4,5,6,9")
    table.play("draw", "draw 0=3", seat=0)
    table.play("fold 1 10", seat=1)
    table.play("eight", "draw 0=7; draw 0=3", seat=0)
    assert table.points == [3, 10]
    assert (table.to_move, table.hands[0], table.legal) == (0, [], ["draw"])


@pytest.mark.rule("PAIRS-19", "PAIRS-COMMON-5", "PAIRS-COMMON-7")
def test_x13_a_reshuffle_in_mid_turn() -> None:
    table = dealt(5, 9)
    table.lay([[5], [9]], turn=0, deck=[6])
    before = len(table.chances)
    table.play("draw", "draw 0=6", seat=0)
    assert table.deck == 0
    assert table.told("reshuffle") == []
    table.play("draw", "burn=1,2,3,4,5; draw 1=10", seat=1)
    assert [kind for kind, _ in table.chances[before:]] == ["draw 0", *["burn"] * 5, "draw 1"]
