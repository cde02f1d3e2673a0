"""A match goes on until somebody has no chips after a settled round."""

from __future__ import annotations

import random

import pytest

from scripted import Scripted
from scripted_tables.pairs import by_chance


def opened(players: int = 2, **options: int) -> Scripted:
    return Scripted("starboard", players, "first=0; burn=1,2,3,4,5; center=9,10", options=options)


@pytest.mark.rule("STARBOARD-18", "PAIRS-COMMON-21", "PAIRS-COMMON-23")
def test_the_match_ends_when_somebody_has_no_chips_after_a_round() -> None:
    table = opened(3, start_chips=2)
    table.play("draw", "draw 0=10", seat=0)
    table.play("draw", "draw 1=10", seat=1)
    assert table.over
    assert table.result() == ([0, 0, 6], [2, 2, 1])


@pytest.mark.rule("STARBOARD-18", "PAIRS-COMMON-21")
def test_who_touches_zero_and_wins_chips_back_does_not_end_the_match() -> None:
    """R-5."""
    table = opened(2, start_chips=3)
    table.play("draw", "draw 0=8", seat=0)
    table.play("draw", "draw 1=7", seat=1)
    table.play("draw", "draw 0=6", seat=0)
    assert table.s.chips[0] == 0
    table.play("pass", seat=1)
    table.play("pass", "center=9,10", seat=0)
    assert not table.over
    assert (list(table.s.chips[:2]), table.s.pot) == ([1, 2], 3)


@pytest.mark.rule("STARBOARD-4", "STARBOARD-18")
def test_the_last_chip_can_be_the_stake() -> None:
    """R-5: at a round's start everybody has at least one chip, so the stake is always paid in full."""
    table = opened(2, start_chips=3)
    table.play("draw", "draw 0=10; center=9,10", seat=0)
    assert list(table.s.chips[:2]) == [0, 4]
    assert table.s.pot == 2
    table.play("pass", seat=1)
    assert table.legal == ["pass"]


@pytest.mark.rule("STARBOARD-18", "PAIRS-COMMON-22", "PAIRS-COMMON-23")
def test_after_the_last_round_agreed_on_places_go_by_chips_and_the_rest_is_nobodys() -> None:
    """R-11: people stop by agreement."""
    table = opened(4, max_rounds=1)
    table.play("draw", "draw 0=8", seat=0)
    table.play("pass", seat=1)
    table.play("pass", seat=2)
    table.play("pass", seat=3)
    table.play("pass", seat=0)
    assert table.over
    assert table.result() == ([9, 10, 10, 10], [4, 1, 1, 1])
    assert table.s.pot == 1


@pytest.mark.rule("STARBOARD-18")
def test_if_all_always_pass_only_the_round_limit_ends_the_match() -> None:
    """R-11: everybody gets the stake back each time."""
    table = Scripted("starboard", 3, filler=by_chance(1), max_rounds=20)
    while not table.over:
        table.play("pass")
    assert table.s.round == 20
    assert table.result() == ([10, 10, 10], [1, 1, 1])


@pytest.mark.rule("STARBOARD-18", "STARBOARD-8")
@pytest.mark.parametrize("players", range(2, 8))
def test_left_to_itself_a_match_ends_with_somebody_broke(players: int) -> None:
    luck = random.Random(players)
    table = Scripted("starboard", players, filler=by_chance(players), start_chips=4)
    while not table.over:
        table.play(luck.choice(table.legal))
        assert sum(table.s.chips[:players]) + table.s.pot == 4 * players
    scores, places = table.result()
    assert min(scores) == 0
    assert [place == 1 for place in places] == [score == max(scores) for score in scores]
