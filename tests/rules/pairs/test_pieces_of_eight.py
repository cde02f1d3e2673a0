"""Pieces of Eight: an 8 buys two cards."""

from __future__ import annotations

import pytest

from scripted_tables.pairs import VARIANTS, PairsTable, by_chance, deal, dealt, values


@pytest.mark.rule("PAIRS-27")
def test_an_eight_in_play_is_a_third_choice() -> None:
    """R-12: only instead of taking a card; an 8 that came in the deal will do."""
    table = dealt(8, 9, pieces_of_eight=True)
    assert table.legal == ["draw", "eight", "fold"]


@pytest.mark.rule("PAIRS-27")
def test_an_eight_that_was_drawn_serves_on_a_later_turn() -> None:
    """R-12: only on one's own turn."""
    table = dealt(5, 9, pieces_of_eight=True)
    table.play("draw", "draw 0=8")
    assert (table.to_move, table.legal) == (1, ["draw", "fold"])
    table.play("draw", "draw 1=1")
    assert (table.to_move, table.legal) == (0, ["draw", "eight", "fold"])


@pytest.mark.rule("PAIRS-27")
def test_without_the_option_an_eight_is_just_an_eight() -> None:
    table = dealt(8, 9)
    assert table.legal == ["draw", "fold"]
    assert table.why_not("eight") == "PAIRS-27"


@pytest.mark.rule("PAIRS-27", "PAIRS-28")
def test_the_eight_is_discarded_and_two_cards_are_taken() -> None:
    table = dealt(8, 9, pieces_of_eight=True)
    table.play("eight", "draw 0=5; draw 0=2")
    assert table.hands == [[2, 5], [9]]
    assert values(table.s.discard) == [8]
    assert table.to_move == 1


@pytest.mark.rule("PAIRS-28")
@pytest.mark.parametrize("cards", ["draw 0=8; draw 0=2", "draw 0=2; draw 0=8"])
def test_a_new_eight_makes_no_pair_with_the_one_just_discarded(cards: str) -> None:
    """R-12: and it cannot be spent on the same turn."""
    table = dealt(8, 9, pieces_of_eight=True)
    table.play("eight", cards)
    assert table.hands == [[2, 8], [9]]
    assert table.points == [0, 0]
    assert table.to_move == 1


@pytest.mark.rule("PAIRS-28")
def test_a_reshuffle_in_between_includes_the_eight() -> None:
    """R-12: all other 8s are kept or in play, and yet an 8 comes."""
    table = dealt(8, 9, pieces_of_eight=True)
    table.lay([[8], [8, 9]], turn=0, deck=[], kept=[[8, 8, 8], [8, 8, 8]])
    table.play("eight", "burn=1,2,3,4,5; draw 0=8; draw 0=7")
    assert table.hands == [[7, 8], [8, 9]]


@pytest.mark.rule("PAIRS-29")
def test_a_first_card_that_makes_a_pair_is_the_last() -> None:
    table = dealt(8, 9, pieces_of_eight=True)
    table.play("draw", "draw 0=5")
    table.play("draw", "draw 1=1")
    table.play("eight", f"draw 0=5; {deal(6, 7)}")
    assert table.points == [5, 0]
    assert table.s.round == 2


@pytest.mark.rule("PAIRS-29")
def test_the_second_card_can_pair_with_the_row() -> None:
    table = dealt(8, 9, pieces_of_eight=True)
    table.play("draw", "draw 0=5")
    table.play("draw", "draw 1=1")
    table.play("eight", f"draw 0=2; draw 0=5; {deal(6, 7)}")
    assert table.points == [5, 0]


@pytest.mark.rule("PAIRS-29")
def test_the_second_card_can_pair_with_the_first() -> None:
    table = dealt(8, 9, pieces_of_eight=True)
    table.play("eight", f"draw 0=4; draw 0=4; {deal(6, 7)}")
    assert table.points == [4, 0]


@pytest.mark.rule("PAIRS-28", "PAIRS-29")
def test_two_new_eights_are_a_pair() -> None:
    table = dealt(8, 9, pieces_of_eight=True)
    table.play("eight", f"draw 0=8; draw 0=8; {deal(6, 7)}")
    assert table.points == [8, 0]


@pytest.mark.rule("PAIRS-30")
@pytest.mark.parametrize("variants", [chosen for chosen in VARIANTS if chosen["pieces_of_eight"]])
def test_eights_can_be_spent_whatever_else_is_played(variants: dict[str, bool]) -> None:
    table = PairsTable(2, f"first=1; burn=1,2,3,4,5; {deal(8, 9)}", options=variants)
    assert "eight" in table.legal
    table.play("eight", "draw 0=5; draw 0=2")
    assert table.hands == [[2, 5], [9]]


@pytest.mark.rule("PAIRS-30")
def test_in_the_continuous_game_a_pair_of_the_two_cards_empties_only_ones_own_row() -> None:
    table = dealt(8, 9, pieces_of_eight=True, continuous=True)
    table.play("eight", "draw 0=4; draw 0=4")
    assert table.hands == [[], [9]]
    assert table.points == [4, 0]
    assert values(table.s.discard) == [4, 8]


@pytest.mark.rule("PAIRS-27")
def test_eight_is_offered_exactly_to_who_has_an_eight() -> None:
    for seed in range(30):
        table = PairsTable(4, filler=by_chance(seed), pieces_of_eight=True)
        while not table.over:
            assert ("eight" in table.legal) == (8 in table.hands[table.to_move])
            table.play("eight" if "eight" in table.legal else "draw")
