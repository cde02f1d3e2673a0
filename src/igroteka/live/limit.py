"""How often somebody may ask. Each key has a bucket that fills at a steady rate; asking takes out of it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_KEYS = 20_000


class Limit:
    def __init__(self, per_second: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self.per_second = per_second
        self.burst = burst
        self._now = now  # seconds
        self._buckets: dict[str, tuple[float, float]] = {}

    def allows(self, key: str, cost: float = 1.0) -> bool:
        now = self._now()
        left = self._left(key, now)
        allowed = left >= cost
        self._buckets.pop(key, None)
        self._buckets[key] = (left - cost if allowed else left, now)  # the latest stand last
        if len(self._buckets) > MOST_KEYS:
            del self._buckets[next(iter(self._buckets))]
        return allowed

    def would_allow(self, key: str, cost: float = 1.0) -> bool:
        """The same, with nothing taken out."""
        return self._left(key, self._now()) >= cost

    def _left(self, key: str, now: float) -> float:
        left, at = self._buckets.get(key, (self.burst, now))
        return min(self.burst, left + (now - at) * self.per_second)
