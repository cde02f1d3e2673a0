"""A match goes on until somebody has no chips. The clauses of chips in all their detail: see pairs_common."""

from __future__ import annotations

import random

import pytest

from scripted_tables.pairs import by_chance
from scripted_tables.regent import THREE, TWO, RegentTable, deal, dealt


@pytest.mark.rule("REG-27", "PAIRS-COMMON-21", "PAIRS-COMMON-17")
@pytest.mark.parametrize(
    ("token", "chance", "result"),
    [("attack 0", "draw 1=8", [8, 0]), ("look 0", "", [8, 0]), ("fold", "", [8, 0])],
)
def test_who_cannot_pay_in_full_pays_all_and_the_match_is_over(token: str, chance: str, result: list[int]) -> None:
    """R-10: also to another player."""
    table = dealt(*TWO, start_chips=4)
    table.play(token, chance, seat=1)
    assert table.over
    assert table.told("broke") == [(1, 0, 0)]
    assert table.result() == (result, [1, 2])


@pytest.mark.rule("REG-27", "PAIRS-COMMON-17")
def test_a_caught_player_pays_no_more_than_there_is() -> None:
    """R-10."""
    table = dealt("6 8 3", "9 9 4", start_chips=7)
    table.play("look 1", seat=0)
    assert table.paid() == [(1, 0, 7)]
    assert table.result() == ([14, 0], [1, 2])


@pytest.mark.rule("REG-27", "PAIRS-COMMON-21")
def test_it_goes_on_while_everybody_has_a_chip() -> None:
    table = dealt(*TWO, start_chips=6)
    table.play("fold", deal("3 7 4", "8 9 10"), seat=1)
    assert table.chips == [11, 1]
    assert not table.over


@pytest.mark.rule("REG-27", "PAIRS-COMMON-21")
def test_with_more_players_the_round_is_played_to_its_end_first() -> None:
    """R-10."""
    table = dealt(*THREE, start_chips=2)
    table.play("fold", seat=0)
    assert table.chips[0] == 0
    assert not table.over
    table.play("fold", seat=1)
    assert table.over
    assert table.told("broke") == [(0, 0, 0), (1, 0, 0)]
    assert table.result() == ([0, 0, 6], [2, 2, 1])


@pytest.mark.rule("REG-27", "PAIRS-COMMON-17")
def test_without_chips_every_action_is_still_allowed_and_a_fold_is_free() -> None:
    """R-10."""
    table = dealt(*THREE, max_rounds=1)
    usual = table.legal
    table.lay_chips(0, 40, 35)
    assert table.legal == usual
    table.play("fold", seat=0)
    assert (table.chips, table.middle) == ([0, 40, 35], 0)


@pytest.mark.rule("REG-27", "PAIRS-COMMON-23")
def test_places_go_by_chips() -> None:
    table = dealt(*THREE, max_rounds=1)
    table.play("look 1", seat=0)
    table.play("fold", seat=1)
    assert table.result() == ([17, 29, 29], [3, 1, 1])


@pytest.mark.rule("REG-27", "REG-1")
@pytest.mark.parametrize("players", range(2, 7))
def test_left_to_itself_a_match_ends_with_somebody_broke(players: int) -> None:
    luck = random.Random(players)
    table = RegentTable(players, filler=by_chance(players))
    while not table.over:
        table.play(luck.choice(table.legal))
    assert 0 in table.chips
    assert (sum(table.chips), table.middle) == (25 * players, 0)
