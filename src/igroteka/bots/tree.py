"""Information-set Monte Carlo tree search, after Cowling, Powley and Whitehouse, for every game alike.

Each iteration imagines the hidden cards anew (`resample`), in a way that agrees with how the others have played
(`suppose`), walks down what has been learnt so far, adds one node, plays on with the game's own policy to the end of
its stage, and notes for every decision of the seat on the way what it was worth.

A node stands for what the seat *knows* when it is to move: it is found by a fingerprint of the redacted state. So
hidden and simultaneous moves need no special case, chance and other players branch wherever they can be seen, two ways
to the same knowledge share what they learn, and no choice can depend on what the seat may not know. The others play by
the policy (no opponent nodes): guessing their choices from few walks made them blunder, and moves look good that only a
blunder rewards. A walk is what the field calls a rollout.

These functions are only run compiled, on a `Desk` that is laid out once.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np

from igroteka.bots.desk import DEEPEST, EDGES, ITERATIONS, NODES, ROOT, STATES, TRACED, VIEW, WALK, laid_out
from igroteka.bots.found import FIGURES, cautious
from igroteka.kernel.contract import OVER, actor, apply, legal, redact, resample, scores
from igroteka.kernel.policies import decide, policy, stage, suppose, worth
from igroteka.kernel.random import luck_below

EXPLORE = 1.5  # how much a choice that is little known is preferred
TRUST = 0.5  # how much of that preference is the policy's to give; the rest is shared by all alike
PATIENCE = 16  # visits of a node before anything but the policy's choice is tried there
NO_ROOM, NO_CHOICE = -1, -2  # what `think_in` says when its memory is too small, and when the seat has no choice

_PRIME, _SHIFT, _NO_RNG = np.uint64(0x9E3779B97F4A7C15), np.uint64(29), np.uint64(0)
_ANOTHER_PRIME = np.uint64(0xD1B54A32D192ED03)


def think_in(
    states: Any, memory: Any, luck: Any, actions: int, seat: int, nodes: int, iterations: int, afresh: int
) -> int:
    """`think` in a bare block of memory that begins with the states, where nobody else lays out a desk. Whoever goes on
    (`afresh` is 0) names as many nodes as before: they say where everything lies.
    """
    desk, end = laid_out(states, memory, actions, states[ROOT].seats, nodes)
    if end > len(memory):
        return NO_ROOM
    desk.menu[0] = 0
    legal(states[ROOT], desk.menu)
    if actor(states[ROOT]) != seat or desk.menu[0] < 2:
        return NO_CHOICE
    return think(desk, seat, luck, iterations, afresh != 0)


def think(desk: Any, seat: int, luck: Any, iterations: int, afresh: bool) -> int:
    """The best action for a seat, in the position that it sees at the root, after so many iterations (more).

    The seat's luck decides what it imagines.
    """
    if afresh:
        clear(desk, seat)
    grow(desk, seat, luck, iterations)
    return report(desk)


def clear(desk: Any, seat: int) -> None:
    """Begin a new search at the root."""
    root = desk.states[ROOT]
    root.rng = _NO_RNG
    redact(root, seat)
    desk.counts[:] = 0
    desk.slots[:] = 0
    desk.root_points[:] = 0
    desk.root_squares[:] = 0
    desk.root_places[:] = 0
    desk.range[0], desk.range[1] = 1.0, 0.0


def grow(desk: Any, seat: int, luck: Any, iterations: int) -> None:
    """Search on. The first walk of every choice imagines the same cards, and so does the second, and every other: what
    is compared is choices, not luck.
    """
    if desk.counts[ITERATIONS] == 0:
        desk.seed[0] = luck_below(luck, 1 << 32)
    for _ in range(iterations):
        choice = promising(desk, 0) if desk.counts[NODES] else -1
        tried = desk.visits[choice] if choice >= 0 else 0
        desk.states[WALK] = desk.states[ROOT]
        desk.states[WALK].rng = (desk.seed[0] + np.uint64(tried)) * _ANOTHER_PRIME
        resample(desk.states[WALK], seat)
        suppose(desk.states[WALK], seat)
        learn(desk, seat, walk(desk, seat, choice, luck))
        desk.counts[ITERATIONS] += 1


def walk(desk: Any, seat: int, choice: int, luck: Any) -> int:
    """Play one imagined game from a choice to the end of its stage; how many own decisions stand on the path."""
    s, menu = desk.states[WALK], desk.menu
    here = stage(s)
    depth = 0
    in_tree = True
    mover = actor(s)
    while mover != OVER and stage(s) == here:
        menu[0] = 0
        legal(s, menu)
        if in_tree and mover == seat and menu[0] > 1 and depth < DEEPEST:
            node, new = find(desk, seat, luck)
            in_tree = not new
            if node >= 0:
                edge = choice
                if new:
                    edge = desk.favourite[node]
                elif depth > 0:
                    edge = promising(desk, node)
                desk.path_nodes[depth] = node
                desk.path_edges[depth] = edge
                depth += 1
                apply(s, menu[1 + edge - desk.first[node]])
            else:
                apply(s, policy(s, menu, luck))
        else:
            apply(s, decide(s, menu, luck))
        mover = actor(s)
    return depth


def find(desk: Any, seat: int, luck: Any) -> tuple[Any, bool]:
    """The node of what the seat knows, and whether it is new; no node (−1) if the desk is full."""
    key = fingerprint(desk, seat)
    mask = len(desk.slots) - 1
    slot = np.int64(key & np.uint64(mask))
    while desk.slots[slot]:
        node = np.int64(desk.slots[slot]) - 1
        if desk.keys[node] == key and desk.size[node] == desk.menu[0]:
            return node, False
        slot = (slot + 1) & mask
    node, first, size = desk.counts[NODES], desk.counts[EDGES], np.int64(desk.menu[0])
    if node == len(desk.keys) or first + size > len(desk.visits):
        return np.int64(-1), True
    desk.slots[slot] = node + 1
    desk.keys[node] = key
    desk.first[node] = first
    desk.size[node] = size
    desk.node_visits[node] = 0
    desk.node_totals[node] = 0
    desk.visits[first : first + size] = 0
    desk.totals[first : first + size] = 0
    wish = policy(desk.states[WALK], desk.menu, luck)
    desk.favourite[node] = first
    for choice in range(size):
        if desk.menu[1 + choice] == wish:
            desk.favourite[node] = first + choice
    desk.counts[NODES] += 1
    desk.counts[EDGES] += size
    return node, True


def fingerprint(desk: Any, seat: int) -> Any:
    """A hash of what a seat knows in the imagined game."""
    desk.states[VIEW] = desk.states[WALK]
    view = desk.states[VIEW]
    view.rng = _NO_RNG
    redact(view, seat)
    key = np.uint64(seat + 1) * _PRIME
    size = len(desk.words) // STATES
    for word in desk.words[VIEW * size : (VIEW + 1) * size]:
        key = (key ^ word) * _PRIME
        key ^= key >> _SHIFT
    return key


def promising(desk: Any, node: int) -> Any:
    """The edge to try next: its worth so far, plus the more the less it was tried and the more the policy likes it.

    (PUCT: an upper confidence bound with a prior.) Worth is measured by the range of what was seen, since one deal of a
    long match changes little.
    """
    visits, first, size = desk.node_visits[node], desk.first[node], desk.size[node]
    if node > 0 and visits < PATIENCE:
        return desk.favourite[node]
    mean = desk.node_totals[node] / visits
    eager = EXPLORE * sqrt(visits)
    shared = (1 - TRUST) / size
    unit = 1 / max(desk.range[1] - desk.range[0], 1e-9)
    best, best_edge = -1e9, first
    for edge in range(first, first + size):
        tried = desk.visits[edge]
        value = desk.totals[edge] / tried if tried else mean
        prior = shared + TRUST if edge == desk.favourite[node] else shared
        merit = (value - mean) * unit + eager * prior / (1 + tried)
        if merit > best:
            best, best_edge = merit, edge
    return best_edge


def learn(desk: Any, seat: int, depth: int) -> None:
    """Note what a walk was worth, at every own decision on its path (backpropagation)."""
    s = desk.states[WALK]
    worth(s, desk.worths)
    value = desk.worths[seat]
    desk.range[0] = min(desk.range[0], value)
    desk.range[1] = max(desk.range[1], value)
    for step in range(depth):
        node, edge = desk.path_nodes[step], desk.path_edges[step]
        desk.node_visits[node] += 1
        desk.node_totals[node] += value
        desk.visits[edge] += 1
        desk.totals[edge] += value
    if depth:
        choice = desk.path_edges[0]  # the root is the first node: its edges are numbered from 0
        if desk.visits[choice] <= TRACED:
            desk.trace[choice * TRACED + desk.visits[choice] - 1] = value
        scores(s, desk.result)
        points = float(desk.result[seat])
        desk.root_points[choice] += points
        desk.root_squares[choice] += points * points
        place = 0
        for other in range(s.seats):
            place += desk.worths[other] > value
        desk.root_places[choice * s.seats + place] += 1


def report(desk: Any) -> int:
    """Write down what was found of every choice at the root, in the order of `found.Choice`. The action that is worth
    most: the policy's, unless another is better beyond doubt.
    """
    desk.menu[0] = 0
    legal(desk.states[ROOT], desk.menu)
    desk.answer[0] = desk.menu[0]
    seats, favourite = desk.states[ROOT].seats, desk.favourite[0]
    best, most = favourite, 0.0
    for edge in range(desk.menu[0]):
        row = 1 + edge * (FIGURES + seats)
        walks, gains, squares = compared(desk, edge, favourite)
        desk.answer[row] = desk.menu[1 + edge]
        desk.answer[row + 1] = edge == favourite
        desk.answer[row + 2] = desk.visits[edge]
        desk.answer[row + 3] = desk.totals[edge]
        desk.answer[row + 4] = desk.root_points[edge]
        desk.answer[row + 5] = desk.root_squares[edge]
        desk.answer[row + 6] = min(desk.visits[edge], TRACED)
        desk.answer[row + 7], desk.answer[row + 8] = traced(desk, edge)
        desk.answer[row + 9], desk.answer[row + 10], desk.answer[row + 11] = walks, gains, squares
        for place in range(seats):
            desk.answer[row + FIGURES + place] = desk.root_places[edge * seats + place]
        gain = cautious(walks, gains, squares)
        if gain > most:
            best, most = edge, gain
    return int(desk.menu[1 + best])


def traced(desk: Any, edge: int) -> tuple[float, float]:
    """What the walks of a choice that are remembered were worth: their sum, and that of the squares."""
    worths, squares = 0.0, 0.0
    for walk in range(min(desk.visits[edge], TRACED)):
        value = float(desk.trace[edge * TRACED + walk])
        worths += value
        squares += value * value
    return worths, squares


def compared(desk: Any, edge: int, favourite: int) -> tuple[int, float, float]:
    """A choice against the policy's, walk by walk with the same cards: how many, the sum of gains, and of squares."""
    walks = min(desk.visits[edge], desk.visits[favourite], TRACED)
    gains, squares = 0.0, 0.0
    for walk in range(walks):
        gain = float(desk.trace[edge * TRACED + walk]) - float(desk.trace[favourite * TRACED + walk])
        gains += gain
        squares += gain * gain
    return walks, gains, squares
