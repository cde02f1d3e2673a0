"""Before the first turn: players, chips, stakes, shuffle, deal."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from igroteka.games import catalogue
from igroteka.games.catalogue import BadPlayers
from scripted import Scripted
from scripted_tables.pairs import Watch, by_chance, deal


@pytest.mark.rule("BLACKSTONE-1", "BLACKSTONE-4")
@pytest.mark.parametrize("players", range(2, 9))
def test_two_to_eight_have_twenty_chips_and_stake_five_of_them(players: int) -> None:
    table = Scripted("blackstone", players, filler=by_chance(players))
    assert table.s.start_chips == 20
    assert table.s.chips[:players] == [15] * players
    assert table.s.stakes[:players] == [5] * players


@pytest.mark.rule("BLACKSTONE-4")
def test_stakes_lie_before_their_owners_and_the_pot_is_empty() -> None:
    """R-12: the pot holds nothing but a remainder of the round before."""
    table = Scripted("blackstone", 3, f"first=2; {deal(10, 5, 9)}")
    assert table.s.pot == 0
    table.play("fold", seat=1)  # 1 chip, and only now the stake
    assert table.s.pot == 1 + 5
    assert table.s.stakes[:3] == [5, 0, 5]


@pytest.mark.rule("BLACKSTONE-1")
@pytest.mark.parametrize("players", [0, 1, 9])
def test_nobody_plays_alone_and_nine_are_too_many(players: int) -> None:
    with pytest.raises(BadPlayers, match="2 to 8"):
        catalogue.blank(catalogue.rules("blackstone"), players, {})


@pytest.mark.rule("BLACKSTONE-1", "BLACKSTONE-20")
@pytest.mark.parametrize("players", range(2, 9))
def test_a_match_is_played_to_its_end_by_any_number(players: int) -> None:
    luck = random.Random(players)
    table = Scripted("blackstone", players, filler=by_chance(players), max_rounds=10)
    while not table.over:
        table.play(luck.choice(table.legal[:6]))
    chips, places = table.result()
    assert sum(chips) + table.s.pot == 20 * players
    assert 0 in chips or table.s.round == 10
    assert places == [1 + sum(other > own for other in chips) for own in chips]


@pytest.mark.rule("BLACKSTONE-2")
def test_no_card_is_burned() -> None:
    """R-1: shuffle and deal, no more."""
    table = Scripted("blackstone", 3, f"first=2; {deal(10, 5, 9)}")
    assert [kind for kind, _ in table.chances] == ["first", "deal 0", "deal 1", "deal 2"]
    assert (table.s.deck[0], table.s.burned[0]) == (52, 0)


@pytest.mark.rule("BLACKSTONE-2", "PAIRS-COMMON-1")
def test_every_round_is_dealt_from_all_55_cards() -> None:
    """R-1: black stones, white stones and what is left of the deck are shuffled together."""
    watch = Watch(1)
    table = Scripted("blackstone", 2, f"first=1; {deal(10, 2)}", watch)
    table.play("take 3", "draw 1=9,10,8", seat=1)
    table.play("fold", seat=0)
    kind, offered = watch.offered[0]
    assert kind == "deal 0"
    assert Counter(offered) == {str(value): value for value in range(1, 11)}


@pytest.mark.rule("BLACKSTONE-5", "PAIRS-COMMON-11")
@pytest.mark.parametrize("dealer", range(4))
def test_one_card_each_from_the_dealers_left_to_the_dealer(dealer: int) -> None:
    """R-11: the first dealer is drawn by lot."""
    table = Scripted("blackstone", 4, f"first={dealer}", Watch(dealer))
    dealt = [kind for kind, _ in table.chances[1:5]]
    assert dealt == [f"deal {(dealer + step) % 4}" for step in (1, 2, 3, 4)]


@pytest.mark.rule("BLACKSTONE-1", "PAIRS-COMMON-10")
def test_every_seat_is_as_likely_to_deal_first() -> None:
    """R-11."""
    watch = Watch(1)
    Scripted("blackstone", 5, filler=watch)
    assert watch.offered[0] == ("first", ["0", "1", "2", "3", "4"])


@pytest.mark.rule("BLACKSTONE-4", "BLACKSTONE-5", "BLACKSTONE-8")
def test_stakes_come_before_the_deal_and_the_stones_are_sorted_after_it() -> None:
    table = Scripted("blackstone", 2, f"first=1; {deal(10, 2)}")
    names = [name for name, *_ in table.happenings]
    assert names == ["dealer", "round", "stake", "stake", "deal", "deal", "starts", "keep-black", "to-the-middle"]
