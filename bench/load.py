"""A server under load: many tables of people who move at a human pace.

A move is measured from sending it to its arrival at the last of the table's players. The server and this driver run on
a core each.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import resource
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table as Columns

from boardgame_io import BoardgameIo
from crowd import in_parallel, play
from our_server import Igroteka

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowd import Player, Table, Tally
    from servers import Server

EXAMPLES = """examples:
  python bench/load.py                                     500 tables of Dobro, 2,000 sockets, a minute
  python bench/load.py --tables 50 --seconds 10 --json     a quick look, for programs
  python bench/load.py --every 1                           three times as many moves
  python bench/load.py --game kitty --players 4            secret choices at the same time
  python bench/load.py --server igroteka --server boardgame.io --server boardgame.io-files
  python bench/load.py --database postgresql://me@localhost/load
  python bench/load.py --database postgresql://me@localhost/load --redis redis://localhost --processes 2 --one-port
"""
SERVERS = ("igroteka", "boardgame.io", "boardgame.io-files")
SETTLE = 2.0  # seconds for memory to come to rest before it is read
KIB, MIB = 1024, 1024 * 1024


class Took(Struct):
    """Milliseconds."""

    p50: float
    p95: float
    p99: float
    max: float


class Report(Struct):
    server: str
    storage: str
    game: str
    tables: int
    sockets: int
    seconds: float
    every: float
    processes: int
    moves: int
    moves_per_second: float
    views_per_second: float
    bytes_per_view: float
    last_viewer_ms: Took
    answer_ms: Took
    lost: dict[str, int]
    cpu_ms_per_move: float
    server_busy: float  # of one core
    driver_busy: float
    rss_start_mib: float
    rss_mib: float
    kib_per_idle_connection: float
    kib_per_following_connection: float


def main(arguments: Sequence[str] | None = None) -> int:
    wanted = _parser().parse_args(arguments)
    _allow_many_files(wanted.tables * wanted.players)
    console = Console(stderr=wanted.json)
    found = []
    for name in wanted.server or ["igroteka"]:
        with tempfile.TemporaryDirectory(prefix="load-") as folder:
            found.append(_run(name, wanted, Path(folder), console))
    if wanted.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")
    else:
        console.print(_columns(found))
    return 1 if any(report.lost for report in found) else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--server", action="append", choices=SERVERS, help="which to measure, one after the other")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--game", default="dobro", help="of Igroteka, with friendly spoken rules (default: dobro)")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--every", type=float, default=3.0, help="seconds between a table's moves, on average")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to measure")
    parser.add_argument("--warm-up", type=float, default=10.0)
    parser.add_argument("--database", default="", help="of Igroteka; without it, a temporary SQLite file")
    parser.add_argument("--redis", default="")
    parser.add_argument("--processes", type=int, default=1, help="server processes; more than one need --redis")
    parser.add_argument("--one-port", action="store_true", help="they are of one command; all share all cores")
    parser.add_argument("--json", action="store_true")
    return parser


def _allow_many_files(sockets: int) -> None:
    """Each socket is a file, here and in the server, which inherits the limit."""
    wanted = sockets + 256
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        if hard != resource.RLIM_INFINITY and hard < wanted:
            raise SystemExit(f"{sockets} sockets need {wanted} files, and {hard} are allowed: raise `ulimit -n`")
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _start(name: str, wanted: argparse.Namespace, folder: Path) -> Server:
    """The server on the first cores, the driver on the last; with --one-port all are wherever the system puts them."""
    if wanted.one_port:
        return Igroteka(folder, wanted, [None])
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    if len(cores) > 1:
        os.sched_setaffinity(0, {cores.pop()})
    if name == "igroteka":
        places = [cores[i % len(cores)] if cores else None for i in range(wanted.processes)]
        return Igroteka(folder, wanted, places)
    return BoardgameIo(folder, wanted.players, cores[0] if cores else None, files=name.endswith("files"))


def _run(name: str, wanted: argparse.Namespace, folder: Path, console: Console) -> Report:
    allowed = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
    server = _start(name, wanted, folder)
    try:
        with asyncio.Runner(loop_factory=_loop()) as runner:
            return runner.run(_measure(server, wanted, console))
    finally:
        if allowed:
            os.sched_setaffinity(0, allowed)
        for process in server.processes:
            process.stop()


def _loop() -> type[asyncio.AbstractEventLoop]:
    try:
        import uvloop
    except ImportError:
        return asyncio.SelectorEventLoop
    return uvloop.Loop


async def _measure(server: Server, wanted: argparse.Namespace, console: Console) -> Report:
    pids = ", ".join(str(process.pid) for process in server.processes)
    console.print(f"{server.name} ({server.storage}), process {pids}: {wanted.tables} tables of {wanted.players}")
    people = await server.admit(wanted.tables * wanted.players)
    await asyncio.sleep(SETTLE)
    start = server.resident()
    await in_parallel(server.connect, people)
    await asyncio.sleep(SETTLE)
    idle = server.resident()
    tables = await _seated(server, people, wanted.players)
    await asyncio.sleep(SETTLE)
    following = server.resident()
    console.print(
        f"{len(people)} sockets, {len(tables)} games begun; {wanted.seconds:g} s from {wanted.warm_up:g} s on"
    )
    gc.collect()
    gc.freeze()
    marks: list[_Mark] = []
    tally = await play(
        tables, wanted.every, wanted.warm_up, wanted.seconds, lambda: marks.append(_Mark(server, people))
    )
    report = _report(server, wanted, tally, *marks)
    report.rss_start_mib = start / MIB
    report.rss_mib = server.resident() / MIB
    report.kib_per_idle_connection = (idle - start) / len(people) / KIB
    report.kib_per_following_connection = (following - start) / len(people) / KIB
    for player in people:
        if player.socket is not None:
            if player.socket.closed:
                report.lost["connection closed"] = report.lost.get("connection closed", 0) + 1
            player.socket.close()
    await server.stop()
    return report


async def _seated(server: Server, people: Sequence[Player], players: int) -> list[Table]:
    tables: list[Table] = []

    async def sit_down(first: int) -> None:
        tables.append(await server.seat(people[first : first + players]))

    await in_parallel(sit_down, range(0, len(people), players))
    return tables


class _Mark:
    """How much has been used and heard at a moment."""

    def __init__(self, server: Server, people: Sequence[Player]) -> None:
        self.at = time.perf_counter()
        self.server = server.cpu_seconds()
        self.driver = time.process_time()
        self.views = sum(player.heard for player in people)
        self.bytes = sum(player.bytes for player in people)


def _report(server: Server, wanted: argparse.Namespace, tally: Tally, first: _Mark, last: _Mark) -> Report:
    seconds = last.at - first.at
    moves, views = len(tally.seen), last.views - first.views
    return Report(
        server=server.name,
        storage=server.storage,
        game=wanted.game if server.name == "igroteka" else "climb",
        tables=wanted.tables,
        sockets=wanted.tables * wanted.players,
        seconds=seconds,
        every=wanted.every,
        processes=wanted.processes if server.name == "igroteka" else 1,
        moves=moves,
        moves_per_second=moves / seconds,
        views_per_second=views / seconds,
        bytes_per_view=(last.bytes - first.bytes) / max(1, views),
        last_viewer_ms=_took(tally.seen),
        answer_ms=_took(tally.answered),
        lost=dict(tally.lost),
        cpu_ms_per_move=(last.server - first.server) * 1000 / max(1, moves),
        server_busy=(last.server - first.server) / seconds,
        driver_busy=(last.driver - first.driver) / seconds,
        rss_start_mib=0,
        rss_mib=0,
        kib_per_idle_connection=0,
        kib_per_following_connection=0,
    )


def _took(seconds: Sequence[float]) -> Took:
    ordered = sorted(seconds) or [0.0]

    def at(share: float) -> float:
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000

    return Took(at(0.5), at(0.95), at(0.99), ordered[-1] * 1000)


def _columns(reports: Sequence[Report]) -> Columns:
    shown = Columns("", *(f"{report.server}, {report.storage}" for report in reports))
    lines: dict[str, list[str]] = {}
    for one in reports:
        seen, answer = one.last_viewer_ms, one.answer_ms
        for name, value in {
            "tables × players": f"{one.tables} × {one.sockets // one.tables}",
            "moves in all, a second": f"{one.moves}, {one.moves_per_second:.0f}",
            "views a second, bytes each": f"{one.views_per_second:.0f}, {one.bytes_per_view:.0f}",
            "to the last viewer: p50": f"{seen.p50:.1f} ms",
            "  p95": f"{seen.p95:.1f} ms",
            "  p99": f"{seen.p99:.1f} ms",
            "  max": f"{seen.max:.1f} ms",
            "to the answer: p50, p99": f"{answer.p50:.1f}, {answer.p99:.1f} ms",
            "lost": str(sum(one.lost.values())),
            "server: CPU a move": f"{one.cpu_ms_per_move:.2f} ms",
            "server: busy": f"{one.server_busy:.0%} of a core",
            "driver: busy": f"{one.driver_busy:.0%} of a core",
            "memory at the start, at the end": f"{one.rss_start_mib:.0f}, {one.rss_mib:.0f} MiB",
            "memory a connection: idle": f"{one.kib_per_idle_connection:.1f} KiB",
            "  at a table, its share included": f"{one.kib_per_following_connection:.1f} KiB",
        }.items():
            lines.setdefault(name, []).append(value)
    for name, values in lines.items():
        shown.add_row(name, *values)
    return shown


if __name__ == "__main__":
    sys.exit(main())
