"""Two cards with the same number."""

from __future__ import annotations

import pytest

from scripted_tables.dobro import NUMBERS, dealt, facing


def pairs(legal: list[str]) -> list[str]:
    return [token for token in legal if token.startswith("pair")]


@pytest.mark.rule("DOBRO-12", "DOBRO-15")
@pytest.mark.parametrize("number", NUMBERS)
def test_an_opener_may_play_any_pair_and_its_sum_counts(number: int) -> None:
    """R3: the example of the booklet, not its box: the sum, not the number of the top card."""
    table = facing("", f"{number} {number} 3")
    table.turn(f"pair {number}", says=2 * number)
    assert table.pile == f"{number} {number}"


@pytest.mark.rule("DOBRO-15")
@pytest.mark.parametrize("good", range(2, 13))
def test_the_sum_must_reach_the_good_number_not_each_card(good: int) -> None:
    table = facing(str(good), "2 2 4 4 5 5")
    assert pairs(table.legal) == [f"pair {number}" for number in (2, 4, 5) if 2 * number >= good]
    for number in (2, 4, 5):
        if 2 * number < good:
            assert table.why_not(f"pair {number}") == "DOBRO-15"


@pytest.mark.rule("DOBRO-15")
def test_a_pair_of_threes_beats_a_five_that_no_three_could() -> None:
    table = facing("5", "3 3 2")
    assert table.legal == ["pair 3", "take"]
    table.turn("pair 3", says=6)


@pytest.mark.rule("DOBRO-16")
@pytest.mark.parametrize("number", range(2, 7))
def test_a_pair_that_equals_the_good_number_doubles_it(number: int) -> None:
    table = facing(str(2 * number), f"{number} {number} 3")
    table.turn(f"pair {number}", says=4 * number)
    assert len(table.told("doubled")) == 1


@pytest.mark.rule("DOBRO-15", "DOBRO-16")
def test_a_pair_on_a_pair() -> None:
    """The top card of a pair of 4s shows a 4, but 8 is to beat: 4s double it, 5s are just higher, 3s too low."""
    table = facing("4 4", "3 3 4 4 5 5", good=8)
    assert pairs(table.legal) == ["pair 4", "pair 5"]
    table.turn("pair 4", says=16)
    assert facing("4 4", "5 5 2", good=8).legal == ["pair 5", "take"]


@pytest.mark.rule("DOBRO-16")
@pytest.mark.parametrize(("reading", "says"), [("good", 20), ("top", 10)])
def test_when_the_good_number_is_not_the_top_card_two_readings_are_possible(reading: str, says: int) -> None:
    """R2: a 5 on a 5 makes 10; a pair of 5s equals it, though the top card is a 5."""
    table = facing("5 5", "5 5 2", good=10, pair_double=reading)
    table.turn("pair 5", says=says)


@pytest.mark.rule("DOBRO-16")
@pytest.mark.parametrize("reading", ["good", "top"])
def test_both_readings_double_what_equals_a_plain_top_card(reading: str) -> None:
    """R2: a pair of 4s on a plain 8."""
    table = facing("8", "4 4 2", pair_double=reading)
    table.turn("pair 4", says=16)


@pytest.mark.rule("DOBRO-16")
def test_read_literally_a_pair_never_doubles_a_pair() -> None:
    """R2 with `top`: a pair of 12s on 24 leaves 24, as the top card is a 12."""
    table = facing("12 12", "12 j 2", good=24, pair_double="top")
    table.turn("pairj 12", says=24)


@pytest.mark.rule("DOBRO-12", "DOBRO-16")
@pytest.mark.parametrize("reading", ["good", "top"])
def test_where_there_is_no_good_number_a_pair_cannot_double(reading: str) -> None:
    """R6."""
    for pile in ("", "s", "s r"):
        table = facing(pile, "4 4 2", pair_double=reading)
        table.turn("pair 4", says=8)
        assert table.told("doubled") == []


@pytest.mark.rule("DOBRO-18")
def test_three_of_a_kind_two_numbers_or_a_number_with_a_skip_cannot_be_played() -> None:
    """There is no word for them; two cards at a time is the most, and both have one number."""
    table = facing("", "7 7 7 8 s r")
    assert table.legal == ["pair 7", "play 7", "play 8", "reverse", "skip"]
    before = table.hands[0]
    table.play("pair 7")
    assert (before, table.hands[0], table.pile) == ("7 7 7 8 s r", "7 8 s r", "7 7")


@pytest.mark.rule("DOBRO-12", "DOBRO-15")
def test_one_card_is_no_pair() -> None:
    assert facing("", "7 8 9").why_not("pair 7") == "DOBRO-12"
    assert facing("5", "7 8 9").why_not("pair 7") == "DOBRO-15"


@pytest.mark.rule("DOBRO-10", "DOBRO-15")
def test_a_pair_is_one_turn_and_two_cards_are_drawn_for_it() -> None:
    table = dealt("4 4 3 5 6 7", "5 2 3 4 6 7", "6 6 8 9 10 11")
    table.turn("pair 4", says=8, draws="12 2", seat=0)
    assert table.hands[0] == "2 3 5 6 7 12"
    assert table.to_move == 1
