"""What the table shows, and what the buttons say."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka import words
from igroteka.games import catalogue
from igroteka.kernel import BUTTON, SPECTATOR, Phrase
from scripted import shown
from scripted_tables.troll_guts import THREE, TrollTable, dealt, laid

TABLE: Any = catalogue.table("troll-guts")


def label(table: TrollTable, token: str) -> Any:
    return TABLE.label(table.s, table.rules.TOKENS.index(token))


@pytest.mark.rule("TRG-2", "TRG-12")
def test_the_pot_is_the_number_that_matters_and_chips_are_counted_out() -> None:
    table = laid(*THREE)
    [pot] = shown(table, "pot")
    assert (pot.kind, pot.value, pot.main) == ("chips", 3, True)
    table.draw(3)
    [pot] = shown(table, "pot")
    assert pot.value == 6
    assert [zone.value for zone in shown(table, "chips")] == [24, 21, 24]


@pytest.mark.rule("TRG-5")
def test_while_piles_are_laid_one_sees_what_lies_and_what_is_left() -> None:
    table = dealt(*THREE)
    assert len(shown(table, "arranging")) == 1
    table.play("next 8")
    table.play("next 6")
    own = [zone for zone in shown(table, "pile", 0) if zone.seat == 0]
    assert [(zone.kind, zone.items) for zone in own] == [("hand", ("8", "6"))]
    assert [(zone.seat, zone.items) for zone in shown(table, "hand", 0)] == [(0, ("7", "9", "10"))]
    for viewer in (1, 2, SPECTATOR):
        assert [(zone.kind, zone.value, zone.items) for zone in shown(table, "pile", viewer) if zone.seat == 0] == [
            ("stack", 5, ())
        ]


@pytest.mark.rule("TRG-5")
def test_who_has_laid_the_pile_has_a_tick_until_all_have() -> None:
    table = dealt(*THREE)
    assert shown(table, "ready") == []
    table.arrange(THREE[0])
    assert [zone.seat for zone in shown(table, "ready")] == [0]
    table = laid(*THREE)
    assert shown(table, "ready") == shown(table, "arranging") == []


@pytest.mark.rule("TRG-6")
def test_the_own_pile_is_seen_top_card_first_the_others_only_as_a_count() -> None:
    table = laid(*THREE)
    table.play("steal 0", seat=1)
    assert [(zone.seat, zone.items) for zone in shown(table, "next-out", 0)] == [(0, ("7",))]
    assert [(zone.seat, zone.kind, zone.items, zone.value) for zone in shown(table, "pile", 0)] == [
        (0, "hand", ("8", "9", "10"), None),
        (1, "stack", (), 5),
        (2, "stack", (), 5),
    ]
    assert shown(table, "next-out", SPECTATOR) == []
    assert [zone.value for zone in shown(table, "pile", SPECTATOR)] == [4, 5, 5]


@pytest.mark.rule("TRG-3", "TRG-9")
def test_rows_lie_open_for_everybody() -> None:
    table = laid(*THREE)
    table.play("steal 0", seat=1)
    for viewer in (SPECTATOR, 0, 1, 2):
        assert [zone.items for zone in shown(table, "row", viewer)] == [("5",), ("3", "6"), ("7",)]


@pytest.mark.rule("TRG-12")
def test_who_is_out_has_a_sign_and_no_pile_any_more() -> None:
    table = laid(*THREE)
    assert shown(table, "out") == []
    table.draw(3)
    for viewer in (SPECTATOR, 0, 1):
        assert [zone.seat for zone in shown(table, "out", viewer)] == [1]
        assert 1 not in [zone.seat for zone in (*shown(table, "pile", viewer), *shown(table, "next-out", viewer))]


@pytest.mark.rule("TRG-12")
def test_who_is_out_has_turned_the_row_face_down_for_all() -> None:
    table = laid(*THREE)
    table.draw(3)
    for viewer in (SPECTATOR, 0, 1, 2):
        assert [zone.items for zone in shown(table, "row", viewer)] == [("5",), ("?", "?"), ("7",)]


@pytest.mark.rule("TRG-4")
def test_the_first_player_is_marked_while_the_piles_are_laid() -> None:
    """T-8. Afterwards it is that player's turn, and later it no longer matters who was first."""
    assert [(zone.kind, zone.seat) for zone in shown(dealt(*THREE), "marker")] == [("marker", 1)]
    table = laid(*THREE)
    assert (shown(table, "marker"), table.to_move) == ([], 1)


@pytest.mark.rule("TRG-2", "TRG-4")
def test_deck_and_discard_pile_are_face_down_and_the_dealer_is_marked() -> None:
    table = laid("7 7 8 9 10 / 5", "6 7 8 9 10 / 5", "6 8 9 9 10 / 8", tie="tie 0=5; tie 0=6; tie 1=10")
    [deck], [discard] = shown(table, "deck"), shown(table, "discard")
    assert (deck.kind, deck.value, deck.items) == ("stack", 55 - 18 - 3, ())
    assert (discard.kind, discard.value, discard.items) == ("stack", 1, ())
    assert [zone.seat for zone in shown(table, "dealer")] == [2]


@pytest.mark.rule("TRG-14")
def test_when_the_match_is_over_the_table_is_still_there() -> None:
    table = laid(*THREE, max_rounds=1)
    table.draw(3)
    table.draw(7)
    assert shown(table, "marker") == shown(table, "arranging") == []
    assert [zone.value for zone in shown(table, "chips")] == [37, 21, 17]
    assert [zone.value for zone in shown(table, "pot")] == [0]
    assert [zone.items for zone in shown(table, "row")] == [("5",), ("3", "3"), ("7", "7")], "all turned up again"


@pytest.mark.rule("TRG-10", "TRG-12")
def test_the_known_result_of_buying_is_said_before() -> None:
    table = laid("6 7 8 9 10 / 5", "3 7 8 9 10 / 3", "2 6 8 9 10 / 7")
    assert label(table, "buy") == Phrase("do-buy-pair", card=3, value=3)
    table.draw(4)
    assert label(table, "buy") == Phrase("do-buy", card=2)
    assert words.of("troll-guts", "en").say(label(table, "buy")) == "Buy your 2 for 1 chip: safe"
    assert TABLE.handle(table.s, table.rules.TOKENS.index("buy")) == BUTTON, "one need not know which card to touch"


@pytest.mark.rule("TRG-10", "TRG-12", "PAIRS-COMMON-17")
@pytest.mark.parametrize(("start_chips", "value"), [(2, 0), (3, 1), (5, 3), (6, 3)])
def test_buying_a_pair_asks_for_no_more_than_one_has(start_chips: int, value: int) -> None:
    """T-6, T-10: one chip goes for the card, the fine is what is left of it."""
    table = laid("6 7 8 9 10 / 5", "3 7 8 9 10 / 3", "2 6 8 9 10 / 7", start_chips=start_chips)
    assert label(table, "buy").value == value
    table.play("buy")
    assert table.chips[1] == start_chips - 1 - 1 - value


@pytest.mark.rule("TRG-12", "TRG-17", "PAIRS-COMMON-17")
def test_what_a_pair_would_cost_is_said_with_the_question() -> None:
    table = laid(*THREE)
    assert TABLE.prompt(table.s) == Phrase("ask-card", card=3, value=3)
    table.draw(8, 1, 2)
    assert TABLE.prompt(table.s) == Phrase("ask-cards", value=8)
    poor = laid(*THREE, start_chips=3)
    assert TABLE.prompt(poor.s) == Phrase("ask-card", card=3, value=2)
    eight = laid("6 7 9 9 10 / 8", "4 7 9 9 10 / 9", "2 6 8 9 10 / 10", pieces_of_eight=True)
    assert TABLE.prompt(eight.s) == Phrase("ask-cards", value=10), "two new cards may be a pair themselves"


@pytest.mark.rule("TRG-8", "TRG-9", "TRG-10", "TRG-12")
def test_whoever_gets_a_card_and_stays_in_hears_that_it_made_no_pair() -> None:
    table = laid("3 7 8 9 10 / 5", "2 7 8 9 10 / 3", "2 6 8 9 10 / 7")
    table.play("buy", seat=1)
    table.draw(8)
    table.play("steal 2", seat=0)
    table.play("steal 0", seat=1)
    assert table.told("buy") + table.told("draw") == [(1, 2, 1), (2, 8, 1)]
    assert table.told("steal") == [(0, 2, 1), (1, 3, 0)], "the last one is a pair"
    says = words.of("troll-guts", "en").say
    assert says(Phrase("did-draw", seat=1, card=8, value=1), ["Ann", "Ben"], 0) == "Ben draws an 8: no pair, still in."
    assert says(Phrase("did-draw", seat=1, card=8), ["Ann", "Ben"], 0) == "Ben draws an 8."


@pytest.mark.rule("TRG-5", "TRG-8", "TRG-9")
def test_laying_drawing_and_stealing_have_their_own_words() -> None:
    table = dealt(*THREE)
    assert label(table, "next 8") == Phrase("do-next", card=8, value=1)
    table.play("next 8")
    assert label(table, "next 6") == Phrase("do-next", card=6, value=2)
    table = laid(*THREE)
    assert label(table, "draw") == Phrase("do-draw")
    assert label(table, "steal 2") == Phrase("do-steal", seat=2)
