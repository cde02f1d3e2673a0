"""A new round: all cards anew, the direction as it was, and the poorest player opens."""

from __future__ import annotations

from collections import Counter

import pytest

from scripted_tables.dobro import DECK, DobroTable, deal, round_over
from scripted_tables.pairs import Watch

LOW = "2 3 4 5 6 7"


def after(*taken: int, hands: tuple[str, ...], holder: int = -1, first: str = "") -> DobroTable:
    """The second round just dealt; `first`, if a lot must decide who opens."""
    return round_over(*taken, holder=holder, then=f"{deal(*hands)}; {first}")


def lots(table: DobroTable) -> int:
    """How often a lot has decided who opens, in this round or the first."""
    return [kind for kind, _ in table.chances].count("first")


@pytest.mark.rule("DOBRO-45")
def test_all_cards_are_shuffled_and_dealt_anew() -> None:
    watch = Watch(1)
    table = DobroTable(4, filler=watch)
    table.lay("r", LOW, LOW, LOW, pile="8 9", taken=[4, 3, 2, 1], holder=1)
    watch.offered.clear()
    table.play("reverse")
    kind, offered = watch.offered[0]
    assert (kind, Counter(offered)) == ("deal 0", DECK)
    assert [len(hand.split()) for hand in table.hands] == [6, 6, 6, 6]
    assert (table.deck, table.taken, table.holder) == (32, [0, 0, 0, 0], -1)
    assert (table.pile, table.good) == ("", 0)
    assert table.s.round == 2


@pytest.mark.rule("DOBRO-46")
@pytest.mark.parametrize("direction", [1, -1])
def test_the_direction_stays_as_it_was(direction: int) -> None:
    table = round_over(2, 1, 0)
    table.lay("9", LOW, LOW, taken=[2, 1, 0], direction=direction)
    table.play("play 9", deal(LOW, LOW, "8 9 10 11 12 12"))
    assert (table.direction, table.to_move) == (direction, 0)
    table.turn("play 2", forgets=True)
    assert table.to_move == direction % 3


@pytest.mark.rule("DOBRO-47")
@pytest.mark.parametrize(("taken", "poorest"), [((3, 2, 1), 0), ((1, 3, 2), 1), ((2, 1, 3), 2)])
def test_who_has_the_fewest_points_opens(taken: tuple[int, ...], poorest: int) -> None:
    table = after(*taken, hands=(LOW, LOW, LOW))
    assert table.to_move == poorest
    assert lots(table) == 1  # that of the first round
    assert table.told("starts")[-1] == (poorest, 0)


@pytest.mark.rule("DOBRO-47")
def test_all_finished_rounds_count_and_not_the_last_alone() -> None:
    """R14: seat 1 was poorest this time, but seat 0 is in total."""
    table = round_over(1, 2, 0, sheet=[[0, 2, 2]])
    assert table.sheet[-1] == [2, 1, 3]
    assert table.points == [2, 3, 5]
    assert table.to_move == 0


@pytest.mark.rule("DOBRO-47", "DOBRO-43")
def test_the_forgetful_card_may_make_one_the_poorest() -> None:
    table = after(1, 1, 0, holder=1, hands=("12 12 12 11 11 11", LOW, LOW))
    assert (table.points, table.to_move) == ([1, 0, 3], 1)


@pytest.mark.rule("DOBRO-48")
def test_of_tied_players_the_one_with_the_highest_number_in_the_new_hand_opens() -> None:
    """R14: the hands just dealt are compared; seat 2 has more points, so its 12 is no matter."""
    table = after(1, 1, 0, hands=("10 8 8 8 8 7", "11 2 2 2 2 3", "12 12 12 11 11 10"))
    assert table.to_move == 1
    assert lots(table) == 1


@pytest.mark.rule("DOBRO-48")
@pytest.mark.parametrize(
    ("one", "other", "opens"),
    [
        ("11 9 2 2 3 3", "11 8 7 7 7 7", 0),
        ("11 9 9 4 2 j", "11 9 8 8 7 6", 0),
        ("11 11 2 2 3 3", "11 10 10 9 9 8", 0),
        ("11 9 8 7 6 2", "11 9 8 7 6 3", 1),
        ("12 s s r r j", "12 2 2 2 2 3", 1),
    ],
)
def test_then_the_next_highest_and_so_on(one: str, other: str, opens: int) -> None:
    """R10: special cards rank below every number; who has run out of numbers loses."""
    table = after(1, 1, 0, hands=(one, other, LOW))
    assert table.to_move == opens
    assert lots(table) == 1
    table = after(1, 1, 0, hands=(other, one, LOW))
    assert table.to_move == 1 - opens


@pytest.mark.rule("DOBRO-48")
def test_three_may_be_tied_and_fall_out_one_after_another() -> None:
    table = after(0, 0, 0, hands=("12 9 8 2 2 2", "12 10 3 3 3 3", "12 10 4 2 2 j"))
    assert table.to_move == 2
    assert lots(table) == 1


@pytest.mark.rule("DOBRO-48")
def test_quite_the_same_hands_let_a_lot_decide() -> None:
    """R14: and only between these; which special cards they are does not matter (R10)."""
    watch = Watch(1)
    table = DobroTable(3, filler=watch)
    table.lay("4", "4", "4", taken=[0, 1, 1])
    table.play("play 4", f"{deal('12 12 12 11 11 11', '9 8 7 6 j j', '6 7 8 9 s r')}")
    assert watch.offered[-1] == ("first", ["1", "2"])
    assert table.chances[-1] == ("first", str(table.to_move))


@pytest.mark.rule("DOBRO-48")
def test_a_lot_among_all() -> None:
    table = after(0, 0, 0, hands=(LOW, LOW, LOW), first="first=2")
    assert table.to_move == 2
