"""What a table may choose, and what it may not."""

from __future__ import annotations

import pytest

from igroteka.games import catalogue
from igroteka.kernel import BadOption, Value
from scripted_tables.zabiray import ZabirayTable, seated

RULES = catalogue.rules("zabiray")
LONGEST = "100,001,001,001,001,001,001,001,001"


@pytest.mark.rule("ZAB-4")
@pytest.mark.parametrize(
    "backs",
    [
        "even",
        "mild",
        "12,12,12,12,12,12,12,12,12",
        "0,0,108,0,0,0,0,0,0",
        "9,9,9,9,9,27,12,12,12",
        "0,0,0,0,0,0,0,0,108",
        "108,0,0,0,0,0,0,0,0",
        "1,2,3,4,5,6,7,8,72",
        LONGEST,
    ],
)
@pytest.mark.parametrize("players", [2, 6])
def test_backs_are_even_mild_or_nine_counts_of_108_cards(backs: str, players: int) -> None:
    """R-1: owners of the box can enter the counts of their copy."""
    table = ZabirayTable(players, backs=backs)
    table.play("draw")
    assert RULES.OPTIONS["backs"].accepts(backs, players)
    assert table.rules.audit(table.s)


@pytest.mark.parametrize(
    "backs",
    [
        "",
        "odd",
        "EVEN",
        " even",
        "even\n",
        "even,mild",
        "12,12,12,12,12,12,12,12",
        "12,12,12,12,12,12,12,24",
        "12,12,12,12,12,12,12,12,12,0",
        "12,12,12,12,12,12,12,12,13",
        "12,12,12,12,12,12,12,12,11",
        "0,0,0,0,0,0,0,0,0",
        "-1,109,0,0,0,0,0,0,0",
        "+108,0,0,0,0,0,0,0,0",
        "12, 12,12,12,12,12,12,12,12",
        "12,12,12,12,12,12,12,12,12\n",
        "12,12,12,12,12,12,12,12,12,",
        ",12,12,12,12,12,12,12,12,12",
        "12,,12,12,12,12,12,12,12,12",
        "12.0,12,12,12,12,12,12,12,12",
        "12;12;12;12;12;12;12;12;12",
        "1e1,2,12,12,12,12,12,12,12",
        "x,12,12,12,12,12,12,12,12",
        "١٢,12,12,12,12,12,12,12,12",
        "1_2,12,12,12,12,12,12,12,12",
        "9" * 5000,
        "1," * 5000,
        None,
        True,
        12,
    ],
)
def test_other_backs_are_refused(backs: Value) -> None:
    with pytest.raises(BadOption, match="backs") as refused:
        catalogue.blank(RULES, 3, {"backs": backs})
    assert not RULES.OPTIONS["backs"].accepts(backs, 3)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize(
    ("backs", "said"), [("12,12", "2 counts"), ("12,12,12,12,12,12,12,12,13", "add up to 109"), ("odd", "'odd'")]
)
def test_the_refusal_says_what_is_wrong(backs: str, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        catalogue.blank(RULES, 3, {"backs": backs})


def test_the_longest_text_fits_the_field() -> None:
    assert RULES.OPTIONS["backs"].describe()["max_length"] >= len(LONGEST)


@pytest.mark.rule("ZAB-19", "ZAB-37", "ZAB-38")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_with_call_auto_nobody_says_forgets_catches_or_passes(players: int) -> None:
    table = ZabirayTable(players, call="auto", max_rounds=2, seed=players)
    while not table.over:
        assert {"say", "forget", "catch", "pass"}.isdisjoint(table.legal)
        table.play(next((token for token in table.legal if token != "draw"), "draw"))
    assert table.told("capture")
    assert not table.told("forget")


@pytest.mark.rule("ZAB-28")
@pytest.mark.parametrize(("chosen", "direction"), [(True, -1), (False, 1)])
def test_flip_reverse(chosen: bool, direction: int) -> None:
    """R-20."""
    table = seated(3, flip_reverse=chosen).lay("ru", "y1", "y2", pile="g1", top="gr/x be/1")
    table.play("draw")
    assert table.direction == direction


@pytest.mark.rule("ZAB-25")
@pytest.mark.parametrize(("chosen", "piles"), [("number", [0, 0, 0]), ("take", [1, 0, 0])])
def test_flip_ru(chosen: str, piles: list[int]) -> None:
    """R-9."""
    table = seated(3, flip_ru=chosen).lay("ru", "y1", "y2", pile="g1 za be", top="ru/x be/1")
    table.play("draw")
    assert table.piles == piles


@pytest.mark.rule("ZAB-47")
@pytest.mark.parametrize(("target", "max_rounds"), [(1, None), (50, 1), (1000, 7), (1_000_000, None)])
def test_target_and_max_rounds_take_whole_numbers(target: int, max_rounds: int | None) -> None:
    table = ZabirayTable(3, target=target, max_rounds=max_rounds)
    assert not table.over
