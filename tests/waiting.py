"""Waiting for what a test looks for, and not a moment longer."""

from __future__ import annotations

import asyncio
import inspect
import time
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

Found = TypeVar("Found")

PATIENCE = 60.0  # seconds after which it will never be so, however busy the machine is
LOOK = 0.01  # seconds between two looks


def until(holds: Callable[[], Found], otherwise: str = "it is never so", within: float = PATIENCE) -> Found:
    """What is found as soon as there is something."""
    deadline = time.monotonic() + within
    while not (found := holds()):
        assert time.monotonic() < deadline, otherwise
        time.sleep(LOOK)
    return found


async def becomes(holds: Callable[[], Any], otherwise: str = "it is never so", within: float = PATIENCE) -> Any:
    """The same where others go on meanwhile; what is looked at may itself have to be waited for."""
    deadline = time.monotonic() + within
    while not (found := await _looked_at(holds)):
        assert time.monotonic() < deadline, otherwise
        await asyncio.sleep(LOOK)
    return found


async def stays(holds: Callable[[], Any], seconds: float) -> None:
    """It is so, and still is after so many seconds, in which whatever would change it has had its chance."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        assert await _looked_at(holds), f"it has changed {seconds - (end - time.monotonic()):.2f} s later"
        await asyncio.sleep(LOOK)
    assert await _looked_at(holds)


async def _looked_at(holds: Callable[[], Any]) -> Any:
    found = holds()
    return await found if inspect.isawaitable(found) else found
