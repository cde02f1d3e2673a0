"""Wild cards: a colour for the next card, or a card of the sequence."""

from __future__ import annotations

import pytest

from scripted_tables.zabiray import dealt, facing, seated


@pytest.mark.rule("ZAB-30")
def test_a_wild_has_two_uses() -> None:
    assert facing("g1", "w y2").legal == ["draw", "play w g", "play w p", "play w y"]
    assert facing("za", "w y2").legal == ["draw", "play w be"]


@pytest.mark.rule("ZAB-31")
@pytest.mark.parametrize("top", ["g1", "p4", "gr", "yr"])
@pytest.mark.parametrize("colour", ["g", "p", "y"])
def test_on_any_number_or_reverse_it_names_any_colour(top: str, colour: str) -> None:
    table = facing(top, "w s")
    table.play(f"play w {colour}")
    assert table.pile == f"{top} w:{colour}"
    assert table.to_move == 1


@pytest.mark.rule("ZAB-31")
def test_only_that_colour_may_follow() -> None:
    """R-5: no За, no search, no other wild, no reverse of another colour."""
    table = facing("g1 w:p", "p1 p5 pr g1 gr yr s w za be ru")
    assert table.legal == ["draw", "play p1", "play p5", "play pr"]
    refused = ["play g1", "play gr", "play yr", "play s", "play za", "play w p", "play w be", "play be"]
    assert {table.why_not(token) for token in refused} == {"ZAB-31"}
    assert table.why_not("triple za be ru") == "ZAB-39"


@pytest.mark.rule("ZAB-31")
def test_the_colour_binds_until_somebody_obeys() -> None:
    """R-5: who takes cards instead has not changed the top card."""
    table = dealt("g1 g1 za be ru s y1", "w p1 za be ru s y2", "w pr za be ru p4 y3", top="ru/1 p5/3 be/4 y5/1 g2/5")
    table.turns("0 play g1", "1 play w p", "2 draw", "0 draw")
    assert (table.to_move, table.legal, table.pile) == (1, ["draw", "play p1"], "g1 w:p")
    table.turns("1 play p1")
    assert table.pile == "g1 w:p p1"


@pytest.mark.rule("ZAB-31", "ZAB-15")
def test_and_no_longer() -> None:
    table = seated(2).lay("p1 s", "g1 za y2", pile="g5 w:p")
    table.turns("0 play p1")
    assert table.legal == ["draw", "play g1", "play za"]


@pytest.mark.rule("ZAB-31", "ZAB-24")
def test_or_until_an_x_covers_it() -> None:
    table = seated(2).lay("g2 s", "g1 za y2", pile="g5 w:p", top="g3/x be/1")
    table.turns("0 draw")
    assert table.legal == ["draw", "play g1", "play za"]


@pytest.mark.rule("ZAB-32")
def test_it_stands_for_be_on_za_and_for_ru_on_be() -> None:
    table = seated(3).lay("w g1", "w g2", "g3", pile="g1 za")
    assert table.legal == ["draw", "play w be"]
    table.turns("0 play w be")
    assert table.pile == "g1 za w:be"
    assert table.legal == ["draw", "play w ru"]
    table.turns("1 play w ru", "1 say")
    assert (table.piles, table.captured) == ([0, 1, 0], "g1 w w za")


@pytest.mark.rule("ZAB-32")
def test_a_real_ru_goes_on_a_wild_be() -> None:
    table = facing("za w:be", "ru w")
    assert table.legal == ["draw", "play ru", "play w ru"]


@pytest.mark.rule("ZAB-32", "ZAB-31")
@pytest.mark.parametrize("top", ["g1", "yr"])
def test_alone_it_is_never_za(top: str) -> None:
    """R-19: on a number or a reverse card a single wild names a colour."""
    table = facing(top, "w be ru")
    assert "play w za" not in table.rules.TOKENS
    assert (table.why_not("play w be"), table.why_not("play w ru")) == ("ZAB-32", "ZAB-32")


@pytest.mark.rule("ZAB-32")
@pytest.mark.parametrize(("top", "clause"), [("za", "ZAB-17"), ("be", "ZAB-18"), ("w:be", "ZAB-18")])
def test_in_the_sequence_it_names_no_colour(top: str, clause: str) -> None:
    table = facing(top, "w g1")
    assert {table.why_not(f"play w {colour}") for colour in "gpy"} == {clause}


@pytest.mark.rule("ZAB-33")
def test_after_a_search_card_it_may_not_be_used() -> None:
    table = facing("g1 s", "w w w za be ru")
    assert table.legal == ["seek"]
    for use in ("play w g", "play w be", "play w ru", "triple w w w", "triple za w ru"):
        assert table.why_not(use) == "ZAB-33"


@pytest.mark.rule("ZAB-31")
@pytest.mark.parametrize(("top", "clause"), [("", "ZAB-9"), ("w:g", "ZAB-31"), ("ru", "ZAB-25")])
def test_nor_without_a_pile_nor_on_a_wild_nor_on_ru(top: str, clause: str) -> None:
    table = facing(top, "w g1")
    assert {table.why_not(f"play w {use}") for use in ("g", "p", "y", "be", "ru")} == {clause}
