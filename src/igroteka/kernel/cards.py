"""Bags of cards. Element 0 of a bag counts its cards, element `c` the copies of face `c`.

A hidden bag has its count and no faces, so that what may not be known is simply not there.
"""

from __future__ import annotations

from typing import Any

from igroteka.kernel.random import random_below


def put(cards: list[int], card: int) -> None:
    cards[card] += 1
    cards[0] += 1


def drop(cards: list[int], card: int) -> None:
    cards[card] -= 1
    cards[0] -= 1


def move(source: list[int], target: list[int], card: int) -> None:
    source[card] -= 1
    source[0] -= 1
    target[card] += 1
    target[0] += 1


def move_all(source: list[int], target: list[int]) -> None:
    if source[0]:  # often there is nothing to move
        for face, count in enumerate(source):
            target[face] += count
            source[face] = 0


def hide(cards: list[int]) -> None:
    """Turn a bag face down: its count stays, its faces go."""
    for face in range(1, len(cards)):
        cards[face] = 0


def lowest(cards: list[int]) -> int:
    """The lowest face of a bag; one more than the highest face there is, if the bag is empty."""
    face = len(cards)
    for lower in range(len(cards) - 1, 0, -1):  # no early exit: a branch misprediction costs more
        if cards[lower]:
            face = lower
    return face


def unseen(pool: list[int], cards: list[int]) -> None:
    """Take the faces of a bag that lies open out of the pool of unseen cards."""
    for face in range(1, len(cards)):
        pool[face] -= cards[face]
        pool[0] -= cards[face]


def fill(s: Any, cards: list[int], pool: list[int]) -> None:
    """Give a hidden bag faces again: as many as it counts, at random out of the pool of unseen cards."""
    missing = cards[0]
    for face in range(1, len(cards)):
        missing -= cards[face]
    for _ in range(missing):
        left = random_below(s, pool[0])
        face = 1
        reached = pool[1]
        while left >= reached:
            face += 1
            reached += pool[face]
        drop(pool, face)
        cards[face] += 1


def sound(cards: list[int]) -> bool:
    """Whether a bag counts what it holds, and holds nothing less than nothing."""
    count = 0
    for face in range(1, len(cards)):
        if cards[face] < 0:
            return False
        count += cards[face]
    return count == cards[0]
