"""Twins of the kernel's functions that are worth one: they look at eight faces of a bag at a time (SIMD within a
register), and at all seats of a group.

How long a bag is LLVM knows, so that nothing is left of the loops. Counts are from 0 to 127 and so are their sums: no
byte of a word ever runs over into the next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from igroteka.compiler.words import bits_below, bits_set, put_word, word_at
from igroteka.kernel.cards import lowest, move_all
from igroteka.kernel.chance import take
from igroteka.kernel.contract import offer
from igroteka.kernel.random import random_below
from igroteka.kernel.seats import alone

if TYPE_CHECKING:
    from collections.abc import Callable

_ONES, _TOPS = np.uint64(0x0101010101010101), np.uint64(0x8080808080808080)
_0, _1, _7, _56, _63 = np.uint64(0), np.uint64(1), np.uint64(7), np.uint64(56), np.uint64(63)


def _take(s: Any, cards: Any, kind: str, who: int = -1) -> Any:
    left = np.uint64(random_below(s, cards[0]))
    cards[0] -= 1
    face: Any = 1
    reached = _0
    here = _1  # whether all faces so far come wholly before it
    first = 1
    while first + 8 <= len(cards):
        word = word_at(cards, first)
        sums = (word + reached) * _ONES  # prefix sums, one a byte
        before = ((left * _ONES | _TOPS) - sums) & _TOPS  # top bits of the bytes whose sum is at most `left`
        put_word(cards, first, word - ((before << _1 | here) - (before >> _7)))  # 1 less in the byte after those
        face += bits_set(before)
        reached = sums >> _56
        here = before >> _63
        first += 8
    for rest in range(first, len(cards)):  # no early exit: a branch misprediction costs more
        reached += np.uint64(cards[rest])
        before = np.uint64(left >= reached)
        cards[rest] -= np.int64(here - (here & before))
        face += np.int64(before)
        here &= before
    return face


def _move_all(source: Any, target: Any) -> None:
    if source[0]:
        target[0] += source[0]
        source[0] = 0
        first = 1
        while first + 8 <= len(source):
            put_word(target, first, word_at(target, first) + word_at(source, first))
            put_word(source, first, _0)
            first += 8
        for rest in range(first, len(source)):
            target[rest] += source[rest]
            source[rest] = 0


def _lowest(cards: Any) -> int:
    face = len(cards)
    last = len(cards) - 1
    while last & 7:
        if cards[last]:
            face = last
        last -= 1
    while last:
        last -= 8
        word = word_at(cards, last + 1)
        if word:
            face = last + 1 + (bits_below(word) >> 3)
    return face


def _alone(group: int) -> int:
    if group == 0 or group & (group - 1):
        return -1
    return bits_below(np.uint64(group))  # type: ignore[no-any-return]


def _offer(menu: Any, action: int) -> None:
    count = np.int64(np.uint16(menu[0])) + 1  # not negative, so that the count cannot be what is written next
    menu[0] = count
    menu[count] = action


TWINS: dict[Callable[..., Any], Callable[..., Any]] = {
    take: _take,
    move_all: _move_all,
    lowest: _lowest,
    alone: _alone,
    offer: _offer,
}
