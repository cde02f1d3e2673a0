"""What the table shows, and what the buttons say."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.games import catalogue
from igroteka.kernel import Handle
from scripted import shown
from scripted_tables.pairs import PairsTable, deal, dealt

TABLE: Any = catalogue.table("pairs")


def label(table: PairsTable, token: str) -> Any:
    return TABLE.label(table.s, table.rules.TOKENS.index(token))


def test_the_score_stands_against_the_losing_score() -> None:
    table = dealt(5, 9)
    table.play("fold", deal(6, 7))
    assert [(zone.seat, zone.value, zone.of, zone.main) for zone in shown(table, "points")] == [
        (0, 5, 31, True),
        (1, 0, 31, False),
    ]


def test_rows_and_kept_cards_lie_open_deck_and_discard_pile_do_not() -> None:
    table = dealt(5, 9)
    table.play("fold", deal(6, 7))
    assert [zone.items for zone in shown(table, "row")] == [("6",), ("7",)]
    assert [zone.items for zone in shown(table, "kept")] == [("5",), ()]
    [deck], [discard] = shown(table, "deck"), shown(table, "discard")
    assert (deck.kind, deck.value, deck.items) == ("stack", table.deck, ())
    assert (discard.kind, discard.value, discard.items) == ("stack", 1, ())
    assert [(zone.kind, zone.value, zone.items) for zone in shown(table, "burned")] == [("stack", 5, ())]
    assert [zone.seat for zone in shown(table, "dealer")] == [1]


def test_the_fold_button_says_what_a_fold_costs_now() -> None:
    table = dealt(5, 9)
    assert label(table, "fold").value == 5
    table.play("draw", "draw 0=2")
    assert label(table, "fold").value == 2


def test_in_the_continuous_game_a_fold_names_the_card_and_its_owner() -> None:
    table = dealt(5, 9, continuous=True)
    theirs, own = label(table, "fold 1 9"), label(table, "fold 0 5")
    assert (theirs.id, theirs.seat, theirs.card) == ("do-fold-card", 1, 9)
    assert (own.id, own.card) == ("do-fold-own", 5)


def test_taking_a_card_and_spending_an_eight_have_their_own_words() -> None:
    table = dealt(8, 9, pieces_of_eight=True)
    assert [label(table, token).id for token in table.legal] == ["do-draw-risk", "do-eight", "do-fold"]


@pytest.mark.rule("PAIRS-10")
def test_a_card_is_offered_with_what_a_pair_would_cost() -> None:
    table = dealt(5, 9)
    assert (label(table, "draw").id, label(table, "draw").more) == ("do-draw-risk", 5)
    table.play("draw", "draw 0=8")
    table.play("draw", "draw 1=3")
    assert (label(table, "draw").id, label(table, "draw").more) == ("do-draw-risk-most", 8)
    table = dealt(1, 9)  # there is no second 1
    assert label(table, "draw").id == "do-draw-safe"


@pytest.mark.rule("PAIRS-12")
@pytest.mark.parametrize(("first", "second", "owner"), [(5, 9, 0), (9, 4, 1)])
def test_folding_points_at_the_card_that_it_takes(first: int, second: int, owner: int) -> None:
    table = dealt(first, second)
    about = [TABLE.about(table.s, table.rules.TOKENS.index(token)) for token in ("draw", "fold")]
    assert about == [None, Handle("row", (str(min(first, second)),), owner)]
