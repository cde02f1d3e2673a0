"""Before the first turn: players, chips, the marker, the deck."""

from __future__ import annotations

import pytest

from igroteka.games import catalogue
from igroteka.games.catalogue import BadPlayers
from scripted import Scripted
from scripted_tables.pairs import Watch, by_chance, values


@pytest.mark.rule("STARBOARD-1", "STARBOARD-4")
@pytest.mark.parametrize("players", range(2, 8))
def test_two_to_seven_have_ten_chips_and_stake_one(players: int) -> None:
    table = Scripted("starboard", players, filler=by_chance(players))
    assert list(table.s.chips[:players]) == [9] * players
    assert table.s.pot == players
    assert [(seat, value) for name, seat, _, value, *_ in table.happenings if name == "ante"] == [
        (seat, 1) for seat in range(players)
    ]


@pytest.mark.rule("STARBOARD-1")
@pytest.mark.parametrize("players", [0, 1, 8])
def test_nobody_plays_alone_and_eight_are_too_many(players: int) -> None:
    with pytest.raises(BadPlayers):
        catalogue.blank(catalogue.rules("starboard"), players, {})


@pytest.mark.rule("STARBOARD-2", "PAIRS-COMMON-2")
def test_all_cards_are_shuffled_and_five_burned_before_the_first_round() -> None:
    """R-1: like Port. There is no dealer in the order of chance."""
    watch = Watch(1)
    table = Scripted("starboard", 3, filler=watch)
    kinds = [kind for kind, _ in watch.offered]
    assert kinds[:8] == ["first", *["burn"] * 5, "center", "center"]
    assert watch.offered[1][1] == [str(value) for value in range(1, 11) for _ in range(value)]
    assert len(values(table.s.burned)) == 5


@pytest.mark.rule("STARBOARD-3", "STARBOARD-7")
@pytest.mark.parametrize("players", range(2, 8))
def test_the_first_holder_of_the_marker_is_drawn_by_lot_and_moves_first(players: int) -> None:
    watch = Watch(players)
    table = Scripted("starboard", players, filler=watch)
    assert watch.offered[0] == ("first", [str(seat) for seat in range(players)])
    assert table.chances[0] == ("first", str(table.s.marker))
    assert table.to_move == table.s.marker


@pytest.mark.rule("STARBOARD-3", "STARBOARD-7")
def test_after_each_round_the_marker_passes_clockwise() -> None:
    table = Scripted("starboard", 3, "first=1; burn=1,2,3,4,5; center=9,10")
    for first in (1, 2, 0):
        assert table.s.marker == first
        table.play("pass", seat=first)
        table.play("pass", seat=(first + 1) % 3)
        table.play("pass", "center=9,10", seat=(first + 2) % 3)
    assert table.s.marker == table.to_move == 1
