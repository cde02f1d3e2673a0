"""Processes in which bots think for another."""

from __future__ import annotations

import os
import threading
import time

LOOK = 1.0  # seconds between looks for the parent


def die_with(parent: int) -> None:
    """End this process when its parent has gone: a pool does not do so by itself if the parent was killed."""

    def watch() -> None:
        while os.getppid() == parent:  # it may have been killed before this was first asked
            time.sleep(LOOK)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
