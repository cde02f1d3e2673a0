"""Passes: how they are made, that forged ones open nothing, and that one can have all of them void."""

from __future__ import annotations

import asyncio
import base64
import hmac
import sqlite3
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as some
from websockets.exceptions import InvalidStatus

from igroteka.server.doors.identity import COOKIE, Signer
from server.client import Client
from server.here import serving_here
from server.serving import Serving
from waiting import becomes

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from server.databases import Postgres, Redis

KEY = b"a key of tests, as long as others"
VERA = "Vera-0123456789_x"


def first_pass(person: str, key: bytes) -> str:
    """A pass as version 0.1.0 made it. People still have these."""
    digest = hmac.digest(key, b"person:" + person.encode(), "sha256")[:24]
    return f"{person}.{base64.urlsafe_b64encode(digest).decode().rstrip('=')}"


# How they are made.


def test_the_first_pass_of_somebody_is_what_it_has_always_been() -> None:
    signer = Signer(KEY)
    assert signer.sign(VERA) == signer.sign(VERA, 0) == first_pass(VERA, KEY)
    assert signer.read(first_pass(VERA, KEY)) == (VERA, 0)


@pytest.mark.parametrize("number", [1, 2, 10, 10**9])
def test_later_passes_have_a_number(number: int) -> None:
    signer = Signer(KEY)
    shown = signer.sign(VERA, number)
    assert signer.read(shown) == (VERA, number)
    assert Signer(b"another key").read(shown) is None
    assert shown.count(".") == 2


NUMBERS = ["1", "01", "0", "-1", "+1", " 1", "1_0", "9" * 5000, "١", "１", "²", "1e3", "0x1", "", ".", "1.1", "x", "\0"]


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: ascii(number[:8]))
def test_a_number_that_was_not_signed_is_not_read(number: str) -> None:
    signer = Signer(KEY)
    marks = [signer.sign(VERA, count).rpartition(".")[2] for count in (0, 2, 3)]
    for mark in [*marks, "", "é", "A" * 32, "A" * 5000]:
        assert signer.read(f"{VERA}.{number}.{mark}") is None
        assert signer.read(f"{VERA}{number}.{mark}") in (None, (VERA, 0) if not number and mark == marks[0] else None)


@settings(deadline=None)
@given(some.text(max_size=80), some.text(max_size=40))
@example("", "")
@example("\ud800", "\udfff")
@example(".", ".")
def test_whatever_is_shown_reading_it_does_not_fail(one: str, other: str) -> None:
    signer = Signer(KEY)
    mark = signer.sign(VERA).rpartition(".")[2]
    for shown in (one, f"{one}.{other}", f"{VERA}.{one}.{mark}", f"{one}.{mark}", f"{VERA}.{one}"):
        if shown != signer.sign(VERA):
            assert signer.read(shown) is None


@pytest.mark.parametrize(
    "number", ["1", "01", "-1", "9" * 3000, "%D9%A1", "١", "é"], ids=lambda number: ascii(number[:8])
)
def test_nobody_comes_in_with_a_number_of_their_own(server: Serving, number: str) -> None:
    """Neither by cookie, nor by token, nor to the socket; and nothing goes wrong in the server."""
    vera = httpx.post(f"{server.address}/api/me", json={"name": "Vera"}).json()
    person, _, mark = vera["token"].rpartition(".")
    shown = f"{person}.{number}.{mark}".encode()
    for headers in ({b"authorization": b"Bearer " + shown}, {b"cookie": COOKIE.encode() + b"=" + shown}):
        answer = httpx.get(f"{server.address}/api/me", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (401, "nobody")
    if number.isascii():
        asyncio.run(no_socket(server.address, shown.decode()))
    assert '"level": "error"' not in server.log.read_text()


async def no_socket(address: str, token: str) -> None:
    client = Client(address, "", token=token)
    with pytest.raises(InvalidStatus):
        await client.connect()
    await client.http.aclose()


def test_a_pass_of_the_first_version_still_opens_everything(server: Serving) -> None:
    with sqlite3.connect(server.database) as connection:
        (key,) = connection.execute("SELECT value FROM secrets WHERE name = 'passes'").fetchone()
    vera = httpx.post(f"{server.address}/api/me", json={"name": "Vera"}).json()

    async def story() -> None:
        async with Client(server.address, "", token=first_pass(vera["person"], bytes(key))) as client:
            assert (await client.http.get("/api/me")).json() == {"person": vera["person"], "name": "Vera"}
            await client.open("dobro", 2)

    asyncio.run(story())


# That they can be void.


class Devices:
    """Somebody's browser, program and two sockets, on one server or several."""

    def __init__(self, *addresses: str) -> None:
        self.addresses = addresses

    async def __aenter__(self) -> Devices:
        self.browser = httpx.AsyncClient(base_url=self.addresses[0], headers={"origin": self.addresses[0]})
        known = await self.browser.post("/api/me", json={"name": "Vera"})
        self.person, self.code = known.json()["person"], known.json()["code"]
        self.token = self.browser.cookies[COOKIE]
        self.sockets = [
            await Client(address, "", token=self.token).__aenter__() for address in (*self.addresses, *self.addresses)
        ]
        return self

    async def __aexit__(self, *_: object) -> None:
        for client in self.sockets:
            await client.__aexit__()
        await self.browser.aclose()

    async def sign_out(self) -> str:
        """On all devices; returns the new pass that this one has."""
        answer = await self.browser.post("/api/me/sign-out")
        assert answer.status_code == 200, answer.text
        assert answer.json() == {"person": self.person, "name": "Vera"}, "a browser has the cookie, and is not told"
        return self.browser.cookies[COOKIE]

    async def all_closed(self) -> None:
        for client in self.sockets:
            assert client.socket is not None
            await asyncio.wait_for(client.socket.wait_closed(), 20)
            assert client.socket.close_code == 4401


async def who(address: str, token: str, *, cookie: bool = False) -> str:
    """The person that a pass belongs to, or the code with which it is refused."""
    headers = {"cookie": f"{COOKIE}={token}"} if cookie else {"authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=address, headers=headers) as client:
        answer = (await client.get("/api/me")).json()
    return str(answer.get("person") or answer["code"])


def test_who_signs_out_everywhere_is_nobody_with_the_old_passes(server: Serving) -> None:
    async def story() -> None:
        async with Devices(server.address) as vera:
            fresh = await vera.sign_out()
            assert fresh != vera.token
            await vera.all_closed()
            for cookie in (False, True):
                assert await who(server.address, vera.token, cookie=cookie) == "nobody"
                assert await who(server.address, fresh, cookie=cookie) == vera.person
            await no_socket(server.address, vera.token)
            async with Client(server.address, "", token=fresh) as back:
                await back.open("dobro", 2)
            assert (await vera.browser.get("/api/me")).json()["person"] == vera.person, "the browser has the new one"

    asyncio.run(story())


def test_the_recovery_code_outlives_it_and_each_time_counts(server: Serving) -> None:
    async def story() -> None:
        async with Devices(server.address) as vera:
            passes = [vera.token, await vera.sign_out(), await vera.sign_out()]
            found = (await httpx.AsyncClient().post(f"{server.address}/api/recover", json={"code": vera.code})).json()
            assert found["person"] == vera.person
            assert found["token"] == passes[2], "one pass is as good as the other"
            assert [await who(server.address, shown) for shown in passes] == ["nobody", "nobody", vera.person]
            renamed = await vera.browser.post("/api/me", json={"name": "Vera II"})
            assert renamed.json()["person"] == vera.person
            assert vera.browser.cookies[COOKIE] == passes[2], "a new name is no new pass"

    asyncio.run(story())


def test_only_whoever_is_known_can_sign_out_and_only_from_our_own_page(server: Serving) -> None:
    async def story() -> None:
        async with Devices(server.address) as vera, httpx.AsyncClient(base_url=server.address) as stranger:
            assert (await stranger.post("/api/me/sign-out")).status_code == 401
            elsewhere = {"origin": "https://elsewhere.example", "cookie": f"{COOKIE}={vera.token}"}
            assert (await stranger.post("/api/me/sign-out", headers=elsewhere)).status_code == 403
            assert await who(server.address, vera.token) == vera.person
            await vera.sign_out()
            assert (await stranger.post("/api/me/sign-out", headers={"authorization": f"Bearer {vera.token}"})).json()[
                "code"
            ] == "nobody"

    asyncio.run(story())


def test_others_and_the_table_stay(server: Serving) -> None:
    """Who signs out has the same seat with the new pass; those at the table are not disturbed."""

    async def story() -> None:
        async with Devices(server.address) as vera, Client(server.address, "Oleg") as oleg:
            table = await oleg.open("dobro", 2)
            await oleg.do("sit", table, seat=0)
            await vera.sockets[0].do("sit", table, seat=1)
            fresh = await vera.sign_out()
            await vera.all_closed()
            await oleg.do("start", table)
            async with Client(server.address, "", token=fresh) as back:
                await back.follow(table)
                assert back.view(table)["seat"] == 1

    asyncio.run(story())


def test_it_holds_after_a_restart(tmp_path: Path) -> None:
    async def before() -> tuple[str, str, str]:
        async with serving_here(tmp_path) as (address, _), Devices(address) as vera:
            return vera.person, vera.token, await vera.sign_out()

    async def after() -> list[str]:
        async with serving_here(tmp_path) as (address, _):
            return [await who(address, shown) for shown in (old, new)]

    person, old, new = asyncio.run(before())
    assert asyncio.run(after()) == ["nobody", person]


def test_who_asks_while_somebody_signs_out_is_not_taken_for_who_they_were(tmp_path: Path) -> None:
    """A look into storage that began before does not bring the old passes back."""

    async def story() -> None:
        async with serving_here(tmp_path) as (address, server), Devices(address) as vera:
            look, began, go_on = server.store.person, asyncio.Event(), asyncio.Event()

            async def slow(id: str) -> Any:
                found = await look(id)
                began.set()
                await go_on.wait()
                return found

            server.visitors._people.clear()
            server.store.person = slow  # type: ignore[method-assign]
            early = asyncio.create_task(who(address, vera.token))
            await began.wait()
            server.store.person = look  # type: ignore[method-assign]
            try:
                fresh = await vera.sign_out()
            finally:
                go_on.set()
                await early
            assert await who(address, vera.token) == "nobody"
            assert await who(address, fresh) == vera.person

    asyncio.run(story())


# Several processes.


@pytest.fixture(scope="module")
def pair(
    postgres: Postgres, redis_server: Redis, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, str]]:
    """Two processes that serve the same tables: where they are."""
    database = postgres.database()
    folders = [tmp_path_factory.mktemp("process") for _ in range(2)]
    here, there = [Serving(database, folder, "--redis", redis_server.address) for folder in folders]
    with here, there:
        yield here.address, there.address


async def known_as(address: str, token: str, wanted: str) -> None:
    """The other process has heard of it: that takes a moment, not a minute."""

    async def heard() -> bool:
        return await who(address, token) == wanted

    await becomes(heard, within=20)


def test_passes_are_void_on_the_other_process_too(pair: tuple[str, str]) -> None:
    here, there = pair

    async def story() -> None:
        async with Devices(here, there) as vera:
            assert [await who(address, vera.token) for address in pair] == [vera.person] * 2
            fresh = await vera.sign_out()
            await vera.all_closed()
            await known_as(there, vera.token, "nobody")
            assert await who(here, vera.token) == "nobody"
            assert [await who(address, fresh) for address in pair] == [vera.person] * 2
            await no_socket(there, vera.token)
            async with Client(there, "", token=fresh) as back:
                await back.open("dobro", 2)

    asyncio.run(story())


def test_another_name_reaches_the_other_process_and_those_connected_there(pair: tuple[str, str]) -> None:
    here, there = pair

    async def story() -> None:
        async with Client(here, "Vera") as vera, Client(there, "", token=vera.token) as phone:
            assert (await phone.http.get("/api/me")).json()["name"] == "Vera"
            table = await phone.open("dobro", 5)
            await phone.follow(table)
            await vera.http.post("/api/me", json={"name": "Grandmother"})

            async def renamed() -> bool:
                return bool((await phone.http.get("/api/me")).json()["name"] == "Grandmother")

            await becomes(renamed, within=20)
            await phone.do("sit", table, seat=0)
            news = await phone.until(table, lambda news: bool(news["sheet"]["seats"][0].get("name")))
            assert news["sheet"]["seats"][0]["name"] == "Grandmother"

    asyncio.run(story())
