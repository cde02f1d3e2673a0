"""How chance stands in a record: its kind with whom it is for, and the token of its outcome."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from igroteka.kernel import Of
from igroteka.match.naming import kind_token, outcome_token

RULES: Any = SimpleNamespace(
    FACES=("?", "1", "2", "J"), DICE="abc", side=lambda s, die, outcome: f"{outcome + 1}{RULES.DICE[die]}"
)


def test_chance_that_is_nobodys_has_only_its_kind() -> None:
    assert {kind_token(RULES, "first", -1, of) for of in Of} == {"first"}


def test_a_card_is_dealt_to_a_seat_and_a_die_is_rolled_by_its_name() -> None:
    assert kind_token(RULES, "deal", 2, Of.CARD) == "deal 2"
    assert kind_token(RULES, "first", 1, Of.SEAT) == "first 1"
    assert kind_token(RULES, "roll", 2, Of.SIDE) == "roll c"


def test_an_outcome_is_a_face_a_seat_or_what_a_die_shows() -> None:
    assert outcome_token(RULES, None, 0, 3, Of.CARD) == "J"
    assert outcome_token(RULES, None, -1, 3, Of.SEAT) == "3"
    assert outcome_token(RULES, None, 1, 3, Of.SIDE) == "4b"
