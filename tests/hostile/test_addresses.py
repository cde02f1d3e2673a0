"""One person with very many addresses is still one: what a house or a phone is given counts as one address."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest

from hostile.strangers import elsewhere

if TYPE_CHECKING:
    from server.serving import Serving

GUESS = {"code": "AAAA-BBBB-CCCC-DDDD-EEEE"}
TRIES = 60


def guesses(server: Serving, forwarded: list[str], source: str = "127.0.0.1") -> list[int]:
    """The answers to guesses of a recovery code that a proxy passes on for others."""
    transport = httpx.HTTPTransport(verify=False, local_address=source)
    with httpx.Client(transport=transport, base_url=server.address, timeout=30) as client:
        answers = []
        for one in forwarded:
            answer = client.post("/api/recover", json=GUESS, headers={"x-forwarded-for": one})
            answers.append(answer.status_code)
    return answers


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
    answers = guesses(guarded, [network.format(n=number) for number in range(1, TRIES)])
    assert answers[0] == 404
    assert answers.count(429) > TRIES // 2, answers


def test_neighbours_are_not_one(guarded: Serving) -> None:
    """Somebody in another network asks as if nobody else had."""
    answers = guesses(guarded, [f"2001:db8:ff:{number:x}::1" for number in range(1, TRIES)])
    assert set(answers) == {404}
    assert set(guesses(guarded, [f"192.0.2.{number}" for number in range(1, TRIES)])) == {404}


def test_only_a_proxy_on_this_machine_is_believed(guarded: Serving) -> None:
    """Whoever comes from elsewhere cannot say that they are somebody else."""
    answers = guesses(guarded, [f"198.51.100.{number}" for number in range(1, TRIES)], source=elsewhere())
    assert answers.count(429) > TRIES // 2, answers


def test_addresses_written_in_another_way_are_the_same(guarded: Serving) -> None:
    """The same IPv4 address, plain and inside IPv6."""
    both = [f"{start}203.0.113.7" for start in ("", "::ffff:") for _ in range(TRIES // 2)]
    answers = guesses(guarded, both)
    assert answers[: TRIES // 2].count(404) < TRIES // 2
    assert answers[TRIES // 2 :].count(404) < 8, answers  # on a slow machine some time has passed
