"""What a table may choose, and what it may not."""

from __future__ import annotations

import pytest

from igroteka import words
from igroteka.games import catalogue
from scripted_tables.kitty import KittyTable
from scripted_tables.pairs import by_chance


@pytest.mark.rule("KITTY-36")
def test_the_light_version_is_recommended_for_five_or_six() -> None:
    hint = words.of("kitty", "en").text("option-version", "hint")
    assert "recommended for 5 or 6 players" in hint
    for language in words.LANGUAGES:
        hint = words.of("kitty", language).text("option-version", "hint")
        assert "5" in hint
        assert "6" in hint
    preselected = [catalogue.table("kitty").suggest(players) for players in (3, 4, 5, 6)]
    assert preselected == [{}, {}, {"version": "light"}, {"version": "light"}]


@pytest.mark.rule("KITTY-5", "KITTY-31")
@pytest.mark.parametrize(("version", "rounds"), [("hard", 7), ("light", 4)])
@pytest.mark.parametrize("players", range(3, 7))
def test_the_version_says_how_many_rounds_there_are(version: str, rounds: int, players: int) -> None:
    table = KittyTable(players, filler=by_chance(players), version=version)
    table.play_out()
    assert [value for _, _, value in table.told("round")] == list(range(1, rounds + 1))


@pytest.mark.rule("KITTY-27")
@pytest.mark.parametrize("target", [1, 40, 100])
def test_any_target_from_1_on(target: int) -> None:
    table = KittyTable(4, filler=by_chance(target), version="light", target=target)
    table.play_out()
    assert max(table.result()[0]) >= target


@pytest.mark.rule("KITTY-28")
def test_a_limit_of_deals_means_nothing_without_a_target() -> None:
    table = KittyTable(4, filler=by_chance(1), max_deals=5)
    table.play_out()
    assert len(table.gains) == 1


@pytest.mark.rule("KITTY-41")
@pytest.mark.parametrize("players", [4, 6])
def test_teams_with_everything_else(players: int) -> None:
    table = KittyTable(players, filler=by_chance(2), teams=True, version="light", target=60, max_deals=3)
    table.play_out()
    assert 1 <= len(table.gains) <= 3
    assert table.result()[0] == table.points
