"""Who cannot pay, and when the match is over."""

from __future__ import annotations

import pytest

from scripted import Scripted
from scripted_tables.pairs import deal

ELEVEN = "9,9,9,9,9,9,9,9,9,8,8"


@pytest.mark.rule("BLACKSTONE-19", "PAIRS-COMMON-17")
def test_a_loser_who_cannot_pay_in_full_pays_all() -> None:
    """R-6."""
    table = Scripted("blackstone", 2, f"first=1; {deal(1, 2)}", start_chips=6)
    table.play("take 2", "draw 0=10,10")
    assert ("pay-all", 0, 0, 1, -1, -1) in table.happenings
    assert table.result() == ([0, 12], [2, 1])


@pytest.mark.rule("BLACKSTONE-19", "PAIRS-COMMON-17")
def test_who_folds_and_cannot_pay_in_full_pays_all() -> None:
    """R-6."""
    table = Scripted("blackstone", 3, f"first=2; {deal(1, 2, 3)}", start_chips=6)
    table.play("fold", seat=0)  # owes 2, has 1
    assert table.s.chips[:3] == [0, 1, 1]
    assert table.s.pot == 6


@pytest.mark.rule("BLACKSTONE-4", "BLACKSTONE-19")
@pytest.mark.parametrize(("start_chips", "stake"), [(1, 1), (4, 4), (5, 5), (6, 5)])
def test_who_has_fewer_than_five_chips_stakes_them_all(start_chips: int, stake: int) -> None:
    table = Scripted("blackstone", 2, f"first=1; {deal(1, 2)}", start_chips=start_chips)
    assert table.s.stakes[:2] == [stake, stake]
    assert table.s.chips[:2] == [start_chips - stake] * 2


@pytest.mark.rule("BLACKSTONE-19", "BLACKSTONE-20")
def test_with_a_short_stake_and_no_chips_one_folds_for_nothing() -> None:
    """R-6: and still risks the end of the match."""
    table = Scripted("blackstone", 3, f"first=2; {deal(1, 2, 3)}", start_chips=3)
    table.play("fold", seat=0)
    assert ("pay-all", 0, 0, 0, -1, -1) in table.happenings
    assert table.s.pot == 3
    table.play("fold", seat=1)
    assert table.over
    assert table.result() == ([0, 0, 9], [2, 2, 1])


@pytest.mark.rule("BLACKSTONE-20", "PAIRS-COMMON-21")
def test_touching_zero_during_a_round_does_not_end_the_match() -> None:
    """Seat 1 has staked all it has, wins, and plays on."""
    table = Scripted("blackstone", 2, f"first=1; {deal(1, 2)}", start_chips=15)
    table.play("take 11", f"draw 0={ELEVEN}")  # 13 white stones
    table.play("fold", deal(1, 2), seat=1)  # 7 + 5
    assert table.s.chips[:2] == [22, 0]
    table.play("fold", deal(1, 2), seat=0)  # 1 + 5
    assert table.s.round == 3
    assert "broke" not in [name for name, *_ in table.happenings]
    assert table.s.chips[:2] == [21 - 5, 9 - 5]


@pytest.mark.rule("BLACKSTONE-20", "PAIRS-COMMON-21", "PAIRS-COMMON-23")
def test_the_match_ends_when_somebody_has_no_chips_after_a_settled_round() -> None:
    """What is left in the pot belongs to nobody."""
    table = Scripted("blackstone", 3, f"first=2; {deal(1, 2, 3)}", start_chips=7)
    table.play("take 2", "draw 0=10,10")
    assert table.over
    assert ("broke", 0, 0, 0, -1, -1) in table.happenings
    assert table.result() == ([0, 10, 10], [3, 1, 1])
    assert table.s.pot == 1


@pytest.mark.rule("BLACKSTONE-20")
def test_two_who_fold_themselves_out_of_chips_share_the_last_place() -> None:
    table = Scripted("blackstone", 4, f"first=3; {deal(1, 2, 3, 4)}", start_chips=7)
    table.play("fold", seat=0)
    table.play("fold", seat=1)
    table.play("take 2", "draw 2=9,9")
    table.play("fold", seat=3)
    assert table.result() == ([0, 0, 28, 0], [2, 2, 1, 2])


@pytest.mark.rule("BLACKSTONE-3", "BLACKSTONE-20")
def test_the_aim_is_to_end_with_more_chips_than_one_had() -> None:
    table = Scripted("blackstone", 2, f"first=1; {deal(1, 2)}", start_chips=6)
    table.play("fold", seat=0)
    chips, places = table.result()
    assert chips == [0, 12]
    assert [place for place, own in zip(places, chips, strict=True) if own > table.s.start_chips] == [1]


@pytest.mark.rule("BLACKSTONE-20", "PAIRS-COMMON-22")
def test_a_round_has_at_most_55_decisions() -> None:
    """Each turns a card or takes a player out of the round."""
    table = Scripted("blackstone", 2, f"first=1; {deal(1, 2)}", max_rounds=3)
    assert table.rules.longest(table.s) == 3 * 55
