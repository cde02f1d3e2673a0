"""The worked examples of the specification."""

from __future__ import annotations

import pytest

from scripted_tables.venture import bidding, laid, rulebook, shuffled


@pytest.mark.rule("VENT-3", "VENT-20", "VENT-21", "VENT-22", "VENT-24", "VENT-25", "VENT-29")
def test_x1_the_first_round_of_the_rulebook() -> None:
    table = rulebook()
    assert (table.stock, table.to_move) == ([4, 5, 6, 8, 10], 0)
    table.bid("2 3 4 5 6")
    assert table.captured == [[10], [2], [3], [4, 4], [5, 5]]
    assert table.stock == [6, 6, 8]
    assert table.told("lowest") == [(0, 2, 0)]
    assert table.told("capture") == [(0, 10, 1), (1, 2, 1), (2, 3, 1), (3, 4, 2), (4, 5, 2)]


@pytest.mark.rule("VENT-23", "VENT-25", "VENT-26", "VENT-29")
def test_x2_the_second_round_of_the_rulebook() -> None:
    table = rulebook()
    table.bid("2 3 4 5 6")
    table.bid("5 5 7 9 9")
    assert table.stock == [7, 8, 9, 9]
    assert table.captured == [[10], [2], [3, 5, 5, 6, 6], [4, 4], [5, 5]]
    assert table.told("tied") == [(-1, 5, 9), (-1, 9, 0)], "and nobody gets the 9s, which are the highest"
    assert table.told("joins")[-3:] == [(-1, 7, 0), (-1, 9, 0), (-1, 9, 0)]


@pytest.mark.rule("VENT-24", "VENT-26")
def test_x2_a_single_5_would_have_captured_the_9s() -> None:
    table = rulebook()
    table.bid("2 3 4 5 6")
    table.bid("5 7 7 9 9")
    assert table.captured[0] == [9, 9, 10]


@pytest.mark.rule("VENT-31", "VENT-32")
def test_x3_the_scoring_of_the_rulebook() -> None:
    table = bidding("9 9 9", "", ["5 5 5 5 5 2 3 4 6 7 10"], last=True)
    assert table.stock == [9, 9, 9]
    assert table.result() == ([5 - 6, 0, 0], [3, 1, 1])
    assert table.told("set") == [(0, 5, 0)]


@pytest.mark.rule("VENT-33")
@pytest.mark.parametrize(("captured", "points"), [(("", ""), 9), (("", "9"), -8)])
def test_x4_eight_9s_and_the_ninth_in_the_stock_or_not(captured: tuple[str, str], points: int) -> None:
    stock = "" if captured[1] else "9"
    table = bidding("8 8 8", stock, ["9 9 9 9 9 9 9 9", captured[1]], last=True)
    assert table.result()[0] == [points, -1 if captured[1] else 0, 0]


@pytest.mark.rule("VENT-22", "VENT-24", "VENT-27")
@pytest.mark.parametrize(
    ("stock", "captured_bid", "captured", "left"),
    [
        ("3 8", "acts", [[9], [2, 3], [5, 8]], []),
        ("3 8", "silent", [[9], [2, 3], []], [5, 8]),
        ("3 9", "acts", [[9, 9], [2, 3], [5]], []),
        ("3 9", "silent", [[9, 9], [2, 3], []], [5]),
        ("3 10", "acts", [[10], [2, 3], [5]], [9]),
        ("3 10", "silent", [[10], [2, 3], [5]], [9]),
    ],
)
def test_x5_the_top_bid_is_captured_first(
    stock: str, captured_bid: str, captured: list[list[int]], left: list[int]
) -> None:
    """V-4."""
    table = bidding("2 5 9", stock, captured_bid=captured_bid)
    assert (table.captured, table.stock) == (captured, left)


@pytest.mark.rule("VENT-23", "VENT-26", "VENT-29")
def test_x6_all_tied() -> None:
    """V-10."""
    table = bidding("4 4 4", "3 8")
    assert table.captured == [[], [], []]
    assert table.stock == [3, 4, 4, 4, 8]
    assert table.told("tied") == [(-1, 4, 8)]
    assert table.told("joins") == [(-1, 4, 0)] * 3


@pytest.mark.rule("VENT-23", "VENT-24", "VENT-25", "VENT-26")
@pytest.mark.parametrize(
    ("bids", "stock", "captured", "left"),
    [
        ("4 4 6", "1 10", [[], [], [1, 4, 4]], [6, 10]),
        ("7 7 3 2", "", [[], [], [2], [7, 7]], [3]),
        ("7 7 9 2", "10", [[], [], [2, 7, 7], [10]], [9]),
    ],
)
def test_x7_the_lowest_is_tied_or_others_are(bids: str, stock: str, captured: list[list[int]], left: list[int]) -> None:
    table = bidding(bids, stock)
    assert (table.captured, table.stock) == (captured, left)


@pytest.mark.rule("VENT-3", "VENT-21", "VENT-27")
def test_x8_an_empty_stock() -> None:
    """V-1, V-4: with the remainder rule five players begin without a stock."""
    table = shuffled(5, stock="remainder")
    assert (table.stock, len(table.hands[0])) == ([], 11)
    table.lay("", ["2 10", "3 10", "4 10", "5 10", "6 10"])
    table.bid("2 3 4 5 6")
    assert table.captured == [[6], [2], [3], [4], [5]]
    assert table.stock == []


@pytest.mark.rule("VENT-41", "VENT-42", "VENT-43", "VENT-44")
def test_x9_a_draft_of_eight() -> None:
    """V-11: hands of six are long enough."""
    table = shuffled(8, 9, draft=True)
    dealt: list[list[int]] = [[] for _ in range(8)]
    for kind, card in table.chances:
        if kind.startswith("deal"):
            dealt[int(kind.split()[1])].append(int(card))
    dealt = [sorted(hand) for hand in dealt]
    movers = []
    while table.drafting:
        assert table.told("turn-stock") == []
        movers.append(table.to_move)
        table.play(min(table.legal, key=lambda token: int(token.split()[1])))
    assert movers == [seat for seat in range(8) for _ in range(3)] + [*range(8), *range(8)]
    assert table.hands == [
        sorted([*dealt[seat][:3], dealt[seat - 1][3], dealt[seat - 2][4], dealt[seat - 3][5]]) for seat in range(8)
    ]
    assert len(table.told("turn-stock")) == 7


@pytest.mark.rule("VENT-12", "VENT-13", "VENT-14", "VENT-17")
def test_x10_claims() -> None:
    """V-2, V-3."""
    table = rulebook(talk="claims")
    table.bid("2 3 4 5 6")
    assert table.to_move == 0
    table.claim("10", "none", "1", "5", "6")
    assert table.to_move == 0
    assert table.legal == ["change 1", "change 10", "change 5", "change 7", "change 8", "change 9", "stay"]
    table.do(*["stay"] * 5)
    assert table.captured == [[10], [2], [3], [4, 4], [5, 5]]
    assert table.stock == [6, 6, 8]
    table.bid("5 5 7 9 10")
    assert table.to_move == 1
    table.claim(*["none"] * 5)
    table.do(*["stay"] * 4)
    table.play("change 9", seat=4)
    assert table.stock == [7, 8, 9, 9]
    assert table.captured == [[10], [2], [3, 5, 5, 6, 6], [4, 4], [5, 5]]
    assert 10 in table.hands[4]


@pytest.mark.rule("VENT-32", "VENT-33", "VENT-34")
@pytest.mark.parametrize(
    ("captured", "stock", "points"),
    [("1", "", 1), ("2 7", "2", 1), ("", "1 2 2", 0)],
)
def test_x11_small_scores(captured: str, stock: str, points: int) -> None:
    """V-5, V-9."""
    table = laid("10 10 10", stock, [captured], last=True)
    table.bid("10 10 10")
    assert table.result()[0][0] == points
