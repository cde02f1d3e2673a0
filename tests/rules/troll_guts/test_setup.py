"""Before the piles are laid: players, antes, hands and open cards."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.games import catalogue
from igroteka.games.catalogue import BadPlayers
from scripted_tables.pairs import Watch, by_chance
from scripted_tables.troll_guts import THREE, TrollTable, deal, dealt, laid

PLAYERS = range(3, 7)


@pytest.mark.rule("TRG-1", "TRG-2", "TRG-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_three_to_six_pay_a_chip_each_and_get_five_cards_and_an_open_one(players: int) -> None:
    table = TrollTable(players, f"first={players - 1}", by_chance(players))
    assert table.chips == [24] * players
    assert table.pot == players
    assert [len(hand) for hand in table.hands] == [5] * players
    assert all(table.rows)
    opened = [int(outcome) for kind, outcome in table.chances if kind.startswith("deal")][5 * players :]
    assert all(card in row for card, row in zip(opened, table.rows, strict=True))


@pytest.mark.rule("TRG-1")
@pytest.mark.parametrize("players", [0, 1, 2, 7, 8])
def test_two_are_too_few_and_seven_too_many(players: int) -> None:
    with pytest.raises(BadPlayers, match="3 to 6"):
        catalogue.blank(catalogue.rules("troll-guts"), players, {})


@pytest.mark.rule("TRG-2", "TRG-3")
def test_first_the_antes_then_the_hands_then_the_open_cards() -> None:
    table = dealt(*THREE)
    told = [(name, only) for name, *_, only in table.happenings]
    hands = [("deal", seat) for _ in range(5) for seat in range(3)]
    assert told[:2] == [("dealer", -1), ("round", -1)]
    assert told[2:] == [*[("ante", -1)] * 3, *hands, *[("deal", -1)] * 3, ("will-start", -1)]
    assert (table.hands[0], table.rows) == ([6, 7, 8, 9, 10], [[5], [3], [7]])


@pytest.mark.rule("TRG-2")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("dealer", [0, 1])
def test_cards_are_dealt_one_at_a_time_from_the_dealers_left(players: int, dealer: int) -> None:
    table = TrollTable(players, f"first={dealer}", by_chance(players))
    one_pass = [f"deal {(dealer + 1 + step) % players}" for step in range(players)]
    kinds = [kind for kind, _ in table.chances if not kind.startswith("tie")]
    assert kinds == ["first", *one_pass * 6]


@pytest.mark.rule("TRG-2")
def test_no_card_is_burned() -> None:
    """T-1: nothing is said about it."""
    table = dealt(*THREE)
    assert [kind for kind, _ in table.chances if kind == "burn"] == []
    assert (table.s.burned[0], table.s.discard[0], table.s.deck[0]) == (0, 0, 55 - 18)


@pytest.mark.rule("TRG-2")
def test_every_round_has_its_own_ante_and_all_55_cards() -> None:
    """T-1: rows, piles and the cards of players who were out are all shuffled in again."""
    table = laid(*THREE)
    table.filler = watch = Watch(1)
    table.draw(3)
    table.play("draw", "draw 2=7")
    kind, cards = watch.offered[0]
    assert kind == "deal 0"
    assert Counter(cards) == {str(value): value for value in range(1, 11)}
    assert table.s.round == 2
    assert table.pot == 3
    assert table.chips == [24 + 13 - 1, 24 - 3 - 1, 24 - 7 - 1]
    assert table.still_in == [0, 1, 2]
    assert table.piles == [[], [], []]


@pytest.mark.rule("TRG-2")
def test_the_next_round_is_laid_anew() -> None:
    table = laid(*THREE)
    table.draw(3)
    table.play("draw", f"draw 2=7; {deal('1 2 3 4 5 / 9', *THREE[1:])}")
    assert table.to_move == 0
    assert table.legal == ["next 1", "next 2", "next 3", "next 4", "next 5"]
