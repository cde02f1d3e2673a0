"""Only one player is in: the round is over, and the pot is taken."""

from __future__ import annotations

import random

import pytest

from scripted_tables.hawthorn import THREE, TWO, HawthornTable, deal, opened
from scripted_tables.pairs import by_chance


@pytest.mark.rule("HAW-16")
def test_the_last_one_in_takes_the_whole_pot() -> None:
    table = opened(*THREE, max_rounds=1)
    table.play("fold", seat=0)
    table.play("fold", seat=1)
    assert table.told("take-pot") == [(2, 0, 3 + 4 + 5)]
    assert table.chips == [20, 19, 36]
    assert table.pot == 0
    assert table.over


@pytest.mark.rule("HAW-16")
def test_it_makes_no_difference_whether_the_others_folded_or_paired() -> None:
    table = opened(*THREE, max_rounds=1)
    table.draw(4, 5)
    assert table.told("take-pot") == [(2, 0, 3 + 4 + 5)]
    assert table.chips == [20, 19, 36]


@pytest.mark.rule("HAW-16")
def test_the_last_player_does_not_have_to_take_the_turn() -> None:
    """H-9: seats 0 and 1 leave in the first circle, and seat 2 wins before its first turn."""
    table = opened(*THREE, max_rounds=1)
    table.draw(4)
    table.play("fold", seat=1)
    assert table.over
    assert table.rows[2] == [9]


@pytest.mark.rule("HAW-16")
def test_the_round_can_end_in_the_middle_of_a_circle() -> None:
    """H-9: seat 2 pairs while seat 0 waits; seat 1 is out already."""
    table = opened(*THREE, max_rounds=1)
    table.draw(10, 5, 10)
    table.play("play 6", seat=0)
    table.play("play 10", seat=2)
    assert table.over
    assert table.chips == [24 + 3 + 5 + 10, 24 - 5, 24 - 10]


@pytest.mark.rule("HAW-16")
@pytest.mark.parametrize("cards", [(10, 5, 9), (10, 10, 9)])
def test_the_winners_own_cards_do_not_matter(cards: tuple[int, ...]) -> None:
    table = opened(*THREE, max_rounds=1)
    table.draw(*cards)
    while not table.over:
        table.play("fold" if table.to_move else "play 6")
    assert table.still_in == [0]
    assert table.chips[0] == max(table.chips)


@pytest.mark.rule("HAW-16", "HAW-1")
def test_the_next_round_begins_at_once() -> None:
    table = opened(*TWO)
    table.play("fold", deal(*TWO))
    assert (table.s.round, table.to_move) == (2, 0)
    assert table.still_in == [0, 1]
    assert table.rows == [[], []]
    assert table.circle == "deck"


@pytest.mark.rule("HAW-16")
@pytest.mark.parametrize("players", range(2, 7))
def test_every_round_has_one_winner_and_empties_the_pot(players: int) -> None:
    """H-9: players leave one after another, so the pot begins again with the antes alone."""
    for seed in range(5):
        luck = random.Random(seed)
        table = HawthornTable(players, filler=by_chance(seed), max_rounds=8)
        rounds = 1
        while not table.over:
            table.play(luck.choice(table.legal))
            if table.s.round > rounds:
                rounds = table.s.round
                paid = [value for _, _, value in table.told("ante")[-players:]]
                assert table.pot == sum(paid)
        assert table.pot == 0
        assert len(table.told("take-pot")) == table.s.round
