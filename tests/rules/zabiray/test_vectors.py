"""The worked examples of the specification (section 9), run as they stand there."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest

import specifications
from igroteka.games.zabiray.cards import SYMBOLS, TILES, stock_size
from scripted import Scripted
from whole_games import numbers

if TYPE_CHECKING:
    from collections.abc import Callable

    from igroteka.kernel import Value

BLOCK = re.search(r"```\n(EX-1 .*?)```", specifications.text("zabiray"), re.DOTALL)
VECTORS = re.split(r"\n\n", BLOCK.group(1).strip()) if BLOCK else []
WHOLE_GAMES = specifications.table("zabiray", "**EX-26")


def dealt(first: int, hands: dict[int, list[str]]) -> list[str]:
    """The `deal` events of a deal in their true order: seven rounds, from the dealer's left on."""
    order = [(first + step) % len(hands) for step in range(1, len(hands) + 1)]
    return [f"deal {seat}={hands[seat][k]}" for k in range(7) for seat in order]


class Example:
    """One example, read line by line. `top` events are dictated one at a time, whenever one comes up."""

    def __init__(self, lines: list[str]) -> None:
        head = re.fullmatch(r"players (\d) ; options (.*) ; first (\d)", lines[1])
        assert head
        self.lines = lines[2:]
        self.dealer = int(head[3])
        self.options: dict[str, Value] = json.loads(head[2])
        self.due = [f"first={self.dealer}", *self.deal()]
        self.table = Scripted("zabiray", int(head[1]), filler=self.next_chance, options=self.options)

    def deal(self) -> list[str]:
        """The chance of one deal: its lines `hand S : …` and `top : …`."""
        hands: dict[int, list[str]] = {}
        while self.lines[0].startswith("hand"):
            named, cards = self.lines.pop(0).split(" : ")
            hands[int(named.split()[1])] = cards.split()
        tops = self.lines.pop(0).removeprefix("top : ").split()
        return [*dealt(self.dealer, hands), *(f"top={card}" for card in tops)]

    def next_chance(self, kind: str, weighted: list[str]) -> str:
        assert self.due, f"{kind} comes up, and the example has no more chance"
        expected, outcome = self.due.pop(0).split("=")
        assert kind == expected
        assert outcome in weighted, f"{kind} cannot be {outcome}"
        return outcome

    def run(self) -> None:
        while self.lines:
            sign, _, rest = self.lines.pop(0).partition(" ")
            if sign == "redeal":
                self.dealer = (self.dealer + 1) % self.table.s.seats
                self.due += self.deal()
            elif sign == ">":
                seat, token = rest.split(" ", 1)
                self.table.play(token, seat=int(seat))
            else:
                field, _, value = rest.partition(" ")
                CHECKS[field](self.table, value)
        assert not self.due, f"this chance never came up: {self.due}"


def _hand(table: Scripted, value: str) -> None:
    seat, *expected = value.split()
    hand = table.s.hands[int(seat)]
    assert [TILES[card] for card in range(1, len(hand)) for _ in range(hand[card])] == expected


def _is(found: Any, expected: Any) -> None:
    assert found == expected


def _pile(table: Scripted) -> str:
    return " ".join(TILES[tile].replace("-", ":") for tile in table.s.pile[: table.s.pile_size])


CHECKS: dict[str, Callable[[Scripted, str], None]] = {
    "to_move": lambda table, value: _is(table.to_move, int(value)),
    "legal": lambda table, value: _is(table.legal, value.split(", ")),
    "pile": lambda table, value: _is(_pile(table), value),
    "piles": lambda table, value: _is(table.s.piles[: table.s.seats], numbers(value)),
    "hand": _hand,
    "held": lambda table, value: _is([hand[0] for hand in table.s.hands[: table.s.seats]], numbers(value)),
    "back": lambda table, value: _is(SYMBOLS[table.s.back - 1], value),
    "stock": lambda table, value: _is(stock_size(table.s), int(value)),
    "direction": lambda table, value: _is(table.s.direction, int(value)),
    "dealer": lambda table, value: _is(table.s.dealer, int(value)),
    "scores": lambda table, value: _is(table.result()[0], numbers(value)),
    "places": lambda table, value: _is(table.result()[1], numbers(value)),
    "over": lambda table, value: _is(table.over, True),
}


def test_all_examples_of_the_specification_are_read() -> None:
    assert [vector.split()[0] for vector in VECTORS] == [f"EX-{number}" for number in range(1, 26)]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector.splitlines()[0].replace(" ", "-"))
def test_example(vector: str) -> None:
    Example(vector.splitlines()).run()


class Stream:
    """EX-26: one stream of numbers for chance and decisions."""

    def __init__(self, state: int) -> None:
        self.state = state

    def below(self, size: int) -> int:
        self.state = (self.state * 1103515245 + 12345) % 2**31
        return self.state // 65536 % size

    def chance(self, kind: str, weighted: list[str]) -> str:
        return sorted(weighted)[self.below(len(weighted))]


def options_of(cell: str) -> dict[str, Value]:
    """`backs=9,9,9,9,9,27,12,12,12, max_rounds=2` → the two options."""
    known = dict(re.findall(r"(\w+)=(.+?)(?=, \w+=|$)", cell))
    return {name: int(text) if text.isdigit() else text != "false" and text for name, text in known.items()}


@pytest.mark.parametrize("row", WHOLE_GAMES, ids=lambda row: f"{row['players']} players, {row['options']}")
def test_whole_game_without_a_choice(row: dict[str, str]) -> None:
    stream = Stream(int(row["players"]))
    table = Scripted("zabiray", int(row["players"]), filler=stream.chance, options=options_of(row["options"]))
    decisions = 0
    while not table.over:
        table.play(table.legal[stream.below(len(table.legal))])
        decisions += 1
    s = table.s
    assert (decisions, s.round, stream.state) == (int(row["decisions"]), int(row["deals"]), int(row["state"]))
    assert table.result() == (numbers(row["scores"]), numbers(row["places"]))
    assert ("stock" if s.went_out < 0 else f"seat {s.went_out}") == row["last deal ended by"]
    assert s.last_points[: s.seats] == numbers(row["last deal's points"])


def drained() -> Scripted:
    """EX-27: six players, every back a 3, everybody draws until the stock is exactly empty."""
    table = Scripted(
        "zabiray", 6, filler=lambda kind, weighted: weighted[0], options={"backs": "0,0,108,0,0,0,0,0,0"}, max_rounds=1
    )
    for _ in range(22):
        table.play("draw")
    return table


def play_on(table: Scripted, moves: str) -> None:
    for move in moves.split(", "):
        seat, token = move.split(" ", 1)
        table.play(token, seat=int(seat))


def test_an_empty_stock_is_no_refuge_for_who_can_play() -> None:
    table = drained()
    assert (table.s.back, stock_size(table.s), table.to_move) == (0, 0, 5)
    assert table.legal == ["play g2", "play g4", "play p2", "play p4", "play y2"]


def test_a_search_on_an_empty_stock_ends_the_deal() -> None:
    table = drained()
    play_on(table, "5 play g2, 0 play s")
    assert table.legal == ["seek"]
    play_on(table, "1 seek")
    assert table.over
    assert table.result() == ([0] * 6, [1] * 6)


def test_who_cannot_play_on_an_empty_stock_ends_the_deal() -> None:
    table = drained()
    play_on(table, "5 play g2, 0 play za, 1 play be, 2 play ru, 2 say, 3 play g1, 4 play g2, 5 play g4, 0 play g2")
    play_on(table, "1 play g1, 2 play g3, 3 play za, 4 play be")
    assert table.legal == ["draw"]
    play_on(table, "5 draw")
    assert table.over
    assert table.result() == ([0, 0, 1, 0, 0, 0], [2, 2, 1, 2, 2, 2])


def test_a_penalty_that_cannot_be_drawn_ends_the_deal() -> None:
    table = drained()
    play_on(table, "5 play g2, 0 play za, 1 play be, 2 play ru, 2 forget, 3 pass, 4 catch")
    assert table.over
    assert table.result()[0] == [0, 0, 1, 0, 0, 0]


def test_a_back_that_demands_more_than_there_is_takes_what_there_is() -> None:
    table = Scripted(
        "zabiray", 2, filler=lambda kind, weighted: weighted[-1], backs="0,0,0,0,108,0,0,0,0", max_rounds=1
    )
    for _ in range(18):
        table.play("draw")
    assert stock_size(table.s) == 4
    table.play("draw")
    assert table.over
    assert table.result()[0] == [0, 0]
    assert sum(hand[0] for hand in table.s.hands) == 108
