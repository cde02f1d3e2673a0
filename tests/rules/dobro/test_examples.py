"""The worked examples of the specification, E1 to E9; E10 are whole games."""

from __future__ import annotations

import pytest

from scripted_tables.dobro import DobroTable, deal, dealt, facing, round_over, seated

BORYA, ANDREY, TANYA, VERA = range(4)


@pytest.mark.rule("DOBRO-2", "DOBRO-8", "DOBRO-13", "DOBRO-14", "DOBRO-15", "DOBRO-20", "DOBRO-21", "DOBRO-29")
def test_e1_the_kon_of_the_booklet() -> None:
    table = dealt("5 2 3 3 4 7", "5 8 9 2 3 6", "6 6 7 2 8 10", "4 s 11 12 9 3", first=VERA)
    table.turn("play 4", says=4, draws="7", seat=VERA)
    table.turn("play 5", says=5, draws="4", seat=BORYA)
    table.turn("play 5", says=10, draws="11", seat=ANDREY)
    table.turn("pair 6", says=12, draws="2 5", seat=TANYA)
    table.turn("skip", says=12, draws="10", seat=VERA)
    assert (table.to_move, table.legal) == (BORYA, ["take"])
    assert table.pile == "4 5 5 6 6 s"
    table.play("take")
    assert table.taken == [6, 0, 0, 0]
    assert table.to_move == BORYA
    assert "draw" not in table.legal
    assert "take" not in table.legal
    table.turn("play 2", says=2, draws="8", seat=BORYA)
    assert table.to_move == ANDREY


@pytest.mark.rule("DOBRO-40", "DOBRO-41", "DOBRO-42", "DOBRO-43")
@pytest.mark.parametrize(
    ("taken", "holder", "points"),
    [
        ((18, 12, 12, 8), -1, [1, 2, 2, 4]),
        ((18, 12, 12, 8), 1, [1, 1, 2, 4]),
        ((0, 0), -1, [1, 1]),
        ((5, 5, 5, 2), -1, [1, 1, 1, 4]),
        ((9, 4, 4, 4, 1, 0), -1, [1, 2, 2, 2, 5, 6]),
    ],
)
def test_e2_scoring(taken: tuple[int, ...], holder: int, points: list[int]) -> None:
    assert round_over(*taken, holder=holder).sheet == [points]


@pytest.mark.rule("DOBRO-12", "DOBRO-13", "DOBRO-14")
@pytest.mark.parametrize(
    ("pile", "good", "number", "says"), [("2", 2, 2, 4), ("5 5", 10, 10, 20), ("4", 4, 3, None), ("", 0, 7, 7)]
)
def test_e3_arithmetic_of_single_cards(pile: str, good: int, number: int, says: int | None) -> None:
    after(facing(pile, f"{number} 2", good), f"play {number}", says)


@pytest.mark.rule("DOBRO-12", "DOBRO-15", "DOBRO-16")
@pytest.mark.parametrize("reading", ["good", "top"])
@pytest.mark.parametrize(
    ("pile", "good", "number", "says"),
    [
        ("8", 8, 4, {"good": 16, "top": 16}),
        ("", 0, 4, {"good": 8, "top": 8}),
        ("5 5", 10, 6, {"good": 12, "top": 12}),
        ("12", 12, 5, {}),
        ("12", 12, 6, {"good": 24, "top": 24}),
        ("5 5", 10, 5, {"good": 20, "top": 10}),
        ("j12 j12", 24, 12, {"good": 48, "top": 24}),
    ],
)
def test_e3_arithmetic_of_pairs(pile: str, good: int, number: int, says: dict[str, int], reading: str) -> None:
    table = facing(pile, f"{number} {number} 2", good, pair_double=reading)
    after(table, f"pair {number}", says.get(reading))


def after(table: DobroTable, token: str, says: int | None) -> None:
    """What a play makes of the good number; nothing, if it is not allowed."""
    if says is None:
        assert token not in table.legal
    else:
        table.turn(token, says=says)


@pytest.mark.rule("DOBRO-25", "DOBRO-26", "DOBRO-27", "DOBRO-20")
def test_e4_jokers() -> None:
    table = dealt("j j 4 2 2 3", "8 4 s r 12 12", "j 6 5 5 9 10")
    table.turn("joker 8", says=8, draws="7", seat=0)
    table.turn("play 8", says=16, draws="6", seat=1)
    assert (table.to_move, table.legal) == (2, ["pairj 10", "pairj 9", "take"])
    table.turn("pairj 9", says=18, draws="6 7", seat=2)
    assert (table.to_move, table.legal) == (0, ["take"])
    table.play("take")
    assert table.taken == [4, 0, 0]
    table.turn("pairj 4", says=8, draws="3 4", seat=0)
    assert (table.to_move, table.legal) == (1, ["pair 12", "play 12", "reverse", "skip", "take"])


@pytest.mark.rule("DOBRO-16", "DOBRO-25", "DOBRO-28")
def test_e4_two_jokers() -> None:
    table = dealt("j j 3 2 2 3", "8 9 s r 12 12", "8 6 5 5 9 10", first=2)
    table.turn("play 8", says=8, draws="2", seat=2)
    assert table.to_move == 0
    assert [f"joker {number}" in table.legal for number in range(2, 13)] == [False] * 6 + [True] * 5
    assert [f"jokers {number}" in table.legal for number in range(2, 13)] == [False] * 2 + [True] * 9
    assert not {"pairj 3", "pair 3"} & set(table.legal)
    table.turn("jokers 4", says=16)


@pytest.mark.rule("DOBRO-12", "DOBRO-29", "DOBRO-30", "DOBRO-31")
def test_e5_opening_with_special_cards_and_reversing() -> None:
    table = dealt("s 2 3 4 5 6", "r 2 3 4 5 6", "2 2 7 8 9 10", "7 7 8 9 10 11")
    table.turn("skip", says=0, draws="12", seat=0)
    assert {"take", "play 2"} <= set(table.legal)
    table.turn("reverse", says=0, draws="12", seat=1)
    assert table.direction == -1
    table.turn("play 2", says=2, draws="11", seat=0)
    table.turn("play 7", says=7, forgets=True, seat=3)
    assert table.holder == 3
    assert len(table.hands[3].split()) == 5
    assert table.to_move == 2


@pytest.mark.rule("DOBRO-8", "DOBRO-16", "DOBRO-29")
def test_e6_looking_through_a_special_card() -> None:
    """R4."""
    table = dealt("8 2 3 4 5 6", "s 2 3 4 5 6", "4 4 7 8 9 10")
    table.turn("play 8", draws="12", seat=0)
    table.turn("skip", says=8, draws="12", seat=1)
    table.turn("pair 4", says=16, seat=2)


@pytest.mark.rule("DOBRO-14", "DOBRO-16")
@pytest.mark.parametrize(("reading", "says"), [("good", 20), ("top", 10)])
def test_e6b_the_two_readings(reading: str, says: int) -> None:
    """R2."""
    table = dealt("5 2 3 4 6 7", "5 2 3 4 6 7", "5 5 8 9 10 11", pair_double=reading)
    table.turn("play 5", says=5, draws="12", seat=0)
    table.turn("play 5", says=10, draws="12", seat=1)
    table.turn("pair 5", says=says, seat=2)


@pytest.mark.rule("DOBRO-30", "DOBRO-37", "DOBRO-46", "DOBRO-48")
def test_e6c_a_reverse_as_the_last_card() -> None:
    """R20."""
    table = seated(3).lay("r", "5 2 3 4 6 7", "5 5 8 9 10 11")
    before = len(table.chances)
    table.play("reverse", deal("r 2 3 4 6 7", "5 2 3 4 6 7", "5 5 8 9 10 11"))
    assert table.sheet == [[1, 1, 1]]
    assert table.direction == -1
    assert table.to_move == 2
    assert "draw" not in table.legal
    assert len(table.chances) - before == 18  # the deal, and no lot


@pytest.mark.rule("DOBRO-23", "DOBRO-31", "DOBRO-33", "DOBRO-34", "DOBRO-37", "DOBRO-45", "DOBRO-47", "DOBRO-61")
def test_e7_a_forgetful_round_of_two() -> None:
    table = dealt("2 3 4 5 6 7", "2 8 9 10 11 12", aside="2 3 4 5 6 7 8 9 10 11")
    table.turn("play 2", says=2, forgets=True, seat=0)
    table.turn("play 2", says=4, draws="3", seat=1)
    table.turn("play 4", says=8, forgets=True, seat=0)
    table.turn("play 8", says=16, draws="4", seat=1)
    table.play("take", seat=0)
    assert len(table.hands[0].split()) == 4
    assert (table.to_move, table.legal) == (0, ["draw", "forget"])
    table.play("forget", seat=0)
    table.turn("play 3", says=3, forgets=True, seat=0)
    table.turn("play 9", says=9, draws="5", seat=1)
    table.turn("take", forgets=True, seat=0)
    table.turn("play 5", says=5, forgets=True, seat=0)
    table.turn("play 10", says=10, draws="6", seat=1)
    table.turn("take", forgets=True, seat=0)
    table.turn("play 6", forgets=True, seat=0)
    table.turn("play 11", says=11, draws="7", seat=1)
    table.turn("take", forgets=True, seat=0)
    assert [len(hand.split()) for hand in table.hands] == [1, 6]
    assert table.taken == [10, 0]
    assert table.deck == 27
    table.play("play 7", "aside=2,3,4,5,6,7,8,9,10,11;" + deal("2 3 4 5 6 7", "2 8 9 10 11 12"), seat=0)
    assert table.sheet == [[0, 2]]
    assert (table.to_move, table.holder) == (0, -1)


@pytest.mark.rule("DOBRO-47", "DOBRO-48")
@pytest.mark.parametrize(
    ("one", "other", "opens"),
    [
        ("11 9 j j j s", "11 9 2 s r r", 2),
        ("11 10 s 2 2 2", "11 9 8 7 7 7", 1),
        ("11 9 j 2 3 4", "s 11 9 2 3 4", None),
    ],
)
@pytest.mark.parametrize("lot", [1, 2])
def test_e8_the_first_player_of_a_new_round(one: str, other: str, opens: int | None, lot: int) -> None:
    """R10, R14: seats 1 and 2 tie, and a lot is needed only if their numbers are all the same."""
    chance = "" if opens else f"; first={lot}"
    table = round_over(0, 1, 1, holder=0, then=deal("12 12 12 11 10 10", one, other) + chance)
    assert table.points == [2, 1, 1]
    assert table.to_move == (opens or lot)
    assert (table.chances[-1][0] == "first") == (opens is None)


@pytest.mark.rule("DOBRO-47")
def test_e8_the_fewest_points() -> None:
    table = round_over(0, 1, 2, then=deal("12 12 12 11 10 10", "11 9 j j j s", "2 2 2 3 3 3"))
    assert table.points == [3, 2, 1]
    assert table.to_move == 2


@pytest.mark.rule("DOBRO-50", "DOBRO-51")
def test_e9_the_last_round_breaks_the_tie() -> None:
    table = round_over(3, 2, 1, sheet=[[3, 1, 2], [2, 3, 1]])
    assert table.sheet[-1] == [1, 2, 3]
    assert table.result() == ([6, 6, 6], [3, 2, 1])


@pytest.mark.rule("DOBRO-52", "DOBRO-53")
def test_e9_the_sum_of_numbers_breaks_it() -> None:
    """R10: a joker and a reverse count nothing."""
    table = round_over("12 j", "3 4", "7 r", sheet=[[3, 1, 2], [1, 3, 2]])
    assert table.sheet[-1] == [1, 1, 1]
    assert table.sums == [12, 7, 7]
    assert table.result() == ([5, 5, 5], [3, 1, 1])
