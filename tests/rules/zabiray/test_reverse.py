"""Reverse cards: where they go, and the other way round."""

from __future__ import annotations

import pytest

from scripted_tables.zabiray import dealt, facing, seated


@pytest.mark.rule("ZAB-27")
@pytest.mark.parametrize("top", ["g1", "g5", "w:g", "gr", "pr", "yr"])
def test_a_reverse_goes_on_its_colour_and_on_any_reverse(top: str) -> None:
    table = facing(top, "gr s")
    table.play("play gr")
    assert table.pile == f"{top} gr"


@pytest.mark.rule("ZAB-27")
@pytest.mark.parametrize(
    ("top", "clause"),
    [("p1", "ZAB-27"), ("w:p", "ZAB-31"), ("", "ZAB-9"), ("za", "ZAB-17"), ("be", "ZAB-18"), ("ru", "ZAB-25")],
)
def test_and_on_nothing_else(top: str, clause: str) -> None:
    assert facing(top, "gr s").why_not("play gr") == clause


@pytest.mark.rule("ZAB-28")
def test_it_turns_the_direction_until_the_next_one() -> None:
    """The rulebook's example: the neighbour on the other side is next."""
    table = dealt("g1 g1 za be ru s y1", "gr p1 za be ru s y2", "g2 yr za be ru s y3")
    table.turns("0 play g1", "1 play gr")
    assert (table.direction, table.to_move) == (-1, 0)
    table.turns("0 play g1", "2 play g2", "1 play y2", "0 play y1", "2 play yr")
    assert (table.direction, table.to_move) == (1, 0)


@pytest.mark.rule("ZAB-28", "ZAB-11")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_with_more_than_two_the_player_before_is_next(players: int) -> None:
    table = seated(players).lay("g1 g2", "gr g3", *["be ru"] * (players - 2), pile="g1", turn=1)
    table.turns("1 play gr", "0 play g2")
    assert table.to_move == players - 1


@pytest.mark.rule("ZAB-29")
def test_with_two_the_same_player_goes_on() -> None:
    table = seated(2).lay("gr yr y1 s", "g2 p1", pile="g1")
    table.turns("0 play gr", "0 play yr", "0 play y1")
    assert table.to_move == 1
    assert table.told("again") == [(0, 0), (0, 0)]


@pytest.mark.rule("ZAB-29")
def test_after_it_one_may_also_follow_the_back_and_then_it_is_the_others_turn() -> None:
    table = seated(2).lay("gr s", "g2 p1", pile="g1", top="za/2 be/1 y1/3")
    table.turns("0 play gr", "0 draw")
    assert (table.hands[0], table.to_move) == ("s za be", 1)


@pytest.mark.rule("ZAB-28", "ZAB-21")
def test_a_capture_keeps_the_direction() -> None:
    table = seated(3).lay("ru g1", "g2", "g3", pile="gr za be", direction=-1)
    table.turns("0 play ru", "0 say")
    assert (table.direction, table.to_move) == (-1, 2)


@pytest.mark.rule("ZAB-29", "ZAB-21")
def test_two_players_take_turns_whatever_the_direction() -> None:
    table = seated(2).lay("ru g1", "g2 g3", pile="gr za be", direction=-1)
    table.turns("0 play ru", "0 say", "1 play g2", "0 play g1")
    assert table.s.round == 2  # and seat 0 went out
