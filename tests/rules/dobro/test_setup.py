"""Before the first card: the deck, hands, direction, and who opens."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.games import catalogue
from igroteka.games.catalogue import BadPlayers
from scripted_tables.dobro import DECK, DobroTable, dealt
from scripted_tables.pairs import Watch, by_chance

HAND_LIMITS = {2: 6, 3: 6, 4: 6, 5: 6, 6: 5}


@pytest.mark.rule("DOBRO-1")
def test_the_deck_has_49_numbers_and_7_special_cards() -> None:
    watch = Watch(1)
    DobroTable(3, filler=watch)
    _, offered = watch.offered[0]
    assert Counter(offered) == DECK
    assert len(offered) == 56
    assert len([card for card in offered if card.isdigit()]) == 49


@pytest.mark.parametrize("players", [0, 1, 7])
def test_nobody_plays_alone_and_seven_are_too_many(players: int) -> None:
    with pytest.raises(BadPlayers):
        catalogue.blank(catalogue.rules("dobro"), players, {})


@pytest.mark.rule("DOBRO-4")
def test_turns_go_clockwise_at_first() -> None:
    """R1: the blue side of the direction card, which nobody can see in the booklet, is clockwise."""
    table = dealt("2 3 4 5 6 7", "3 4 5 6 7 8", "4 5 6 7 8 9", first=1)
    assert table.direction == 1
    table.turn("play 3", draws="12")
    assert table.to_move == 2
    table.turn("play 4", draws="12")
    assert table.to_move == 0


@pytest.mark.rule("DOBRO-5")
@pytest.mark.parametrize(("players", "limit"), list(HAND_LIMITS.items()))
def test_everybody_is_dealt_six_cards_and_six_players_five(players: int, limit: int) -> None:
    table = DobroTable(players, filler=by_chance(players))
    assert [len(hand.split()) for hand in table.hands] == [limit] * players
    dealt_to = [kind for kind, _ in table.chances if kind.startswith("deal")]
    assert dealt_to == [f"deal {seat}" for seat in range(players)] * limit


@pytest.mark.rule("DOBRO-5")
@pytest.mark.parametrize(("players", "limit"), list(HAND_LIMITS.items()))
def test_that_number_is_the_hand_limit_of_the_whole_game(players: int, limit: int) -> None:
    table = DobroTable(players, filler=by_chance(players), forget="auto")
    while not table.over:
        hands = [len(hand.split()) for hand in table.hands]
        assert max(hands) <= limit
        assert table.deck == 0 or hands == [limit] * players
        table.play(table.legal[0])


@pytest.mark.rule("DOBRO-6")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_rest_is_the_deck_and_the_forgetful_card_lies_in_the_middle(players: int) -> None:
    table = DobroTable(players, filler=by_chance(players))
    assert table.deck == 56 - players * HAND_LIMITS[players]
    assert table.holder == -1
    assert (table.pile, table.good) == ("", 0)
    assert (table.points, table.sheet) == ([0] * players, [])


@pytest.mark.rule("DOBRO-7")
@pytest.mark.parametrize("players", HAND_LIMITS)
def test_a_lot_decides_who_opens_the_first_kon(players: int) -> None:
    watch = Watch(players)
    table = DobroTable(players, filler=watch)
    assert watch.offered[-1] == ("first", [str(seat) for seat in range(players)])
    assert table.chances[-1] == ("first", str(table.to_move))
    assert [kind for kind, _ in table.chances].count("first") == 1


@pytest.mark.rule("DOBRO-7", "DOBRO-12")
def test_whoever_the_lot_names_opens() -> None:
    table = dealt("2 3 4 5 6 7", "3 3 5 j s r", "4 5 6 7 8 9", first=1)
    assert table.to_move == 1
    assert table.told("starts") == [(1, 0)]
    assert {"play 3", "play 5", "pair 3", "joker 2", "skip", "reverse"} <= set(table.legal)
