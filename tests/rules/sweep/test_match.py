"""A longer game: deals in a row until somebody has reached the target."""

from __future__ import annotations

from collections import Counter

import pytest

from scripted_tables.pairs import VALUES, Watch, by_chance
from scripted_tables.sweep import SweepTable, last_round


def ending(points: list[int], **options: int) -> SweepTable:
    """The last round of a deal in which seats 0 and 1 gain 13 points each and seat 2 none."""
    table = last_round("9 10", "9 10", "9", middle="3 3 2 2 1", points=points, **options)
    table.lay_cards("9 9 9")
    assert table.gains == [[13, 13, 0]]
    return table


@pytest.mark.rule("SWEEP-41")
def test_without_a_target_the_match_is_one_deal() -> None:
    assert ending([0, 0, 0]).over


@pytest.mark.rule("SWEEP-41")
def test_points_are_added_up_and_below_the_target_another_deal_is_played() -> None:
    table = ending([136, 90, 20], target=150)
    assert table.points == [149, 103, 20]
    assert not table.over
    assert table.s.deal == 2


@pytest.mark.rule("SWEEP-41")
def test_the_first_to_reach_the_target_wins() -> None:
    table = ending([137, 90, 120], target=150)
    assert table.over
    assert table.result() == ([150, 103, 120], [1, 3, 2])


@pytest.mark.rule("SWEEP-41")
def test_totals_are_looked_at_only_after_a_complete_deal() -> None:
    """With a target of one point, still all eight rounds are played."""
    table = SweepTable(3, filler=by_chance(1), target=1)
    table.play_out()
    assert [value for _, _, value in table.told("round")] == list(range(1, 9)) * len(table.gains)
    assert len(table.told("starts")) == 8 * len(table.gains)


@pytest.mark.rule("SWEEP-42")
def test_of_several_beyond_the_target_the_highest_total_wins() -> None:
    table = ending([140, 141, 149], target=150)
    assert table.over
    assert table.result() == ([153, 154, 149], [2, 1, 3])


@pytest.mark.rule("SWEEP-42")
def test_a_shared_lead_beyond_the_target_is_played_off_by_all() -> None:
    """S-7: also by seat 2, which is far behind."""
    table = ending([140, 140, 0], target=150)
    assert not table.over
    assert table.s.deal == 2
    assert table.points == [153, 153, 0]
    assert [len(hand) for hand in table.hands] == [5, 5, 5]
    table.play_out()
    scores, places = table.result()
    assert places.count(1) == 1
    assert max(scores) > 153


@pytest.mark.rule("SWEEP-42")
def test_a_lead_shared_below_the_leader_does_not_matter() -> None:
    table = ending([140, 140, 160], target=150)
    assert table.over
    assert table.result()[1] == [2, 2, 1]


@pytest.mark.rule("SWEEP-43")
def test_the_match_ends_after_the_last_deal_at_the_latest() -> None:
    table = ending([10, 0, 20], target=150, max_deals=1)
    assert table.over
    assert table.result() == ([23, 13, 20], [1, 3, 2])
    table = ending([140, 140, 0], target=150, max_deals=1)
    assert table.over
    assert table.result() == ([153, 153, 0], [1, 1, 3])


@pytest.mark.rule("SWEEP-43")
@pytest.mark.parametrize("max_deals", [1, 2, 3])
def test_so_many_deals_are_played_and_no_more(max_deals: int) -> None:
    table = SweepTable(6, filler=by_chance(max_deals), target=1000, max_deals=max_deals)
    table.play_out()
    assert len(table.gains) == max_deals
    assert table.result()[0] == [sum(deal[seat] for deal in table.gains) for seat in range(6)]


@pytest.mark.rule("SWEEP-44")
def test_each_deal_starts_with_all_55_cards_and_a_new_lot() -> None:
    table = last_round("9 10", "9 10", "9", middle="3 3 2 2 1", target=150)
    table.filler = watch = Watch(1)
    table.lay_cards("9 9 9")
    circuit = ["deal 0", "deal 1", "deal 2"]
    assert [kind for kind, _ in watch.offered] == [*circuit * 5, *["row"] * 5, "first"]
    assert Counter(watch.offered[0][1]) == {str(value): value for value in VALUES}
    assert watch.offered[-1][1] == ["0", "1", "2"]
    assert table.told("new-deal") == [(-1, 0, 1), (-1, 0, 2)]
    assert (table.discard, table.known) == ([], [[], [], []])


@pytest.mark.rule("SWEEP-41", "SWEEP-42")
@pytest.mark.parametrize("players", range(3, 7))
def test_a_match_ends_with_the_first_deal_that_decides_it(players: int) -> None:
    table = SweepTable(players, filler=by_chance(players), target=60)
    table.play_out(players)
    totals = [0] * players
    for number, deal in enumerate(table.gains, 1):
        totals = [total + gain for total, gain in zip(totals, deal, strict=True)]
        decided = max(totals) >= 60 and totals.count(max(totals)) == 1
        assert decided is (number == len(table.gains))
    assert table.result()[0] == totals
