"""Guests who open tables without end, let bots play for nobody, fill the lobby, and spoil the tables of others."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from hostile.strangers import Stranger, Talker
from hostile.victims import processor_seconds
from igroteka.live import presence
from igroteka.tables import journal
from server.client import Client
from server.here import serving_here
from server.serving import Serving
from server.staged import Past, stage
from waiting import until

if TYPE_CHECKING:
    from pathlib import Path

PLACES = 8  # from which one guest asks
MANY = 60  # tables that nobody needs at a time
LISTED = 5  # of one host in the lobby
BESIDES = 5000  # entries besides moves that once filled a journal
ENDLESS: dict[str, Any] = {"options": {"target": 1000}}  # as far as a table may go


def everywhere(stack: ExitStack, address: str) -> list[Stranger]:
    """One guest at several addresses."""
    first = stack.enter_context(Stranger(address))
    return [first, *(stack.enter_context(Stranger(address, token=first.token)) for _ in range(PLACES - 1))]


def opened_by_one(address: str, bots: str | None, **terms: Any) -> tuple[list[str], set[str]]:
    """As many tables as one guest gets who asks from several addresses at a time; and why there were no more."""
    found: list[str] = []
    refused: set[str] = set()

    def ask(mallory: Stranger) -> None:
        for _ in range(20):
            answer = mallory.open("zabiray", 6, bots, **terms)
            if answer.status_code == 200:
                found.append(answer.json()["table"])
                continue
            refused.add(answer.json()["code"])
            assert answer.status_code == 429, answer.text
            if answer.json()["code"] != "too-fast":
                return

    with ExitStack() as stack, ThreadPoolExecutor(PLACES) as pool:
        list(pool.map(ask, everywhere(stack, address)))
    return found, refused


@pytest.mark.parametrize("bots", [None, "easy"])
def test_one_person_has_only_so_many_tables(guarded: Serving, bots: str | None) -> None:
    """Those that wait for people, and those at which a game goes on."""
    found, refused = opened_by_one(guarded.address, bots, public=False, **ENDLESS)
    assert "too-many-tables" in refused, f"{len(found)} tables; refused: {refused}"
    assert 0 < len(found) < MANY


def test_the_lobby_is_not_one_guests(guarded: Serving) -> None:
    """Somebody's table is in the lobby, however many another guest opens after it."""
    with ExitStack() as stack:
        vera = stack.enter_context(Stranger(guarded.address, name="Vera"))
        hers = vera.opened("dobro", 2)
        Talker(vera.socket()).do("sit", hers, seat=0)
        mallory, *others = everywhere(stack, guarded.address)
        talker = Talker(mallory.socket())
        opened = 0
        for number in range(130):
            answer = [mallory, *others][number % PLACES].open("dobro", 2)
            if answer.status_code == 200:
                opened += 1
                while talker.ask("sit", answer.json()["table"], seat=0)["type"] == "refused":
                    time.sleep(0.1)  # too fast
            elif answer.json()["code"] != "too-fast":
                break

        def listed() -> list[dict[str, Any]]:
            shown = lobby(guarded.address)
            time.sleep(0.2)  # no more often than one may ask
            return shown if len(shown) >= min(opened, LISTED) / 2 else []

        shown = until(listed, "they are not listed", 10)
        assert hers in [table["table"] for table in shown], f"{len(shown)} tables are listed, and not hers"
        assert sum(table["host"] == "Mallory" for table in shown) <= LISTED


def lobby(address: str) -> list[dict[str, Any]]:
    answer = httpx.get(f"{address}/api/tables", timeout=30)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["tables"]
    return found


def sits_and_stands(past: Past, person: str, times: int) -> None:
    for number in range(times):
        past.happens(journal.Sat(seat=1, person=person, name="Mallory", id=f"{person}/sit{number}"))
        past.happens(journal.Stood(seat=1, id=f"{person}/stand{number}"))


def host_goes_on(vera: Stranger, table: str) -> None:
    """Whatever strangers did at a table, its host can still do everything."""
    talker = Talker(vera.socket())
    talker.do("sit", table, seat=0)
    talker.do("stand", table, seat=0)
    talker.do("sit", table, seat=0)
    talker.do("bot", table, seat=2, level="easy")
    talker.do("say", table, text="Come in")
    talker.do("start", table, fill="easy")


def test_a_stranger_cannot_spoil_an_open_table(guarded: Serving) -> None:
    """By hand: somebody has sat down and stood up thousands of times (250 seconds, as fast as one may)."""
    with Stranger(guarded.address, name="Vera") as vera, Stranger(guarded.address) as mallory:
        table = vera.opened("dobro", 3)
        person = mallory.person
        stage(guarded, table, lambda past: sits_and_stands(past, person, BESIDES // 2 + 5))
        answer = Talker(mallory.socket()).ask("sit", table, seat=1)
        assert answer.get("code") == "too-long", answer
        host_goes_on(vera, table)


def test_who_was_sent_away_for_good_does_not_come_back(guarded: Serving) -> None:
    with Stranger(guarded.address, name="Vera") as vera, Stranger(guarded.address) as mallory:
        table = vera.opened("dobro", 3)
        host, guest = Talker(vera.socket()), Talker(mallory.socket())
        guest.do("sit", table, seat=1)
        host.do("stand", table, seat=1, ban=True)
        for seat in range(3):
            assert guest.ask("sit", table, seat=seat).get("code") == "barred"


@pytest.mark.long
def test_a_stranger_cannot_spoil_an_open_table_in_earnest(tmp_path: Path) -> None:
    """Without limits, to get there sooner."""
    with (
        Serving(str(tmp_path / "igroteka.db"), tmp_path) as server,
        Stranger(server.address, name="Vera") as vera,
        Stranger(server.address) as mallory,
    ):
        table = vera.opened("dobro", 3)
        talker = Talker(mallory.socket())
        for _ in range(BESIDES):
            answer = talker.ask("sit", table, seat=1)
            if answer["type"] == "refused":
                break
            answer = talker.ask("stand", table, seat=1)
        assert answer.get("code") == "too-long", answer
        host_goes_on(vera, table)


def test_bots_alone_stop_when_nobody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process, with a shorter patience. Somebody leaves a game to the bots and goes; whoever comes sees it go
    on.
    """
    monkeypatch.setattr(presence, "PAUSE", 500)

    async def story() -> None:
        async with serving_here(tmp_path, pace=0.02) as (address, _):
            async with Client(address, "Mallory") as mallory:
                table = await mallory.open("zabiray", 6, bots="easy", **ENDLESS)
                await mallory.follow(table)
                await mallory.do("resign", table, seat=0)
            where = await stands_still(tmp_path / "igroteka.db", table)
            async with Client(address, "Vera") as vera:
                await vera.follow(table)
                await vera.until(table, lambda news: news["version"] > where + 3)

    asyncio.run(story())


async def stands_still(database: Path, table: str, quiet: float = 1.5, within: float = 25.0) -> int:
    """The version at which a game has stopped that is not over."""
    deadline = time.monotonic() + within
    since, (version, status) = time.monotonic(), known(database, table)
    while time.monotonic() - since < quiet:
        assert time.monotonic() < deadline, f"bots play on for nobody: version {version}"
        await asyncio.sleep(0.1)  # between two looks
        before, (version, status) = version, known(database, table)
        since = since if version == before else time.monotonic()
    assert status == "playing"
    return version


def known(database: Path, table: str) -> tuple[int, str]:
    with closing(sqlite3.connect(database, timeout=30)) as connection:
        asked = connection.execute("SELECT version, status FROM tables WHERE id = ?", (table,))
        version, status = asked.fetchone()
    return int(version), str(status)


@pytest.mark.long
def test_nobody_pays_for_bots_that_were_left_alone(tmp_path: Path) -> None:
    """Many guests of one address open endless games, leave them to bots and go; some minutes later all is quiet."""
    with Serving(str(tmp_path / "igroteka.db"), tmp_path, limits=True) as server:
        assert server.process is not None
        until = time.monotonic() + 90
        found: list[str] = []
        while time.monotonic() < until:
            with Stranger(server.address) as mallory:
                talker = Talker(mallory.socket())
                for _ in range(5):
                    answer = mallory.open("zabiray", 6, "easy", **ENDLESS)
                    if answer.status_code == 200:
                        found.append(answer.json()["table"])
                        talker.ask("resign", found[-1], seat=0)
            time.sleep(1)  # one may open only so many a second
        assert len(found) > 50
        time.sleep(150)  # longer than bots play on for nobody
        used = processor_seconds(server.process.pid)
        time.sleep(20)  # what they use of the processor in this time
        share = (processor_seconds(server.process.pid) - used) / 20
        assert share < 0.1, f"{share:.0%} of a processor for {len(found)} tables that nobody looks at"
