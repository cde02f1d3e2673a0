"""What the table shows, and what the buttons say."""

from __future__ import annotations

import random
from typing import Any

import pytest

from igroteka import words
from igroteka.games import catalogue
from igroteka.kernel import Phrase
from igroteka.match import Game
from scripted import Scripted, shown
from scripted_tables.pairs import VALUES, bag

TABLE: Any = catalogue.table("starboard")


def opened(players: int = 3, **options: int | str) -> Scripted:
    return Scripted("starboard", players, "first=0; burn=1,2,3,4,5; center=9,10", options=options)


def label(table: Scripted, token: str) -> Any:
    return TABLE.label(table.s, table.rules.TOKENS.index(token))


@pytest.mark.rule("STARBOARD-6", "STARBOARD-11")
def test_the_number_of_cards_in_the_shared_hand_is_the_number_that_matters() -> None:
    table = opened()
    table.play("draw", "draw 0=8")
    [center], [count] = shown(table, "center"), shown(table, "count")
    assert (center.kind, center.seat, center.items) == ("row", -1, ("8", "9", "10"))
    assert (count.kind, count.value, count.main) == ("number", 3, True)


@pytest.mark.rule("STARBOARD-3", "STARBOARD-4")
def test_pot_chips_and_marker_are_seen() -> None:
    table = opened()
    table.play("draw", "draw 0=8")
    assert [(zone.kind, zone.value) for zone in shown(table, "pot")] == [("chips", 4)]
    assert [(zone.seat, zone.value, zone.main) for zone in shown(table, "chips")] == [
        (0, 8, False),
        (1, 9, False),
        (2, 9, False),
    ]
    assert [(zone.kind, zone.seat) for zone in shown(table, "marker")] == [("marker", 0)]


@pytest.mark.rule("STARBOARD-9", "STARBOARD-10", "STARBOARD-19")
def test_each_player_is_active_has_passed_at_a_number_or_is_out() -> None:
    """R-6: an icon, no card, marks who has passed."""
    table = opened(4)
    table.play("pass", seat=0)
    table.play("draw", "draw 1=8", seat=1)
    table.play("draw", "draw 2=9", seat=2)
    assert [(zone.seat, zone.value) for zone in shown(table, "passed-at")] == [(0, 2)]
    assert [(zone.kind, zone.seat) for zone in shown(table, "out")] == [("marker", 2)]
    assert [(zone.seat, zone.value) for zone in shown(table, "stake")] == [(0, 1), (1, 2), (3, 1)]
    table.play("pass", seat=3)
    assert [(zone.seat, zone.value) for zone in shown(table, "passed-at")] == [(3, 3)]
    assert [zone.seat for zone in shown(table, "out")] == [0, 2]


def test_deck_and_discard_pile_are_face_down() -> None:
    table = opened()
    table.play("draw", "draw 0=9")
    [deck], [discard] = shown(table, "deck"), shown(table, "discard")
    assert (deck.kind, deck.value, deck.items) == ("stack", 47, ())
    assert (discard.kind, discard.value, discard.items) == ("stack", 1, ())
    assert [(zone.kind, zone.value, zone.items) for zone in shown(table, "burned")] == [("stack", 5, ())]


@pytest.mark.rule("STARBOARD-18")
def test_when_the_match_is_over_ones_own_chips_matter() -> None:
    table = opened(2, max_rounds=1)
    table.play("draw", "draw 0=9")
    for zone in ("center", "count", "marker", "stake", "passed-at", "out"):
        assert shown(table, zone) == []
    assert [(zone.value, zone.main) for zone in shown(table, "chips", 1)] == [(8, False), (12, True)]


@pytest.mark.rule("STARBOARD-8", "STARBOARD-9")
def test_the_button_of_a_card_says_what_it_costs() -> None:
    """And what it risks, unless aids are off."""
    table = opened()
    risky = label(table, "draw")
    assert risky.id == "do-buy-odds"
    said = words.of("starboard", "en").say
    assert said(risky) == f"Take a card for 1 chip: {risky.value}% risk of a pair"
    assert said(TABLE.aids.label(table.s, table.rules.TOKENS.index("draw"))) == "Take a card for 1 chip"


@pytest.mark.rule("STARBOARD-10", "STARBOARD-15")
def test_the_button_of_a_card_says_what_a_pass_would_then_win_instead_of_a_share() -> None:
    """Where the others have passed at as many cards. Who leads already would win the pot with a pass now."""
    table = opened()
    table.play("pass", seat=0)
    assert label(table, "draw").more == 0, "seat 2 can act after seat 1"
    table.play("pass", seat=1)
    promised = label(table, "draw").more
    assert promised == table.s.pot + 1
    assert f"otherwise a pass wins {promised}" in words.of("starboard", "en").say(label(table, "draw"))
    table.play("draw", "draw 2=8", seat=2)
    assert label(table, "draw").more == 0
    assert label(table, "pass") == Phrase("do-pass-wins", value=promised)


@pytest.mark.rule("STARBOARD-9")
def test_with_ten_cards_the_button_warns() -> None:
    """R-7."""
    table = opened()
    table.s.center[:] = bag(list(VALUES))
    assert label(table, "draw") == Phrase("do-draw-hopeless")
    table.s.center[:] = bag(list(VALUES)[1:])
    assert label(table, "draw").id == "do-buy-odds"


@pytest.mark.rule("STARBOARD-10")
def test_the_pass_button_says_at_how_many_cards() -> None:
    table = opened()
    assert label(table, "pass") == Phrase("do-pass", value=2)
    assert words.of("starboard", "en").say(label(table, "pass")) == "Pass at 2 cards"


@pytest.mark.rule("STARBOARD-10", "STARBOARD-15")
def test_the_pass_button_says_with_whom_one_would_share() -> None:
    table = opened()
    table.play("pass", seat=0)
    assert label(table, "pass") == Phrase("do-pass-level", value=2, seat=0)
    table.play("pass", seat=1)
    assert label(table, "pass") == Phrase("do-pass-shares", value=table.s.pot, more=3)  # nobody can act any more
    table = opened(4)
    table.play("pass", seat=0)
    table.play("pass", seat=1)
    assert label(table, "pass") == Phrase("do-pass-level-many", value=2, more=2)


@pytest.mark.rule("STARBOARD-13", "STARBOARD-15")
def test_a_pass_that_ends_the_round_says_what_it_wins() -> None:
    table = opened()
    table.play("pass", seat=0)
    table.play("pass", seat=1)
    table.play("draw", "draw 2=8", seat=2)
    assert label(table, "pass") == Phrase("do-pass-wins", value=table.s.pot)


@pytest.mark.rule("STARBOARD-10")
def test_the_pass_button_says_whom_it_would_knock_out() -> None:
    table = opened(4)
    table.play("pass", seat=0)
    table.play("draw", "draw 1=8", seat=1)
    assert label(table, "pass") == Phrase("do-pass-beats", value=3, seat=0)
    table = opened(4)
    table.play("pass", seat=0)
    table.play("pass", seat=1)
    table.play("draw", "draw 2=8", seat=2)
    assert label(table, "pass") == Phrase("do-pass-beats-many", value=3, more=2)


@pytest.mark.rule("STARBOARD-10", "STARBOARD-12")
def test_who_was_knocked_out_is_not_named_again() -> None:
    table = opened(4)
    table.play("pass", seat=0)
    table.play("draw", "draw 1=8", seat=1)
    table.play("pass", seat=2)
    assert label(table, "pass") == Phrase("do-pass-level", value=3, seat=2)


@pytest.mark.rule("STARBOARD-9", "STARBOARD-10")
@pytest.mark.parametrize("seed", range(20))
def test_buttons_promise_only_what_is_certain_to_come(seed: int) -> None:
    """A pair is called certain only if every card that may come makes one, by all that the seat
    may know. And exactly those are knocked out by a pass who are named.
    """
    luck = random.Random(seed)
    state = Game("starboard", 2 + seed % 6, {"max_rounds": 4, "start_chips": 30}).start(seed=seed)
    while (seat := state.actor) is not None:
        view = state.view(seat)
        s: Any = view.s
        said = {view.game.rules.TOKENS[action]: TABLE.label(s, action) for action in view.actions}
        if "draw" in said:
            gathered = 0 if s.deck[0] else 1  # an empty deck is made of the discard pile first
            may_come = [value for value in VALUES if value > s.center[value] + s.discard[value] * (1 - gathered)]
            certain = all(s.center[value] for value in may_come)
            assert said["draw"].id in ("do-buy", "do-buy-odds", "do-draw-hopeless")
            assert certain or said["draw"].id != "do-draw-hopeless"
        out = [other for other in range(s.seats) if 0 < s.passed_at[other] < s.center[0]]
        if s.taking == 1 << seat:
            assert said["pass"].id in ("do-pass-wins", "do-pass-shares")
            assert said["pass"].value == s.pot
        else:
            assert said["pass"].value == s.center[0]
            assert ("beats" in said["pass"].id) == bool(out)
            assert not out or (said["pass"].seat == out[0] if len(out) == 1 else said["pass"].more == len(out))
        state.play(luck.choice(["draw", "draw", "pass"]) if "draw" in said else "pass")
