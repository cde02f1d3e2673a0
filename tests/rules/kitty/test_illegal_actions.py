"""Every action that is not allowed says which clause forbids it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from igroteka.kernel import Phrase
from igroteka.match import Game, IllegalAction
from scripted_tables.kitty import HANDS, KITTY, KittyTable, auction, dealt
from scripted_tables.pairs import by_chance


def refused(table: KittyTable, token: str) -> tuple[str, Any]:
    return table.why_not(token), table.rules.why_not(table.s, table.rules.TOKENS.index(token)).phrase


def bidding() -> KittyTable:
    table = dealt(KITTY, *HANDS)
    table.passes("10 10 10 10")
    return table


def choosing() -> KittyTable:
    return auction("8 6", "7 5 9 5", version="light")


def giving() -> KittyTable:
    return auction("8", "2 1 7 7", teams=True)


@pytest.mark.rule("KITTY-9")
@pytest.mark.parametrize("card", [4, 5, 6])
def test_only_a_card_that_one_holds_can_be_passed(card: int) -> None:
    assert refused(dealt(KITTY, *HANDS), f"pass {card}") == ("KITTY-9", Phrase("not-in-hand", card=card))


@pytest.mark.rule("KITTY-9")
def test_nobody_bids_before_all_have_passed() -> None:
    table = dealt(KITTY, *HANDS)
    for seat, card in enumerate(("2", "2", "3", "4")):
        assert table.to_move == seat
        assert refused(table, f"bid {card}") == ("KITTY-9", Phrase("pass-first"))
        table.play(f"pass {card}")
    assert table.step == "bidding"


@pytest.mark.rule("KITTY-9")
@pytest.mark.parametrize("card", [2, 5])
def test_one_card_is_passed_in_a_round(card: int) -> None:
    assert refused(bidding(), f"pass {card}") == ("KITTY-9", Phrase("passed-already"))


@pytest.mark.rule("KITTY-11")
def test_only_a_card_that_one_holds_can_be_bid() -> None:
    """Seat 0 has given its 1 away."""
    table = dealt(KITTY, *HANDS)
    table.passes("1 10 10 10")
    for card in (1, 4):
        assert refused(table, f"bid {card}") == ("KITTY-11", Phrase("not-in-hand", card=card))


@pytest.mark.rule("KITTY-33")
@pytest.mark.parametrize("card", [9, 3])
def test_there_is_nothing_to_choose_before_somebody_has_won(card: int) -> None:
    for table in (dealt(KITTY, *HANDS), bidding()):
        assert refused(table, f"choose {card}") == ("KITTY-33", Phrase("no-choice"))


@pytest.mark.rule("KITTY-19")
@pytest.mark.parametrize("seat", [0, 1, 5])
def test_there_is_nothing_to_give_before_somebody_has_won_with_the_1(seat: int) -> None:
    for table in (dealt(KITTY, *HANDS), bidding()):
        assert refused(table, f"give {seat}") == ("KITTY-19", Phrase("no-gift"))


@pytest.mark.rule("KITTY-33")
@pytest.mark.parametrize("token", ["pass 10", "bid 10", "give 1", "give 5"])
def test_who_has_won_first_chooses_a_prize(token: str) -> None:
    assert refused(choosing(), token) == ("KITTY-33", Phrase("choose-first"))


@pytest.mark.rule("KITTY-33")
@pytest.mark.parametrize("card", [7, 10])
def test_only_an_open_prize_can_be_chosen(card: int) -> None:
    assert refused(choosing(), f"choose {card}") == ("KITTY-33", Phrase("not-a-prize", card=card))


@pytest.mark.rule("KITTY-19")
@pytest.mark.parametrize("token", ["pass 10", "bid 10", "choose 8"])
def test_who_has_won_with_the_1_first_gives_the_prize_away(token: str) -> None:
    assert refused(giving(), token) == ("KITTY-19", Phrase("give-first", card=8))


@pytest.mark.rule("KITTY-19")
def test_the_prize_won_with_the_1_cannot_be_kept() -> None:
    assert refused(giving(), "give 1") == ("KITTY-19", Phrase("not-to-yourself", card=8))


@pytest.mark.rule("KITTY-19")
@pytest.mark.parametrize("seat", [4, 5])
def test_a_prize_cannot_be_given_to_an_empty_chair(seat: int) -> None:
    assert refused(giving(), f"give {seat}") == ("KITTY-19", Phrase("nobody-there"))


@pytest.mark.rule("KITTY-44")
def test_the_prize_cannot_be_given_to_a_mate() -> None:
    assert refused(giving(), "give 3") == ("KITTY-44", Phrase("not-to-a-mate", seat=3))


@pytest.mark.parametrize("version", ["hard", "light"])
def test_along_a_whole_deal_every_illegal_action_has_a_reason(version: str) -> None:
    luck = random.Random(5)
    table = KittyTable(4, filler=by_chance(5), version=version, teams=True)
    found = set()
    while not table.over:
        legal = table.legal
        found |= {table.why_not(token) for token in table.rules.TOKENS if token not in legal}
        table.play(luck.choice(legal))
    assert found - {"KITTY-44"} == {"KITTY-9", "KITTY-11", "KITTY-19", "KITTY-33"}


def test_a_refused_action_changes_nothing_and_says_why_in_words() -> None:
    state = Game("kitty", 4).start(seed=1)
    before = state.flat()
    with pytest.raises(IllegalAction, match="First everybody passes a card to the left") as why:
        state.play("bid 3")
    assert why.value.clause == "KITTY-9"
    with pytest.raises(IllegalAction, match="seat 0 is to move"):
        state.play(state.legal[0], seat=1)
    assert state.flat() == before
