"""Hands are their owners' secret, the deck and the cards set aside nobody's to know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from scripted import cards
from scripted_tables.dobro import DobroTable, deal, dealt, facing, round_over, seated
from scripted_tables.pairs import by_chance

ASIDE = "2 3 4 5 6 7 8 9 10 11"
CARD_OF_ITS_OWN = {"deal", "draw", "play", "pair", "joker", "pair-joker", "two-jokers"}


def seen_by(table: DobroTable, viewer: int) -> Any:
    seen = table.s.copy()
    table.rules.redact(seen, viewer)
    return seen


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_nobody_sees_the_hand_of_another(viewer: int) -> None:
    table = dealt("2 3 4 5 6 7", "8 9 10 11 12 12", "j j j s s r")
    seen = seen_by(table, viewer)
    for seat, hand in enumerate(table.hands):
        assert " ".join(cards(table.rules, seen.hands[seat])) == (hand if seat == viewer else "")
        assert seen.hands[seat][0] == 6  # how many is public


@pytest.mark.rule("DOBRO-6", "DOBRO-61")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_nobody_sees_the_deck_or_the_cards_set_aside(viewer: int) -> None:
    table = dealt("2 3 4 5 6 7", "2 8 9 10 11 12", aside=ASIDE)
    seen = seen_by(table, viewer)
    assert cards(table.rules, seen.deck) == cards(table.rules, seen.aside) == []
    assert (seen.deck[0], seen.aside[0]) == (32, 10)


@pytest.mark.rule("DOBRO-61", "DOBRO-62")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_what_was_set_aside_stays_a_secret_after_the_round_and_after_the_game(viewer: int) -> None:
    table = dealt("2 3 4 5 6 7", "2 8 9 10 11 12", aside=ASIDE)
    told = [phrase for phrase in table.heard(viewer) if phrase.id == "aside"]
    assert [(phrase.value, phrase.card) for phrase in told] == [(10, 0)]
    over = round_over(2, 1, sheet=[[1, 2], [2, 1]])
    assert over.over
    seen = seen_by(over, viewer)
    assert cards(over.rules, seen.aside) == cards(over.rules, seen.deck) == []


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_pile_score_piles_points_and_the_forgetful_card_are_public(viewer: int) -> None:
    table = seated(3).lay("2", "3", "4", pile="5 j8 s", taken=["9", "2 j", ""], holder=1, sheet=[[1, 2, 3]])
    seen = seen_by(table, viewer)
    for public in ("pile", "named", "good", "direction", "taken", "forgetful", "points", "total", "turn", "round"):
        assert getattr(seen, public) == getattr(table.s, public)


@pytest.mark.rule("DOBRO-5")
def test_dealt_cards_are_seen_by_their_owner_only() -> None:
    table = dealt("2 3 4 5 6 7", "8 9 10 11 12 12", "j j j s s r")
    face = table.rules.FACES.index
    mine = [phrase.card for phrase in table.heard(0) if phrase.id == "deal"]
    assert mine == [face(card) for card in ("2", "3", "4", "5", "6", "7")]
    others = [(phrase.seat, phrase.card) for phrase in table.heard(0) if phrase.id == "deal-hidden"]
    assert others == [(1, 0), (2, 0)] * 6


@pytest.mark.rule("DOBRO-23")
def test_drawn_cards_are_seen_by_the_drawer_only_but_how_many_is_public() -> None:
    table = dealt("5 5 4 3 6 7", "8 9 10 11 12 12", "j j j s s r")
    before = len(table.happenings)
    table.turn("pair 5", draws="9 2")
    face = table.rules.FACES.index
    assert [phrase.card for phrase in table.heard(0, before) if phrase.id == "draw"] == [face("9"), face("2")]
    for viewer in (-1, 1, 2):
        heard = [phrase for phrase in table.heard(viewer, before) if phrase.id.startswith("draw")]
        assert [(phrase.id, phrase.seat, phrase.card) for phrase in heard] == [("draw-hidden", 0, 0)] * 2
        seen = seen_by(table, viewer)
        assert (seen.hands[0][0], seen.deck[0]) == (6, table.deck)


@pytest.mark.rule("DOBRO-38")
def test_hands_discarded_at_the_end_of_a_round_are_not_revealed() -> None:
    table = seated(3).lay("9", "12 12 11", "j j 2", pile="8", taken=[2, 1, 0])
    before = len(table.happenings)
    table.play("play 9")
    for viewer in (-1, 0, 1, 2):
        heard = table.heard(viewer, before)
        ids = [phrase.id for phrase in heard]
        scoring = heard[ids.index("says") : ids.index("round")]
        assert {phrase.id for phrase in scoring} == {"says", "out", "swallowed", "score"}
        assert {phrase.card for phrase in scoring} == {0}


@pytest.mark.rule("DOBRO-38", "DOBRO-49")
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_nor_at_the_end_of_the_game(viewer: int) -> None:
    table = seated(3).lay("9", "12 12 11", "j j 2", taken=[2, 1, 0], sheet=[[1, 2, 3]] * 2)
    table.play("play 9")
    assert table.over
    seen = seen_by(table, viewer)
    shown = [" ".join(cards(table.rules, seen.hands[seat])) for seat in range(3)]
    assert shown == [hand if seat == viewer else "" for seat, hand in enumerate(["", "11 12 12", "2 j j"])]
    assert cards(table.rules, seen.deck) == []


@pytest.mark.rule("DOBRO-48")
def test_hands_are_compared_silently_and_only_who_opens_becomes_public() -> None:
    """R14."""
    table = seated(3).lay("4", "4", "4", taken=[0, 1, 1])
    before = len(table.happenings)
    table.play("play 4", deal("2 3 4 5 6 7", "11 9 8 2 2 2", "11 9 7 7 7 6"))
    assert table.to_move == 1
    for viewer in (-1, 0, 1, 2):
        heard = table.heard(viewer, before)
        ids = [phrase.id.removesuffix("-hidden") for phrase in heard]
        assert ids[ids.index("round") :] == ["round", *["deal"] * 18, "starts"]
        assert (heard[-1].seat, heard[-1].card, heard[-1].value) == (1, 0, 0)
    assert {cards(table.rules, seen_by(table, 0).hands[seat]) == [] for seat in (1, 2)} == {True}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_along_whole_games_nobody_hears_a_card_that_was_not_played_or_their_own(players: int) -> None:
    table = DobroTable(players, filler=by_chance(players))
    luck = random.Random(players)
    while not table.over:
        table.play(luck.choice(table.legal))
    for viewer in range(-1, players):
        for phrase in table.heard(viewer):
            assert phrase.card == 0 or phrase.id in CARD_OF_ITS_OWN
            assert phrase.id not in ("deal", "draw") or phrase.seat == viewer


def test_what_is_unseen_is_known_as_a_whole_but_not_where_it_lies() -> None:
    table = dealt("2 3 4 5 6 7", "2 8 9 10 11 12", aside=ASIDE)
    s = table.s
    unseen = [sum(copies) for copies in zip(s.hands[1], s.deck, s.aside, strict=True)]
    guesses, aside = set(), set()
    for seed in range(50):
        guess = s.copy()
        guess.rng = seed
        table.rules.resample(guess, 0)
        assert guess.hands[0] == s.hands[0]
        assert [sum(copies) for copies in zip(guess.hands[1], guess.deck, guess.aside, strict=True)] == unseen
        guesses.add(tuple(guess.hands[1]))
        aside.add(tuple(guess.aside))
    assert len(guesses) > 20
    assert len(aside) > 20


def test_played_cards_are_not_guessed_to_lie_elsewhere() -> None:
    """Score piles lie face down, but every card in them was played openly."""
    table = facing("8 9", "2 3")
    table.lay("2 3", "4", "5", pile="8 9", taken=["12 12 12", "11 11 11", "j j j"])
    for seed in range(20):
        guess = table.s.copy()
        guess.rng = seed
        table.rules.resample(guess, 0)
        hidden = [*cards(table.rules, guess.hands[1]), *cards(table.rules, guess.hands[2])]
        assert not {"11", "12", "j"} & {*hidden, *cards(table.rules, guess.deck)}
