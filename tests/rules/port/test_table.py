"""What the table shows, and what the buttons say."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka import words
from igroteka.games import catalogue
from igroteka.kernel import SPECTATOR, Phrase
from scripted import Scripted, shown
from scripted_tables.pairs import deal

TABLE: Any = catalogue.table("port")


def dealt(*cards: int, **options: bool | int | str) -> Scripted:
    script = f"first={len(cards) - 1}; burn=2,3,4,5,6; {deal(*cards)}"
    return Scripted("port", len(cards), script, options=options)


def play_off() -> Scripted:
    """Seats 0 and 1 play off, seat 2 watches."""
    table = dealt(10, 9, 8)
    table.s.points[:3] = [20, 20, 5]
    table.play("pass")
    table.play("pass")
    table.play("pass", "deal 0=8; deal 1=9")
    return table


def label(table: Scripted, token: str) -> Any:
    return TABLE.label(table.s, table.rules.TOKENS.index(token))


@pytest.mark.rule("PORT-10")
def test_the_running_sum_is_shown_and_points_win() -> None:
    """A sum is soon larger than all points: it must not look like them."""
    table = dealt(8, 9)
    table.play("draw", "draw 0=7")
    assert [(zone.seat, zone.value, zone.main) for zone in shown(table, "sum", 1)] == [(0, 15, False), (1, 9, False)]
    assert [(zone.seat, zone.main) for zone in shown(table, "points", 1)] == [(0, False), (1, True)]
    assert not any(zone.main for zone in shown(table, "points", SPECTATOR))


@pytest.mark.rule("PORT-2", "PORT-14")
def test_totals_stand_against_the_target() -> None:
    table = dealt(8, 9)
    table.play("pass")
    table.play("pass", deal(8, 9))
    assert [(zone.seat, zone.value, zone.of) for zone in shown(table, "points")] == [(0, 1, 21), (1, 2, 21)]
    assert [zone.of for zone in shown(dealt(8, 9, target=50), "points")] == [50, 50]


@pytest.mark.rule("PORT-10", "PORT-12")
def test_next_to_each_sum_stands_what_it_would_score_as_the_cards_lie() -> None:
    table = dealt(8, 9, 9, 10)
    assert [zone.value for zone in shown(table, "would-score")] == [1, 3, 3, 4]
    table.play("draw", "draw 0=7")
    assert [zone.value for zone in shown(table, "would-score")] == [4, 2, 2, 3]


@pytest.mark.rule("PORT-6", "PORT-7", "PORT-11")
def test_who_has_passed_and_who_is_out_have_their_signs() -> None:
    table = dealt(8, 9, 10)
    assert shown(table, "out") == shown(table, "passed") == []
    table.play("draw", "draw 0=8")
    table.play("pass")
    assert [(zone.kind, zone.seat) for zone in shown(table, "out")] == [("marker", 0)]
    assert [(zone.kind, zone.seat) for zone in shown(table, "passed")] == [("marker", 1)]
    assert [(zone.seat, zone.value) for zone in shown(table, "would-score")] == [(1, 2), (2, 3)]
    assert [zone.items for zone in shown(table, "row", 1)] == [("8", "8"), ("9",), ("10",)]


def test_deck_and_discard_pile_are_face_down_and_the_dealer_is_marked() -> None:
    table = dealt(8, 9, pieces_of_eight=True)
    table.play("eight", "draw 0=7; draw 0=10")
    [deck], [discard] = shown(table, "deck"), shown(table, "discard")
    assert (deck.kind, deck.value, deck.items) == ("stack", 46, ())
    assert (discard.kind, discard.value, discard.items) == ("stack", 1, ())
    assert [(zone.kind, zone.value, zone.items) for zone in shown(table, "burned")] == [("stack", 5, ())]
    assert [zone.seat for zone in shown(table, "dealer")] == [1]


@pytest.mark.rule("PORT-15")
def test_a_play_off_has_its_banner_and_the_others_watch() -> None:
    table = dealt(8, 9)
    assert shown(table, "play-off") == shown(table, "watching") == []
    table = play_off()
    assert [(zone.kind, zone.seat) for zone in shown(table, "play-off")] == [("marker", -1)]
    assert [zone.seat for zone in shown(table, "watching")] == [2]
    assert [zone.seat for zone in shown(table, "sum")] == [0, 1]
    assert shown(table, "would-score") == []
    assert [zone.seat for zone in shown(table, "points", 2) if zone.main] == [2]


@pytest.mark.rule("PORT-14")
def test_when_the_match_is_over_the_totals_matter() -> None:
    table = dealt(8, 9, max_rounds=1)
    table.play("pass")
    table.play("pass")
    for zone in ("sum", "passed", "out", "watching", "play-off"):
        assert shown(table, zone) == []
    assert [(zone.value, zone.main) for zone in shown(table, "points")] == [(1, True), (2, False)]


@pytest.mark.rule("PORT-6", "PORT-10")
def test_the_pass_button_says_what_the_sum_is_worth_now() -> None:
    table = dealt(8, 9, 10)
    assert label(table, "pass") == Phrase("do-pass", value=1)
    assert words.of("port", "en").say(label(table, "pass")) == "Pass: 1 point now"
    table.play("draw", "draw 0=7")
    assert label(table, "pass") == Phrase("do-pass", value=1)


@pytest.mark.rule("PORT-15")
def test_in_a_play_off_a_pass_promises_no_points() -> None:
    """R-3."""
    assert label(play_off(), "pass") == Phrase("do-pass-play-off", value=8)


@pytest.mark.rule("PORT-16")
def test_taking_a_card_and_spending_an_eight_have_their_own_words() -> None:
    table = dealt(8, 9, pieces_of_eight=True)
    assert [label(table, token).id for token in table.legal] == ["do-draw-odds", "do-eight", "do-pass"]
