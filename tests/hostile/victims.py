"""Uninvolved people, who go on while strangers misbehave, and measure what they feel of it.

They live in a process of their own, so that a stranger who is busy does not distort what they measure, and note how
late that process itself wakes up: on a machine with much to do, everybody waits.
"""

from __future__ import annotations

import asyncio
import http.client
import multiprocessing
import os
import random
import threading
import time
import traceback
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Self
from urllib.parse import urlsplit

import httpx

from server.client import Client
from server.company import at_least
from server.raw import RawSocket

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

    from server.serving import Serving

EVERY = 0.02  # seconds between two questions
PEOPLE = 6  # who ask in turn, each from an address of their own: nobody asks more often than one may
LOOK = 0.05  # seconds between looks at the server's memory and at where the tables are
QUARTER = 0.25
CURIOUS = 2.0  # seconds between two hints
AT_ONCE = 8  # who may come from one address at once; the others come second by second
FOR_EVER = 3600.0
FELT_LATER = 0.3  # seconds for which people still feel what has just ended

MEMORY = 300 * 2**20  # bytes that a server may take
P99, LONGEST = 0.1, 0.5  # seconds that somebody uninvolved may wait
TIMES = 5  # on a busy machine: so many times what was felt before, or what the machine itself made one wait
STANDSTILL, BUSY_STANDSTILL = 5.0, 15.0  # seconds that a table may wait for a bot
HINT = 15.0  # seconds until a hint is answered or refused
OPENED = 4.0  # seconds within which somebody has a table with bots
WARM = 120.0  # seconds within which games are compiled


class Waits(NamedTuple):
    """How long something took, in seconds."""

    number: int
    p50: float
    p99: float
    longest: float

    def __str__(self) -> str:
        return f"p50 {self.p50 * 1000:.1f} ms, p99 {self.p99 * 1000:.0f} ms, longest {self.longest * 1000:.0f} ms"


def waits(found: list[float]) -> Waits:
    if not found:
        return Waits(0, 0.0, 0.0, 0.0)
    order = sorted(found)
    return Waits(len(order), order[len(order) // 2], order[min(len(order) - 1, len(order) * 99 // 100)], order[-1])


@dataclass(frozen=True)
class Felt:
    """What uninvolved people have felt for some time."""

    seconds: float
    asked: Waits  # over HTTP, on connections that are there
    told: Waits  # on sockets that are there
    late: Waits  # how much later than it wanted to the measuring process woke up
    starved: Waits  # in every quarter of a second: for how long the server was ready to run and got no processor
    failures: list[str]  # questions that got no answer
    memory: int  # the most that the server had, in bytes
    descriptors: int
    standstill: float  # the longest that a table waited for its bots
    versions: tuple[int, ...]  # by which each of their tables went on
    hints: Waits  # until they were answered or refused
    unanswered: int  # hints of these

    def __str__(self) -> str:
        return (
            f"{self.seconds:.1f} s; HTTP {self.asked}; socket {self.told}; "
            f"own delay {self.late}; server without a processor {self.starved}; "
            f"{self.memory / 2**20:.0f} MiB; {self.descriptors} descriptors; "
            f"tables went on by {list(self.versions)}, standstill {self.standstill:.1f} s; "
            f"{self.hints.number} hints, longest {self.hints.longest:.1f} s"
        )


def undisturbed(before: Felt, during: Felt, *, memory: int = MEMORY) -> None:
    """Nobody had to wait, and the server has stayed small. On a busy machine everybody waits, whatever strangers do:
    the bounds are then some times of what was felt before, and of what the machine itself made people or server wait.
    """
    told = f"\nbefore: {before}\nduring: {during}"
    print(told)  # noqa: T201
    assert during.memory < memory, f"the server took too much memory{told}"
    assert not during.failures, f"questions without an answer: {during.failures[:3]}{told}"
    for name in ("asked", "told"):
        felt: Waits = getattr(during, name)
        usual: Waits = getattr(before, name)
        assert felt.number > 0, f"nothing was measured{told}"
        slower, gaps = 1 / max(0.05, 1 - during.starved.p50 / QUARTER), 2 * during.starved.longest
        often = max(slower * P99 + gaps, TIMES * usual.p99, TIMES * during.late.p99)
        long = max(slower * LONGEST + gaps, TIMES * usual.longest, TIMES * during.late.longest)
        assert felt.p99 <= often, f"people waited too often{told}"
        assert felt.longest <= long, f"somebody waited too long{told}"


class Victims:
    """`with Victims(server) as victims:` they come, and go on until the end.

    `tables`: at which they play, as (game, players, level of the bots); `hints`: somebody asks for hints all the time.
    """

    def __init__(self, server: Serving, tables: tuple[tuple[str, int, str], ...] = (), *, hints: bool = False) -> None:
        assert server.process is not None
        self._pipe, theirs = multiprocessing.Pipe()
        spawned = multiprocessing.get_context("spawn")
        about = (theirs, server.address, server.process.pid, tables, hints)
        self._process = spawned.Process(target=_live, args=about, daemon=True)

    def __enter__(self) -> Self:
        self._process.start()
        self._answer(60)  # they are there
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            self._pipe.send("leave")
        self._process.join(10)
        if self._process.is_alive():
            self._process.kill()

    def felt(self) -> Felt:
        """Since somebody asked last. Waits that have not ended count as long as they are."""
        with suppress(BrokenPipeError):  # then they have left word why
            self._pipe.send("felt")
        answer: Felt = self._answer(30)
        return answer

    def feel(self, seconds: float) -> Felt:
        """For so long, from now."""
        self.felt()
        time.sleep(seconds)
        return self.felt()

    def warm_up(self) -> None:
        """Play until bots and advisers have come to their own: the first time, games are compiled."""
        self.go_on(2, hints=2, standstill=WARM, hint=WARM)

    def go_on(self, steps: int, *, hints: int = 0, standstill: float = BUSY_STANDSTILL, hint: float = HINT) -> None:
        """Every table goes on by so many versions, and so many hints are answered or refused, none too late."""
        gone = [0 for _ in self.felt().versions]
        answered = 0
        while min(gone, default=steps) < steps or answered < hints:
            time.sleep(0.3)  # what they felt is asked of them, and costs them time
            felt = self.felt()
            assert felt.standstill < standstill, f"bots stand still: {felt}"
            assert felt.hints.longest < hint, f"hints are not answered: {felt}"
            gone = [before + more for before, more in zip(gone, felt.versions, strict=True)]
            answered += felt.hints.number - felt.unanswered

    def _answer(self, patience: float) -> Any:
        assert self._pipe.poll(patience), "the victims do not answer"
        kind, answer = self._pipe.recv()
        assert kind == "answer", answer
        return answer


def resident(pid: int) -> int:
    """Bytes of memory that a process has."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def descriptors(pid: int) -> int:
    return len(os.listdir(f"/proc/{pid}/fd"))


def starved_seconds(pid: int) -> float:
    """For how long the thread in which a server answers was ready to run and got no processor."""
    return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[1]) / 1e9


def processor_seconds(pid: int) -> float:
    """Processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    """The processes that a process has started: of a server, those in which bots think, and one that keeps track."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1]) == pid:
                found.append(int(folder.name))
    return found


def thinkers(pid: int) -> list[int]:
    """The processes in which a server's bots think."""
    found = []
    for child in children(pid):
        with suppress(OSError):
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(child)
    return found


# In the process of their own.


@dataclass
class Notes:
    """What has been measured since it was asked for last."""

    took: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)


class Probe(threading.Thread):
    """Asks a small question every few milliseconds. Those that would have been asked while one was not answered have
    waited, too.
    """

    def __init__(self, ask: Callable[[int], None]) -> None:
        super().__init__(daemon=True)
        self.ask = ask
        self.notes = Notes()
        self.asked_at: float | None = None

    def run(self) -> None:
        planned = time.monotonic()
        for number in range(10**9):
            time.sleep(max(0.0, planned - time.monotonic()))
            began = time.monotonic()
            self.notes.late.append(began - planned)
            self.asked_at = began
            try:
                self.ask(number % PEOPLE)
            except Exception as error:
                self.notes.failures.append(repr(error))
            now = time.monotonic()
            self.asked_at = None
            self.notes.took += _with_those_behind(now - began)
            planned = max(planned + EVERY, now)

    def take(self) -> Notes:
        found, self.notes = self.notes, Notes()
        since = self.asked_at
        if since is not None:
            found.took += _with_those_behind(time.monotonic() - since)
        return found


def _with_those_behind(took: float) -> list[float]:
    return [took - step * EVERY for step in range(int(took / EVERY) + 1)]


class Asking:
    """People with an HTTP connection each, over which they ask who they are."""

    def __init__(self, address: str) -> None:
        where = urlsplit(address)
        self.connections = []
        for person in range(PEOPLE):
            source = _own_address(person)
            token = _come(address, source)
            connection = http.client.HTTPConnection(
                str(where.hostname), where.port, timeout=FOR_EVER, source_address=(source, 0)
            )
            self.connections.append((connection, {"authorization": f"Bearer {token}"}))

    def ask(self, person: int) -> None:
        connection, headers = self.connections[person]
        try:
            connection.request("GET", "/api/me", headers=headers)
            answer = connection.getresponse()
            answer.read()
        except (http.client.HTTPException, OSError):
            connection.close()  # it opens again by itself
            raise
        assert answer.status == 200, answer.status


class Telling:
    """People with a socket each, on which they ask for the rule that forbids something."""

    def __init__(self, address: str) -> None:
        self.sockets = []
        for person in range(PEOPLE):
            source = _own_address(PEOPLE + person)
            token = _come(address, source)
            with _http(address, source, token) as client:
                terms = {"game": "dobro", "players": 2, "public": False}
                opened = client.post("/api/tables", json={"terms": terms})
                assert opened.status_code == 200, opened.text
            socket = RawSocket(address, token, source=source)
            socket.timeout(FOR_EVER)
            socket.send({"type": "hello", "v": 1})
            table = opened.json()["table"]
            socket.send({"type": "sit", "id": "sit", "table": table, "seat": 0})
            self.sockets.append((socket, table))
            self._until(socket, "sit")

    def ask(self, person: int) -> None:
        socket, table = self.sockets[person]
        socket.send({"type": "why", "id": "why", "table": table, "seat": 0, "zone": "hand"})
        self._until(socket, "why")

    def _until(self, socket: RawSocket, id: str) -> None:
        while socket.read().get("id") != id:
            pass


def _own_address(person: int) -> str:
    """From which nobody else comes, of these people or of others who are measuring."""
    return f"127.{16 + os.getpid() % 100}.{os.getpid() // 100 % 250}.{person + 1}"


def _come(address: str, source: str) -> str:
    with _http(address, source) as client:
        answer = client.post("/api/me", json={"name": "Somebody"})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["token"])


def _http(address: str, source: str, token: str = "") -> httpx.Client:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    transport = httpx.HTTPTransport(verify=False, local_address=source)
    return httpx.Client(base_url=address, transport=transport, timeout=60, headers=headers)


class Player:
    """Somebody who plays against bots, one game after the other, and moves at once."""

    def __init__(self, address: str, game: str, players: int, level: str) -> None:
        self.client = Client(address, "Vera")
        self.game, self.players, self.level = game, players, level
        self.table = ""
        self.standstill = 0.0
        self.versions = 0
        self.luck = random.Random(game)
        self._since = time.monotonic()
        self._where: tuple[str, int] = ("", -1)

    async def play(self, after: float) -> None:
        await asyncio.sleep(after)
        async with self.client as client:
            while True:
                self.table = await client.open(self.game, self.players, bots=self.level, spoken="friendly")
                await client.follow(self.table)
                await self._one_game()
                await client.send({"type": "unfollow", "table": self.table})  # one socket shows only so many

    async def _one_game(self) -> None:
        client = self.client
        while True:
            news = await client.until(self.table, lambda news: self.due(news) or _over(news), wait=FOR_EVER)
            if _over(news):
                return
            answer = await client.ask(
                "move", self.table, seat=0, token=self.luck.choice(client.offers(self.table)), wait=FOR_EVER
            )
            if answer["type"] == "done":
                await client.until(self.table, at_least(answer["version"]), wait=FOR_EVER)
            else:
                await asyncio.sleep(0.05)  # somebody was quicker, or the server is busy

    def due(self, news: dict[str, Any]) -> bool:
        return bool(news.get("views") and news["views"][0].get("offers")) and 0 not in news.get("ready", [])

    def look(self) -> None:
        """Note for how long the table has been waiting for its bots."""
        news = self.client.tables.get(self.table)
        now = time.monotonic()
        where = (self.table, news["version"] if news else -1)
        if where != self._where or news is None or self.due(news) or _over(news):
            self.versions += where != self._where
            self._since, self._where = now, where
        self.standstill = max(self.standstill, now - self._since)

    def take(self) -> tuple[float, int]:
        self.look()
        found = self.standstill, self.versions
        self.standstill, self.versions = 0.0, 0
        return found


def _over(news: dict[str, Any]) -> bool:
    return bool(news["sheet"]["status"] == "over")


class Curious:
    """Somebody who asks for hints and never moves."""

    def __init__(self, address: str) -> None:
        self.client = Client(address, "Curious")
        self.took: list[float] = []
        self.asked_at: float | None = None

    async def ask(self) -> None:
        async with self.client as client:
            table = await client.open("dobro", 2, bots="easy", spoken="friendly")
            await client.follow(table)
            await client.until(table, lambda news: bool(client.offers(table)), wait=FOR_EVER)
            while True:
                self.asked_at = time.monotonic()
                await client.ask("hint", table, seat=0, wait=FOR_EVER)
                self.took.append(time.monotonic() - self.asked_at)
                self.asked_at = None
                await asyncio.sleep(CURIOUS)

    def take(self) -> list[float]:
        found, self.took = self.took, []
        return found if self.asked_at is None else [*found, time.monotonic() - self.asked_at]


def _live(pipe: Connection, address: str, pid: int, tables: tuple[tuple[str, int, str], ...], hints: bool) -> None:
    try:
        asyncio.run(_measure(pipe, address, pid, tables, hints))
    except Exception:
        pipe.send(("trouble", traceback.format_exc()))


async def _measure(
    pipe: Connection, address: str, pid: int, tables: tuple[tuple[str, int, str], ...], hints: bool
) -> None:
    probes = [await asyncio.to_thread(lambda: Probe(Asking(address).ask))]
    probes.append(await asyncio.to_thread(lambda: Probe(Telling(address).ask)))
    players = [Player(address, *table) for table in tables]
    curious = [Curious(address)] if hints else []
    tasks = [asyncio.create_task(player.play(max(0, n - AT_ONCE))) for n, player in enumerate(players)]
    tasks += [asyncio.create_task(one.ask()) for one in curious]
    for probe in probes:
        probe.start()
    pipe.send(("answer", None))
    memory, files, began = 0, 0, time.monotonic()
    starved: list[float] = []
    so_far, looked = starved_seconds(pid), began
    while True:
        for task in tasks:
            if task.done():
                task.result()  # raises what went wrong
        with suppress(OSError):
            memory, files = max(memory, resident(pid)), max(files, descriptors(pid))
            if time.monotonic() - looked >= QUARTER or pipe.poll():
                before, so_far, looked = so_far, starved_seconds(pid), time.monotonic()
                starved.append(so_far - before)
        for player in players:
            player.look()
        if pipe.poll():
            if pipe.recv() == "leave":
                os._exit(0)  # whatever waits for an answer
            asked, told = (probe.take() for probe in probes)
            stood = [player.take() for player in players]
            felt = Felt(
                seconds=time.monotonic() - began,
                asked=waits(asked.took),
                told=waits(told.took),
                late=waits(asked.late + told.late),
                starved=waits(starved),
                failures=asked.failures + told.failures,
                memory=memory,
                descriptors=files,
                standstill=max((longest for longest, _ in stood), default=0.0),
                versions=tuple(versions for _, versions in stood),
                hints=waits([took for one in curious for took in one.take()]),
                unanswered=sum(one.asked_at is not None for one in curious),
            )
            pipe.send(("answer", felt))
            memory, files, starved, began = 0, 0, [], time.monotonic()
        await asyncio.sleep(LOOK)
