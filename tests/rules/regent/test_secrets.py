"""Closed cards are secret until somebody looks; whatever else lies there is open to everybody."""

from __future__ import annotations

import pytest

from igroteka.kernel import SPECTATOR, Phrase
from igroteka.match import Game
from scripted import heard, same_for, seen
from scripted_tables.regent import THREE, dealt

TWIN = ("6 8 2", *THREE[1:])  # seat 0 holds other closed cards
OTHERS = [SPECTATOR, 1, 2]


@pytest.mark.rule("REG-4")
def test_everybody_sees_the_own_closed_cards_and_only_the_backs_of_the_others() -> None:
    table = dealt(*THREE)
    for viewer in (SPECTATOR, 0, 1, 2):
        s = seen(table, viewer)
        for seat in range(3):
            assert s.hands[seat] == (table.s.hands[seat] if seat == viewer else [2, *[0] * 10])
        assert s.rows == table.s.rows


@pytest.mark.rule("REG-2", "REG-4")
@pytest.mark.parametrize("viewer", OTHERS)
def test_other_closed_cards_look_the_same(viewer: int) -> None:
    """And nobody sees the deck or the burned cards."""
    table, twin = dealt(*THREE), dealt(*TWIN, burned="1,10,10,9,9")
    assert same_for(table, twin, viewer)
    assert not same_for(table, twin, 0)
    assert seen(table, viewer).deck == [41, *[0] * 10]
    assert seen(table, viewer).burned == [5, *[0] * 10]


@pytest.mark.rule("REG-8")
@pytest.mark.parametrize("viewer", OTHERS)
def test_that_somebody_draws_is_seen_and_not_what(viewer: int) -> None:
    table, twin = dealt(*THREE), dealt(*THREE)
    table.play("draw", "draw 0=8")
    twin.play("draw", "draw 0=1")
    assert same_for(table, twin, viewer)
    assert not same_for(table, twin, 0)
    assert heard(table, viewer)[-1] == Phrase("draw-hidden", seat=0)
    assert heard(table, 0)[-1] == Phrase("draw", seat=0, card=8)
    assert seen(table, viewer).hands[0][0] == 3


@pytest.mark.rule("REG-9", "REG-12")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_attack_cards_and_gifts_are_seen_by_all(viewer: int) -> None:
    table = dealt(*THREE)
    table.play("attack 1", "draw 0=9")
    table.play("gift 2 4")
    told = heard(table, viewer)
    assert Phrase("attack", seat=0, other=1) in told
    assert Phrase("attack-card", seat=1, card=9, value=1, other=0) in told
    assert Phrase("gift", seat=1, card=4, other=2) in told
    assert seen(table, viewer).rows == table.s.rows


@pytest.mark.rule("REG-15", "REG-25")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_a_look_is_for_everybodys_eyes(viewer: int) -> None:
    """The looker pays, yet the target's cards lie open from now on."""
    table = dealt(*THREE)
    table.play("look 1", seat=0)
    assert [phrase.card for phrase in heard(table, viewer) if phrase.id == "open"] == [5]
    assert [phrase.card for phrase in heard(table, viewer) if phrase.id == "turn-up"] == [4, 8]
    assert seen(table, viewer).rows[1] == table.s.rows[1]
    assert table.rows[1] == [4, 5, 8]


@pytest.mark.rule("REG-15", "REG-24")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_a_caught_hand_is_seen_by_everybody_on_its_way_to_the_pile(viewer: int) -> None:
    table = dealt("3 7 2", "8 8 5", "9 6 10")
    table.play("look 1", seat=0)
    assert [phrase.card for phrase in heard(table, viewer) if phrase.id == "turn-up"] == [8, 8]
    assert seen(table, viewer).discard == table.s.discard
    assert (table.s.discard[8], table.s.discard[5]) == (2, 1)


@pytest.mark.rule("REG-21", "REG-23", "REG-25", "REG-26")
@pytest.mark.parametrize("viewer", OTHERS)
@pytest.mark.parametrize(("token", "chance"), [("fold", ""), ("attack 1", "draw 0=5"), ("look 1", "")])
def test_who_leaves_by_a_fold_an_attack_or_a_look_does_not_show_the_closed_cards(
    viewer: int, token: str, chance: str
) -> None:
    table, twin = dealt(*THREE), dealt(*TWIN)
    for both in (table, twin):
        both.play(token, chance, seat=0)
        assert both.still_in == [1, 2]
    assert same_for(table, twin, viewer)


@pytest.mark.rule("REG-21")
def test_who_has_left_remembers_the_own_cards() -> None:
    """They lie on the pile, and for their owner they are no longer unseen."""
    table, twin = dealt(*THREE), dealt(*TWIN)
    for both in (table, twin):
        both.play("fold", seat=0)
    assert not same_for(table, twin, 0)
    for seed in range(5):
        guess = table.s.copy()
        guess.rng = seed
        table.rules.resample(guess, 0)
        assert table.rules.audit(guess)
        assert guess.burned[3] >= 1
        assert guess.burned[7] >= 1


@pytest.mark.rule("REG-19")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_the_last_one_does_not_show_the_closed_cards_either(viewer: int) -> None:
    table, twin = dealt(*THREE, max_rounds=1), dealt(*THREE[:2], "7 8 10", max_rounds=1)
    for both in (table, twin):
        both.play("fold", seat=0)
        both.play("fold", seat=1)
        assert both.over
    assert same_for(table, twin, viewer)


@pytest.mark.rule("REG-26", "REG-14")
@pytest.mark.parametrize("viewer", OTHERS)
def test_everything_on_the_table_is_public(viewer: int) -> None:
    table = dealt(*THREE)
    table.play("fold", seat=0)
    s = seen(table, viewer)
    for name in ("rows", "discard", "chips", "pot", "gone", "dealer", "turn", "round"):
        assert getattr(s, name) == getattr(table.s, name)
    assert table.rules.fold_price(s) == 5
    assert (s.deck[0], s.burned[0]) == (table.s.deck[0], table.s.burned[0])


@pytest.mark.rule("REG-6")
def test_choices_are_offered_to_the_seat_to_move_alone() -> None:
    state = Game("regent", 3).start(seed=2)
    mover = state.actor
    for viewer in (SPECTATOR, 0, 1, 2):
        assert state.view(viewer).legal == (state.legal if viewer == mover else [])


@pytest.mark.rule("REG-4", "REG-8")
def test_a_guess_at_the_hidden_cards_fits_what_one_has_seen() -> None:
    table = dealt(*THREE)
    table.play("draw", "draw 0=8")
    guesses = set()
    for seed in range(10):
        guess = table.s.copy()
        guess.rng = seed
        table.rules.resample(guess, 1)
        assert table.rules.audit(guess)
        assert (guess.hands[1], guess.rows) == (table.s.hands[1], table.s.rows)
        assert guess.hands[0][0] == 3
        guesses.add(tuple(guess.hands[0]))
    assert len(guesses) > 5
