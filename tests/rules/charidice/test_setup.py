"""Before the first throw: players, dice, sheets, and who starts."""

from __future__ import annotations

from itertools import permutations

import pytest

from igroteka import words
from igroteka.games import catalogue
from igroteka.games.catalogue import BadPlayers
from scripted_tables.charidice import COLOURS, LETTERS, ONES, SQUARES, ChariTable, again, by_chance, throw, thrown


@pytest.mark.rule("CHARI-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_sit_down_each_with_an_empty_sheet(players: int) -> None:
    table = ChariTable(players)
    assert table.s.seats == players
    assert all(table.cells(seat, round) == [0, 0, 0, 0] for seat in range(players) for round in range(1, 8))
    assert table.requests == list(range(players))


@pytest.mark.rule("CHARI-1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_nobody_plays_alone_and_five_are_too_many(players: int) -> None:
    with pytest.raises(BadPlayers):
        catalogue.blank(catalogue.rules("charidice"), players, {})


@pytest.mark.rule("CHARI-2")
@pytest.mark.parametrize("square", SQUARES)
def test_both_squares_are_latin_squares(square: str) -> None:
    """R1: every die has six numbers in six colours, and over all dice every pair of number and colour exists once."""
    faces = SQUARES[square]
    for sides in faces.values():
        assert [side[0] for side in sides] == list("123456")
        assert {side[1] for side in sides} == set(COLOURS)
    every = [side for sides in faces.values() for side in sides]
    assert sorted(every) == sorted(f"{number}{colour}" for number in range(1, 7) for colour in COLOURS)


@pytest.mark.rule("CHARI-2")
def test_the_cyclic_square_is_the_formula_of_the_specification() -> None:
    for index, sides in enumerate(SQUARES["cyclic"].values()):
        assert sides == [f"{number}{COLOURS[(number - 1 + index) % 6]}" for number in range(1, 7)]


@pytest.mark.rule("CHARI-2")
@pytest.mark.parametrize("square", SQUARES)
def test_the_dice_on_the_table_have_the_faces_of_the_specification(square: str) -> None:
    offered: dict[str, list[str]] = {}

    def watch(kind: str, weighted: list[str]) -> str:
        offered[kind] = weighted
        return weighted[0]

    ChariTable(2, filler=watch, square=square)
    del offered["first"]
    assert offered == {f"roll {die}": sides for die, sides in SQUARES[square].items()}


@pytest.mark.rule("CHARI-2")
@pytest.mark.parametrize(("square", "throws"), [("cyclic", 0), ("mixed", 32)])
def test_six_numbers_in_six_colours_need_the_mixed_square(square: str, throws: int) -> None:
    """R1: the squares do differ in what can come up."""
    faces = SQUARES[square]
    shown = [
        {faces[die][number][1] for die, number in zip(LETTERS, order, strict=True)} for order in permutations(range(6))
    ]
    assert [len(colours) for colours in shown].count(6) == throws


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_face_has_a_name_of_its_own(language: str) -> None:
    """R16: the letters are ours; black and grey must not be confused in any language."""
    faces = [side for sides in SQUARES["cyclic"].values() for side in sides]
    names = {face: words.of("charidice", language).face(face) for face in faces}
    assert len(set(names.values())) == 36
    assert not any(name == face for face, name in names.items())


@pytest.mark.rule("CHARI-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_starter_is_drawn_by_lot_among_all_alike(players: int) -> None:
    """R12: birthdays are unknown here."""
    offered: list[tuple[str, list[str]]] = []

    def watch(kind: str, weighted: list[str]) -> str:
        offered.append((kind, weighted))
        return weighted[-1]

    table = ChariTable(players, filler=watch)
    assert offered[0] == ("first", [str(seat) for seat in range(players)])
    assert [kind for kind, _ in offered].count("first") == 1
    assert table.s.first == table.s.turn == players - 1


@pytest.mark.rule("CHARI-5")
@pytest.mark.parametrize(("players", "first"), [(n, seat) for n in (2, 3, 4) for seat in range(n)])
def test_a_table_that_knows_whose_birthday_is_next_says_who_starts(players: int, first: int) -> None:
    """R12: then nothing is left to chance."""
    table = ChariTable(players, throw(ONES), filler=None, first_seat=first)
    assert "first" not in [kind for kind, _ in table.chances]
    assert table.s.turn == first
    table.play("pass", seat=(first + 1) % players)
    assert table.to_move == first


@pytest.mark.rule("CHARI-6")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 2), (4, 1)])
def test_a_round_is_one_turn_of_everybody_clockwise_from_the_starter(players: int, first: int) -> None:
    table = thrown(ONES, players, first, rounds=3)
    turns = []
    while not table.over:
        turns.append((table.s.round, table.s.turn))
        table.count("abcdef")
    clockwise = [(first + step) % players for step in range(players)]
    assert turns == [(round, seat) for round in (1, 2, 3) for seat in clockwise]


def test_nothing_is_hidden_from_anybody() -> None:
    table = ChariTable(3, filler=by_chance(3))
    table.play("ask")
    for viewer in (-1, 0, 1, 2):
        seen = table.s.copy()
        table.rules.redact(seen, viewer)
        assert seen == table.s


def test_tokens_name_dice_in_alphabetical_order() -> None:
    tokens = catalogue.rules("charidice").TOKENS
    assert len(tokens) == len(set(tokens)) == 3 + 63 + 63
    for token in tokens[3:]:
        verb, dice = token.split(" ")
        assert verb in ("roll", "score")
        assert list(dice) == sorted(set(dice))
        assert set(dice) <= set(LETTERS)


def test_the_worked_throws_use_faces_that_exist() -> None:
    """A script with a wrong face is noticed, so the throws of these tests are real ones."""
    assert again("bc", "2g 5r") == "roll b=2g; roll c=5r"
    with pytest.raises(AssertionError, match="cannot be"):
        thrown("1y 1y 1g 1b 1s 1k")
