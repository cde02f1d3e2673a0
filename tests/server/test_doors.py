"""Doors: what an answer tells caches and browsers, what may be asked for, and what finished games cost."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from collections import Counter
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit
from xml.etree import ElementTree

import httpx
import pytest

from igroteka import __version__
from igroteka.games import catalogue
from igroteka.kernel import Whole
from igroteka.live.troubles import NoAdvice
from igroteka.server.doors import openapi
from igroteka.server.doors.identity import COOKIE
from igroteka.server.settings import Limits
from igroteka.tables.terms import HIGHEST
from server.client import Client
from server.here import serving_here
from server.parties import party, play_together, short
from server.raw import RawSocket, guest, handshake
from server.serving import Serving

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from igroteka.server.doors.process import Server

LIMITS = Limits()
PLAIN = {"accept-encoding": "identity"}
ZIPPED = {"accept-encoding": "gzip"}


@pytest.fixture
def vera(server: Serving) -> Iterator[httpx.Client]:
    """Somebody known, as a program."""
    token = guest(server.address, "Vera")
    with httpx.Client(base_url=server.address, headers={"authorization": f"Bearer {token}"}, timeout=60) as client:
        yield client


# Headers.


def test_personal_answers_are_kept_by_nobody(vera: httpx.Client) -> None:
    """Neither who one is, nor one's own games (which are more than others see), nor a pass."""
    person = vera.get("/api/me").json()["person"]
    table = {"terms": {"game": "dobro", "players": 2}}
    answers = [
        vera.get("/api/me"),
        vera.get(f"/api/people/{person}"),
        vera.get("/api/tables"),
        vera.post("/api/me", json={"name": "Vera II"}),
        vera.post("/api/me/code"),
        vera.post("/api/tables", json=table),
    ]
    for answer in answers:
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-store", answer.url
        assert {"cookie", "authorization"} <= set(answer.headers["vary"].split(", ")), answer.url


@pytest.mark.parametrize("path", ["/api/games", "/api/words/uk", "/api/words/en/dobro", "/api/rules/ru/dobro"])
def test_what_is_the_same_for_everybody_is_compressed_for_who_can_read_it(server: Serving, path: str) -> None:
    plain, zipped = [httpx.get(server.address + path, headers=how, timeout=60) for how in (PLAIN, ZIPPED)]
    assert "content-encoding" not in plain.headers
    assert zipped.headers["content-encoding"] == "gzip"
    assert plain.headers["vary"] == zipped.headers["vary"] == "accept-encoding"
    assert plain.content == zipped.content
    assert int(zipped.headers["content-length"]) < int(plain.headers["content-length"]) == len(plain.content)
    assert "cache-control" not in plain.headers


def test_a_page_may_talk_to_us_alone(server: Serving) -> None:
    policy = httpx.get(f"{server.address}/api/games", timeout=60).headers["content-security-policy"]
    assert {part.strip().partition(" ")[::2] for part in policy.split(";")} >= {("connect-src", "'self'")}


def test_a_page_that_came_by_https_may_ask_and_one_by_http_may_not_where_https_is_spoken(server: Serving) -> None:
    token, host = guest(server.address, "Vera"), urlsplit(server.address).netloc

    def status(scheme: str, proxy: str | None) -> tuple[int, int]:
        headers = {"origin": f"{scheme}://{host}", **({"x-forwarded-proto": proxy} if proxy else {})}
        asked = httpx.post(f"{server.address}/api/me", json={"name": "Vera"}, headers=headers)
        with RawSocket(server.address, token, headers=tuple(f"{k}: {v}" for k, v in headers.items())) as opened:
            return asked.status_code, opened.status

    assert status("https", "https") == (200, 101)
    assert status("http", "https") == (403, 403)
    assert status("http", None) == (200, 101)
    assert status("https", None) == (200, 101), "a proxy has taken it off, and did not say so"
    assert status("ws", None) == (403, 403)


@pytest.mark.parametrize("origin", ["null", "", "http://", "://"])
def test_an_empty_host_is_nobodys_origin(server: Serving, origin: str) -> None:
    body = b'{"name": "Mallory"}'
    head = f"POST /api/me HTTP/1.1\r\nHost: \r\nOrigin: {origin}\r\nContent-Type: application/json\r\n"
    answer = by_hand(server.address, f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
    assert int(answer.split()[1]) in (400, 403)


def by_hand(address: str, request: bytes) -> bytes:
    """The beginning of what is answered to some bytes; nothing if there is no answer."""
    where = urlsplit(address)
    with socket.create_connection((where.hostname, where.port or 80), timeout=20) as connection:
        connection.sendall(request)
        return connection.recv(65536)


# Who is told what.


def test_a_browser_has_its_pass_in_a_cookie_that_scripts_cannot_read(server: Serving) -> None:
    with httpx.Client(base_url=server.address, headers={"origin": server.address}) as browser:
        came = browser.post("/api/me", json={"name": "Vera"}).json()
        coded = browser.post("/api/me/code").json()
        again = browser.post("/api/recover", json={"code": coded["code"]}).json()
        for known in (came, coded, again):
            assert known["person"] == came["person"]
            assert "token" not in known
        assert browser.cookies[COOKIE].startswith(came["person"])
        assert browser.get("/api/me").json()["person"] == came["person"]


def test_a_program_is_told_its_pass(server: Serving) -> None:
    answer = httpx.post(f"{server.address}/api/me", json={"name": "Robot"})
    token = answer.json()["token"]
    assert token == answer.cookies[COOKIE]
    me = httpx.get(f"{server.address}/api/me", headers={"authorization": f"Bearer {token}"})
    assert me.json()["person"] == answer.json()["person"]


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"x-forwarded-for": "203.0.113.5"}, 403),  # what a proxy on this machine says of its client
        ({"x-forwarded-for": "127.0.0.1, 203.0.113.5"}, 403),
        ({"x-forwarded-for": "nonsense"}, 403),
        ({"x-forwarded-for": "2001:db8::1"}, 403),
    ],
)
def test_figures_are_for_this_machine(server: Serving, headers: dict[str, str], status: int) -> None:
    answer = httpx.get(f"{server.address}/metrics", headers=headers)
    assert answer.status_code == status
    assert ("igroteka_" in answer.text) == (status == 200)


def test_figures_are_for_everybody_if_whoever_runs_the_server_wants_it(tmp_path: Path) -> None:
    with Serving(str(tmp_path / "tables.db"), tmp_path, "--metrics") as serving:
        answer = httpx.get(f"{serving.address}/metrics", headers={"x-forwarded-for": "203.0.113.5"})
        assert answer.status_code == 200


def test_who_goes_away_while_speaking_is_no_error(tmp_path: Path) -> None:
    """Any error line is worth an alarm, and a phone in a tunnel is not."""
    with Serving(str(tmp_path / "tables.db"), tmp_path) as serving:
        head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
        where = urlsplit(serving.address)
        for _ in range(10):
            with socket.create_connection((where.hostname, where.port or 80), timeout=20) as connection:
                connection.sendall(head + b'{"name": ')
                connection.shutdown(socket.SHUT_WR)
                while connection.recv(65536):
                    pass
        guest(serving.address, "Vera")
        serving.stop()
        assert '"level": "error"' not in serving.log.read_text()


# Pictures and descriptions.


def test_the_picture_of_a_link(server: Serving) -> None:
    def picture(table: str, host: str | None = None) -> httpx.Response:
        headers = {} if host is None else {"host": host}
        return httpx.get(f"{server.address}/api/tables/{table}/qr.svg", headers=headers, timeout=60)

    one = picture("AAAAAAAAAAAAAAAAAAAA")
    assert one.headers["content-type"].startswith("image/svg+xml")
    assert ElementTree.fromstring(one.content).tag.endswith("svg")
    assert picture("AAAAAAAAAAAAAAAAAAAA").content == one.content
    assert picture("BBBBBBBBBBBBBBBBBBBB").content != one.content
    assert picture("AAAAAAAAAAAAAAAAAAAA", "games.example").content != one.content
    long = picture("AAAAAAAAAAAAAAAAAAAA", "x" * 2200)
    assert (long.status_code, long.json()["code"]) == (422, "too-long")


def test_the_description_of_all_doors_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: Counter[str] = Counter()
    document = openapi.document

    def counted(version: str) -> dict[str, Any]:
        made[version] += 1
        return document(version)

    monkeypatch.setattr(openapi, "document", counted)

    async def story() -> None:
        async with serving_here(tmp_path) as (address, _), httpx.AsyncClient(base_url=address) as client:
            answers = [await client.get("/api/openapi.json") for _ in range(5)]
            assert len({answer.content for answer in answers}) == 1
            assert answers[0].json() == json.loads(json.dumps(document(__version__)))
            assert made.total() <= 1

    asyncio.run(story())


# Tables to open.


def opened(client: httpx.Client, game: str, **terms: Any) -> str:
    """What comes of asking for a table: nothing special, or the code with which it is refused."""
    rules = catalogue.rules(game)
    answer = client.post("/api/tables", json={"terms": {"game": game, "players": rules.PLAYERS[1], **terms}})
    return "" if answer.status_code == 200 else str(answer.json()["code"])


@pytest.mark.parametrize("game", catalogue.ids())
def test_games_between_people_end(vera: httpx.Client, game: str) -> None:
    """No number goes beyond what people would ever play to; what the box says can be asked for in so many words."""
    options = catalogue.rules(game).OPTIONS
    whole = {name: option for name, option in options.items() if isinstance(option, Whole)}
    assert opened(vera, game, options={name: option.default for name, option in options.items()}) == ""
    for name, option in whole.items():
        if option.below_players:
            continue
        if option.high >= HIGHEST:
            refused = vera.post(
                "/api/tables",
                json={"terms": {"game": game, "players": catalogue.rules(game).PLAYERS[1], "options": {name: 10**9}}},
            )
            assert (refused.status_code, refused.json()["code"]) == (422, "bad-terms")
            assert name in refused.json()["text"]
        if option.high > HIGHEST:
            assert opened(vera, game, options={name: HIGHEST + 1}) == "bad-terms"
            assert opened(vera, game, options={name: HIGHEST}) == "", name
        if option.null:
            assert opened(vera, game, options={name: None}) == "", name


def test_one_person_has_only_so_many_tables(tmp_path: Path) -> None:
    """That wait, and others are not counted; who begins one may open another."""
    with Serving(str(tmp_path / "tables.db"), tmp_path, limits=True) as serving, guest_at(serving, "192.0.2.1") as oleg:
        waiting = [table(oleg) for _ in range(LIMITS.waiting)]
        assert all(answer.status_code == 200 for answer in waiting)
        refused = table(oleg)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-tables")
        assert table(oleg, bots="easy").json()["code"] == "too-many-tables"
        with guest_at(serving, "192.0.2.2") as marta:
            assert table(marta).status_code == 200

        async def begin() -> None:
            token = oleg.headers["authorization"].removeprefix("Bearer ")
            async with Client(serving.address, "", token=token) as host:
                await host.do("sit", waiting[0].json()["table"], seat=0)
                await host.do("start", waiting[0].json()["table"], fill="easy")

        asyncio.run(begin())
        assert table(oleg).status_code == 200
        assert table(oleg).json()["code"] == "too-many-tables"


@contextmanager
def guest_at(serving: Serving, place: str) -> Iterator[httpx.Client]:
    """Somebody new, with an address of their own."""
    with httpx.Client(base_url=serving.address, headers={"x-forwarded-for": place}, timeout=60) as client:
        client.headers["authorization"] = f"Bearer {client.post('/api/me', json={'name': 'Oleg'}).json()['token']}"
        yield client


def table(client: httpx.Client, **more: Any) -> httpx.Response:
    return client.post("/api/tables", json={"terms": {"game": "dobro", "players": 2}, **more})


def test_the_commitment_comes_before_the_salt(server: Serving) -> None:
    """Whoever opens a table is told it before anybody sits down; so is whoever asks for a rematch."""

    async def story() -> None:
        async with Client(server.address, "Vera") as vera:
            terms = {"game": "port", "players": 2, "options": short("port")}
            new = (await vera.http.post("/api/tables", json={"terms": terms})).json()
            sheet = (await vera.follow(new["table"]))["sheet"]
            assert sheet["commitment"] == new["commitment"]
            await vera.do("sit", new["table"], seat=0, salt="mine")
            await vera.do("start", new["table"], fill="easy")
            await play_together([vera], new["table"], "commitment")
            record = (await vera.http.get(f"/api/tables/{new['table']}/record")).json()
            assert (record["commitment"], record["salts"][0]) == (new["commitment"], "mine")

            await vera.do("rematch", new["table"], look=True)
            told = await vera.until(new["table"], lambda news: "rematch" in news["sheet"])
            another = told["sheet"]["rematch"]
            open_yet = (await vera.follow(another))["sheet"]
            assert open_yet["status"] == "open"
            assert not open_yet["seats"][0].get("person")
            await vera.do("rematch", new["table"], salt="another")
            begun = await vera.until(another, lambda news: news["sheet"]["status"] != "open")
            assert begun["sheet"]["commitment"] == open_yet["commitment"]

    asyncio.run(story())


# Finished games.

BUSY = 10  # times as long as people wait, on a machine that does much else
LOOKS = ("record", "replay", "analysis?decision=0")


@pytest.mark.parametrize("look", LOOKS)
def test_there_is_nothing_to_look_at_where_no_game_is(vera: httpx.Client, look: str) -> None:
    for nowhere in ("AAAAAAAAAAAAAAAAAAAA", "nowhere"):
        answer = vera.get(f"/api/tables/{nowhere}/{look}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-table")


class Counted:
    """A server in this process; what it reads and does for those who look at finished games is counted."""

    def __init__(self, address: str, server: Server) -> None:
        self.address = address
        self.server = server
        self.done: Counter[str] = Counter()
        self._look, self._do = server.store.look, server.library._workers.do
        server.store.look = self.look  # type: ignore[method-assign]
        server.library._workers.do = self.do  # type: ignore[method-assign]

    async def look(self, id: str) -> Any:
        self.done["read"] += 1
        return await self._look(id)

    async def do(self, whom: str, within: float, job: Any, *about: Any) -> Any:
        self.done[job.__name__] += 1
        return await self._do(whom, BUSY * within, job, *about)


@asynccontextmanager
async def counted(folder: Path) -> AsyncIterator[Counted]:
    async with serving_here(folder) as (address, server):
        yield Counted(address, server)


def test_before_a_game_is_over_nothing_is_read_or_made_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with counted(tmp_path) as house, Client(house.address, "Vera") as vera:
            waits = await vera.open("pairs", 2)
            plays = await vera.open("pairs", 2, bots="easy")
            house.done.clear()
            for unfinished in (waits, plays):
                for look in LOOKS:
                    answer = await vera.http.get(f"/api/tables/{unfinished}/{look}")
                    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
            assert not house.done

    asyncio.run(story())


def test_a_record_is_made_once_and_is_the_same_for_everybody(tmp_path: Path) -> None:
    """Many ask at once, known and unknown, with and without compression; some come later."""

    async def story() -> None:
        async with (
            counted(tmp_path) as house,
            party(house.address, "pairs", 2, options=short("pairs")) as (played, (vera, oleg)),
            httpx.AsyncClient(base_url=house.address, timeout=60) as stranger,
        ):
            await play_together([vera, oleg], played, "once")
            house.done.clear()
            for what in ("record", "replay"):
                path = f"/api/tables/{played}/{what}"
                asked = [
                    client.get(path, headers=how)
                    for client in (vera.http, oleg.http, stranger)
                    for how in (PLAIN, ZIPPED)
                    for _ in range(4)
                ]
                answers = [*await asyncio.gather(*asked), await stranger.get(path)]
                assert {answer.status_code for answer in answers} == {200}
                assert len({answer.content for answer in answers}) == 1
                assert {answer.headers.get("content-encoding", "plain") for answer in answers} == {"plain", "gzip"}
                assert all("accept-encoding" in answer.headers["vary"] for answer in answers)
                assert house.done[f"_{what}"] == 1

    asyncio.run(story())


def test_what_was_made_is_kept_while_there_is_room_and_what_nobody_wants_goes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with counted(tmp_path) as house, Client(house.address, "Vera") as vera:
            library, played = house.server.library, []
            for number in range(3):
                played.append(await vera.open("port", 2, bots="easy", options=short("port")))
                await vera.follow(played[-1])
                await play_together([vera], played[-1], f"room {number}")
            replays = [f"/api/tables/{one}/replay" for one in played]
            first = [(await vera.http.get(path)).content for path in replays]
            await vera.http.get(replays[0])
            assert house.done["_replay"] == 3
            monkeypatch.setattr("igroteka.server.live.library.ROOM", library._size)
            await vera.http.get(f"/api/tables/{played[0]}/record")
            assert [library.at_hand("replay", one) is not None for one in played] == [True, False, True]
            assert library._size == sum(map(len, library._kept.values()))
            again = [(await vera.http.get(path)).content for path in replays]
            assert again == first, "what has gone is made again"

    asyncio.run(story())


def test_analysis_is_for_those_who_are_known_and_ask_for_a_decision(tmp_path: Path) -> None:
    """What cannot be had is told; nobody who comes later is told of it again."""

    async def story() -> None:
        async with (
            counted(tmp_path) as house,
            party(house.address, "pairs", 2, options=short("pairs")) as (played, (vera, oleg)),
            httpx.AsyncClient(base_url=house.address, timeout=60) as stranger,
        ):
            await play_together([vera, oleg], played, "analysis")
            path = f"/api/tables/{played}/analysis"
            assert (await stranger.get(f"{path}?decision=0")).status_code == 401

            async def code(asked: str) -> tuple[int, str]:
                answer = await vera.http.get(path + asked)
                return answer.status_code, answer.json().get("code", "")

            house.done.clear()
            for asked in ("", "?decision=", "?decision=-1", "?decision=1.0", "?decision=x", f"?decision={10**12}"):
                assert await code(asked) == (422, "no-decision")
            assert not house.done, "what is no number needs no game"
            record = (await vera.http.get(f"/api/tables/{played}/record")).json()
            decisions = sum("action" in event for event in record["events"])
            assert await code(f"?decision={decisions}") == (422, "no-decision")

            thoughts: list[str] = []

            async def no_idea(_: object, whom: str) -> Any:
                thoughts.append(whom)
                raise NoAdvice("nobody can give advice now; ask again later")

            house.server.brains.advise = no_idea  # type: ignore[method-assign, assignment]
            assert await code("?decision=0") == (503, "no-advice")
            assert await code("?decision=0") == (503, "no-advice")
            assert thoughts == [vera.person] * 2, "a failure is not kept"
            house.server.library._workers.room = 0
            assert await code("?decision=1") == (503, "busy")

    asyncio.run(story())


# Signs of life.


def test_a_knock_is_answered(server: Serving) -> None:
    """Whoever has heard nothing for a while can tell a quiet table from a dead line."""
    with RawSocket(server.address, guest(server.address, "Vera")) as line:
        line.send({"type": "hello", "v": 1})
        assert line.read()["type"] == "welcome"
        line.send({"type": "knock"})
        assert line.read() == {"type": "here"}


def test_who_goes_while_being_let_in_is_no_error_of_ours(tmp_path: Path) -> None:
    at_once = struct.pack("ii", 1, 0)  # closing says so to the other side without waiting for anything
    with Serving(str(tmp_path / "tables.db"), tmp_path) as server:
        token = guest(server.address, "Hasty")
        for _ in range(30):
            with socket.create_connection(("127.0.0.1", server.port)) as line:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, at_once)
                line.sendall(handshake(f"127.0.0.1:{server.port}", token))
        with RawSocket(server.address, token) as line:
            line.send({"type": "hello", "v": 1})
            assert line.read()["type"] == "welcome"
        assert server.stop() == 0
        assert "error" not in server.log.read_text()
