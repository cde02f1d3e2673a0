"""Who is not at the table is told when it is their turn: as they wish, for their browser alone, nothing hidden."""

from __future__ import annotations

import asyncio
import socket
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from cryptography.exceptions import InvalidTag

from igroteka.live.world import now_ms
from igroteka.server.encoding import bytes_of
from igroteka.server.telling import carriers, push, teller
from igroteka.server.telling.carriers import BadAddress, Carrier, NotCarried, hand_over, is_public, read_address
from igroteka.server.telling.encryption import BadKey, Sender, encrypted, read_key
from igroteka.server.telling.news import News, message
from igroteka.server.telling.push import Push
from igroteka.server.telling.teller import Teller
from igroteka.server.telling.wishes import Quiet
from server.carrying import Browser, Service, claims
from server.client import Client
from server.parties import guests, short, sit_down, undecided
from server.serving import Serving
from server.stories import guest, sql, storage
from waiting import becomes

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

CONTACT = "mailto:host@example.org"
A_DAY = {"each": "move", "seconds": 24 * 3600}


@pytest.fixture
def service() -> Iterator[Service]:
    with Service() as running:
        yield running


@contextmanager
def telling(folder: Path, *options: str) -> Iterator[Serving]:
    """A server that sends messages, also to this machine."""
    with Serving(str(folder / "igroteka.db"), folder, "--push", CONTACT, "--push-loopback", *options) as serving:
        yield serving


async def subscribe(person: Client, browser: Browser, language: str = "en", status: int = 200) -> dict[str, Any]:
    answer = await person.http.post("/api/me/telling/device", json=browser.subscription(language))
    assert answer.status_code == status, answer.text
    return dict(answer.json())


# The whole way.


def test_who_is_away_is_told_and_who_looks_is_not(tmp_path: Path, service: Service) -> None:
    async def story() -> None:
        with telling(tmp_path) as serving:
            async with guests(serving.address, 2) as people:
                browsers = {person.name: Browser(service, person.name) for person in people}
                for person in people:
                    told = await subscribe(person, browsers[person.name], "uk")
                table = await sit_down(people, "pairs", 2, clock=A_DAY, options=short("pairs"))
                mover = next(person for person in people if undecided(person.tables[table]))
                away = next(person for person in people if person is not mover)
                await away.disconnect()
                while undecided(mover.tables[table]):
                    token = mover.offers(table)[0]
                    done = await mover.do("move", table, seat=mover.view(table)["seat"], token=token)
                    await mover.until(table, lambda news, done=done: news["version"] >= done["version"])  # type: ignore[misc]
                mine = browsers[away.name]
                await becomes(lambda: mine.messages)
                over = mover.tables[table]["sheet"]["status"] == "over"
                body = f"{'Партію закінчено' if over else 'Ваш хід'}. За столом: \u2068{mover.name}\u2069"
                waiting = {} if over else {"waiting": 1}
                assert mine.messages == [{"title": "Дайте дві!", "body": body, "table": table, **waiting}]
                assert browsers[mover.name].messages == [], "who looks on needs no telling"

                sent = service.carried[0]
                assert sent.headers["content-encoding"] == "aes128gcm"
                assert int(sent.headers["ttl"]) > 0
                assert table not in str(sent), "the link of a table is for its people alone"
                assert mover.name.encode() not in sent.body
                said = claims(sent.headers["authorization"], told["key"])
                assert (said["aud"], said["sub"]) == (service.origin, CONTACT)
                assert 0 < said["exp"] - now_ms() // 1000 <= 24 * 3600

    asyncio.run(story())


def test_who_waits_for_company_hears_of_it_and_only_if_they_wish(tmp_path: Path, service: Service) -> None:
    async def story() -> None:
        with telling(tmp_path) as serving:
            async with guests(serving.address, 3) as (vera, oleg, marta):
                hers, his = Browser(service, "vera"), Browser(service, "oleg")
                await subscribe(vera, hers)
                await subscribe(oleg, his)
                table = await sit_down([vera], "pairs", 4, start=False)
                await vera.disconnect()
                answer = await oleg.http.post("/api/me/telling", json={"sat": False})
                assert answer.json()["wishes"] == {"sat": False}
                await oleg.do("sit", table, seat=1, salt="")
                await becomes(lambda: len(hers.messages) == 1)
                await marta.do("sit", table, seat=2, salt="")
                await becomes(lambda: len(hers.messages) == 2)
                assert [one["body"] for one in hers.messages] == [
                    "\u2068Oleg\u2069 sat down at the table",
                    "\u2068Marta\u2069 sat down at the table",
                ]
                assert his.messages == []
                forgotten = {"address": hers.address}
                await oleg.http.post("/api/me/telling/forget", json=forgotten)  # not his to say
                assert len(await sql(serving.database, "SELECT 1 FROM subscriptions")) == 2
                await vera.http.post("/api/me/telling/forget", json=forgotten)
                assert len(await sql(serving.database, "SELECT 1 FROM subscriptions")) == 1

    asyncio.run(story())


def test_a_server_that_sends_nothing_offers_nothing(server: Serving, service: Service) -> None:
    async def story() -> None:
        async with Client(server.address, "Vera") as vera:
            assert (await vera.http.get("/api/me/telling")).json() == {}
            refused = await vera.http.post("/api/me/telling/device", json=Browser(service, "vera").subscription())
            assert (refused.status_code, refused.json()["code"]) == (404, "no-telling")

    asyncio.run(story())
    assert httpx.get(server.address + "/api/me/telling").status_code == 401


# To whom nothing is sent.

INSIDE = [
    "http://push.example.org/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://localhost/x",
    "https://intranet/x",
    "https://10.0.0.1/x",
    "https://2130706433/x",
    "https://0x7f.1/x",
    "https://127.1/x",
    "https://1.2.3.4./x",
    "https://push.example.org:22/x",
    "https://me@push.example.org/x",
    "https://push.example.org:99999/x",
    "https://push.example.org/\r\nhost: x",
    "https://push.example.org/ x",
    "https://пуш.example/x",
    "https:///x",
    "file:///etc/passwd",
    "gopher://push.example.org/",
    "https://push.example.org/" + "x" * 1024,
    "",
]


@pytest.mark.parametrize("address", INSIDE, ids=lambda address: ascii(address[:30]))
def test_an_address_that_may_lead_inside_is_refused(address: str) -> None:
    for loopback in (False, True):
        with pytest.raises(BadAddress):
            read_address(address, loopback=loopback)


def test_addresses_of_real_services_are_taken() -> None:
    for address in (
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://web.push.apple.com/QOl",
        "https://wns2-par02p.notify.windows.com/w/?token=B%2bA",
    ):
        assert read_address(address).secure
    assert read_address("https://push.example.org").path == "/"
    with pytest.raises(BadAddress):
        read_address("http://127.0.0.1:99/x")
    assert read_address("http://127.0.0.1:99/x", loopback=True).origin == "http://127.0.0.1:99"


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("169.254.169.254", False),
        ("192.168.0.1", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
    ],
)
def test_only_the_internet_at_large_is_reached(address: str, public: bool) -> None:
    assert is_public(address) is public


def test_a_name_that_leads_inside_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        loop = asyncio.get_running_loop()

        async def resolved(host: str, port: int, **_: Any) -> list[Any]:
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (where, port)) for where in ("8.8.8.8", "127.0.0.1")]

        monkeypatch.setattr(loop, "getaddrinfo", resolved)
        with pytest.raises(BadAddress):
            await hand_over(Carrier("push.example.org", 443, "/", secure=True), {}, b"")

    asyncio.run(story())


def test_a_service_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that says nothing, and one that says too much."""
    monkeypatch.setattr(carriers, "WITHIN", 0.3)

    async def story() -> None:
        async def mute(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read()

        async def endless(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b"HTTP/1.1 200 OK\r\n" + b"x: y\r\n" * 10_000)
            await reader.read()

        for service in (mute, endless):
            server = await asyncio.start_server(service, "127.0.0.1", 0)
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(NotCarried):
                await hand_over(Carrier("127.0.0.1", port, "/", secure=False), {}, b"")
            server.close()
        with pytest.raises(NotCarried):
            await hand_over(Carrier("127.0.0.1", port, "/", secure=False), {}, b"")

    asyncio.run(story())


WRONG: list[dict[str, Any]] = [
    {"key": "A" * 87},
    {"auth": "A" * 24},
    {"address": "https://10.0.0.1/x"},
    {"language": "xx"},
    {"more": 1},
    {"key": "x"},
]


def test_a_browser_that_cannot_be_is_refused(tmp_path: Path, service: Service) -> None:
    async def story() -> None:
        with telling(tmp_path) as serving:
            async with Client(serving.address, "Vera") as vera:
                for wrong in WRONG:
                    device = {**Browser(service, "v").subscription(), **wrong}
                    answer = await vera.http.post("/api/me/telling/device", json=device)
                    assert answer.status_code == 422, answer.text
                zone = {"quiet": {"begins": 0, "ends": 9, "zone": "../../etc/passwd"}}
                assert (await vera.http.post("/api/me/telling", json=zone)).status_code == 422

    asyncio.run(story())


# How it is told.


def told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, service: Service, *news: News, status: int = 201) -> int:
    """What is left of a device after this has been told at it."""
    monkeypatch.setattr(push, "AGAIN", (0.0, 0.0))
    service.status = status

    async def story() -> int:
        async with storage(str(tmp_path / "tables.db")) as store:
            vera = await guest(store, "Vera")
            browser = Browser(service, "vera").subscription()
            key, auth = bytes_of(browser["key"]), bytes_of(browser["auth"])
            await store.subscribe("a device", vera, browser["address"], key, auth, "ru")
            telling = Teller(store, Push(store, Sender(b"s" * 32, CONTACT), loopback=True))
            for one in news:
                telling.tell(one._replace(person=vera))
            telling.start()
            await telling.done()
            telling.close()
            return len(await store.subscriptions(vera))

    return asyncio.run(story())


TURN = News("", "turn", "a-table", "pairs", ("Oleg",))


def test_a_browser_that_is_gone_is_forgotten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, service: Service) -> None:
    assert told(monkeypatch, tmp_path, service, TURN, status=410) == 0
    assert len(service.carried) == 1


def test_a_service_in_trouble_is_asked_again_and_one_that_leads_elsewhere_is_not_followed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, service: Service
) -> None:
    assert told(monkeypatch, tmp_path, service, TURN, status=503) == 1
    assert len(service.carried) == 2
    service.carried.clear()
    (tmp_path / "another").mkdir()
    assert told(monkeypatch, tmp_path / "another", service, TURN, status=302) == 1
    assert len(service.carried) == 1


def test_nobody_is_told_without_end(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, service: Service) -> None:
    monkeypatch.setattr(push, "TOLD_AT_ONCE", 3.0)
    monkeypatch.setattr(teller, "WAITING", 10)
    told(monkeypatch, tmp_path, service, *[TURN] * 25)
    assert len(service.carried) == 3


def test_hours_may_be_quiet_past_midnight() -> None:
    night = Quiet(begins=22 * 60, ends=8 * 60, zone="Europe/Kyiv")
    noon = 1_800_000_000_000 // 86_400_000 * 86_400_000 + 12 * 3_600_000  # of a winter's day, in UTC
    assert not night.holds(noon)
    assert not night.holds(noon + 7 * 3_600_000)  # nine in the evening there
    assert night.holds(noon + 8 * 3_600_000)
    assert night.holds(noon + 17 * 3_600_000)
    assert not night.holds(noon + 18 * 3_600_000)
    assert Quiet(begins=0, ends=1439, zone="No/Where").holds(noon), "by the clock of the world"


def test_a_message_says_what_the_public_knows() -> None:
    said = message(TURN, "ru", waiting=2)
    assert (said.title, said.body, said.table) == ("Дайте две!", "Ваш ход. За столом: \u2068Oleg\u2069", "a-table")


# As the standard has it.


def test_what_is_encrypted_is_read_by_its_browser_alone(service: Service) -> None:
    one, other = Browser(service, "one"), Browser(service, "other")
    sealed = encrypted(b"your turn", one.public, bytes_of(one.subscription()["auth"]))
    assert one.read(sealed) == b"your turn"
    with pytest.raises(InvalidTag):
        other.read(sealed)
    with pytest.raises(BadKey):
        read_key(b"\x04" + b"\x01" * 64)


def test_the_sender_is_who_it_was_after_a_restart() -> None:
    assert Sender(b"s" * 32, CONTACT).public == Sender(b"s" * 32, CONTACT).public
    assert Sender(b"s" * 32, CONTACT).public != Sender(b"t" * 32, CONTACT).public
    assert len(bytes_of(Sender(b"s" * 32, CONTACT).public)) == 65
