"""How often somebody may ask. Each key has a bucket that fills at a steady rate; asking takes out of it."""

from __future__ import annotations

import time
from collections import Counter

MOST_KEYS = 20_000


class Limit:
    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self._buckets: dict[str, tuple[float, float]] = {}

    def allows(self, key: str, cost: float = 1.0) -> bool:
        now = time.monotonic()
        left, at = self._buckets.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.per_second)
        allowed = left >= cost
        self._buckets[key] = (left - cost if allowed else left, now)  # the latest stand last
        if len(self._buckets) > MOST_KEYS:
            del self._buckets[next(iter(self._buckets))]
        return allowed


class Shares:
    """How many of something each key may have at a time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[str] = Counter()

    def take(self, key: str) -> bool:
        """Whether there was one left for the key."""
        if self._taken[key] >= self.most:
            return False
        self._taken[key] += 1
        return True

    def give_back(self, key: str) -> None:
        self._taken[key] -= 1
        if not self._taken[key]:
            del self._taken[key]
