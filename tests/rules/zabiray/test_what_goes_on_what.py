"""The complete table of what may be laid on what; only the top card decides."""

from __future__ import annotations

from collections import Counter

import pytest

from scripted_tables.zabiray import EVERY_PLAIN_CARD, ZabirayTable, facing

EVERYTHING = f"{EVERY_PLAIN_CARD} w w"  # every face, and three wilds
COLOURED = [f"{colour}{kind}" for colour in "gpy" for kind in "12345r"]
NAMED = ["w:g", "w:p", "w:y"]
TRIPLES = [f"triple {za} {be} {ru}" for za in ("za", "w") for be in ("be", "w") for ru in ("ru", "w")]
TOPS = ["", *COLOURED, *NAMED, "s", "za", "be", "w:be", "ru"]


def numbers(colour: str = "gpy", number: str = "") -> list[str]:
    """The number cards of a colour or of a number."""
    return [card for card in COLOURED if card[1] != "r" and (card[0] in colour or card[1] == number)]


def allowed(top: str) -> list[str]:
    """What goes on a top card, for whoever holds everything: the rows of the table in 3.4."""
    if top == "s":
        return ["seek"]
    if top in ("", "ru"):
        cards = numbers()
    elif top in NAMED:
        cards = [*numbers(top[-1]), f"{top[-1]}r"]
    elif top == "za":
        cards = ["be", "w be"]
    elif top in ("be", "w:be"):
        cards = ["ru", "w ru"]
    else:
        reverses = ["gr", "pr", "yr"] if top[1] == "r" else [f"{top[0]}r"]
        cards = [*numbers(top[0], top[1]), *reverses, "s", "za", "w g", "w p", "w y"]
    triples = TRIPLES if top in COLOURED else []
    return sorted(["draw", *triples, *(f"play {card}" for card in cards)])


@pytest.mark.rule("ZAB-9", "ZAB-12", "ZAB-13", "ZAB-14", "ZAB-15", "ZAB-16", "ZAB-17", "ZAB-18", "ZAB-22", "ZAB-27")
@pytest.mark.rule("ZAB-31", "ZAB-32", "ZAB-33", "ZAB-34", "ZAB-35", "ZAB-39", "ZAB-40")
@pytest.mark.parametrize("top", TOPS)
def test_on_each_top_card_goes_just_what_the_table_says(top: str) -> None:
    """R-4, R-5, R-9, R-10, R-18, R-19; and never more than 22 tokens."""
    legal = facing(top, EVERYTHING).legal
    assert legal == allowed(top)
    assert len(legal) <= 22
    assert len(legal) == 22 or top not in COLOURED


@pytest.mark.rule("ZAB-12")
def test_on_a_number_goes_the_same_number_or_the_same_colour() -> None:
    table = facing("y3", "y1 g3 p3 p1 y3")
    assert table.legal == ["draw", "play g3", "play p3", "play y1", "play y3"]
    assert table.why_not("play p1") == "ZAB-12"
    table.play("play g3")
    assert table.pile == "y3 g3"


@pytest.mark.rule("ZAB-13")
def test_on_a_reverse_card_go_numbers_of_its_colour() -> None:
    """R-4."""
    table = facing("pr", "p1 p5 g1 y5")
    assert table.legal == ["draw", "play p1", "play p5"]
    assert table.why_not("play g1") == "ZAB-13"


@pytest.mark.rule("ZAB-14")
@pytest.mark.parametrize("card", ["s", "za", "w y", "gr"])
def test_special_cards_go_on_numbers_each_by_its_own_rule(card: str) -> None:
    table = facing("g2", "s za w gr y1")
    table.play(f"play {card}")
    assert table.pile == f"g2 {card.replace(' ', ':')}"


@pytest.mark.rule("ZAB-14")
@pytest.mark.parametrize("card", ["be", "ru", "pr", "w be", "w ru"])
def test_but_not_those_whose_rule_wants_another_card(card: str) -> None:
    assert f"play {card}" not in facing("g2", "be ru pr w").legal


@pytest.mark.rule("ZAB-15")
@pytest.mark.parametrize("below", ["za", "be", "s", "w:p", "ru", "yr", "g1 za be ru"])
def test_only_the_top_card_decides(below: str) -> None:
    hand = "g1 y5 p2 za be ru s w gr yr"
    assert facing(f"{below} g5", hand).legal == facing("g5", hand).legal


def cards_of(token: str) -> Counter[str]:
    """The cards that a token lays."""
    verb, *cards = token.split()
    return Counter({"play": cards[:1], "triple": cards}.get(verb, []))


@pytest.mark.rule("ZAB-11", "ZAB-15", "ZAB-22", "ZAB-28", "ZAB-29", "ZAB-35", "ZAB-39")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(
    "options", [{}, {"backs": "mild", "flip_reverse": False, "flip_ru": "take"}], ids=["", "other"]
)
def test_along_whole_deals_one_may_lay_what_one_holds_and_what_goes(
    players: int, options: dict[str, bool | str]
) -> None:
    """And the next seat in the direction has the next turn. R-12: an empty stock is no refuge."""
    table = ZabirayTable(players, seed=10 + players, max_rounds=2, options=options)
    while not table.over:
        seat, round, direction = table.to_move, table.s.round, table.direction
        hand = Counter(table.hands[seat].split())
        if table.s.phase == 0:
            fitting = [token for token in allowed(f" {table.pile}".split(" ")[-1]) if cards_of(token) <= hand]
            if not table.stock and len(fitting) > 1:
                fitting.remove("draw")
            assert table.legal == fitting
        token = table.luck.choice(table.legal)
        table.play(token)
        if token.startswith("play") and table.s.round == round and not table.over:
            reverse = token in ("play gr", "play pr", "play yr")
            stays = table.s.phase > 0 or (reverse and players == 2)
            assert table.direction == (-direction if reverse else direction)
            assert table.to_move == (seat if stays else (seat + table.direction) % players)
            assert Counter(table.hands[seat].split()) == hand - cards_of(token)
