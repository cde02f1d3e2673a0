"""`igroteka serve --processes`: several processes at one port, none of which is missed for long."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shlex
import signal
from contextlib import AsyncExitStack, contextmanager, suppress
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from igroteka.match import verify
from igroteka.server.gate.supervisor import pause_after
from server.client import Client
from server.company import Guests
from server.databases import Postgres
from server.gathering import Gathering
from server.manual import examples
from server.raw import figures
from server.serving import Serving
from settings import later
from waiting import becomes, until

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Iterator

    from server.databases import Redis

PROCESSES = 2
TAKEN_OVER = 60.0  # seconds, on a busy machine: a process is mourned after three
needs_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked for in /proc")


def several(database: str, redis: Redis, folder: Path, *options: str) -> Serving:
    return Serving(database, folder, "--redis", redis.address, "--processes", str(PROCESSES), *options)


@pytest.fixture(scope="module")
def serving(postgres: Postgres, redis_server: Redis, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """As the manual tells operators to start it. Nobody stops it, nor any of its processes."""
    (script,) = examples("Several processes")
    _, command, *options = shlex.split(script)
    told = dict(zip(options[::2], options[1::2], strict=True))
    assert (command, sorted(told)) == ("serve", ["--database", "--processes", "--redis"])
    told |= {"--processes": str(PROCESSES), "--redis": redis_server.address}
    del told["--database"]  # stands in every command of a test
    with Serving(postgres.database(), tmp_path_factory.mktemp("gate"), *chain(*told.items())) as running:
        yield running


def children(server: Serving) -> list[int]:
    """The server processes that it has started and that live."""
    assert server.process is not None
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, parent = stat.read_text().rpartition(")")[2].split()[:2]
            if int(parent) == server.process.pid and state != "Z":
                found.append(int(stat.parent.name))
    return sorted(found)


def sockets(server: Serving) -> list[int]:
    """How many are open, process by process."""
    shown = re.compile(r'igroteka_connections\{process="\d+"\}')
    return [int(value) for name, value in figures(server.address).items() if shown.fullmatch(name)]


def logged(server: Serving, event: str) -> list[dict[str, Any]]:
    lines = [line for line in server.log.read_text().splitlines() if line.startswith("{")]
    return [line for line in map(json.loads, lines) if line["event"] == event]


class Spread(Gathering):
    """People who come anew until they are on all processes."""

    def __init__(self, server: Serving, game: str, people: int, bots: int) -> None:
        super().__init__([server.address], game, people, bots)
        self.server = server

    async def come(self) -> None:
        await super().come()
        while 0 in await self._counted():
            for person in self.people:
                await person.disconnect()
                await person.connect()

    async def _counted(self) -> list[int]:
        """Processes show their figures once a second."""
        found: list[int] = []

        async def all_counted() -> bool:
            found[:] = await asyncio.to_thread(sockets, self.server)
            return len(found) == PROCESSES and sum(found) == len(self.people)

        await becomes(all_counted, "not everybody is counted")
        return found


@pytest.mark.parametrize(("game", "people", "bots"), [("dobro", 3, 1), ("hawthorn", 4, 0)])
def test_people_on_different_processes_play_a_game_to_its_end(
    serving: Serving, game: str, people: int, bots: int
) -> None:
    assert verify(asyncio.run(Spread(serving, game, people, bots).play()))


def test_sockets_that_stay_open_are_shared_out(serving: Serving) -> None:
    async def story() -> list[int]:
        async with AsyncExitStack() as stack:
            for number in range(40):
                await stack.enter_async_context(Client(serving.address, f"Guest {number}"))
            await becomes(lambda: sum(sockets(serving)) == 40)
            return sockets(serving)

    found = asyncio.run(story())
    assert min(found) >= 8, f"all are on one process: {found}"


def test_whichever_process_is_asked_tells_the_figures_of_all(serving: Serving) -> None:
    until(lambda: len(sockets(serving)) == PROCESSES)
    answered = set()

    def asked_them_all() -> bool:
        answered.add(httpx.get(f"{serving.address}/healthz").json()["process"])
        return answered == {1, 2}

    until(asked_them_all)
    text = httpx.get(f"{serving.address}/metrics").text
    names = [line.partition("{")[0].partition(" ")[0] for line in text.splitlines() if not line.startswith("#")]
    groups = [name for at, name in enumerate(names) if name != names[at - 1]]
    assert sum(name == "igroteka_tables" for name in groups) == 1, "what is of one name stands together"
    assert len(re.findall(r'^process_resident_memory_bytes\{process="[12]"\}', text, re.MULTILINE)) == PROCESSES
    assert len(re.findall(r'^igroteka_command_seconds_bucket\{process="[12]",le="\+Inf"\}', text, re.MULTILINE)) == 2


@needs_proc
@pytest.mark.parametrize("how", [signal.SIGKILL, *later(signal.SIGTERM)])
def test_when_a_process_ends_everybody_plays_on_and_it_comes_back(
    postgres: Postgres, redis_server: Redis, tmp_path: Path, how: signal.Signals
) -> None:
    with several(postgres.database(), redis_server, tmp_path) as server:
        asyncio.run(_played_on(server, how))
        assert {line["process"] for line in logged(server, "ended")} == {1, 2}
        assert not [line for line in logged(server, "socket") if line["level"] == "error"]


async def _played_on(server: Serving, how: signal.Signals) -> None:
    guests = Guests(server, seed=11)
    async with guests.playing():
        for killed in children(server):
            await _some_moves(guests)
            os.kill(killed, how)
            guests.may_move(False)
            await guests.all_back(TAKEN_OVER)
            await guests.move_on()
            await becomes(partial(_replaced, server, {killed}), "it is not started again")
            await becomes(partial(_all_serve, server), "it does not serve again")
        guests.may_move(False)
        await guests.all_back(TAKEN_OVER)
    assert any(person.returns for person in guests.everybody), "nobody felt it"
    await guests.nothing_lost_nothing_twice()
    await guests.leave()


async def _some_moves(guests: Guests) -> None:
    before = guests.commands
    await becomes(lambda: guests.commands > before + 40, "nobody plays")


async def _all_serve(server: Serving) -> bool:
    return len(await asyncio.to_thread(sockets, server)) == PROCESSES


def _replaced(server: Serving, gone: set[int]) -> bool:
    there = set(children(server))
    return len(there) == PROCESSES and not there & gone


@needs_proc
def test_a_process_that_ends_again_and_again_is_started_less_and_less_often(
    postgres: Postgres, redis_server: Redis, tmp_path: Path
) -> None:
    assert [pause_after(quick) for quick in (0, 1, 2, 3, 4, 5, 6, 7, 10_000)] == [0, 0, 1, 2, 4, 8, 15, 30, 30]
    with several(postgres.database(), redis_server, tmp_path) as server:
        lasting, restless = children(server)
        for _ in range(3):
            os.kill(restless, signal.SIGKILL)
            until(partial(_replaced, server, {restless}))
            (restless,) = set(children(server)) - {lasting}
        assert [line["after"] for line in logged(server, "starting again")] == [0, 1, 2]


@pytest.mark.parametrize("how", [signal.SIGTERM, *later(signal.SIGINT)])
def test_told_to_stop_all_say_goodbye_and_nothing_is_lost(
    postgres: Postgres, redis_server: Redis, tmp_path: Path, how: signal.Signals
) -> None:
    with several(postgres.database(), redis_server, tmp_path) as server:
        asyncio.run(_stopped_in_the_middle(server, how))
        assert "error" not in server.log.read_text()


async def _stopped_in_the_middle(server: Serving, how: signal.Signals) -> None:
    guests = Guests(server, seed=7)
    async with guests.playing():
        await becomes(lambda: guests.commands >= 60)
        assert server.process is not None
        server.process.send_signal(how)
        assert await asyncio.to_thread(server.process.wait, 30) == 0
        guests.may_move(False)
        await asyncio.to_thread(server.start)
        await guests.all_back(TAKEN_OVER)
    assert {tuple(person.closed_with) for person in guests.everybody} == {(1012,)}
    await guests.nothing_lost_nothing_twice()
    await guests.leave()


@needs_proc
def test_processes_do_not_outlive_their_supervisor(postgres: Postgres, redis_server: Redis, tmp_path: Path) -> None:
    with several(postgres.database(), redis_server, tmp_path) as server:
        asyncio.run(_orphaned(server))
        server.start()  # at the same port
        assert httpx.get(f"{server.address}/healthz").status_code == 200


async def _orphaned(server: Serving) -> None:
    orphans = children(server)
    assert len(orphans) == PROCESSES
    async with Client(server.address, "Vera") as vera:
        server.kill()
        await becomes(lambda: not any(Path(f"/proc/{pid}").exists() for pid in orphans), "they live on")
        assert vera.socket is not None
        await vera.socket.wait_closed()
        assert vera.socket.close_code == 1012, "nobody was told"


@needs_proc
@pytest.mark.long
def test_a_process_waits_for_a_database_that_is_away(redis_server: Redis, tmp_path: Path) -> None:
    """Those that serve go on; one that was to be started again is, as soon as there is a database."""
    with Postgres() as postgres, several(postgres.database(), redis_server, tmp_path) as server:
        postgres.stop()
        os.kill(children(server)[0], signal.SIGKILL)
        until(lambda: logged(server, "not started"), "nobody says why")
        postgres.start()
        until(lambda: len(children(server)) == PROCESSES and len(sockets(server)) == PROCESSES)
        assert server.stop() == 0


@needs_proc
def test_a_process_that_dies_while_all_are_started_ends_it_with_one_sentence(
    postgres: Postgres, redis_server: Redis, tmp_path: Path
) -> None:
    server = several(postgres.database(), redis_server, tmp_path)
    with _starting(server) as starting:
        os.kill(until(lambda: children(server))[0], signal.SIGKILL)
        assert starting.wait(60) == 1
    assert "a server process ended while it was starting" in server.log.read_text()
    assert len(server.log.read_text().splitlines()) == 1


@needs_proc
def test_it_can_be_stopped_while_it_starts(postgres: Postgres, redis_server: Redis, tmp_path: Path) -> None:
    server = several(postgres.database(), redis_server, tmp_path)
    with _starting(server) as starting:
        begun = until(lambda: children(server))
        starting.terminate()
        assert starting.wait(60) == 0
    assert not any(Path(f"/proc/{pid}").exists() for pid in begun)
    assert server.log.read_text() == ""


@contextmanager
def _starting(server: Serving) -> Iterator[subprocess.Popen[str]]:
    """It is being started, and nobody waits until it is there."""
    process = server.launch()
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()
