"""What is different with two."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from scripted_tables.dobro import DECK, DobroTable, dealt, facing, round_over
from scripted_tables.pairs import Watch, by_chance

ASIDE = "2 3 4 5 6 7 8 9 10 11"
WITHOUT_REVERSES = DECK - Counter({"r": 2})


@pytest.mark.rule("DOBRO-60")
def test_two_players_have_54_cards_and_no_reverse() -> None:
    watch = Watch(1)
    table = DobroTable(2, filler=watch)
    _, offered = watch.offered[0]
    assert Counter(offered) == WITHOUT_REVERSES
    assert len(offered) == 54
    assert "reverse" not in table.legal
    assert table.why_not("reverse") == "DOBRO-60"


@pytest.mark.rule("DOBRO-60")
def test_they_simply_take_turns() -> None:
    table = DobroTable(2, filler=by_chance(2))
    luck = random.Random(2)
    while not table.over:
        seat, round, token = table.to_move, table.s.round, luck.choice(table.legal)
        table.play(token)
        if table.s.round == round and not table.over and table.legal != ["draw", "forget"]:
            assert table.to_move == (1 - seat if table.pile else seat)
        assert table.direction == 1


@pytest.mark.rule("DOBRO-61")
def test_ten_cards_are_set_aside_before_dealing() -> None:
    """R22."""
    table = DobroTable(2, filler=by_chance(1))
    kinds = [kind for kind, _ in table.chances]
    assert kinds == ["aside"] * 10 + ["deal 0", "deal 1"] * 6 + ["first"]
    assert table.s.aside[0] == 10
    assert table.deck == 54 - 10 - 12


@pytest.mark.rule("DOBRO-61")
def test_they_are_not_used_in_the_round() -> None:
    """All nines, elevens and twelves are set aside: nobody can draw one."""
    watch = Watch(1)
    table = DobroTable(2, "aside=12,12,12,9,9,9,11,11,11,10", watch, forget="auto")
    while table.s.round == 1:
        before = list(table.s.aside)
        table.play(table.legal[0])
        assert table.s.round > 1 or table.s.aside == before
    drawn = [card for kind, offered in watch.offered if kind.startswith("draw") for card in offered]
    assert drawn
    assert not {"9", "11", "12"} & set(drawn)


@pytest.mark.rule("DOBRO-62")
def test_for_the_next_round_they_go_back_and_ten_others_are_set_aside() -> None:
    watch = Watch(3)
    table = DobroTable(2, filler=watch)
    table.lay("4", "5", taken=[2, 1])
    watch.offered.clear()
    table.play("play 4")
    assert [kind for kind, _ in watch.offered] == ["aside"] * 10 + ["deal 0", "deal 1"] * 6
    assert Counter(watch.offered[0][1]) == WITHOUT_REVERSES
    assert (table.s.aside[0], table.deck) == (10, 32)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.rule("DOBRO-61")
def test_with_more_players_nothing_is_set_aside(players: int) -> None:
    table = DobroTable(players, filler=by_chance(1))
    assert table.s.aside[0] == 0
    assert "aside" not in [kind for kind, _ in table.chances]


@pytest.mark.rule("DOBRO-5", "DOBRO-41")
def test_all_else_is_as_usual() -> None:
    table = dealt("2 3 4 5 6 7", "2 8 9 10 11 12", aside=ASIDE)
    table.turn("play 2", says=2, draws="3", seat=0)
    table.turn("play 2", says=4, draws="3", seat=1)
    assert round_over(5, 3).sheet == [[1, 2]]
    assert facing("5", "s 2", players=2).legal == ["skip", "take"]
