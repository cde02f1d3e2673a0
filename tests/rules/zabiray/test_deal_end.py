"""The end of a deal, and what it is worth."""

from __future__ import annotations

import pytest

from scripted_tables.zabiray import deal, seated


@pytest.mark.rule("ZAB-41")
@pytest.mark.parametrize("last", ["g2", "gr", "s", "za", "w y"])
@pytest.mark.parametrize("players", [2, 3])
def test_the_deal_ends_at_once_with_the_last_card_whatever_it_is(last: str, players: int) -> None:
    """R-11: no search is carried out, no reverse turns anything, and the pile in play is nobody's."""
    hands = [last.split()[0], "y1 y2", *["p1"] * (players - 2)]
    table = seated(players, max_rounds=1).lay(*hands, pile="g1")
    table.play(f"play {last}")
    assert table.over
    assert table.went_out == 0
    assert table.result()[0] == [players, *[0] * (players - 1)]
    assert table.pile.startswith("g1 ")
    assert table.held[1:] == [2, *[1] * (players - 2)]


@pytest.mark.rule("ZAB-41")
@pytest.mark.parametrize(("pile", "last"), [("za", "be"), ("za", "w be")])
def test_also_with_be(pile: str, last: str) -> None:
    """R-11."""
    table = seated(2, max_rounds=1).lay(last.split()[0], "ru y2", pile=pile)
    table.play(f"play {last}")
    assert table.over
    assert table.result()[0] == [2, 0]


@pytest.mark.rule("ZAB-50")
@pytest.mark.parametrize(("direction", "searching"), [(1, 1), (-1, 2)])
def test_where_the_table_says_so_the_next_player_still_searches_before_the_deal_is_counted(
    direction: int, searching: int
) -> None:
    """R-11, the other reading: three cards, of which the number goes on the pile."""
    table = seated(3, max_rounds=1, last_search="drawn").lay(
        "s", "y1 y2", "p1", pile="g1", top="za/1 gr/x p4/2", direction=direction
    )
    table.play("play s")
    assert table.over
    assert (table.went_out, table.pile) == (0, "g1 s p4")
    assert table.held[searching] == [0, 2, 1][searching] + 2
    assert table.told("seek") == [(searching, 0)]
    assert table.result()[0] == [3 + 2, 0, 0]


@pytest.mark.rule("ZAB-50")
@pytest.mark.parametrize(("stock", "more"), [("", 0), ("za/1 gr/x", 2)])
def test_who_searches_in_vain_takes_what_there_is_and_who_went_out_is_still_out(stock: str, more: int) -> None:
    table = seated(2, max_rounds=1, last_search="drawn").lay("s", "y1 y2", pile="g1", stock=stock, piles=[0, 1])
    table.play("play s")
    assert (table.over, table.went_out, table.pile) == (True, 0, "g1 s")
    assert table.held == [0, 2 + more]
    assert table.result()[0] == [2 + more, 1]
    assert not table.told("run-out")


@pytest.mark.rule("ZAB-50")
def test_any_other_last_card_ends_the_deal_at_once_there_too() -> None:
    table = seated(2, max_rounds=1, last_search="drawn").lay("g2", "y1 y2", pile="g1")
    table.play("play g2")
    assert table.result()[0] == [2, 0]


@pytest.mark.rule("ZAB-44", "ZAB-45")
def test_who_went_out_scores_piles_and_all_cards_of_the_others() -> None:
    """R-30: the others score their piles as well, although they have not got rid of their cards."""
    table = seated(4, max_rounds=1).lay("g1", "g2 g3", "p1 p2 p3 p4", "ru", pile="g4", stock="za/1", piles=[2, 1, 0, 3])
    table.play("play g1")
    assert table.result() == ([2 + 7, 1, 0, 3], [1, 3, 4, 2])
    assert table.told("piles") == [(0, 2), (1, 1), (2, 0), (3, 3)]
    assert table.told("left-over") == [(0, 2), (0, 4), (0, 1)]
    assert table.told("score") == [(0, 9), (1, 1), (2, 0), (3, 3)]


@pytest.mark.rule("ZAB-44")
def test_the_pile_taken_with_the_last_card_counts() -> None:
    """R-11."""
    table = seated(3, max_rounds=1).lay("ru", "g2 g3", "p1", pile="g4 za be")
    table.turns("0 play ru", "0 say")
    assert table.result()[0] == [1 + 3, 0, 0]


@pytest.mark.rule("ZAB-45")
def test_the_number_of_cards_in_a_pile_does_not_matter() -> None:
    points = []
    for pile in ("za be", "g1 g2 g3 y3 y4 p4 p5 za be"):
        table = seated(2, max_rounds=1).lay("ru", "g2 g3", pile=pile)
        table.turns("0 play ru", "0 say")
        points.append(table.result()[0])
    assert points == [[3, 0], [3, 0]]


@pytest.mark.rule("ZAB-46")
def test_when_the_stock_ran_out_everybody_scores_piles_only() -> None:
    """R-30."""
    table = seated(3, max_rounds=1).lay("p2", "g3 y1", "p3 ru", stock="", pile="g1", piles=[0, 3, 1])
    table.play("draw")
    assert table.result() == ([0, 3, 1], [3, 1, 2])
    assert table.told("left-over") == []


@pytest.mark.rule("ZAB-42")
@pytest.mark.parametrize("dealer", [0, 1, 2])
@pytest.mark.parametrize("direction", [1, -1])
def test_then_the_player_on_the_dealers_left_deals(dealer: int, direction: int) -> None:
    """R-24: whatever the direction was; the new deal starts clockwise."""
    table = seated(3).lay("g1", "g2 g3", "p1", pile="g4", direction=direction, dealer=dealer)
    table.play("play g1")
    assert (table.s.round, table.dealer, table.direction) == (2, (dealer + 1) % 3, 1)
    assert table.to_move == (dealer + 2) % 3
    assert table.held == [7, 7, 7]


@pytest.mark.rule("ZAB-42", "ZAB-7")
def test_all_108_cards_are_shuffled_again() -> None:
    table = seated(3).lay("g1", "g2 g3", "p1", pile="g4 s g5", stock="za/1 ru/1", piles=[1, 1, 1])
    before = len(table.offered)
    table.play("play g1")
    kind, offered = table.offered[before]
    assert (kind, len(offered)) == (f"deal {table.to_move}", 108)
    assert (table.stock, table.pile, table.captured, table.piles) == (108 - 21, "", "", [0, 0, 0])


@pytest.mark.rule("ZAB-42", "ZAB-8")
def test_a_new_deal_from_the_table() -> None:
    hands = ["g1 g2 g3 g4 g5 s za", "p1 p2 p3 p4 p5 w be"]
    table = seated(2).lay("g1", "g2 g3", pile="g4", dealer=1)
    table.play("play g1", deal(*hands, dealer=0))
    assert (table.hands, table.points, table.to_move) == (hands, [2, 0], 1)
    assert (table.back, table.stock) == ("5", 94)


@pytest.mark.rule("ZAB-42")
def test_cards_left_in_hands_cause_no_further_event() -> None:
    table = seated(2, max_rounds=1).lay("g1", "g2 g3", pile="g4")
    chances = len(table.chances)
    table.play("play g1")
    assert len(table.chances) == chances
