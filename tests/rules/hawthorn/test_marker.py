"""The first-player marker, and where it goes when its owner leaves."""

from __future__ import annotations

import pytest

from scripted_tables.hawthorn import TWO, deal, opened

FOUR = ("4 6 7 8 9", "5 6 8 9 10", "9 3 7 8 10", "10 5 6 7 9")


@pytest.mark.rule("HAW-7")
def test_the_first_player_has_the_marker_and_begins_every_circle() -> None:
    table = opened(*FOUR)
    assert table.s.marker == 0
    table.draw(10, 10, 10, 8)
    assert (table.circle, table.to_move, table.s.marker) == ("hand", 0, 0)
    for token in ("play 6", "play 6", "play 3", "play 5"):
        table.play(token)
    assert (table.circle, table.to_move, table.s.marker) == ("deck", 0, 0)


@pytest.mark.rule("HAW-7")
def test_it_stays_where_it_is_when_somebody_else_leaves() -> None:
    table = opened(*FOUR)
    table.draw(10, 5, 9, 8)
    assert table.still_in == [0, 3]
    assert (table.circle, table.to_move, table.s.marker) == ("hand", 0, 0)
    assert table.told("marker") == []


@pytest.mark.rule("HAW-7")
@pytest.mark.parametrize(("leave", "script"), [("fold", ""), ("draw", "draw 0=4")])
def test_when_its_owner_is_out_the_circle_goes_on_to_its_end(leave: str, script: str) -> None:
    """H-7: the neighbour's turn begins no new circle; the marker moves between circles."""
    table = opened(*FOUR)
    table.play(leave, script, seat=0)
    for seat, card in enumerate((10, 10, 8), start=1):
        assert (table.to_move, table.circle, table.s.marker) == (seat, "deck", 0)
        table.draw(card)
    assert (table.to_move, table.circle, table.s.marker) == (1, "hand", 1)
    assert table.told("marker") == [(1, 0, 0)]
    [why] = [other for name, _, _, _, other, _ in table.happenings if name == "marker"]
    assert why == 0


@pytest.mark.rule("HAW-7")
def test_when_the_left_neighbour_is_out_too_the_next_player_gets_it() -> None:
    """H-7."""
    table = opened(*FOUR)
    table.play("fold", seat=0)
    table.draw(5)
    table.draw(10, 8)
    assert table.still_in == [2, 3]
    assert (table.to_move, table.circle, table.s.marker) == (2, "hand", 2)


@pytest.mark.rule("HAW-7")
def test_who_has_got_it_begins_all_circles_from_then_on() -> None:
    table = opened(*FOUR)
    table.play("fold", seat=0)
    table.draw(10, 10, 8)
    for token in ("play 6", "play 3", "play 5"):
        table.play(token)
    assert (table.to_move, table.circle, table.s.marker) == (1, "deck", 1)


@pytest.mark.rule("HAW-7")
def test_it_can_move_after_a_hand_circle_as_well() -> None:
    table = opened(*FOUR)
    table.draw(10, 10, 10, 8)
    table.play("fold", seat=0)
    for token in ("play 6", "play 3", "play 5"):
        assert table.circle == "hand"
        table.play(token)
    assert (table.to_move, table.circle, table.s.marker) == (1, "deck", 1)


@pytest.mark.rule("HAW-7")
def test_it_goes_round_the_table() -> None:
    """The last seat has it and leaves: the next to its left is seat 0."""
    table = opened("9 6 7 8 10", "5 6 8 9 10", "4 3 7 8 10")
    assert (table.to_move, table.s.marker) == (2, 2)
    table.play("fold", seat=2)
    table.draw(10, 10)
    assert (table.to_move, table.circle, table.s.marker) == (0, "hand", 0)


@pytest.mark.rule("HAW-7")
def test_the_next_round_gives_it_to_its_own_first_player() -> None:
    table = opened(*TWO)
    table.play("fold", deal(*TWO), seat=0)
    assert table.s.marker == -1
    table.start_with("9", "5")
    assert (table.to_move, table.s.marker) == (1, 1)
