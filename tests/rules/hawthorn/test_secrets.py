"""Hands are secret, start cards until all are turned up; whatever else lies there is open to everybody."""

from __future__ import annotations

import random

import pytest

from igroteka.kernel import SPECTATOR, Phrase
from igroteka.match import Game
from scripted import heard, same_for, seen
from scripted_tables.hawthorn import THREE, HawthornTable, dealt, opened

OTHERS = [SPECTATOR, 1, 2]
TWIN = ("4 5 5 7 10", *THREE[1:])  # seat 0 holds other cards behind the same start card


@pytest.mark.rule("HAW-3")
def test_everybody_sees_the_own_hand_and_only_the_backs_of_the_others() -> None:
    table = dealt(*THREE)
    for viewer in range(3):
        s = seen(table, viewer)
        for seat in range(3):
            assert s.hands[seat] == (table.s.hands[seat] if seat == viewer else [5, *[0] * 10])
    assert all(seen(table, SPECTATOR).hands[seat] == [5, *[0] * 10] for seat in range(3))


@pytest.mark.rule("HAW-3")
@pytest.mark.parametrize("viewer", OTHERS)
def test_another_hand_looks_the_same(viewer: int) -> None:
    table, twin = dealt(*THREE), dealt(*TWIN)
    assert same_for(table, twin, viewer)
    assert not same_for(table, twin, 0)


@pytest.mark.rule("HAW-4")
@pytest.mark.parametrize("viewer", OTHERS)
def test_which_start_card_was_picked_is_secret_until_all_have_picked(viewer: int) -> None:
    table, twin = dealt(*THREE), dealt(*THREE)
    table.play("start 4")
    twin.play("start 9")
    assert same_for(table, twin, viewer)
    assert not same_for(table, twin, 0)
    for both in (table, twin):
        both.play("start 5")
    assert same_for(table, twin, viewer)
    for both in (table, twin):
        both.play("start 10")
    assert not same_for(table, twin, viewer)
    assert (seen(table, viewer).rows[0][4], seen(twin, viewer).rows[0][9]) == (1, 1)


@pytest.mark.rule("HAW-4")
def test_that_somebody_has_picked_is_no_secret() -> None:
    table = dealt(*THREE)
    table.play("start 4")
    assert heard(table, 1)[-1] == Phrase("choose-hidden", seat=0)
    assert heard(table, 0)[-1] == Phrase("choose", seat=0, card=4)
    assert seen(table, 1).chosen[0] > 0
    assert seen(table, 1).chosen[1] == 0


@pytest.mark.rule("HAW-4", "HAW-13")
def test_the_sizes_of_hands_betray_nothing() -> None:
    """While start cards are picked every hand counts five, then four, then one less for every card played."""
    table = dealt(*THREE)
    for card in (4, 5):
        table.play(f"start {card}")
        assert [hand[0] for hand in seen(table, SPECTATOR).hands[:3]] == [5, 5, 5]
    table.play("start 9")
    assert [hand[0] for hand in seen(table, SPECTATOR).hands[:3]] == [4, 4, 4]
    table.draw(10, 10, 10)
    table.play("play 6")
    assert [hand[0] for hand in seen(table, SPECTATOR).hands[:3]] == [3, 4, 4]


@pytest.mark.rule("HAW-11")
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


@pytest.mark.rule("HAW-12")
@pytest.mark.parametrize("viewer", OTHERS)
def test_who_pairs_does_not_show_the_rest_of_the_hand(viewer: int) -> None:
    """Both tables see the 7 come from the hand of seat 0 and pair; what stays behind it they do not."""
    table, twin = opened(*THREE), opened(*TWIN)
    for both in (table, twin):
        both.draw(7, 10, 10)
        both.play("play 7", seat=0)
        assert both.still_in == [1, 2]
    assert same_for(table, twin, viewer)


@pytest.mark.rule("HAW-11")
def test_rows_stay_common_knowledge_when_their_owner_is_out() -> None:
    table = opened(*THREE)
    table.draw(10)
    table.play("fold", seat=1)
    assert seen(table, 2).rows == table.s.rows


@pytest.mark.rule("HAW-8", "HAW-9", "HAW-10")
@pytest.mark.parametrize("viewer", OTHERS)
def test_everything_on_the_table_is_public(viewer: int) -> None:
    table = opened("3 6 7 8 9", "3 6 8 9 10", "9 5 7 8 10", tie="tie 0=3; tie 0=10; tie 1=4")
    table.draw(4)
    s = seen(table, viewer)
    for name in ("rows", "discard", "chips", "pot", "gone", "marker", "hand_circle", "dealer", "turn", "round"):
        assert getattr(s, name) == getattr(table.s, name)
    assert table.rules.fold_price(s) == table.price == 3


@pytest.mark.rule("HAW-3")
def test_nobody_sees_the_deck_or_what_was_burned() -> None:
    table = HawthornTable(2, "first=1", lambda _, weighted: weighted[-1], burn=5)
    for viewer in (SPECTATOR, 0, 1):
        s = seen(table, viewer)
        assert s.deck == [40, *[0] * 10]
        assert s.burned == [5, *[0] * 10]


@pytest.mark.rule("HAW-3", "HAW-4")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2, 3])
def test_along_a_match_one_hears_only_the_own_cards_by_name(viewer: int) -> None:
    luck = random.Random(7)
    state = Game("hawthorn", 4, {"max_rounds": 5}).start(seed=7)
    while not state.over:
        state.play(luck.choice(state.legal))
    told = state.told(viewer)
    for secret in ("did-deal", "did-choose"):
        assert {phrase.seat for phrase in told if phrase.id == secret} == {viewer} - {SPECTATOR}
        hidden = [phrase for phrase in told if phrase.id == secret + "-hidden"]
        assert {phrase.seat for phrase in hidden} == set(range(4)) - {viewer}
        assert {(phrase.card, phrase.value, phrase.other) for phrase in hidden} == {(0, 0, -1)}
    for public in ("did-turn-up", "did-draw", "did-play"):
        assert all(phrase.card for phrase in told if phrase.id == public)


@pytest.mark.rule("HAW-4")
def test_choices_are_offered_to_the_seat_to_move_alone() -> None:
    state = Game("hawthorn", 3).start(seed=2)
    assert state.view(0).legal == state.legal
    for viewer in OTHERS:
        assert state.view(viewer).legal == []
        reason = state.view(viewer).why_not("start 1")
        assert reason is not None
        assert reason.phrase.id == "not-your-turn"


@pytest.mark.rule("HAW-3", "HAW-4")
def test_a_guess_at_the_hidden_cards_fits_what_one_has_seen() -> None:
    """Each viewer's unseen cards: all 55 without the open ones and the own hand."""
    table = opened(*THREE)
    table.draw(10)
    guesses = set()
    for seed in range(30):
        guess = table.s.copy()
        guess.rng = seed
        table.rules.resample(guess, 1)
        assert table.rules.audit(guess)
        assert (guess.hands[1], guess.rows) == (table.s.hands[1], table.s.rows)
        guesses.add((tuple(guess.hands[0]), tuple(guess.hands[2])))
    assert len(guesses) > 20


@pytest.mark.rule("HAW-4")
def test_a_guess_at_a_start_card_is_a_card_of_the_guessed_hand() -> None:
    table = dealt(*THREE)
    table.play("start 4")
    chosen = set()
    for seed in range(60):
        guess = table.s.copy()
        guess.rng = seed
        table.rules.resample(guess, 1)
        assert guess.hands[0][guess.chosen[0]] > 0
        chosen.add(guess.chosen[0])
    assert len(chosen) > 4
