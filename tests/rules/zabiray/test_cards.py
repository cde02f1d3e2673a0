"""The 108 cards: their faces, their backs, and which face goes with which back."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import specifications
from scripted_tables.zabiray import FACES, ZabirayTable, pack_with, seated

BACKS = ["1", "2", "3", "4", "5", "x", "g", "p", "y"]
EVEN = [12] * 9
MILD = [18, 18, 18, 12, 12, 12, 6, 6, 6]


def faces(cards: Counter[str]) -> Counter[str]:
    return Counter(card.split("/")[0] for card in cards.elements())


def backs(cards: Counter[str]) -> list[int]:
    found = Counter(card.split("/")[1] for card in cards.elements())
    return [found[symbol] for symbol in BACKS]


def by_the_procedure(counts: list[int]) -> Counter[str]:
    """Section 2.3, (a) and (b), word for word."""
    rows = [["gpy"[(column - row) % 3] + kind for column in range(9)] for row, kind in enumerate("12345r")]
    block = re.search(r"Rows 6–11:\n\n```\n(.*?)```", specifications.text("zabiray"), re.DOTALL)
    assert block
    rows += [line.split() for line in block[1].splitlines()]
    given = dict.fromkeys(BACKS, 0)
    cards: Counter[str] = Counter()
    for number, face in enumerate((face for row in rows for face in row), 1):
        overdue = [number * count - 108 * given[symbol] for symbol, count in zip(BACKS, counts, strict=True)]
        symbol = BACKS[overdue.index(max(overdue))]
        given[symbol] += 1
        cards[f"{face}/{symbol}"] += 1
    return cards


@pytest.mark.rule("ZAB-1")
def test_all_108_cards_can_be_dealt() -> None:
    kind, offered = seated(3).offered[1]
    assert kind.startswith("deal")
    assert len(offered) == 108
    assert Counter(offered) == pack_with()


@pytest.mark.rule("ZAB-2")
def test_45_number_cards_in_three_colours() -> None:
    numbers = {face: copies for face, copies in faces(pack_with()).items() if face[1:].isdigit()}
    assert numbers == {f"{colour}{number}": 3 for colour in "gpy" for number in range(1, 6)}
    assert sum(numbers.values()) == 45


@pytest.mark.rule("ZAB-3")
def test_63_special_cards() -> None:
    special = {face: copies for face, copies in faces(pack_with()).items() if not face[1:].isdigit()}
    assert special == {"gr": 3, "pr": 3, "yr": 3, "s": 6, "w": 6, "za": 14, "be": 14, "ru": 14}
    assert sum(special.values()) == 63


@pytest.mark.rule("ZAB-3", "ZAB-26")
@pytest.mark.parametrize("colour", ["g", "p", "y"])
def test_only_number_and_reverse_cards_have_a_colour(colour: str) -> None:
    """R-3: a dot passes За, Бе, Ру, search and wild by; 18 cards of each colour would stop it."""
    own = [f"{colour}{kind}" for kind in "12345r"]
    assert sum(faces(pack_with())[face] for face in own) == 18
    for face in FACES:
        cards = [card for card in pack_with() if card.split("/")[0] == face and card.split("/")[1] == colour]
        if not cards:
            continue
        table = seated(3).lay("ru", "y5", "y5", pile="za", top=f"{cards[0]} {colour}1/{pack_back(colour + '1')}")
        table.play("draw")
        assert (table.pile == f"za {face}") == (face in own)


def pack_back(face: str) -> str:
    """A back that a face has, and no dot."""
    return next(card.split("/")[1] for card in pack_with() if card.startswith(f"{face}/") and card[-1] not in "gpy")


@pytest.mark.rule("ZAB-4")
def test_every_card_has_one_of_nine_backs() -> None:
    assert backs(pack_with()) == EVEN
    assert sum(backs(pack_with())) == 108


def test_even_backs_are_paired_as_the_table_of_the_specification_says() -> None:
    """R-1."""
    expected: Counter[str] = Counter()
    for row in specifications.table("zabiray", "### 2.3"):
        symbols = re.findall(r"`(.)`", row["backs of the copies"])
        if "each symbol once" in row["backs of the copies"]:
            symbols = [*BACKS, *symbols]
        for face in re.findall(r"`(\w+)`", row["faces"]):
            expected += Counter(f"{face}/{symbol}" for symbol in symbols)
    assert pack_with() == expected


def test_an_even_back_tells_nothing_about_colour_number_or_kind() -> None:
    """R-1."""
    for symbol in BACKS:
        fronts = [card.split("/")[0] for card in pack_with().elements() if card.endswith(f"/{symbol}")]
        coloured = [face for face in fronts if face[0] in "gpy"]
        assert Counter(face[0] for face in coloured) == {"g": 2, "p": 2, "y": 2}
        assert Counter(face[1] for face in coloured) == dict.fromkeys("12345r", 1)
        assert len(fronts) - len(coloured) == 6


@pytest.mark.parametrize(
    ("chosen", "counts"),
    [
        ("even", EVEN),
        ("mild", MILD),
        ("12,12,12,12,12,12,12,12,12", EVEN),
        ("18,18,18,12,12,12,6,6,6", MILD),
        ("9,9,9,9,9,27,12,12,12", [9, 9, 9, 9, 9, 27, 12, 12, 12]),
        ("0,0,108,0,0,0,0,0,0", [0, 0, 108, 0, 0, 0, 0, 0, 0]),
        ("1,2,3,4,5,6,7,8,72", [1, 2, 3, 4, 5, 6, 7, 8, 72]),
        ("0,0,0,60,0,20,8,20,0", [0, 0, 0, 60, 0, 20, 8, 20, 0]),
    ],
)
def test_other_backs_are_paired_by_the_same_procedure(chosen: str, counts: list[int]) -> None:
    """R-1: each card gets the back that is most overdue."""
    assert pack_with(chosen) == by_the_procedure(counts)
    assert backs(pack_with(chosen)) == counts
    assert faces(pack_with(chosen)) == faces(pack_with())


@pytest.mark.rule("ZAB-4")
def test_a_table_plays_with_the_backs_it_has_chosen() -> None:
    table = ZabirayTable(2, backs="0,0,0,0,0,108,0,0,0")
    assert table.back == "x"
    assert {card.split("/")[1] for card in table.offered[1][1]} == {"x"}
