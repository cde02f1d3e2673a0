"""The way to a client and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping


class Line(Protocol):
    """The short way, for what is said all the time (see `socket_wire`)."""

    @property
    def full(self) -> bool:
        """So much waits for the client that nothing more is to be told."""

    def tell(self, text: bytes) -> None:
        """Send a text (in UTF-8). ClientDisconnected: they have gone."""

    async def room(self) -> None:
        """Wait until the line is not full; or they have gone."""

    async def hear(self) -> Mapping[str, Any]:
        """What comes next, as ASGI has it."""
