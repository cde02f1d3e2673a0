"""За, Бе, Ру: whoever lays the third takes the pile."""

from __future__ import annotations

import pytest

from scripted_tables.zabiray import EVERY_PLAIN_CARD, facing, seated


@pytest.mark.rule("ZAB-16", "ZAB-17", "ZAB-18", "ZAB-19")
def test_three_players_lay_za_be_and_ru_and_the_third_takes_the_pile() -> None:
    table = seated(3).lay("za g1", "be g2", "ru g3", pile="y2 y4")
    table.turns("0 play za", "1 play be")
    assert table.pile == "y2 y4 za be"
    table.turns("2 play ru", "2 say")
    assert (table.pile, table.piles) == ("", [0, 0, 1])
    assert table.captured == "y2 y4 za be ru"
    assert table.told("capture") == [(2, 5)]


@pytest.mark.rule("ZAB-16")
@pytest.mark.parametrize("top", ["g1", "p5", "y3", "gr", "pr", "yr"])
def test_za_goes_on_any_number_and_any_reverse_card(top: str) -> None:
    table = facing(top, "za w")
    table.play("play za")
    assert table.pile == f"{top} za"


@pytest.mark.rule("ZAB-16")
@pytest.mark.parametrize(
    ("top", "clause"),
    [("", "ZAB-9"), ("w:g", "ZAB-31"), ("za", "ZAB-17"), ("be", "ZAB-18"), ("w:be", "ZAB-18"), ("ru", "ZAB-25")],
)
def test_and_on_nothing_else(top: str, clause: str) -> None:
    assert facing(top, "za w").why_not("play za") == clause


@pytest.mark.rule("ZAB-17")
@pytest.mark.parametrize("top", ["g1", "gr", "w:y", "be", "w:be", "ru", ""])
def test_be_goes_only_on_za(top: str) -> None:
    assert "play be" not in facing(top, "be ru").legal
    assert "play be" in facing("za", "be ru").legal


@pytest.mark.rule("ZAB-17")
def test_on_za_goes_nothing_but_be_or_a_wild_as_be() -> None:
    table = facing("g1 za", EVERY_PLAIN_CARD)
    assert table.legal == ["draw", "play be", "play w be"]
    assert {table.why_not(f"play {card}") for card in ("g1", "gr", "s", "za", "ru", "w g", "w ru")} == {"ZAB-17"}


@pytest.mark.rule("ZAB-18")
@pytest.mark.parametrize("top", ["g1", "gr", "w:y", "za", "ru", ""])
def test_ru_goes_only_on_be(top: str) -> None:
    assert "play ru" not in facing(top, "be ru").legal
    assert "play ru" in facing("be", "be ru").legal


@pytest.mark.rule("ZAB-18")
@pytest.mark.parametrize("top", ["be", "w:be"])
def test_on_be_goes_nothing_but_ru_or_a_wild_as_ru(top: str) -> None:
    table = facing(f"g1 za {top}", EVERY_PLAIN_CARD)
    assert table.legal == ["draw", "play ru", "play w ru"]
    assert {table.why_not(f"play {card}") for card in ("g1", "gr", "s", "za", "be", "w g", "w be")} == {"ZAB-18"}


@pytest.mark.rule("ZAB-19", "ZAB-20")
def test_every_pile_is_one_pile_however_many_cards_it_has() -> None:
    """R-27: the pile "opposite" a player is one that lies in front of them."""
    table = seated(2).lay("ru za g1", "ru be g2", pile="g3 y3 y1 za be")
    table.turns("0 play ru", "0 say", "1 play g2", "0 play za", "1 play be")
    table.lay("ru g1", "ru g4", pile="be", piles=[1, 0], stock="g5/2")
    table.turns("0 play ru", "0 say")
    assert table.piles == [2, 0]


@pytest.mark.rule("ZAB-20")
def test_captured_cards_never_come_back_in_this_deal() -> None:
    table = seated(2).lay("ru g1 g2", "y1 y2", pile="p3 p4 za be", top="g3/x g5/5")
    table.turns("0 play ru", "0 say")
    lost = table.captured
    assert lost == "p3 p4 za be ru"
    table.turns("1 draw", "0 play g2", "1 draw")
    assert table.captured == lost
    assert table.stock == 108 - 5 - sum(table.held) - len(table.pile.split())


@pytest.mark.rule("ZAB-20", "ZAB-45")
def test_they_are_worth_points_when_the_deal_is_scored_and_not_before() -> None:
    table = seated(2, max_rounds=1).lay("ru g1 g2", "y1 g4", pile="p3 za be")
    table.turns("0 play ru", "0 say")
    assert table.points == [0, 0]
    table.turns("1 play y1")
    table.lay("g1", "g4", pile="g3", stock="g5/2", piles=[0, 3])
    table.play("play g1")
    assert table.points == [1, 3]


@pytest.mark.rule("ZAB-17", "ZAB-18", "ZAB-15")
@pytest.mark.parametrize("below", ["g1", "w:p", "be", "s"])
def test_a_sequence_runs_from_wherever_an_x_began_it(below: str) -> None:
    """R-8: after За comes Бе, after Бе comes Ру, which captures; a wild may stand for them."""
    table = seated(3).lay("g1 g2", "be w", "ru w", turn=0, pile=below if below != "s" else "s g1", top="za/x g5/5")
    table.play("draw")
    assert table.legal == ["draw", "play be", "play w be"]
    table.turns("1 play w be")
    assert table.legal == ["draw", "play ru", "play w ru"]
    table.turns("2 play w ru", "2 say")
    assert table.piles == [0, 0, 1]


@pytest.mark.rule("ZAB-18")
def test_ru_captures_on_a_be_that_an_x_turned_up_on_whatever() -> None:
    """R-8."""
    table = seated(3).lay("g1 g2", "ru y1", "y2 y3", pile="p4", top="be/x g5/5")
    table.turns("0 draw", "1 play ru", "1 say")
    assert (table.piles, table.captured) == ([0, 1, 0], "p4 be ru")
