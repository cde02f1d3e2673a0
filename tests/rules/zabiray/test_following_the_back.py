"""Who cannot play, or will not, does what the back of the stock's top card says."""

from __future__ import annotations

import pytest

from scripted_tables.zabiray import EVERY_PLAIN_CARD, dealt, facing, seated


@pytest.mark.rule("ZAB-22")
@pytest.mark.parametrize("top", ["", "g1", "pr", "w:y", "za", "be", "w:be", "ru"])
def test_a_player_may_refuse_in_every_turn(top: str) -> None:
    """R-29."""
    table = facing(top, EVERY_PLAIN_CARD, top="ru/1 g5/5")
    assert len(table.legal) > 1
    table.play("draw")
    assert (table.pile, table.held[0], table.to_move) == (top, 24, 1)


@pytest.mark.rule("ZAB-22", "ZAB-35")
def test_except_under_a_search_card() -> None:
    table = facing("g1 s", "g1 w", top="ru/1 g5/5")
    assert table.legal == ["seek"]
    assert table.why_not("draw") == "ZAB-35"


@pytest.mark.rule("ZAB-22", "ZAB-11")
def test_who_cannot_play_has_no_choice() -> None:
    assert facing("g1", "p2 y3 be ru yr").legal == ["draw"]


@pytest.mark.rule("ZAB-23")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_number_makes_one_take_that_many_the_top_card_first(number: int) -> None:
    """R-22: the card that shows the number is the first of them."""
    coming = ["g2/2", "p1/5", "yr/2", "y4/x"]
    table = facing("g1", "za", top=" ".join([f"ru/{number}", *coming, "be/4"]))
    stock = table.stock
    table.play("draw")
    taken = ["ru", *(card.split("/")[0] for card in coming)][:number]
    assert sorted(table.hands[0].split()) == sorted(["za", *taken])
    assert (table.stock, table.pile, table.to_move) == (stock - number, "g1", 1)
    assert table.back == [*coming, "be/4"][number - 1][-1]
    assert [kind for kind, _ in table.chances[-number:]] == ["top"] * number


@pytest.mark.rule("ZAB-23")
def test_the_backs_of_the_further_cards_do_not_matter() -> None:
    table = facing("g1", "za", top="ru/3 g3/x be/p p4/5")
    table.play("draw")
    assert (table.hands[0], table.pile) == ("g3 za be ru", "g1")


@pytest.mark.rule("ZAB-23", "ZAB-11")
def test_a_card_just_taken_is_not_played_in_this_turn() -> None:
    """R-21: it would fit, but the turn is over."""
    table = seated(2).lay("ru", "y1", pile="g1", top="g4/1 p4/2")
    table.play("draw", seat=0)
    assert (table.hands[0], table.to_move) == ("g4 ru", 1)
    table.play("draw", seat=1)
    assert (table.to_move, table.legal) == (0, ["draw", "play g4"])


@pytest.mark.rule("ZAB-24")
def test_an_x_is_turned_up_onto_the_pile() -> None:
    table = facing("g1", "ru", top="y4/x p4/2")
    table.play("draw")
    assert (table.pile, table.hands[0], table.back) == ("g1 y4", "ru", "2")
    assert (table.to_move, table.legal) == (1, ["draw", "play y5"])


@pytest.mark.rule("ZAB-24")
@pytest.mark.parametrize("top", ["g1", "pr", "w:g", "za", "be", "w:be", "ru"])
def test_it_goes_on_anything(top: str) -> None:
    table = facing(top, "ru", top="y4/x p4/2")
    table.play("draw")
    assert table.pile == f"{top} y4"


@pytest.mark.rule("ZAB-24")
def test_without_a_pile_it_starts_one() -> None:
    """R-28."""
    table = facing("", "ru", top="y4/x p4/2")
    table.play("draw")
    assert table.pile == "y4"


@pytest.mark.rule("ZAB-25")
def test_it_breaks_the_sequence() -> None:
    """The rulebook's example: За lies there, one holds Бе, but follows the X."""
    table = dealt("g1 za za za s s s", "be be w ru g1 p2 y2", top="g3/x y5/4")
    table.turns("0 play g1", "1 play g1", "0 play za")
    assert table.legal == ["draw", "play be", "play w be"]
    table.turns("1 draw")
    assert table.pile == "g1 g1 za g3"
    assert (table.to_move, table.legal) == (0, ["draw", "play s", "play za"])
    assert table.held == [5, 6]


@pytest.mark.rule("ZAB-25")
@pytest.mark.parametrize("below", ["g1 za be", "g1 za w:be", "g1 za", "g1", ""])
def test_a_ru_that_is_turned_up_takes_nothing(below: str) -> None:
    """R-9: a number card comes next, any, on this same pile."""
    table = seated(3).lay("g1 be", EVERY_PLAIN_CARD, "y5 ru", pile=below, top="ru/x p4/2")
    table.turns("0 draw")
    assert table.pile == f"{below} ru".strip()
    assert (table.piles, table.to_move) == ([0, 0, 0], 1)
    assert table.legal == sorted(["draw", *(f"play {colour}{number}" for colour in "gpy" for number in range(1, 6))])
    table.turns("1 play p3")
    assert table.pile == f"{below} ru p3".strip()


@pytest.mark.rule("ZAB-26")
def test_a_dot_makes_one_take_cards_until_its_colour_comes() -> None:
    """R-22: the dotted card is the first that is taken."""
    table = facing("g1", "s", top="ru/p be/g y1/3 p4/5 g2/2")
    table.play("draw")
    assert (table.pile, table.hands[0], table.back) == ("g1 p4", "y1 s be ru", "2")
    assert table.to_move == 1


@pytest.mark.rule("ZAB-26")
def test_the_dotted_card_itself_may_be_the_one() -> None:
    """R-22."""
    table = facing("g1", "s", top="p4/p be/g")
    table.play("draw")
    assert (table.pile, table.hands[0], table.stock) == ("g1 p4", "s", 108 - 7)


@pytest.mark.rule("ZAB-26")
@pytest.mark.parametrize(("dot", "reverse"), [("g", "gr/3"), ("p", "pr/1"), ("y", "yr/2")])
def test_a_reverse_card_has_a_colour_too(dot: str, reverse: str) -> None:
    """R-3, and R-20: it turns the direction."""
    table = facing("g1", "s", top=f"za/{dot} {reverse} be/4")
    table.play("draw")
    assert (table.pile, table.hands[0]) == (f"g1 {reverse[:2]}", "s za")
    assert (table.direction, table.to_move) == (-1, 2)


@pytest.mark.rule("ZAB-26")
def test_the_backs_on_the_way_do_not_matter() -> None:
    table = facing("g1", "s", top="ru/p za/x s/4 w/y be/3 p2/x g2/2")
    table.play("draw")
    assert (table.pile, table.hands[0]) == ("g1 p2", "s s w za be ru")


@pytest.mark.rule("ZAB-26", "ZAB-25")
@pytest.mark.parametrize("top", ["za", "be", "w:be", "w:g", "ru", "yr"])
def test_a_dot_breaks_the_sequence_too_and_goes_on_anything(top: str) -> None:
    table = facing(top, "ru be", top="p4/p be/g")
    table.play("draw")
    assert (table.pile, table.piles) == (f"{top} p4", [0, 0, 0])
    assert (table.to_move, table.legal) == (1, ["draw"])


@pytest.mark.rule("ZAB-22", "ZAB-11")
@pytest.mark.parametrize(("direction", "next_seat"), [(1, 1), (-1, 3)])
@pytest.mark.parametrize("top", ["ru/2 be/1 be/4", "y4/x be/1", "ru/y y1/3 g2/2"])
def test_then_the_turn_is_over(top: str, direction: int, next_seat: int) -> None:
    table = seated(4).lay("g1 g2", "g3", "g4", "g5", pile="g1", top=top, direction=direction)
    table.play("draw", seat=0)
    assert table.to_move == next_seat
