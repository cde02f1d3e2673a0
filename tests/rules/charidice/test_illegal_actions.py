"""Every action that is not allowed says which clause forbids it."""

from __future__ import annotations

import random

import pytest

from igroteka import words
from igroteka.kernel import Phrase
from igroteka.match import Game, explain
from scripted_tables.charidice import COLOURS, ONES, ChariTable, by_chance, stopped, thrown

RED_FIVE = "1r 6r 6y 4r 3r 2r"


def reason(table: ChariTable, dice: str) -> tuple[str, Phrase]:
    found = table.rules.why_not(table.s, table.rules.TOKENS.index(f"score {dice}"))
    return found.clause, found.phrase


def left_out(colours: str) -> Phrase:
    """The first three colours, and the others, as groups."""
    group = sum(1 << COLOURS.index(colour) for colour in colours)
    return Phrase("colour-left-out", value=group & 0b111, more=group >> 3)


@pytest.mark.rule("CHARI-20")
@pytest.mark.parametrize(("dice", "size"), [("ab", 2), ("bd", 2), ("def", 3), ("abf", 3)])
def test_a_colour_needs_four_dice(dice: str, size: int) -> None:
    assert reason(stopped(RED_FIVE), dice) == ("CHARI-20", Phrase("colour-needs-four", value=size))


@pytest.mark.rule("CHARI-20", "CHARI-23")
@pytest.mark.parametrize("left_out", "cdef")
def test_five_of_six_must_be_consecutive(left_out: str) -> None:
    dice = "abcdef".replace(left_out, "")
    assert reason(stopped("1r 6r 5r 4r 3r 2r"), dice) == ("CHARI-20", Phrase("colour-needs-four", value=5))


@pytest.mark.rule("CHARI-16")
@pytest.mark.parametrize("dice", ["abcde", "bcdef", "abcdef"])
def test_one_colour_is_not_mixed_with_another(dice: str) -> None:
    assert reason(stopped(RED_FIVE), dice) == ("CHARI-16", Phrase("one-way-only", value=COLOURS.index("r")))


@pytest.mark.rule("CHARI-30")
@pytest.mark.parametrize(("dice", "colour"), [("bcd", "r"), ("abc", "r"), ("acdf", "r")])
def test_two_dice_of_a_colour_are_one_too_many(dice: str, colour: str) -> None:
    assert reason(stopped(RED_FIVE), dice) == ("CHARI-30", Phrase("two-of-a-colour", value=COLOURS.index(colour)))


@pytest.mark.rule("CHARI-30")
def test_the_colour_in_question_is_named() -> None:
    """Red, green, green, red, yellow, red."""
    table = stopped("1r 2g 1g 4r 4y 2r")
    assert reason(table, "abce")[1] == Phrase("two-of-a-colour", value=COLOURS.index("g"))
    assert reason(table, "ae")[1] == left_out("g")
    assert reason(table, "ab")[1] == left_out("y")


@pytest.mark.rule("CHARI-30")
@pytest.mark.parametrize(("dice", "colour"), [("b", "y"), ("c", "r")])
def test_a_colour_is_left_out(dice: str, colour: str) -> None:
    assert reason(stopped(RED_FIVE), dice) == ("CHARI-30", left_out(colour))


@pytest.mark.rule("CHARI-30", "CHARI-35")
def test_all_colours_that_are_left_out_are_named() -> None:
    table = stopped("2y 6r 1g 1b 1s 1k")
    assert reason(table, "b")[1] == left_out("ygbsk")
    assert reason(table, "f")[1] == left_out("rygbs")
    said = words.of("charidice", "en").say(left_out("ryk")._replace(id="no-colour-left-out"))
    assert said.startswith("Still missing: red, yellow, black.")


@pytest.mark.rule("CHARI-30", "CHARI-35")
def test_four_equal_numbers_and_a_stranger_leave_a_colour_out() -> None:
    table = stopped("2y 6r 1g 1b 1s 1k")
    assert reason(table, "acdef") == ("CHARI-30", left_out("r"))


@pytest.mark.rule("CHARI-16", "CHARI-20", "CHARI-30")
@pytest.mark.parametrize(
    ("dice", "sentence"),
    [
        ("bd", "2 dice of one colour can’t be scored: one colour needs at least four."),
        ("abcd", "more than one red die"),
        ("abcde", "either one colour or different colours"),
        ("b", "Still missing: yellow."),
    ],
)
def test_an_illegal_set_says_why_in_words(dice: str, sentence: str) -> None:
    table = stopped(RED_FIVE)
    found = table.rules.why_not(table.s, table.rules.TOKENS.index(f"score {dice}"))
    assert sentence in explain(Game("charidice", 2), found)


@pytest.mark.rule("CHARI-14")
def test_the_neighbour_who_may_ask_has_no_dice() -> None:
    table = thrown(ONES)
    assert {table.why_not(token) for token in ("stop", "roll a", "score abcdef")} == {"CHARI-14"}


@pytest.mark.rule("CHARI-11")
def test_one_stops_before_counting_and_does_not_throw_after_stopping() -> None:
    table = thrown(ONES)
    table.play("pass")
    assert table.why_not("score abcdef") == "CHARI-11"
    table.play("stop")
    assert {table.why_not("stop"), table.why_not("roll f")} == {"CHARI-11"}


@pytest.mark.rule("CHARI-13")
def test_there_is_no_fourth_throw() -> None:
    table = thrown(ONES)
    for _ in range(2):
        table.play("pass")
        table.throw_again("a", "1r")
    assert table.why_not("roll a") == "CHARI-13"


@pytest.mark.rule("CHARI-50", "CHARI-51")
def test_nobody_asks_in_an_own_turn_and_nobody_twice() -> None:
    table = thrown(ONES, players=3)
    table.play("ask", seat=1)
    assert table.why_not("ask") == "CHARI-51"  # seat 0 still could, in the turn of seat 2
    table.count("abcdef")
    table.play("pass", seat=2)
    assert table.why_not("ask") == "CHARI-50"  # seat 1 has asked
    assert table.why_not("pass") == "CHARI-51"


@pytest.mark.parametrize("count", ["full", "any"])
def test_along_whole_games_every_illegal_action_has_a_reason(count: str) -> None:
    table = ChariTable(3, filler=by_chance(5), count=count, rounds=3)
    luck = random.Random(5)
    every = {"CHARI-11", "CHARI-13", "CHARI-14", "CHARI-16", "CHARI-20", "CHARI-30", "CHARI-50", "CHARI-51"}
    given = set()
    while not table.over:
        legal = set(table.legal)
        for action, token in enumerate(table.rules.TOKENS):
            if token not in legal:
                given.add(table.rules.why_not(table.s, action).clause)
        table.play("ask" if "ask" in legal and luck.random() < 0.2 else luck.choice(sorted(legal)))
    assert given <= every
    assert given >= every - {"CHARI-16"}
