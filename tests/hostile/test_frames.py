"""Guests who flood their sockets: with fragments, empty messages, pings, pongs, and too many messages."""

from __future__ import annotations

import time
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest

from hostile.floods import FRAMES, frames
from hostile.strangers import PATIENCE, Stranger
from hostile.victims import FELT_LATER, STANDSTILL, Felt, Victims, undisturbed
from server.raw import PING, PONG

if TYPE_CHECKING:
    from server.serving import Serving

SOCKETS = 50  # that an address may have
TAKEN = 24 * 2**20  # bytes of frames; what people send in a day


@pytest.mark.parametrize("kind", FRAMES)
def test_one_socket(guarded: Serving, victims: Victims, before: Felt, kind: str) -> None:
    """It is cut off, or read no faster than a client needs; nobody else notices."""
    with Stranger(guarded.address) as mallory:
        socket = mallory.socket(room=FRAMES[kind].room)
        victims.felt()
        poured = frames([socket], kind, seconds=2.5)
        time.sleep(FELT_LATER)
        undisturbed(before, victims.felt())
    assert poured.sent < TAKEN, f"{poured.sent / 2**20:.0f} MiB were taken in {poured.seconds:.1f} s"


def every_socket(server: Serving, kind: str, seconds: float) -> None:
    """All sockets that an address may have, and new ones whenever they are cut off."""
    with Victims(server, (("dobro", 2, "easy"),)) as playing:
        before = playing.feel(2)
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            with ExitStack() as stack:
                mallory = stack.enter_context(Stranger(server.address))
                sockets = [mallory.socket(room=FRAMES[kind].room) for _ in range(SOCKETS)]
                frames(sockets, kind, seconds=min(PATIENCE, until - time.monotonic()))
            time.sleep(0.5)  # the server may take a moment to see that they are gone
        during = playing.felt()
    undisturbed(before, during)
    assert during.standstill < STANDSTILL, during


def test_fifty_sockets(guarded: Serving, victims: Victims, before: Felt) -> None:
    with Stranger(guarded.address) as mallory:
        sockets = [mallory.socket() for _ in range(SOCKETS)]
        victims.felt()
        frames(sockets, "fragments", seconds=2.5)
        time.sleep(FELT_LATER)
        undisturbed(before, victims.felt())


@pytest.mark.long
@pytest.mark.parametrize("kind", FRAMES)
def test_fifty_sockets_again_and_again(guarded: Serving, kind: str) -> None:
    every_socket(guarded, kind, seconds=20)


def test_who_plays_fast_is_not_cut_off(guarded: Serving) -> None:
    """The other side of it: as many messages as one may send, answers read, and the socket stays."""
    with Stranger(guarded.address) as oleg:
        socket = oleg.socket()
        for _ in range(8):
            began = time.monotonic()
            for _ in range(4):
                socket.send({"type": "lobby"})
                socket.send({"type": "lobby", "on": False})
                socket.frame(PING, b"are you there?")
            socket.frame(PONG, b"")
            time.sleep(max(0.0, 0.4 - (time.monotonic() - began)))  # no faster than one may
        socket.send({"type": "hello", "v": 1})  # said already: this is refused, and that is an answer
        while socket.read()["type"] != "refused":
            pass
