"""How a quick player plays Zabiray."""

from __future__ import annotations

import pytest

from igroteka.games.zabiray import bots
from scripted import choice
from scripted_tables.zabiray import facing, seated


@pytest.mark.parametrize(
    ("pile", "hand", "chosen"),
    [
        ("g1", "za be ru w g2", "triple za be ru"),  # three cards and a pile, and the wild stays
        ("g1 za be", "ru w g2", "play ru"),
        ("g1", "g2 y1 y3 y4 s", "play y1"),  # out of the longest colour
        ("g1", "za p2 y3", "play za"),
        ("g1", "za ru s p2", "play s"),  # За is kept for three at once
        ("g1", "w p2 p3 y4", "play w p"),
    ],
)
def test_what_goes_first(pile: str, hand: str, chosen: str) -> None:
    assert choice(facing(pile, hand)) == chosen


def test_a_search_card_stops_whoever_is_nearly_out() -> None:
    assert choice(seated(2).lay("s g2 y4", "g5 y5", pile="g1")) == "play s"
    assert choice(seated(2).lay("s g2 y4", "g5 y5 p1 p2", pile="g1")) == "play g2"


def test_zaberu_is_always_said_and_never_let_pass() -> None:
    table = facing("g1 za be", "ru g2 g3")
    table.play("play ru")
    assert choice(table) == "say"
    table.play("forget")
    assert choice(table) == "catch"


def test_thoughts_elsewhere_forget_it() -> None:
    table = facing("g1 za be", "ru g2 g3")
    table.play("play ru")
    menu = [2, *(table.rules.TOKENS.index(token) for token in ("say", "forget"))]
    assert table.rules.TOKENS[bots.slip(table.s, menu, [0])] == "forget"


def test_nobody_is_caught_at_the_price_of_the_deal() -> None:
    """One card is left in the stock: a penalty would end the deal on piles alone."""
    table = seated(2).lay("ru g2 g3", "g4", pile="g1 za be", stock="p4/5")
    table.play("play ru")
    table.play("forget")
    assert choice(table) == "pass"


def test_with_an_empty_stock_one_refuses_to_stop_whoever_has_one_card_left() -> None:
    """Where the table allows it; but not with a capture or a last card of one's own at hand."""
    table = seated(2, empty_stock="ends")
    assert choice(table.lay("g2 y1", "g5", pile="g1", stock="")) == "draw"
    assert choice(table.lay("g2 y1", "g5 g4", pile="g1", stock="")) == "play g2"
    assert choice(table.lay("g2", "g5", pile="g1", stock="")) == "play g2"
    assert choice(table.lay("ru y1", "g5", pile="g1 za be", stock="")) == "play ru"


def test_a_lead_means_more_near_the_end() -> None:
    leads = []
    for points in ([10, 0], [30, 20], [45, 35]):
        out = [0.0] * 4
        bots.worth(seated(2).lay("g1", "g2", points=points).s, out)
        leads.append(out[0])
    assert 0.5 < leads[0] < leads[1] < leads[2] < 1
