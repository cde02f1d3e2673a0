"""The end of the game, and who has won."""

from __future__ import annotations

import random

import pytest

from scripted_tables.dobro import DobroTable, round_over, seated
from scripted_tables.pairs import by_chance


@pytest.mark.rule("DOBRO-3", "DOBRO-49")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_game_has_three_rounds(players: int) -> None:
    table = DobroTable(players, filler=by_chance(players))
    luck = random.Random(players)
    while not table.over:
        table.play(luck.choice(table.legal))
    assert len(table.sheet) == 3
    assert len(table.told("out")) == 3
    assert table.told("round") == [(-1, 1), (-1, 2), (-1, 3)]


@pytest.mark.rule("DOBRO-49")
def test_after_the_last_round_nothing_is_dealt() -> None:
    table = round_over(3, 2, 1, sheet=[[1, 2, 3], [2, 1, 3]])
    assert table.over
    assert len(table.chances) == 3 * 6 + 1  # all of them before the first kon
    assert not round_over(3, 2, 1, sheet=[[1, 2, 3]]).over


@pytest.mark.rule("DOBRO-50")
def test_most_points_in_total_win() -> None:
    table = round_over(3, 2, 1, sheet=[[3, 1, 2], [3, 2, 1]])
    assert table.result() == ([7, 5, 6], [1, 3, 2])
    assert table.told("wins") == [(0, 7)]


@pytest.mark.rule("DOBRO-51")
def test_in_a_tie_the_last_round_decides() -> None:
    table = round_over(1, 2, 3, sheet=[[1, 1, 1], [1, 2, 3]])
    assert table.result() == ([5, 5, 5], [1, 2, 3])
    assert table.told("wins") == [(0, 5)]


@pytest.mark.rule("DOBRO-51", "DOBRO-43")
def test_the_points_of_the_last_round_are_net_of_the_forgetful_card() -> None:
    """R15: seat 0 has the smaller sum, but less than seat 1 in the last round because it forgot."""
    table = round_over("2", "12", holder=0, sheet=[[2, 1], [1, 1]])
    assert table.result() == ([3, 3], [2, 1])


@pytest.mark.rule("DOBRO-52")
def test_then_the_smaller_sum_of_the_numbers_taken_in_the_last_round() -> None:
    table = round_over("12 2", "3 4", "5 5", sheet=[[3, 1, 2], [1, 3, 2]])
    assert table.sums == [14, 7, 10]
    assert table.result() == ([5, 5, 5], [3, 1, 2])
    assert table.told("wins") == [(1, 5)]


@pytest.mark.rule("DOBRO-52")
def test_special_cards_count_nothing_there() -> None:
    """R10: whatever a joker was called when it lay in the pile."""
    table = round_over("j s r", "2 s j", "2 3 r", sheet=[[1, 1, 1], [1, 1, 1]])
    assert table.sums == [0, 2, 5]
    assert table.result()[1] == [1, 2, 3]


@pytest.mark.rule("DOBRO-20", "DOBRO-52")
def test_a_joker_called_twelve_counts_nothing_either() -> None:
    """R10: seat 1 has to swallow it, and wins by it against a 2."""
    table = seated(3).lay("j 4", "9", "4 4", taken=["2"], deck="", sheet=[[1, 1, 1], [1, 1, 1]])
    table.turn("joker 12", says=12, seat=0)
    table.play("take", seat=1)
    table.play("play 9", seat=1)
    assert table.score_piles[:2] == ["2", "j"]
    assert table.result() == ([4, 4, 3], [2, 1, 3])


@pytest.mark.rule("DOBRO-52")
def test_no_card_at_all_is_the_smallest_sum() -> None:
    table = round_over("", "", "j", sheet=[[1, 2, 3], [2, 1, 3]])
    assert table.result() == ([5, 5, 7], [2, 2, 1])


@pytest.mark.rule("DOBRO-53")
def test_who_is_still_tied_shares_the_victory() -> None:
    table = round_over("3 4", "7 s", "12 j", sheet=[[3, 1, 2], [1, 3, 2]])
    assert table.result() == ([5, 5, 5], [1, 1, 3])
    assert table.told("wins") == [(0, 5), (1, 5)]


@pytest.mark.rule("DOBRO-50", "DOBRO-51", "DOBRO-52", "DOBRO-53")
def test_places_behind_the_winner_are_found_in_the_same_way() -> None:
    """R16: seats 1 and 2 have 5 points, the last round tells them apart; 3 and 4 share, equal in everything."""
    table = round_over(1, 4, "2 3 4", "5 6", "5 6", sheet=[[5, 1, 1, 0, 0], [5, 3, 2, 0, 0]])
    assert table.sheet[-1] == [5, 1, 2, 3, 3]
    assert table.points == [15, 5, 5, 3, 3]
    assert table.result()[1] == [1, 3, 2, 4, 4]


@pytest.mark.rule("DOBRO-50", "DOBRO-51")
def test_a_total_comes_before_the_last_round_and_that_before_the_sum() -> None:
    """Seat 0 was best in the last round, seat 1 has the smallest sum, seat 2 the most points."""
    table = round_over("9", "2 2", "10 11 12", sheet=[[1, 2, 3], [1, 2, 5]])
    assert table.points == [5, 6, 9]
    assert table.result()[1] == [3, 2, 1]
    table = round_over("12", "2 2", sheet=[[1, 2], [1, 1]])
    assert (table.points, table.sums) == ([4, 4], [12, 4])
    assert table.result()[1] == [1, 2]


@pytest.mark.rule("DOBRO-49", "DOBRO-50", "DOBRO-51", "DOBRO-52", "DOBRO-53")
def test_what_decided_is_named() -> None:
    played = [("DOBRO-49", "rounds", -1), ("DOBRO-50", "most-points", -1)]
    by_points = round_over(3, 2, 1, sheet=[[3, 1, 2], [3, 2, 1]])
    assert by_points.grounds() == played
    by_last_round = round_over(1, 2, 3, sheet=[[1, 1, 1], [1, 2, 3]])
    assert by_last_round.grounds() == [*played, ("DOBRO-51", "last-round-decides", 0)]
    by_numbers = round_over("12 2", "3 4", "5 5", sheet=[[3, 1, 2], [1, 3, 2]])
    assert by_numbers.grounds() == [*played, ("DOBRO-52", "numbers-decide", 1)]
    shared = round_over("3 4", "7 s", "12 j", sheet=[[3, 1, 2], [1, 3, 2]])
    assert shared.grounds() == [*played, ("DOBRO-52", "numbers-decide", 0), ("DOBRO-53", "shared", -1)]
    behind = round_over(1, 3, 2, sheet=[[3, 2, 1], [3, 1, 1]])
    assert behind.result() == ([9, 4, 4], [1, 3, 2])
    assert behind.grounds() == [*played, ("DOBRO-51", "last-round-decides", 2)]
