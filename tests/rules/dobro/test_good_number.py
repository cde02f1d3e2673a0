"""The good number: what it is, how one card changes it, and that it is said."""

from __future__ import annotations

import pytest

from scripted_tables.dobro import dealt, facing


@pytest.mark.rule("DOBRO-8")
def test_an_empty_pile_has_no_good_number() -> None:
    table = dealt("2 3 4 5 6 7", "3 4 5 6 7 8", "4 5 6 7 8 9")
    assert (table.pile, table.good) == ("", 0)
    assert [token for token in table.legal if token.startswith("play")] == [f"play {number}" for number in range(2, 8)]


@pytest.mark.rule("DOBRO-8", "DOBRO-13")
def test_it_is_the_number_of_the_top_card() -> None:
    table = facing("3 7", "9 12 2")
    assert table.good == 7
    table.turn("play 9", says=9)
    assert table.pile == "3 7 9"


@pytest.mark.rule("DOBRO-8", "DOBRO-14", "DOBRO-15")
def test_or_what_a_doubling_or_a_pair_has_made_of_it() -> None:
    table = dealt("5 2 3 4 6 7", "5 2 3 4 6 7", "6 6 8 9 10 11")
    table.turn("play 5", says=5, draws="12")
    table.turn("play 5", says=10, draws="12")
    assert table.pile == "5 5"
    table.turn("pair 6", says=12, draws="2 2")
    assert table.pile == "5 5 6 6"


@pytest.mark.rule("DOBRO-13")
@pytest.mark.parametrize("good", range(2, 13))
def test_any_higher_number_may_be_played_and_no_lower_one(good: int) -> None:
    table = facing(str(good), "2 3 4 5 6 7")
    higher = [f"play {number}" for number in range(2, 8) if number >= good]
    assert [token for token in table.legal if token.startswith("play")] == higher
    for number in range(2, min(good, 8)):
        assert table.why_not(f"play {number}") == "DOBRO-13"


@pytest.mark.rule("DOBRO-14")
@pytest.mark.parametrize("number", range(2, 13))
def test_an_equal_card_doubles_it(number: int) -> None:
    table = facing(str(number), f"{number} 3")
    table.turn(f"play {number}", says=2 * number)
    assert len(table.told("doubled")) == 1


@pytest.mark.rule("DOBRO-14")
def test_equal_means_equal_to_the_good_number_not_to_the_top_card() -> None:
    """With a 5 on a 5 the good number is 10: another 5 is too low, a 10 doubles."""
    table = facing("5 5", "5 10 2", good=10)
    assert table.legal == ["play 10", "take"]
    assert table.why_not("play 5") == "DOBRO-13"
    table.turn("play 10", says=20)


@pytest.mark.rule("DOBRO-12", "DOBRO-13")
@pytest.mark.parametrize("number", range(2, 13))
def test_an_opener_doubles_nothing(number: int) -> None:
    table = facing("", f"{number} 3")
    table.turn(f"play {number}", says=number)
    assert table.told("doubled") == []


@pytest.mark.rule("DOBRO-9")
def test_whoever_plays_says_the_new_good_number() -> None:
    table = dealt("4 2 3 5 6 7", "5 2 3 4 6 7", "6 6 8 9 10 11")
    table.turn("play 4", draws="12")
    table.turn("play 5", draws="12")
    table.turn("pair 6", draws="2 2")
    assert table.told("says") == [(0, 4), (1, 5), (2, 12)]


@pytest.mark.rule("DOBRO-9")
def test_also_after_a_skip_or_a_reverse() -> None:
    table = dealt("8 2 3 5 6 7", "s 2 3 4 6 7", "r 6 8 9 10 11")
    table.turn("play 8", draws="12")
    table.turn("skip", draws="12")
    table.turn("reverse", draws="12")
    assert table.told("says") == [(0, 8), (1, 8), (2, 8)]


@pytest.mark.rule("DOBRO-9")
def test_a_kon_opened_with_a_special_card_has_nothing_to_say_but_that_any_card_goes() -> None:
    table = dealt("s 2 3 5 6 7", "r 2 3 4 6 7", "6 6 8 9 10 11")
    table.turn("skip", says=0, draws="12")
    table.turn("reverse", says=0, draws="12")
    assert table.told("says") == []
    assert len(table.told("any-card")) == 2


@pytest.mark.rule("DOBRO-9")
def test_taking_says_nothing() -> None:
    table = facing("5 7", "2 3 4 5 6 7")
    table.play("take")
    assert table.told("says") == table.told("any-card") == []
