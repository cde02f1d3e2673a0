"""Drawing after a turn, and forgetting to."""

from __future__ import annotations

import pytest

from scripted_tables.dobro import dealt, round_over, seated

FULL = "2 3 4 5 6 7"


@pytest.mark.rule("DOBRO-23")
def test_after_a_play_one_draws_up_to_the_hand_limit() -> None:
    table = dealt(FULL, "8 8 9 9 10 10", "3 4 5 6 7 8")
    table.play("play 5", seat=0)
    assert (table.to_move, table.legal) == (0, ["draw", "forget"])
    table.play("draw", "draw 0=12")
    assert table.hands[0] == "2 3 4 6 7 12"
    assert table.to_move == 1
    table.turn("pair 8", draws="2 3", seat=1)
    assert table.hands[1] == "2 3 9 9 10 10"


@pytest.mark.rule("DOBRO-5", "DOBRO-23")
def test_six_players_draw_up_to_five_cards() -> None:
    table = dealt("2 3 4 5 6", "2 3 4 5 6", "2 3 4 5 6", "2 3 4 5 6", "7 7 8 8 9", "9 9 10 10 11")
    table.turn("play 2", draws="12")
    assert table.hands[0] == "3 4 5 6 12"


@pytest.mark.rule("DOBRO-31")
def test_who_does_not_draw_takes_the_forgetful_card_from_the_middle() -> None:
    table = seated(3).lay(FULL, FULL, FULL)
    table.turn("play 2", forgets=True)
    assert table.holder == 0
    assert table.hands[0] == "3 4 5 6 7"
    assert table.to_move == 1
    assert table.told("forgetful") == [(0, 0)]


@pytest.mark.rule("DOBRO-31", "DOBRO-32")
def test_or_from_whoever_has_it() -> None:
    table = seated(3).lay(FULL, FULL, FULL)
    table.turn("play 2", forgets=True, seat=0)
    table.turn("play 3", forgets=True, seat=1)
    assert table.holder == 1
    assert table.told("forgetful") == [(0, 0), (1, 0)]


@pytest.mark.rule("DOBRO-32")
def test_it_is_kept_although_one_draws_later() -> None:
    table = seated(3).lay("2 3 4 5 6", FULL, FULL, holder=0)
    table.play("play 2")
    table.play("draw")
    assert len(table.hands[0].split()) == 6
    assert table.holder == 0


@pytest.mark.rule("DOBRO-32")
def test_who_forgets_again_keeps_it() -> None:
    """R18: still one point."""
    table = seated(3).lay("2 3 4 5 6", FULL, FULL, holder=0)
    table.turn("play 2", forgets=True)
    assert table.holder == 0
    assert table.told("forget") == [(0, 0)]
    assert table.told("forgetful") == []  # it does not move
    table.lay("4", FULL, FULL, pile="3", taken=[1, 0, 0], holder=0)
    table.play("play 4")
    assert table.sheet == [[0, 2, 2]]


@pytest.mark.rule("DOBRO-33")
def test_what_was_forgotten_can_be_drawn_only_after_the_next_turn_and_then_all_of_it() -> None:
    table = seated(3).lay("2 3 4 5", FULL, FULL, holder=0)
    assert not {"draw", "forget"} & set(table.legal)
    assert table.why_not("draw") == table.why_not("forget") == "DOBRO-33"
    table.play("play 2")
    assert table.legal == ["draw", "forget"]
    table.play("draw", "draw 0=8,8,9")
    assert table.hands[0] == "3 4 5 8 8 9"


@pytest.mark.rule("DOBRO-33")
def test_and_forgotten_again() -> None:
    table = seated(3).lay(FULL, FULL, FULL)
    for number in (2, 3, 4):
        table.turn(f"play {number}", forgets=True, seat=0)
        table.lay(table.hands[0], FULL, FULL, pile=str(number), holder=0)
    assert table.hands[0] == "5 6 7"


@pytest.mark.rule("DOBRO-31", "DOBRO-33")
def test_drawing_is_all_or_nothing() -> None:
    """R8: to forget is a choice that nobody can prove to be one; drawing a part is none."""
    table = seated(3).lay("2 3", FULL, FULL, holder=1)
    table.play("play 2")
    assert table.legal == ["draw", "forget"]
    assert {table.why_not(token) for token in ("play 3", "take", "skip", "pair 3")} == {"DOBRO-23"}
    table.play("forget")
    assert table.hands[0] == "3"


@pytest.mark.rule("DOBRO-31")
def test_forgetting_after_taking() -> None:
    """R7: leading without having drawn is forgetting."""
    table = seated(3).lay("2 3 4", FULL, FULL, pile="9")
    table.turn("take", forgets=True)
    assert (table.to_move, table.holder) == (0, 0)
    assert table.legal == ["play 2", "play 3", "play 4"]


@pytest.mark.rule("DOBRO-36")
def test_with_an_empty_deck_nobody_draws_and_nobody_forgets() -> None:
    table = seated(3).lay("2 3 4", "5 6", "7 8", deck="", holder=2)
    table.play("play 2", seat=0)
    assert (table.to_move, table.holder) == (1, 2)
    table.play("play 5", seat=1)
    assert (table.to_move, table.holder) == (2, 2)
    table.play("take", seat=2)
    assert (table.to_move, table.holder, table.legal) == (2, 2, ["play 7", "play 8"])
    assert table.why_not("draw") == "DOBRO-36"


@pytest.mark.rule("DOBRO-23", "DOBRO-36")
def test_the_last_cards_of_the_deck_are_drawn_and_that_is_not_forgetting() -> None:
    """R17: two are missing, one is there."""
    table = seated(3).lay("8 8 3 4 5 6", FULL, FULL, deck="12")
    table.play("pair 8")
    assert table.legal == ["draw", "forget"]
    table.play("draw", "draw 0=12")
    assert (table.hands[0], table.deck) == ("3 4 5 6 12", 0)
    assert (table.to_move, table.holder) == (1, -1)


@pytest.mark.rule("DOBRO-31")
def test_leaving_the_last_card_in_the_deck_is_forgetting() -> None:
    """R17 spares only those who draw what is there."""
    table = seated(3).lay(FULL, FULL, FULL, deck="12")
    table.turn("play 2", forgets=True)
    assert (table.holder, table.deck) == (0, 1)


@pytest.mark.rule("DOBRO-34", "DOBRO-43")
def test_the_holder_at_the_end_of_the_round_loses_a_point() -> None:
    table = round_over(3, 2, 1, holder=2)
    assert table.sheet == [[1, 2, 2]]
    assert table.told("forgot") == [(2, 0)]


@pytest.mark.rule("DOBRO-32", "DOBRO-34")
def test_who_had_it_before_loses_nothing() -> None:
    table = seated(3).lay(FULL, FULL, FULL)
    table.turn("play 2", forgets=True, seat=0)
    table.turn("play 3", forgets=True, seat=1)
    table.lay("4", FULL, FULL, pile="3", taken=[3, 2, 1], holder=table.holder)
    table.play("play 4")
    assert table.sheet == [[1, 1, 3]]


@pytest.mark.rule("DOBRO-32", "DOBRO-45")
def test_it_returns_to_the_middle_when_the_round_ends() -> None:
    assert round_over(3, 2, 1, holder=2).holder == -1
