"""What a simulated world is like: how many processes and tables, how slow its lines, what may befall it."""

from __future__ import annotations

import random
from dataclasses import dataclass


@dataclass
class Shape:
    """What a world is like."""

    processes: int = 1
    tables: int = 1
    game: str = ""  # "": any
    storm: float = 60.0  # seconds
    every: float = 6.0  # seconds between two blows, on average
    blows: tuple[str, ...] = ()  # what may happen, see `Storm`
    slow: tuple[float, float] = (0.01, 0.08)  # seconds that a message is on its way
    pace: float = 1.0  # of bots
    clocks: float = 0.3  # how many tables play against the clock
    shuffled: bool = False
    onlooker: bool = False
    lively: float = 0.15  # how often people do something else than to move


DISK = ("disk-fails", "disk-silent", "disk-stalls")
DEATH = ("kill", "restart")
LINES = ("cut", "half-open", "slow-reader")
CLUSTER = ("redis-forgets", "redis-down", "redis-cut", "two-owners")
BOTS = ("bots-crash",)


def shape_of(seed: int) -> Shape:
    """Any world there may be."""
    luck = random.Random(f"shape {seed}")
    together = luck.random() < 0.4
    kinds: list[tuple[str, ...]] = [DISK, DEATH, LINES, BOTS, *([CLUSTER] if together else [])]
    chosen = [kind for kind in kinds if luck.random() < 0.6]
    return Shape(
        processes=luck.choice([2, 2, 3]) if together else 1,
        tables=luck.choice([1, 1, 2]),
        storm=luck.uniform(15, 70),
        every=luck.choice([2.0, 5.0, 10.0]),
        blows=tuple(blow for kind in chosen for blow in kind),
        slow=luck.choice([(0.005, 0.05), (0.02, 0.3), (0.1, 1.5)]),
        pace=luck.choice([1.0, 1.0, 0.3]),
        clocks=luck.choice([0.0, 0.5]),
        shuffled=luck.random() < 0.5,
        onlooker=luck.random() < 0.3,
    )
