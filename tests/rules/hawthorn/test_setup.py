"""Before the start cards: players, antes, shuffle, deal."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.games import catalogue
from igroteka.games.catalogue import BadPlayers
from scripted_tables.hawthorn import THREE, TWO, HawthornTable, deal, dealt, opened
from scripted_tables.pairs import Watch, by_chance

PLAYERS = range(2, 7)


@pytest.mark.rule("HAW-1", "HAW-2", "HAW-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_two_to_six_pay_a_chip_each_and_get_five_cards_each(players: int) -> None:
    table = HawthornTable(players, filler=by_chance(players))
    assert table.chips == [24] * players
    assert table.pot == players
    assert [len(hand) for hand in table.hands] == [5] * players
    assert table.rows == [[]] * players
    assert table.s.deck[0] == 55 - 5 * players


@pytest.mark.rule("HAW-1")
@pytest.mark.parametrize("players", [0, 1, 7, 8])
def test_nobody_plays_alone_and_seven_are_too_many(players: int) -> None:
    with pytest.raises(BadPlayers, match="2 to 6"):
        catalogue.blank(catalogue.rules("hawthorn"), players, {})


@pytest.mark.rule("HAW-1", "HAW-2")
def test_after_a_round_comes_another_with_a_new_ante() -> None:
    table = opened(*TWO)
    assert table.s.round == 1
    table.play("fold", deal(*TWO))  # 4 chips
    assert table.s.round == 2
    assert table.chips == [25 - 1 - 4 - 1, 25 - 1 + 6 - 1]
    assert table.pot == 2
    assert table.told("ante") == [(0, 0, 1), (1, 0, 1), (0, 0, 1), (1, 0, 1)]
    assert table.choosing


@pytest.mark.rule("HAW-3")
def test_no_card_is_burned() -> None:
    """H-1: the setup says shuffle and deal, no more."""
    table = HawthornTable(3, filler=by_chance(1))
    assert [kind for kind, _ in table.chances if kind == "burn"] == []
    assert (table.s.burned[0], table.s.discard[0]) == (0, 0)


@pytest.mark.rule("HAW-3")
def test_every_round_is_dealt_from_all_55_cards() -> None:
    """H-2: hands, rows and cards thrown away in a tie are all shuffled in again."""
    watch = Watch(1)
    table = HawthornTable(2, f"first=1; {deal('3 6 7 8 9', '3 5 7 8 10')}", watch)
    table.start_with("3", "3", tie="tie 0=3; tie 0=6; tie 1=4")
    table.play("fold", seat=1)
    kind, cards = watch.offered[0]
    assert kind == "deal 0"
    assert Counter(cards) == {str(value): value for value in range(1, 11)}
    assert table.s.discard[0] == 0


@pytest.mark.rule("HAW-3")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("dealer", [0, 1])
def test_cards_are_dealt_one_at_a_time_from_the_dealers_left(players: int, dealer: int) -> None:
    table = HawthornTable(players, f"first={dealer}", by_chance(players))
    one_pass = [f"deal {(dealer + 1 + step) % players}" for step in range(players)]
    assert [kind for kind, _ in table.chances] == ["first", *one_pass * 5]


@pytest.mark.rule("HAW-2", "HAW-3")
def test_the_antes_are_paid_before_the_deal() -> None:
    names = [name for name, *_ in dealt(*THREE).happenings]
    assert names == ["dealer", "round", *["ante"] * 3, *["deal"] * 15]
