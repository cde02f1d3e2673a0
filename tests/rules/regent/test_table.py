"""What the table shows, and what the buttons say."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka import words
from igroteka.games import catalogue
from igroteka.kernel import SPECTATOR, Phrase
from scripted import shown
from scripted_tables.regent import FOUR, THREE, TWO, RegentTable, dealt

TABLE: Any = catalogue.table("regent")
NAMES = ["Mia", "Leo", "Zoe", "Max"]


def label(table: RegentTable, token: str) -> Any:
    return TABLE.label(table.s, table.rules.TOKENS.index(token))


@pytest.mark.rule("REG-14", "REG-26")
def test_the_price_of_folding_is_the_number_that_matters() -> None:
    table = dealt(*THREE)
    [price] = shown(table, "price")
    assert (price.kind, price.value, price.main) == ("number", 2, True)
    table.play("fold")
    [price] = shown(table, "price")
    assert price.value == 5


@pytest.mark.rule("REG-26", "REG-1")
def test_there_is_a_middle_with_three_or_more_only() -> None:
    assert shown(dealt(*TWO), "pot") == []
    table = dealt(*THREE)
    table.play("fold")
    [pot] = shown(table, "pot")
    assert (pot.kind, pot.seat, pot.value) == ("chips", -1, 2)
    assert [zone.value for zone in shown(table, "chips")] == [23, 25, 25]


@pytest.mark.rule("REG-4", "REG-8")
def test_open_cards_for_all_closed_ones_for_their_owners() -> None:
    table = dealt(*THREE)
    table.play("draw", "draw 0=8")
    for viewer in (SPECTATOR, 0, 1, 2):
        assert [zone.items for zone in shown(table, "row", viewer)] == [("2",), ("5",), ("10",)]
        for zone in shown(table, "hand", viewer):
            own = tuple(str(card) for card in table.hands[zone.seat])
            assert zone.items == (own if zone.seat == viewer else ("?",) * len(own))


@pytest.mark.rule("REG-17", "REG-18")
def test_what_a_look_in_vain_costs_at_least_stands_before_everybody_with_closed_cards() -> None:
    table = dealt(*THREE)
    assert [(zone.seat, zone.value) for zone in shown(table, "look-price", 0)] == [(1, 5), (2, 10)]
    assert [(zone.seat, zone.value) for zone in shown(table, "look-price", 1)] == [(0, 2), (2, 10)]
    table.play("look 1", seat=0)
    assert [(zone.seat, zone.value) for zone in shown(table, "look-price", 0)] == [(2, 10)]


@pytest.mark.rule("REG-16")
def test_one_is_warned_of_a_pair_among_all_own_cards_and_nobody_else_is() -> None:
    table = dealt(*FOUR)
    assert [(zone.seat, zone.value) for zone in shown(table, "own-pair", 0)] == [(0, 7)]
    for viewer in (SPECTATOR, 1, 2, 3):
        assert shown(table, "own-pair", viewer) == []
    table.play("attack 2", "draw 3=9")  # pairs with a closed 9
    assert [(zone.seat, zone.value) for zone in shown(table, "own-pair", 2)] == [(2, 9)]


@pytest.mark.rule("REG-21")
def test_who_is_out_has_a_sign_and_no_cards() -> None:
    table = dealt(*FOUR)
    assert shown(table, "out") == []
    table.play("fold", seat=3)
    assert [zone.seat for zone in shown(table, "out")] == [3]
    assert (shown(table, "row")[3].items, shown(table, "hand")[3].items) == ((), ())


@pytest.mark.rule("REG-2")
def test_deck_and_discard_pile_are_face_down_and_the_dealer_is_marked() -> None:
    table = dealt(*FOUR)
    table.play("fold", seat=3)
    [deck], [discard] = shown(table, "deck"), shown(table, "discard")
    assert (deck.kind, deck.value, deck.items) == ("stack", 55 - 5 - 12, ())
    assert (discard.kind, discard.value, discard.items) == ("stack", 1, ())
    assert [(zone.kind, zone.value, zone.items) for zone in shown(table, "burned")] == [("stack", 5 + 2, ())]
    assert [zone.seat for zone in shown(table, "dealer")] == [3]


@pytest.mark.rule("REG-27")
def test_when_the_match_is_over_ones_own_chips_are_what_matters() -> None:
    table = dealt(*TWO, max_rounds=1)
    assert not any(zone.main for zone in shown(table, "chips"))
    table.play("fold")
    assert shown(table, "price") == []
    assert [(zone.value, zone.main) for zone in shown(table, "chips", 1)] == [(30, False), (20, True)]


@pytest.mark.rule("REG-6", "REG-14")
def test_what_the_buttons_say() -> None:
    table = dealt(*FOUR)
    assert label(table, "draw") == Phrase("do-draw")
    assert label(table, "attack 1") == Phrase("do-attack", seat=1, value=6, more=1)
    assert label(table, "look 2") == Phrase("do-look", seat=2, value=8, more=10)
    assert label(table, "gift 2 10") == Phrase("do-gift", seat=2, card=10)
    assert label(table, "gift 0 6") == Phrase("do-gift", seat=0, card=6)
    assert label(table, "fold") == Phrase("do-fold", value=2)
    assert words.of("regent", "en").say(label(table, "fold")) == "Fold: pay 2"
    assert len({label(table, token) for token in table.legal}) == len(table.legal)


@pytest.mark.rule("REG-14", "REG-17", "PAIRS-COMMON-17")
@pytest.mark.parametrize(("start_chips", "fold", "look"), [(1, 1, 1), (3, 3, 3), (6, 5, 6), (25, 5, 8)])
def test_buttons_ask_for_no_more_than_one_has(start_chips: int, fold: int, look: int) -> None:
    """R-10."""
    table = dealt(*TWO, start_chips=start_chips)
    assert (label(table, "fold").value, label(table, "look 0").value) == (fold, look)


@pytest.mark.rule("REG-9", "REG-11")
def test_the_attack_button_says_what_an_open_pair_costs() -> None:
    """One open card can only pair with its like; of several, the highest costs most."""
    table = dealt(*TWO)
    say = words.of("regent", "en").say
    assert say(label(table, "attack 0"), NAMES) == "Attack Mia: an open pair costs 8"
    table.play("gift 0 4")
    table.play("draw", "draw 0=7")
    assert say(label(table, "attack 0"), NAMES) == "Attack Mia: an open pair costs up to 8"
    table.s.chips[1] = 0
    assert say(label(table, "attack 0"), NAMES) == "Attack Mia: an open pair puts you out"


@pytest.mark.rule("REG-16", "REG-17", "PAIRS-COMMON-17")
def test_the_look_button_says_what_a_pair_brings_and_what_none_costs() -> None:
    table = dealt(*TWO)
    say = words.of("regent", "en").say
    brings = "See Mia’s hand: a pair pays you, none costs 8+"
    assert say(label(table, "look 0"), NAMES) == brings
    table.s.chips[0] = table.s.chips[1] = 0
    assert say(label(table, "look 0"), NAMES) == "See Mia’s hand: a pair puts Mia out, none puts you out"


@pytest.mark.rule("REG-17", "PAIRS-COMMON-17")
def test_a_look_costs_nobody_more_than_they_have() -> None:
    table = dealt(*TWO, start_chips=3)
    assert [zone.value for zone in shown(table, "look-price", 1)] == [3]
    assert [zone.value for zone in shown(table, "look-price", SPECTATOR)] == [8, 5]


@pytest.mark.rule("REG-12", "REG-13")
def test_a_gift_is_only_spoken_of_if_there_is_one() -> None:
    table = dealt("8 9 7", "7 7 5")  # seat 1 begins
    assert TABLE.prompt(table.s) == Phrase("ask-no-gift")
    assert not any(token.startswith("gift") for token in table.legal)
    table.play("draw", "draw 1=10")
    assert TABLE.prompt(table.s) == Phrase("ask-move")
    assert "gift 1 8" in table.legal


@pytest.mark.rule("REG-5")
def test_whoever_starts_is_told_with_the_card() -> None:
    said = words.of("regent", "en").say
    assert said(Phrase("did-starts", seat=1, card=5, value=1), NAMES, 1) == "Your 5 is the lowest open card: you start."
    assert said(Phrase("did-starts", seat=1), NAMES, 0) == "The tie is broken: Leo starts."


@pytest.mark.rule("REG-7", "REG-20")
def test_the_turn_comes_with_a_gift_and_with_the_card_of_an_attack() -> None:
    """With a pair it may be that the round is over."""
    said = words.of("regent", "en").say
    attack = Phrase("did-attack-card", seat=1, card=9, value=1, other=0)
    assert said(attack, NAMES, 1) == "Mia’s attack gives you a 9 and the turn: no pair."
    assert said(attack._replace(value=0), NAMES, 2) == "Mia’s attack gives Leo a 9."
    assert said(Phrase("did-gift", seat=0, card=4, other=2), NAMES, 0) == "You give Zoe a 4 and the turn."


@pytest.mark.rule("REG-17")
def test_the_look_button_knows_only_what_lies_open() -> None:
    """Seat 0 has a closed 10: the button promises at least the open 8, to everybody alike."""
    assert label(dealt("3 10 8", "4 6 5"), "look 0") == label(dealt("3 6 8", "4 6 5"), "look 0")
