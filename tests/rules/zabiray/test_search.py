"""Search cards: the next player takes cards until a number comes."""

from __future__ import annotations

import pytest

from scripted_tables.zabiray import EVERY_PLAIN_CARD, dealt, facing, seated


@pytest.mark.rule("ZAB-34")
@pytest.mark.parametrize("top", ["g1", "p5", "y3", "gr", "pr", "yr"])
def test_a_search_goes_on_any_number_and_any_reverse_card(top: str) -> None:
    table = facing(top, "s ru")
    table.play("play s")
    assert table.pile == f"{top} s"


@pytest.mark.rule("ZAB-34")
@pytest.mark.parametrize(
    ("top", "clause"), [("", "ZAB-9"), ("w:g", "ZAB-31"), ("za", "ZAB-17"), ("be", "ZAB-18"), ("ru", "ZAB-25")]
)
def test_and_on_nothing_else(top: str, clause: str) -> None:
    assert facing(top, "s ru").why_not("play s") == clause
    assert facing("s", "s ru").why_not("play s") == "ZAB-35"


@pytest.mark.rule("ZAB-35", "ZAB-36")
def test_the_next_player_takes_cards_until_a_number_comes_and_lays_it() -> None:
    """The number need not match anything; wild and reverse are no numbers; backs do not matter."""
    table = dealt("g1 s g2 be ru s y1", "g2 p1 za w ru s y2", top="za/5 gr/x w/g y4/3 p3/4")
    table.turns("0 play g1", "1 play g2", "0 play s")
    assert table.legal == ["seek"]
    table.turns("1 seek")
    assert table.pile == "g1 g2 s y4"
    assert table.hands[1] == "gr p1 y2 s w w za za ru"
    assert (table.back, table.to_move) == ("4", 0)
    assert table.legal == ["draw", "play s", "play y1"]


@pytest.mark.rule("ZAB-35")
@pytest.mark.parametrize("back", ["1", "4", "g"])
def test_a_number_may_come_at_once_whatever_its_back(back: str) -> None:
    table = facing("y2 s", "ru be", top=f"p3/{back} g5/5")
    table.play("seek")
    assert (table.pile, table.hands[0], table.stock) == ("y2 s p3", "be ru", 108 - 9)


@pytest.mark.rule("ZAB-36")
@pytest.mark.parametrize("card", ["w/x", "gr/x", "s/x", "za/x", "be/x", "ru/x"])
def test_nothing_but_a_number_ends_the_search(card: str) -> None:
    """An X on the back is not heeded, a reverse does not turn the direction, and no wild is named."""
    table = facing("y2 s", "ru", top=f"{card} g5/5 p3/4")
    table.play("seek")
    assert table.pile == "y2 s g5"
    assert sorted(table.hands[0].split()) == sorted(["ru", card.split("/")[0]])
    assert (table.direction, table.to_move) == (1, 1)


@pytest.mark.rule("ZAB-35")
def test_nothing_can_be_played_against_it() -> None:
    """R-10: not from the hand, not a wild, nor may the back be followed."""
    table = facing("g1 s", f"{EVERY_PLAIN_CARD} w w")
    assert table.legal == ["seek"]
    for token in table.rules.TOKENS:
        if token.startswith(("play", "triple", "draw")):
            assert table.why_not(token) == ("ZAB-33" if "w" in token.split() else "ZAB-35")


@pytest.mark.rule("ZAB-35")
@pytest.mark.parametrize(("direction", "next_seat"), [(1, 1), (-1, 2)])
def test_that_is_the_whole_turn(direction: int, next_seat: int) -> None:
    table = seated(3).lay("g1 g2", "g5", "g4", pile="y1 s", top="g3/3 be/1", direction=direction)
    table.play("seek", seat=0)
    assert table.to_move == next_seat
    assert "draw" in table.legal
    assert table.hands[0] == "g1 g2"


@pytest.mark.rule("ZAB-35")
def test_only_under_a_search_card_can_one_seek() -> None:
    assert facing("g1", "g1 s").why_not("seek") == "ZAB-35"


@pytest.mark.rule("ZAB-35", "ZAB-29")
def test_with_two_players_the_other_one_seeks() -> None:
    table = seated(2).lay("s gr", "g1 y1", pile="g5", top="p3/4 g2/2")
    table.turns("0 play s", "1 seek")
    assert (table.pile, table.to_move) == ("g5 s p3", 0)
