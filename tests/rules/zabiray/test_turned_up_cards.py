"""A card that comes from the stock onto the pile works as if it had been played, with few exceptions (R-6)."""

from __future__ import annotations

import pytest

from scripted_tables.zabiray import facing, seated


@pytest.mark.rule("ZAB-24", "ZAB-28")
@pytest.mark.parametrize("coming", ["gr/x be/y", "za/g gr/3 be/y"])
def test_a_reverse_card_turns_the_direction(coming: str) -> None:
    """R-6, R-20: brought by an X or by a dot."""
    table = facing("y1", "s", top=coming)
    table.play("draw")
    assert (table.pile, table.direction, table.to_move) == ("y1 gr", -1, 2)
    assert table.told("turn-round") == [(-1, 0)]


@pytest.mark.rule("ZAB-29")
@pytest.mark.parametrize("coming", ["gr/x be/y", "za/g gr/3 be/y"])
def test_with_two_players_the_same_seat_has_a_new_turn(coming: str) -> None:
    """R-20."""
    table = facing("y1", "g2 s", top=coming, players=2)
    table.play("draw")
    assert table.to_move == 0
    assert {"draw", "play g2", "play s"} <= set(table.legal)
    assert table.told("again") == [(0, 0)]


@pytest.mark.rule("ZAB-24", "ZAB-28")
@pytest.mark.parametrize("coming", ["gr/x be/y", "za/g gr/3 be/y"])
@pytest.mark.parametrize("players", [2, 3])
def test_with_flip_reverse_off_it_is_just_a_coloured_card(coming: str, players: int) -> None:
    """R-20."""
    table = facing("y1", "g2 s", top=coming, players=players, flip_reverse=False)
    table.play("draw")
    assert (table.pile, table.direction, table.to_move) == ("y1 gr", 1, 1)
    table.lay("gr s", "g1 g4", *["y5"] * (players - 2), pile="g5")
    table.play("play gr")
    assert table.direction == -1  # from a hand it works as ever
    assert table.to_move == (0 if players == 2 else 2)


@pytest.mark.rule("ZAB-31", "ZAB-24")
@pytest.mark.parametrize("below", ["", "g1", "pr", "w:g", "za", "be", "w:be", "ru"])
def test_whoever_turned_up_a_wild_names_a_colour_whatever_lies_below(below: str) -> None:
    """R-7: it never counts as Бе or Ру."""
    table = facing(below, "be ru g1", top="w/x g5/5")
    table.play("draw")
    assert (table.to_move, table.legal) == (0, ["name g", "name p", "name y"])
    assert (table.pile, table.back) == (f"{below} w".strip(), "5")  # the next back is already there to see
    table.play("name y")
    assert table.pile == f"{below} w:y".strip()
    assert (table.to_move, table.legal) == (1, ["draw", "play y5"])
    assert table.told("name") == [(0, 3)]


@pytest.mark.rule("ZAB-31")
@pytest.mark.parametrize(("direction", "next_seat"), [(1, 1), (-1, 2)])
@pytest.mark.parametrize("colour", ["g", "p", "y"])
def test_the_named_colour_binds_the_next_player(colour: str, direction: int, next_seat: int) -> None:
    every = "g1 p1 y1 gr pr yr s za w"
    table = seated(3).lay("s za", every, every, pile="g5", top="w/x be/3", direction=direction)
    table.play("draw")
    table.play(f"name {colour}")
    assert table.to_move == next_seat
    assert table.legal == sorted(["draw", f"play {colour}1", f"play {colour}r"])


@pytest.mark.rule("ZAB-35", "ZAB-24")
@pytest.mark.parametrize("below", ["", "g1", "w:p", "za", "be"])
def test_after_a_search_card_turned_up_the_next_player_must_seek(below: str) -> None:
    """R-6."""
    table = facing(below, "g1", top="s/x be/y p2/3 g5/5")
    table.play("draw")
    assert (table.to_move, table.legal) == (1, ["seek"])
    table.play("seek")
    assert table.pile == f"{below} s p2".strip()
    assert table.hands[1] == "y5 be ru"


@pytest.mark.rule("ZAB-16", "ZAB-17", "ZAB-24")
def test_after_za_turned_up_comes_be() -> None:
    """R-8."""
    table = seated(2).lay("g1", "g1 be ru w", pile="g3", top="za/x g5/5")
    table.play("draw")
    assert table.legal == ["draw", "play be", "play w be"]


@pytest.mark.rule("ZAB-18", "ZAB-24")
def test_after_be_turned_up_comes_ru_whatever_lies_below() -> None:
    """R-8."""
    table = seated(2).lay("g1", "g1 be ru w", pile="g3", top="be/x g5/5")
    table.play("draw")
    assert table.legal == ["draw", "play ru", "play w ru"]


@pytest.mark.rule("ZAB-25")
@pytest.mark.parametrize("below", ["za be", "za w:be", "g1 be"])
def test_with_flip_ru_take_a_ru_turned_up_on_be_captures(below: str) -> None:
    """R-9: exactly as if it had been laid, call and all."""
    table = facing(below, "g1 g2", top="ru/x be/y", flip_ru="take")
    table.play("draw")
    assert (table.pile, table.piles) == ("", [1, 0, 0])
    assert (table.to_move, table.legal) == (0, ["forget", "say"])
    assert table.held[0] == 2
    table.play("say")
    assert (table.to_move, table.legal) == (1, ["draw", "play y5"])


@pytest.mark.rule("ZAB-25", "ZAB-37")
def test_and_may_be_forgotten() -> None:
    """R-9."""
    table = facing("za be", "g1 g2", top="ru/x g5/5 s/4 y2/1", flip_ru="take")
    table.turns("0 draw", "0 forget", "1 catch")
    assert (table.hands[0], table.piles, table.to_move) == ("g1 g2 g5 s", [1, 0, 0], 1)


@pytest.mark.rule("ZAB-25")
@pytest.mark.parametrize("below", ["", "za", "g1", "yr", "w:g", "ru"])
def test_on_any_other_card_it_takes_nothing_even_so(below: str) -> None:
    """R-9."""
    table = facing(below, "g1 g2", top="ru/x be/y", flip_ru="take")
    table.play("draw")
    assert (table.pile, table.piles, table.to_move) == (f"{below} ru".strip(), [0, 0, 0], 1)


@pytest.mark.rule("ZAB-25")
def test_with_flip_ru_take_and_an_automatic_call_play_just_goes_on() -> None:
    table = facing("za be", "g1 g2", top="ru/x be/y", flip_ru="take", call="auto")
    table.play("draw")
    assert (table.pile, table.piles, table.to_move) == ("", [1, 0, 0], 1)
