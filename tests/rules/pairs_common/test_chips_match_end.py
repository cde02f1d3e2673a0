"""When a match for chips is over, and who has won. Shown with Hawthorn."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from igroteka.match import Game, Record, Result, State, replay
from scripted_tables.hawthorn import THREE, TWO, HawthornTable, deal, opened
from scripted_tables.pairs import by_chance


@pytest.mark.rule("PAIRS-COMMON-21")
def test_a_match_ends_when_somebody_has_nothing_after_the_settlement() -> None:
    table = opened(*THREE, start_chips=5)
    table.play("fold", seat=0)  # the last four
    assert not table.over  # the round goes on
    table.play("fold", seat=1)
    assert table.over
    assert table.told("broke") == [(0, 0, 0), (1, 0, 0)]
    assert table.result() == ([0, 0, 15], [2, 2, 1])


@pytest.mark.rule("PAIRS-COMMON-21")
def test_a_round_is_never_broken_off_because_somebody_has_nothing() -> None:
    """C-7: after the ante nobody has a chip, and all play on."""
    table = opened(*THREE, start_chips=1)
    assert table.chips == [0, 0, 0]
    table.draw(10, 10, 10)
    table.play("play 6")
    assert not table.over


@pytest.mark.rule("PAIRS-COMMON-21")
def test_who_touched_zero_and_won_chips_back_does_not_end_the_match() -> None:
    """C-7: seat 0 pays its last chip as the ante of round 2 and takes the pot."""
    table = opened("9 5 7 8 10", "1 6 7 8 9", start_chips=3)
    table.draw(10)
    table.play("fold", deal("8 5 7 9 10", "2 6 7 8 9"), seat=0)
    assert table.chips[0] == 0
    table.start_with("8", "2")
    table.play("fold", deal(*TWO), seat=1)
    assert not table.over
    assert table.s.round == 3


@pytest.mark.rule("PAIRS-COMMON-22")
@pytest.mark.parametrize("max_rounds", [1, 2, 4])
def test_a_match_ends_after_the_last_round_agreed_on(max_rounds: int) -> None:
    table = HawthornTable(2, filler=by_chance(3), max_rounds=max_rounds, start_chips=100)
    while not table.over:
        table.play(table.legal[-1])
    assert table.s.round == max_rounds
    assert min(table.chips) > 0
    assert table.told("last-round") == [(-1, 0, max_rounds)]


@pytest.mark.rule("PAIRS-COMMON-22", "PAIRS-COMMON-21")
def test_a_limit_does_not_keep_a_match_from_ending_earlier() -> None:
    table = opened(*TWO, start_chips=5, max_rounds=200)
    table.play("fold", seat=0)
    assert table.over
    assert table.told("last-round") == []


def rounds(state: State) -> int:
    return sum(happening.phrase.id == "did-round" for happening in state.happenings)


@pytest.mark.rule("PAIRS-COMMON-22")
def test_people_may_stop_when_a_round_is_settled_and_the_record_needs_no_extra_event() -> None:
    """The match so far, with the number of its rounds as the limit, is a match that is over."""
    luck = random.Random(2)
    state = Game("hawthorn", 3, {"start_chips": 100}).start(seed=2)
    settled = 0
    while rounds(state) < 4:
        settled = len(state.events) + 1
        state.play(luck.choice(state.legal))
    chips = [score + 1 for score in state.scores]  # the ante of the fourth round taken back
    so_far = state.record()
    agreed = Record(
        format=so_far.format,
        game=so_far.game,
        rules=so_far.rules,
        players=so_far.players,
        options={**so_far.options, "max_rounds": 3},
        events=so_far.events[:settled],
        result=Result(chips, [1 + sum(other > mine for other in chips) for mine in chips]),
    )
    again = replay(Record.from_json(agreed.to_json()))
    assert again.over
    assert again.scores == chips


@pytest.mark.rule("PAIRS-COMMON-23")
def test_most_chips_is_the_first_place() -> None:
    table = opened(*THREE, max_rounds=1)
    table.play("fold", seat=0)
    table.play("fold", seat=1)
    assert table.result() == ([20, 19, 36], [2, 3, 1])


@pytest.mark.rule("PAIRS-COMMON-23")
@pytest.mark.parametrize(
    ("chips", "places"),
    [
        ((30, 20, 20, 5), (1, 2, 2, 4)),
        ((25, 25, 25, 0), (1, 1, 1, 4)),
        ((40, 20, 10, 5), (1, 2, 3, 4)),
        ((25, 25, 25, 25), (1, 1, 1, 1)),
        ((75, 0, 0, 0), (1, 2, 2, 2)),
    ],
)
def test_equal_chips_share_a_place(chips: tuple[int, ...], places: tuple[int, ...]) -> None:
    """One more than the number of players with strictly more; the seat makes no difference."""
    table = HawthornTable(4, filler=by_chance(1))
    for order in permutations(range(4)):
        table.s.chips[:4] = [chips[rank] for rank in order]
        assert table.result() == (table.chips, [places[rank] for rank in order])
