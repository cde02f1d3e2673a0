"""За, Бе and Ру in one turn."""

from __future__ import annotations

from itertools import product

import pytest

from scripted_tables.zabiray import facing, seated

TRIPLES = list(product(("za", "w"), ("be", "w"), ("ru", "w")))


@pytest.mark.rule("ZAB-39")
@pytest.mark.parametrize("top", ["g1", "p5", "yr"])
def test_who_may_lay_za_and_holds_all_three_may_lay_them_in_one_turn(top: str) -> None:
    table = facing(top, "za be ru g3")
    table.play("triple za be ru")
    assert (table.hands[0], table.pile, table.piles) == ("g3", "", [1, 0, 0])
    assert sorted(table.captured.split()) == sorted([top, "za", "be", "ru"])
    table.play("say")
    assert table.to_move == 1


@pytest.mark.rule("ZAB-39", "ZAB-32")
@pytest.mark.parametrize("three", TRIPLES, ids=" ".join)
def test_wilds_may_stand_for_any_of_them(three: tuple[str, str, str]) -> None:
    """R-18: one, two, or even all three."""
    table = facing("g1", f"{' '.join(three)} g3")
    triples = [token for token in table.legal if token.startswith("triple")]
    assert f"triple {' '.join(three)}" in triples
    table.play(f"triple {' '.join(three)}")
    assert (table.hands[0], table.piles[0]) == ("g3", 1)
    assert sorted(table.captured.split()) == sorted(["g1", *three])


@pytest.mark.rule("ZAB-39", "ZAB-32")
@pytest.mark.parametrize(
    ("hand", "triples"),
    [
        ("za be ru", ["za be ru"]),
        ("za w ru", ["za w ru"]),
        ("w w w", ["w w w"]),
        ("za be", []),
        ("za za be w", ["za be w"]),
        ("w w ru", ["w w ru"]),
        ("za be ru w", ["w be ru", "za be ru", "za be w", "za w ru"]),
        ("w ru", []),
        ("w w g5", []),
    ],
)
def test_only_cards_that_one_holds_count(hand: str, triples: list[str]) -> None:
    """R-18."""
    found = [token for token in facing("g1", f"{hand} y3").legal if token.startswith("triple")]
    assert found == [f"triple {cards}" for cards in triples]


@pytest.mark.rule("ZAB-39")
@pytest.mark.parametrize(("top", "clause"), [("", "ZAB-9"), ("w:g", "ZAB-39"), ("be", "ZAB-39"), ("ru", "ZAB-39")])
def test_only_where_za_may_lie(top: str, clause: str) -> None:
    table = facing(top, "za be ru w w w")
    assert {table.why_not(f"triple {' '.join(three)}") for three in TRIPLES} == {clause}


@pytest.mark.rule("ZAB-40")
def test_on_a_za_that_lies_there_already_one_lays_only_be() -> None:
    table = facing("g1 za", "za be ru w w w")
    assert table.legal == ["draw", "play be", "play w be"]
    assert {table.why_not(f"triple {' '.join(three)}") for three in TRIPLES} == {"ZAB-40"}
    table.play("play be", seat=0)
    assert table.to_move == 1  # and then it is the next player's Ру


@pytest.mark.rule("ZAB-39", "ZAB-41", "ZAB-44")
def test_the_last_three_cards_may_go_out_together() -> None:
    table = seated(2, max_rounds=1).lay("za w ru", "g1 g2 g3", pile="y1")
    table.turns("0 triple za w ru", "0 say")
    assert table.result() == ([4, 0], [1, 2])


@pytest.mark.rule("ZAB-39", "ZAB-11")
def test_it_is_the_only_turn_of_more_than_one_card() -> None:
    for token in facing("g1", "za be ru g3 s w").legal:
        table = facing("g1", "za be ru g3 s w", top="be/1 ru/2")
        table.play(token)
        assert table.held[0] == {"triple": 3, "play": 5, "draw": 7}[token.split()[0]]
