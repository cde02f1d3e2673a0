"""What the table shows, and what the buttons say."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka import words
from igroteka.games import catalogue
from igroteka.kernel import BUTTON, SPECTATOR, Phrase
from scripted import shown
from scripted_tables.venture import VentureTable, bidding, laid, rulebook, shuffled

TABLE: Any = catalogue.table("venture")


def label(table: VentureTable, token: str) -> Any:
    return TABLE.label(table.s, table.rules.TOKENS.index(token))


@pytest.mark.rule("VENT-14")
def test_what_is_said_has_a_button_and_what_is_bid_a_card() -> None:
    """Nobody has to know that a card in the hand could be touched in order to speak of it, or to keep it."""
    table = rulebook(talk="claims")
    where = {token: TABLE.handle(table.s, table.rules.TOKENS.index(token)) for token in ("claim 2", "stay", "bid 2")}
    assert where == {"claim 2": BUTTON, "stay": BUTTON, "bid 2": None}


@pytest.mark.rule("VENT-5")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 4])
def test_the_stock_lies_in_the_middle_in_ascending_order(viewer: int) -> None:
    [stock] = shown(rulebook(), "stock", viewer)
    assert (stock.kind, stock.seat, stock.items) == ("row", -1, ("4", "5", "6", "8", "10"))


@pytest.mark.rule("VENT-24", "VENT-26")
def test_what_is_said_of_the_highest_cards_holds_for_a_tie_as_well() -> None:
    """Of the bids 7, 4 and 4 the 7 is the lowest that is single, and yet it takes what is lower."""
    table = bidding("7 4 4", stock="6 10")
    assert (table.captured[0], table.stock) == ([4, 4, 6], [7, 10])
    said = {language: words.of("venture", language).text("zone-stock", "marked") for language in words.LANGUAGES}
    assert said == {
        "ru": "самая низкая ставка берёт высшие, если она одна",
        "uk": "найнижча ставка бере найвищі, якщо вона одна",
        "en": "the lowest bid takes the highest, unless tied",
    }


@pytest.mark.rule("VENT-6")
def test_rounds_left_count_down() -> None:
    table = rulebook()
    [left] = shown(table, "rounds-left")
    assert (left.value, left.of) == (10, 10)
    table.bid("2 3 4 5 6")
    [left] = shown(table, "rounds-left")
    assert (left.value, left.of) == (9, 10)


@pytest.mark.rule("VENT-4", "VENT-10")
def test_hands_and_bids_show_to_their_owners_only() -> None:
    table = rulebook()
    table.play("bid 2")
    hand = tuple(sorted(["5", "1", "7", "8", "8", "9", "9", "10", "10"], key=int))
    assert shown(table, "hand", 0)[0].items == hand
    assert [(zone.kind, zone.seat, zone.items) for zone in shown(table, "picked", 0)] == [("row", 0, ("2",))]
    for viewer in (SPECTATOR, 1):
        assert shown(table, "hand", viewer)[0].items == ("?",) * 10
        assert [(zone.kind, zone.seat, zone.items) for zone in shown(table, "ready", viewer)] == [("marker", 0, ())]


@pytest.mark.rule("VENT-12", "VENT-14")
def test_that_a_bid_is_laid_is_said_until_all_have_laid_one() -> None:
    """Afterwards it says nothing, and whoever thinks about the own bid again is not done."""
    table = rulebook(talk="claims")
    table.bid("2 3 4 5 6")
    assert shown(table, "ready", 1) == []
    table.claim(*["none"] * 5)
    table.play("stay")
    assert shown(table, "ready", 1) == []
    assert [zone.items for zone in shown(table, "picked", 1)] == [("3",)]


@pytest.mark.rule("VENT-28", "VENT-31")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_captured_cards_and_what_they_count_now(viewer: int) -> None:
    table = rulebook()
    table.bid("2 3 4 5 6")
    captured = [zone.items for zone in shown(table, "captured", viewer)]
    assert captured == [("10",), ("2",), ("3",), ("4", "4"), ("5", "5")]
    points = shown(table, "points", viewer)
    assert [zone.value for zone in points] == [-1, -1, -1, -2, -2]
    assert [zone.main for zone in points] == [seat == viewer for seat in range(5)]


@pytest.mark.rule("VENT-32", "VENT-33")
def test_complete_sets_are_shown_with_what_the_stock_lends() -> None:
    table = laid("9 9 9", "2", ["1 7", "2 3 3 3", "8"])
    stand_out = [{zone.items[place] for place in zone.marked} for zone in shown(table, "captured")]
    assert stand_out == [{"1"}, {"2", "3"}, set()]
    assert [zone.value for zone in shown(table, "points")] == [0, 5, -1]


@pytest.mark.rule("VENT-14", "VENT-17")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_claims_are_shown_until_the_round_is_over(viewer: int) -> None:
    table = rulebook(talk="claims")
    assert shown(table, "first-speaker", viewer) == []
    table.bid("2 3 4 5 6")
    assert [zone.seat for zone in shown(table, "first-speaker", viewer)] == [0]
    table.claim("10", "none")
    assert [(zone.seat, zone.items) for zone in shown(table, "claim", viewer)] == [(0, ("10",))]
    assert [zone.seat for zone in shown(table, "claim-none", viewer)] == [1]
    table.claim("1", "1", "1")
    assert shown(table, "first-speaker", viewer) == []
    assert [zone.seat for zone in shown(table, "claim", viewer)] == [0, 2, 3, 4]
    table.do(*["stay"] * 5)
    assert shown(table, "claim", viewer) == shown(table, "claim-none", viewer) == []
    table.bid("5 5 7 9 10")
    assert [zone.seat for zone in shown(table, "first-speaker", viewer)] == [1]


@pytest.mark.rule("VENT-41", "VENT-42", "VENT-43")
def test_in_the_draft_one_sees_the_own_pack_and_the_back_of_the_stock() -> None:
    table = rulebook(draft=True)
    table.play("keep 1")
    for viewer in (SPECTATOR, 0, 1):
        [stock] = shown(table, "stock", viewer)
        assert (stock.kind, stock.value, stock.items) == ("stack", 5, ())
        assert len(shown(table, "draft", viewer)) == 1
        assert shown(table, "rounds-left", viewer) == []
        assert [len(zone.items) for zone in shown(table, "pack", viewer)] == [9, 10, 10, 10, 10]
    assert shown(table, "pack", 0)[0].items == ("2", "5", "7", "8", "8", "9", "9", "10", "10")
    assert shown(table, "pack", 0)[1].items == ("?",) * 10
    assert shown(table, "hand", 0)[0].items == ("1",)
    assert shown(table, "hand", 1)[0].items == ("?",)
    while table.drafting:
        table.play(table.legal[0])
    assert shown(table, "pack") == shown(table, "draft") == []
    assert shown(table, "stock")[0].items == ("4", "5", "6", "8", "10")


@pytest.mark.rule("VENT-36")
def test_the_number_of_the_deal_is_shown_where_there_are_several() -> None:
    assert shown(rulebook(), "new-deal") == []
    [number] = shown(shuffled(4, deals=3), "new-deal")
    assert (number.value, number.of) == (1, 3)


@pytest.mark.rule("VENT-36", "VENT-31")
def test_points_of_earlier_deals_are_counted_in() -> None:
    table = shuffled(3, deals=2)
    table.lay("10", ["2", "3", "4"], ["9 9", "", "1"])
    table.bid("2 3 4")
    assert [zone.value for zone in shown(table, "points")] == [-3, -1, 0]
    table.lay("10", ["2 9", "3 9", "4 9"], ["", "7 7", ""])
    assert [zone.value for zone in shown(table, "points")] == [-3, -3, 0]


@pytest.mark.rule("VENT-30", "VENT-33")
def test_after_the_last_deal_the_table_is_still_there_and_points_count_once() -> None:
    table = bidding("2 3 4", "10", ["9 9"], last=True)
    assert table.over
    assert [zone.value for zone in shown(table, "points")] == table.points == [-3, -1, -1]
    assert [zone.items for zone in shown(table, "captured")] == [("9", "9", "10"), ("2",), ("3",)]
    assert shown(table, "stock")[0].items == ("4",)
    assert shown(table, "rounds-left")[0].value == 0


@pytest.mark.rule("VENT-10", "VENT-12", "VENT-14", "VENT-42")
def test_every_button_says_what_it_does() -> None:
    table = rulebook(draft=True, talk="claims")
    assert label(table, "keep 2") == Phrase("do-keep", card=2)
    assert label(table, "bid 2") == Phrase("do-bid", card=2)
    assert label(table, "claim 10") == Phrase("do-claim", card=10)
    assert label(table, "claim none") == Phrase("do-claim-none")
    table = rulebook(talk="claims")
    table.bid("2 3 4 5 6")
    table.claim(*["none"] * 5)
    assert label(table, "stay") == Phrase("do-stay", card=2)
    assert label(table, "change 1") == Phrase("do-change", card=1)
    said = words.of("venture", "en").say
    assert said(label(table, "stay")) == "Keep your bid of 2"
    assert said(label(table, "change 1")) == "Change your bid to a 1"
    assert said(label(table, "claim none")) == "Say nothing"
