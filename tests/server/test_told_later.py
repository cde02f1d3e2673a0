"""What is told later: invitations in a letter, what quiet hours have held back, and only if it is still so."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from igroteka.live.world import now_ms
from igroteka.server.settings import Keeping
from igroteka.server.storage import mailboxes, untold
from igroteka.server.storage.cleaning import clean_once
from igroteka.server.storage.untold import Held
from server.carrying import Browser, Service
from server.mailing import LINKS, PostOffice, link, text
from server.parties import guests, play_together, short, sit_down, written_down
from server.stories import DAY, PAIRS, guest, sql, storage
from server.test_friends import tie
from server.test_letters import HOUR, confirmed, held, leave_turn_to, writing
from waiting import becomes

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def post() -> Iterator[PostOffice]:
    with PostOffice() as running:
        yield running


def test_an_invitation_is_told_by_those_one_has_played_with_and_never_by_those_one_keeps_away(
    tmp_path: Path, post: PostOffice
) -> None:
    async def story() -> None:
        async with writing(tmp_path, post) as (address, clock), guests(address, 4) as people:
            vera, *others = people
            database = str(tmp_path / "igroteka.db")
            played = await sit_down(people, "pairs", 4, options=short("pairs"))
            await play_together(people, played, "invitations")
            await written_down(vera, played)
            for person in others:
                await confirmed(person, post, f"{person.name.lower()}@example.org")
            await tie(others[1], vera, "blocked")
            await tie(others[2], vera, "hidden")
            table = await vera.open("dobro", 3, public=False)
            asked = {"people": [person.person for person in others]}
            for _ in range(2):  # once each, however often
                assert (await vera.http.post(f"/api/tables/{table}/invitations", json=asked)).status_code == 200
            await clock.passes(700)
            (letter,) = post.letters
            assert (letter["To"], letter["Subject"]) == ("oleg@example.org", "Dobro: you are invited")
            assert f"\u2068Vera\u2069 invites you to a table\n{LINKS}/t/{table}\n" in text(letter)
            post.letters.clear()

            another = await vera.open("dobro", 3, public=False)
            await vera.http.post(f"/api/tables/{another}/invitations", json=asked)
            await clock.teller.done()
            assert len(await held(database)) == 2
            await tie(others[0], vera, "blocked")  # before it is told
            await clock.passes(2 * HOUR)
            assert post.letters == []

    asyncio.run(story())


def test_quiet_hours_hold_back_what_is_told_when_they_end_if_it_is_still_so(tmp_path: Path, post: PostOffice) -> None:
    """By a browser and by a letter; who has moved meanwhile is not told."""

    async def story(service: Service) -> None:
        push = {"push": "mailto:host@example.org", "push_loopback": True}
        async with writing(tmp_path, post, **push) as (address, clock), guests(address, 2) as (vera, oleg):
            database = str(tmp_path / "igroteka.db")
            browser = Browser(service, "vera")
            await vera.http.post("/api/me/telling/device", json=browser.subscription())
            await confirmed(vera, post, "vera@example.org")
            minute = now_ms() // 60_000 % 1440
            hours = {"begins": (minute - 60) % 1440, "ends": (minute + 120) % 1440, "zone": "UTC"}
            assert (await vera.http.post("/api/me/telling", json={"quiet": hours})).status_code == 200
            waits, moved = [await leave_turn_to(vera, oleg) for _ in range(2)]
            await becomes(lambda: so_many_held(database, 4))
            await clock.passes(HOUR)
            await clock.teller.break_silences()
            await clock.teller.done()
            assert (browser.messages, post.letters) == ([], [])
            await vera.follow(moved)
            await becomes(lambda: so_many_held(database, 2))
            await clock.passes(2 * HOUR)
            await clock.teller.break_silences()
            await clock.teller.done()
            assert [(one["table"], one["title"]) for one in browser.messages] == [(waits, "Pairs")]
            assert [link(letter, "t") for letter in post.letters] == [f"/t/{waits}"]

    async def so_many_held(database: str, count: int) -> bool:
        return len(await held(database)) == count

    with Service() as service:
        asyncio.run(story(service))


def test_what_is_not_so_any_more_is_not_told(tmp_path: Path, post: PostOffice) -> None:
    """Somebody has moved for them, or the wish is another by now."""

    async def story() -> None:
        async with writing(tmp_path, post) as (address, clock), guests(address, 2) as (vera, oleg):
            database = str(tmp_path / "igroteka.db")
            await confirmed(vera, post, "vera@example.org")
            await leave_turn_to(vera, oleg)
            await becomes(lambda: held(database))
            await sql(database, "UPDATE seated SET turn = 0")
            await clock.passes(HOUR)
            assert (post.letters, await held(database)) == ([], [])
            await leave_turn_to(vera, oleg)
            await becomes(lambda: held(database))
            await vera.http.post("/api/me/telling", json={"turn": False})
            await clock.passes(HOUR)
            assert (post.letters, await held(database)) == ([], [])

    asyncio.run(story())


def test_whose_address_it_was_goes_and_so_does_the_address(each_database: str) -> None:
    async def story() -> None:
        async with storage(each_database) as store:
            vera, oleg = [await guest(store, name) for name in ("Vera", "Oleg")]
            for person in (vera, oleg):
                await store.write(mailboxes.give, person, "x@example.org", "en", now_ms() - 3 * DAY)
            assert await store.write(mailboxes.confirm, oleg, 1, now_ms()) is False
            await sql(each_database, f"UPDATE mailboxes SET confirmed = true WHERE person = '{oleg}'")
            table = await store.add_table(PAIRS, oleg)
            news = Held(oleg, table, "mail", "over", "pairs", "", now_ms(), now_ms() - 1)
            await store.write(untold.hold, news)
            await clean_once(store, Keeping())
            assert await sql(each_database, "SELECT person FROM mailboxes") == [(oleg,)], "who confirmed it is kept"
            await sql(each_database, "UPDATE mailboxes SET due = NULL")
            due = await store.write(mailboxes.take, now_ms(), now_ms() + 60_000)
            assert due is not None
            assert [row.table_id for row in due.news] == [table]
            assert await store.write(mailboxes.take, now_ms(), now_ms() + 60_000) is None, "nobody else takes it"
            await store.write(mailboxes.put_off, due, now_ms() - 1)
            for _ in range(mailboxes.GIVEN_UP):  # now it is refused again and again
                await store.write(untold.hold, news)
                refused = await store.write(mailboxes.take, now_ms(), now_ms() + 60_000)
                if refused is not None:
                    await store.write(mailboxes.refused, refused)
            assert await sql(each_database, "SELECT person FROM mailboxes") == [], "nobody reads there"
            await store.write(mailboxes.give, oleg, "x@example.org", "en", now_ms())
            await store.write(untold.hold, news)
            await sql(each_database, "UPDATE people SET unplayed = 1")
            await sql(each_database, "UPDATE tables SET changed = 1")
            await clean_once(store, Keeping())
            for kept in ("people", "mailboxes", "untold"):
                assert await sql(each_database, f"SELECT 1 FROM {kept}") == [], kept

    asyncio.run(story())
