"""What is added to journals, gathered and committed together (group commit).

Many tables write at the same time, a line or two each: so the disk is waited for once for all of them.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError

from igroteka.live.keeping import Append, Stale
from igroteka.server.storage.appending import append_all
from igroteka.server.storage.noting import Note
from igroteka.server.storage.transactions import fulfil

if TYPE_CHECKING:
    from igroteka.server.storage.transactions import Transactions

TOGETHER = 256  # appends, or notes, in one transaction
NOTED_EVERY = 0.5  # seconds in which notes are gathered


class Gathering:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self._waiting: asyncio.Queue[tuple[Append | Note, asyncio.Future[None]]] = asyncio.Queue()
        self._notes: list[tuple[Note, asyncio.Future[None]]] = []
        self._writers: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Write what is handed over from now on. A table never waits for two appends."""
        writers = range(self._transactions.writers)
        self._writers = [asyncio.create_task(self._write(), name="journals") for _ in writers]

    async def close(self) -> None:
        """Whatever was handed over is written first."""
        self._hand_over_notes()
        while not self._waiting.empty():
            await asyncio.sleep(0.005)
        for writer in self._writers:
            writer.cancel()
            with suppress(asyncio.CancelledError):
                await writer

    async def append(self, wanted: Append) -> None:
        """When this returns it is on the disk. Stale: the table is somebody else's."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((wanted, done))
        await done

    async def note(self, wanted: Note) -> None:
        """Write down who sits at a table, together with what there is to note of others."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        if not self._notes:
            loop.call_later(NOTED_EVERY, self._hand_over_notes)
        self._notes.append((wanted, done))
        await done

    def _hand_over_notes(self) -> None:
        for noted in self._notes:
            self._waiting.put_nowait(noted)
        self._notes.clear()

    async def _write(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < TOGETHER:
                batch.append(self._waiting.get_nowait())
            try:
                stale = await self._commit([wanted for wanted, _ in batch])
            except Exception as error:
                await self._one_by_one(batch, error)
                continue
            for wanted, done in batch:
                refused = isinstance(wanted, Append) and wanted.table in stale
                fulfil(done, None, Stale(wanted.table) if refused else None)

    async def _one_by_one(self, batch: list[tuple[Append | Note, asyncio.Future[None]]], error: Exception) -> None:
        """One append that fails does not take the others with it."""
        for wanted, done in batch:
            trouble: Exception | None = None
            try:
                if len(batch) == 1:
                    raise error
                if await self._commit([wanted]):
                    trouble = Stale(wanted.table)
            except IntegrityError:
                trouble = Stale(wanted.table)
            except Exception as failed:
                trouble = failed
            fulfil(done, None, trouble)

    async def _commit(self, batch: list[Append | Note]) -> set[str]:
        appends = [wanted for wanted in batch if isinstance(wanted, Append)]
        notes = [wanted for wanted in batch if isinstance(wanted, Note)]
        return await self._transactions.write(append_all, appends, notes)
