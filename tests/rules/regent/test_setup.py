"""Before the first turn: players, chips, burned cards, deal."""

from __future__ import annotations

import pytest

from igroteka.games import catalogue
from igroteka.games.catalogue import BadPlayers
from scripted_tables.pairs import Watch, by_chance
from scripted_tables.regent import THREE, TWO, RegentTable, deal, dealt

PLAYERS = range(2, 7)


@pytest.mark.rule("REG-1", "REG-3", "REG-4")
@pytest.mark.parametrize("players", PLAYERS)
def test_two_to_six_get_two_closed_cards_and_an_open_one_and_pay_nothing(players: int) -> None:
    table = RegentTable(players, filler=by_chance(players + 1))
    assert [len(hand) for hand in table.hands] == [2] * players
    deals = [kind for kind, _ in table.chances if kind.startswith("deal")]
    assert len(deals) == 3 * players
    assert all(table.rows)
    assert (table.chips, table.middle) == ([25] * players, 0)
    assert table.told("ante") == []


@pytest.mark.rule("REG-1")
@pytest.mark.parametrize("players", [0, 1, 7, 8])
def test_nobody_plays_alone_and_seven_are_too_many(players: int) -> None:
    with pytest.raises(BadPlayers, match="2 to 6"):
        catalogue.blank(catalogue.rules("regent"), players, {})


@pytest.mark.rule("REG-1", "REG-6")
def test_two_players_use_the_same_words_as_six() -> None:
    """One implementation serves both versions: the target is named with two players too."""
    assert dealt(*TWO).legal == ["attack 0", "draw", "fold", "gift 0 4", "gift 0 6", "look 0"]


@pytest.mark.rule("REG-2", "PAIRS-COMMON-2")
def test_before_the_first_round_five_cards_are_burned() -> None:
    table = dealt(*TWO)
    assert [kind for kind, _ in table.chances[:7]] == ["first", *["burn"] * 5, "deal 0"]
    assert (table.deck, table.discard) == (55 - 5 - 6, 5)


@pytest.mark.rule("REG-2", "PAIRS-COMMON-4")
def test_the_next_round_is_dealt_from_what_is_left_of_the_deck() -> None:
    """R-6: no shuffle and no burn; the six cards of the first round lie on the discard pile."""
    table = dealt(*TWO)
    table.filler = watch = Watch(1)
    table.play("fold", seat=1)
    assert table.s.round == 2
    kind, cards = watch.offered[0]
    assert kind == "deal 0"
    assert len(cards) == 55 - 5 - 6
    assert cards.count("6") == 6 - 2
    assert cards.count("10") == 10 - 3  # burned
    assert "burn" not in [kind for kind, _ in watch.offered]


@pytest.mark.rule("REG-2", "PAIRS-COMMON-5")
def test_when_the_deck_runs_out_in_a_deal_it_is_reshuffled_and_five_are_burned_again() -> None:
    table = dealt(*TWO, start_chips=100)
    table.lay([[8], [5]], [[3, 6], [4, 6]], turn=1, deck=[7])
    table.play("fold", f"deal 0=7; burn=10,10,9,9,9; {deal('x 3 8', '4 6 5').split('; ', 1)[1]}", seat=1)
    assert (table.discard, table.deck) == (5, 55 - 5 - 6)
    assert table.hands == [[3, 7], [4, 6]]
    assert [value for _, _, value in table.told("reshuffle")] == [54]


@pytest.mark.rule("REG-4", "PAIRS-COMMON-11")
@pytest.mark.parametrize("players", PLAYERS)
def test_cards_are_dealt_one_at_a_time_in_three_passes(players: int) -> None:
    table = RegentTable(players, "first=1", by_chance(players))
    one_pass = [f"deal {(2 + step) % players}" for step in range(players)]
    kinds = [kind for kind, _ in table.chances]
    assert kinds[: 6 + 3 * players] == ["first", *["burn"] * 5, *one_pass * 3]


@pytest.mark.rule("REG-4")
def test_the_third_card_lies_open() -> None:
    table = dealt(*THREE)
    assert table.rows == [[2], [5], [10]]
    assert table.hands == [[3, 7], [4, 8], [6, 9]]


@pytest.mark.rule("REG-5")
@pytest.mark.parametrize("dealer", range(3))
def test_the_lowest_open_card_begins_whoever_deals(dealer: int) -> None:
    """Closed cards do not count: seat 2 holds the lowest of all."""
    table = dealt("3 7 9", "8 4 5", "1 6 10", dealer=dealer)
    assert table.to_move == 1
    assert table.told("starts") == [(1, 5, 1)]


@pytest.mark.rule("REG-5", "PAIRS-COMMON-14")
def test_a_tie_is_broken_by_more_open_cards() -> None:
    """Seat 0's second 5 would pair with the open one and is replaced; the 9 only pairs with a closed card and stays."""
    table = dealt("9 3 5", "5 7 5", tie="tie 0=5; tie 0=9; tie 1=2", burned="10,10,10,8,8")
    assert table.to_move == 1
    assert table.rows == [[5, 9], [2, 5]]
    assert table.hands == [[3, 9], [5, 7]]
    assert table.discard == 5 + 1


@pytest.mark.rule("REG-5")
def test_every_round_begins_with_the_lowest_open_card_not_with_the_loser() -> None:
    """R-13."""
    table = dealt(*TWO)
    table.play("fold", deal("4 7 3", "8 9 10"), seat=1)
    assert table.to_move == 0


@pytest.mark.rule("REG-3")
def test_drawing_giving_and_a_good_attack_cost_nothing() -> None:
    table = dealt(*THREE)
    table.play("draw", "draw 0=8", seat=0)
    table.play("gift 0 8", seat=1)
    table.play("attack 2", "draw 0=3", seat=0)
    assert (table.chips, table.middle) == ([25] * 3, 0)
    assert table.paid() == table.told("pay") == []
