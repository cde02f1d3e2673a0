"""After a showdown: the pot is taken, or those who are left play another circle."""

from __future__ import annotations

import random

import pytest

from scripted_tables.monster import BEST, NINES, TENS, MonsterTable, deal, dealt
from scripted_tables.pairs import by_chance

PICTURE = ("10 9 7 4 3 3", "8 7 6 5 10 9", "9 8 6 5 2 2", "10 10 10 10 10 9")


@pytest.mark.rule("MON-16")
def test_the_best_hand_beats_the_monster_and_takes_the_pot() -> None:
    table = dealt("10 9 8 7 6 2", "9 8 7 6 5 5", "8 7 6 5 4 4", "10 7 5 4 3 3")
    table.filler = lambda _, weighted: weighted[0]
    table.turns("discard 2", "discard 5", "discard 4", "discard 3")
    assert table.told("take-pot") == [(0, 0, 8)]
    assert table.s.round == 2
    assert table.chips == [23 + 8 - 2, 21, 21, 21]


@pytest.mark.rule("MON-17")
def test_the_highest_hand_loses_to_the_monster_and_the_two_others_start_again() -> None:
    """M-12, the picture of the chapter. M-10: who hid behind the highest hand stays in."""
    table = dealt(*PICTURE)
    table.turns("discard 3", "discard 9 10", "discard 2 8", "fold", then=deal("", BEST, "6 5 4 3 2 1", ""))
    assert table.told("beaten") == [(0, 0, 0)]
    assert table.told("hides") == [(1, 0, 0), (2, 0, 0)]
    assert (table.chips, table.pot, table.still_in) == ([18, 23, 23, 23], 13, [1, 2])
    assert (table.circle, table.s.round, table.to_move) == (2, 1, 1)
    assert table.told("circle") == [(0, 0, 1), (1, 0, 2)]  # with who begins


@pytest.mark.rule("MON-17")
def test_the_pot_of_a_later_circle_holds_the_fines_of_the_earlier_ones() -> None:
    """M-8."""
    table = dealt(*PICTURE, max_rounds=1)
    table.turns("discard 3", "discard 9 10", "discard 2 8", "fold", then=deal("", BEST, "6 5 4 3 2 1", ""))
    table.turns("keep", "keep")
    assert table.told("take-pot") == [(1, 0, 13)]
    assert table.result() == ([18, 36, 23, 23], [4, 1, 2, 2])


@pytest.mark.rule("MON-17", "MON-4")
def test_a_dealer_who_is_out_still_deals_and_the_nearest_left_of_the_dealer_begins() -> None:
    """Seat 1 deals and folds, seat 2 is beaten: seat 3 is served first and moves first."""
    hands = ("8 7 6 5 4 2", TENS, "9 7 6 5 4 3", "10 9 8 3 2 1")
    table = dealt(*hands, dealer=1)
    table.turns("keep", "discard 8 9 10", "keep", "fold", then=deal(BEST, "", "", "6 5 4 3 2 1", dealer=1))
    assert (table.still_in, table.s.dealer, table.to_move) == ([0, 3], 1, 3)
    assert [kind for kind, _ in table.chances[-2:]] == ["deal 3", "deal 0"]
    table.play("keep", seat=3)
    assert table.to_move == 0


@pytest.mark.rule("MON-17")
def test_neither_folded_nor_paired_nor_beaten_players_come_back() -> None:
    """M-10."""
    hands = ("9 9 7 7 5 5", "10 10 7 6 4 3", "8 7 6 4 3 2", "8 6 5 4 3 1", "10 10 10 10 10 8")
    table = dealt(*hands)
    table.turns("discard 5 7 9", "keep", "keep", "keep", "fold", then=deal("", "", BEST, "6 5 4 3 2 1", ""))
    assert table.still_in == [2, 3]
    assert [len(hand) for hand in table.hands] == [0, 0, 6, 6, 0]


@pytest.mark.rule("MON-18")
def test_when_all_but_one_have_folded_the_last_one_takes_the_pot_without_a_turn() -> None:
    """M-3, M-7: so it cannot happen that everybody folds."""
    table = dealt(TENS, BEST, NINES, "8 8 8 8 8 8", max_rounds=1)
    table.turns("fold", "fold", "fold")
    assert table.over
    assert table.told("alone") == [(3, 0, 0)]
    assert table.chips == [23, 23, 23, 31]
    assert table.told("showdown") == []


@pytest.mark.rule("MON-18")
def test_the_last_one_may_have_had_the_turn_already() -> None:
    """M-3: however many cards the monster got."""
    table = dealt("10 9 8 3 2 1", BEST, NINES, "7 7 7 7 7 8", max_rounds=1)
    table.turns("discard 8 9 10", "fold", "fold", "fold")
    assert table.over
    assert table.chips == [31, 23, 23, 23]
    assert table.told("showdown") == []


@pytest.mark.rule("MON-18")
def test_the_only_hand_without_a_pair_takes_the_pot_unfought() -> None:
    """M-3: the monster's 10 9 8 is better than 7 6 5 4 3 2."""
    table = dealt("10 10 9 9 8 8", "9 9 9 8 8 8", "7 6 5 4 3 2", TENS, max_rounds=1)
    table.turns("discard 8 9", "discard 8 9 9", "keep", "fold")
    assert table.monster == [8, 8, 9, 9, 9]
    assert table.told("out-pair") == [(0, 10, 0), (1, 8, 0)]
    assert table.told("best") == []
    assert table.chips == [18, 18, 23 + 8 + 10, 23]


@pytest.mark.rule("MON-18", "MON-17")
def test_who_survives_the_beaten_best_hand_alone_takes_the_pot() -> None:
    """M-3: 3 2 1 hides behind 9 7 6 5 4 3, which loses to the 10 9 8 that its owner threw."""
    table = dealt("9 7 6 5 4 3", TENS, "10 9 8 3 2 1", "8 8 8 8 8 7", max_rounds=1)
    table.turns("keep", "fold", "discard 8 9 10", "fold")
    assert table.told("beaten") == [(0, 0, 0)]
    assert table.told("alone") == [(2, 0, 0)]
    assert table.chips == [18, 23, 23 + 13, 23]


@pytest.mark.rule("MON-18", "MON-22")
@pytest.mark.parametrize("players", range(4, 9))
def test_a_round_has_no_more_circles_than_players_and_chips_allow(players: int) -> None:
    """M-6."""
    luck = random.Random(players)
    table = MonsterTable(players, filler=by_chance(players), start_chips=4, max_rounds=6)
    decisions = 0
    while not table.over:
        assert table.circle <= players - 1 + 4 * players + 1
        table.play(luck.choice(table.legal))
        decisions += 1
    assert decisions <= table.rules.longest(table.s)
    assert table.still_in  # M-7: the pot always has an owner
