"""One deal or several, added up."""

from __future__ import annotations

import pytest

from igroteka.games import catalogue
from igroteka.match import Game
from scripted_tables.venture import counted, play_out, shuffled


@pytest.mark.rule("VENT-36", "VENT-30")
def test_of_itself_a_match_is_one_deal() -> None:
    table = shuffled(5)
    assert play_out(table) == 50
    assert table.s.deal == 1
    assert table.told("total") == []


@pytest.mark.rule("VENT-36", "VENT-35")
@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("deals", [2, 3])
def test_the_points_of_all_deals_are_added_up(players: int, deals: int) -> None:
    """V-8: the rounds of the long game are deals."""
    table = shuffled(players, 5, deals=deals)
    assert play_out(table) == catalogue.rules("venture").longest(table.s)
    assert len(table.told("new-deal")) == deals
    gains = table.told("gain")
    assert len(gains) == deals * players
    totals = [sum(value for seat, _, value in gains if seat == mine) for mine in range(players)]
    assert table.result()[0] == totals
    assert table.result()[1] == [1 + sum(other > mine for other in totals) for mine in totals]


@pytest.mark.rule("VENT-36")
def test_the_next_deal_begins_with_an_empty_table() -> None:
    table = shuffled(3, deals=2)
    table.lay("10", ["2", "3", "4"], ["9 9", "", "1"])
    table.bid("2 3 4")
    assert table.points == [-3, -1, 0]
    assert table.s.deal == 2
    assert table.captured == [[], [], []]
    assert (len(table.stock), [len(hand) for hand in table.hands]) == (4, [17] * 3)
    assert table.to_move == 0


@pytest.mark.rule("VENT-36", "VENT-31")
def test_only_the_last_deal_lies_on_the_table_in_the_end() -> None:
    table = shuffled(4, deals=2)
    play_out(table)
    assert [value for *_, value in table.told("gain")][4:] == [counted(cards, table.stock) for cards in table.captured]


@pytest.mark.rule("VENT-36")
def test_there_is_no_point_target() -> None:
    assert "target" not in Game("venture").options


@pytest.mark.rule("VENT-35")
def test_nobody_has_an_advantage_by_seat() -> None:
    """The same cards in other seats make the same points in other seats."""
    bids = ("2 6 9", "6 9 2", "9 2 6")
    for turn, order in enumerate(bids):
        table = shuffled(3)
        table.lay("3 8 8", order.split())
        table.bid(order)
        # 2: takes the 9; 6: the 2 and the 3; 9: the 6 and both 8s
        assert table.result()[0] == [[-1, -2, -3], [-2, -3, -1], [-3, -1, -2]][turn]
