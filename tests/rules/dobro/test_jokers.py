"""Jokers: alone, with a number, and two of them."""

from __future__ import annotations

import pytest

from scripted_tables.dobro import NUMBERS, facing


def those(verb: str, legal: list[str]) -> list[int]:
    """The numbers with which a word may be said."""
    return sorted(int(token.split()[1]) for token in legal if token.split()[0] == verb)


@pytest.mark.rule("DOBRO-12", "DOBRO-25")
@pytest.mark.parametrize("number", NUMBERS)
def test_an_opener_may_give_a_joker_any_number(number: int) -> None:
    table = facing("", "j 3")
    assert those("joker", table.legal) == list(NUMBERS)
    table.turn(f"joker {number}", says=number)
    assert table.pile == f"j{number}"


@pytest.mark.rule("DOBRO-25")
@pytest.mark.parametrize("good", NUMBERS)
def test_a_joker_alone_must_follow_the_rules_of_a_single_card(good: int) -> None:
    table = facing(str(good), "j 3")
    assert those("joker", table.legal) == list(range(good, 13))
    if good > 2:
        assert table.why_not(f"joker {good - 1}") == "DOBRO-25"


@pytest.mark.rule("DOBRO-26")
@pytest.mark.parametrize("good", NUMBERS)
def test_a_joker_named_like_the_good_number_doubles_it(good: int) -> None:
    table = facing(str(good), "j 3")
    table.turn(f"joker {good}", says=2 * good)


@pytest.mark.rule("DOBRO-25")
@pytest.mark.parametrize("good", [14, 16, 20, 24])
def test_above_twelve_a_joker_alone_is_no_help(good: int) -> None:
    """R11: but in a pair it is, up to 24."""
    table = facing(f"{good // 2} {good // 2}", "j 12 3", good=good)
    assert table.legal == ["pairj 12", "take"]
    assert {table.why_not(f"joker {number}") for number in NUMBERS} == {"DOBRO-25"}
    table.turn("pairj 12", says=48 if good == 24 else 24)


@pytest.mark.rule("DOBRO-27")
def test_with_a_number_card_a_joker_makes_a_pair_of_that_number() -> None:
    table = facing("9", "j 4 6 10")
    assert those("pairj", table.legal) == [6, 10]
    assert table.why_not("pairj 4") == "DOBRO-27"
    table.turn("pairj 6", says=12)
    assert table.pile == "9 6 j6"
    assert table.hands[0] == "4 10"


@pytest.mark.rule("DOBRO-16", "DOBRO-27")
@pytest.mark.parametrize("number", range(2, 7))
def test_such_a_pair_doubles_like_any_other(number: int) -> None:
    table = facing(str(2 * number), f"j {number} 3")
    table.turn(f"pairj {number}", says=4 * number)


@pytest.mark.rule("DOBRO-28")
@pytest.mark.parametrize("number", NUMBERS)
def test_two_jokers_are_a_pair_of_any_number(number: int) -> None:
    table = facing("", "j j 3")
    assert those("jokers", table.legal) == list(NUMBERS)
    table.turn(f"jokers {number}", says=2 * number)
    assert table.pile == f"j{number} j{number}"


@pytest.mark.rule("DOBRO-16", "DOBRO-28")
@pytest.mark.parametrize("good", NUMBERS)
def test_two_jokers_must_reach_the_good_number_and_double_an_equal_one(good: int) -> None:
    lowest = (good + 1) // 2
    table = facing(str(good), "j j 3")
    assert those("jokers", table.legal) == list(range(max(lowest, 2), 13))
    if lowest > 2:
        assert table.why_not(f"jokers {lowest - 1}") == "DOBRO-28"
    if good % 2 == 0 and good > 2:
        table.turn(f"jokers {lowest}", says=2 * good)


@pytest.mark.rule("DOBRO-28")
def test_one_joker_is_not_two() -> None:
    table = facing("", "j 3 4")
    assert those("jokers", table.legal) == []
    assert table.why_not("jokers 5") == "DOBRO-28"


@pytest.mark.rule("DOBRO-17", "DOBRO-18", "DOBRO-27")
def test_a_joker_goes_with_numbers_and_jokers_only() -> None:
    """R12: joker and skip, joker and reverse, two skips, two reverses are no pairs."""
    table = facing("12 12", "j s s r r", good=24)
    assert table.legal == ["reverse", "skip", "take"]
    table.play("skip")
    assert (table.hands[0], table.pile) == ("j s r r", "12 12 s")


@pytest.mark.rule("DOBRO-18", "DOBRO-27")
def test_a_joker_does_not_make_a_third_card() -> None:
    table = facing("", "7 7 j j")
    table.play("pairj 7")
    assert table.hands[0] == "7 j"
    table = facing("", "7 7 j j")
    table.play("pair 7")
    assert table.hands[0] == "j j"


@pytest.mark.rule("DOBRO-8", "DOBRO-25")
def test_a_joker_keeps_its_number_as_long_as_it_lies_there() -> None:
    """R19, also under a skip: the pair of 4s equals the 8 that the joker is."""
    for reading in ("good", "top"):
        table = facing("j8 s", "4 4 8 3", pair_double=reading)
        assert table.good == 8
        assert "play 3" not in table.legal
        table.turn("pair 4", says=16)
        assert table.pile == "j8 s 4 4"


@pytest.mark.rule("DOBRO-20", "DOBRO-25")
def test_once_taken_a_joker_is_a_joker_again() -> None:
    table = facing("j8 9", "2 3 4 5 6 7")
    table.play("take")
    assert table.score_piles[0] == "9 j"
    assert not any(table.s.named)
