"""The services that carry messages to browsers. Their addresses come from strangers: nothing inside our own network is
ever reached by one, little is read of what they answer, and nobody waits for them long.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import h11

if TYPE_CHECKING:
    from collections.abc import Mapping

LONGEST = 1024  # characters of an address
WITHIN = 10.0  # seconds for all of it
LARGEST_HEAD = 16 * 1024  # bytes of an answer that are read
PART = 4096
INTERNET = IPv6Network("2000::/3")


class BadAddress(ValueError):
    """Nothing is sent to this address."""


class NotCarried(Exception):
    """The service did not take the message; perhaps it will later."""


@dataclass(frozen=True)
class Carrier:
    """Where a message is handed over."""

    host: str
    port: int
    path: str
    secure: bool

    @property
    def origin(self) -> str:
        usual = self.port == (443 if self.secure else 80)
        return f"{'https' if self.secure else 'http'}://{self.host}{'' if usual else f':{self.port}'}"


def read_address(address: str, *, loopback: bool = False) -> Carrier:
    """Where to, if that can be a service that carries messages; `loopback`: also this machine, without encryption."""
    if len(address) > LONGEST or not address.isascii() or not address.isprintable() or " " in address:
        raise BadAddress("this is not the address of a service that carries messages")
    try:
        parts = urlsplit(address)
        port, host = parts.port, parts.hostname or ""
    except ValueError:
        raise BadAddress("this is not an address") from None
    secure = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if not host or "@" in parts.netloc or not path.startswith("/"):
        raise BadAddress("this is not the address of a service that carries messages")
    if loopback and parts.scheme == "http" and host == "127.0.0.1":
        return Carrier(host, port or 80, path, secure=False)
    if not secure or port not in (None, 443):
        raise BadAddress("messages are carried by https, on its usual port")
    if _is_number(host) or "." not in host.strip("."):
        raise BadAddress("a service that carries messages has a name in the internet")
    return Carrier(host, 443, path, secure=True)


def _is_number(host: str) -> bool:
    """Whether a host is an IP address, in any of the ways in which the system would read one."""
    if ":" in host or host.rstrip(".").rsplit(".", 1)[-1].isdecimal():
        return True
    return host.rstrip(".").rsplit(".", 1)[-1].lower().startswith("0x")


async def hand_over(carrier: Carrier, headers: Mapping[str, str], body: bytes) -> int:
    """The status of the service's answer. It is not followed elsewhere, whatever it says."""
    try:
        async with asyncio.timeout(WITHIN):
            return await _posted(carrier, headers, body)
    except (OSError, TimeoutError, ssl.SSLError, h11.RemoteProtocolError, EOFError) as error:
        raise NotCarried(type(error).__name__) from None


async def _posted(carrier: Carrier, headers: Mapping[str, str], body: bytes) -> int:
    where = await _resolved(carrier)
    secure = ssl.create_default_context() if carrier.secure else None
    name = carrier.host if carrier.secure else None
    reader, writer = await asyncio.open_connection(where, carrier.port, ssl=secure, server_hostname=name)
    try:
        wire = h11.Connection(h11.CLIENT, max_incomplete_event_size=LARGEST_HEAD)
        host = carrier.origin.split("//")[1]
        said = {**headers, "host": host, "content-length": str(len(body)), "connection": "close"}
        asked = h11.Request(method="POST", target=carrier.path, headers=list(said.items()))
        for part in (asked, h11.Data(body), h11.EndOfMessage()):
            writer.write(wire.send(part) or b"")
        await writer.drain()
        while True:
            event = wire.next_event()
            if isinstance(event, h11.Response):
                return event.status_code
            if event is h11.NEED_DATA:
                wire.receive_data(await reader.read(PART))
            elif not isinstance(event, h11.InformationalResponse):
                raise EOFError
    finally:
        writer.close()


async def _resolved(carrier: Carrier) -> str:
    """The very address that is connected to: a name that leads into our own network, now or later, leads nowhere."""
    if not carrier.secure:
        return carrier.host  # loopback, as the operator allows
    found = await asyncio.get_running_loop().getaddrinfo(carrier.host, carrier.port, type=socket.SOCK_STREAM)
    addresses = [str(where[0]) for *_, where in found]
    for address in addresses:
        if not is_public(address):
            raise BadAddress("this name leads into a private network")
    return addresses[0]


def is_public(address: str) -> bool:
    """Whether an IP address is one of the internet at large."""
    read = ip_address(address.partition("%")[0])
    if isinstance(read, IPv6Address):  # some networks reach others through addresses that look like the internet's
        return read.is_global and read in INTERNET and read.sixtofour is None and read.teredo is None
    return read.is_global and not read.is_multicast
