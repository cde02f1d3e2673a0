"""What a socket says is understood by whoever knows WebSockets, however long it is."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN, State
from websockets.uri import parse_uri
from websockets.utils import apply_mask

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


def frame(text: bytes, head: int = 0x81) -> bytes:
    """As a client sends it."""
    length = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2)
    return bytes([head]) + length + b"mask" + apply_mask(text, b"mask")


class Ear:
    """Both ways in: what was read at once, and what was left to `websockets`."""

    def __init__(self, **about: Any) -> None:
        self.said: list[bytes] = []
        self.left: list[bytes] = []
        self._in_step = True
        self.frames: list[bytes] = about.get("frames", [])
        self.conn = SimpleNamespace(state=about.get("state", State.OPEN))
        self._hear = self.said.append
        self._parse = self.left.append

    def hears(self, *pieces: bytes) -> None:
        for piece in pieces:
            SocketWire._take_apart(cast("Any", self), piece)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 1024])
def test_short_texts_that_come_whole_are_read_at_once(length: int) -> None:
    ear, text = Ear(), b"x" * length
    ear.hears(frame(text), frame(b"one") + frame(b"two"))
    assert (ear.said, ear.left) == ([text, b"one", b"two"], [])


@pytest.mark.parametrize(
    "other",
    [
        frame(b"x" * 2000),  # long
        frame(b"text", 0x01),  # the first part of a text
        frame(b"text", 0xC1),  # with a bit that says what nobody has agreed on
        b"\x81\x04text",  # not masked
        b"\x81\xfe\x00\x04mask" + apply_mask(b"text", b"mask"),  # longer said than it is
        frame(b"", 0x89),  # a ping
        frame(b"bytes", 0x82),
    ],
)
def test_all_else_is_left_to_websockets(other: bytes) -> None:
    ear = Ear()
    ear.hears(other)
    assert (ear.said, ear.left) == ([], [other])


def test_after_a_ping_texts_are_read_at_once_again() -> None:
    ear, ping = Ear(), frame(b"", 0x89)
    ear.hears(frame(b"one") + ping + frame(b"two"))
    assert (ear.said, ear.left) == ([b"one", b"two"], [ping])


def test_what_comes_in_pieces_is_put_together_by_websockets() -> None:
    ear, text = Ear(), frame(b"text")
    ear.hears(frame(b"one") + text[:3], text[3:], frame(b"two"))
    assert (ear.said, b"".join(ear.left)) == ([b"one"], text + frame(b"two"))


@pytest.mark.parametrize("about", [{"frames": [b"begun"]}, {"state": State.CLOSING}])
def test_amid_another_message_or_a_goodbye_websockets_decides(about: dict[str, Any]) -> None:
    ear = Ear(**about)
    ear.hears(frame(b"text"))
    assert (ear.said, ear.left) == ([], [frame(b"text")])
