"""What a process behind the gate is told when it is started."""

from __future__ import annotations

from msgspec import Struct

from igroteka.server.settings import Settings  # noqa: TC001 (msgspec reads annotations)

DRAINED = 15.0  # seconds in which a process has ended that was told to; it needs ten at most


class Orders(Struct):
    settings: Settings
    log: str  # its level
