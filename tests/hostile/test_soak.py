"""Nothing is lost or done twice, nothing grows, and nobody waits, in a long evening with strangers and restarts."""

from __future__ import annotations

import asyncio
import os
from typing import TYPE_CHECKING

import pytest

from hostile.soak import Soak
from server.serving import Serving

if TYPE_CHECKING:
    from pathlib import Path

MINUTES = float(os.environ.get("IGROTEKA_SOAK", "30"))


def soaked(folder: Path, minutes: float) -> None:
    with Serving(str(folder / "igroteka.db"), folder, limits=True) as server:
        soak = Soak(server, 60 * minutes)
        asyncio.run(soak.spend())
        soak.judge()


@pytest.mark.long
def test_a_minute(tmp_path: Path) -> None:
    """To see that it works."""
    soaked(tmp_path, 1)


@pytest.mark.long
def test_a_long_evening(tmp_path: Path) -> None:
    """`IGROTEKA_SOAK` minutes."""
    soaked(tmp_path, MINUTES)
