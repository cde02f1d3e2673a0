"""What a table may choose, and what it may not."""

from __future__ import annotations

import random

import pytest

from scripted_tables.dobro import DobroTable, facing
from scripted_tables.pairs import by_chance


@pytest.mark.rule("DOBRO-3", "DOBRO-63")
def test_long_is_off_unless_chosen() -> None:
    assert [DobroTable(5, filler=by_chance(1), long=long).s.long for long in (False, True)] == [0, 1]


@pytest.mark.rule("DOBRO-23")
def test_cards_can_be_drawn_by_themselves() -> None:
    table = facing("5", "6 6 2 3 4 5", forget="auto")
    table.play("pair 6", "draw 0=8,9")
    assert (table.hands[0], table.to_move) == ("2 3 4 5 8 9", 1)


@pytest.mark.rule("DOBRO-31", "DOBRO-36")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_then_nobody_is_asked_and_the_forgetful_card_is_never_used(players: int) -> None:
    table = DobroTable(players, filler=by_chance(players), forget="auto")
    luck = random.Random(players)
    while not table.over:
        assert not {"draw", "forget"} & set(table.legal)
        assert table.holder == -1
        table.play(luck.choice(table.legal))
    assert table.told("forget") == table.told("forgot") == []
    assert min(min(row) for row in table.sheet) == 1


@pytest.mark.rule("DOBRO-9")
def test_who_says_the_number_changes_nothing_in_the_game() -> None:
    tables = [DobroTable(4, filler=by_chance(4), announce=announce) for announce in ("auto", "manual")]
    luck = random.Random(4)
    while not tables[0].over:
        assert tables[0].s == tables[1].s
        assert tables[0].legal == tables[1].legal
        token = luck.choice(tables[0].legal)
        for table in tables:
            table.play(token)
    assert tables[0].happenings == tables[1].happenings
    assert tables[0].result() == tables[1].result()
