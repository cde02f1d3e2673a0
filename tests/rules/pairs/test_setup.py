"""Before the first card: players, losing score, forfeit, the first dealer."""

from __future__ import annotations

import pytest

from igroteka.games import catalogue
from igroteka.games.catalogue import BadPlayers
from scripted_tables.pairs import PairsTable, Watch, by_chance, dealt, values

LOSING_SCORES = {2: 31, 3: 21, 4: 16, 5: 13, 6: 11, 7: 11, 8: 11}


@pytest.mark.rule("PAIRS-1", "PAIRS-4")
@pytest.mark.parametrize(("players", "losing_score"), list(LOSING_SCORES.items()))
def test_two_to_eight_sit_down_and_their_number_sets_the_losing_score(players: int, losing_score: int) -> None:
    """R-1: two to eight. R-2: the table, not the formula, for seven and eight."""
    table = PairsTable(players, filler=by_chance(players))
    assert len(table.hands) == players
    assert table.s.losing_score == losing_score


@pytest.mark.rule("PAIRS-1")
@pytest.mark.parametrize("players", [0, 1, 9])
def test_nobody_plays_alone_and_nine_are_too_many(players: int) -> None:
    """R-1."""
    with pytest.raises(BadPlayers):
        catalogue.blank(catalogue.rules("pairs"), players, {})


@pytest.mark.rule("PAIRS-4")
@pytest.mark.parametrize(("players", "losing_score"), [(7, 10), (8, 9)])
def test_seven_or_eight_players_may_choose_the_score_of_the_formula(players: int, losing_score: int) -> None:
    """R-2: a group that prefers 60/n + 1, rounded up, sets the option."""
    table = PairsTable(players, filler=by_chance(1), losing_score=losing_score)
    assert table.s.losing_score == losing_score


@pytest.mark.rule("PAIRS-3")
def test_a_forfeit_is_only_words() -> None:
    tables = [dealt(5, 9, forfeit=forfeit) for forfeit in ("", "The loser sings.", "ы" * 200)]
    for table in tables:
        table.play("draw", "draw 0=4")
        assert table.legal == ["draw", "fold"]
    assert tables[0].s == tables[1].s == tables[2].s


@pytest.mark.rule("PAIRS-5")
def test_all_cards_are_shuffled_and_five_burned_before_the_first_deal() -> None:
    watch = Watch(1)
    table = PairsTable(2, "first=1", watch)
    assert [kind for kind, _ in watch.offered[:7]] == [*["burn"] * 5, "deal 0", "deal 1"]
    assert watch.offered[0][1] == [str(value) for value in range(1, 11) for _ in range(value)]
    assert len(values(table.s.burned)) == 5


@pytest.mark.rule("PAIRS-21")
@pytest.mark.parametrize("players", LOSING_SCORES)
def test_the_first_dealer_is_drawn_by_lot(players: int) -> None:
    """R-19: chance `first`, every seat alike."""
    watch = Watch(players)
    table = PairsTable(players, filler=watch)
    assert watch.offered[0] == ("first", [str(seat) for seat in range(players)])
    assert table.chances[0] == ("first", str(table.s.dealer))
