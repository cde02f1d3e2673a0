"""A circle: everybody feeds the pile or folds, then the pile comes back."""

from __future__ import annotations

import random

import pytest

from scripted_tables.goblin_poker import FOUR, THREE, GoblinTable, opened
from scripted_tables.pairs import Watch, by_chance


@pytest.mark.rule("GOB-10")
def test_the_owner_of_the_lowest_stack_begins_and_all_have_one_turn_clockwise() -> None:
    table = opened("9 3 7 8 10 10", "2 5 6 7 8 9", "4 6 7 8 9 10")
    for seat, card in ((1, 8), (2, 10)):
        assert table.to_move == seat
        table.feed(card)
        assert table.s.circle == 1
    table.play("give 3", "share 1=8; share 2=3; share 0=10", seat=0)
    assert (table.s.circle, table.to_move) == (2, 1)


@pytest.mark.rule("GOB-10")
def test_a_turn_is_a_fold_or_a_donation() -> None:
    assert opened(*THREE).legal == ["fold", "give 5", "give 6", "give 7", "give 8", "give 9"]


@pytest.mark.rule("GOB-10")
@pytest.mark.parametrize("players", range(3, 9))
def test_in_every_circle_each_who_is_in_takes_one_turn_from_the_owner_on(players: int) -> None:
    luck = random.Random(players)
    table = GoblinTable(players, filler=by_chance(players), max_rounds=4, start_chips=100)
    circles = 0
    while not table.over:
        if table.choosing:
            table.play(luck.choice(table.legal))
            continue
        circle, rounds, circles = table.s.circle, table.s.round, circles + 1
        assert table.to_move == table.s.marker
        due = [seat for step in range(players) if (seat := (table.to_move + step) % players) in table.still_in]
        for seat in due:
            assert table.to_move == seat
            table.play(luck.choice([*table.legal, *table.legal[1:]]))
            if (table.s.circle, table.s.round) != (circle, rounds) or table.over:
                break
        else:
            pytest.fail("all had a turn, and the circle is not over")
    assert circles > 4


@pytest.mark.rule("GOB-12")
def test_a_donated_card_leaves_the_hand_for_the_middle_and_belongs_to_no_stack() -> None:
    table = opened(*THREE)
    table.feed(8)
    assert (table.hands[0], table.pile, table.stacks) == ([5, 6, 7, 9], [8], [[2], [4], [9]])
    table.feed(10)
    assert table.pile == [8, 10]
    assert table.s.deck[0] == 55 - 18


@pytest.mark.rule("GOB-12")
def test_equal_cards_are_one_choice_and_ones_own_value_may_be_given() -> None:
    table = opened("2 2 7 7 7 9", *THREE[1:])
    assert table.legal == ["fold", "give 2", "give 7", "give 9"]
    table.feed(2)
    assert table.pile == [2]


@pytest.mark.rule("GOB-13")
def test_one_card_comes_back_to_each_who_is_in_face_up() -> None:
    table = opened(*THREE)
    table.feed(8, 10, 3, back="share 0=3; share 1=8; share 2=10")
    assert table.stacks == [[2, 3], [4, 8], [9, 10]]
    assert table.told("share") == [(0, 3, 0), (1, 8, 0), (2, 10, 0)]
    assert table.pile == []


@pytest.mark.rule("GOB-13")
def test_the_pile_is_mixed_every_card_of_it_may_come_next() -> None:
    table = opened(*THREE)
    table.filler = watch = Watch(3)
    table.feed(8, 8, 3)
    assert watch.offered[0] == ("share 0", ["3", "8", "8"])
    left = ["3", "8", "8"]
    left.remove(table.chances[-3][1])
    assert watch.offered[1] == ("share 1", left)


@pytest.mark.rule("GOB-13")
def test_who_folded_gets_no_card() -> None:
    table = opened(*THREE)
    table.feed(8)
    table.play("fold", seat=1)
    assert table.pile == [8]
    table.feed(3, back="share 0=3; share 2=8")
    assert table.stacks == [[2, 3], [4], [8, 9]]


@pytest.mark.rule("GOB-13", "GOB-10")
def test_when_the_owner_folds_the_circle_goes_on_and_the_present_owner_is_served_first() -> None:
    """G-4: seats 1, 2, 3 have their turns. G-3: then seat 2 has the lowest stack."""
    table = opened(*FOUR)
    table.play("fold", seat=0)
    table.play("give 3", seat=1)
    table.play("give 9", seat=2)
    table.play("give 10", "share 2=9; share 3=3; share 1=10", seat=3)
    assert table.told("deal-pile") == [(2, 0, 0)]


@pytest.mark.rule("GOB-13")
def test_cards_dealt_meanwhile_do_not_change_the_order() -> None:
    """G-3: seat 3 gets the 3 and has the lowest stack now; seat 1 is served next as it was due."""
    table = opened(*FOUR)
    table.play("fold", seat=0)
    table.feed(3, 9, 10, back="share 2=9; share 3=3; share 1=10")
    assert table.stacks[1:] == [[9, 10], [4, 9], [3, 8]]
    assert (table.s.circle, table.to_move, table.s.marker) == (2, 3, 3)
