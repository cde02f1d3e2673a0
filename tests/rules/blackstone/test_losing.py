"""Two black stones: what the loser pays, and who gets it."""

from __future__ import annotations

import pytest

from scripted import Scripted
from scripted_tables.pairs import deal


@pytest.mark.rule("BLACKSTONE-15")
def test_the_loser_pays_for_every_white_stone_and_loses_the_stake() -> None:
    """R-9: three of the setup, two of seat 0, and the one just turned."""
    table = Scripted("blackstone", 3, f"first=2; {deal(1, 2, 3)}", max_rounds=1)
    table.play("take 2", "draw 0=9,9", seat=0)
    table.play("take 5", "draw 1=10,8,10", seat=1)
    assert ("pay", 1, 0, 6, -1, -1) in table.happenings
    assert ("stake-lost", 1, 0, 5, -1, -1) in table.happenings
    assert table.result()[0][1] == 20 - 6 - 5


@pytest.mark.rule("BLACKSTONE-16", "PAIRS-COMMON-19")
def test_those_still_in_share_the_pot_and_take_their_stakes_back() -> None:
    """What seat 3 paid for folding is in the pot as well."""
    table = Scripted("blackstone", 4, f"first=3; {deal(2, 3, 4, 1)}", max_rounds=1)
    table.play("fold", seat=3)  # 2 + 5
    table.play("take 3", "draw 0=10,9,10", seat=0)  # 5 + 5
    chips, places = table.result()
    assert chips == [10, 20 + 8, 20 + 8, 13]
    assert places == [4, 1, 1, 3]
    assert table.s.pot == 1


@pytest.mark.rule("BLACKSTONE-16", "PAIRS-COMMON-19")
def test_a_remainder_waits_in_the_pot_for_the_next_round() -> None:
    """R-12."""
    table = Scripted("blackstone", 3, f"first=2; {deal(1, 2, 3)}")
    table.play("take 3", f"draw 0=10,9,10; {deal(1, 2, 3)}")  # 4 + 5, and 1 is left
    assert table.s.round == 2
    assert table.s.pot == 1
    assert table.s.chips[:3] == [6, 19, 19]
    table.play("take 2", f"draw 0=10,10; {deal(1, 2, 3)}")  # 3 + 5 + 1, and 1 is left again
    assert table.s.pot == 1
    assert table.s.chips[:3] == [0, 23, 23]
    assert table.s.stakes[:3] == [3, 5, 5]


@pytest.mark.rule("BLACKSTONE-16", "BLACKSTONE-18")
def test_between_two_the_other_one_takes_all() -> None:
    table = Scripted("blackstone", 2, f"first=1; {deal(1, 2)}", max_rounds=1)
    table.play("take 2", "draw 0=10,10")
    assert table.result() == ([13, 27], [2, 1])
    assert table.s.pot == 0


@pytest.mark.rule("BLACKSTONE-16", "BLACKSTONE-4", "PAIRS-COMMON-17")
def test_a_short_stake_comes_back_as_short_as_it_was() -> None:
    """R-4: seats 1 and 2 share what seat 0 pays, yet each takes its own stake of 3, not a part of a common heap."""
    table = Scripted("blackstone", 3, f"first=2; {deal(1, 2, 3)}")
    table.play("take 21", f"draw 0={','.join('9' * 9 + '8' * 8 + '7' * 4)}", seat=0)
    table.play("fold", seat=1)  # 12 + 5
    table.play("fold", deal(1, 2, 3), seat=2)
    assert table.s.chips[:3] == [49, 0, 0]
    assert table.s.stakes[:3] == [5, 3, 3]
    table.play("take 2", f"draw 0=10,10; {deal(1, 2, 3)}", seat=0)  # 3 + 5
    assert [(seat, value) for name, seat, _, value, *_ in table.happenings if name == "stake-back"] == [
        (0, 5),
        (1, 3),
        (2, 3),
    ]
    assert table.s.chips[:3] == [46 - 5, 4 + 3 - 5, 4 + 3 - 5]


@pytest.mark.rule("BLACKSTONE-16", "BLACKSTONE-4")
def test_with_unequal_stakes_every_survivor_gets_the_own_one_back() -> None:
    """R-4: seat 0 had staked 5 and seat 2 only 3; pooled and shared, it would have been 4 each."""
    table = Scripted("blackstone", 3, f"first=2; {deal(1, 2, 3)}")
    table.play("take 21", f"draw 0={','.join('9' * 9 + '8' * 8 + '7' * 4)}", seat=0)
    table.play("fold", seat=1)
    table.play("fold", deal(2, 1, 3), seat=2)
    table.play("take 2", "draw 1=10,10", seat=1)  # has nothing but the stake of 3
    assert table.over
    assert table.result()[0] == [49 + 5 + 1, 0, 0 + 3 + 1]
    assert table.s.pot == 1


@pytest.mark.rule("BLACKSTONE-3", "BLACKSTONE-15", "BLACKSTONE-16")
def test_who_survives_has_more_chips_than_at_the_start_and_who_loses_has_fewer() -> None:
    table = Scripted("blackstone", 3, f"first=2; {deal(1, 2, 3)}", max_rounds=1)
    table.play("take 2", "draw 0=10,10")
    assert [chips - 20 for chips in table.result()[0]] == [-8, 4, 4]
