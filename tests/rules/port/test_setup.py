"""Before the first card: players, the deck, the first dealer."""

from __future__ import annotations

import pytest

from igroteka.games import catalogue
from igroteka.games.catalogue import BadPlayers
from scripted import Scripted
from scripted_tables.pairs import Watch, by_chance, values


@pytest.mark.rule("PORT-1", "PORT-4")
@pytest.mark.parametrize("players", range(2, 8))
def test_two_to_seven_sit_down_and_everybody_gets_an_open_card(players: int) -> None:
    table = Scripted("port", players, filler=by_chance(players))
    deals = [kind for kind, _ in table.chances if kind.startswith("deal")]
    assert sorted(deals) == [f"deal {seat}" for seat in range(players)]
    assert all(values(table.s.rows[seat]) for seat in range(players))
    assert list(table.s.points[:players]) == [0] * players


@pytest.mark.rule("PORT-1")
@pytest.mark.parametrize("players", [0, 1, 8])
def test_nobody_plays_alone_and_eight_are_too_many(players: int) -> None:
    with pytest.raises(BadPlayers):
        catalogue.blank(catalogue.rules("port"), players, {})


@pytest.mark.rule("PORT-3", "PAIRS-COMMON-2")
def test_all_cards_are_shuffled_and_five_burned_before_the_first_deal() -> None:
    watch = Watch(1)
    table = Scripted("port", 2, "first=1", watch)
    assert [kind for kind, _ in watch.offered[:7]] == [*["burn"] * 5, "deal 0", "deal 1"]
    assert watch.offered[0][1] == [str(value) for value in range(1, 11) for _ in range(value)]
    assert len(values(table.s.burned)) == 5


@pytest.mark.rule("PORT-17")
@pytest.mark.parametrize("players", range(2, 8))
def test_the_first_dealer_is_drawn_by_lot(players: int) -> None:
    watch = Watch(players)
    table = Scripted("port", players, filler=watch)
    assert watch.offered[0] == ("first", [str(seat) for seat in range(players)])
    assert table.chances[0] == ("first", str(table.s.dealer))
