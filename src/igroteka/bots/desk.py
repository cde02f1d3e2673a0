"""The desk: all memory that a search works on, one piece after the other in one block.

Where the pieces lie is said by a plain function, so that a desk is laid out by NumPy here, and by compiled code where
there is no NumPy (see `portable`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from igroteka.bots.found import FIGURES
from igroteka.compiler.flat import dtype_of

if TYPE_CHECKING:
    from igroteka.kernel.contract import Rules
    from igroteka.match import Variant

ROOT, WALK, VIEW = 0, 1, 2  # the states on the desk: what the seat knows, one imagined game, what it knows in that
STATES = 3
DEEPEST = 256  # own decisions of one walk that are remembered
BREADTH = 24  # choices of an average node; when the desk is full, nothing is added to the tree any more
TRACED = 4096  # walks of every choice at the root that are remembered one by one
NODES, EDGES, ITERATIONS = 0, 1, 2  # what `counts` counts


class Desk(NamedTuple):
    """All that a search works on."""

    states: Any
    words: Any  # the same memory, as 64-bit words
    answer: Any  # how many choices there are at the root, then a row for each (see `found`)
    menu: Any
    counts: Any
    seed: Any
    slots: Any  # fingerprint → node + 1, open addressing
    keys: Any
    first: Any  # a node's first edge; one edge for every legal action, in the order of the menu
    size: Any
    favourite: Any  # the edge that the policy would take
    node_visits: Any
    node_totals: Any
    visits: Any
    totals: Any
    path_nodes: Any
    path_edges: Any
    worths: Any
    range: Any  # the least and the most that a walk was worth
    result: Any
    trace: Any  # for every choice at the root: what its first walks were worth, one by one (`TRACED` of them)
    root_points: Any  # for every choice at the root: the sum of the own score at the end of the walks
    root_squares: Any  # and of its squares,
    root_places: Any  # and how often one stood first, second, … (as many as seats)


def desk_for(game: Variant, nodes: int) -> Desk:
    """A desk with room for a tree of so many nodes."""
    memory = np.zeros(room(game.rules, game.players, nodes), np.uint8)
    record = dtype_of(game.rules.State)
    states = memory[: STATES * record.itemsize].view(record)
    return laid_out(states, memory, len(game.rules.TOKENS), game.players, nodes)[0]


def room(rules: Rules, seats: int, nodes: int) -> int:
    """How many bytes a desk takes."""
    states = np.zeros(STATES, dtype_of(rules.State))
    return laid_out(states, np.zeros(0, np.uint8), len(rules.TOKENS), seats, nodes)[1]


def laid_out(states: Any, memory: Any, actions: int, seats: int, nodes: int) -> tuple[Desk, int]:
    """A desk in a block of memory that begins with the states, and where it ends there. Without memory, the end alone
    means something.
    """
    twice = 1
    while twice < 2 * nodes:
        twice *= 2
    edges = nodes * BREADTH + actions
    words = memory[: states.nbytes].view(np.uint64)
    answer, at = piece(memory, states.nbytes, 1 + actions * (FIGURES + seats), np.float64)
    menu, at = piece(memory, at, actions + 1, np.int16)
    counts, at = piece(memory, at, 3, np.int64)
    seed, at = piece(memory, at, 1, np.uint64)
    slots, at = piece(memory, at, twice, np.int32)
    keys, at = piece(memory, at, nodes, np.uint64)
    first, at = piece(memory, at, nodes, np.int32)
    size, at = piece(memory, at, nodes, np.int16)
    favourite, at = piece(memory, at, nodes, np.int32)
    node_visits, at = piece(memory, at, nodes, np.int32)
    node_totals, at = piece(memory, at, nodes, np.float64)
    visits, at = piece(memory, at, edges, np.int32)
    totals, at = piece(memory, at, edges, np.float64)
    path_nodes, at = piece(memory, at, DEEPEST, np.int32)
    path_edges, at = piece(memory, at, DEEPEST, np.int32)
    worths, at = piece(memory, at, 2 * seats, np.float64)
    seen, at = piece(memory, at, 2, np.float64)
    result, at = piece(memory, at, seats, np.int32)
    trace, at = piece(memory, at, actions * TRACED, np.float32)
    root_points, at = piece(memory, at, actions, np.float64)
    root_squares, at = piece(memory, at, actions, np.float64)
    root_places, at = piece(memory, at, actions * seats, np.int32)
    desk = Desk(
        states, words, answer, menu, counts, seed, slots, keys, first, size, favourite, node_visits, node_totals,
        visits, totals, path_nodes, path_edges, worths, seen, result, trace, root_points, root_squares, root_places,
    )  # fmt: skip
    return desk, at


def piece(memory: Any, at: int, length: int, kind: Any) -> tuple[Any, int]:
    """So many numbers of a kind from a place on, and the next place after them, which is a multiple of eight."""
    numbers = memory[at:].view(kind)[:length]
    return numbers, at + (length * numbers.itemsize + 7) // 8 * 8
