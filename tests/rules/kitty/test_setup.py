"""Before the first pass: players, kitty, cards put out of the game, hands."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.games import catalogue
from igroteka.games.catalogue import BadPlayers
from igroteka.match import Game
from scripted_tables.kitty import HANDS, KITTY, KittyTable, dealt
from scripted_tables.pairs import VALUES, Watch, by_chance, values

PLAYERS = range(3, 7)
VERSIONS = ["hard", "light"]


@pytest.mark.rule("KITTY-1", "KITTY-4")
@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize(("players", "size"), [(3, 16), (4, 12), (5, 9), (6, 8)])
def test_three_to_six_share_the_cards_evenly(players: int, size: int, version: str) -> None:
    table = KittyTable(players, filler=by_chance(players), version=version)
    assert table.sizes == [size] * players
    assert table.points == [0] * players
    table.play_out(players)
    assert len(table.result()[0]) == players


@pytest.mark.rule("KITTY-1")
@pytest.mark.parametrize("players", [0, 1, 2, 7])
def test_two_are_too_few_and_seven_too_many(players: int) -> None:
    with pytest.raises(BadPlayers, match="3 to 6"):
        catalogue.blank(catalogue.rules("kitty"), players, {})


@pytest.mark.rule("KITTY-2", "PAIRS-COMMON-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_of_all_55_cards_seven_are_counted_off_and_none_is_burned(players: int) -> None:
    watch = Watch(players)
    table = KittyTable(players, filler=watch)
    kind, weighted = watch.offered[0]
    assert kind == "kitty"
    assert Counter(weighted) == {str(value): value for value in VALUES}
    kinds = Counter(kind.split()[0] for kind, _ in watch.offered)
    assert kinds == Counter({"kitty": 7, "remove": 3 if players == 5 else 0, "deal": 48 - 3 * (players == 5)})
    assert table.s.deck[0] + len(table.prizes) == 7
    assert table.discard == []


@pytest.mark.rule("KITTY-2", "KITTY-8")
def test_all_chance_is_at_the_start_of_the_deal() -> None:
    """Opening a card of the kitty is no new event."""
    table = KittyTable(4, filler=by_chance(2))
    dealt_so_far = len(table.chances)
    assert dealt_so_far == 55
    table.play_out()
    assert len(table.chances) == dealt_so_far


@pytest.mark.rule("KITTY-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_with_five_players_three_cards_are_put_out_of_the_game(players: int) -> None:
    table = KittyTable(players, filler=by_chance(players))
    removed = sorted(int(outcome) for kind, outcome in table.chances if kind == "remove")
    assert len(removed) == (3 if players == 5 else 0)
    assert values(table.s.burned) == removed
    table.play_out()
    assert values(table.s.burned) == removed


@pytest.mark.rule("KITTY-4", "KITTY-2")
@pytest.mark.parametrize("players", [3, 4, 6])
def test_cards_are_dealt_in_circuits_from_seat_0_on(players: int) -> None:
    table = KittyTable(players, filler=by_chance(players))
    circuit = [f"deal {seat}" for seat in range(players)]
    assert [kind for kind, _ in table.chances] == [*["kitty"] * 7, *circuit * (48 // players)]


@pytest.mark.rule("KITTY-8", "KITTY-6")
def test_the_first_prize_is_open_before_anybody_passes() -> None:
    table = dealt(KITTY, *HANDS)
    assert (table.prizes, table.s.deck[0], table.step) == ([9], 6, "passing")


@pytest.mark.rule("KITTY-6")
def test_nobody_starts_and_no_lot_is_drawn() -> None:
    table = dealt(KITTY, *HANDS)  # a `first` would not be in the script
    assert table.told("starts") == []


@pytest.mark.rule("KITTY-36", "KITTY-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_hard_is_the_version_of_any_number_of_players_unless_light_is_chosen(players: int) -> None:
    assert Game("kitty", players).options["version"] == "hard"
    assert Game("kitty", players, {"version": "light"}).options["version"] == "light"
