"""Links in letters, which work for whoever has them, without a pass. They follow from a secret of this installation."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING, Literal

from igroteka.server.encoding import text_of

if TYPE_CHECKING:
    from igroteka.server.storage.mailboxes import Mailbox

SIGNED = 24  # bytes of a signature that are kept


class Links:
    def __init__(self, secret: bytes, base: str) -> None:
        self._secret = secret
        self._base = base

    def confirm(self, box: Mailbox) -> str:
        """Says that an address is somebody's own: valid for this time of asking alone."""
        return f"{self._base}/confirm/{self.key('confirm', box)}"

    def stop(self, box: Mailbox) -> str:
        """Stops all letters to an address."""
        return f"{self._base}/stop/{self.key('stop', box)}"

    def table(self, id: str) -> str:
        return f"{self._base}/t/{id}"

    def key(self, purpose: Literal["confirm", "stop"], box: Mailbox) -> str:
        once = box.asked if purpose == "confirm" else ""
        signed = hmac.digest(self._secret, f"{purpose}:{box.person}:{once}:{box.address}".encode(), "sha256")
        return f"{box.person}.{text_of(signed[:SIGNED])}"

    def fits(self, key: str, purpose: Literal["confirm", "stop"], box: Mailbox) -> bool:
        return hmac.compare_digest(key, self.key(purpose, box))
