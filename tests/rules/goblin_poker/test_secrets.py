"""Hands are secret, start cards until all are turned up, and nobody ever learns who donated what."""

from __future__ import annotations

import random

import pytest

from igroteka.kernel import SPECTATOR, Phrase
from igroteka.match import Game
from scripted import heard, same_for, seen
from scripted_tables.goblin_poker import THREE, GoblinTable, dealt, opened

OTHERS = [SPECTATOR, 1, 2]
TWIN = ("2 5 5 7 8 10", *THREE[1:])  # seat 0 holds other cards behind the same start card


@pytest.mark.rule("GOB-3")
@pytest.mark.parametrize("viewer", OTHERS)
def test_another_hand_looks_the_same(viewer: int) -> None:
    table, twin = dealt(*THREE), dealt(*TWIN)
    assert same_for(table, twin, viewer)
    assert not same_for(table, twin, 0)


@pytest.mark.rule("GOB-4")
@pytest.mark.parametrize("viewer", OTHERS)
def test_which_start_card_was_picked_is_secret_until_all_have_picked(viewer: int) -> None:
    table, twin = dealt(*THREE), dealt(*THREE)
    table.play("start 2")
    twin.play("start 9")
    assert same_for(table, twin, viewer)
    assert not same_for(table, twin, 0)
    for both in (table, twin):
        both.play("start 4")
    assert same_for(table, twin, viewer)
    for both in (table, twin):
        both.play("start 10")
    assert not same_for(table, twin, viewer)


@pytest.mark.rule("GOB-12")
@pytest.mark.parametrize("viewer", OTHERS)
def test_which_card_was_donated_is_secret_that_one_was_is_not(viewer: int) -> None:
    table, twin = opened(*THREE), opened(*THREE)
    table.feed(8)
    twin.feed(5)
    assert same_for(table, twin, viewer)
    assert not same_for(table, twin, 0)
    assert heard(table, viewer)[-1] == Phrase("donate-hidden", seat=0)
    assert (seen(table, viewer).pile[0], seen(table, viewer).hands[0][0]) == (1, 4)


@pytest.mark.rule("GOB-12")
def test_ones_own_donation_one_sees_in_the_pile() -> None:
    table = opened(*THREE)
    table.feed(8, 10)
    assert seen(table, 0).pile == [2, *[0] * 7, 1, 0, 0]
    assert seen(table, 1).pile == [2, *[0] * 9, 1]
    assert seen(table, 2).pile == seen(table, SPECTATOR).pile == [2, *[0] * 10]


@pytest.mark.rule("GOB-13")
@pytest.mark.parametrize("viewer", [SPECTATOR, 2])
def test_when_the_pile_comes_back_nobody_learns_who_gave_what(viewer: int) -> None:
    """Seats 0 and 1 have both an 8 and a 9; here the one gave the 8 and the other the 9, there the other way round."""
    table, twin = opened(*THREE), opened(*THREE)
    table.feed(8, 9, 3, back="share 0=9; share 1=8; share 2=3")
    twin.feed(9, 8, 3, back="share 0=9; share 1=8; share 2=3")
    assert same_for(table, twin, viewer)
    assert list(table.s.given) == [0] * 8


@pytest.mark.rule("GOB-15")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_the_card_that_was_still_due_is_never_shown(viewer: int) -> None:
    table, twin = (opened("2 5 6 7 8 9", "5 9 6 7 8 10", "9 5 7 8 10 10", max_rounds=1) for _ in range(2))
    for both, due in ((table, 9), (twin, 10)):
        both.play("fold", seat=0)
        both.feed(due, 5, back="share 1=5")
        assert (both.over, both.pile) == (True, [due])
    assert same_for(table, twin, viewer)
    assert not same_for(table, twin, 1)  # who gave it has the other one in hand


@pytest.mark.rule("GOB-16")
@pytest.mark.parametrize("viewer", OTHERS)
def test_a_donation_that_was_never_dealt_back_is_never_shown(viewer: int) -> None:
    table, twin = opened(*THREE, max_rounds=1), opened(*THREE, max_rounds=1)
    for both, card in ((table, 8), (twin, 5)):
        both.feed(card)
        both.play("fold", seat=1)
        both.play("fold", seat=2)
        assert both.over
    assert same_for(table, twin, viewer)


@pytest.mark.rule("GOB-11")
@pytest.mark.parametrize("viewer", OTHERS)
def test_who_folds_does_not_show_the_hand_not_even_after_the_match(viewer: int) -> None:
    table, twin = opened(*THREE, max_rounds=1), opened(*TWIN, max_rounds=1)
    for both in (table, twin):
        both.play("fold", seat=0)
    assert same_for(table, twin, viewer)
    for both in (table, twin):
        both.play("fold", seat=1)
        assert both.over
    assert same_for(table, twin, viewer)
    assert not same_for(table, twin, 0)


@pytest.mark.rule("GOB-14")
@pytest.mark.parametrize("viewer", OTHERS)
def test_who_pairs_does_not_show_the_hand(viewer: int) -> None:
    hands = ("5 8 6 7 9 9", "4 5 7 8 9 10", THREE[2])
    table, twin = opened(*hands), opened("5 8 7 7 10 10", *hands[1:])
    for both in (table, twin):
        both.feed(5, 3, 8, back="share 1=8; share 2=3; share 0=5")
        assert both.still_in == [1, 2]
    assert same_for(table, twin, viewer)


@pytest.mark.rule("GOB-5", "GOB-10", "GOB-11", "GOB-13")
@pytest.mark.parametrize("viewer", OTHERS)
def test_everything_else_on_the_table_is_public(viewer: int) -> None:
    table = opened("3 6 7 8 9 10", "3 6 8 9 10 10", "9 5 7 8 9 10", tie="tie 0=3; tie 0=10; tie 1=4")
    table.feed(8, 7, 6, back="share 1=7; share 2=6; share 0=8")
    s = seen(table, viewer)
    for name in ("rows", "discard", "chips", "pot", "gone", "marker", "circle", "dealer", "turn", "round"):
        assert getattr(s, name) == getattr(table.s, name)
    assert (s.deck[0], table.rules.fold_price(s)) == (table.s.deck[0], table.price)


@pytest.mark.rule("GOB-3")
def test_nobody_sees_the_deck_or_what_was_burned() -> None:
    table = GoblinTable(3, "first=1", lambda _, weighted: weighted[-1], burn=5)
    for viewer in (SPECTATOR, 0, 1, 2):
        s = seen(table, viewer)
        assert s.deck == [32, *[0] * 10]
        assert s.burned == [5, *[0] * 10]


@pytest.mark.rule("GOB-3", "GOB-4", "GOB-12")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 3])
def test_along_a_match_one_hears_only_the_own_cards_by_name(viewer: int) -> None:
    luck = random.Random(7)
    state = Game("goblin-poker", 4, {"max_rounds": 3}).start(seed=7)
    while not state.over:
        state.play(luck.choice(state.legal))
    told = state.told(viewer)
    for secret in ("did-deal", "did-choose", "did-donate"):
        assert {phrase.seat for phrase in told if phrase.id == secret} <= {viewer} - {SPECTATOR}
        hidden = [phrase for phrase in told if phrase.id == secret + "-hidden"]
        assert hidden
        assert viewer not in {phrase.seat for phrase in hidden}
        assert {(phrase.card, phrase.value, phrase.other) for phrase in hidden} == {(0, 0, -1)}
    for public in ("did-turn-up", "did-share"):
        assert all(phrase.card for phrase in told if phrase.id == public)


@pytest.mark.rule("GOB-4")
def test_choices_are_offered_to_the_seat_to_move_alone() -> None:
    state = Game("goblin-poker", 3).start(seed=2)
    assert state.view(0).legal == state.legal
    for viewer in OTHERS:
        assert state.view(viewer).legal == []


@pytest.mark.rule("GOB-3", "GOB-12")
def test_a_guess_at_hidden_hands_and_donations_fits_what_one_has_seen() -> None:
    table = opened(*THREE)
    table.feed(8, 10)
    guesses = set()
    for seed in range(30):
        guess = table.s.copy()
        guess.rng = seed
        table.rules.resample(guess, 1)
        assert table.rules.audit(guess)
        assert (guess.hands[1], guess.rows, guess.given[1]) == (table.s.hands[1], table.s.rows, 10)
        guesses.add(guess.given[0])
    assert len(guesses) > 4


@pytest.mark.rule("GOB-4")
def test_a_guess_at_a_start_card_is_a_card_of_the_guessed_hand() -> None:
    table = dealt(*THREE)
    table.play("start 2")
    chosen = set()
    for seed in range(30):
        guess = table.s.copy()
        guess.rng = seed
        table.rules.resample(guess, 1)
        assert guess.hands[0][guess.chosen[0]] > 0
        chosen.add(guess.chosen[0])
    assert len(chosen) > 4


@pytest.mark.rule("GOB-15")
def test_after_the_match_a_card_left_in_the_pile_can_still_be_guessed_at() -> None:
    table = opened("2 5 6 7 8 9", "5 9 6 7 8 10", "9 5 7 8 10 10", max_rounds=1)
    table.play("fold", seat=0)
    table.feed(9, 5, back="share 1=5")
    for viewer in (SPECTATOR, 0, 1, 2):
        guess = table.s.copy()
        table.rules.resample(guess, viewer)
        assert table.rules.audit(guess)
