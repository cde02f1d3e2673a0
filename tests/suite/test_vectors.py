"""The vectors of the specifications, run as they stand there."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import pytest

import specifications
from scripted import Scripted, cards

if TYPE_CHECKING:
    from collections.abc import Callable

VECTORS = [(game, name) for game in specifications.names() for name in specifications.vectors(game)]


@dataclass
class Block:
    """An action, the chance that it causes, and what is expected then."""

    action: str
    chance: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)


@pytest.mark.parametrize(("game", "name"), VECTORS)
def test_vector(game: str, name: str) -> None:
    steps = [line.split("#")[0].strip() for line in specifications.vectors(game)[name].splitlines()]
    lines = [line for line in steps if line]
    _, players, options = (*lines[0].split(" ", 2), "{}")[:3]
    blocks: list[Block] = [Block("")]
    for line in lines[1:]:
        sign, rest = line.split(" ", 1)
        if sign == "a":
            blocks.append(Block(rest))
        elif sign == "c":
            blocks[-1].chance.append(rest)
        else:
            blocks[-1].expected.append(rest)
    table = Scripted(game, int(players), "; ".join(blocks[0].chance), _anything, json.loads(options))
    for block in blocks:
        if block.action:
            seat, token = block.action.split(" ", 1)
            table.play(token, "; ".join(block.chance), seat=int(seat))
        for line in block.expected:
            what, _, value = line.partition(" ")
            (CHECKS.get(f"{game} {what}") or CHECKS[what])(table, value)


def _anything(kind: str, weighted: list[str]) -> str:
    """A vector may stop before the chance of a round that it does not show."""
    return weighted[0]


def _numbers(value: str) -> list[int]:
    return [int(number) for number in value.split()]


def _bag(table: Scripted, field: str, value: str) -> None:
    seat, *expected = value.split()
    found = cards(table.rules, getattr(table.s, field)[int(seat)])
    assert sorted(found) == sorted(expected), f"{field} of seat {seat}"


def _equal(found: Any, expected: Any) -> None:
    assert found == expected


def _over(table: Scripted, _: str) -> None:
    assert table.over


def _illegal(table: Scripted, token: str) -> None:
    assert table.why_not(token)


def _bag_of(values: str) -> list[int]:
    found = _numbers(values)
    return [len(found), *(found.count(value) for value in range(1, 11))]


def _lower(table: Scripted, stacks: str) -> None:
    first, second = map(_bag_of, stacks.split("|"))
    assert table.rules.lowness(first) > table.rules.lowness(second)


def _pile_from_the_top(table: Scripted, value: str) -> None:
    seat, *expected = _numbers(value)
    assert [card for card in table.s.piles[seat] if card] == expected


def _monster(table: Scripted, value: str) -> None:
    found = [card for bag in (table.s.monster, *table.s.thrown) for card in cards(table.rules, bag)]
    assert sorted(found, key=int) == value.split()


def _beats(table: Scripted, hands: str) -> None:
    first, second = map(_bag_of, hands.split("|"))
    assert table.rules.strength(first) > table.rules.strength(second)


# A name that begins with a game's id is that game's own way to read it.
CHECKS: dict[str, Callable[[Scripted, str], None]] = {
    "chips": lambda table, value: _equal(list(table.s.chips[: table.s.seats]), _numbers(value)),
    "pot": lambda table, value: _equal(table.s.pot, int(value)),
    "move": lambda table, value: _equal(table.to_move, int(value)),
    "legal": lambda table, value: _equal(table.legal, value.split(", ")),
    "illegal": _illegal,
    "stack": lambda table, value: _bag(table, "rows", value),
    "hand": lambda table, value: _bag(table, "hands", value),
    "in": lambda table, value: _equal([p for p in range(table.s.seats) if not table.s.gone[p]], _numbers(value)),
    "round": lambda table, value: _equal(table.s.round, int(value)),
    "circle": lambda table, value: _equal(("deck", "hand")[table.s.hand_circle], value),
    "marker": lambda table, value: _equal(table.s.marker, int(value)),
    "price": lambda table, value: _equal(table.rules.fold_price(table.s), int(value)),
    "over": _over,
    "places": lambda table, value: _equal(table.result()[1], _numbers(value)),
    "goblin-poker circle": lambda table, value: _equal(table.s.circle, int(value)),
    "goblin-poker pile": lambda table, value: _equal(cards(table.rules, table.s.pile), sorted(value.split(), key=int)),
    "lower": _lower,
    "troll-guts pile": _pile_from_the_top,
    "dealer": lambda table, value: _equal(table.s.dealer, int(value)),
    "monster circle": lambda table, value: _equal(table.s.circle, int(value)),
    "monster monster": _monster,
    "beats": _beats,
    "discard": lambda table, value: _equal(table.s.discard[0] + table.s.burned[0], int(value)),
}
