"""Nonsense, forgeries and floods on the socket: each is refused, nothing at any table changes, others play on."""

from __future__ import annotations

import asyncio
import json
import random
import string
from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import pytest

from igroteka.server.doors.sockets import BAD_MESSAGES
from igroteka.tables import commands
from server.client import Client
from server.company import at_least
from server.journals import stored
from server.raw import BINARY, TEXT, Closed, RawSocket, framed, guest

if TYPE_CHECKING:
    from collections.abc import Callable

    from server.serving import Serving

BURST = BAD_MESSAGES - 1  # a connection survives so many messages that make no sense
LARGE = 10**30
SENTINEL = "no-such-table"


class Sent(NamedTuple):
    opcode: int
    data: bytes
    nonsense: bool  # by the way it was made, it cannot be understood


class Generator:
    """Messages of somebody who has no business at the tables: valid ones, and ones that were valid once."""

    def __init__(self, luck: random.Random, tables: list[str], people: list[str]) -> None:
        self.luck = luck
        self.tables = [*tables, "unknown-table-0"]
        self.people = people
        self.number = 0
        self.ways: list[Callable[[], Sent]] = [
            self.forged,
            self.forged,
            self.forged,
            self.without_a_field,
            self.with_another_field,
            self.with_another_type,
            self.with_a_number_out_of_range,
            self.with_a_text_out_of_range,
            self.nested,
            self.cut_off,
            self.scratched,
            self.random_bytes,
            self.not_an_object,
            self.of_an_unknown_type,
            self.not_unicode,
        ]

    def next(self) -> Sent:
        return self.luck.choice(self.ways)()

    def valid(self) -> dict[str, Any]:
        """A command that a person might send, at a table that is not theirs."""
        luck = self.luck
        self.number += 1
        commands: list[tuple[str, dict[str, Any]]] = [
            ("sit", {"seat": luck.randrange(20), "name": "Vera", "salt": "x"}),
            ("stand", {"seat": luck.randrange(2)}),
            ("bot", {"seat": luck.randrange(20), "level": luck.choice(["easy", "hard"])}),
            ("arrange", {"spoken": luck.choice([None, "friendly"]), "options": luck.choice([None, {}, {"burn": 3}])}),
            ("start", {"fill": luck.choice([None, "easy"])}),
            ("move", {"seat": luck.randrange(2), "token": luck.choice(["draw", "fold", "1", "x" * 40])}),
            ("undo", {"seat": luck.randrange(2)}),
            ("resign", {"seat": luck.randrange(2)}),
            ("return", {"seat": luck.randrange(20)}),
            ("say", {"text": "".join(luck.choices(string.printable + "Привіт\u202e\u0000", k=20))}),
            ("emote", {"emote": "hello"}),
            ("hush", {"talk": luck.random() < 0.5}),
            ("last", {"agree": luck.random() < 0.5}),
            ("hint", {"seat": luck.randrange(2)}),
            ("why", {"seat": luck.randrange(2), "zone": luck.choice(["hand", "deck"]), "item": luck.choice("17?")}),
            ("rematch", {}),
        ]
        kind, fields = luck.choice(commands)
        return {"type": kind, "id": f"fuzz-{self.number}", "table": luck.choice(self.tables), **fields}

    def text(self, message: Any, *, nonsense: bool) -> Sent:
        return Sent(self.luck.choice([TEXT, TEXT, BINARY]), json.dumps(message).encode(), nonsense)

    def forged(self) -> Sent:
        """Well made, but the seat, the table or the right is another's."""
        return self.text(self.valid(), nonsense=False)

    def without_a_field(self) -> Sent:
        message = self.valid()
        del message[self.luck.choice(["type", "id", "table"])]
        return self.text(message, nonsense=True)

    def with_another_field(self) -> Sent:
        name = self.luck.choice(["person", "admin", "epoch", "version", "Type", "__proto__", "", "seat "])
        return self.text({**self.valid(), name: self.luck.choice([1, True, None, self.people[0]])}, nonsense=True)

    def with_another_type(self) -> Sent:
        message = self.valid()
        name = self.luck.choice(["type", "id", "table"])
        message[name] = self.luck.choice([1, 1.5, True, None, [message[name]], {"": message[name]}])
        return self.text(message, nonsense=True)

    def with_a_number_out_of_range(self) -> Sent:
        seat = self.luck.choice([-1, 20, LARGE, -LARGE, 2**63, 0.5, 1e308, "0", None, [0], True])
        kind = self.luck.choice(["stand", "undo", "resign", "return", "hint", "why"])
        return self.text({"type": kind, "id": "x", "table": self.tables[0], "seat": seat}, nonsense=True)

    def with_a_text_out_of_range(self) -> Sent:
        message = self.luck.choice(
            [
                {"type": "say", "id": "x", "table": self.tables[0], "text": "x" * 201},
                {"type": "say", "id": "x", "table": self.tables[0], "text": ""},
                {"type": "say", "id": "x" * 41, "table": self.tables[0], "text": "x"},
                {"type": "move", "id": "x", "table": self.tables[0], "seat": 0, "token": "x" * 41},
                {"type": "move", "id": "x", "table": "../../etc/passwd", "seat": 0, "token": "x"},
                {"type": "move", "id": "x", "table": "x' OR '1'='1", "seat": 0, "token": "x"},
                {"type": "emote", "id": "x", "table": self.tables[0], "emote": "rude"},
                {"type": "bot", "id": "x", "table": self.tables[0], "seat": 0, "level": "god"},
                {"type": "sit", "id": "x", "table": self.tables[0], "seat": 0, "name": "x" * 25},
            ]
        )
        return self.text(message, nonsense=True)

    def nested(self) -> Sent:
        depth = self.luck.randrange(10, 3500)
        opened, closed = self.luck.choice([("[", "]"), ('{"type":', "}")])
        text = opened * min(depth, 7000 // len(opened + closed)) + "1"
        if self.luck.random() < 0.5:
            text += closed * min(depth, 7000 // len(opened + closed))
        return Sent(TEXT, text.encode(), True)

    def cut_off(self) -> Sent:
        data = json.dumps(self.valid()).encode()
        return Sent(TEXT, data[: self.luck.randrange(len(data))], True)

    def scratched(self) -> Sent:
        """Some characters are others; it may still mean something."""
        data = list(json.dumps(self.valid()))
        for _ in range(self.luck.randrange(1, 4)):
            data[self.luck.randrange(len(data))] = self.luck.choice(string.printable)
        return Sent(TEXT, "".join(data).encode(), False)

    def random_bytes(self) -> Sent:
        return Sent(BINARY, b"\xff" + self.luck.randbytes(self.luck.randrange(200)), True)

    def not_an_object(self) -> Sent:
        return self.text(self.luck.choice([None, 1, "move", [], [[]], True, {}, [self.valid()]]), nonsense=True)

    def of_an_unknown_type(self) -> Sent:
        kind = self.luck.choice(["", "MOVE", "done", "table", "welcome", "ping", "admin", "x" * 1000])
        return self.text({**self.valid(), "type": kind}, nonsense=True)

    def not_unicode(self) -> Sent:
        data = json.dumps({**self.valid(), "type": "say", "text": "Q"}).encode()
        return Sent(BINARY, data.replace(b"Q", self.luck.choice([b"\xff", b"\xc0\xaf", b"\xed\xa0\x80"])), True)


def expected(sent: Sent) -> tuple[str, bool] | None:
    """The refusal that is due: the id, and whether it was not understood. None: it is a look that harms nobody."""
    try:
        message = commands.decode(sent.data if sent.opcode == BINARY else sent.data.decode())
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError):
        return "", True
    assert not sent.nonsense, f"this should make no sense: {sent.data[:200]!r}"
    if isinstance(message, commands.Command):
        return message.id, False
    return ("", False) if isinstance(message, commands.Hello) else None


class Tables(NamedTuple):
    """Where the well-behaved sit: one table that waits, one at which they play."""

    vera: Client
    boris: Client
    waiting: str
    playing: str


async def laid(vera: Client, boris: Client) -> Tables:
    tables = [await vera.open("starboard", 2, options={"start_chips": 1000}) for _ in range(2)]
    for table in tables:
        for seat, person in enumerate((vera, boris)):
            await person.do("sit", table, seat=seat)
            await person.follow(table)
    await vera.do("start", tables[1])
    return Tables(vera, boris, *tables)


async def they_still_play(tables: Tables) -> None:
    for _ in range(4):
        for seat, person in enumerate((tables.vera, tables.boris)):
            if person.offers(tables.playing, seat):
                token = person.offers(tables.playing, seat)[0]
                done = await person.do("move", tables.playing, seat=seat, token=token)
                for one in (tables.vera, tables.boris):
                    await one.until(tables.playing, at_least(done["version"]))
                break


def burst(server: Serving, token: str, sent: list[Sent]) -> None:
    """Send it all at once on a connection of its own; every message has its refusal."""
    due = Counter(refusal for one in sent if (refusal := expected(one)) is not None)
    with RawSocket(server.address, token) as socket:
        socket.send({"type": "hello", "v": 1})
        socket.pour(b"".join(framed(one.opcode, one.data) for one in sent))
        socket.send({"type": "undo", "id": "sentinel", "table": SENTINEL, "seat": 0})
        got: Counter[tuple[str, bool]] = Counter()
        seen_sentinel = False
        while not seen_sentinel or got.total() < due.total():
            message = socket.read()
            assert message["type"] in ("welcome", "refused", "table", "gone", "tables"), message
            if message["type"] != "refused":
                continue
            assert message["code"], message
            assert message["text"], message
            assert "Traceback" not in message["text"]
            if message["id"] == "sentinel":
                seen_sentinel = True
            else:
                got[message["id"], message["code"] == "not-understood"] += 1
        assert got == due


async def fuzzed(server: Serving, count: int, seed: int) -> None:
    luck = random.Random(seed)
    log_before = len(server.log.read_text())
    async with Client(server.address, "Vera") as vera, Client(server.address, "Boris") as boris:
        tables = await laid(vera, boris)
        generator = Generator(luck, [tables.waiting, tables.playing], [vera.person, boris.person])
        token = await asyncio.to_thread(guest, server.address, "Mallory")
        before = await stored(server.database, tables.waiting, tables.playing)
        sent = 0
        while sent < count:
            shot = [generator.next() for _ in range(BURST)]
            await asyncio.to_thread(burst, server, token, shot)
            sent += len(shot)
            if sent // BURST % 20 == 0:
                assert await stored(server.database, tables.waiting, tables.playing) == before
        assert await stored(server.database, tables.waiting, tables.playing) == before
        await they_still_play(tables)
        after = await stored(server.database, tables.playing)
        assert after[tables.playing].version > before[tables.playing].version
    assert server.log.read_text()[log_before:] == "", "something was worth a line in the log"


def test_nonsense_and_forgeries_are_refused_and_change_nothing(server: Serving) -> None:
    asyncio.run(fuzzed(server, 2_000, seed=1))


@pytest.mark.long
def test_a_hundred_thousand_of_them(server: Serving) -> None:
    asyncio.run(fuzzed(server, 100_000, seed=2))


def test_who_sends_nothing_but_nonsense_is_shown_the_door(server: Serving) -> None:
    with RawSocket(server.address, guest(server.address, "Mallory")) as socket:
        socket.send({"type": "hello", "v": 1})
        socket.pour(BAD_MESSAGES * framed(TEXT, b"?"))
        refused = 0
        with pytest.raises(Closed, match="4400"):
            while True:
                refused += socket.read()["type"] == "refused"
        assert refused == BAD_MESSAGES


def test_a_flood_of_questions_is_answered_to_the_last(server: Serving) -> None:
    """Those who read their answers get all of them."""
    with RawSocket(server.address, guest(server.address, "Curious")) as socket:
        socket.send({"type": "hello", "v": 1})
        asked = [f"question {number}" for number in range(1000)]
        for start in range(0, len(asked), 50):
            for id in asked[start : start + 50]:
                socket.send({"type": "undo", "id": id, "table": SENTINEL, "seat": 0})
            answers = [socket.read() for _ in range(50 + (start == 0))]
            assert {answer["id"] for answer in answers if answer["type"] == "refused"} == set(asked[start : start + 50])


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (framed(TEXT, b'{"type":"say","id":"\xff"}'), 1007),  # not Unicode
        (framed(TEXT, b'"' + 9000 * b"x" + b'"'), 1009),  # too large
        (framed(TEXT, b'"' + 100_000 * b"x" + b'"'), 1009),
        (framed(TEXT, b"{", last=False) + framed(TEXT, b"}"), 1002),  # a message inside another
        (b"\x83\x80\0\0\0\0", 1002),  # no such frame
        (b"\x81\x02{}", 1002),  # not masked
        (b"\x89\xfe\xff\xff\0\0\0\0", 1009),  # a ping of 65,535 bytes
    ],
)
def test_what_is_no_websocket_message_ends_that_connection_only(server: Serving, data: bytes, code: int) -> None:
    token = guest(server.address, "Mallory")
    with RawSocket(server.address, token) as good, RawSocket(server.address, token) as bad:
        for socket in (good, bad):
            socket.send({"type": "hello", "v": 1})
            assert socket.read()["type"] == "welcome"
        bad.pour(data)
        assert bad.closing_code() == code
        good.send({"type": "undo", "id": "still here", "table": SENTINEL, "seat": 0})
        assert good.read()["id"] == "still here"


def test_the_first_message_is_hello(server: Serving) -> None:
    for first in (
        b"?",
        b"[]",
        b'{"type":"lobby"}',
        b'{"type":"hello","v":0}',
        b'{"type":"hello","v":99999999999999999999}',
    ):
        with RawSocket(server.address, guest(server.address, "Stranger")) as socket:
            socket.frame(TEXT, first)
            assert socket.read()["type"] == "refused"
            assert socket.closing_code() == 4400
