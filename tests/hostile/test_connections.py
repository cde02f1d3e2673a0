"""Connections that never come to a whole request, or to too many: nobody else feels them, and they end."""

from __future__ import annotations

import resource
import time
from contextlib import suppress
from typing import TYPE_CHECKING

import httpx
import pytest

from hostile.floods import HALF_BODY, HALF_HEADS, REQUESTS, half_open, requests
from hostile.strangers import HERE, close_all, connected, ended, request
from hostile.victims import FELT_LATER, STANDSTILL, Felt, Victims, descriptors, undisturbed

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable

    from server.serving import Serving

MUCH = 32 * 2**20  # bytes that no connection gets rid of without a word of the server
HEAD, BODY = 10.0, 30.0  # seconds for the head of a request, and for its body
SLACK = 8.0
LITTLE = 1024  # descriptors that many systems give a process


@pytest.mark.parametrize("kind", REQUESTS)
def test_a_request_that_does_not_end(guarded: Serving, victims: Victims, before: Felt, kind: str) -> None:
    """The connection is closed, or no longer read, long before it has sent what would be felt."""
    victims.felt()
    poured = requests(guarded.address, kind, seconds=3.0)
    time.sleep(FELT_LATER)
    undisturbed(before, victims.felt())
    assert poured.sent < MUCH, f"the server took {poured.sent / 2**20:.0f} MiB of it in {poured.seconds:.1f} s"


@pytest.mark.long
@pytest.mark.parametrize("kind", REQUESTS)
def test_requests_that_do_not_end_for_a_minute(guarded: Serving, kind: str) -> None:
    """Again and again on new connections, if the server closes them."""
    with Victims(guarded, (("dobro", 2, "easy"),)) as playing:
        before = playing.feel(5)
        until = time.monotonic() + 60
        while time.monotonic() < until:
            with suppress(OSError):
                requests(guarded.address, kind, seconds=until - time.monotonic())
        during = playing.felt()
    undisturbed(before, during)
    assert during.standstill < STANDSTILL


def until_ended(connections: list[socket.socket], within: float, keep: Callable[[], None] = lambda: None) -> None:
    """All are closed by the server in that time; `keep` is what is done meanwhile to keep them."""
    deadline = time.monotonic() + within
    left = list(connections)
    while left:
        gone = set(ended(left))
        left = [one for one in left if one not in gone]
        assert not left or time.monotonic() < deadline, f"{len(left)} of {len(connections)} are open still"
        keep()
        time.sleep(0.1)  # between two bytes, or two looks


def test_half_heads_are_not_waited_for(guarded: Serving, victims: Victims, before: Felt) -> None:
    """Silence, half a line and half the headers; one of them sends a byte now and then, which does not help it."""
    opened = half_open(guarded.address, HALF_HEADS, 30)
    slow = opened[2]

    def drip() -> None:
        with suppress(OSError):
            slow.send(b"b")

    victims.felt()
    until_ended(opened, HEAD + SLACK, drip)
    undisturbed(before, victims.felt())
    close_all(opened)


@pytest.mark.long
def test_half_bodies_are_not_waited_for(guarded: Serving) -> None:
    opened = half_open(guarded.address, (HALF_BODY,), 30)

    def drip() -> None:
        for one in opened[:10]:
            with suppress(OSError):
                one.send(b" ")

    until_ended(opened, BODY + SLACK, drip)
    close_all(opened)
    assert '"level": "error"' not in guarded.log.read_text(), "who goes away is no error"


def crowd(server: Serving, victims: Victims, before: Felt, count: int) -> None:
    """One address opens more connections than the process has descriptors; others come in all the same, new ones too.
    The process is given few (as many systems do), whatever it has asked for.
    """
    assert server.process is not None
    pid = server.process.pid
    resource.prlimit(pid, resource.RLIMIT_NOFILE, (LITTLE, LITTLE))
    victims.felt()
    opened = half_open(server.address, HALF_HEADS, count)
    try:
        for _ in range(5):
            assert httpx.get(f"{server.address}/healthz", timeout=10).status_code == 200
            time.sleep(0.1)  # it is well for half a second, not by chance
        assert descriptors(pid) < LITTLE - 100
        undisturbed(before, victims.felt())
    finally:
        close_all(opened)


def test_one_address_does_not_take_all_connections(guarded: Serving, victims: Victims, before: Felt) -> None:
    crowd(guarded, victims, before, LITTLE + 200)


@pytest.mark.long
def test_one_address_does_not_take_all_connections_for_long(guarded: Serving, victims: Victims, before: Felt) -> None:
    """Whenever it has lost some, it opens others."""
    for _ in range(10):
        crowd(guarded, victims, before, LITTLE + 200)
    with connected(guarded.address, HERE) as one:
        one.sendall(request("GET", "/healthz"))
        assert one.recv(20).startswith(b"HTTP/1.1 200"), "it has been forgotten"
