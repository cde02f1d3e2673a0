"""Floods, dribbles and silence before anything is asked: they cost the server little and the others nothing."""

from __future__ import annotations

import asyncio
import http.client
import socket
import threading
import time
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

from igroteka.server.bounds import Bounds
from igroteka.server.limits import address_key
from igroteka.server.settings import Limits
from server.here import serving_here
from server.raw import BINARY, PING, PONG, TEXT, RawSocket, framed, guest
from server.serving import Serving
from waiting import becomes

if TYPE_CHECKING:
    from collections.abc import Iterator

LIMITS, BOUNDS = Limits(), Bounds()
ABUSER = "127.0.0.2"
MEMORY = 60 * 2**20
SOON = 0.5  # seconds within which somebody else is answered meanwhile; on a quiet machine it is a millisecond
PAUSE = 0.02  # seconds between two questions
FLOOD = 8 * 2**20  # bytes: many times what is allowed
CONT = 0


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server as it runs for the world."""
    folder = tmp_path_factory.mktemp("limited")
    with Serving(str(folder / "tables.db"), folder, limits=True) as serving:
        yield serving


class Bystander:
    """Somebody else, on a connection that was there before; keeps an eye on the server's memory, too."""

    def __init__(self, server: Serving) -> None:
        assert server.process is not None
        self._status = Path(f"/proc/{server.process.pid}/status")
        self._line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        self._enough = threading.Event()
        self._thread = threading.Thread(target=self._ask_on)
        self.waits: list[float] = []
        self.late = 0.0  # seconds by which the machine, not the server, has kept somebody waiting
        self.memory: list[int] = []

    def ask(self) -> None:
        self.memory.append(self._resident())
        began = time.monotonic()
        self._line.request("GET", "/nothing.txt")
        answer = self._line.getresponse()
        answer.read()
        self.waits.append(time.monotonic() - began)
        assert answer.status == 404

    def _resident(self) -> int:
        line = next(line for line in self._status.read_text().splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) * 1024

    def _ask_on(self) -> None:
        began = time.monotonic()
        while not self._enough.wait(PAUSE):
            self.late = max(self.late, time.monotonic() - began - PAUSE)
            self.ask()
            began = time.monotonic()

    def begin(self) -> None:
        self._before = len(self.waits)
        self._thread.start()

    def asked(self, times: int) -> None:
        """Wait until it has asked so often since it began."""
        until = time.monotonic() + 60
        while len(self.waits) < self._before + times:
            assert time.monotonic() < until, "the bystander got no answers"
            time.sleep(PAUSE)

    def end(self) -> None:
        self._enough.set()
        self._thread.join()
        self._line.close()


@contextmanager
def nobody_else_notices(server: Serving) -> Iterator[None]:
    bystander = Bystander(server)
    for _ in range(20):
        bystander.ask()
    usual, before = max(bystander.waits), bystander.memory[-1]
    bystander.begin()
    try:
        yield
        time.sleep(0.3)  # what was begun before the end is felt a little later
        bystander.asked(3)
    finally:
        bystander.end()
    worst, grown = max(bystander.waits[20:]), max(bystander.memory) - before
    print(f"worst wait {worst * 1000:.0f} ms (usual {usual * 1000:.0f}), {grown / 2**20:.1f} MiB")  # noqa: T201
    # Where the machine is busy with other things, everything takes longer, and the server has more to do than we have.
    assert worst < SOON + 2 * usual + 4 * bystander.late
    assert grown < MEMORY


def connected(server: Serving, source: str = ABUSER) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), timeout=10, source_address=(source, 0))
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return line


def poured(line: socket.socket, opening: bytes, piece: bytes) -> bool:
    """Send without end, and read nothing. Whether one was cut off."""
    many = piece * max(1, 65536 // len(piece))
    with line:
        line.settimeout(10)
        try:
            line.sendall(opening)
            for _ in range(FLOOD // len(many)):
                line.sendall(many)
        except ConnectionError:
            return True
        except TimeoutError:
            return False
        return is_over(line, 8.0)


def is_over(line: socket.socket, seconds: float) -> bool:
    """Whether the other side ends the connection in so many seconds."""
    until = time.monotonic() + seconds
    while (left := until - time.monotonic()) > 0:
        line.settimeout(left)
        try:
            if not line.recv(65536):
                return True
        except ConnectionError:
            return True
        except TimeoutError:
            break
    return False


# Requests without end.

START = b"GET / HTTP/1.1\r\nHost: here\r\n"
CHUNKED = b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
FLOODS = {
    "tiny headers": (START, b"a:b\r\n"),
    "headers": (START, b"x-some: " + b"y" * 1000 + b"\r\n"),
    "a header's value": (START + b"x-long: ", b"y" * 1000),
    "an address": (b"GET /", b"y" * 1000),
    "empty lines": (b"", b"\r\n"),
    "trailers": (CHUNKED + b"0\r\n", b"a:b\r\n"),
    "a body": (b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Length: 999999999\r\n\r\n", b"y" * 1000),
    "tiny chunks": (CHUNKED, b"1\r\ny\r\n"),
    "the name of a chunk": (CHUNKED + b"1;", b"y" * 1000),
    "requests, answers unread": (b"", b"GET /nothing.txt HTTP/1.1\r\nHost: here\r\n\r\n"),
    "requests for much, answers unread": (b"", b"GET /api/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n"),
}


@pytest.mark.parametrize("flood", FLOODS)
def test_a_request_without_end_is_cut_off(limited: Serving, flood: str) -> None:
    with nobody_else_notices(limited):
        assert poured(connected(limited), *FLOODS[flood])


@pytest.mark.parametrize("line", [b"a:b\r\n", b"a:b\n"])
def test_a_head_of_many_lines_is_refused_though_it_comes_whole(limited: Serving, line: bytes) -> None:
    for lines, status in ((BOUNDS.head_lines // 2, b"404"), (2 * BOUNDS.head_lines, b"400"), (40_000, b"400")):
        with nobody_else_notices(limited), connected(limited) as asker, suppress(ConnectionError):
            asker.sendall(b"GET /nothing.txt HTTP/1.1\r\nHost: here\r\n" + lines * line + b"\r\n")
            answer = asker.recv(1000)
            assert answer.split()[1] == status


def test_a_body_may_have_many_lines(limited: Serving) -> None:
    """Only heads are counted by lines."""
    body = b'{"name":' + b"\n" * 3000 + b'"Vera"}'
    answer = httpx.post(
        f"{limited.address}/api/me",
        content=body,
        headers={"content-type": "application/json", "x-forwarded-for": "192.0.2.77"},
    )
    assert answer.status_code == 200


def test_a_body_that_is_somewhat_too_large_gets_an_answer(limited: Serving) -> None:
    """It is read to its end, so that the answer is not lost with the connection."""
    with httpx.Client(base_url=limited.address, headers={"x-forwarded-for": "192.0.2.78"}) as client:
        for size in (20_000, 200_000, 1_000_000):
            answer = client.post("/api/me", content=b"y" * size, headers={"content-type": "application/json"})
            assert answer.status_code == 413


# Sockets.

SOCKET_FLOODS = {
    "fragments of nothing": (framed(TEXT, b"{", last=False), framed(CONT, b"", last=False)),
    "messages of nothing": (b"", framed(BINARY, b"")),
    "pings": (b"", framed(PING, b"y" * 125)),
    "pongs": (b"", framed(PONG, b"")),
    "messages": (framed(TEXT, b'{"type":"hello","v":1}'), framed(TEXT, b'{"type":"lobby","on":true}')),
    "a long message": (framed(TEXT, b"{", last=False), framed(CONT, b"y" * 4096, last=False)),
    "long messages": (framed(TEXT, b'{"type":"hello","v":1}'), framed(TEXT, b"y" * 8000)),
    "no frames": (b"", b"\xff" * 1000),
}


@pytest.mark.parametrize("flood", SOCKET_FLOODS)
def test_a_socket_that_sends_without_end_is_cut_off(limited: Serving, flood: str) -> None:
    token = guest(limited.address, "Mallory", source="127.0.0.3")
    with nobody_else_notices(limited), RawSocket(limited.address, token, room=4096, source=ABUSER) as mallory:
        assert mallory.status == 101
        began = time.monotonic()
        assert poured(socket.fromfd(mallory.fileno(), socket.AF_INET, socket.SOCK_STREAM), *SOCKET_FLOODS[flood])
        assert time.monotonic() - began < 4, "it went on for long"


def test_who_sends_what_is_allowed_is_never_cut_off(limited: Serving) -> None:
    """As many messages at once as a person may send, a long one among them, and pings on top."""
    token = guest(limited.address, "Vera", source="127.0.0.4")
    with RawSocket(limited.address, token, source="127.0.0.4") as vera:
        long = b'{"type":"pong","n":1,"besides":"' + 8000 * b"y" + b'"}'
        vera.send({"type": "hello", "v": 1})
        short = framed(TEXT, b'{"type":"pong","n":1}') * int(5 * LIMITS.messages - 3)
        vera.pour(short + framed(TEXT, long) + 100 * framed(PING, b"") + framed(TEXT, b'{"type":"lobby","on":true}'))
        while vera.read()["type"] != "tables":
            pass


def test_half_a_hundred_sockets_that_flood_at_once(limited: Serving) -> None:
    tokens = [guest(limited.address, "Mallory", source=f"127.0.0.{number}") for number in range(10, 15)]
    with ExitStack() as stack:
        sockets = [
            stack.enter_context(RawSocket(limited.address, tokens[number % 5], source="127.0.0.5"))
            for number in range(LIMITS.sockets)
        ]
        assert {one.status for one in sockets} == {101}
        with nobody_else_notices(limited):
            for one in sockets:
                with suppress(ConnectionError):
                    one.pour(40_000 * framed(PONG, b""))
            for one in sockets:
                assert is_over(socket.fromfd(one.fileno(), socket.AF_INET, socket.SOCK_STREAM), 10)


def test_a_handshake_that_cannot_be_read_does_not_stay(limited: Serving) -> None:
    asked = "GET /api/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    with connected(limited) as line:
        line.sendall(f"{asked}X-Long: {9000 * 'y'}\r\n\r\n".encode())
        assert line.recv(1000).split()[1] == b"431"
        assert is_over(line, 5)


# What is counted by address.


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:0db8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_under_which_name_an_address_is_counted(host: str, key: str) -> None:
    assert address_key(host) == key


def test_a_whole_network_is_counted_as_one(limited: Serving) -> None:
    """Nobody guesses recovery codes from one IPv6 address after another."""

    def guessed(client: httpx.Client, network: str, number: int) -> int:
        headers = {"x-forwarded-for": f"2001:db8:0:{network}::{number:x}"}
        return client.post("/api/recover", json={"code": "AAAA"}, headers=headers).status_code

    with httpx.Client(base_url=limited.address) as client:
        found = [guessed(client, "7", number) for number in range(1, 31)]
        assert found.count(429) > 10
        assert guessed(client, "8", 1) != 429


REQUEST = b"GET /nothing.txt HTTP/1.1\r\nHost: here\r\n\r\n"


def statuses(line: socket.socket, count: int) -> list[int]:
    """Ask for a page that is not there so many times without waiting; what was answered."""
    line.settimeout(30)
    line.sendall(count * REQUEST)
    got = b""
    while got.count(b"HTTP/1.1 ") < count or not got.endswith((b"here.", b"}")):
        more = line.recv(65536)
        assert more, "cut off"
        got += more
    return [int(answer[:3]) for answer in got.split(b"HTTP/1.1 ")[1:]]


def test_pages_and_paths_that_lead_nowhere_are_counted(limited: Serving) -> None:
    with connected(limited, "127.0.0.7") as line:
        for _ in range(20):  # a page and its files, again and again
            assert set(statuses(line, 15)) == {404}
        assert any(429 in statuses(line, 300) for _ in range(10))
    answer = httpx.Response(200)
    with httpx.Client(base_url=limited.address, transport=httpx.HTTPTransport(local_address="127.0.0.7")) as client:
        while answer.status_code != 429:
            answer = client.post("/api/recover", json={"code": "AAAA"})
    assert answer.json()["code"] == "too-fast"
    assert "content-security-policy" in answer.headers


def test_who_asks_on_and_on_is_refused_slowly(limited: Serving) -> None:
    """A refusal costs as much as a page: hundreds a second would keep the server busy."""
    with connected(limited, "127.0.0.8") as line:
        while 429 not in statuses(line, 300):
            pass
        began = time.monotonic()
        refused = statuses(line, 300).count(429)
        assert 1 <= refused <= time.monotonic() - began + 1


def test_new_connections_of_an_address_are_counted(limited: Serving) -> None:
    began = time.monotonic()
    refused = 0
    for _ in range(int(BOUNDS.arrivals_at_once) * 2):
        with connected(limited, "127.0.0.9") as line:
            try:
                line.sendall(b"GET /nothing.txt HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
                refused += not line.recv(1000)
            except ConnectionError:
                refused += 1
    served = int(BOUNDS.arrivals_at_once) * 2 - refused
    assert BOUNDS.arrivals_at_once <= served <= BOUNDS.arrivals_at_once + BOUNDS.arrivals * (time.monotonic() - began)


def test_handshakes_are_counted(limited: Serving) -> None:
    found = []
    for _ in range(int(14 * LIMITS.requests)):
        with RawSocket(limited.address, "nobody", headers=("X-Forwarded-For: 192.0.2.91",)) as one:
            found.append(one.status)
    assert set(found) == {403, 429}
    assert found.index(429) >= 9 * LIMITS.requests


def test_messages_are_counted_by_address_too(limited: Serving) -> None:
    """Twenty persons at one address, each within the limit of a person."""
    with ExitStack() as stack:
        crowd = [
            stack.enter_context(
                RawSocket(limited.address, guest(limited.address, "One", source=f"127.0.1.{n}"), source="127.0.1.99")
            )
            for n in range(1, 21)
        ]
        for one in crowd:
            one.send({"type": "hello", "v": 1})
            assert one.read()["type"] == "welcome"
        codes = []
        at_once = 20
        for _ in range(int(5 * LIMITS.messages) // at_once):
            for one in crowd:
                one.pour(framed(TEXT, b'{"type":"hello","v":1}') * at_once)
            for one in crowd:
                codes += [one.read()["code"] for _ in range(at_once)]
        assert set(codes) == {"protocol", "too-fast"}
        assert codes.count("protocol") >= 45 * LIMITS.messages


# Connections that stand open.


def test_who_says_nothing_makes_room_for_who_does(limited: Serving) -> None:
    with ExitStack() as stack:
        silent = [stack.enter_context(connected(limited, "127.0.0.6")) for _ in range(2 * BOUNDS.half_open)]
        for line in silent[: BOUNDS.half_open]:
            assert is_over(line, 3), "the oldest go first"
        with connected(limited, "127.0.0.6") as honest:
            honest.sendall(b"GET /nothing.txt HTTP/1.1\r\nHost: here\r\n\r\n")
            assert honest.recv(1000).startswith(b"HTTP/1.1 404")


Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]
SHORT = Bounds(head_seconds=1, body_seconds=2, idle_seconds=1, unread_seconds=2, handshake_seconds=1)
SLOWLY = 0.2  # seconds between the parts of what somebody says, or between requests; it is in time


async def line_to(address: str, source: str = ABUSER) -> Line:
    return await asyncio.open_connection("127.0.0.1", int(address.rsplit(":", 1)[1]), local_addr=(source, 0))


async def ended(line: Line, seconds: float) -> bool:
    """Whether the server ends the connection; what it says before is read."""
    try:
        async with asyncio.timeout(seconds):
            while await line[0].read(65536):
                pass
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True


async def answered(line: Line) -> bool:
    line[1].write(REQUEST)
    async with asyncio.timeout(20):
        return (await line[0].readline()).startswith(b"HTTP/1.1 404")


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /noth",
        b"GET /nothing.txt HTTP/1.1\r\nHost: he",
        CHUNKED + b"5\r\nab",
        b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{",
        b"POST /nowhere HTTP/1.1\r\nHost: here\r\nContent-Length: 20\r\n\r\n{",
        REQUEST,
        REQUEST + b"GET",
        b"GET /api/openapi.json HTTP/1.1\r\nHost: here\r\n\r\nGET /noth",
    ],
)
def test_who_begins_and_does_not_go_on_is_cut_off(tmp_path: Path, said: bytes) -> None:
    async def story() -> None:
        async with serving_here(tmp_path, bounds=SHORT) as (address, _):
            line = await line_to(address)
            line[1].write(said)
            assert await ended(line, 15)

    asyncio.run(story())


@pytest.mark.parametrize("opening", [b"GET /", CHUNKED, CHUNKED + b"0\r\n"])
def test_a_dribble_gains_no_time(tmp_path: Path, opening: bytes) -> None:
    async def story() -> None:
        async with serving_here(tmp_path, bounds=SHORT) as (address, _):
            reader, writer = await line_to(address)
            writer.write(opening)
            began = time.monotonic()
            while not writer.is_closing() and not reader.at_eof() and time.monotonic() < began + 20:
                writer.write(b"1\r\na\r\n" if opening is CHUNKED else b"y")
                with suppress(TimeoutError, ConnectionError):
                    await asyncio.wait_for(reader.read(1000), 0.1)
            assert time.monotonic() < began + 15

    asyncio.run(story())


@pytest.mark.parametrize(
    "bounds",
    [
        pytest.param(SHORT, id="for long"),
        pytest.param(Bounds(unread=10_000), id="and for very much"),
    ],
)
def test_who_asks_for_much_and_does_not_read_it_is_cut_off(tmp_path: Path, bounds: Bounds) -> None:
    async def story() -> None:
        async with serving_here(tmp_path, bounds=bounds) as (address, _):
            await asyncio.gather(*(cut_off(address, 20) for _ in range(4)))

    async def cut_off(address: str, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.setblocking(False)
            line.bind((ABUSER, 0))
            await loop.sock_connect(line, ("127.0.0.1", int(address.rsplit(":", 1)[1])))
            began = time.monotonic()
            with pytest.raises(ConnectionError):
                while time.monotonic() < began + seconds:
                    await loop.sock_sendall(line, b"GET /api/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n")
                    await asyncio.sleep(0.1)  # nobody has to be fast to be cut off

    asyncio.run(story())


def test_slow_is_not_silent(tmp_path: Path) -> None:
    """A client that takes its time between requests, and over a body, is served."""

    async def story() -> None:
        async with serving_here(tmp_path, bounds=SHORT) as (address, _):
            line = await line_to(address)
            for _ in range(3):
                assert await answered(line)
                await asyncio.sleep(SLOWLY)
                await line[0].read(10_000)
            head = (
                b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n"
            )
            for part in (head[:30], head[30:], b'{"name"', b':"Vera"}'):
                line[1].write(part)
                await asyncio.sleep(SLOWLY)
            assert (await line[0].readline()).startswith(b"HTTP/1.1 200")

    asyncio.run(story())


def test_connections_of_an_address_are_counted_until_they_end_or_become_sockets(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving_here(tmp_path, bounds=Bounds(connections=4)) as (address, server):
            token = await asyncio.to_thread(guest, address, "Vera")
            lines = [await line_to(address) for _ in range(4)]
            assert [await answered(line) for line in lines] == 4 * [True]
            assert await ended(await line_to(address), 5), "one too many"
            assert await answered(await line_to(address, "127.0.0.3")), "somebody else"
            proxy = [await line_to(address, "127.0.0.1") for _ in range(8)]
            assert [await answered(line) for line in proxy] == 8 * [True], "a proxy speaks for many"
            for _, writer in lines[:3]:
                writer.close()

            async def there_is_room() -> bool:
                with suppress(ConnectionError):
                    return await answered(await line_to(address))
                return False

            await becomes(there_is_room)
            sockets = [await asyncio.to_thread(RawSocket, address, token, source=ABUSER) for _ in range(6)]
            assert [one.status for one in sockets] == 6 * [101], "sockets are counted elsewhere"
            assert len(server.connections) == 6
            assert await answered(await line_to(address))

    asyncio.run(story())


def test_the_oldest_of_all_who_are_silent_go_first(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving_here(tmp_path, bounds=Bounds(half_open_in_all=4)) as (address, _):
            lines = [await line_to(address, f"127.0.0.{number}") for number in range(2, 8)]
            assert [await ended(line, 5) for line in lines[:2]] == [True, True]
            assert [await ended(line, 0.2) for line in lines[2:]] == 4 * [False]
            assert await answered(await line_to(address))

    asyncio.run(story())


def test_many_who_come_together_and_speak_at_once_are_all_heard(tmp_path: Path) -> None:
    """As after a restart."""

    async def story() -> None:
        async with serving_here(tmp_path, bounds=Bounds(half_open=4, half_open_in_all=8)) as (address, _):

            async def one() -> bool:
                return await answered(await line_to(address))

            assert await asyncio.gather(*(one() for _ in range(60))) == 60 * [True]

    asyncio.run(story())


# Stopping.


def test_it_stops_though_many_stand_in_the_door(tmp_path: Path) -> None:
    with ExitStack() as stack, Serving(str(tmp_path / "tables.db"), tmp_path, limits=True) as server:
        token = guest(server.address, "Sleeper")
        for said in (b"", b"GET /noth", CHUNKED, CHUNKED + b"5\r\nab", REQUEST, 300 * REQUEST):
            for _ in range(4):
                stack.enter_context(connected(server)).sendall(said)
        for _ in range(4):
            sleeper = stack.enter_context(RawSocket(server.address, token, room=4096, source=ABUSER))
            sleeper.pour(framed(TEXT, b'{"type":"hello","v":1}') * 90)
        began = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - began < 12
        assert "Traceback" not in server.log.read_text()
