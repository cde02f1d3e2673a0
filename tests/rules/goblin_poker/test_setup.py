"""Before the start cards: players, antes, shuffle, deal."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.games import catalogue
from igroteka.games.catalogue import BadPlayers
from scripted_tables.goblin_poker import THREE, GoblinTable, deal, dealt, opened
from scripted_tables.pairs import Watch, by_chance

PLAYERS = range(3, 9)


@pytest.mark.rule("GOB-1", "GOB-2", "GOB-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_three_to_eight_pay_a_chip_each_and_get_six_cards_each(players: int) -> None:
    table = GoblinTable(players, filler=by_chance(players))
    assert table.chips == [24] * players
    assert table.pot == players
    assert [len(hand) for hand in table.hands] == [6] * players
    assert table.stacks == [[]] * players
    assert table.s.deck[0] == 55 - 6 * players


@pytest.mark.rule("GOB-1")
@pytest.mark.parametrize("players", [0, 1, 2, 9])
def test_two_are_too_few_and_nine_too_many(players: int) -> None:
    with pytest.raises(BadPlayers, match="3 to 8"):
        catalogue.blank(catalogue.rules("goblin-poker"), players, {})


@pytest.mark.rule("GOB-2", "GOB-3")
def test_the_antes_are_paid_before_the_deal() -> None:
    names = [name for name, *_ in dealt(*THREE).happenings]
    assert names == ["dealer", "round", *["ante"] * 3, *["deal"] * 18]


@pytest.mark.rule("GOB-2")
def test_every_round_has_its_own_ante() -> None:
    table = opened(*THREE)
    table.play("fold", seat=0)  # 2 chips
    table.play("fold", deal(*THREE), seat=1)  # 4 chips
    assert table.s.round == 2
    assert table.chips == [25 - 1 - 2 - 1, 25 - 1 - 4 - 1, 25 - 1 + 9 - 1]
    assert table.pot == 3


@pytest.mark.rule("GOB-3")
def test_no_card_is_burned() -> None:
    """G-1: the setup says shuffle and deal, no more."""
    table = GoblinTable(4, filler=by_chance(1))
    assert [kind for kind, _ in table.chances if kind == "burn"] == []
    assert (table.s.burned[0], table.s.discard[0]) == (0, 0)


@pytest.mark.rule("GOB-3")
def test_every_round_is_dealt_from_all_55_cards() -> None:
    """G-1: hands, stacks, donated cards and cards thrown away in a tie are all shuffled in again."""
    watch = Watch(1)
    table = opened("3 6 7 8 9 10", "3 5 7 8 9 10", "9 6 7 8 9 10", tie="tie 0=3; tie 0=6; tie 1=4")
    table.filler = watch
    table.feed(8)  # seat 1 begins; its card lies in the middle when the others fold
    table.play("fold", seat=2)
    table.play("fold", seat=0)
    kind, cards = watch.offered[0]
    assert kind == "deal 0"
    assert Counter(cards) == {str(value): value for value in range(1, 11)}
    assert (table.pile, table.s.discard[0], table.s.deck[0]) == ([], 0, 55 - 18)


@pytest.mark.rule("GOB-3")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("dealer", [0, 1])
def test_cards_are_dealt_one_at_a_time_from_the_dealers_left(players: int, dealer: int) -> None:
    table = GoblinTable(players, f"first={dealer}", by_chance(players))
    one_pass = [f"deal {(dealer + 1 + step) % players}" for step in range(players)]
    assert [kind for kind, _ in table.chances] == ["first", *one_pass * 6]
