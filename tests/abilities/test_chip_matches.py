"""Matches for chips: everybody starts with the same, the chips stay at the table, and a match may be limited."""

from __future__ import annotations

import pytest

from igroteka.games import catalogue
from scripted import Scripted
from scripted_tables.pairs import by_chance
from scripted_tables.secret_hands import play_out


@pytest.mark.parametrize(
    ("id", "players", "ante", "shared"),
    [
        pytest.param("goblin-poker", 6, 1, False, marks=pytest.mark.rule("GOB-2", "PAIRS-COMMON-16")),
        pytest.param("hawthorn", 6, 1, True, marks=pytest.mark.rule("HAW-2", "PAIRS-COMMON-16")),
        pytest.param("monster", 5, 2, False, marks=pytest.mark.rule("MON-2", "PAIRS-COMMON-16")),
        pytest.param("regent", 6, 0, True, marks=pytest.mark.rule("REG-3", "PAIRS-COMMON-16")),
        pytest.param("starboard", 7, 1, False, marks=pytest.mark.rule("STARBOARD-1", "PAIRS-COMMON-16")),
        pytest.param("troll-guts", 6, 1, True, marks=pytest.mark.rule("TRG-2", "PAIRS-COMMON-16")),
    ],
)
@pytest.mark.parametrize("start_chips", [1, 2, 20, 30, 1000])
def test_any_number_of_chips_to_start_with(id: str, players: int, ante: int, shared: bool, start_chips: int) -> None:
    """`shared`: the pot of a round is always won, so that nothing is left of it in the end."""
    fewest = catalogue.rules(id).OPTIONS["start_chips"].describe()["min"]
    if start_chips < fewest:
        pytest.skip(f"{id} starts with {fewest}")
    table = Scripted(id, players, filler=by_chance(1), start_chips=start_chips, max_rounds=3)
    assert table.s.chips[:players] == [start_chips - min(ante, start_chips)] * players
    play_out(table)
    assert sum(table.s.chips[:players]) + table.s.pot == players * start_chips
    assert table.s.pot == 0 or not shared


@pytest.mark.parametrize(
    "id",
    [
        pytest.param("blackstone", marks=pytest.mark.rule("BLACKSTONE-20", "PAIRS-COMMON-22")),
        pytest.param("goblin-poker", marks=pytest.mark.rule("GOB-18", "PAIRS-COMMON-22")),
        pytest.param("hawthorn", marks=pytest.mark.rule("HAW-17", "PAIRS-COMMON-22")),
        pytest.param("monster", marks=pytest.mark.rule("MON-23", "PAIRS-COMMON-22")),
        pytest.param("regent", marks=pytest.mark.rule("REG-27", "PAIRS-COMMON-22")),
        pytest.param("starboard", marks=pytest.mark.rule("STARBOARD-18", "PAIRS-COMMON-22")),
        pytest.param("troll-guts", marks=pytest.mark.rule("TRG-15", "PAIRS-COMMON-22")),
    ],
)
@pytest.mark.parametrize("max_rounds", [1, 2, 5])
def test_a_match_ends_after_the_last_round_agreed_on(id: str, max_rounds: int) -> None:
    players = max(3, catalogue.rules(id).PLAYERS[0])
    table = Scripted(id, players, filler=by_chance(2), start_chips=1000, max_rounds=max_rounds)
    play_out(table)
    assert table.s.round == max_rounds
    told = [(seat, card, value) for name, seat, card, value, *_ in table.happenings if name == "last-round"]
    assert told == [(-1, 0, max_rounds)]
