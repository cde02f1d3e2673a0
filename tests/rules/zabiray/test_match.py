"""A match of several deals: totals, the end, places, and that it does end."""

from __future__ import annotations

import pytest

from scripted_tables.zabiray import ZabirayTable, seated


def won(points: list[int], piles: list[int], **options: int) -> ZabirayTable:
    """Seat 0 has just gone out; the others hold a card each."""
    table = seated(len(points), **options).lay(
        "g1", *["be"] * (len(points) - 1), pile="g2", stock="za/1", piles=piles, points=points
    )
    table.play("play g1")
    return table


@pytest.mark.rule("ZAB-47", "ZAB-48")
def test_totals_are_kept_from_deal_to_deal() -> None:
    table = won([10, 20, 30], [1, 0, 2])
    assert not table.over
    assert table.points == [10 + 1 + 2, 20, 32]
    assert table.deal_points == [3, 0, 2]
    assert table.told("total") == [(0, 13), (1, 20), (2, 32)]


@pytest.mark.rule("ZAB-47")
@pytest.mark.parametrize(("before", "over"), [(46, False), (47, True), (48, True)])
def test_at_50_the_match_is_over(before: int, over: bool) -> None:
    assert won([before, 0, 0], [1, 0, 1]).over == over


@pytest.mark.rule("ZAB-47")
def test_also_if_somebody_else_reaches_them() -> None:
    table = won([0, 0, 49], [0, 0, 1])
    assert table.over
    assert table.result() == ([2, 0, 50], [2, 3, 1])


@pytest.mark.rule("ZAB-47")
def test_the_highest_total_wins_and_what_is_above_50_counts() -> None:
    """R-23."""
    table = won([49, 45, 49], [3, 0, 20])
    assert table.result() == ([54, 45, 69], [2, 3, 1])


@pytest.mark.rule("ZAB-47")
def test_equal_totals_share_a_place() -> None:
    """R-23: one more than the number of seats with a higher total."""
    table = won([48, 49, 7, 7], [0, 2, 1, 1])
    assert table.result() == ([51, 51, 8, 8], [1, 1, 3, 3])


@pytest.mark.rule("ZAB-47")
def test_the_match_ends_only_between_deals() -> None:
    """R-23: a capture that would reach 50 does not end it."""
    table = seated(2).lay("ru g1", "g2 g3", pile="g1 za be", points=[49, 0])
    table.turns("0 play ru", "0 say")
    assert not table.over
    table.play("play g2")
    assert table.points == [49, 0]


@pytest.mark.rule("ZAB-47")
@pytest.mark.parametrize(("target", "over"), [(1, True), (3, True), (4, False), (1000, False)])
def test_the_target_is_an_option(target: int, over: bool) -> None:
    assert won([0, 0, 0], [1, 0, 1], target=target).over == over


@pytest.mark.rule("ZAB-47")
def test_a_match_may_also_end_after_so_many_deals() -> None:
    """R-25: for players who would never score."""
    table = seated(2, max_rounds=2).lay("g1", "g2 g3", pile="g4")
    table.play("play g1")
    assert (table.over, table.s.round) == (False, 2)
    table.lay("y1", "y2 y3", pile="y4", turn=1, points=[2, 0])
    table.turns("1 play y2")
    table.play("play y1", seat=0)
    assert (table.over, table.s.round) == (True, 2)
    assert table.result() == ([3, 0], [1, 2])


@pytest.mark.rule("ZAB-43", "ZAB-46", "ZAB-47")
@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_players_who_always_refuse_deal_for_ever_without_a_point(players: int) -> None:
    """R-25: only `max_rounds` ends that."""
    table = ZabirayTable(players, max_rounds=3, backs="0,0,0,0,108,0,0,0,0")
    while not table.over:
        table.play("draw")
    assert table.s.round == 3
    assert table.result() == ([0] * players, [1] * players)


@pytest.mark.rule("ZAB-41", "ZAB-43")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_deal_cannot_go_on_for_ever(players: int) -> None:
    """R-25: twice the stock plus the hands falls with every turn, so there are at most 223 + 13n decisions."""
    table = ZabirayTable(players, max_rounds=1, seed=players)
    decisions = 0
    while not table.over:
        before, phase, token = 2 * table.stock + sum(table.held), table.s.phase, table.luck.choice(table.legal)
        table.play(token)
        decisions += 1
        after = 2 * table.stock + sum(table.held)
        assert after < before or phase or table.over
        assert after <= before
    assert decisions <= 223 + 13 * players
    assert table.rules.longest(table.s) == 223 + 13 * players
