"""A long evening: people who play, bots of all levels, strangers who do everything that strangers do, and restarts.

The evening has equal parts, and at the end of each the server is told to stop or is killed, in turn; so every part ends
with a process of the same age. In the first part there are no strangers: what people feel then is what they are used
to. Every part measures the same, and in the end nothing that was acknowledged is lost or done twice.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import httpx

from hostile.misdeeds import Gang
from hostile.victims import (
    BUSY_STANDSTILL,
    HINT,
    MEMORY,
    Felt,
    Victims,
    children,
    descriptors,
    processor_seconds,
    resident,
    undisturbed,
)
from server.company import Guests
from server.steadfast import Steadfast

if TYPE_CHECKING:
    from server.serving import Serving

PARTS = 9
SHORTEST = 25.0  # seconds of a part
QUIET = 8.0  # seconds at the end of a part without strangers: connections that nobody uses have ended
BACK = 30.0  # seconds within which everybody is back on a busy machine
CALM = 0.15  # seconds that somebody thinks at least
PLAYED = (("dobro", 2, "hard"), ("pairs", 3, "medium"), ("zabiray", 3, "easy"))
SLOWEST = 10.0  # seconds that a command may take while the server is up; windows of some seconds are waited for
# What Python's own helper says when it clears up after a server that was killed.
EXPLAINED = ("resource_tracker: There appear to be", "warnings.warn('resource_tracker")
FILES = 20  # descriptors that the last third may have more: processes that think come and go
GROWTH, ROOM = 1.25, 15 * 2**20  # that the last third may have more memory than the first


class Calm(Steadfast):
    """Somebody who thinks for a moment, asks again when too many ask, and remembers how long answers took."""

    def __init__(self, address: str, name: str, token: str = "") -> None:
        super().__init__(address, name, token)
        self.waits: list[tuple[float, float]] = []  # when a command was given, and when it was answered

    async def insist(self, kind: str, table: str, **fields: Any) -> dict[str, Any]:
        await asyncio.sleep(CALM)
        began = time.monotonic()
        answer = await super().insist(kind, table, **fields)
        self.waits.append((began, time.monotonic()))
        return answer

    async def open_for_sure(self, game: str, players: int, **terms: Any) -> str:
        body = {"terms": {"game": game, "players": players, **terms}}
        while True:
            try:
                answer = await self.http.post("/api/tables", json=body)
                if answer.status_code == 200:
                    return str(answer.json()["table"])
                assert answer.status_code in (429, 503), answer.text
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.3)  # as people ask again

    async def record(self, table: str) -> bytes:
        while True:
            try:
                answer = await self.http.get(f"/api/tables/{table}/record")
                if answer.status_code == 200:
                    return answer.content
                assert answer.status_code in (429, 503), answer.text
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.3)  # as people ask again


class Part(NamedTuple):
    """What was measured in a part of the evening."""

    felt: Felt
    memory: int  # at the end, when strangers have gone
    thinkers: int  # memory of the processes in which bots think
    descriptors: int
    processor: float  # share of one that the server took
    commands: int  # that were acknowledged so far
    ended: str
    back: float  # seconds until all were back after the restart


class Soak:
    def __init__(self, server: Serving, seconds: float, seed: int = 1) -> None:
        self.server = server
        self.length = max(SHORTEST, seconds / PARTS)
        self.count = max(3, round(seconds / self.length))
        self.seed = seed
        self.parts: list[Part] = []
        self.down: list[tuple[float, float]] = []  # when the server was away
        self.misdeeds: Counter[str] = Counter()

    async def spend(self) -> None:
        guests = Guests(self.server, self.seed, Calm)
        with Gang(self.server.address, self.seed) as gang:
            async with guests.playing():
                for number in range(self.count):
                    await self._part(number, guests, gang)
                guests.may_move(False)
                await guests.all_back(BACK)
            self.misdeeds = await asyncio.to_thread(gang.done)
        self.guests = guests
        print(self.told())  # noqa: T201
        await guests.nothing_lost_nothing_twice()
        await guests.leave()

    async def _part(self, number: int, guests: Guests, gang: Gang) -> None:
        server = self.server
        assert server.process is not None
        pid, began = server.process.pid, time.monotonic()
        victims = await asyncio.to_thread(Victims(server, PLAYED, hints=True).__enter__)
        try:
            if number == 0:
                await asyncio.to_thread(victims.warm_up)
                began = time.monotonic()
            await asyncio.to_thread(victims.felt)
            gang.may(number > 0)
            await asyncio.sleep(max(1.0, self.length - QUIET - (time.monotonic() - began)))
            felt = await asyncio.to_thread(victims.felt)
            gang.may(False)
            await asyncio.to_thread(gang.done)  # they have let go
            await asyncio.sleep(QUIET)
        finally:
            await asyncio.to_thread(victims.__exit__)
        share = processor_seconds(pid) / max(1.0, time.monotonic() - began)
        memory, files, minds = resident(pid), descriptors(pid), sum(_size(child) for child in children(pid))
        ended, back = await self._restart(number, guests)
        self.parts.append(Part(felt, memory, minds, files, share, guests.commands, ended, back))

    async def _restart(self, number: int, guests: Guests) -> tuple[str, float]:
        began = time.monotonic()
        if number % 2:
            self.server.kill()
            how = "killed"
        else:
            status = await asyncio.to_thread(self.server.stop)
            assert status == 0, f"told to stop, the server ended with {status}"
            how = "stopped"
        guests.may_move(False)
        await asyncio.to_thread(self.server.start)
        back = await guests.all_back(BACK)
        self.down.append((began, time.monotonic()))
        await guests.move_on()
        return how, back

    # What came of it.

    def longest_wait(self) -> float:
        """Of a command that was given and answered while the server was up."""
        return max(
            (
                ended - began
                for person in self.guests.everybody
                if isinstance(person, Calm)
                for began, ended in person.waits
                if not any(began < up and ended > away for away, up in self.down)
            ),
            default=0.0,
        )

    def log(self) -> tuple[Counter[str], list[str]]:
        """Warnings of the log by kind, and all lines that are errors."""
        warnings: Counter[str] = Counter()
        errors = []
        for line in self.server.log.read_text().splitlines():
            if any(sign in line for sign in EXPLAINED):
                continue
            try:
                entry = json.loads(line)
            except ValueError:
                errors.append(line)  # the server writes nothing else
                continue
            if entry.get("level") in ("error", "critical"):
                errors.append(line)
            elif entry.get("level") == "warning":
                warnings[entry["event"]] += 1
        return warnings, errors

    def thirds(self, measured: str) -> tuple[float, float]:
        """The median of a figure in the first and in the last third of the parts with strangers."""
        found = [getattr(part, measured) for part in self.parts[1:]]
        third = max(1, len(found) // 3)
        return statistics.median(found[:third]), statistics.median(found[-third:])

    def judge(self) -> None:
        """What must hold, whatever strangers did."""
        alone, *others = self.parts
        assert alone.felt.memory < MEMORY, alone.felt
        for part in others:
            undisturbed(alone.felt, part.felt)
            assert part.felt.standstill < BUSY_STANDSTILL, part.felt
            assert part.felt.hints.longest < HINT, part.felt
        first, last = self.thirds("memory")
        assert last < GROWTH * first + ROOM, f"memory grows: {first / 2**20:.0f} MiB, {last / 2**20:.0f} MiB"
        first, last = self.thirds("descriptors")
        assert last <= first + FILES, f"descriptors grow: {first}, {last}"
        assert self.longest_wait() < SLOWEST, f"somebody waited for {self.longest_wait():.1f} s"
        _, errors = self.log()
        assert not errors, f"{len(errors)} errors in the log: {errors[:3]}"

    def told(self) -> str:
        """The figures as a table that a manual can show."""
        lines = [
            "",
            "| part | strangers | HTTP p99, longest (ms) | socket p99, longest (ms) | longest standstill of a bot (s) "
            "| longest hint (s) | most memory, at the end (MiB) | bots' processes (MiB) | descriptors | processor "
            "| ended | all back (s) |",
            "|" + "---|" * 12,
        ]
        for number, part in enumerate(self.parts):
            felt = part.felt
            lines.append(
                f"| {number + 1} | {'yes' if number else 'no'} "
                f"| {felt.asked.p99 * 1000:.0f}, {felt.asked.longest * 1000:.0f} "
                f"| {felt.told.p99 * 1000:.0f}, {felt.told.longest * 1000:.0f} "
                f"| {felt.standstill:.1f} | {felt.hints.longest:.1f} "
                f"| {felt.memory / 2**20:.0f}, {part.memory / 2**20:.0f} | {part.thinkers / 2**20:.0f} "
                f"| {part.descriptors} | {part.processor:.0%} | {part.ended} | {part.back:.2f} |"
            )
        warnings, errors = self.log()
        games = sum(len(company.finished) for company in self.guests.companies)
        again = sum(person.returns for person in self.guests.everybody)
        size = Path(self.server.database).stat().st_size / 2**20
        lines += [
            "",
            f"{self.count} parts of {self.length:.0f} s; {self.guests.commands} commands acknowledged, {games} games "
            f"finished, {again} times somebody came back; longest wait for a command {self.longest_wait():.1f} s; "
            f"database {size:.1f} MiB",
            f"strangers: {dict(sorted(self.misdeeds.items()))}",
            f"log: {len(errors)} errors, warnings {dict(warnings)}",
        ]
        return "\n".join(lines)


def _size(pid: int) -> int:
    try:
        return resident(pid)
    except OSError:  # it has just ended
        return 0
