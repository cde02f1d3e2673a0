"""Starting, stopping, and being started wrongly."""

from __future__ import annotations

import asyncio
import random
import statistics
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import httpx
import pytest

from server.client import Client
from server.company import Guests, at_least
from server.databases import free_port
from server.raw import RawSocket, figures, framed, guest
from server.serving import Serving
from waiting import becomes

if TYPE_CHECKING:
    from pathlib import Path

STARTS_WITHIN = 3.0
MOVES_WITHIN = 2.0
TWO = ("--processes", "2", "--redis", "redis://127.0.0.1:1")


def test_it_is_healthy_soon_after_its_start(tmp_path: Path) -> None:
    took = sorted(_seconds_to_health(tmp_path / f"{number}.db") for number in range(3))
    wall, processor = took[1]
    print(f"healthy after {wall:.2f} s, {processor:.2f} s of them at work")  # noqa: T201
    assert processor < STARTS_WITHIN  # the clock on the wall tells more of the machine's other work


def _seconds_to_health(database: Path) -> tuple[float, float]:
    """Seconds from its start to the first healthy answer: by the clock on the wall, and of the processor."""
    port = free_port()
    began = time.monotonic()
    command = [sys.executable, "-m", "igroteka", "serve", "--port", str(port), "--database", str(database)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        while time.monotonic() < began + 60:
            try:
                if httpx.get(f"{address}/healthz").status_code == 200:
                    wall = time.monotonic() - began
                    return wall, figures(address)["process_cpu_seconds_total"]
            except httpx.TransportError:
                time.sleep(0.05)  # nobody listens yet; asking costs the processor that it needs to start
    finally:
        process.terminate()
        assert process.wait(30) == 0
    raise AssertionError("it never was healthy")


def test_told_to_stop_it_says_goodbye_and_loses_nothing(tmp_path: Path) -> None:
    with Serving(str(tmp_path / "tables.db"), tmp_path) as server:
        asyncio.run(_stopped_in_the_middle(server))
        assert "error" not in server.log.read_text()


async def _stopped_in_the_middle(server: Serving) -> None:
    guests = Guests(server, seed=7)
    async with guests.playing():
        await becomes(lambda: guests.commands >= 60)
        assert await asyncio.to_thread(server.stop) == 0
        guests.may_move(False)
        await asyncio.to_thread(server.start)
        await guests.all_back()
    assert {tuple(person.closed_with) for person in guests.everybody} == {(1012,)}
    await guests.nothing_lost_nothing_twice()
    await guests.leave()


def test_who_does_not_read_cannot_keep_it_from_stopping(tmp_path: Path) -> None:
    with (
        Serving(str(tmp_path / "tables.db"), tmp_path) as server,
        RawSocket(server.address, guest(server.address, "Sleeper"), room=4096) as sleeper,
    ):
        sleeper.pour(5000 * framed(1, b'{"type":"hello","v":1}'))
        began = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - began < 12


def test_the_first_hard_bot_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled yet. Bots play by rule until search is ready, and who asks for a hint can move meanwhile."""
    monkeypatch.setenv("IGROTEKA_CACHE", str(tmp_path / "cold"))
    with Serving(str(tmp_path / "tables.db"), tmp_path) as server:
        asyncio.run(_cold(server, tmp_path / "cold"))
        assert "error" not in server.log.read_text()


async def _cold(server: Serving, cold: Path) -> None:
    luck = random.Random(3)
    async with Client(server.address, "Vera") as vera:
        table = await vera.open("starboard", 3, bots="hard", options={"start_chips": 1000})
        await vera.follow(table)
        await vera.until(table, lambda news: bool(vera.offers(table)))
        hint = asyncio.create_task(vera.ask("hint", table, seat=0))
        await asyncio.sleep(0)  # it is asked first
        waits: list[float] = []
        while len(waits) < 10:
            began = time.monotonic()
            done = await vera.do("move", table, seat=0, token=luck.choice(vera.offers(table)))
            await vera.until(table, at_least(done["version"]))
            await vera.until(table, lambda news: bool(vera.offers(table)))  # two bots have moved
            waits.append(time.monotonic() - began)
        while_compiling = not compiled(cold)
        print(f"rounds while the compiler runs: {sorted(round(wait, 2) for wait in waits)} s")  # noqa: T201
        assert while_compiling, "the compiler was too quick to show anything"
        assert statistics.median(waits) < MOVES_WITHIN, waits
        assert (await hint)["type"] == "advice"


def compiled(cache: Path) -> list[Path]:
    """The machine code that has been written to a cache."""
    return list(cache.rglob("*.nbc"))


def test_the_first_hint_does_not_wait_for_a_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled yet, but the first hint has its reason and its figures."""
    cold = tmp_path / "cold"
    monkeypatch.setenv("IGROTEKA_CACHE", str(cold))

    async def story(server: Serving) -> None:
        async with Client(server.address, "Vera") as vera:
            table = await vera.open("venture", 3, bots="medium")
            await vera.follow(table)
            await vera.until(table, lambda news: bool(vera.offers(table)))
            advice = await vera.do("hint", table, seat=0)
            assert not compiled(cold), "the compiler was too quick to show anything"
            assert advice["choice"] in vera.offers(table)
            assert advice["because"]["says"].startswith("ui-hint-")
            assert all(one["visits"] for one in advice["candidates"])

    with Serving(str(tmp_path / "tables.db"), tmp_path) as server:
        asyncio.run(story(server))
        assert "error" not in server.log.read_text()


def test_the_first_look_at_the_catalogue_holds_nobody_up(tmp_path: Path) -> None:
    """The words of all games are read for it; others are answered meanwhile."""
    with Serving(str(tmp_path / "tables.db"), tmp_path) as server:
        assert asyncio.run(_answered_meanwhile(server)) > 3


async def _answered_meanwhile(server: Serving) -> int:
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
        catalogue = asyncio.create_task(client.get("/api/games"))
        answered = 0
        while not catalogue.done():
            assert (await client.get("/healthz")).status_code == 200
            answered += not catalogue.done()
        assert len(catalogue.result().json()) == 16
    return answered


def _refusal(*arguments: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "igroteka", "serve", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    return done.returncode, done.stderr


@pytest.mark.parametrize(
    ("arguments", "status", "says"),
    [
        (("--database", "mysql://localhost/x"), 1, "postgresql://"),
        (("--database", "/no/such/folder/tables.db"), 1, "/no/such/folder/tables.db"),
        (("--database", "postgresql://me:hidden@127.0.0.1:1/x"), 1, "127.0.0.1"),
        (("--redis", "redis://127.0.0.1:1"), 1, "Redis"),
        (("--redis", "http://localhost"), 1, "Redis"),
        (("--port", "99999"), 2, "--port"),
        (("--port", "some"), 2, "--port"),
        (("--host", "999.1.1.1"), 1, "--host"),
        (("--log", "loud"), 2, "debug, info, warning or error"),
        (("--pace", "-1"), 2, "--pace"),
        (("--processes", "0"), 2, "--processes"),
        (("--processes", "some"), 2, "--processes"),
        (("--processes", "2"), 2, "--database postgresql://user@host/name --redis redis://host"),
        (("--processes", "2", "--redis", "redis://127.0.0.1:1"), 2, "--database postgresql://"),
        (("--processes", "2", "--database", "postgresql://me:hidden@127.0.0.1:1/x"), 2, "--redis redis://"),
        ((*TWO, "--database", "postgresql://me:hidden@127.0.0.1:1/x"), 1, "cannot open the database"),
    ],
)
def test_a_wrong_start_gives_one_sentence(
    arguments: tuple[str, ...], status: int, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("IGROTEKA_HOME", str(tmp_path))
    ended, told = _refusal("--port", "0", *arguments)
    assert (ended, says in told) == (status, True), told
    assert "Traceback" not in told
    assert "hidden" not in told, "a password was shown"
    if status == 1:
        assert told.startswith("igroteka: ")
        assert told.count("\n") == 1


def test_a_port_that_is_taken(tmp_path: Path, server: Serving) -> None:
    status, told = _refusal("--port", str(server.port), "--database", str(tmp_path / "x.db"))
    assert status == 1
    assert "--port" in told
    assert "Traceback" not in told


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear Vera, " * 500)
    status, told = _refusal("--port", "0", "--database", str(tmp_path / "letter.db"))
    assert status == 1
    assert "letter.db" in told
    assert "Traceback" not in told
