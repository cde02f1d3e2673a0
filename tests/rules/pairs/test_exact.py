"""Pairs by calculation, against every card that may come, each really drawn under the rules."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

import pytest

from igroteka.games.pairs.open_turn import DRAW, EIGHT
from igroteka.games.pairs.pairs import exact, rules
from igroteka.kernel import Host, Of
from scripted_tables.pairs import VARIANTS, PairsTable, by_chance, everything_in_play, rest_of_pack

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from igroteka.kernel.policies import Known

HANDS = [[3, 7, 8], [2, 10], [8, 9]]


class Fork(Exception):
    """Chance has to decide, and the script is at its end."""


class Dictated(Host):
    """Chance by a script, as far as it goes. What follows a round's end is of no interest here."""

    def __init__(self, script: Sequence[int]) -> None:
        self.script = list(script)
        self.chance_of_it = 1.0

    def chance(self, s: Any, kind: str, who: int, weights: Sequence[int], of: Of) -> int:
        if kind not in ("draw", "burn") or s.round > 1:
            return max(range(len(weights)), key=weights.__getitem__)
        if not self.script:
            raise Fork([outcome for outcome, weight in enumerate(weights) if weight])
        outcome = self.script.pop(0)
        self.chance_of_it *= weights[outcome] / sum(weights)
        return outcome


def enumerated(s: Any, action: int, script: tuple[int, ...] = ()) -> Iterator[tuple[float, Any]]:
    """Every position that an action leads to, with its chance."""
    after, host = s.copy(), Dictated(script)
    after.host = host
    try:
        rules.apply(after, action)
    except Fork as fork:
        for outcome in fork.args[0]:
            yield from enumerated(s, action, (*script, outcome))
    else:
        yield host.chance_of_it, after


def laid(
    hands: list[list[int]] = HANDS, kept: list[list[int]] | None = None, deck: int | None = None, **options: Any
) -> PairsTable:
    """Seat 0 is to move. Of the cards that lie nowhere, so many are in the deck, the highest ones; the others are
    on the discard pile.
    """
    table = PairsTable(len(hands), filler=by_chance(1), options={"burn": 0, **options})
    rest = rest_of_pack(*hands, *(kept or []))
    table.lay(hands, 0, deck=rest if deck is None else rest[len(rest) - deck :], kept=kept or [])
    table.s.round = 1
    return table


def actions(s: Any) -> list[int]:
    menu = [0] * (len(rules.TOKENS) + 1)
    rules.legal(s, menu)
    return menu[1 : menu[0] + 1]


def judged(table: PairsTable) -> dict[str, Known]:
    view = table.s.copy()
    rules.redact(view, table.to_move)
    return {rules.TOKENS[a]: known for a, known in zip(actions(view), exact.judge(view, actions(view)), strict=True)}


def best(table: PairsTable) -> str:
    known = judged(table)
    return max(known, key=lambda token: known[token].worth)


def ends(found: Iterator[tuple[float, int, Any]], continuous: bool) -> dict[Any, float]:
    """The chance of everything that a player would tell apart; of a round that is over, only the points."""
    chances: dict[Any, float] = defaultdict(float)
    for chance, cost, table in found:
        on = continuous or not cost
        chances[table.points, *((table.turn, table.rows, table.discard) if on else ())] += chance
    return chances


def really(s: Any, action: int) -> Iterator[tuple[float, int, Any]]:
    for chance, after in enumerated(s, action):
        table = exact.laid(after)
        if after.turn < 0:
            table = table._replace(turn=(s.turn + 1) % s.seats)
        yield chance, after.points[s.turn] - s.points[s.turn], table


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("deck", [None, 1, 0])
def test_every_outcome_of_every_action_has_its_chance(deck: int | None, options: dict[str, bool]) -> None:
    s = laid(HANDS, [[], [6], [1]], deck, **options).s
    for action in actions(s):
        reckoned = ends(exact.Thought(s).outcomes(exact.laid(s), action), options["continuous"])
        found = ends(really(s, action), options["continuous"])
        assert reckoned == pytest.approx(found), rules.TOKENS[action]
        assert sum(reckoned.values()) == pytest.approx(1)


def test_what_is_burned_in_a_reshuffle_may_come_all_the_same() -> None:
    s = laid(hands=[[9], [10]], kept=[[], [8, 10]], deck=0, burn=1).s
    reckoned = ends(exact.Thought(s).outcomes(exact.laid(s), DRAW), False)
    assert reckoned == pytest.approx(ends(really(s, DRAW), False))


@pytest.mark.parametrize("options", VARIANTS)
def test_a_card_costs_what_it_costs_on_the_average(options: dict[str, bool]) -> None:
    table = laid(HANDS, [], None, **options)
    for token, known in judged(table).items():
        outcomes = list(really(table.s, rules.TOKENS.index(token)))
        assert known.values["cost"] == round(sum(chance * cost for chance, cost, _ in outcomes), 1)
        if token in ("draw", "eight"):
            assert known.values["pair"] == round(100 * sum(chance for chance, cost, _ in outcomes if cost))


def test_the_formula_of_the_specification() -> None:
    """E = Σ v · unseen / Σ unseen: with 6 and 8 before one, and 6 8 10 before the others."""
    known = judged(laid([[6, 8], [6, 8, 10]]))
    assert known["draw"].values["cost"] == round((6 * 4 + 8 * 6) / 50, 1)
    assert known["draw"].values["pair"] == round(100 * (4 + 6) / 50)
    assert known["fold"].values["cost"] == 6


@pytest.mark.parametrize("options", VARIANTS)
def test_two_turns_ahead_everybody_does_what_is_best_for_them(options: dict[str, bool]) -> None:
    hands = [[2, 8], [5, 7]] if options["pieces_of_eight"] else [[2, 9], [5, 7]]
    s = laid(hands, [[10, 10], [9]], None, **options).s
    thought = exact.Thought(s)

    def losing(s: Any, depth: int) -> list[float]:
        if depth == 0:
            return thought.as_it_stands(exact.laid(s))
        cheapest = [a for a in actions(s) if a in thought.actions(exact.laid(s))]
        return min((by(s, action, depth) for action in cheapest), key=lambda chances: chances[s.turn])

    def by(s: Any, action: int, depth: int) -> list[float]:
        chances = [0.0, 0.0]
        for chance, after in enumerated(s, action):
            over = after.turn < 0 or (not s.continuous and after.points != s.points)
            found = losing(after, 0 if over else depth - 1)
            chances = [one + chance * other for one, other in zip(chances, found, strict=True)]
        return chances

    for action in actions(s):
        if action != EIGHT:  # two cards make too many branches for a test
            assert thought.losing_by(exact.laid(s), action, 2) == pytest.approx(by(s, action, 2)), rules.TOKENS[action]


def test_whoever_would_lose_by_a_fold_draws_and_the_chances_add_up() -> None:
    table = laid([[8, 9, 10], [2, 10]], kept=[[10, 9, 8, 2], []])
    assert best(table) == "draw"
    assert judged(table)["fold"].values["losing"] == 100


def test_a_cheap_way_out_of_a_dangerous_row_is_taken_and_a_dear_one_is_not() -> None:
    assert best(laid([[7, 8, 9, 10], [1, 9]])) == "fold"
    assert best(laid([[7, 9], [6, 10]])) == "draw"


def test_when_nothing_is_left_to_draw_only_folds_are_judged() -> None:
    assert list(judged(everything_in_play())) == ["fold"]
    folds = judged(everything_in_play(continuous=True))
    assert max(folds, key=lambda token: folds[token].worth) == "fold 0 1"


def test_the_same_table_is_judged_the_same_whatever_lies_hidden() -> None:
    table = laid()
    before = judged(table)
    table.s.deck[10], table.s.burned[10] = table.s.deck[10] - 1, 1
    table.s.deck[0], table.s.burned[0] = table.s.deck[0] - 1, 1
    assert judged(table) == before
