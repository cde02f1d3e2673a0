"""The end of a round: the only one left, the pot, the shared hand."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from scripted import Scripted
from scripted_tables.pairs import by_chance, values


def opened(players: int = 3, auto_pass: str = "alone") -> Scripted:
    return Scripted("starboard", players, "first=0; burn=1,2,3,4,5; center=9,10", auto_pass=auto_pass)


def chips(table: Scripted) -> list[int]:
    return list(table.s.chips[: table.s.seats])


@pytest.mark.rule("STARBOARD-13", "STARBOARD-15")
def test_the_round_ends_when_everybody_has_passed() -> None:
    table = opened()
    table.play("pass", seat=0)
    table.play("pass", seat=1)
    assert table.s.round == 1
    table.play("pass", "center=9,10", seat=2)
    assert table.s.round == 2
    assert chips(table) == [9, 9, 9]


@pytest.mark.rule("STARBOARD-13")
def test_it_goes_on_while_somebody_may_still_take_cards() -> None:
    """R-2: the others have passed but are not out, so the last one need not pass."""
    table = opened(2)
    table.play("pass", seat=0)
    assert (table.to_move, table.legal) == (1, ["draw", "pass"])
    table.play("draw", "draw 1=8", seat=1)
    table.play("draw", "draw 1=7", seat=1)
    table.play("pass", "center=9,10", seat=1)
    assert chips(table) == [8, 10]


@pytest.mark.rule("STARBOARD-14")
def test_who_alone_is_left_passes_automatically_and_takes_the_pot() -> None:
    table = opened(2)
    table.play("draw", "draw 0=10; center=9,10", seat=0)
    assert ("pass-last", 1, 0, 2, -1, -1) in table.happenings
    assert chips(table) == [8 - 1, 12 - 1]


@pytest.mark.rule("STARBOARD-14", "STARBOARD-13")
def test_somebody_who_has_passed_is_not_alone_with_the_last_one_taking_cards() -> None:
    """R-2: seat 0 has passed and is in, seat 1 is out: seat 2 decides for itself."""
    table = opened(3)
    table.play("pass", seat=0)
    table.play("draw", "draw 1=9", seat=1)
    assert (table.to_move, table.s.round) == (2, 1)
    table.play("draw", "draw 2=9; center=9,10", seat=2)
    assert chips(table) == [14 - 1, 8 - 1, 8 - 1]


@pytest.mark.rule("STARBOARD-14")
def test_under_last_active_the_round_ends_with_the_last_but_one() -> None:
    """R-2."""
    table = opened(2, "last_active")
    table.play("pass", "center=9,10", seat=0)
    assert table.s.round == 2
    assert chips(table) == [9, 9]


@pytest.mark.rule("STARBOARD-14", "STARBOARD-10")
def test_under_last_active_the_automatic_pass_beats_earlier_ones_too() -> None:
    """R-2: seat 1 stands at three cards when seat 2 goes out, and knocks out seat 0."""
    table = opened(3, "last_active")
    table.play("pass", seat=0)
    table.play("draw", "draw 1=8", seat=1)
    table.play("draw", "draw 2=8; center=9,10", seat=2)
    assert ("beaten", 0, 0, 2, -1, -1) in table.happenings
    assert chips(table) == [9 - 1, 8 + 5 - 1, 8 - 1]


@pytest.mark.rule("STARBOARD-15")
def test_the_pot_is_shared_equally_whoever_paid_how_much() -> None:
    table = opened(4)
    table.play("draw", "draw 0=8", seat=0)
    table.play("draw", "draw 1=9", seat=1)
    table.play("pass", seat=2)
    table.play("draw", "draw 3=10", seat=3)
    table.play("pass", "center=9,10", seat=0)
    assert [(seat, value) for name, seat, _, value, *_ in table.happenings if name == "share-pot"] == [(0, 3), (2, 3)]
    assert chips(table) == [8 + 3 - 1, 8 - 1, 9 + 3 - 1, 8 - 1]
    assert table.s.pot == 1 + 4


@pytest.mark.rule("STARBOARD-16", "PAIRS-COMMON-19")
def test_a_remainder_waits_in_the_pot_for_the_next_winner() -> None:
    table = opened(2)
    table.play("draw", "draw 0=8", seat=0)
    table.play("pass", seat=1)
    table.play("pass", "center=9,10", seat=0)
    assert ("pot-stays", -1, 0, 1, -1, -1) in table.happenings
    assert (chips(table), table.s.pot) == ([8, 9], 3)
    table.play("draw", "draw 1=9; center=9,10", seat=1)
    assert chips(table) == [8 + 4 - 1, 8 - 1]


@pytest.mark.rule("STARBOARD-15", "STARBOARD-16")
def test_who_shares_is_told_after_what_stays_which_the_next_round_finds_in_the_pot() -> None:
    table = opened(3)
    table.play("pass", seat=0)
    table.play("pass", seat=1)
    told = len(table.happenings)
    table.play("draw", "draw 2=8", seat=2)
    table.play("draw", "draw 2=9; center=9,10", seat=2)
    about = ("pot-stays", "split-two", "share-pot", "marker", "pot-before")
    assert [happening[:5] for happening in table.happenings[told:] if happening[0] in about] == [
        ("pot-stays", -1, 0, 1, -1),
        ("split-two", 0, 0, 2, 1),
        ("share-pot", 0, 0, 2, -1),
        ("share-pot", 1, 0, 2, -1),
        ("marker", 1, 0, 2, -1),
        ("pot-before", -1, 0, 1, -1),
    ]


@pytest.mark.rule("STARBOARD-17", "STARBOARD-2")
def test_after_the_round_the_shared_hand_is_discarded_and_the_deck_goes_on() -> None:
    """R-1: nothing is shuffled or burned."""
    table = opened(2)
    table.play("draw", "draw 0=8", seat=0)
    table.play("pass", seat=1)
    table.play("pass", "center=6,7", seat=0)
    assert values(table.s.discard) == [8, 9, 10]
    assert values(table.s.center) == [6, 7]
    assert table.s.deck[0] == 55 - 5 - 5
    assert [kind for kind, _ in table.chances].count("burn") == 5


@pytest.mark.rule("STARBOARD-14", "STARBOARD-15")
@pytest.mark.parametrize("auto_pass", ["alone", "last_active"])
@pytest.mark.parametrize("players", [2, 4, 7])
def test_the_pot_is_always_claimed(players: int, auto_pass: str) -> None:
    """R-4: never is everybody out, so less stays in the pot than there are sharers."""
    luck = random.Random(players)
    table = Scripted("starboard", players, filler=by_chance(players), auto_pass=auto_pass, max_rounds=15)
    while not table.over:
        table.play(luck.choice([*table.legal, table.legal[0]]))
    claimed = [name for name, *_ in table.happenings if name in ("take-pot", "share-pot", "round")]
    assert all(later != "round" for earlier, later in pairwise(claimed) if earlier == "round")
    assert claimed[-1] != "round"
    assert table.s.pot < players
