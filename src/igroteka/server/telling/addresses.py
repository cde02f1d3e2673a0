"""Addresses of mail, as people give them: nothing in one can become a second header, recipient or line."""

from __future__ import annotations

import re

LONGEST, LONGEST_NAME = 254, 64  # characters of an address, and in front of its @
_NAME = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_PLACE = re.compile(r"([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]")


class BadMailAddress(ValueError):
    """Nothing can be sent to this address."""


def read_mail_address(given: str) -> str:
    """An address without what was typed around it."""
    address = given.strip(" ")
    name, _, place = address.rpartition("@")
    if len(address) > LONGEST or len(name) > LONGEST_NAME or not (_NAME.fullmatch(name) and _PLACE.fullmatch(place)):
        raise BadMailAddress("this is not an address of mail; it looks like name@example.org, in Latin letters")
    return f"{name}@{place.lower()}"


def counted(address: str) -> str:
    """Under which name an address is counted: most servers take name+anything for the same mailbox."""
    name, _, place = address.lower().rpartition("@")
    return f"{name.partition('+')[0]}@{place}"
