"""The dealt cards are secret; what was taken from the middle everybody has seen."""

from __future__ import annotations

import random

import pytest

from igroteka.kernel import SPECTATOR
from igroteka.match import Game
from scripted import same_for, seen
from scripted_tables.sweep import dealt, last_round, row

HANDS = ("4 8 10 10 10", "6 8 10 10 10", "5 7 8 8 8")
TWIN = ("4 9 9 7 1", *HANDS[1:])  # seat 0 holds other cards beside the 4
OTHERS = [SPECTATOR, 1, 2]


@pytest.mark.rule("SWEEP-3")
def test_everybody_sees_the_own_hand_and_only_the_backs_of_the_others() -> None:
    table = dealt(*HANDS, row="9 9 3 6 2")
    for viewer in (SPECTATOR, 0, 1, 2):
        for seat in range(3):
            assert seen(table, viewer).hands[seat] == (table.s.hands[seat] if seat == viewer else [5, *[0] * 10])


@pytest.mark.rule("SWEEP-3", "SWEEP-9")
@pytest.mark.parametrize("viewer", OTHERS)
def test_another_hand_looks_the_same_as_long_as_the_same_cards_are_laid(viewer: int) -> None:
    table, twin = (dealt(*hands, row="9 9 3 6 2") for hands in (HANDS, TWIN))
    assert same_for(table, twin, viewer)
    assert not same_for(table, twin, 0)
    for both in (table, twin):
        both.lay_cards("4 6 7", next_row="2 3 3 4 4")
    assert same_for(table, twin, viewer)


@pytest.mark.rule("SWEEP-5")
def test_nobody_sees_the_deck() -> None:
    table = dealt(*HANDS, row="9 9 3 6 2")
    for viewer in (SPECTATOR, 0, 1, 2):
        assert seen(table, viewer).deck == [35, *[0] * 10]


@pytest.mark.rule("SWEEP-9", "SWEEP-12", "SWEEP-21")
@pytest.mark.parametrize("viewer", OTHERS)
def test_everything_on_the_table_and_all_that_was_taken_is_public(viewer: int) -> None:
    table = dealt(*HANDS, row="9 9 8 6 2", first=1)
    table.lay_cards("6 7 4", next_row="1 2 3 3 4")
    table.play("play 8", seat=2)
    s = seen(table, viewer)
    for name in ("middle", "rows", "discard", "taken", "starter", "taking", "turn", "points", "deal"):
        assert getattr(s, name) == getattr(table.s, name)
    assert table.known == [[9, 9], [2, 4], [6, 6]]


@pytest.mark.rule("SWEEP-12")
def test_sizes_of_hands_are_public() -> None:
    table = dealt(*HANDS, row="9 9 3 6 2", first=1)
    table.lay_cards("6 7 4", next_row="1 2 3 3 4")
    s = seen(table, SPECTATOR)
    assert [s.hands[seat][0] + s.taken[seat][0] for seat in range(3)] == [6, 7, 6]


@pytest.mark.rule("SWEEP-12", "SWEEP-9")
@pytest.mark.parametrize("viewer", OTHERS)
def test_who_lays_a_known_card_may_have_another_like_it(viewer: int) -> None:
    """One less is sure, whether seat 0 was dealt a 9 as well or not."""
    hands = ("4 9 10 10 10", *HANDS[1:])
    table, twin = (dealt(*cards, row="9 3 6 6 2", first=1) for cards in (hands, HANDS))
    for both in (table, twin):
        both.lay_cards("6 7 4", next_row="1 2 3 3 4")
        assert both.known[0] == [9]
        both.play("play 5", seat=2)
        both.play("play 9", seat=0)
        assert both.known[0] == []
    assert same_for(table, twin, viewer)
    assert (table.hands[0].count(9), twin.hands[0].count(9)) == (1, 0)


@pytest.mark.rule("SWEEP-12", "SWEEP-9")
def test_a_card_nobody_knew_of_leaves_what_is_known_as_it_was() -> None:
    """Never below none: the 8 that seat 0 lays first was dealt, and both that it takes later are known."""
    table = dealt(*HANDS, row="9 9 3 6 2", first=0)
    table.lay_cards("8 6 5", next_row="8 8 3 3 4")
    assert table.known[0] == [6, 6]
    table.play("play 4", seat=0)
    table.play("play 8", seat=1)
    table.play("play 7", row("1 2 4 4 5"), seat=2)
    assert table.known[0] == [6, 6, 8, 8]


@pytest.mark.rule("SWEEP-31")
def test_at_the_end_of_a_deal_all_hands_are_shown() -> None:
    table = last_round("1 9", "10 9", "8 9", middle="3 2 2")
    table.lay_cards("9 9 9")
    assert table.told("show") == [(0, 1, 1), (0, 3, 1), (1, 10, 1), (2, 8, 1)]
    assert seen(table, SPECTATOR).taken == table.s.taken


@pytest.mark.rule("SWEEP-31", "SWEEP-44")
def test_in_a_match_they_are_shown_after_every_deal() -> None:
    state = Game("sweep", 3, {"target": 1000, "max_deals": 2}).start(seed=4)
    luck = random.Random(4)
    while not state.over:
        state.play(luck.choice(state.legal))
    told = [phrase.id for phrase in state.told(SPECTATOR)]
    first = told.index("did-new-deal", 1 + told.index("did-new-deal"))
    assert "did-show" in told[:first]
    assert "did-show" in told[first:]


@pytest.mark.rule("SWEEP-3")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 3])
def test_along_a_deal_one_hears_only_the_own_cards_by_name(viewer: int) -> None:
    luck = random.Random(7)
    state = Game("sweep", 4).start(seed=7)
    while not state.over:
        state.play(luck.choice(state.legal))
    told = state.told(viewer)
    assert {phrase.seat for phrase in told if phrase.id == "did-deal"} == {viewer} - {SPECTATOR}
    hidden = [phrase for phrase in told if phrase.id == "did-deal-hidden"]
    assert {phrase.seat for phrase in hidden} == set(range(4)) - {viewer}
    assert {phrase.card for phrase in hidden} == {0}
    for public in ("did-row", "did-play", "did-take"):
        assert all(phrase.card for phrase in told if phrase.id == public)


@pytest.mark.rule("SWEEP-3", "SWEEP-12")
def test_a_guess_at_the_hidden_cards_fits_what_one_has_seen() -> None:
    table = dealt(*HANDS, row="9 9 8 6 2", first=1)
    table.lay_cards("6 7 4", next_row="1 2 3 3 4")
    guesses = set()
    for seed in range(20):
        guess = table.s.copy()
        guess.rng = seed
        table.rules.resample(guess, 1)
        assert table.rules.audit(guess)
        assert (guess.hands[1], guess.taken, guess.middle, guess.discard) == (
            table.s.hands[1],
            table.s.taken,
            table.s.middle,
            table.s.discard,
        )
        guesses.add((tuple(guess.hands[0]), tuple(guess.hands[2])))
    assert len(guesses) > 12
