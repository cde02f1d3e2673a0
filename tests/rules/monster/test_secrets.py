"""Hands are secret, and so is who threw what; a showdown turns up the hands and the monster."""

from __future__ import annotations

import pytest

from igroteka.kernel import SPECTATOR, Phrase
from igroteka.match import Game
from scripted import heard, same_for, seen
from scripted_tables.monster import BEST, NINES, TENS, dealt

HANDS = ("10 9 7 6 5 3", "10 8 7 6 5 4", NINES, "8 8 8 7 7 7")
OTHER = ("10 9 7 6 5 4", "10 8 7 6 5 3", *HANDS[2:])  # seats 0 and 1 have swapped 3 and 4
OTHERS = [SPECTATOR, 1, 2, 3]


@pytest.mark.rule("MON-3")
def test_everybody_sees_the_own_hand_and_only_the_backs_of_the_others() -> None:
    table = dealt(*HANDS)
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        s = seen(table, viewer)
        for seat in range(4):
            assert s.hands[seat] == (table.s.hands[seat] if seat == viewer else [6, *[0] * 10])
        assert s.deck == [31, *[0] * 10]


@pytest.mark.rule("MON-7")
@pytest.mark.parametrize("viewer", OTHERS)
def test_how_many_cards_are_thrown_is_seen_and_not_which(viewer: int) -> None:
    table, twin = dealt(*HANDS), dealt(*HANDS)
    table.play("discard 3 5")
    twin.play("discard 9 10")
    assert same_for(table, twin, viewer)
    assert not same_for(table, twin, 0)
    assert seen(table, viewer).thrown[0] == [2, *[0] * 10]
    assert heard(table, viewer)[-2:] == [Phrase("throw-hidden", seat=0)] * 2
    assert heard(table, 0)[-2:] == [Phrase("throw", seat=0, card=3), Phrase("throw", seat=0, card=5)]
    twin = dealt(*HANDS)
    twin.play("discard 3")
    assert not same_for(table, twin, viewer)


@pytest.mark.rule("MON-7")
def test_one_remembers_what_one_threw() -> None:
    table = dealt(*HANDS)
    table.turns("discard 3 5", "keep")
    assert seen(table, 0).thrown[0] == table.s.thrown[0]


@pytest.mark.rule("MON-10", "MON-7")
@pytest.mark.parametrize("viewer", [SPECTATOR, 2, 3])
def test_at_the_showdown_nobody_learns_who_threw_which_card(viewer: int) -> None:
    """Seats 0 and 1 keep the same cards at both tables; the 3 and the 4 come from the one or the other."""
    table, twin = dealt(*HANDS, max_rounds=1), dealt(*OTHER, max_rounds=1)
    table.turns("discard 3", "discard 4", "fold", "fold")
    twin.turns("discard 4", "discard 3", "fold", "fold")
    assert table.over
    assert same_for(table, twin, viewer)
    assert table.monster == [3, 4]
    assert seen(table, viewer).monster == table.s.monster
    assert all(cards[0] == 0 for cards in seen(table, viewer).thrown)


@pytest.mark.rule("MON-10")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2, 3])
def test_at_the_showdown_all_hands_still_in_and_the_monster_are_public(viewer: int) -> None:
    table = dealt(*HANDS, max_rounds=1)
    table.turns("discard 3", "discard 4", "fold", "fold")
    s = seen(table, viewer)
    assert (s.rows, s.monster) == (table.s.rows, table.s.monster)
    assert [phrase.card for phrase in heard(table, viewer) if phrase.id == "turn-up"] == [
        10,
        9,
        7,
        6,
        5,
        10,
        8,
        7,
        6,
        5,
    ]
    assert [phrase.card for phrase in heard(table, viewer) if phrase.id == "monster-card"] == [4, 3]


@pytest.mark.rule("MON-8")
@pytest.mark.parametrize("viewer", [SPECTATOR, 1, 2, 3])
def test_a_folded_hand_is_never_shown(viewer: int) -> None:
    others = (NINES, "8 7 6 5 4 3", TENS)
    table, twin = dealt(BEST, *others, max_rounds=1), dealt("10 7 6 4 3 2", *others, max_rounds=1)
    for both in (table, twin):
        both.turns("fold", "fold", "keep")
    assert same_for(table, twin, viewer)
    for both in (table, twin):
        both.play("keep")
        assert both.over
    assert same_for(table, twin, viewer)


@pytest.mark.rule("MON-18")
@pytest.mark.parametrize("viewer", [SPECTATOR, 1, 2, 3])
def test_a_round_that_ends_by_folding_shows_nothing(viewer: int) -> None:
    """Neither the winner's hand nor what was thrown."""
    table, twin = dealt(*HANDS, max_rounds=1), dealt(*HANDS, max_rounds=1)
    table.turns("discard 3", "fold", "fold", "fold")
    twin.turns("discard 10", "fold", "fold", "fold")
    assert table.over
    assert same_for(table, twin, viewer)
    assert not same_for(table, twin, 0)


@pytest.mark.rule("MON-10")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_everything_else_is_public(viewer: int) -> None:
    table = dealt(*HANDS)
    table.turns("discard 3", "fold")
    s = seen(table, viewer)
    for name in ("chips", "pot", "gone", "dealer", "turn", "round", "circle", "monster"):
        assert getattr(s, name) == getattr(table.s, name)


@pytest.mark.rule("MON-6")
def test_choices_are_offered_to_the_seat_to_move_alone() -> None:
    state = Game("monster", 4).start(seed=2)
    mover = state.actor
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        assert state.view(viewer).legal == (state.legal if viewer == mover else [])


@pytest.mark.rule("MON-3", "MON-7")
def test_a_guess_at_the_hidden_cards_fits_what_one_has_seen() -> None:
    table = dealt(*HANDS)
    table.turns("discard 3 5", "discard 4")
    guesses = set()
    for seed in range(10):
        guess = table.s.copy()
        guess.rng = seed
        table.rules.resample(guess, 1)
        assert table.rules.audit(guess)
        assert (guess.hands[1], guess.thrown[1]) == (table.s.hands[1], table.s.thrown[1])
        assert guess.thrown[0][0] == 2
        guesses.add((tuple(guess.hands[0]), tuple(guess.thrown[0])))
    assert len(guesses) > 5
