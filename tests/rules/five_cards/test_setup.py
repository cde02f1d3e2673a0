"""Before the first turn: five common cards, a deck of fifty, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.games import catalogue
from igroteka.games.catalogue import BadPlayers
from scripted import Scripted
from scripted_tables.pairs import VALUES, Watch, by_chance, values


@pytest.mark.rule("FIVE-1")
def test_two_play_and_nobody_has_points_yet() -> None:
    table = Scripted("five-cards", 2, filler=by_chance(1))
    assert table.s.round == 1
    assert table.result() == ([0, 0], [1, 1])


@pytest.mark.rule("FIVE-1")
@pytest.mark.parametrize("players", [0, 1, 3, 8])
def test_it_is_a_game_for_two(players: int) -> None:
    with pytest.raises(BadPlayers, match="2"):
        catalogue.blank(catalogue.rules("five-cards"), players, {})


@pytest.mark.rule("FIVE-2", "PAIRS-COMMON-1")
def test_the_common_cards_come_from_all_55_cards_and_none_is_burned() -> None:
    """F-1."""
    watch = Watch(1)
    table = Scripted("five-cards", 2, filler=watch)
    assert Counter(watch.offered[0][1]) == {str(value): value for value in VALUES}
    assert {kind.split()[0] for kind, _ in table.chances} == {"common", "first", "draw"}


@pytest.mark.rule("FIVE-2")
def test_the_next_round_starts_with_all_55_cards_again() -> None:
    """F-1: what lies in the columns is shuffled in."""
    table = Scripted("five-cards", 2, "common=2,4,6,8,9; first=0; draw 0=8")
    for seat, column in ((0, 9), (1, 6), (0, 4)):
        table.play(f"col {column}", f"draw {1 - seat}=8", seat=seat)
    table.filler = watch = Watch(1)
    table.play("col 2", "draw 0=8", seat=1)
    assert table.s.round == 2
    assert watch.offered[0][0] == "common"
    assert Counter(watch.offered[0][1]) == {str(value): value for value in VALUES}


@pytest.mark.rule("FIVE-3")
def test_cards_are_turned_up_until_five_different_values_lie_there() -> None:
    table = Scripted("five-cards", 2, "common=7,7,7,3,7,3,10,10,9,1; first=0; draw 0=2")
    told = [(name, card) for name, _, card, *_ in table.happenings if name in ("common", "aside")]
    assert [card for name, card in told if name == "common"] == [7, 3, 10, 9, 1]
    assert [card for name, card in told if name == "aside"] == [7, 7, 7, 3, 10]


@pytest.mark.rule("FIVE-3")
def test_a_double_that_was_set_aside_cannot_turn_up_a_second_time() -> None:
    """Both 2s are out: one in the middle, one aside."""
    watch = Watch(1)
    Scripted("five-cards", 2, "common=2,2", watch)
    assert Counter(watch.offered[0][1]) == {str(value): value for value in VALUES if value != 2}


@pytest.mark.rule("FIVE-4")
@pytest.mark.parametrize("common", ["1,2,3,4,5", "10,10,10,10,10,10,10,10,10,10,9,8,7,6", "5,5,6,7,8,5,10"])
def test_the_deck_has_everything_but_the_five_common_cards(common: str) -> None:
    """F-2: doubles go back, and the deck has fifty cards whatever was turned up."""
    watch = Watch(1)
    table = Scripted("five-cards", 2, f"common={common}; first=0", watch)
    kind, offered = watch.offered[0]
    assert kind == "draw 0"
    assert len(offered) == 50
    assert Counter(offered) == {
        str(value): value - (value in table.s.common) for value in VALUES if value - (value in table.s.common)
    }


@pytest.mark.rule("FIVE-4")
def test_only_if_cards_were_set_aside_is_the_deck_shuffled_again() -> None:
    """F-2."""
    plain = Scripted("five-cards", 2, "common=9,3,7,5,6; first=0; draw 0=7")
    doubles = Scripted("five-cards", 2, "common=9,9,3,3,7,5,6; first=0; draw 0=7")
    back = [[value for name, _, _, value, *_ in t.happenings if name == "shuffled-back"] for t in (plain, doubles)]
    assert back == [[], [2]]
    assert values(plain.s.deck) == values(doubles.s.deck)


@pytest.mark.rule("FIVE-5")
def test_the_row_is_laid_in_ascending_order_and_every_card_starts_a_column() -> None:
    table = Scripted("five-cards", 2, "common=9,3,7,5,6; first=0; draw 0=10")
    assert table.s.common == [3, 5, 6, 7, 9]
    assert table.legal == ["col 3", "col 5", "col 6", "col 7", "col 9"]


@pytest.mark.rule("FIVE-6")
@pytest.mark.parametrize("first", [0, 1])
def test_a_lot_says_who_begins_the_match(first: int) -> None:
    table = Scripted("five-cards", 2, f"common=9,3,7,5,6; first={first}; draw {first}=10")
    assert table.to_move == first


@pytest.mark.rule("FIVE-6")
def test_the_lot_is_fair_and_is_drawn_when_the_row_lies() -> None:
    watch = Watch(1)
    table = Scripted("five-cards", 2, "common=9,3,7,5,6", watch)
    assert watch.offered[0] == ("first", ["0", "1"])
    assert [kind for kind, _ in table.chances[:6]] == ["common"] * 5 + ["first"]
