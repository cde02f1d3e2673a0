"""Up to three throws, any dice each time."""

from __future__ import annotations

from itertools import combinations

import pytest

from scripted_tables.charidice import LETTERS, ONES, ChariTable, by_chance, thrown

SUBSETS = ["".join(dice) for size in range(1, 7) for dice in combinations(LETTERS, size)]


@pytest.mark.rule("CHARI-10")
def test_every_turn_begins_with_all_six_dice() -> None:
    table = ChariTable(3, filler=by_chance(1))
    all_six = [f"roll {die}" for die in LETTERS]
    assert [kind for kind, _ in table.chances] == ["first", *all_six]
    for _ in range(5):
        for _ in range(2):
            table.play("pass")
            table.play("roll e")
        before = len(table.chances)
        table.play(table.legal[0])
        assert [kind for kind, _ in table.chances[before:]] == all_six


@pytest.mark.rule("CHARI-11")
def test_the_player_may_stop_after_the_first_throw() -> None:
    table = thrown(ONES)
    table.play("pass", seat=1)
    assert "stop" in table.legal
    table.play("stop", seat=0)
    assert (table.to_move, table.s.throw) == (0, 1)
    table.play("score abcdef", seat=0)


@pytest.mark.rule("CHARI-11")
def test_the_player_may_stop_after_the_second_throw() -> None:
    table = thrown(ONES)
    table.play("pass")
    table.throw_again("a", "6k", seat=0)
    table.play("pass")
    table.play("stop", seat=0)
    assert table.s.throw == 2
    table.play("score bcdef", seat=0)
    assert table.cells(0) == [5, 30, 0, 12]


@pytest.mark.rule("CHARI-11", "CHARI-12")
@pytest.mark.parametrize("throws", [1, 2])
def test_any_dice_may_be_thrown_again_but_not_none(throws: int) -> None:
    """R14: to throw none is to stop, so there are 63 + 1 choices."""
    table = thrown(ONES)
    table.play("pass")
    if throws == 2:
        table.throw_again("c", "4k")
        table.play("pass")
    assert table.legal == sorted(["stop", *(f"roll {dice}" for dice in SUBSETS)])
    assert len(table.legal) == 64
    assert not {"roll", "roll "} & set(table.rules.TOKENS)


@pytest.mark.rule("CHARI-12")
@pytest.mark.parametrize("dice", ["a", "f", "bd", "ace", "abcdef"])
def test_only_the_chosen_dice_are_thrown_and_the_others_stay(dice: str) -> None:
    table = thrown("6k 5k 4k 3k 2k 1k")
    table.play("pass")
    before, old = len(table.chances), table.faces.split()
    table.play(f"roll {dice}")
    assert [kind for kind, _ in table.chances[before:]] == [f"roll {die}" for die in dice]
    for die, was, now in zip(LETTERS, old, table.faces.split(), strict=True):
        assert now == was if die not in dice else now[0] == "1"


@pytest.mark.rule("CHARI-12")
def test_a_die_kept_earlier_may_be_thrown_later() -> None:
    table = thrown(ONES)
    table.play("pass")
    table.throw_again("abc", "2y 2g 2b")
    table.play("pass")
    table.throw_again("def", "6g 6b 6s")
    assert table.faces == "2y 2g 2b 6g 6b 6s"


@pytest.mark.rule("CHARI-12")
def test_a_die_thrown_again_may_come_up_as_before() -> None:
    table = thrown(ONES)
    table.play("pass")
    table.throw_again("bc", "1y 1g")
    assert table.faces == ONES


@pytest.mark.rule("CHARI-13")
def test_after_the_third_throw_the_dice_must_be_counted() -> None:
    """No request, no stop: R6."""
    table = thrown(ONES)
    table.play("pass")
    table.throw_again("a", "2y", seat=0)
    table.play("pass")
    table.throw_again("a", "3g", seat=0)
    assert (table.to_move, table.s.throw) == (0, 3)
    assert table.legal == [f"score {dice}" for dice in table.sets]
    assert {table.why_not("stop"), table.why_not("roll a"), table.why_not("roll abcdef")} == {"CHARI-13"}


@pytest.mark.rule("CHARI-13")
def test_counting_nothing_is_no_way_out() -> None:
    """R4: there is always a set that can be counted, and no word for the empty one."""
    for seed in range(30):
        table = ChariTable(2, filler=by_chance(seed), count="any" if seed % 2 else "full")
        table.play("pass")
        table.play("stop")
        assert table.sets
    assert not [token for token in table.rules.TOKENS if token.split() == ["score"]]


@pytest.mark.rule("CHARI-14")
def test_then_all_six_dice_go_to_the_left_neighbour() -> None:
    table = thrown(ONES, players=3)
    table.count("abcdef", then="6k 5k 4k 3k 2k 1k")
    assert (table.s.turn, table.s.throw, table.faces) == (1, 1, "6k 5k 4k 3k 2k 1k")
    assert table.to_move == 2  # who may ask seat 1 for the greatest gift
    table.play("pass")
    assert (table.to_move, len(table.legal)) == (1, 64)


@pytest.mark.rule("CHARI-15")
def test_a_turn_fills_three_cells_of_the_own_row_and_one_of_the_neighbours() -> None:
    table = thrown("1r 2g 5r 4r 3r 2r", players=3)
    table.count("adef")
    assert [table.cells(seat) for seat in range(3)] == [[10, 25, 0, 12], [0, 0, 12, 0], [0, 0, 0, 0]]
    table.count("abcdef")
    assert [table.cells(seat) for seat in range(3)] == [[10, 25, 0, 12], [6, 60, 12, 0], [0, 0, 0, 0]]


@pytest.mark.rule("CHARI-15")
def test_every_round_has_a_row_of_its_own() -> None:
    table = thrown("1r 2g 5r 4r 3r 2r")
    table.count("adef")
    table.count("abcdef", then="1r 6r 6y 4r 3r 2r")
    table.count("bdef")
    assert [table.cells(0, round) for round in (1, 2, 3)] == [[10, 25, 0, 12], [15, 15, 0, 13], [0, 0, 0, 0]]
    assert [table.cells(1, round) for round in (1, 2, 3)] == [[6, 60, 12, 0], [0, 0, 13, 0], [0, 0, 0, 0]]


@pytest.mark.rule("CHARI-11", "CHARI-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_turn_has_at_most_five_decisions_and_a_game_always_ends(players: int) -> None:
    """R19: nobody asks and everybody throws three times: that is the longest game, and its length is known."""
    table = ChariTable(players, filler=by_chance(players), rounds=4)
    decisions = 0
    while not table.over:
        for token in ("pass", "roll abcdef", "pass", "roll ace", table.legal[0]):
            table.play(token if token in table.legal else table.legal[0])
            decisions += 1
    assert decisions == 5 * players * 4 == table.rules.longest(table.s)
    turns = [happening for happening, *_ in table.happenings if happening == "throw"]
    assert len(turns) == players * 4
