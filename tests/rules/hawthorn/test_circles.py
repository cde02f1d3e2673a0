"""Circles: cards come by turns from the deck and from the hand."""

from __future__ import annotations

import random
from itertools import groupby
from typing import NamedTuple

import pytest

from scripted_tables.hawthorn import THREE, HawthornTable, opened
from scripted_tables.pairs import by_chance


class Circle(NamedTuple):
    round: int
    kind: str
    marker: int
    players: list[int]  # who were in when it began
    turns: list[int]  # who moved, in order


def circles_by_chance(players: int, seed: int) -> list[Circle]:
    """The circles of a match in which few fold of their own free will."""
    table = HawthornTable(players, filler=by_chance(seed), max_rounds=10)
    luck = random.Random(seed)
    found: list[Circle] = []
    while not table.over:
        legal = table.legal
        if not table.choosing:
            begun = len(table.told("deck-circle")) + len(table.told("hand-circle"))
            if begun > len(found):
                found.append(Circle(table.s.round, table.circle, table.s.marker, table.still_in, []))
            found[-1].turns.append(table.to_move)
            if luck.random() < 0.9:
                legal = [token for token in legal if token != "fold"]
        table.play(luck.choice(legal))
    return found


@pytest.mark.rule("HAW-8")
def test_the_first_circle_is_of_the_deck_the_next_of_the_hand_and_so_on() -> None:
    table = opened(*THREE)
    assert table.circle == "deck"
    table.draw(10, 7, 6)
    assert (table.circle, table.to_move) == ("hand", 0)
    for token in ("play 6", "play 8", "play 3"):
        table.play(token)
    assert (table.circle, table.to_move) == ("deck", 0)
    assert table.rows == [[4, 6, 10], [5, 7, 8], [3, 6, 9]]


@pytest.mark.rule("HAW-8", "HAW-13")
def test_the_circle_decides_where_a_card_comes_from() -> None:
    table = opened(*THREE)
    assert table.legal == ["draw", "fold"]
    table.draw(10, 7)
    assert table.legal == ["draw", "fold"]
    table.draw(6)
    assert table.legal == ["fold", "play 6", "play 7", "play 8", "play 9"]


@pytest.mark.rule("HAW-9")
def test_in_a_deck_circle_a_card_goes_from_the_deck_to_the_row() -> None:
    table = opened(*THREE)
    table.draw(10)
    assert table.rows[0] == [4, 10]
    assert table.hands[0] == [6, 7, 8, 9]
    assert table.s.deck[0] == 55 - 15 - 1
    assert table.told("draw") == [(0, 10, 0)]


@pytest.mark.rule("HAW-13")
def test_in_a_hand_circle_a_card_goes_from_the_hand_to_the_row() -> None:
    table = opened(*THREE)
    table.draw(10, 7, 6)
    deck = table.s.deck[0]
    table.play("play 8")
    assert table.rows[0] == [4, 8, 10]
    assert table.hands[0] == [6, 7, 9]
    assert table.s.deck[0] == deck
    assert table.told("play") == [(0, 8, 0)]


@pytest.mark.rule("HAW-13")
def test_equal_cards_of_a_hand_are_one_choice() -> None:
    table = opened("4 7 7 9 9", "5 6 8 9 10")
    table.draw(10, 7)
    assert table.legal == ["fold", "play 7", "play 9"]


@pytest.mark.rule("HAW-8")
def test_players_who_are_out_are_passed_over() -> None:
    table = opened(*THREE)
    table.draw(10)
    table.play("fold", seat=1)
    table.draw(6)
    table.play("play 6", seat=0)
    table.play("play 3", seat=2)
    assert (table.circle, table.to_move) == ("deck", 0)


@pytest.mark.rule("HAW-8")
@pytest.mark.parametrize("players", range(2, 7))
def test_in_every_circle_each_who_is_in_takes_one_turn_from_the_marker_on(players: int) -> None:
    for seed in range(6):
        circles = circles_by_chance(players, seed)
        for circle, after in zip(circles, [*circles[1:], None], strict=True):
            clockwise = [(circle.marker + step) % players for step in range(players)]
            order = [seat for seat in clockwise if seat in circle.players]
            if after and after.round == circle.round:
                assert circle.turns == order
            else:  # the round ended in this circle
                assert circle.turns == order[: len(circle.turns)]


@pytest.mark.rule("HAW-8")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_two_kinds_of_circle_take_turns_in_every_round(players: int) -> None:
    longest = 0
    for seed in range(6):
        for _, circles in groupby(circles_by_chance(players, seed), key=lambda circle: circle.round):
            kinds = [circle.kind for circle in circles]
            assert kinds == [("deck", "hand")[number % 2] for number in range(len(kinds))]
            longest = max(longest, len(kinds))
    assert longest > 3
