"""Options of a game: what may be typed, what is accepted, how it is described and where it is stored."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from igroteka.kernel import NULL, BadOption, Choice, Flag, Option, Shown, Text, Value, Whole

if TYPE_CHECKING:
    from collections.abc import Iterable

FLAG = Flag()
DEALER = Choice(values=("fixed", "rotate"), default="fixed", field="dealer_moves")
BURN = Whole(default=5, low=0, high=5)
LIMIT = Whole(default=None, low=1, null=True, simulated=200)
FIRST = Whole(default=None, low=0, null=True, below_players=True)
FORFEIT = Text(longest=10)
CALL = Choice(values=("manual", "auto"), default="manual", friendly="auto")
TEAMS = Flag(players=(4, 6))
LENGTH = Choice(values=("short", "long", "endless"), default="long", players=(2, 3, 5))
HALVES = Whole(default=1, low=1, high=3, players=(2,))
STYLE = Shown(values=("plain", "drawn"), default="plain")


def accepted(option: Option, values: Iterable[Value], players: int = 4) -> list[Value]:
    return [value for value in values if option.accepts(value, players)]


def stored(option: Option, value: Value) -> dict[str, Any]:
    s = SimpleNamespace()
    option.store(s, "option", value)
    return vars(s)


def refusal(option: Option, value: Value, players: int = 4) -> str:
    with pytest.raises(BadOption) as error:
        option.check("burn", value, players)
    return str(error.value)


def test_a_flag_is_typed_in_words_or_figures() -> None:
    assert [FLAG.parse(text) for text in ("true", "TRUE", "Yes", "1")] == [True] * 4
    assert [FLAG.parse(text) for text in ("false", "False", "no", "0")] == [False] * 4
    assert FLAG.parse("maybe") == "maybe", "what is no flag stays as it was typed, to be refused"


def test_a_flag_is_true_or_false_and_no_number() -> None:
    assert accepted(FLAG, [True, False, 1, 0, None, "true", ""]) == [True, False]
    assert (stored(FLAG, True), stored(FLAG, False)) == ({"option": 1}, {"option": 0})
    assert FLAG.describe() == {"type": "bool", "default": False}
    assert refusal(FLAG, "maybe") == "option burn takes true or false, not 'maybe'"
    assert refusal(FLAG, 1) == "option burn takes true or false, not 1"


def test_a_choice_is_one_of_its_words() -> None:
    assert DEALER.parse("rotate") == "rotate"
    assert accepted(DEALER, ["fixed", "rotate", "FIXED", "", 0, None, True]) == ["fixed", "rotate"]
    assert (stored(DEALER, "fixed"), stored(DEALER, "rotate")) == ({"dealer_moves": 0}, {"dealer_moves": 1})
    assert DEALER.describe() == {"type": "enum", "default": "fixed", "values": ["fixed", "rotate"]}
    assert refusal(DEALER, "left") == "option burn takes fixed or rotate, not 'left'"


def test_a_friendly_value_is_described_where_there_is_one() -> None:
    assert CALL.describe() == {"type": "enum", "default": "manual", "friendly": "auto", "values": ["manual", "auto"]}
    assert "friendly" not in DEALER.describe()


def test_a_whole_number_lies_between_its_limits() -> None:
    assert (BURN.parse("3"), BURN.parse(" -1 "), BURN.parse("3.5"), BURN.parse("five")) == (3, -1, "3.5", "five")
    assert accepted(BURN, [-1, 0, 5, 6, 10**30, None, True, "3"]) == [0, 5]
    assert stored(BURN, 3) == {"option": 3}
    assert BURN.describe() == {"type": "int", "default": 5, "min": 0, "max": 5, "null": False}
    assert refusal(BURN, 6) == "option burn takes a whole number from 0 to 5, not 6"
    assert refusal(BURN, None) == "option burn takes a whole number from 0 to 5, not null"
    assert refusal(BURN, True) == "option burn takes a whole number from 0 to 5, not true"


def test_a_limit_may_be_left_open() -> None:
    assert (LIMIT.parse("null"), LIMIT.parse("None"), LIMIT.parse("7")) == (None, None, 7)
    assert accepted(LIMIT, [None, 0, 1, 1_000_000_000, 1_000_000_001]) == [None, 1, 1_000_000_000]
    assert (stored(LIMIT, None), stored(LIMIT, 7)) == ({"option": NULL}, {"option": 7})
    assert LIMIT.describe() == {"type": "int", "default": None, "min": 1, "null": True}
    assert refusal(LIMIT, 0) == "option burn takes a whole number from 1 to 1,000,000,000 or null, not 0"


def test_a_seat_is_less_than_the_number_of_players() -> None:
    assert accepted(FIRST, range(-1, 6), players=4) == [0, 1, 2, 3]
    assert accepted(FIRST, range(-1, 6), players=2) == [0, 1]
    assert FIRST.describe() == {"type": "int", "default": None, "seat": True, "min": 0, "null": True}
    assert "max" not in FIRST.describe(), "how many there are is not known yet"
    assert "seat" not in BURN.describe()
    assert refusal(FIRST, 2, players=2) == (
        "option burn takes a whole number from 0 to the number of players − 1 or null, not 2"
    )


@pytest.mark.parametrize(("option", "other"), [(TEAMS, True), (LENGTH, "short"), (HALVES, 3)])
def test_an_option_for_some_numbers_of_players_keeps_its_default_with_others(option: Option, other: Value) -> None:
    assert option.describe()["players"] == list(option.players)
    for players in range(2, 7):
        assert option.check("burn", option.default, players) == option.default
        assert option.accepts(other, players) == (players in option.players)
    assert "players" not in FLAG.describe()


def test_who_chooses_it_with_another_number_of_players_is_told_with_which_it_can_be_chosen() -> None:
    assert refusal(TEAMS, True, players=5) == "option burn can be true only with 4 or 6 players, not with 5"
    assert refusal(LENGTH, "short") == "option burn can be 'short' only with 2, 3 or 5 players, not with 4"
    assert refusal(HALVES, 3) == "option burn can be 3 only with 2 players, not with 4"
    assert refusal(TEAMS, "both", players=5) == "option burn takes true or false, not 'both'"


def test_a_text_is_not_too_long_and_not_in_the_state() -> None:
    assert FORFEIT.parse(" sing! ") == " sing! "
    assert accepted(FORFEIT, ["", "десять букв"[:10], "eleven char", None, 5]) == ["", "десять букв"[:10]]
    assert stored(FORFEIT, "sing!") == {}
    assert FORFEIT.describe() == {"type": "text", "default": "", "max_length": 10}
    assert refusal(FORFEIT, "a whole song") == "option burn takes a text of at most 10 characters, not 'a whole song'"


def test_what_concerns_the_screen_alone_is_a_choice_that_is_not_in_the_state() -> None:
    assert accepted(STYLE, ["plain", "drawn", "painted"]) == ["plain", "drawn"]
    assert stored(STYLE, "drawn") == {}
    assert STYLE.describe()["values"] == ["plain", "drawn"]


@pytest.mark.parametrize("option", [FLAG, DEALER, BURN, LIMIT, FIRST, FORFEIT, TEAMS, LENGTH, HALVES, STYLE])
def test_the_default_is_accepted_and_a_check_gives_back_what_it_accepts(option: Option) -> None:
    assert option.accepts(option.default, 2)
    assert option.check("burn", option.default, 2) == option.default


def test_a_refusal_shows_no_more_of_a_long_value_than_needed() -> None:
    assert len(refusal(FORFEIT, "la " * 10_000)) < 200
    assert len(refusal(BURN, 10**4000)) < 200
