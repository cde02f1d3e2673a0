"""The stock runs out: play goes on until somebody has to take a card."""

from __future__ import annotations

import pytest

from scripted_tables.zabiray import ZabirayTable, seated


def nearly_over(*hands: str, stock: str = "", pile: str = "g1", players: int = 3, turn: int = 0) -> ZabirayTable:
    """The only deal of a match; the last seat has captured two piles, the others one each."""
    piles = [*[1] * (players - 1), 2]
    return seated(players, max_rounds=1).lay(*hands, stock=stock, pile=pile, piles=piles, turn=turn)


@pytest.mark.rule("ZAB-43", "ZAB-22")
def test_with_an_empty_stock_play_goes_on() -> None:
    """R-12: whoever can play must; there is no back to follow."""
    table = nearly_over("g2 s", "g3 y1", "p3 ru")
    assert (table.stock, table.back) == (0, "")
    assert table.legal == ["play g2", "play s"]
    assert table.why_not("draw") == "ZAB-22"
    table.turns("0 play g2", "1 play g3", "2 play p3")
    assert not table.over


@pytest.mark.rule("ZAB-43", "ZAB-46")
def test_who_cannot_play_then_ends_the_deal_at_once() -> None:
    table = nearly_over("p2 ru", "g3 y1", "p3 ru")
    assert table.legal == ["draw"]
    table.play("draw")
    assert table.over
    assert table.went_out is None
    assert table.result() == ([1, 1, 2], [2, 2, 1])
    assert table.told("run-out") == [(0, 0)]


@pytest.mark.rule("ZAB-49")
def test_where_the_table_says_so_one_may_refuse_to_play_and_so_end_the_deal() -> None:
    """R-12, the other reading: who does not want to play needs to draw."""
    table = seated(3, max_rounds=1, empty_stock="ends").lay(
        "g2 s", "g3 y1", "p3 ru", stock="", pile="g1", piles=[1, 1, 2]
    )
    assert table.legal == ["draw", "play g2", "play s"]
    table.play("play g2")
    assert table.legal == ["draw", "play g3"]
    table.play("draw", seat=1)
    assert table.over
    assert table.went_out is None
    assert table.result() == ([1, 1, 2], [2, 2, 1])


@pytest.mark.rule("ZAB-49")
def test_after_a_search_nobody_can_refuse_there_either() -> None:
    table = seated(2, max_rounds=1, empty_stock="ends").lay("s g2", "g3 y1", stock="", pile="g1")
    table.play("play s")
    assert table.legal == ["seek"]


@pytest.mark.rule("ZAB-43", "ZAB-35", "ZAB-46")
def test_a_search_on_an_empty_stock_ends_the_deal() -> None:
    table = nearly_over("s g2", "g3 y1", "p3 ru")
    table.turns("0 play s")
    assert table.legal == ["seek"]
    table.turns("1 seek")
    assert table.over
    assert table.deal_points == [1, 1, 2]


@pytest.mark.rule("ZAB-43", "ZAB-23")
@pytest.mark.parametrize(("back", "ends"), [("1", False), ("2", False), ("3", False), ("4", True), ("5", True)])
def test_taking_exactly_the_last_card_is_no_end(back: str, ends: bool) -> None:
    """R-13: only when one more is needed."""
    table = nearly_over("p2", "g3 y1", "p3 ru", stock=f"ru/{back} g5/5 s/4")
    held = table.held[0]
    table.play("draw")
    assert table.over == ends
    assert table.held[0] == held + min(int(back), 3)
    assert table.stock == 3 - min(int(back), 3)
    assert table.told("stock-empty") == ([(-1, 0)] if back == "3" else [])


@pytest.mark.rule("ZAB-43", "ZAB-26")
def test_a_dot_that_finds_nothing_takes_all_there_is_and_ends_the_deal() -> None:
    """R-13."""
    table = nearly_over("p2", "g3 y1", "p3 ru", stock="ru/p g5/5 s/4")
    table.play("draw")
    assert table.over
    assert table.hands[0] == "g5 p2 s ru"
    assert table.deal_points == [1, 1, 2]


@pytest.mark.rule("ZAB-43", "ZAB-26")
def test_a_dot_that_finds_the_last_card_is_no_end() -> None:
    """R-13."""
    table = nearly_over("p2", "p3 y1", "p3 ru", stock="ru/p g5/5 p4/2")
    table.play("draw")
    assert not table.over
    assert (table.pile, table.hands[0], table.stock) == ("g1 p4", "g5 p2 ru", 0)
    assert (table.to_move, table.legal) == (1, ["play p3"])


@pytest.mark.rule("ZAB-43", "ZAB-35")
@pytest.mark.parametrize(("last", "ends"), [("w/5", True), ("y2/1", False)])
def test_a_search_that_finds_no_number_ends_the_deal(last: str, ends: bool) -> None:
    """R-13."""
    table = nearly_over("p2", "y1 y3", "p3 ru", stock=f"gr/3 {last}", pile="g1 s")
    table.play("seek")
    assert table.over == ends
    assert table.hands[0] == ("gr p2 w" if ends else "gr p2")
    assert table.pile == ("g1 s" if ends else "g1 s y2")


@pytest.mark.rule("ZAB-43", "ZAB-24")
def test_the_last_card_may_be_turned_up() -> None:
    table = nearly_over("p2", "y1 y3", "p3 ru", stock="y4/x")
    table.play("draw")
    assert (table.pile, table.stock, table.to_move) == ("g1 y4", 0, 1)
    assert table.legal == ["play y1", "play y3"]


@pytest.mark.rule("ZAB-43", "ZAB-24", "ZAB-31")
def test_also_if_it_is_a_wild() -> None:
    table = nearly_over("p2", "y1 y3", "p3 ru", stock="w/x")
    table.turns("0 draw", "0 name p")
    assert (table.to_move, table.legal) == (1, ["draw"])
    table.play("draw")
    assert table.over


@pytest.mark.rule("ZAB-37", "ZAB-43", "ZAB-46")
@pytest.mark.parametrize("stock", ["", "g5/5"])
@pytest.mark.parametrize("rest", ["y1", ""])
def test_a_penalty_that_cannot_be_taken_in_full_ends_the_deal(stock: str, rest: str) -> None:
    """R-14: only piles count, also when the offender had just gone out; the captured pile is kept."""
    table = nearly_over(f"ru {rest}", "y1 y3", "p3 ru", stock=stock, pile="g1 za be")
    table.turns("0 play ru", "0 forget", "1 pass", "2 catch")
    assert table.over
    assert table.went_out is None
    assert table.result()[0] == [2, 1, 2]
    assert table.held[0] == len(f"{rest} {stock}".split())


@pytest.mark.rule("ZAB-37", "ZAB-43")
def test_a_penalty_of_exactly_the_last_two_cards_does_not() -> None:
    """R-14, R-13."""
    table = nearly_over("ru", "y1 y3", "p3 ru", stock="g5/5 s/4", pile="g1 za be")
    table.turns("0 play ru", "0 forget", "1 catch")
    assert not table.over
    assert (table.hands[0], table.stock, table.to_move) == ("g5 s", 0, 1)


@pytest.mark.rule("ZAB-41", "ZAB-44")
def test_one_can_still_go_out() -> None:
    table = nearly_over("g2", "g3 y1", "p3 ru")
    table.play("play g2")
    assert table.over
    assert (table.went_out, table.result()[0]) == (0, [5, 1, 2])


@pytest.mark.rule("ZAB-43", "ZAB-46")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_nobody_has_another_turn_and_cards_in_hands_do_not_count(players: int) -> None:
    hands = ["p2 ru", "g1", *["be"] * (players - 2)]
    table = nearly_over(*hands, players=players)
    table.play("draw")
    assert table.over
    assert table.result()[0] == [*[1] * (players - 1), 2]
