"""How often those who come over a wire may ask, and how much each of them may have (see `live/limit.py`)."""

from __future__ import annotations

import time
from collections import Counter
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from igroteka.live.limit import Limit


class Allowance(Protocol):
    """Says whether somebody may ask once more."""

    def allows(self, key: str, cost: float = 1.0) -> bool: ...


class Bucket:
    """For one asker alone."""

    __slots__ = ("_at", "_burst", "_left", "_per_second")

    def __init__(self, per_second: float, burst: float) -> None:
        self._per_second = per_second
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def takes(self, cost: float) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second) - cost
        self._at = now
        return self._left >= 0


class FromOnePlace:
    """What each person may ask, and all those together who come from one address."""

    def __init__(self, each: Limit, together: Limit, address: str) -> None:
        self.each = each
        self.together = together
        self.address = address

    def allows(self, key: str, cost: float = 1.0) -> bool:
        return self.each.allows(key, cost) and self.together.allows(self.address, cost)


@lru_cache(maxsize=4096)
def address_key(host: str) -> str:
    """Under which name an address is counted. Whoever has one IPv6 address has its whole /64 network."""
    if len(host) > 100:
        return host[:100]  # no address at all
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"


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
