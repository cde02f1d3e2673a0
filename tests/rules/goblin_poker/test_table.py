"""What the table shows, and what the buttons say."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka import words
from igroteka.games import catalogue
from igroteka.kernel import SPECTATOR, Phrase
from scripted import shown
from scripted_tables.goblin_poker import THREE, GoblinTable, dealt, opened

TABLE: Any = catalogue.table("goblin-poker")


def label(table: GoblinTable, token: str) -> Any:
    return TABLE.label(table.s, table.rules.TOKENS.index(token))


@pytest.mark.rule("GOB-11")
def test_the_price_of_folding_is_the_number_that_matters() -> None:
    table = opened(*THREE)
    [price] = shown(table, "price")
    assert (price.kind, price.value, price.main) == ("number", 2, True)
    table.play("fold", seat=0)
    [price] = shown(table, "price")
    assert price.value == 4
    assert not any(zone.main for zone in shown(table, "chips"))


@pytest.mark.rule("GOB-11")
def test_who_folds_has_turned_the_stack_face_down_for_all() -> None:
    table = opened(*THREE)
    before = [zone.items for zone in shown(table, "row")]
    table.play("fold", seat=0)
    for viewer in (SPECTATOR, 0, 1, 2):
        assert [zone.items for zone in shown(table, "row", viewer)] == [("?",), *before[1:]]


@pytest.mark.rule("GOB-14")
def test_who_gets_a_pair_has_turned_the_stack_face_down_for_all() -> None:
    table = opened("2 2 6 7 8 9", "1 4 7 8 9 10", "9 3 7 8 10 10")
    table.feed(10, 3, 2, back="share 1=3; share 2=10; share 0=2")
    assert table.still_in == [1, 2]
    for viewer in (SPECTATOR, 0, 1, 2):
        assert [zone.items for zone in shown(table, "row", viewer)] == [("?", "?"), ("1", "3"), ("9", "10")]


@pytest.mark.rule("GOB-4")
def test_before_the_start_cards_lie_there_is_no_price_and_ones_own_chips_matter() -> None:
    table = dealt(*THREE)
    assert shown(table, "price") == shown(table, "circle") == shown(table, "lowest-stack") == []
    assert [(zone.seat, zone.value, zone.main) for zone in shown(table, "chips", 1)] == [
        (0, 24, False),
        (1, 24, True),
        (2, 24, False),
    ]


@pytest.mark.rule("GOB-17", "GOB-7")
def test_the_circle_is_counted_to_five_and_the_marker_lies_at_the_lowest_stack() -> None:
    table = opened(*THREE)
    assert [(zone.value, zone.of) for zone in shown(table, "circle")] == [(1, 5)]
    assert [(zone.kind, zone.seat) for zone in shown(table, "lowest-stack")] == [("marker", 0)]
    table.play("fold", seat=0)
    assert [zone.seat for zone in shown(table, "lowest-stack")] == [0]  # G-5: as last worked out
    table.feed(8, 3, back="share 1=8; share 2=3")
    assert [(zone.value, zone.of) for zone in shown(table, "circle")] == [(2, 5)]
    assert [zone.seat for zone in shown(table, "lowest-stack")] == [2]


@pytest.mark.rule("GOB-12")
def test_the_pile_shows_its_backs_and_to_the_giver_the_own_card() -> None:
    table = opened(*THREE)
    assert [(zone.kind, zone.value) for zone in shown(table, "donated")] == [("stack", 0)]
    table.feed(8, 10)
    for viewer, own in ((0, [("8",)]), (1, [("10",)]), (2, []), (SPECTATOR, [])):
        [donated] = shown(table, "donated", viewer)
        assert (donated.value, donated.items) == (2, ())
        assert [zone.items for zone in shown(table, "given", viewer)] == own


def at_risk(table: GoblinTable, viewer: int) -> list[str]:
    """The cards of all rows that stand out for a viewer."""
    return [zone.items[place] for zone in shown(table, "row", viewer) for place in zone.marked]


@pytest.mark.rule("GOB-14")
def test_the_own_values_that_may_still_pair_stand_out() -> None:
    """Both twos are before the eyes of seat 0, until it gives one away; there is only one 1."""
    table = opened("2 2 6 7 8 9", "1 4 7 8 9 10", "9 3 7 8 10 10")
    assert at_risk(table, 0) == at_risk(table, 1) == []
    assert at_risk(table, 2) == ["9"]
    table.feed(10, 3, 2, back="share 1=3; share 2=10; share 0=2")
    assert table.still_in == [1, 2]
    assert at_risk(table, 0) == at_risk(table, SPECTATOR) == []
    assert at_risk(table, 2) == ["9", "10"]


@pytest.mark.rule("GOB-14", "GOB-12")
def test_a_value_that_one_gave_oneself_is_at_risk() -> None:
    table = opened("2 2 6 7 8 9", *THREE[1:])
    assert at_risk(table, 0) == []
    table.feed(2)
    assert at_risk(table, 0) == ["2"]


@pytest.mark.rule("GOB-2", "GOB-14")
def test_pot_and_chips_are_counted_out() -> None:
    table = opened(*THREE)
    [pot] = shown(table, "pot")
    assert (pot.kind, pot.seat, pot.value) == ("chips", -1, 3)
    table.feed(8, 9, 10, back="share 0=8; share 1=10; share 2=9")
    assert [zone.value for zone in shown(table, "pot")] == [12]
    assert [zone.value for zone in shown(table, "chips")] == [24, 24, 15]


@pytest.mark.rule("GOB-3", "GOB-4")
def test_stacks_lie_open_hands_only_before_their_owners() -> None:
    table = opened(*THREE)
    for viewer in (SPECTATOR, 0, 1, 2):
        assert [zone.items for zone in shown(table, "row", viewer)] == [("2",), ("4",), ("9",)]
        for zone in shown(table, "hand", viewer):
            if zone.seat == viewer:
                assert list(zone.items) == [str(card) for card in table.hands[viewer]]
            else:
                assert zone.items == ("?",) * 5


@pytest.mark.rule("GOB-4")
def test_a_start_card_lies_face_down_before_its_owner_until_all_have_picked() -> None:
    table = dealt(*THREE)
    assert shown(table, "chosen") == []
    table.play("start 2")
    for viewer, card in ((0, "2"), (1, "?"), (SPECTATOR, "?")):
        assert [(zone.seat, zone.items) for zone in shown(table, "chosen", viewer)] == [(0, (card,))]
        assert len(shown(table, "hand", viewer)[0].items) == 5
    table.play("start 4")
    table.play("start 9")
    assert shown(table, "chosen") == []


@pytest.mark.rule("GOB-11")
def test_who_is_out_has_a_sign_and_the_hand_stays_closed() -> None:
    table = opened(*THREE)
    assert shown(table, "out") == []
    table.play("fold", seat=0)
    assert [zone.seat for zone in shown(table, "out")] == [0]
    assert shown(table, "hand", 1)[0].items == ("?",) * 5


@pytest.mark.rule("GOB-3", "GOB-6")
def test_deck_and_discard_pile_are_face_down_and_the_dealer_is_marked() -> None:
    table = opened("3 6 7 8 9 10", "3 5 7 8 9 10", "9 6 7 8 9 10", tie="tie 0=3; tie 0=6; tie 1=4")
    [deck], [discard] = shown(table, "deck"), shown(table, "discard")
    assert (deck.kind, deck.value, deck.items) == ("stack", 55 - 18 - 3, ())
    assert (discard.kind, discard.value, discard.items) == ("stack", 1, ())
    assert [zone.seat for zone in shown(table, "dealer")] == [2]


@pytest.mark.rule("GOB-16")
def test_when_the_match_is_over_the_table_is_still_there() -> None:
    table = opened(*THREE, max_rounds=1)
    table.play("fold")
    table.play("fold")
    assert shown(table, "price") == shown(table, "circle") == at_risk(table, 2) == []
    assert [zone.value for zone in shown(table, "chips")] == [22, 20, 33]
    assert [zone.main for zone in shown(table, "chips")] == [True, False, False]


@pytest.mark.rule("GOB-11", "PAIRS-COMMON-17")
@pytest.mark.parametrize(("start_chips", "value"), [(1, 0), (2, 1), (3, 2), (25, 2)])
def test_the_fold_button_says_what_a_fold_costs_and_asks_for_no_more_than_one_has(start_chips: int, value: int) -> None:
    """G-9."""
    assert label(opened(*THREE, start_chips=start_chips), "fold") == Phrase("do-fold", value=value)


@pytest.mark.rule("GOB-12", "GOB-14")
def test_a_donation_says_for_whom_it_is_dangerous() -> None:
    table = opened("2 2 4 7 8 9", *THREE[1:])
    say = words.of("goblin-poker", "en").say
    assert label(table, "give 7") == Phrase("do-donate", card=7)
    assert say(label(table, "give 7")) == "Donate a 7"
    assert label(table, "give 9") == Phrase("do-donate", card=9, value=1)
    assert say(label(table, "give 9")) == "Donate a 9: dangerous for 1 opponent"
    assert label(table, "give 2") == Phrase("do-donate-own", card=2)
    assert say(label(table, "give 2")) == "Donate a 2: dangerous for you"
    table.play("fold", seat=0)
    table.feed(6)
    assert label(table, "give 10").value == 0


@pytest.mark.rule("GOB-4")
def test_start_cards_have_their_own_words() -> None:
    table = dealt(*THREE)
    assert [label(table, token) for token in table.legal] == [
        Phrase("do-start", card=card) for card in (2, 5, 6, 7, 8, 9)
    ]
