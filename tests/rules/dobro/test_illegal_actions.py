"""Every action that is not allowed says which clause forbids it, and what would be needed."""

from __future__ import annotations

import random

import pytest

import specifications
from scripted_tables.dobro import DobroTable, dealt, facing, seated
from scripted_tables.pairs import by_chance

FULL = "2 3 4 5 6 7"


@pytest.mark.rule("DOBRO-12")
def test_an_opener_may_play_only_what_they_hold_and_cannot_take() -> None:
    table = dealt("2 3 4 5 6 7", "8 9 10 11 12 12", "3 4 5 6 7 8")
    assert table.why_not("play 8") == "DOBRO-12"
    assert table.why_not("pair 2") == "DOBRO-12"
    assert table.why_not("take") == "DOBRO-12"
    assert table.reason("take").phrase.id == "nothing-to-take"


@pytest.mark.rule("DOBRO-13")
def test_a_low_card_hears_how_much_is_needed() -> None:
    """Section 11: one-line reasons, "needs 12 or more"."""
    table = facing("12", "7 8 2")
    reason = table.reason("play 7")
    assert reason.clause == "DOBRO-13"
    assert (reason.phrase.id, table.rules.FACES[reason.phrase.card], reason.phrase.value) == ("too-low", "7", 12)
    assert table.reason("play 9").phrase.id == "not-in-hand"


@pytest.mark.rule("DOBRO-15")
def test_a_low_pair_hears_what_it_must_make_together() -> None:
    table = facing("11", "5 5 8 2")
    reason = table.reason("pair 5")
    assert (reason.clause, reason.phrase.id, reason.phrase.value) == ("DOBRO-15", "pair-too-low", 11)
    assert (table.why_not("pair 8"), table.reason("pair 8").phrase.id) == ("DOBRO-15", "not-twice-in-hand")


@pytest.mark.rule("DOBRO-25")
def test_a_joker_too_low() -> None:
    """R11: above 12 the reason is another one."""
    low = facing("9", "j 2").reason("joker 8")
    assert (low.clause, low.phrase.id, low.phrase.value) == ("DOBRO-25", "too-low", 9)
    never = facing("8 8", "j 2", good=16).reason("joker 12")
    assert (never.clause, never.phrase.id, never.phrase.value) == ("DOBRO-25", "joker-too-low", 16)
    assert facing("9", "2 3").why_not("joker 12") == "DOBRO-25"


@pytest.mark.rule("DOBRO-27", "DOBRO-28")
def test_pairs_with_jokers() -> None:
    table = facing("11", "j 5 6 2")
    assert table.why_not("pairj 5") == "DOBRO-27"
    assert table.why_not("pairj 12") == "DOBRO-27"
    assert table.why_not("jokers 6") == "DOBRO-28"
    assert facing("11", "j j").why_not("jokers 5") == "DOBRO-28"
    assert facing("11", "5 6").why_not("pairj 6") == "DOBRO-27"


@pytest.mark.rule("DOBRO-29", "DOBRO-30", "DOBRO-60")
def test_special_cards_that_one_does_not_hold() -> None:
    assert facing("5", FULL).why_not("skip") == "DOBRO-29"
    assert facing("5", FULL).why_not("reverse") == "DOBRO-30"
    assert facing("5", FULL, players=2).why_not("reverse") == "DOBRO-60"


@pytest.mark.rule("DOBRO-23", "DOBRO-33", "DOBRO-36")
def test_drawing_out_of_time() -> None:
    assert facing("5", FULL).reason("draw").phrase.value == 6
    assert facing("5", FULL).why_not("draw") == facing("5", FULL).why_not("forget") == "DOBRO-23"
    assert facing("5", "2 3 4").why_not("draw") == "DOBRO-33"
    assert facing("5", FULL, forget="auto").why_not("draw") == "DOBRO-23"
    table = seated(3).lay("2 3", "4", "5", deck="")
    assert table.why_not("draw") == table.why_not("forget") == "DOBRO-36"


@pytest.mark.rule("DOBRO-10", "DOBRO-23")
def test_after_the_turn_there_is_only_drawing_and_forgetting() -> None:
    table = facing("5", "6 7 7 j j s")
    table.play("play 6")
    others = [token for token in table.rules.TOKENS if token not in ("draw", "forget")]
    assert {table.why_not(token) for token in others} == {"DOBRO-23"}


@pytest.mark.parametrize("forget", ["choice", "auto"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_along_whole_games_every_illegal_action_has_a_reason(players: int, forget: str) -> None:
    table = DobroTable(players, filler=by_chance(players), forget=forget)
    luck = random.Random(players)
    known = set(specifications.clauses("dobro"))
    while not table.over:
        legal = table.legal
        for token in table.rules.TOKENS:
            assert token in legal or table.why_not(token) in known
        table.play(luck.choice(legal))
