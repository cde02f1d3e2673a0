"""Simulated worlds: the server's real tables, hub, storage, sockets and cluster in one thread, in a world that a seed
decides (deterministic simulation testing).

    python -m simulated.worlds --seed 123          from the folder tests, repeats a world and says what became of it
    python -m simulated.worlds --first 1 --count 1000

First there is a *storm*: disks fail, lines are cut, processes die and are born again, Redis forgets. Then there is
*calm*, in which every game goes on. In the end all is *quiet*, and everything is compared.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

import structlog

from igroteka.games import catalogue
from igroteka.tables.journal import Chose, Moved
from igroteka.tables.people import Person as Somebody
from igroteka.tables.terms import Clock, Terms
from server.parties import short
from simulated import invariants
from simulated.disk import Disk
from simulated.loop import Loop, Standstill
from simulated.network import Network
from simulated.people import Person
from simulated.processes import Process
from simulated.redis import Redis
from simulated.shapes import Shape, shape_of
from simulated.storms import Storm

if TYPE_CHECKING:
    from collections.abc import Iterator

    from igroteka.live.table import Table
    from simulated.network import Wire

ENOUGH = 6  # decisions in the calm that show that a game goes on
CALM = 900.0  # seconds in which they are taken
QUIET = 45.0  # seconds until everything has been said


@dataclass
class Outcome:
    """What became of a world."""

    digest: str
    seconds: float  # of the world's own time
    steps: int
    lines: int  # of journals
    over: int  # games
    hours: float = 0.0  # tables' hours
    log: list[dict[str, Any]] = field(default_factory=list, repr=False)


class Simulation:
    """One world, from its beginning to its end."""

    def __init__(self, seed: int, shape: Shape, *, aloud: bool = False) -> None:
        self.seed = seed
        self.shape = shape
        self.aloud = aloud  # says all that is told
        self.loop = Loop(self.luck("loop"), shuffled=shape.shuffled)
        self.disk = Disk(self.loop, self.luck("disk"))
        self.redis = Redis(self.loop, self.luck("redis")) if shape.processes > 1 else None
        self.network = Network(self.loop, shape.slow)
        self.processes: list[Process | None] = [None] * shape.processes
        self.people: list[Person] = []
        self.tables: list[str] = []
        self.log: list[dict[str, Any]] = []
        self.crashes = 0.0
        self._births = 0
        self._connections: Counter[str] = Counter()  # of each person
        self._digest = hashlib.sha256()

    def luck(self, of: str) -> random.Random:
        return random.Random(f"{self.seed} {of}")

    def run(self) -> Outcome:
        structlog.configure(processors=[cast("Any", self._note)])
        try:
            self.loop.run_until_complete(self._evening())
        except Standstill:
            raise invariants.Broken("nothing will ever happen any more") from None
        finally:
            seconds, steps, log = self.loop.time(), self.loop.steps, self.log[:]
            self.loop.end()
            structlog.reset_defaults()
        lines = sum(map(len, self.disk.journals.values()))
        over = len(self.disk.rows("SELECT id FROM tables WHERE status = 'over'"))
        return Outcome(self._digest.hexdigest(), seconds, steps, lines, over, seconds * len(self.tables) / 3600, log)

    def _note(self, logger: Any, method: str, event: dict[str, Any]) -> Any:
        self.log.append({"level": method, **event})
        self.trace(f"log {method} {event}")
        raise structlog.DropEvent

    # What there is.

    @property
    def alive(self) -> list[Process]:
        return [process for process in self.processes if process is not None]

    @property
    def in_memory(self) -> Iterator[Table]:
        return (table for process in self.alive for table in process.hub.tables.values())

    def connect(self, somebody: Somebody) -> Wire | None:
        if not self.alive:
            return None
        self._connections[somebody.id] += 1
        luck = self.luck(f"connection {self._connections[somebody.id]} of {somebody.id}")
        wire = self.network.wire(luck)
        luck.choice(self.alive).admits(somebody, wire)
        return wire

    def told(self, person: Person, message: dict[str, Any], text: str) -> None:
        if message["type"] == "table":
            invariants.shown_is_kept(self.disk, message)
        self.trace(f"{person.id} {text}")

    def done(self, person: Person, asked: dict[str, Any], answer: dict[str, Any], *, writes: bool) -> None:
        id = f"{person.id}/{asked['id']}"
        invariants.acknowledged_is_kept(self.disk, id, asked["table"], answer["version"], writes=writes)

    def trace(self, what: str) -> None:
        line = f"{self.loop.time():.6f} {what}"
        self._digest.update(line.encode())
        if self.aloud:
            print(line[:200])  # noqa: T201

    # What happens.

    async def _evening(self) -> None:
        for place in range(self.shape.processes):
            await self.born(place)
        for _ in range(self.shape.tables):
            await self._gather()
        await Storm(self).rages()
        await self._calm()
        await self._quiet()

    async def born(self, place: int) -> None:
        """A process begins, on the same disk, with a clock of its own."""
        self._births += 1
        luck = self.luck(f"process {self._births}")
        ahead = luck.choice([0.0, 0.0, luck.uniform(-3, 3), luck.uniform(-90, 90)]) if self._births > 1 else 0.0
        process = Process(self.loop, luck, self.disk, self.redis, self.shape.pace, ahead)
        process.thinkers.crashes = self.crashes
        await process.open()
        self.processes[place] = process

    async def _gather(self) -> None:
        """People come, sit down at a table, and a game begins."""
        luck = self.luck(f"table {len(self.tables)}")
        game = self.shape.game or luck.choice(catalogue.ids())
        low, high = catalogue.rules(game).PLAYERS
        players = luck.randint(low, min(high, low + 2))
        clock = Clock(luck.choice(["move", "game"]), luck.choice([5, 20, 60]), luck.choice([0, 5]))
        terms = Terms(game, players, short(game), clock=clock if luck.random() < self.shape.clocks else None)
        count = luck.randint(1, players)
        here = [await self._comes(f"p{len(self.people)}") for _ in range(count + self.shape.onlooker)]
        process = self.alive[0]
        table, _ = await process.does(process.hub.open_table(terms, here[0].id))
        self.tables.append(table)
        for seat, person in enumerate(here):
            person.table = table
            if seat < count:
                await person.insist("sit", seat=seat, salt=f"salt {seat}")
        await here[0].insist("start", fill=luck.choice(["easy", "medium"]))
        for seat, person in enumerate(here):
            person.play(table, seat if seat < count else -1)

    async def _comes(self, name: str) -> Person:
        store = self.alive[0].store
        known = await self.alive[0].does(store.add_person(name, f"code of {name}", id=name))
        person = Person(Somebody(known.id, known.name), self, self.luck(name), self.shape.lively)
        self.people.append(person)
        person.come()
        return person

    def look(self) -> None:
        """In the midst of the storm, too."""
        invariants.memory_is_what_the_journal_says(self.disk, self.in_memory)

    async def _calm(self) -> None:
        """Nothing goes wrong any more: every game goes on."""
        before = {table: self._decisions(table) for table in self.tables}
        ends = self.loop.time() + CALM
        for table in self.tables:
            while self._decisions(table) < before[table] + ENOUGH and not self._over(table):
                if self.loop.time() > ends:
                    raise invariants.Broken(f"a table stands still: {self._where(table)}")
                await asyncio.sleep(1.0)

    async def _quiet(self) -> None:
        """Nobody does anything, and everything has been said."""
        for person in self.people:
            person.moving = False
        for process in self.alive:
            process.world.pace = 1e6
        before, now = -1, 0
        ends = self.loop.time() + 60 * QUIET
        while before != now:
            await asyncio.sleep(QUIET)
            before, now = now, sum(map(len, self.disk.journals.values()))
            invariants.demand(self.loop.time() < ends, "it does not become quiet")
        invariants.journals_are_dense(self.disk)
        invariants.memory_is_what_the_journal_says(self.disk, self.in_memory)
        for table in self.tables:
            play = invariants.kept(self.disk, table).play()
            invariants.everybody_sees_it(play, [person for person in self.people if person.table == table])
            invariants.record_verifies(self.disk, play)
            invariants.clocks_charge_for_nothing_else(self.disk, table)
        invariants.only_they_are_here(self.in_memory, self.people)
        invariants.nothing_unexpected(self.log)

    def _decisions(self, table: str) -> int:
        return sum(isinstance(line.entry, Moved | Chose) for line in self.disk.journals.get(table, ()))

    def _over(self, table: str) -> bool:
        return any(person.status == "over" for person in self.people if person.table == table)

    def _where(self, table: str) -> str:
        play = invariants.kept(self.disk, table).play()
        here = [(person.seat, person.version) for person in self.people if person.table == table]
        return f"{play.game.id} at version {play.version}, waits for {play.moment.turn}, people see {here}"


def run(seed: int, shape: Shape | None = None, *, aloud: bool = False) -> Outcome:
    return Simulation(seed, shape or shape_of(seed), aloud=aloud).run()


def main() -> None:
    import argparse
    import time
    import traceback

    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--aloud", action="store_true")
    asked = parser.parse_args()
    seeds = [asked.seed] if asked.seed is not None else range(asked.first, asked.first + asked.count)
    began, hours, failed = time.monotonic(), 0.0, []
    for seed in seeds:
        try:
            outcome = run(seed, aloud=asked.aloud)
        except Exception as error:
            failed.append(seed)
            if asked.seed is not None:
                traceback.print_exc()
            print(f"seed {seed}: {type(error).__name__}: {str(error)[:300]}")  # noqa: T201
            continue
        hours += outcome.hours
        if asked.seed is not None:
            print(shape_of(seed))  # noqa: T201
            print(outcome)  # noqa: T201
    took = time.monotonic() - began
    print(f"{len(seeds)} worlds in {took:.1f} s, {hours:.1f} table-hours, failed: {failed}")  # noqa: T201


if __name__ == "__main__":
    main()
