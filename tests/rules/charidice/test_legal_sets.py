"""The sets that may be counted and what they are worth, worked out once more from the specification."""

from __future__ import annotations

import random
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from scripted_tables.charidice import COLOURS, LETTERS, SQUARES, stopped

if TYPE_CHECKING:
    from collections.abc import Sequence

THROWS = 400
MOST_SETS = {"full": 24, "any": 63}
LARGEST_GIFT = {"full": 44, "any": 60}


def may_be_counted(dice: Sequence[str], throw: Sequence[str], count: str) -> bool:
    """Section 4, word by word."""
    numbers, colours = [int(face[0]) for face in dice], [face[1] for face in dice]
    one_colour, different = len(set(colours)) == 1, len(set(colours)) == len(dice)
    if count == "any":
        return (one_colour and len(dice) >= 4) or different
    consecutive = max(numbers) - min(numbers) == len(dice) - 1
    a_all = one_colour and len(dice) >= 4 and len(dice) == [face[1] for face in throw].count(colours[0])
    a_bonus = one_colour and (len(dice) in (4, 6) or (len(dice) == 5 and consecutive))
    b_all = different and set(colours) == {face[1] for face in throw}
    b_bonus = len(dice) >= 4 and len(set(numbers)) == 1
    return a_all or a_bonus or b_all or b_bonus


def bonus(dice: Sequence[str]) -> int:
    numbers = sorted(int(face[0]) for face in dice)
    if len(set(numbers)) == 1:
        return {4: 15, 5: 30, 6: 60}.get(len(dice), 0)
    if len({face[1] for face in dice}) > 1:
        return 0
    if numbers == list(range(numbers[0], numbers[0] + len(dice))):
        return {4: 25, 5: 40, 6: 50}.get(len(dice), 0)
    return 15 if len(dice) == 4 else 0


def worked_out(throw: Sequence[str], count: str) -> dict[str, tuple[int, int, int]]:
    """Every set that may be counted, with its points, bonus and gift."""
    found = {}
    for size in range(1, 7):
        for chosen in combinations(range(6), size):
            dice = [throw[die] for die in chosen]
            if may_be_counted(dice, throw, count):
                left = [int(throw[die][0]) for die in range(6) if die not in chosen]
                gift = sum(2 * number if number in (5, 6) else number for number in left)
                points = sum(int(face[0]) for face in dice)
                found["".join(LETTERS[die] for die in chosen)] = (points, bonus(dice), gift)
    return found


def some_throw(square: str, luck: random.Random) -> list[str]:
    """A throw; often with many dice of one colour or many equal numbers, which plain chance hardly gives."""
    wanted = luck.choice((luck.choice(COLOURS), luck.choice("123456"), ""))
    often = luck.choice((0.6, 0.8, 1.0))
    return [
        next(side for side in sides if wanted in side) if luck.random() < often else luck.choice(sides)
        for sides in SQUARES[square].values()
    ]


@pytest.mark.rule("CHARI-16", "CHARI-20", "CHARI-21", "CHARI-22", "CHARI-23", "CHARI-24", "CHARI-25", "CHARI-40")
@pytest.mark.rule("CHARI-30", "CHARI-31", "CHARI-32", "CHARI-33", "CHARI-34", "CHARI-35", "CHARI-41", "CHARI-42")
@pytest.mark.parametrize("count", ["full", "any"])
@pytest.mark.parametrize("square", ["cyclic", "mixed"])
def test_sets_and_their_worth_are_as_worked_out(square: str, count: str) -> None:
    """R2, R3 and R5; and R4: there always is one."""
    luck = random.Random(f"{square} {count}")
    bonuses = set()
    for _ in range(THROWS):
        throw = some_throw(square, luck)
        table = stopped(" ".join(throw), square=square, count=count)
        expected = worked_out(throw, count)
        assert table.sets == sorted(expected), throw
        assert 1 <= len(table.sets) <= MOST_SETS[count]
        for dice, (points, extra, gift) in expected.items():
            after = table.s.copy()
            table.rules.apply(after, table.rules.TOKENS.index(f"score {dice}"))
            assert after.sheet[0][:4] == [points, extra, 0, gift], f"{throw}, {dice}"
            assert after.sheet[1][:4] == [0, 0, gift, 0]
            assert gift <= LARGEST_GIFT[count]
            bonuses.add((len(dice), extra))
    assert {(4, 15), (4, 25), (5, 40), (6, 50), (5, 30), (6, 60), (5, 0)} <= bonuses
