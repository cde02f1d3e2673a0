"""The server's clock. It goes steadily: when the machine's clock is set, nobody's time runs out or stands still."""

from __future__ import annotations

import time

_BEGAN = time.time_ns() - time.monotonic_ns()


def now_ms() -> int:
    """Milliseconds since 1970, by the machine's clock when this process began and a stopwatch since."""
    return (_BEGAN + time.monotonic_ns()) // 1_000_000
