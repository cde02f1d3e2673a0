"""What the table shows, and what the buttons say."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka import words
from igroteka.games import catalogue
from igroteka.kernel import SPECTATOR, Phrase
from scripted import shown
from scripted_tables.hawthorn import THREE, TWO, HawthornTable, dealt, opened

TABLE: Any = catalogue.table("hawthorn")


def label(table: HawthornTable, token: str) -> Any:
    return TABLE.label(table.s, table.rules.TOKENS.index(token))


@pytest.mark.rule("HAW-10", "HAW-15")
def test_the_price_of_folding_is_the_number_that_matters() -> None:
    table = opened(*THREE)
    [price] = shown(table, "price")
    assert (price.kind, price.value, price.main) == ("number", 4, True)
    table.draw(10, 1)
    [price] = shown(table, "price")
    assert price.value == 1


def test_before_the_start_cards_lie_there_is_no_price_and_ones_own_chips_matter() -> None:
    table = dealt(*THREE)
    assert shown(table, "price") == shown(table, "marker") == []
    assert shown(table, "deck-circle") == shown(table, "hand-circle") == []
    assert [(zone.seat, zone.value, zone.main) for zone in shown(table, "chips", 1)] == [
        (0, 24, False),
        (1, 24, True),
        (2, 24, False),
    ]
    table = opened(*THREE)
    assert not any(zone.main for zone in shown(table, "chips"))


@pytest.mark.rule("HAW-8")
def test_a_banner_names_the_kind_of_circle() -> None:
    table = opened(*THREE)
    assert (len(shown(table, "deck-circle")), len(shown(table, "hand-circle"))) == (1, 0)
    table.draw(10, 10, 10)
    assert (len(shown(table, "deck-circle")), len(shown(table, "hand-circle"))) == (0, 1)


@pytest.mark.rule("HAW-7")
def test_the_marker_lies_before_its_owner() -> None:
    table = opened(*THREE)
    assert [(zone.kind, zone.seat) for zone in shown(table, "marker")] == [("marker", 0)]
    table.play("fold")
    assert [zone.seat for zone in shown(table, "marker")] == [0]
    table.draw(10, 10)
    assert [zone.seat for zone in shown(table, "marker")] == [1]


@pytest.mark.rule("HAW-2", "HAW-12")
def test_pot_and_chips_are_counted_out() -> None:
    table = opened(*THREE)
    [pot] = shown(table, "pot")
    assert (pot.kind, pot.seat, pot.value) == ("chips", -1, 3)
    table.draw(4)
    [pot] = shown(table, "pot")
    assert pot.value == 7
    assert [zone.value for zone in shown(table, "chips")] == [20, 24, 24]


def test_rows_lie_open_hands_only_before_their_owners() -> None:
    table = opened(*THREE)
    table.draw(10)
    for viewer in (SPECTATOR, 0, 1, 2):
        assert [zone.items for zone in shown(table, "row", viewer)] == [("4", "10"), ("5",), ("9",)]
        for zone in shown(table, "hand", viewer):
            if zone.seat == viewer:
                assert list(zone.items) == [str(card) for card in table.hands[viewer]]
            else:
                assert zone.items == ("?",) * 4


@pytest.mark.rule("HAW-4")
def test_a_start_card_lies_face_down_before_its_owner_until_all_have_picked() -> None:
    table = dealt(*THREE)
    assert shown(table, "chosen") == []
    table.play("start 4")
    for viewer, card, rest in ((0, "4", ("6", "7", "8", "9")), (1, "?", ("?",) * 4), (SPECTATOR, "?", ("?",) * 4)):
        assert [(zone.seat, zone.items) for zone in shown(table, "chosen", viewer)] == [(0, (card,))]
        assert shown(table, "hand", viewer)[0].items == rest
    table.play("start 5")
    table.play("start 9")
    assert shown(table, "chosen") == []


@pytest.mark.rule("HAW-11")
def test_who_folds_has_a_sign_and_the_row_lies_face_down_for_all() -> None:
    table = opened(*THREE)
    assert shown(table, "out") == []
    table.play("fold", seat=0)
    assert [zone.seat for zone in shown(table, "out")] == [0]
    for viewer in (SPECTATOR, 0, 1, 2):
        assert [zone.items for zone in shown(table, "row", viewer)] == [("?",), ("5",), ("9",)]
    assert shown(table, "hand", 1)[0].items == ("?",) * 4


@pytest.mark.rule("HAW-12")
def test_who_pairs_turns_the_row_face_down_with_the_pair() -> None:
    table = opened(*THREE)
    table.draw(10, 5)
    for viewer in (SPECTATOR, 0, 1, 2):
        rows = shown(table, "row", viewer)
        assert [zone.items for zone in rows] == [("4", "10"), ("?", "?"), ("9",)]
        assert rows[1].marked == ()


@pytest.mark.rule("HAW-11", "HAW-16")
def test_when_the_match_is_over_all_rows_lie_open() -> None:
    table = opened(*THREE, max_rounds=1)
    table.play("fold", seat=0)
    table.play("fold", seat=1)
    assert table.over
    assert [zone.items for zone in shown(table, "row", 1)] == [("4",), ("5",), ("9",)]


def test_deck_and_discard_pile_are_face_down_and_the_dealer_is_marked() -> None:
    table = opened("3 6 7 8 9", "3 5 7 8 10", tie="tie 0=3; tie 0=6; tie 1=4")
    [deck], [discard] = shown(table, "deck"), shown(table, "discard")
    assert (deck.kind, deck.value, deck.items) == ("stack", 55 - 10 - 3, ())
    assert (discard.kind, discard.value, discard.items) == ("stack", 1, ())
    assert [zone.seat for zone in shown(table, "dealer")] == [1]


@pytest.mark.rule("HAW-16")
def test_when_the_match_is_over_the_table_is_still_there() -> None:
    table = opened(*TWO, max_rounds=1)
    table.play("fold")
    assert shown(table, "price") == []
    assert [zone.value for zone in shown(table, "chips")] == [20, 30]
    assert [zone.main for zone in shown(table, "chips")] == [True, False]
    assert [zone.value for zone in shown(table, "pot")] == [0]


@pytest.mark.rule("HAW-10")
def test_the_fold_button_says_what_a_fold_costs_now() -> None:
    table = opened(*THREE)
    assert label(table, "fold") == Phrase("do-fold", value=4)
    table.draw(1)
    assert label(table, "fold").value == 1
    assert words.of("hawthorn", "en").say(label(table, "fold")) == "Fold for 1"


@pytest.mark.rule("HAW-10", "PAIRS-COMMON-17")
@pytest.mark.parametrize(("start_chips", "value"), [(1, 0), (3, 2), (5, 4), (6, 4)])
def test_the_fold_button_asks_for_no_more_than_one_has(start_chips: int, value: int) -> None:
    """H-10."""
    assert label(opened(*TWO, start_chips=start_chips), "fold").value == value


@pytest.mark.rule("HAW-13", "HAW-14")
def test_a_card_that_pairs_is_marked_with_what_it_costs_and_what_a_fold_would() -> None:
    """H-5: a screen can ask again before it is played."""
    table = opened(*THREE)
    table.draw(9, 10, 10)
    assert [label(table, token).id for token in table.legal] == ["do-fold", *["do-play"] * 3, "do-play-pair"]
    pairs = label(table, "play 9")
    assert pairs == Phrase("do-play-pair", card=9, value=9, more=4)
    assert words.of("hawthorn", "en").say(pairs) == "Play a 9: a pair, −9 (fold: −4)"
    assert label(table, "play 6") == Phrase("do-play", card=6)


@pytest.mark.rule("HAW-13", "PAIRS-COMMON-17")
@pytest.mark.parametrize(("start_chips", "pair", "fold"), [(1, 0, 0), (3, 2, 2), (7, 6, 4), (10, 9, 4)])
def test_a_card_that_pairs_asks_for_no_more_than_one_has(start_chips: int, pair: int, fold: int) -> None:
    """H-10."""
    table = opened(*THREE, start_chips=start_chips)
    table.draw(9, 10, 10)
    assert (label(table, "play 9").value, label(table, "play 9").more) == (pair, fold)


@pytest.mark.rule("HAW-4", "HAW-9")
def test_start_cards_and_drawing_have_their_own_words() -> None:
    table = dealt(*THREE)
    assert [(label(table, token).id, label(table, token).card) for token in table.legal] == [
        ("do-start", card) for card in (4, 6, 7, 8, 9)
    ]
    assert label(opened(*THREE), "draw").id == "do-draw"
