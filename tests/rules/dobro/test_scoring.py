"""Points of a round: the fewer cards taken, the better."""

from __future__ import annotations

import pytest

from scripted_tables.dobro import round_over


def points(*taken: int | str, holder: int = -1) -> list[int]:
    return round_over(*taken, holder=holder).sheet[0]


@pytest.mark.rule("DOBRO-40")
def test_only_how_many_cards_matters() -> None:
    assert points("2 2 2", "12 12") == [1, 2]
    assert points("2 2", "12 12") == [1, 1]
    assert points("j s", "11 12", "2 r") == [1, 1, 1]


@pytest.mark.rule("DOBRO-40", "DOBRO-41")
def test_most_cards_one_point_fewest_cards_most_points() -> None:
    assert points(9, 1) == [1, 2]
    assert points(4, 9, 6) == [3, 1, 2]
    assert points(1, 2, 3, 4) == [4, 3, 2, 1]
    assert points(5, 4, 3, 2, 1) == [1, 2, 3, 4, 5]
    assert points(10, 8, 6, 4, 2, 0) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("DOBRO-42")
def test_tied_players_share_a_place_and_the_next_is_skipped() -> None:
    assert points(12, 18, 12, 8) == [2, 1, 2, 4]
    assert points(9, 9, 3) == [1, 1, 3]
    assert points(9, 3, 3) == [1, 2, 2]


@pytest.mark.rule("DOBRO-42")
def test_three_tied_players_fill_three_places() -> None:
    """R13."""
    assert points(5, 5, 5, 2) == [1, 1, 1, 4]
    assert points(9, 2, 2, 2, 1) == [1, 2, 2, 2, 5]
    assert points(0, 0, 0, 0, 0, 0) == [1] * 6


@pytest.mark.rule("DOBRO-41", "DOBRO-42")
def test_two_pairs_of_tied_players() -> None:
    assert points(7, 7, 3, 3, 1, 1) == [1, 1, 3, 3, 5, 5]


@pytest.mark.rule("DOBRO-43")
@pytest.mark.parametrize("holder", range(4))
def test_the_forgetful_card_costs_its_holder_one_point_and_nobody_gains(holder: int) -> None:
    expected = [1, 2, 2, 4]
    expected[holder] -= 1
    assert points(18, 12, 12, 8, holder=holder) == expected


@pytest.mark.rule("DOBRO-43")
def test_the_lowest_score_of_a_round_is_nothing() -> None:
    """R21."""
    assert points(9, 1, holder=0) == [0, 2]
    assert points(0, 0, 0, holder=1) == [1, 0, 1]


@pytest.mark.rule("DOBRO-44")
def test_the_points_are_written_down_round_by_round() -> None:
    table = round_over(4, 9, 6, sheet=[[1, 2, 3]])
    assert table.sheet == [[1, 2, 3], [3, 1, 2]]
    assert table.points == [4, 3, 5]
    assert table.told("score") == [(0, 3), (1, 1), (2, 2)]


@pytest.mark.rule("DOBRO-44", "DOBRO-45")
def test_only_after_the_last_round_the_score_piles_are_kept() -> None:
    assert round_over("2 9", "12", "j s").score_piles == ["", "", ""]
    assert round_over("2 9", "12", "j s", sheet=[[1, 2, 3]] * 2).score_piles == ["2 9", "12", "j s"]
