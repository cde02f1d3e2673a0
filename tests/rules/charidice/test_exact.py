"""A turn of Charidice solved over all its dice, against a plain recursion over smaller dice and against the rules."""

from __future__ import annotations

import random
from functools import cache
from itertools import chain, combinations, pairwise, product
from typing import TYPE_CHECKING

import numpy as np
import pytest

from igroteka.games.charidice import dice, exact, rules
from igroteka.games.charidice.exact import outlook
from igroteka.games.charidice.exact.turn_table import countable_sets, turn
from scripted_tables.charidice import ChariTable, by_chance, thrown

if TYPE_CHECKING:
    from collections.abc import Iterable

    from igroteka.kernel.policies import Known

Face = tuple[int, int]  # number, colour

CYCLIC, MIXED = (
    tuple(tuple(square[6 * die : 6 * die + 6]) for die in range(6)) for square in (dice.CYCLIC, dice.MIXED)
)


def small(dice: int, faces: int) -> tuple[tuple[int, ...], ...]:
    """Fewer dice with fewer faces; every number still has every colour at most once."""
    return tuple(tuple((die + face) % max(dice, faces) for face in range(faces)) for die in range(dice))


def subsets(size: int) -> list[tuple[int, ...]]:
    return list(chain.from_iterable(combinations(range(size), n) for n in range(1, size + 1)))


def results(throw: tuple[Face, ...], any_set: bool) -> Iterable[tuple[int, int]]:
    """Points and gift of everything that may be counted, by section 4 of the specification, set by set."""
    for chosen in subsets(len(throw)):
        faces = [throw[die] for die in chosen]
        numbers, colours = sorted(n for n, _ in faces), {c for _, c in faces}
        size, run = len(faces), numbers == list(range(numbers[0], numbers[0] + len(faces)))
        bonus = None
        if size >= 4 and len(colours) == 1:
            everything = size == sum(c in colours for _, c in throw)
            if any_set or everything or size == 4 or run:
                bonus = {4: 25, 5: 40, 6: 50}[size] if run else 15 if size == 4 else 0
        elif size >= 4 and len(set(numbers)) == 1:
            bonus = {4: 15, 5: 30, 6: 60}[size]
        elif len(colours) == size and (any_set or colours == {c for _, c in throw}):
            bonus = 0
        if bonus is not None:
            rest = [throw[die][0] for die in range(len(throw)) if die not in chosen]
            yield sum(numbers) + bonus, sum(2 * n if n >= 5 else n for n in rest)


def by_recursion(square: tuple[tuple[int, ...], ...], any_set: bool, own: float, gift: float) -> float:
    """The value of a turn, thrown and thought through die by die."""
    faces = [[(number, colour) for number, colour in enumerate(colours, 1)] for colours in square]
    keeps = subsets(len(square))

    @cache
    def stop(throw: tuple[Face, ...]) -> float:
        return max(own * points + gift * given for points, given in results(throw, any_set))

    @cache
    def after(throw: tuple[Face, ...], throws: int) -> float:
        if throws == 0:
            return stop(throw)
        again = (tuple(None if die in chosen else face for die, face in enumerate(throw)) for chosen in keeps)
        return max(stop(throw), max(roll(kept, throws) for kept in again))

    @cache
    def roll(kept: tuple[Face | None, ...], throws: int) -> float:
        outcomes = product(*([face] if face else faces[die] for die, face in enumerate(kept)))
        values = [after(throw, throws - 1) for throw in outcomes]
        return sum(values) / len(values)

    return roll((None,) * len(square), 3)


@pytest.mark.parametrize("any_set", [False, True])
@pytest.mark.parametrize(("own", "gift"), [(1, 0), (1, -0.5), (0.3, 1)])
@pytest.mark.parametrize("size", [(2, 6), (4, 5), (5, 4)])
def test_a_turn_with_fewer_dice_is_worth_what_a_plain_recursion_finds(
    size: tuple[int, int], own: float, gift: float, any_set: bool
) -> None:
    square = small(*size)
    assert turn(square, any_set, own, gift)[0] == pytest.approx(by_recursion(square, any_set, own, gift), abs=1e-9)


def test_a_turn_with_five_dice_of_five_faces() -> None:
    assert turn(small(5, 5), False, 1, -1)[0] == pytest.approx(by_recursion(small(5, 5), False, 1, -1), abs=1e-9)


@pytest.mark.parametrize(
    ("square", "gift", "value", "points", "given", "bonus"),
    [
        (CYCLIC, 0.0, 30.902037924517, 30.902, 7.903, 0.571),
        (CYCLIC, -0.5, 27.167445234892, 30.569, 6.803, 0.532),
        (CYCLIC, -1.0, 24.101750834887, 29.463, 5.362, 0.437),
        (MIXED, 0.0, 30.902034104854, 30.902, 7.896, 0.572),
    ],
)
def test_the_best_turn_with_the_real_dice(
    square: tuple[tuple[int, ...], ...], gift: float, value: float, points: float, given: float, bonus: float
) -> None:
    """The figures of the specification (section 10 and ruling R1), to all their digits."""
    found = turn(square, False, 1, gift)
    assert found[0] == pytest.approx(value, abs=1e-9)
    assert found[1:4].tolist() == pytest.approx([points, given, bonus], abs=1e-3)


@pytest.mark.parametrize("count", ["full", "any"])
@pytest.mark.parametrize("square", ["cyclic", "mixed"])
def test_the_sets_are_those_of_the_rules(square: str, count: str) -> None:
    sets = countable_sets(MIXED if square == "mixed" else CYCLIC, count == "any")
    s = ChariTable(2, square=square, count=count).s
    luck = random.Random(1)
    for number in luck.sample(range(6**6), 150):
        s.dice = [1 + number // 6 ** (5 - die) % 6 for die in range(6)]
        legal = dice.countable(s)
        chosen = [chosen for chosen in range(1, 64) if legal >> chosen - 1 & 1]
        expected = [(dice.points_of(s, d) + dice.bonus_of(s, d), rules.gift_of(s, d)) for d in chosen]
        here = slice(*np.searchsorted(sets.throw, [number, number + 1]).tolist())
        assert sorted(zip(sets.points[here].tolist(), sets.gift[here].tolist(), strict=True)) == sorted(expected)


def judged(table: ChariTable) -> dict[str, Known]:
    actions = [rules.TOKENS.index(token) for token in table.legal]
    return dict(zip(table.legal, exact.judge(table.s, actions), strict=True))


def best(known: dict[str, Known]) -> str:
    return max(known, key=lambda token: known[token].worth)


def copy(table: ChariTable, filler: list[str]) -> ChariTable:
    """The same table, where the next dice will show these faces."""
    twin = ChariTable(table.s.seats)
    twin.s = table.s.copy()
    twin.s.host = twin
    waiting = iter(filler)
    twin.filler = lambda kind, weighted: next(waiting)
    return twin


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("roll", ["c", "ef"])
def test_a_last_throw_is_worth_the_mean_of_what_the_rules_make_of_it(players: int, roll: str) -> None:
    table = thrown("1r 6r 6y 4r 3r 2r", players=players)
    table.play("pass")
    table.throw_again("c", "2b")
    table.play("pass")
    known = judged(table)[f"roll {roll}"]
    faces = [[table.rules.side(table.s, "abcdef".index(die), outcome) for outcome in range(6)] for die in roll]
    ends = []
    for outcome in product(*faces):
        after = copy(table, list(outcome))
        after.play(f"roll {roll}")
        ends.append(max(one.worth for one in judged(after).values()))
    assert known.worth == pytest.approx(sum(ends) / len(ends), abs=1e-9)


def test_to_stop_is_worth_the_best_count() -> None:
    table = thrown("1r 6r 6y 4r 3r 2r", players=3)
    table.play("pass")
    stop = judged(table)["stop"]
    table.play("stop")
    counts = judged(table)
    assert stop.worth == pytest.approx(counts[best(counts)].worth)
    assert (stop.values["points"], stop.values["gift"]) == (35, 24)
    assert best(counts) == "score adef"


@pytest.mark.parametrize("players", [2, 3])
def test_in_the_last_turn_a_count_is_worth_the_places_it_brings(players: int) -> None:
    table = thrown("1r 6r 6y 4r 3r 2r", players=players, rounds=1)
    s = table.s
    s.turn, s.first = players - 1, 0
    for seat, (counted, donated) in enumerate(zip((40, 20, 30), (18, 22, 5), strict=True)):
        s.counted[seat], s.donated[seat] = counted, donated
    s.counted[s.turn] = s.donated[s.turn] = 0
    s.phase = rules.SCORING
    for token, known in judged(table).items():
        after = s.copy()
        rules.apply(after, rules.TOKENS.index(token))
        places = [0] * players
        rules.places(after, places)
        totals = [rules.total(after, seat) for seat in range(players)]
        mine = totals.pop(s.turn)
        assert known.worth == pytest.approx(sum((mine > t) + (mine == t) / 2 for t in totals) / (players - 1), abs=1e-3)


def test_a_good_gift_is_asked_for_at_the_last_moment_and_a_poor_one_at_the_first_is_not() -> None:
    rich = thrown("1r 5k 6y 4r 3r 2r", players=3)
    rich.play("pass")
    rich.throw_again("c", "6y")
    rich.s.round = rich.s.rounds
    assert best(judged(rich)) == "ask"
    poor = thrown("1r 1y 1g 1b 1s 2r", players=3)
    poor.play("pass")
    poor.throw_again("f", "1k")
    assert best(judged(poor)) == "pass"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_request_is_worth_more_the_longer_it_can_wait(players: int) -> None:
    worth = outlook.habits(outlook.Kind(0, False, players)).request
    assert worth[0] == 0
    assert all(less < more for less, more in pairwise(worth))


@pytest.mark.parametrize("players", [2, 3])
def test_to_stop_reckons_with_a_late_request(players: int) -> None:
    """Whoever is left of the thrower asks for the gift that lies there, and the thrower knows it beforehand."""
    table = thrown("1r 6r 6y 4r 3r 2r", players=players, rounds=1, late_request=True)
    table.play("pass")
    stop = judged(table)["stop"]
    table.play("stop")
    requests = judged(table)
    assert best(requests) == "ask"
    assert requests["ask"].values["gift"] > requests["pass"].values["gift"]
    table.play("ask")
    counts = judged(table)
    assert stop.worth == pytest.approx(counts[best(counts)].worth)


@pytest.mark.parametrize("options", [{"count": "any"}, {"square": "mixed"}, {"rounds": 20}, {"late_request": True}])
def test_every_decision_of_a_game_is_judged(options: dict[str, str | int]) -> None:
    table = ChariTable(4, filler=by_chance(2), options=options)
    for _ in range(8):
        known = judged(table)
        assert all(0 <= one.values.get("bonus", 0) <= 100 for one in known.values())
        table.play(best(known))


def test_who_throws_reckons_with_the_request_that_may_come() -> None:
    """The best throw is worth less to one of two players while the other may still ask."""
    free = thrown("1r 2g 3s 5y 2k 6s", players=2)
    free.play("pass")
    used = copy(free, [])
    used.s.request_used[1] = 1
    for table in (free, used):
        table.s.round = table.s.rounds  # a request that is kept has no worth any more
    assert max(k.worth for k in judged(free).values()) < max(k.worth for k in judged(used).values())
