"""One person with very many addresses is still one: what a house or a phone is given counts as one address."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest

from hostile.strangers import elsewhere

if TYPE_CHECKING:
    from server.serving import Serving

GUESS = {"code": "AAAA-BBBB-CCCC-DDDD-EEEE"}
TRIES = 40
FEW = 20  # that one address may guess at once, and while a slow machine carries them out


def taken(server: Serving, forwarded: list[str], source: str = "127.0.0.1") -> int:
    """How many guesses of a recovery code were looked at that a proxy passes on for others, until one was refused."""
    transport = httpx.HTTPTransport(verify=False, local_address=source)
    with httpx.Client(transport=transport, base_url=server.address, timeout=30) as client:
        for number, one in enumerate(forwarded):
            answer = client.post("/api/recover", json=GUESS, headers={"x-forwarded-for": one})
            if answer.status_code == 429:
                return number
            assert answer.status_code == 404, answer.text
    return len(forwarded)


@pytest.mark.parametrize(
    "network",
    [
        "2001:db8:1:2:{n:x}::1",
        "2001:db8:1:3::{n:x}",
        "2001:0db8:0001:0004:0000:0000:0000:{n:04x}",
    ],
)
def test_a_network_of_ipv6_counts_as_one(guarded: Serving, network: str) -> None:
    """A proxy on this machine is believed; the last half of an address is the guest's own to choose."""
    assert 0 < taken(guarded, [network.format(n=number) for number in range(1, TRIES)]) < FEW


def test_neighbours_are_not_one(guarded: Serving) -> None:
    """Somebody in another network asks as if nobody else had."""
    for networks in ("2001:db8:ff:{n:x}::1", "192.0.2.{n}"):
        addresses = [networks.format(n=number) for number in range(1, TRIES)]
        assert taken(guarded, addresses) == len(addresses)


def test_only_a_proxy_on_this_machine_is_believed(guarded: Serving) -> None:
    """Whoever comes from elsewhere cannot say that they are somebody else."""
    others = [f"198.51.100.{number}" for number in range(1, TRIES)]
    assert 0 < taken(guarded, others, source=elsewhere()) < FEW


def test_addresses_written_in_another_way_are_the_same(guarded: Serving) -> None:
    """The same IPv4 address, plain and inside IPv6."""
    assert 0 < taken(guarded, TRIES * ["203.0.113.7"]) < FEW
    assert taken(guarded, TRIES * ["::ffff:203.0.113.7"]) < 5  # some time has passed
