"""Hands, piles and their order are secret; a card becomes known when it comes out."""

from __future__ import annotations

import random
from typing import Any

import pytest

from igroteka.games import catalogue
from igroteka.kernel import SPECTATOR, Phrase
from igroteka.match import Game
from scripted import heard, same_for, seen
from scripted_tables.troll_guts import THREE, TrollTable, dealt, laid

OTHERS = [SPECTATOR, 1, 2]
TWIN = ("6 7 7 8 9 / 5", *THREE[1:])  # seat 0 holds other cards behind the same top
TABLE: Any = catalogue.table("troll-guts")


@pytest.mark.rule("TRG-2")
@pytest.mark.parametrize("viewer", OTHERS)
def test_another_hand_looks_the_same(viewer: int) -> None:
    table, twin = dealt(*THREE), dealt(*TWIN)
    assert same_for(table, twin, viewer)
    assert not same_for(table, twin, 0)


@pytest.mark.rule("TRG-5")
@pytest.mark.parametrize("viewer", OTHERS)
def test_while_a_pile_is_being_laid_nobody_sees_how_far_it_is(viewer: int) -> None:
    table = dealt(*THREE)
    before = (seen(table, viewer), heard(table, viewer), TABLE.zones(seen(table, viewer), viewer))
    for card in (6, 7, 8):
        table.play(f"next {card}", seat=0)
        assert (seen(table, viewer), heard(table, viewer), TABLE.zones(seen(table, viewer), viewer)) == before


@pytest.mark.rule("TRG-5")
@pytest.mark.parametrize("viewer", OTHERS)
def test_another_order_of_a_pile_looks_the_same(viewer: int) -> None:
    table, twin = dealt(*THREE), dealt(*THREE)
    table.arrange("6 7 8 9 10", "4 7 8 9 10", "2 6 8 9 10")
    twin.arrange("10 9 8 7 6", "4 7 8 9 10", "2 6 8 9 10")
    assert same_for(table, twin, viewer)
    assert not same_for(table, twin, 0)
    for both in (table, twin):
        both.play("steal 0", seat=1)
    assert not same_for(table, twin, viewer)
    assert (table.rows[1], twin.rows[1]) == ([3, 6], [3, 10])


@pytest.mark.rule("TRG-9", "TRG-10")
@pytest.mark.parametrize("viewer", OTHERS)
def test_what_comes_out_is_seen_by_all_what_lies_below_by_nobody(viewer: int) -> None:
    table, twin = laid(*THREE), laid(*TWIN)
    for both in (table, twin):
        both.play("steal 0", seat=1)
        both.draw(10)
    assert same_for(table, twin, viewer)
    assert Phrase("steal", seat=1, card=6, value=1, other=0) in heard(table, viewer)
    for both in (table, twin):
        both.play("buy", seat=0)
    assert same_for(table, twin, viewer)
    assert Phrase("buy", seat=0, card=7, value=1) in heard(table, viewer)


@pytest.mark.rule("TRG-12")
@pytest.mark.parametrize("viewer", OTHERS)
def test_the_pile_of_who_is_out_is_never_shown(viewer: int) -> None:
    table, twin = laid(*THREE, max_rounds=1), laid(*TWIN, max_rounds=1)
    for both in (table, twin):
        both.draw(4, 8, 5)
        assert both.still_in == [1, 2]
    assert same_for(table, twin, viewer)
    for both in (table, twin):
        both.draw(3)
        assert both.over
    assert same_for(table, twin, viewer)
    assert not same_for(table, twin, 0)


@pytest.mark.rule("TRG-14")
@pytest.mark.parametrize("viewer", OTHERS)
def test_nor_is_the_pile_of_the_winner(viewer: int) -> None:
    table, twin = laid(*THREE, max_rounds=1), laid(*TWIN, max_rounds=1)
    for both in (table, twin):
        both.draw(3)
        both.draw(7)
        assert both.over
    assert same_for(table, twin, viewer)


@pytest.mark.rule("TRG-3", "TRG-7", "TRG-10")
@pytest.mark.parametrize("viewer", OTHERS)
def test_everything_else_on_the_table_is_public(viewer: int) -> None:
    table = laid("7 7 8 9 10 / 5", "6 7 8 9 10 / 5", "6 8 9 9 10 / 8", tie="tie 0=5; tie 0=6; tie 1=10")
    table.play("buy", seat=0)
    table.draw(9)
    s = seen(table, viewer)
    for name in ("rows", "discard", "chips", "pot", "gone", "first", "arranging", "dealer", "turn", "round"):
        assert getattr(s, name) == getattr(table.s, name)
    assert [s.hands[seat][0] for seat in range(3)] == [4, 5, 5]
    assert s.deck[0] == table.s.deck[0]


@pytest.mark.rule("TRG-2")
def test_nobody_sees_the_deck_or_what_was_burned() -> None:
    table = TrollTable(3, "first=1", lambda _, weighted: weighted[-1], burn=5)
    for viewer in (SPECTATOR, 0, 1, 2):
        s = seen(table, viewer)
        assert s.deck[1:] == s.burned[1:] == [0] * 10
        assert (s.deck[0], s.burned[0]) == (table.s.deck[0], 5)


@pytest.mark.rule("TRG-2", "TRG-5")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 3])
def test_along_a_match_one_hears_only_the_own_hand_cards_by_name(viewer: int) -> None:
    luck = random.Random(7)
    state = Game("troll-guts", 4, {"max_rounds": 2}).start(seed=7)
    while not state.over:
        state.play(luck.choice(state.legal))
    told = state.told(viewer)
    rounds = len([phrase for phrase in told if phrase.id == "did-round"])
    named = [phrase for phrase in told if phrase.id == "did-deal"]
    hidden = [phrase for phrase in told if phrase.id == "did-deal-hidden"]
    for seat in range(4):
        own = 5 if seat == viewer else 0
        assert len([phrase for phrase in named if phrase.seat == seat]) == rounds * (own + 1)  # and the open one
        assert len([phrase for phrase in hidden if phrase.seat == seat]) == rounds * (5 - own)
    assert {(phrase.card, phrase.value, phrase.other) for phrase in hidden} == {(0, 0, -1)}


@pytest.mark.rule("TRG-5")
def test_choices_are_offered_to_the_seat_to_move_alone() -> None:
    state = Game("troll-guts", 3).start(seed=2)
    assert state.view(0).legal == state.legal
    for viewer in OTHERS:
        assert state.view(viewer).legal == []


@pytest.mark.rule("TRG-5", "TRG-6")
def test_a_guess_at_hidden_piles_fits_what_one_has_seen() -> None:
    table = laid(*THREE)
    table.play("steal 0", seat=1)
    guesses = set()
    for seed in range(30):
        guess = table.s.copy()
        guess.rng = seed
        table.rules.resample(guess, 1)
        assert table.rules.audit(guess)
        assert (guess.hands[1], guess.piles[1], guess.rows) == (table.s.hands[1], table.s.piles[1], table.s.rows)
        assert guess.piles[0][0] == 0
        guesses.add(tuple(guess.piles[0]))
    assert len(guesses) > 20


@pytest.mark.rule("TRG-5")
def test_a_guess_while_piles_are_laid_is_a_possible_table_for_everybody() -> None:
    table = dealt(*THREE)
    for card in (6, 7, 8, 9, 4, 7):  # seat 0 is ready, seat 1 has laid two cards
        table.play(f"next {card}")
    for viewer in (SPECTATOR, 0, 1, 2):
        laid_by_1 = set()
        for seed in range(20):
            guess = table.s.copy()
            guess.rng = seed
            table.rules.resample(guess, viewer)
            assert table.rules.audit(guess)
            laid_by_1.add(sum(card > 0 for card in guess.piles[1]))
        assert laid_by_1 == ({2} if viewer == 1 else {0, 1, 2, 3})
