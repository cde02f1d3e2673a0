"""A long game: deals in a row until somebody has reached the target."""

from __future__ import annotations

from collections import Counter

import pytest

from scripted_tables.kitty import KittyTable, last_round
from scripted_tables.pairs import VALUES, Watch, by_chance


def ending(points: list[int], **options: bool | int | str | None) -> KittyTable:
    """The end of a deal in which seats 0 and 1 gain 10 points each, seat 2 four and seat 3 none."""
    table = last_round("10", "10", "4", "", points=points, **options)
    assert table.gains == [[14, 10, 14, 10] if options.get("teams") else [10, 10, 4, 0]]
    return table


@pytest.mark.rule("KITTY-27")
def test_without_a_target_the_match_is_one_deal() -> None:
    assert ending([0, 0, 0, 0]).over


@pytest.mark.rule("KITTY-27")
def test_points_are_added_up_and_below_the_target_another_deal_is_played() -> None:
    table = ending([89, 5, 90, 99], target=100)
    assert table.points == [99, 15, 94, 99]
    assert not table.over
    assert (table.s.deal, table.round, table.step) == (2, 1, "passing")


@pytest.mark.rule("KITTY-27")
def test_who_reaches_the_target_wins() -> None:
    table = ending([90, 5, 90, 99], target=100)
    assert table.over
    assert table.result() == ([100, 15, 94, 99], [1, 4, 3, 2])


@pytest.mark.rule("KITTY-27")
def test_totals_are_looked_at_after_a_complete_deal() -> None:
    table = KittyTable(4, filler=by_chance(1), target=1)
    table.play_out()
    assert [value for _, _, value in table.told("round")] == list(range(1, 8)) * len(table.gains)


@pytest.mark.rule("KITTY-28")
def test_of_several_beyond_the_target_the_highest_total_wins() -> None:
    table = ending([95, 96, 0, 0], target=100)
    assert table.over
    assert table.result()[1] == [2, 1, 3, 4]


@pytest.mark.rule("KITTY-28")
def test_a_shared_lead_is_played_off_by_all_until_one_leads_alone() -> None:
    """K-7."""
    table = ending([95, 95, 0, 0], target=100)
    assert not table.over
    assert table.sizes == [12] * 4
    table.play_out()
    assert table.result()[1].count(1) == 1


@pytest.mark.rule("KITTY-28")
def test_the_match_ends_after_the_last_deal_at_the_latest() -> None:
    table = ending([95, 95, 0, 0], target=100, max_deals=1)
    assert table.over
    assert table.result() == ([105, 105, 4, 0], [1, 1, 3, 4])
    assert ending([1, 2, 3, 4], target=100, max_deals=1).over
    assert not ending([1, 2, 3, 4], target=100, max_deals=2).over


@pytest.mark.rule("KITTY-28", "KITTY-27")
@pytest.mark.parametrize(
    ("points", "over"),
    [
        ([85, 0, 85, 0], False),  # 99 for the team: what its two seats show is not added up
        ([86, 0, 86, 0], True),
    ],
)
def test_with_teams_the_total_of_a_team_is_compared(points: list[int], over: bool) -> None:
    """K-8."""
    table = ending(points, teams=True, target=100)
    assert table.over is over
    assert table.points[:2] == table.points[2:]


@pytest.mark.rule("KITTY-28")
def test_teams_that_share_the_lead_play_another_deal() -> None:
    """K-7, K-8: 105 to 105 is no end, 105 to 106 is."""
    assert not ending([91, 95, 91, 95], teams=True, target=100).over
    table = ending([91, 96, 91, 96], teams=True, target=100)
    assert table.over
    assert table.result() == ([105, 106, 105, 106], [3, 1, 3, 1])


@pytest.mark.rule("KITTY-27", "KITTY-2")
def test_each_deal_starts_with_all_55_cards() -> None:
    watch = Watch(3)
    table = KittyTable(5, filler=watch, target=1000, max_deals=2)
    table.play_out()
    kitties = [weighted for kind, weighted in watch.offered if kind == "kitty"]
    assert len(kitties) == 14
    assert Counter(kitties[7]) == {str(value): value for value in VALUES}
    assert [kind for kind, _ in watch.offered].count("remove") == 6
    assert table.result()[0] == [sum(deal[seat] for deal in table.gains) for seat in range(5)]
    assert len(table.gains) == 2
