"""Somebody who comes back whenever the connection is lost, and asks again for what was not answered."""

from __future__ import annotations

import asyncio
import time
import uuid
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from server.client import Client

LOST = (ConnectionError, WebSocketException, TimeoutError, OSError)
AGAIN = 0.03  # seconds after which somebody tries again
AWAY = 30.0  # seconds after which a server that does not come back is a failure


class Steadfast(Client):
    def __init__(self, address: str, name: str, token: str = "") -> None:
        super().__init__(address, name, token)
        self.acknowledged: dict[str, dict[str, int]] = {}  # by table: the ids of commands that were done, and versions
        self.refused: list[dict[str, Any]] = []
        self.asking = 0  # commands that wait for their answer
        self.returns = 0
        self.closed_with: list[int] = []
        self._coming_back = asyncio.Lock()

    @property
    def connected(self) -> bool:
        return self._reader is not None and not self._reader.done()

    async def insist(self, kind: str, table: str, **fields: Any) -> dict[str, Any]:
        """A command that is sent again, with the same id, until it is answered."""
        id = uuid.uuid4().hex
        self.asking += 1
        try:
            while True:
                try:
                    answer = await self.ask(kind, table, id=id, **fields)
                except LOST:
                    await asyncio.sleep(0.01)  # so that the reader notices, too
                    await self.come_back()
                    continue
                if answer["type"] == "done":
                    self.acknowledged.setdefault(table, {})[id] = answer["version"]
                elif answer["code"] == "restarting":
                    await asyncio.sleep(AGAIN)
                    continue
                else:
                    self.refused.append(answer)
                return answer
        finally:
            self.asking -= 1

    async def come_back(self) -> None:
        """Connect again and follow the tables from the versions that are known."""
        async with self._coming_back:
            if self.connected:
                return
            if self.socket is not None and self.socket.close_code is not None:
                self.closed_with.append(self.socket.close_code)
            deadline = asyncio.get_running_loop().time() + AWAY
            while True:
                try:
                    await self.connect()
                    for table, known in list(self.tables.items()):
                        await self.send({"type": "follow", "table": table, "since": known["version"]})
                    self.returns += 1
                    return
                except LOST:
                    assert asyncio.get_running_loop().time() < deadline, "the server did not come back"
                    await asyncio.sleep(AGAIN)

    async def stay(self) -> None:
        """Come back for ever, also when nothing is asked."""
        while True:
            if not self.connected:
                await self.come_back()
            await asyncio.sleep(AGAIN)

    async def open_for_sure(self, game: str, players: int, **terms: Any) -> str:
        while True:
            try:
                return await self.open(game, players, **terms)
            except httpx.TransportError:
                await asyncio.sleep(AGAIN)

    async def record(self, table: str) -> bytes:
        """Where a process has died before it wrote down that a game is over, whoever looks at the table has it done."""
        deadline = time.monotonic() + 2 * AWAY
        while True:
            try:
                answer = await self.http.get(f"/api/tables/{table}/record")
                if answer.status_code == 200:
                    return answer.content
                assert answer.json()["code"] == "not-over", answer.text
                assert time.monotonic() < deadline, answer.text
                await self.follow(table)
            except (httpx.TransportError, *LOST):
                assert time.monotonic() < deadline, "the server does not come back"
            await asyncio.sleep(AGAIN)
