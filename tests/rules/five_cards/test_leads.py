"""Whose points change is told why: who leads in a column now, or that it is tied."""

from __future__ import annotations

import random
from typing import Any

import pytest

from igroteka import words
from igroteka.kernel import Phrase
from scripted import Scripted, shown
from scripted_tables.pairs import by_chance

NAMES = ["Mia", "Leo"]
TOLD = {"leads", "overtakes", "levels"}


def told(table: Scripted, since: int = 0) -> list[tuple[Any, ...]]:
    return [(name, seat, card) for name, seat, card, *_ in table.happenings[since:] if name in TOLD]


@pytest.mark.rule("FIVE-16", "FIVE-17", "FIVE-18", "FIVE-19")
def test_a_card_that_changes_who_leads_in_a_column_says_so() -> None:
    table = Scripted("five-cards", 2, "common=1,2,3,4,9; first=0; draw 0=5")
    table.play("col 9", "draw 1=2")
    table.play("col 9", "draw 0=7")  # 5 to 2: nothing has changed
    table.play("col 4", "draw 1=3")
    assert told(table) == [("leads", 0, 9), ("leads", 0, 4)]
    table.play("col 9", "draw 0=10")  # 5 to 5
    table.play("col 1", "draw 1=8")
    table.play("col 4", "draw 0=10")  # 7 to 8
    assert told(table)[2:] == [("levels", -1, 9), ("leads", 0, 1), ("overtakes", 1, 4)]
    assert table.happenings[-2][:5] == ("overtakes", 1, 4, 0, 0)


@pytest.mark.rule("FIVE-17", "FIVE-18")
@pytest.mark.parametrize("seed", range(4))
def test_what_is_told_is_what_the_figures_change_by(seed: int) -> None:
    table = Scripted("five-cards", 2, filler=by_chance(seed), options={"max_rounds": 1})
    luck = random.Random(seed)
    points = [zone.value for zone in shown(table, "round-points")]
    while True:
        since = len(table.happenings)
        table.play(luck.choice(table.legal))
        for name, seat, column in told(table, since):
            half = column // 2
            if name == "levels":
                mover = table.happenings[since][1]
                points[mover] += half
                points[1 - mover] += half - column
            else:
                points[seat] += column if name == "overtakes" else column - half
                points[1 - seat] -= column if name == "overtakes" else half
        assert [zone.value for zone in shown(table, "round-points")] == points
        if table.over:
            break


def test_each_reads_of_a_lead_as_it_is_theirs() -> None:
    phrase = Phrase("did-overtakes", seat=0, card=4, other=1)
    said = words.of("five-cards", "en").say
    assert said(phrase, NAMES, 0) == "You now lead in column 4 instead of Leo."
    assert said(phrase, NAMES, 1) == "Mia now leads in column 4 instead of you."
