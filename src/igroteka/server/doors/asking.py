"""Who asks from where: the address that is counted, and whether a browser asks from our own page."""

from __future__ import annotations

import ipaddress
from typing import TYPE_CHECKING

from igroteka.server.limits import address_key

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection


def address_of(connection: HTTPConnection) -> str:
    """As it is counted."""
    return address_key(connection.client.host) if connection.client else "?"


def on_this_machine(connection: HTTPConnection) -> bool:
    try:
        return ipaddress.ip_address(connection.client.host if connection.client else "").is_loopback
    except ValueError:
        return False


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a browser's request comes from our own page. Programs send no origin.

    A proxy that does not say so may have taken HTTPS off: a page by HTTPS may ask what seems to be HTTP, and no other.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    scheme, _, host = origin.partition("://")
    secure = connection.url.scheme in ("https", "wss")
    return scheme in (("https",) if secure else ("http", "https")) and host == connection.headers.get("host", "") != ""
