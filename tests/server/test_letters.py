"""Who does not come for a while is written to: where they want it, about all tables at once, until they stop it."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.policy import default
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from igroteka import words
from igroteka.live.world import now_ms
from igroteka.server.settings import Limits
from igroteka.server.storage import mailboxes
from igroteka.server.storage.mailboxes import Mailbox
from igroteka.server.storage.untold import MAIL, Held
from igroteka.server.telling import letters, smtp
from igroteka.server.telling.addresses import BadMailAddress, counted, read_mail_address
from igroteka.server.telling.links import Links
from igroteka.server.telling.mailer import EVERY
from server.client import Client
from server.here import serving_here
from server.mailing import LINKS, PASSWORD, SENDER, USER, PostOffice, certificate, link, text
from server.parties import act, guests, sit_down, undecided
from server.serving import Serving
from server.stories import sql
from waiting import becomes

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from igroteka.server.doors.process import Server
    from igroteka.server.storage.untold import Kind

A_DAY = {"each": "move", "seconds": 24 * 3600}
HOUR = EVERY // 1000  # seconds


@pytest.fixture
def post() -> Iterator[PostOffice]:
    with PostOffice() as running:
        yield running


class Clock:
    """Of what is told later, on a server in this process."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ahead = 0
        assert server.teller is not None
        assert server.teller.mailer is not None
        self.teller, self.mailer = server.teller, server.teller.mailer
        self.teller.now = self.mailer.now = lambda: now_ms() + self.ahead

    async def passes(self, seconds: float) -> None:
        """What is due then is written."""
        await self.teller.done()
        self.ahead += int(seconds * 1000)
        while await self.mailer.write_one():
            pass


@asynccontextmanager
async def writing(folder: Path, post: PostOffice, **more: Any) -> AsyncIterator[tuple[str, Clock]]:
    async with serving_here(folder, mail=post.mail, **more) as (address, server):
        yield address, Clock(server)


async def give(person: Client, address: str, language: str = "en", status: int = 200) -> dict[str, Any]:
    answer = await person.http.post("/api/me/telling/mail", json={"address": address, "language": language})
    assert answer.status_code == status, answer.text
    return dict(answer.json())


async def confirmed(person: Client, post: PostOffice, address: str, language: str = "en") -> None:
    await give(person, address, language)
    await becomes(lambda: any(letter["To"] == address for letter in post.letters))
    answer = await person.http.post(link(post.letters[-1], "confirm"))
    assert answer.status_code == 200, answer.text
    post.letters.clear()


async def telling(person: Client) -> dict[str, Any]:
    """What somebody is told of letters."""
    found = (await person.http.get("/api/me/telling")).json()
    return {name: value for name, value in found.items() if name != "wishes"}


async def leave_turn_to(away: Client, mover: Client) -> str:
    """A table over days at which it is somebody's turn who has gone."""
    table = await sit_down([away, mover], "pairs", 2, clock=A_DAY)
    await decide(away, table)
    await mover.until(table, lambda news: bool(undecided(news)))
    await away.send({"type": "unfollow", "table": table})
    await mover.until(table, lambda news: "away" in news["sheet"]["seats"][0])
    await decide(mover, table)
    return table


async def decide(person: Client, table: str) -> None:
    while undecided(person.tables[table]):
        await act(person, "move", table, seat=person.view(table)["seat"], token=person.offers(table)[0])


async def held(database: str) -> list[Any]:
    return [tuple(row) for row in await sql(database, "SELECT person, table_id, kind, due FROM untold ORDER BY at")]


# An address.


def test_an_address_is_its_owners_only_after_they_have_said_so(tmp_path: Path, post: PostOffice) -> None:
    """On a server as it is started, by a link that works once, for whoever reads the letter, and not by opening it."""

    async def story() -> None:
        with Serving(str(tmp_path / "igroteka.db"), tmp_path, *post.options, "--log", "debug") as serving:
            async with Client(serving.address, "Vera") as vera, httpx.AsyncClient(base_url=serving.address) as reader:
                assert await telling(vera) == {"mail": True}
                await give(vera, "  Vera+games@Example.org ")
                assert await telling(vera) == {"mail": True, "address": "Vera+games@example.org"}
                await becomes(lambda: post.letters)
                (letter,) = post.letters
                assert letter["To"] == "Vera+games@example.org"
                assert "Vera" not in text(letter).replace(vera.person, ""), "a stranger may have given the address"
                follow = link(letter, "confirm")
                for _ in range(2):  # a program that looks into letters
                    opened = await reader.get(follow, headers={"accept": "text/html"})
                    assert opened.status_code in (200, 503)  # 503: where the client is not built
                assert "confirmed" not in await telling(vera)
                for wrong in (
                    follow[:-1] + ("A" if follow[-1] != "A" else "B"),
                    link(letter, "stop").replace("stop", "confirm"),
                ):
                    assert (await reader.post(wrong)).status_code == 410
                assert (await reader.post("/confirm/x")).status_code == 404
                assert (await reader.post(follow)).json() == {}
                assert (await telling(vera))["confirmed"] is True
                again = await reader.post(follow)
                assert (again.status_code, again.json()["code"]) == (410, "used-link")
                await give(vera, "Vera+games@example.org")
                assert (await telling(vera))["confirmed"] is True, "the same once more changes nothing"
                assert len(post.letters) == 1

                mallory = await reader.get(f"/api/people/{vera.person}")
                assert "example" not in mallory.text
            log = serving.log.read_text()
            assert "example.org" not in log
            assert follow.rsplit(".", 1)[1] not in log

    asyncio.run(story())


def test_a_link_is_valid_for_a_day_and_until_another_is_asked_for(tmp_path: Path, post: PostOffice) -> None:
    async def story() -> None:
        async with writing(tmp_path, post) as (address, clock), Client(address, "Vera") as vera:
            await give(vera, "vera@example.org")
            await becomes(lambda: len(post.letters) == 1)
            clock.ahead += 1000
            await give(vera, "vera@example.org")
            await becomes(lambda: len(post.letters) == 2)
            old, new = (link(letter, "confirm") for letter in post.letters)
            assert (await vera.http.post(old)).status_code == 410
            clock.ahead += mailboxes.VALID
            assert (await vera.http.post(new)).status_code == 410
            assert "confirmed" not in await telling(vera)

    asyncio.run(story())


BAD = [
    "vera",
    "@example.org",
    "vera@",
    "vera@example",
    "vera@localhost",
    "vera@127.0.0.1",
    "vera@[127.0.0.1]",
    "vera@example.org\r\nBcc: all@example.org",
    "vera@example.org\nRCPT TO:<all@example.org>",
    "vera\r\n@example.org",
    "vera@example.org,all@example.org",
    "vera@example.org all@example.org",
    "<vera@example.org>",
    "Vera <vera@example.org>",
    '"vera\\r\\n"@example.org',
    "vera@exa\x00mple.org",
    "вера@example.org",
    "vera@пошта.укр",
    ".vera@example.org",
    "ve..ra@example.org",
    "vera@-example.org",
    "vera@example..org",
    "v" * 65 + "@example.org",
    "vera@" + "a." * 130 + "org",
]


@pytest.mark.parametrize("address", BAD, ids=lambda address: ascii(address[:30]))
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(BadMailAddress, match=r"name@example\.org"):
        read_mail_address(address)


def test_addresses_of_people_are_taken() -> None:
    for address in ("vera@example.org", "v.e-r_a+1@mail.example.co.uk", "o'neil@example.org", "x@xn--80a.xn--p1ai"):
        assert read_mail_address(address) == address
    assert counted("Vera+a@Example.org") == counted("vera+b@example.org") == "vera@example.org"


def test_nobody_makes_us_write_to_strangers_again_and_again(tmp_path: Path, post: PostOffice) -> None:
    """By the person who asks, by the address that is written to, by the address in the network."""

    async def story() -> None:
        within = Limits(requests=1e6)
        async with writing(tmp_path, post, limits=within) as (address, _), guests(address, 6) as people:
            codes = [(await ask(people[0], f"a{n}@example.org")).status_code for n in range(4)]
            assert codes == [200, 200, 200, 429], "a person"
            codes = [(await ask(one, f"b+{one.name}@example.org")).status_code for one in people[1:5]]
            assert codes == [200, 200, 200, 429], "an address"
            codes = [(await ask(people[5], "no address")).status_code for _ in range(3)]
            assert codes == [422] * 3, "what is refused costs nothing"
            codes = [(await ask(one, f"c-{one.name}@example.org")).status_code for one in people[1:] for _ in range(3)]
            assert sum(code == 200 for code in codes) <= 15 - 6, "an address in the network"
            refused = (await ask(people[5], "d@example.org")).json()
            assert refused["code"] == "too-many-letters"

    async def ask(person: Client, address: str) -> httpx.Response:
        return await person.http.post("/api/me/telling/mail", json={"address": address, "language": "en"})

    asyncio.run(story())


def test_a_server_that_sends_no_letters_offers_none(server: Serving) -> None:
    async def story() -> None:
        async with Client(server.address, "Vera") as vera:
            assert await telling(vera) == {}
            for path, body in (
                ("/api/me/telling/mail", {"address": "vera@example.org", "language": "en"}),
                (f"/confirm/{vera.person}.{'a' * 32}", {}),
                (f"/stop/{vera.person}.{'a' * 32}", {}),
            ):
                answer = await vera.http.post(path, json=body)
                assert (answer.status_code, answer.json()["code"]) == (404, "no-telling"), path
            for path in ("/api/me/telling/mail", "/api/me/telling/no-mail"):
                assert httpx.post(server.address + path, json={}).status_code == 401

    asyncio.run(story())


# A letter.


def test_who_does_not_come_gets_one_letter_about_all_tables_and_no_other_before_they_come(
    tmp_path: Path, post: PostOffice
) -> None:
    async def story() -> None:
        async with writing(tmp_path, post) as (address, clock), guests(address, 2) as people:
            database = str(tmp_path / "igroteka.db")
            for person in people:
                await confirmed(person, post, f"{person.name.lower()}@example.org", "uk")
            vera, oleg = people
            tables = [await leave_turn_to(vera, oleg) for _ in range(2)]
            await becomes(lambda: rows_of(database, vera, 2))
            await clock.passes(300)
            assert post.letters == [], "not yet"
            await clock.passes(400)
            (letter,) = post.letters
            said = text(letter)
            assert letter["To"] == "vera@example.org"
            assert letter["From"] == f"Ігротека <{SENDER}>"
            assert letter["Subject"] == "Новини з 2 столів"
            assert letter["Auto-Submitted"] == "auto-generated"
            assert letter["List-Unsubscribe"] == f"<{LINKS}{link(letter, 'stop')}>"
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert letter.get_content_type() == "text/plain"
            for table in tables:
                assert f"Ваш хід. За столом: \u2068Oleg\u2069\n{LINKS}/t/{table}\n" in said
            post.letters.clear()
            await clock.passes(3 * HOUR)
            assert post.letters == [], "one a table"
            assert {row[3] for row in await held(database)} == {None}

            await vera.follow(tables[0])
            await becomes(lambda: rows_of(database, vera, 1))
            await decide(vera, tables[0])
            await vera.send({"type": "unfollow", "table": tables[0]})
            await oleg.until(tables[0], lambda news: "away" in news["sheet"]["seats"][0] and bool(undecided(news)))
            await decide(oleg, tables[0])
            await becomes(lambda: rows_of(database, vera, 2))
            await clock.passes(HOUR)
            assert [one["Subject"] for one in post.letters] == ["Дайте дві!: Ваш хід"], "who has come is told again"

    async def rows_of(database: str, person: Client, count: int) -> bool:
        return len([row for row in await held(database) if row[0] == person.person]) == count

    asyncio.run(story())


def test_who_comes_or_moves_in_time_gets_no_letter(tmp_path: Path, post: PostOffice) -> None:
    async def story() -> None:
        async with writing(tmp_path, post) as (address, clock), guests(address, 2) as people:
            database = str(tmp_path / "igroteka.db")
            for person in people:
                await confirmed(person, post, f"{person.name.lower()}@example.org")
            vera, oleg = people
            table = await leave_turn_to(vera, oleg)
            await becomes(lambda: held(database))
            await vera.follow(table)
            await becomes(lambda: nothing_held(database))
            await clock.passes(HOUR)
            assert post.letters == []

    async def nothing_held(database: str) -> bool:
        return not await held(database)

    asyncio.run(story())


def test_a_letter_is_stopped_by_its_reader_without_a_pass(tmp_path: Path, post: PostOffice) -> None:
    """By a program for mail as RFC 8058 has it; opening the link stops nothing, and a link that was made up tells
    nothing.
    """

    async def story() -> None:
        async with writing(tmp_path, post) as (address, clock), guests(address, 2) as people:
            database = str(tmp_path / "igroteka.db")
            for person in people:
                await confirmed(person, post, f"{person.name.lower()}@example.org")
            away, left = people
            await leave_turn_to(away, left)
            await becomes(lambda: held(database))
            await clock.passes(700)
            stop = link(post.letters[-1], "stop")
            async with httpx.AsyncClient(base_url=address) as reader:
                await reader.get(stop, headers={"accept": "text/html"})
                forged = await reader.post(f"/stop/{away.person}.{'a' * 32}")
                assert (await telling(away))["confirmed"] is True
                answer = await reader.post(stop, data={"List-Unsubscribe": "One-Click"})
                assert (answer.status_code, answer.json()) == (forged.status_code, forged.json()) == (200, {})
                assert await telling(away) == {"mail": True}
                assert (await reader.post(stop)).status_code == 200, "once more does no harm"
            assert await sql(database, f"SELECT 1 FROM mailboxes WHERE person = '{away.person}'") == []
            assert not [row for row in await held(database) if row[0] == away.person]
            assert await telling(left) != {"mail": True}, "of others nothing is stopped"
            assert "address" not in (await left.http.post("/api/me/telling/no-mail", json={})).json()

    asyncio.run(story())


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("kind", ["turn", "sat", "over", "invited"])
def test_a_letter_says_what_the_public_knows_and_its_links_stay_whole(kind: Kind, language: str) -> None:
    far = "https://play." + "long-" * 11 + "name.example.org"
    links, table = Links(b"s" * 32, far), "t" * 20
    box = Mailbox("p" * 16, "v" * 60 + "@example.org", language, asked=1, confirmed=True, due=None, mailed=0, failed=0)
    row = Held(box.person, table, MAIL, kind, "pairs", "www.example.com", at=1, due=1)
    written = letters.news(box, [row], links, SENDER).as_bytes()
    assert f"\r\nTo: {box.address}\r\n".encode() in written
    assert f"\r\nList-Unsubscribe: <{links.stop(box)}>\r\n".encode() in written
    letter = message_from_bytes(written, policy=default)
    said, title = text(letter), words.of("pairs", language).text("game")
    assert letter["Subject"].startswith(f"{title}: ")
    assert "example.com" not in said + letter["Subject"], "a name is no link"
    assert [line for line in said.split("\n") if line.startswith("http")] == [links.table(table), links.stop(box)]
    assert not links.fits(links.key("stop", box), "confirm", box)


# A server for mail in trouble.


def test_what_is_not_taken_is_tried_again_later_and_later(tmp_path: Path, post: PostOffice) -> None:
    async def story() -> None:
        async with writing(tmp_path, post) as (address, clock), Client(address, "Vera") as vera:
            database = str(tmp_path / "igroteka.db")
            post.says_to_address = "451 not now"
            await give(vera, "vera@example.org")
            pauses = []
            for tries in range(1, 4):
                await becomes(lambda tries=tries: failed(database, tries))  # type: ignore[misc]
                due = (await sql(database, "SELECT due FROM mailboxes"))[0][0]
                pauses.append(due - clock.mailer.now())
                clock.ahead += pauses[-1] + 1000
                clock.mailer.hurry()
            assert pauses[0] < pauses[1] < pauses[2]
            post.says_to_address = "250 OK"
            await becomes(lambda: due_and_written(clock))
            assert (await sql(database, "SELECT due, failed FROM mailboxes"))[0] == (None, 0)

    async def failed(database: str, tries: int) -> bool:
        return bool((await sql(database, "SELECT failed FROM mailboxes"))[0][0] >= tries)

    async def due_and_written(clock: Clock) -> bool:
        await clock.passes(7 * HOUR)
        return bool(post.letters)

    asyncio.run(story())


def test_an_address_that_nobody_has_is_forgotten(tmp_path: Path, post: PostOffice) -> None:
    async def story() -> None:
        async with writing(tmp_path, post) as (address, clock), Client(address, "Vera") as vera:
            post.says_to_address = "550 nobody here"
            await give(vera, "vera@example.org")
            await becomes(lambda: gone(vera))
            assert clock.teller.dropped == 1

    async def gone(vera: Client) -> bool:
        return "address" not in await telling(vera)

    asyncio.run(story())


def test_a_server_for_mail_that_says_nothing_delays_no_table(
    tmp_path: Path, post: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(smtp, "WITHIN", 0.5)

    async def story() -> None:
        async def mute(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            asked.set()
            await reader.read()
            writer.close()

        asked = asyncio.Event()
        silent = await asyncio.start_server(mute, "127.0.0.1", 0)
        post.port = silent.sockets[0].getsockname()[1]
        async with writing(tmp_path, post) as (address, clock), Client(address, "Vera") as vera:
            await give(vera, "vera@example.org")
            await asked.wait()
            table = await sit_down([vera], "pairs", 2, start=False)
            assert table, "while it is waited for"
            await becomes(lambda: put_off(str(tmp_path / "igroteka.db")))
            silent.close()
            clock.ahead += 7 * HOUR * 1000
            with pytest.raises(smtp.NotTaken):
                await clock.mailer.write_one()

    async def put_off(database: str) -> bool:
        return bool((await sql(database, "SELECT failed FROM mailboxes"))[0][0])

    asyncio.run(story())


def test_letters_go_encrypted_to_whom_they_are_meant_for_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """STARTTLS, with a certificate that is checked, and a password."""
    from email.message import EmailMessage

    from igroteka.server.settings import Mail

    letter = EmailMessage()
    letter["To"] = "vera@example.org"
    letter.set_content("Your turn")
    file = certificate(tmp_path, "localhost")
    with PostOffice(file) as post:

        def send(host: str, password: str) -> None:
            mail = Mail(host, post.port, "starttls", SENDER, LINKS, USER, password)
            asyncio.run(smtp.hand_over(mail, letter, "vera@example.org"))

        with pytest.raises(smtp.NotTaken):
            send("localhost", PASSWORD)  # whose certificate is nobody's that we know
        monkeypatch.setenv("SSL_CERT_FILE", str(file))
        with pytest.raises(smtp.NotTaken):
            send("127.0.0.1", PASSWORD)  # it is another's
        with pytest.raises(smtp.NotTaken, match="535"):
            send("localhost", "wrong")
        assert post.letters == []
        send("localhost", PASSWORD)
        assert (len(post.letters), post.taken_by) == (1, [USER])
    with PostOffice() as plain, pytest.raises(smtp.NotTaken):
        post.port = plain.port  # it cannot encrypt: nothing is sent in the clear
        send("localhost", PASSWORD)
    assert plain.letters == []
    assert PASSWORD not in repr(Mail("h", 1, "tls", SENDER, LINKS, USER, PASSWORD))
