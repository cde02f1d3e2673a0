"""What a socket says is understood by whoever knows WebSockets, however long it is."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from igroteka.server.doors.socket_wire import SocketWire


def a_wire(*, disconnected: bool = False, close_sent: bool = False, closing: bool = False) -> tuple[Any, list[bytes]]:
    """A socket that has been shaken hands with, and what goes out of it."""
    written: list[bytes] = []
    transport = SimpleNamespace(write=written.append, is_closing=lambda: closing)
    wire = SimpleNamespace(disconnected=disconnected, close_sent=close_sent, transport=transport)
    return cast("Any", wire), written


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_text_arrives_whole(length: int) -> None:
    wire, written = a_wire()
    text = ("ж" * length).encode()[:length]
    SocketWire.tell(wire, text)
    client = ClientProtocol(parse_uri("ws://somewhere/"), state=OPEN, max_size=None)
    client.receive_data(b"".join(written))
    [frame] = client.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, text)


@pytest.mark.parametrize("gone", ["disconnected", "close_sent", "closing"])
def test_whoever_has_gone_is_told_nothing(gone: str) -> None:
    wire, written = a_wire(**{gone: True})
    with pytest.raises(ClientDisconnected):
        SocketWire.tell(wire, b"{}")
    assert not written
