"""Before the first card is laid: players, shuffle, deal, row, lot."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.games import catalogue
from igroteka.games.catalogue import BadPlayers
from scripted_tables.pairs import VALUES, Watch, by_chance
from scripted_tables.sweep import SweepTable

PLAYERS = range(3, 7)


@pytest.mark.rule("SWEEP-1", "SWEEP-3", "SWEEP-5")
@pytest.mark.parametrize("players", PLAYERS)
def test_three_to_six_get_five_cards_each_and_five_lie_in_the_middle(players: int) -> None:
    table = SweepTable(players, filler=by_chance(players))
    assert [len(hand) for hand in table.hands] == [5] * players
    assert len(table.middle) == 5
    assert table.s.deck[0] == 50 - 5 * players
    assert table.fronts == [[]] * players
    assert table.points == [0] * players


@pytest.mark.rule("SWEEP-1")
@pytest.mark.parametrize("players", [0, 1, 2, 7, 8])
def test_two_are_too_few_and_seven_too_many(players: int) -> None:
    with pytest.raises(BadPlayers, match="3 to 6"):
        catalogue.blank(catalogue.rules("sweep"), players, {})


@pytest.mark.rule("SWEEP-2", "PAIRS-COMMON-1")
def test_the_deck_is_all_55_cards_and_none_is_burned() -> None:
    """S-1."""
    watch = Watch(1)
    table = SweepTable(3, filler=watch)
    kind, weighted = watch.offered[0]
    assert kind == "deal 0"
    assert Counter(weighted) == {str(value): value for value in VALUES}
    assert table.s.burned[0] == table.s.discard[0] == 0


@pytest.mark.rule("SWEEP-2", "SWEEP-3", "SWEEP-5", "SWEEP-7")
@pytest.mark.parametrize("players", PLAYERS)
def test_cards_are_dealt_from_seat_0_on_then_comes_the_row_then_the_lot(players: int) -> None:
    watch = Watch(players)
    SweepTable(players, filler=watch)
    circuit = [f"deal {seat}" for seat in range(players)]
    assert [kind for kind, _ in watch.offered] == [*circuit * 5, *["row"] * 5, "first"]
    assert watch.offered[-1][1] == [str(seat) for seat in range(players)]


@pytest.mark.rule("SWEEP-4", "SWEEP-2", "SWEEP-22")
@pytest.mark.parametrize(("players", "rounds"), [(3, 8), (4, 7), (5, 6), (6, 5)])
def test_the_deck_makes_full_rows_to_the_last_card(players: int, rounds: int) -> None:
    """S-1: nothing is left over, and nothing is shuffled a second time."""
    table = SweepTable(players, filler=by_chance(players))
    table.play_out()
    kinds = Counter(kind.split()[0] for kind, _ in table.chances)
    assert kinds == {"deal": 5 * players, "row": 5 * rounds, "first": 1}
    assert kinds["deal"] + kinds["row"] == 55
    assert [value for _, _, value in table.told("round")] == list(range(1, rounds + 1))
    assert table.s.deck[0] == 0


@pytest.mark.rule("SWEEP-4")
def test_every_card_is_drawn_also_when_the_rest_of_the_deck_is_of_one_value() -> None:
    table = SweepTable(6, "", lambda kind, weighted: weighted[0])
    table.play_out()
    assert [outcome for kind, outcome in table.chances if kind == "row"][-10:] == ["10"] * 10


@pytest.mark.rule("SWEEP-7")
@pytest.mark.parametrize("first", range(4))
def test_the_lot_says_who_starts_the_first_round(first: int) -> None:
    table = SweepTable(4, filler=lambda kind, weighted: str(first) if kind == "first" else weighted[-1])
    assert table.to_move == first
    assert table.told("starts") == [(first, 0, 0)]
