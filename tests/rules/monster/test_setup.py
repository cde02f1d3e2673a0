"""Before the first turn: players, antes, shuffle, deal."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.games import catalogue
from igroteka.games.catalogue import BadPlayers
from scripted_tables.monster import BEST, NINES, TENS, MonsterTable, dealt
from scripted_tables.pairs import Watch, by_chance

PLAYERS = range(4, 9)
WHOLE_PACK = {str(value): value for value in range(1, 11)}


@pytest.mark.rule("MON-1", "MON-2", "MON-3")
@pytest.mark.parametrize(("players", "ante"), [(4, 2), (5, 2), (6, 1), (7, 1), (8, 1)])
def test_four_to_eight_pay_an_ante_and_get_six_cards_each(players: int, ante: int) -> None:
    table = MonsterTable(players, filler=by_chance(players))
    assert table.told("ante") == [(seat, 0, ante) for seat in range(players)]
    assert table.chips == [25 - ante] * players
    assert table.pot == players * ante
    assert [len(hand) for hand in table.hands] == [6] * players
    assert table.s.deck[0] == 55 - 6 * players
    assert (table.circle, table.monster) == (1, [])


@pytest.mark.rule("MON-1")
@pytest.mark.parametrize("players", [0, 1, 2, 3, 9])
def test_three_are_too_few_and_nine_too_many(players: int) -> None:
    with pytest.raises(BadPlayers, match="4 to 8"):
        catalogue.blank(catalogue.rules("monster"), players, {})


@pytest.mark.rule("MON-3", "PAIRS-COMMON-11")
@pytest.mark.parametrize("players", PLAYERS)
def test_cards_are_dealt_one_at_a_time_from_the_dealers_left(players: int) -> None:
    table = MonsterTable(players, "first=1", by_chance(players))
    one_pass = [f"deal {(2 + step) % players}" for step in range(players)]
    assert [kind for kind, _ in table.chances] == ["first", *one_pass * 6]


@pytest.mark.rule("MON-3", "PAIRS-COMMON-2")
def test_no_card_is_burned_and_nothing_lies_on_the_discard_pile() -> None:
    table = MonsterTable(8, filler=by_chance(1))
    assert (table.s.burned[0], table.s.discard[0], table.s.deck[0]) == (0, 0, 7)


@pytest.mark.rule("MON-4")
@pytest.mark.parametrize("dealer", range(4))
def test_the_player_on_the_dealers_left_moves_first(dealer: int) -> None:
    table = MonsterTable(4, f"first={dealer}", by_chance(dealer))
    assert table.s.dealer == dealer
    assert table.to_move == (dealer + 1) % 4


@pytest.mark.rule("MON-4")
def test_the_deal_passes_to_the_left_after_each_round_so_that_everybody_is_first_once() -> None:
    table = MonsterTable(5, "first=3", by_chance(1))
    first_players = []
    for number in range(1, 6):
        assert table.s.round == number
        first_players.append(table.to_move)
        table.turns("fold", "fold", "fold", "fold")
    assert first_players == [4, 0, 1, 2, 3]


@pytest.mark.rule("MON-2", "MON-3", "MON-4", "MON-17")
def test_a_second_circle_has_no_ante_and_the_same_dealer_and_a_whole_pack() -> None:
    table = dealt("9 9 7 7 5 5", "8 7 6 5 4 3", "8 6 4 3 2 1", TENS)
    table.filler = watch = Watch(1)
    table.turns("discard 5 7 9", "keep", "keep", "fold")
    assert (table.circle, table.s.round, table.s.dealer) == (2, 1, 3)
    assert len(table.told("ante")) == 4
    assert table.chips == [23 - 5, 23, 23, 23]
    assert Counter(watch.offered[0][1]) == WHOLE_PACK
    assert (table.monster, table.s.discard[0], table.s.deck[0]) == ([], 0, 55 - 12)


@pytest.mark.rule("MON-2", "MON-3")
def test_a_new_round_has_a_new_ante_a_whole_pack_and_everybody() -> None:
    table = dealt(BEST, TENS, NINES, "8 8 8 8 8 8")
    table.filler = watch = Watch(1)
    table.turns("fold", "fold", "fold")
    assert (table.s.round, table.circle, table.still_in) == (2, 1, [0, 1, 2, 3])
    assert len(table.told("ante")) == 8
    assert table.chips == [21, 21, 21, 29]
    assert Counter(watch.offered[0][1]) == WHOLE_PACK
    assert [kind for kind, _ in watch.offered[:4]] == ["deal 1", "deal 2", "deal 3", "deal 0"]


@pytest.mark.rule("MON-2", "PAIRS-COMMON-17")
def test_with_one_chip_the_ante_of_two_costs_one() -> None:
    """M-11."""
    table = MonsterTable(4, filler=by_chance(1), start_chips=1)
    assert table.told("ante") == [(seat, 0, 1) for seat in range(4)]
    assert (table.chips, table.pot) == ([0] * 4, 4)
    assert table.to_move == (table.s.dealer + 1) % 4
