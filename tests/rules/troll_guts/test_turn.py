"""A turn: draw, steal or buy."""

from __future__ import annotations

import random

import pytest

from scripted_tables.pairs import Watch, by_chance
from scripted_tables.troll_guts import THREE, TrollTable, laid


@pytest.mark.rule("TRG-7")
def test_turns_go_clockwise_from_the_first_player() -> None:
    table = laid(*THREE)
    order = []
    for card in (6, 8, 9, 10):
        order.append(table.to_move)
        table.draw(card)
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("TRG-7", "TRG-11")
def test_there_are_three_things_to_do_and_folding_is_none_of_them() -> None:
    table = laid(*THREE)
    assert table.legal == ["buy", "draw", "steal 0", "steal 2"]
    assert {token.split()[0] for token in table.rules.TOKENS} == {"draw", "eight", "steal", "buy", "next"}


@pytest.mark.rule("TRG-7")
def test_players_who_are_out_are_passed_over() -> None:
    table = laid(*THREE)
    table.draw(6, 7)  # seat 2 pairs
    table.draw(8)
    assert table.to_move == 1
    table.draw(9)
    assert table.to_move == 0


@pytest.mark.rule("TRG-8")
def test_drawing_takes_the_top_card_of_the_deck_into_the_row() -> None:
    table = laid(*THREE)
    deck = [token for token in table.rules.FACES[1:] for _ in range(table.s.deck[int(token)])]
    table.filler = watch = Watch(1)
    table.play("draw", seat=1)
    assert watch.offered == [("draw 1", deck)]
    assert table.s.deck[0] == len(deck) - 1 == 55 - 18 - 1
    [(seat, card, _)] = table.told("draw")
    assert seat == 1
    assert table.rows[1] == sorted([3, card])
    assert (table.chips, table.pot) == ([24] * 3, 3)


@pytest.mark.rule("TRG-9")
@pytest.mark.parametrize(("owner", "card"), [(0, 6), (2, 2)])
def test_any_opponent_may_be_robbed_of_the_top_card_for_nothing(owner: int, card: int) -> None:
    table = laid(*THREE)
    table.play(f"steal {owner}", seat=1)
    assert table.rows[1] == sorted([3, card])
    assert len(table.piles[owner]) == 4
    assert card not in table.piles[owner]
    assert (table.chips, table.pot) == ([24] * 3, 3)
    assert table.happenings[-1] == ("steal", 1, card, 1, owner, -1)


@pytest.mark.rule("TRG-9")
def test_who_is_out_cannot_be_robbed() -> None:
    """T-2: that player's cards are out of the game."""
    table = laid(*THREE)
    table.draw(6, 7)
    assert table.still_in == [0, 1]
    assert (table.to_move, table.legal) == (0, ["buy", "draw", "steal 1"])


@pytest.mark.rule("TRG-10")
def test_buying_costs_a_chip_and_gives_the_own_top_card() -> None:
    table = laid(*THREE)
    table.play("buy", seat=1)
    assert table.rows[1] == [3, 4]
    assert table.piles[1] == [7, 8, 9, 10]
    assert (table.chips, table.pot) == ([24, 23, 24], 4)
    assert table.told("buy") == [(1, 4, 1)]


@pytest.mark.rule("TRG-10", "PAIRS-COMMON-18")
def test_without_a_chip_one_cannot_buy_the_other_actions_are_free() -> None:
    """T-4."""
    table = laid(*THREE, start_chips=1)
    assert table.chips == [0, 0, 0]
    assert table.legal == ["draw", "steal 0", "steal 2"]
    assert "buy" in laid(*THREE, start_chips=2).legal


@pytest.mark.rule("TRG-9", "TRG-10")
def test_an_empty_pile_can_be_neither_robbed_nor_bought_from_and_is_never_refilled() -> None:
    """T-3."""
    table = laid(*THREE)
    table.lay_piles([[5], [3], [7]], [[6, 7], [], [4]])
    assert table.legal == ["draw", "steal 0", "steal 2"]
    table.play("steal 2", seat=1)
    assert table.piles == [[6, 7], [], []]
    assert (table.to_move, table.legal) == (2, ["draw", "steal 0"])
    table.draw(8)
    assert (table.to_move, table.legal) == (0, ["buy", "draw"])
    table.draw(9)
    assert table.piles == [[6, 7], [], []]


@pytest.mark.rule("TRG-7", "TRG-11")
@pytest.mark.parametrize("players", range(3, 7))
def test_every_turn_brings_its_player_one_card(players: int) -> None:
    luck = random.Random(players)
    table = TrollTable(players, filler=by_chance(players), max_rounds=2, start_chips=100)
    while not table.over:
        token, seat, cards, rounds = luck.choice(table.legal), table.to_move, table.rows, table.s.round
        in_order = [mine for step in range(1, players) if (mine := (seat + step) % players) in table.still_in]
        table.play(token)
        if not token.startswith("next") and table.s.round == rounds and not table.over:
            assert len(table.rows[seat]) == len(cards[seat]) + 1 or seat not in table.still_in
            assert table.to_move == in_order[0]
