"""What must not be possible: from other sites, with too much, for those who should not know."""

from __future__ import annotations

import asyncio
import hashlib
import re
import sqlite3
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from igroteka.match import Record, verify
from igroteka.server.doors.answers import LARGEST_BODY
from igroteka.server.settings import Limits
from server.client import Client
from server.parties import play_together
from server.raw import TEXT, RawSocket, framed, guest
from server.serving import Serving

if TYPE_CHECKING:
    from collections.abc import Iterator

LIMITS = Limits()
ELSEWHERE = "https://elsewhere.example"


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server as it runs for the world, that tells its log everything."""
    folder = tmp_path_factory.mktemp("limited")
    with Serving(str(folder / "tables.db"), folder, "--limits", "--log", "debug") as serving:
        yield serving


# Other sites.


@pytest.mark.parametrize("origin", [ELSEWHERE, "null", "http://127.0.0.1:1", "file://", ""])
def test_a_page_of_another_site_cannot_act(server: Serving, origin: str) -> None:
    """Neither by a request nor by a socket, though the browser would add our cookie."""
    token = guest(server.address, "Vera")
    headers = {"authorization": f"Bearer {token}", "origin": origin}
    answer = httpx.post(f"{server.address}/api/me", json={"name": "Owned"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    assert "access-control-allow-origin" not in answer.headers
    with RawSocket(server.address, token, headers=(f"Origin: {origin}",)) as socket:
        assert socket.status == 403


def test_our_own_page_can(server: Serving) -> None:
    token = guest(server.address, "Vera")
    headers = {"authorization": f"Bearer {token}", "origin": server.address}
    assert httpx.post(f"{server.address}/api/me", json={"name": "Vera II"}, headers=headers).status_code == 200
    with RawSocket(server.address, token, headers=(f"Origin: {server.address}",)) as socket:
        assert socket.status == 101


def test_nobody_gets_a_socket_without_a_pass(server: Serving) -> None:
    good = guest(server.address, "Vera")
    person, mark = good.split(".")
    for forged in ("", "x", person, f"{person}.", f"{person}.{'A' * len(mark)}", f"{'A' * len(person)}.{mark}", "é.é"):
        with RawSocket(server.address, forged) as socket:
            assert socket.status == 403, forged


def test_cookies_are_kept_from_scripts_and_other_sites(server: Serving) -> None:
    plain = httpx.post(f"{server.address}/api/me", json={"name": "Vera"}).headers["set-cookie"].lower()
    assert "httponly" in plain
    assert "samesite=lax" in plain
    assert "path=/" in plain
    assert "secure" not in plain  # this is http
    through_a_proxy = {"x-forwarded-proto": "https"}
    behind = httpx.post(f"{server.address}/api/me", json={"name": "Vera"}, headers=through_a_proxy)
    assert "secure" in behind.headers["set-cookie"].lower()


@pytest.mark.parametrize(
    "path",
    ["/api/games", "/api/me", "/no/such/page", "/api/tables/some-table-id/qr.svg", "/healthz", "/api/openapi.json"],
)
def test_every_answer_tells_the_browser_to_trust_nothing_else(server: Serving, path: str) -> None:
    headers = httpx.get(server.address + path, timeout=60).headers
    policy = {part.split()[0]: part.split()[1:] for part in headers["content-security-policy"].split(";")}
    assert policy["default-src"] == ["'self'"]
    assert policy["object-src"] == ["'none'"]
    assert policy["frame-ancestors"] == ["'none'"]
    assert "'unsafe-inline'" not in policy["script-src"]
    assert "'unsafe-eval'" not in policy["script-src"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


# Too much.


def test_bodies_are_small(server: Serving) -> None:
    large = b'{"name": "' + b"x" * LARGEST_BODY + b'"}'
    kind = {"content-type": "application/json"}
    assert httpx.post(f"{server.address}/api/me", content=large, headers=kind).status_code == 413

    def in_parts() -> Iterator[bytes]:
        for start in range(0, len(large), 1000):
            yield large[start : start + 1000]

    assert httpx.post(f"{server.address}/api/me", content=in_parts(), headers=kind).status_code == 413
    assert httpx.post(f"{server.address}/api/me", content=b'{"name":"V"}').status_code == 415


def test_who_asks_too_often_is_told_to_wait(limited: Serving) -> None:
    """By message for each person, who is not punished for others."""
    hasty, calm = guest(limited.address, "Hasty"), guest(limited.address, "Calm")
    with RawSocket(limited.address, hasty) as fast, RawSocket(limited.address, calm) as slow:
        for socket in (fast, slow):
            socket.send({"type": "hello", "v": 1})
            assert socket.read()["type"] == "welcome"
        count = int(7 * LIMITS.messages)
        codes = []
        for start in range(0, count, 20):
            asked = b'{"type":"undo","id":"x","table":"no-such-table","seat":0}'
            fast.pour(20 * framed(TEXT, asked))
            codes += [fast.read()["code"] for _ in range(start, start + 20)]
        assert set(codes) == {"no-table", "too-fast"}
        assert codes.index("too-fast") >= 4 * LIMITS.messages, "a burst is allowed"
        slow.send({"type": "undo", "id": "x", "table": "no-such-table", "seat": 0})
        assert slow.read()["code"] == "no-table"


def test_requests_are_limited_for_each_address(limited: Serving) -> None:
    with httpx.Client(base_url=limited.address) as client:

        def status(address: str) -> int:
            return client.get("/api/me", headers={"x-forwarded-for": address}).status_code

        found = [status("192.0.2.1") for _ in range(int(14 * LIMITS.requests))]
        assert set(found) == {401, 429}
        assert found.index(429) >= 9 * LIMITS.requests, "a burst is allowed"
        assert status("192.0.2.2") == 401, "others are not punished"
        assert client.get("/healthz").status_code == 200


def test_sockets_are_limited_for_each_address(limited: Serving) -> None:
    token = guest(limited.address, "Octopus")
    sockets = [
        RawSocket(limited.address, token, headers=("X-Forwarded-For: 192.0.2.3",)) for _ in range(LIMITS.sockets)
    ]
    assert {socket.status for socket in sockets} == {101}
    with RawSocket(limited.address, token, headers=("X-Forwarded-For: 192.0.2.3",)) as one_more:
        assert one_more.status == 403
    with RawSocket(limited.address, token, headers=("X-Forwarded-For: 192.0.2.4",)) as from_elsewhere:
        assert from_elsewhere.status == 101
    for socket in sockets:
        socket.__exit__()


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/me", {"name": "Vera", "admin": True}),
        ("/api/recover", {"code": "x" * 23, "person": "me"}),
        ("/api/tables", {"terms": {"game": "dobro", "players": 2, "seed": "00"}}),
        ("/api/tables", {"terms": {"game": "dobro", "players": 2}, "seed": "00"}),
    ],
)
def test_unknown_fields_are_refused(server: Serving, path: str, body: dict[str, Any]) -> None:
    headers = {"authorization": f"Bearer {guest(server.address, 'Vera')}"}
    answer = httpx.post(server.address + path, json=body, headers=headers)
    assert answer.status_code == 422
    assert "unknown field" in answer.text


# What is nobody's business.


def test_ids_tell_nothing(server: Serving) -> None:
    """Neither how many there are, nor when they came, nor one from another."""
    tokens = [guest(server.address, "Somebody") for _ in range(12)]
    headers = {"authorization": f"Bearer {tokens[0]}"}
    body = {"terms": {"game": "dobro", "players": 2}}
    tables = [httpx.post(f"{server.address}/api/tables", json=body, headers=headers).json()["table"] for _ in range(12)]
    for ids, least in (([token.split(".")[0] for token in tokens], 16), (tables, 20)):
        assert all(re.fullmatch(f"[A-Za-z0-9_-]{{{least},}}", id) for id in ids), ids
        for place in range(least):
            assert len({id[place] for id in ids}) > 3, f"place {place} hardly varies: {ids}"


def test_the_cards_are_settled_before_the_first_one_and_shown_after_the_last(server: Serving) -> None:
    """The commitment is on the sheet before anybody sits; the seed in the record is what it was made of."""
    asyncio.run(_committed(server))


async def _committed(server: Serving) -> None:
    async with Client(server.address, "Vera") as vera, Client(server.address, "Boris") as boris:
        vera.keep = boris.keep = True
        table = await vera.open("port", 2, options={"max_rounds": 1}, public=False)
        commitment = (await vera.follow(table))["sheet"]["commitment"]
        await boris.follow(table)
        for seat, person in enumerate((vera, boris)):
            await person.do("sit", table, seat=seat, salt=f"salt {seat}")
        await vera.do("start", table)
        for person in (vera, boris):  # nobody has it while they play, wherever they sit
            for what in ("record", "replay", "analysis?decision=0"):
                answer = await person.http.get(f"/api/tables/{table}/{what}")
                assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
        await play_together([vera, boris], table, "fair")
        seed = _seed(server, table)
        assert not any(seed in str(message) for person in (vera, boris) for message in person.messages)
        record = Record.from_json((await boris.http.get(f"/api/tables/{table}/record")).content)
        assert verify(record)
        assert record.commitment == commitment
        assert record.seed == seed
        assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == commitment
        assert record.salts == ["salt 0", "salt 1"]


def _seed(server: Serving, table: str) -> str:
    with sqlite3.connect(server.database) as connection:
        (seed,) = connection.execute("SELECT seed FROM tables WHERE id = ?", (table,)).fetchone()
    return bytes(seed).hex()


def test_logs_hold_no_secrets(limited: Serving) -> None:
    """Everything is logged that can be; passes, codes, seeds and the links of private tables are not."""
    secrets = asyncio.run(_a_life(limited))
    with sqlite3.connect(limited.database) as connection:
        secrets |= {bytes(value).hex() for (value,) in connection.execute("SELECT value FROM secrets")}
    log = limited.log.read_text()
    assert not [secret for secret in secrets if secret in log]
    assert "Very Secret Name" not in log


async def _a_life(server: Serving) -> set[str]:
    """Somebody comes, opens a private table, plays, errs, comes back with a code; returns what nobody should read."""
    async with httpx.AsyncClient(base_url=server.address, headers={"x-forwarded-for": "192.0.2.9"}) as http:
        known = (await http.post("/api/me", json={"name": "Very Secret Name"})).json()
        back = (await http.post("/api/recover", json={"code": known["code"]})).json()
        assert back["person"] == known["person"]
        await http.post("/api/recover", json={"code": "wrong-wrong-wrong-wrong"})
        await http.get(f"/api/tables/{known['code']}/record")
    async with Client(server.address, "", token=known["token"]) as person:
        table = await person.open("port", 2, bots="easy", public=False, options={"max_rounds": 1})
        await person.follow(table)
        for message in ({"type": "nonsense"}, {"type": "say", "id": "1", "table": table, "text": "x" * 300}):
            await person.send(message)
        await person.ask("move", table, seat=0, token="nonsense")
        await person.ask("move", table, seat=1, token="draw")
        while person.tables[table]["sheet"]["status"] != "over":
            if person.offers(table):
                await person.ask("move", table, seat=0, token=person.offers(table)[-1])
            await asyncio.sleep(0.06)  # it has limits
        await person.http.get(f"/api/tables/{table}/record")
        await person.http.get(f"/api/tables/{table}/nonsense")
    return {known["token"], back["token"], known["code"], table, _seed(server, table)}
