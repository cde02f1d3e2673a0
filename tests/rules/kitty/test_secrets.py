"""Hands are secret, passes and bids until all have chosen; a passed card is known to giver and receiver."""

from __future__ import annotations

import random

import pytest

from igroteka.kernel import SPECTATOR, Phrase
from igroteka.match import Game
from scripted import heard, same_for, seen
from scripted_tables.kitty import HANDS, KITTY, KittyTable, dealt, last_round
from scripted_tables.pairs import by_chance, values

EVERYBODY = [SPECTATOR, 0, 1, 2, 3]
OTHERS = [SPECTATOR, 1, 2, 3]
BYSTANDERS = [SPECTATOR, 2, 3]  # neither giver nor receiver, when seat 0 passes a card to seat 1


def sure(table: KittyTable, viewer: int, seat: int) -> list[int]:
    """The cards of a hand that a viewer can see or be sure of."""
    return values(seen(table, viewer).hands[seat])


def twins() -> tuple[KittyTable, KittyTable]:
    return dealt(KITTY, *HANDS), dealt(KITTY, *HANDS)


@pytest.mark.rule("KITTY-4")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_the_own_hand_and_only_the_backs_of_the_others(viewer: int) -> None:
    table = dealt(KITTY, *HANDS)
    for seat in range(4):
        expected = table.s.hands[seat] if seat == viewer else [12, *[0] * 10]
        assert seen(table, viewer).hands[seat] == expected


@pytest.mark.rule("KITTY-4")
@pytest.mark.parametrize("viewer", [SPECTATOR, 2, 3])
def test_swapped_hands_look_the_same_to_the_others(viewer: int) -> None:
    table, twin = dealt(KITTY, *HANDS), dealt(KITTY, HANDS[1], HANDS[0], *HANDS[2:])
    assert same_for(table, twin, viewer)
    assert not same_for(table, twin, 0)


@pytest.mark.rule("KITTY-2", "KITTY-8")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_nobody_knows_the_kitty_before_it_is_opened(viewer: int) -> None:
    """Only the card on top can be told from another order of the pile."""
    table, twin = dealt(KITTY, *HANDS), dealt("9 5 10 6 10 7 8", *HANDS)
    assert same_for(table, twin, viewer)
    assert seen(table, viewer).deck == [6, *[0] * 10]
    for both in (table, twin):
        both.passes("10 10 10 10")
        both.bids("3 4 4 5")
    assert not same_for(table, twin, viewer)
    assert (values(seen(table, viewer).prizes), values(seen(twin, viewer).prizes)) == ([8], [5])


@pytest.mark.rule("KITTY-3")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 4])
def test_nobody_sees_the_cards_put_out_of_the_game(viewer: int) -> None:
    table = KittyTable(5, filler=by_chance(1))
    assert seen(table, viewer).burned == [3, *[0] * 10]
    assert not [name for name, *_ in table.happenings if name == "remove"]


@pytest.mark.rule("KITTY-9", "KITTY-10")
@pytest.mark.parametrize("viewer", OTHERS)
def test_what_somebody_passes_is_secret_until_all_have_picked(viewer: int) -> None:
    """Even from the player who will get it."""
    table, twin = twins()
    table.play("pass 2", seat=0)
    twin.play("pass 9", seat=0)
    assert same_for(table, twin, viewer)
    assert not same_for(table, twin, 0)
    for both in (table, twin):
        both.play("pass 10", seat=1)
        both.play("pass 10", seat=2)
    assert same_for(table, twin, viewer)


@pytest.mark.rule("KITTY-10")
def test_a_passed_card_is_known_to_its_giver_and_its_receiver_alone() -> None:
    table, twin = twins()
    table.passes("2 10 10 10")
    twin.passes("9 10 10 10")
    for viewer in BYSTANDERS:
        assert same_for(table, twin, viewer)
    for viewer in (0, 1):
        assert not same_for(table, twin, viewer)
    assert [seen(table, viewer).received[1] for viewer in EVERYBODY] == [0, 2, 2, 0, 0]
    assert heard(table, 1)[-4:] == [
        Phrase("receive", seat=1, card=2, other=0),
        Phrase("receive-hidden", seat=2, other=1),
        Phrase("receive-hidden", seat=3, other=2),
        Phrase("receive-hidden", seat=0, other=3),
    ]


@pytest.mark.rule("KITTY-10", "KITTY-12")
def test_the_giver_is_sure_of_the_card_until_it_is_seen_to_leave() -> None:
    table = dealt(KITTY, *HANDS)
    table.passes("2 10 10 10")
    assert [sure(table, viewer, 1) for viewer in (SPECTATOR, 0, 2, 3)] == [[], [2], [], []]
    table.bids("3 2 4 5")
    assert 2 in table.hands[1]  # the other 2, of which seat 0 knows nothing
    assert sure(table, 0, 1) == [9]  # the prize
    table = dealt(KITTY, *HANDS)
    table.passes("1 10 10 10")
    assert sure(table, 0, 1) == [1]
    table.bids("2 1 4 5")
    table.play("give 3", seat=1)
    assert sure(table, 0, 1) == []


@pytest.mark.rule("KITTY-10")
def test_when_the_receiver_has_passed_a_card_on_the_giver_is_no_longer_sure_where_it_is() -> None:
    """It may have been that card; but it is in one of the others' hands, not in the kitty."""
    table = dealt(KITTY, *HANDS)
    table.passes("1 10 10 10")
    table.bids("2 3 4 5")
    table.passes("10 10 10 10")
    assert sure(table, 0, 1) == [10]  # the 10 just given
    where = set()
    for seed in range(40):
        guess = table.s.copy()
        guess.rng = seed
        table.rules.resample(guess, 0)
        [owner] = [seat for seat in (1, 2, 3) if guess.hands[seat][1]]
        where.add(owner)
    assert where == {1, 2, 3}


@pytest.mark.rule("KITTY-11", "KITTY-12")
@pytest.mark.parametrize("viewer", OTHERS)
def test_a_bid_is_secret_until_all_have_bid(viewer: int) -> None:
    table, twin = twins()
    for both in (table, twin):
        both.passes("10 10 10 10")
    table.play("bid 2", seat=0)
    twin.play("bid 9", seat=0)
    assert same_for(table, twin, viewer)
    assert not same_for(table, twin, 0)
    for both in (table, twin):
        both.play("bid 4", seat=1)
        both.play("bid 4", seat=2)
    assert same_for(table, twin, viewer)
    for both in (table, twin):
        both.play("bid 5", seat=3)
    assert not same_for(table, twin, viewer)


@pytest.mark.rule("KITTY-9", "KITTY-12")
def test_the_sizes_of_hands_betray_nothing() -> None:
    """They drop at the reveal, not when a card is chosen."""
    table = dealt(KITTY, *HANDS)
    for step, picks in (("pass", "2 10 10 10"), ("bid", "3 4 4 5")):
        for card in picks.split():
            assert [hand[0] for hand in seen(table, SPECTATOR).hands[:4]] == [12] * 4
            table.play(f"{step} {card}")
    assert [hand[0] for hand in seen(table, SPECTATOR).hands[:4]] == [12, 11, 11, 11]


@pytest.mark.rule("KITTY-9", "KITTY-11")
@pytest.mark.parametrize("step", ["pass", "bid"])
def test_that_somebody_has_chosen_is_no_secret(step: str) -> None:
    table = dealt(KITTY, *HANDS)
    if step == "bid":
        table.passes("10 10 10 10")
    table.play(f"{step} 2", seat=0)
    other = 1 if step == "pass" else -1
    assert heard(table, 1)[-1] == Phrase(f"{step}-hidden", seat=0, other=other)
    assert heard(table, 0)[-1] == Phrase(step, seat=0, card=2, other=other)
    assert seen(table, 1).chosen[0] > 0
    assert seen(table, 1).chosen[1] == 0


@pytest.mark.rule("KITTY-16", "KITTY-19", "KITTY-21")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_prizes_gifts_bids_and_what_left_the_game_are_public(viewer: int) -> None:
    table = dealt(KITTY, *HANDS)
    table.passes("10 10 10 10")
    table.bids("3 4 4 5")
    assert 9 in sure(table, viewer, 0)
    table.passes("10 10 10 10")
    table.bids("1 6 6 7")
    table.play("give 2")
    assert 8 in sure(table, viewer, 2)
    s = seen(table, viewer)
    for name in ("rows", "discard", "prizes", "won", "points", "turn", "step", "deal", "gift"):
        assert getattr(s, name) == getattr(table.s, name)


@pytest.mark.rule("KITTY-16", "KITTY-10")
def test_who_won_a_prize_may_have_passed_it_on() -> None:
    """Only its own neighbours have seen what seat 0 gave and got."""
    table = dealt(KITTY, *HANDS)
    table.passes("10 10 10 10")
    table.bids("3 4 4 5")
    table.passes("9 10 10 10")
    assert sure(table, 2, 0) == sure(table, SPECTATOR, 0) == []
    assert sure(table, 3, 0) == [10]


@pytest.mark.rule("KITTY-24")
def test_at_the_end_of_a_deal_all_hands_are_shown() -> None:
    table = last_round("10", "9 9", "8", "")
    assert table.told("show") == [(0, 10, 1), (1, 9, 2), (2, 8, 1)]
    for viewer in EVERYBODY:
        assert [sure(table, viewer, seat) for seat in range(4)] == table.hands


@pytest.mark.rule("KITTY-27")
def test_a_new_deal_makes_a_secret_of_the_hands_again() -> None:
    table = last_round("10", "9 9", "8", "", target=100)
    assert table.told("show") == [(0, 10, 1), (1, 9, 2), (2, 8, 1)]
    assert table.s.deal == 2
    assert [sure(table, SPECTATOR, seat) for seat in range(4)] == [[]] * 4


@pytest.mark.rule("KITTY-9", "KITTY-11", "KITTY-4")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 3])
def test_along_a_deal_one_hears_only_the_own_cards_by_name(viewer: int) -> None:
    luck = random.Random(7)
    state = Game("kitty", 4).start(seed=7)
    while not state.over:
        state.play(luck.choice(state.legal))
    told = state.told(viewer)
    for secret in ("did-deal", "did-pass", "did-receive", "did-bid"):
        assert {phrase.seat for phrase in told if phrase.id == secret} == {viewer} - {SPECTATOR}
        hidden = [phrase for phrase in told if phrase.id == secret + "-hidden"]
        assert {phrase.seat for phrase in hidden} == set(range(4)) - {viewer}
        assert {phrase.card for phrase in hidden} == {0}
    for public in ("did-prize", "did-turn-up", "did-win"):
        assert all(phrase.card for phrase in told if phrase.id == public)


@pytest.mark.rule("KITTY-6")
def test_choices_are_offered_to_the_seat_to_move_alone() -> None:
    state = Game("kitty", 4).start(seed=2)
    assert state.view(0).legal == state.legal
    for viewer in OTHERS:
        assert state.view(viewer).legal == []


@pytest.mark.rule("KITTY-10", "KITTY-16")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_guess_at_the_hidden_cards_fits_what_one_has_seen(viewer: int) -> None:
    """Prizes are where they went, and the giver keeps the passed card in the hand of the receiver."""
    table = dealt(KITTY, *HANDS)
    table.passes("10 10 10 10")
    table.bids("3 4 4 5")
    table.passes("1 10 10 10")
    table.play("bid 2", seat=0)
    guesses = set()
    for seed in range(15):
        guess = table.s.copy()
        guess.rng = seed
        table.rules.resample(guess, viewer)
        assert table.rules.audit(guess)
        assert guess.discard == table.s.discard
        assert guess.hands[0][guess.chosen[0]] > 0
        if viewer == 0:
            assert guess.hands[1][1] == 1
        if viewer >= 0:
            assert guess.hands[viewer] == table.s.hands[viewer]
        guesses.add((tuple(guess.pile), guess.chosen[0], *(tuple(hand) for hand in guess.hands)))
    assert len(guesses) > 10
