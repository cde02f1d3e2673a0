"""Who somebody is: a guest with a name, known by a signed cookie. A recovery code moves them to another device.

A pass has a number. Who signs out everywhere raises it (a generation), and all passes with a lower one are void.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from igroteka.server.encoding import text_of

COOKIE = "igroteka"
YEAR = 365 * 24 * 3600
SIGNED = 24  # bytes of a signature that are kept


class Signer:
    """Makes and checks the passes that browsers and programs show."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, person: str, number: int = 0) -> str:
        signed = f"{person}.{number}" if number else person  # as passes have been since the first version
        return f"{signed}.{self._mark(signed)}"

    def read(self, shown: str) -> tuple[str, int] | None:
        """The person that a pass belongs to, and its number; None if it is not one of ours."""
        signed, dot, mark = shown.rpartition(".")
        if not dot or not shown.isascii() or not hmac.compare_digest(mark, self._mark(signed)):
            return None
        person, _, number = signed.partition(".")
        return person, int(number or 0)

    def _mark(self, person: str) -> str:
        digest = hmac.digest(self._key, b"person:" + person.encode(), "sha256")[:SIGNED]
        return text_of(digest)


def new_id() -> str:
    return secrets.token_urlsafe(12)


class Codes:
    """Recovery codes to write down: four groups of five letters and digits, 99 bits.

    They follow from a secret of this installation, the person and the code's number: storage need not keep one to show
    it again, and with a new number the old one is void.
    """

    LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look like another

    def __init__(self, key: bytes) -> None:
        self._key = key

    def of(self, person: str, number: int) -> str:
        drawn = int.from_bytes(hmac.digest(self._key, f"code:{person}.{number}".encode(), "sha512"))
        letters = [self.LETTERS[drawn // len(self.LETTERS) ** place % len(self.LETTERS)] for place in range(20)]
        return "-".join("".join(letters[start : start + 5]) for start in range(0, 20, 5))


def code_hash(code: str) -> str:
    """What storage keeps of a code."""
    plain = code.strip().lower().replace(" ", "-")
    return hashlib.sha256(b"igroteka recovery " + plain.encode()).hexdigest()
