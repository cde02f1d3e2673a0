"""Processes that work for another, and end with it."""

from __future__ import annotations

import os
import threading
import time

LOOK = 1.0  # seconds between looks for the parent


def die_with(parent: int, after: float = 0.0) -> None:
    """End this process so many seconds after its parent has gone: it does not do so by itself if that was killed."""

    def watch() -> None:
        while os.getppid() == parent:  # it may have been killed before this was first asked
            time.sleep(LOOK)
        time.sleep(after)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
