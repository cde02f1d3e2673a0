"""What goes wrong in a simulated world, one thing after the other."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from igroteka.live.troubles import Elsewhere
from igroteka.tables.refusals import Refusal
from simulated.network import Lost

if TYPE_CHECKING:
    from collections.abc import Callable

    from simulated.worlds import Simulation

BIRTH = (0.1, 12.0)  # seconds until a process that has died is born again


class Storm:
    def __init__(self, simulation: Simulation) -> None:
        self.simulation = simulation
        self.luck = simulation.luck("storm")
        self._deafness = simulation.luck("deafness")
        self._tasks: list[asyncio.Task[None]] = []

    async def rages(self) -> None:
        world, shape = self.simulation, self.simulation.shape
        ends = world.loop.time() + shape.storm
        while shape.blows and world.loop.time() < ends:
            await asyncio.sleep(self.luck.expovariate(1 / shape.every))
            blow = self.luck.choice(shape.blows)
            world.trace(blow)
            self._strike(blow)
            if self.luck.random() < 0.1:
                world.look()
        await self._is_over()

    def _strike(self, blow: str) -> None:
        world = self.simulation
        known: dict[str, Callable[[], Any]] = {
            "disk-fails": self._disk_fails,
            "disk-silent": self._disk_silent,
            "disk-stalls": lambda: world.disk.stall(self.luck.uniform(0.5, 15)),
            "kill": lambda: self._later(self._kill()),
            "restart": lambda: self._later(self._restart()),
            "cut": lambda: self._cut(noticed=True),
            "half-open": lambda: self._cut(noticed=False),
            "slow-reader": self._slow_reader,
            "redis-forgets": self._redis_forgets,
            "redis-down": lambda: self._later(self._redis_down()),
            "redis-cut": lambda: self._later(self._redis_cut()),
            "two-owners": lambda: self._later(self._two_owners()),
            "bots-crash": lambda: self._bots_crash(0.3),
        }
        known[blow]()

    async def _is_over(self) -> None:
        world = self.simulation
        world.disk.heal()
        self._bots_crash(0.0)
        if self._tasks:
            await asyncio.wait(self._tasks)
        for task in self._tasks:
            task.result()
        for person in world.people:
            person.asleep_until = 0.0

    def _later(self, work: Any) -> None:
        self._tasks.append(asyncio.create_task(work))

    # Disks.

    def _disk_fails(self) -> None:
        self.simulation.disk.weather.fails = self.luck.choice([0.1, 0.5, 1.0])
        self._later(self._heals())

    def _disk_silent(self) -> None:
        self.simulation.disk.weather.silent = self.luck.choice([0.1, 0.5])
        self._later(self._heals())

    async def _heals(self) -> None:
        await asyncio.sleep(self.luck.uniform(0.5, 10))
        self.simulation.disk.heal()

    # Processes.

    async def _kill(self) -> None:
        world = self.simulation
        place = self.luck.randrange(len(world.processes))
        process = world.processes[place]
        if process is not None:
            world.processes[place] = None
            process.kill()
            await self._born_again(place)

    async def _restart(self) -> None:
        world = self.simulation
        place = self.luck.randrange(len(world.processes))
        process = world.processes[place]
        if process is not None:
            world.processes[place] = None
            try:
                await process.close()
            finally:
                await self._born_again(place)

    async def _born_again(self, place: int) -> None:
        await asyncio.sleep(self.luck.uniform(*BIRTH))
        await self.simulation.born(place)

    # Lines.

    def _cut(self, *, noticed: bool) -> None:
        wires = [wire for wire in self.simulation.network.wires if not wire.lost]
        for wire in self.luck.sample(wires, min(len(wires), self.luck.choice([1, 1, 3]))):
            wire.cut(noticed=noticed)

    def _slow_reader(self) -> None:
        person = self.luck.choice(self.simulation.people)
        person.asleep_until = self.simulation.loop.time() + self.luck.uniform(1, 20)

    # Redis.

    def _redis_forgets(self) -> None:
        if self.simulation.redis is not None:
            self.simulation.redis.forget()

    async def _redis_down(self) -> None:
        redis = self.simulation.redis
        assert redis is not None
        redis.down = True
        redis.hang_up()
        await asyncio.sleep(self.luck.uniform(0.2, 8))
        redis.down = False
        if self.luck.random() < 0.5:
            redis.forget()

    async def _redis_cut(self) -> None:
        """One process does not reach the others: its tables are taken over, and it does not know it. Perhaps it reaches
        them again and does not hear them.
        """
        alive = self.simulation.alive
        if alive:
            process = self.luck.choice(alive)
            assert process.redis is not None
            process.redis.cut = True
            await asyncio.sleep(self.luck.uniform(1, 12))
            process.redis.cut = False
            if self._deafness.random() < 0.5:
                process.redis.server.turn_from(process.redis)

    async def _two_owners(self) -> None:
        """A process takes a table that another one has."""
        alive, world = self.simulation.alive, self.simulation
        if not alive or not world.tables:
            return
        process, table = self.luck.choice(alive), self.luck.choice(world.tables)
        self._redis_forgets()
        with suppress(Lost, Elsewhere, Refusal):
            await process.does(process.hub.own(table))

    def _bots_crash(self, often: float) -> None:
        self.simulation.crashes = often
        for process in self.simulation.alive:
            process.thinkers.crashes = process.thinkers.stands_still = often
