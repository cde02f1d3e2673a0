"""boardgame.io under load: its lobby over HTTP, its messages in Socket.IO's frames."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
from msgspec import Struct

from crowd import Move, Player, Table
from processes import Process
from servers import FRESH, Server

if TYPE_CHECKING:
    from collections.abc import Sequence

FOLDER = Path(__file__).with_name("boardgame-io")
GAME = "climb"
EVENT = f"42/{GAME},".encode()
PATIENCE = 30.0


class _Hand(Struct):
    hand: list[int]


class _Board(Struct):
    good: int
    pile: list[int]
    players: dict[str, _Hand]


class _Turn(Struct):
    currentPlayer: str  # noqa: N815


class _State(Struct):
    G: _Board
    ctx: _Turn


class _Synced(Struct):
    state: _State


_update = msgspec.json.Decoder(tuple[str, str, _State, Any]).decode
_sync = msgspec.json.Decoder(tuple[str, str, _Synced]).decode


class Client(Player):
    def __init__(self) -> None:
        super().__init__()
        self.credentials = ""
        self.greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(self, data: bytes) -> None:
        if data == b"2":  # ping
            self.say(b"3")
        elif data.startswith(b"0"):
            self.say(f"40/{GAME},".encode())
        elif data.startswith(b"40"):
            self.greeted.set_result(None)
        elif data.startswith((EVENT + b'["update"', EVENT + b'["sync"')):
            at = data.index(b'"_stateID":') + 11
            end = at
            while data[end : end + 1].isdigit():
                end += 1
            self.sees(int(data[at:end]), data)

    def emit(self, *event: Any) -> bytes:
        return EVENT + json.dumps(event).encode()

    def state(self) -> _State:
        body = self.latest[len(EVENT) :]
        return _update(body)[2] if body.startswith(b'["update"') else _sync(body)[2].state


class Match(Table):
    def __init__(self, clients: Sequence[Client], id: str, luck: random.Random) -> None:
        super().__init__(clients)
        self.clients = clients
        self.id = id
        self._luck = luck

    def choose(self) -> Move | None:
        client = self.clients[int(self.clients[0].state().ctx.currentPlayer)]
        board = client.state().G
        me = str(client.seat)
        can: list[tuple[str, list[int]]] = [("play", [card]) for card in board.players[me].hand if card >= board.good]
        if board.pile:
            can.append(("take", []))
        kind, args = self._luck.choice(can)
        payload = {"type": kind, "args": args, "playerID": me, "credentials": client.credentials}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return Move(client, client.emit("update", action, client.version, self.id, me))

    async def renew(self) -> None:
        """The game has no end."""


class BoardgameIo(Server):
    name = "boardgame.io"

    def __init__(self, folder: Path, players: int, core: int | None, *, files: bool) -> None:
        node = shutil.which("node")
        if node is None or not (FOLDER / "node_modules").is_dir():
            raise RuntimeError(f"boardgame.io is not there: install Node.js, then `npm ci` in {FOLDER}")
        self.storage = "flat files" if files else "memory"
        self.players = players
        storage = str(folder / "matches") if files else "memory"
        env = {"NODE_ENV": "production", "PORT": "0", "STORAGE": storage}
        self.processes = [Process([node, str(FOLDER / "server.js")], folder, env, core)]
        self._http = httpx.AsyncClient(timeout=60, base_url=self.processes[0].address, limits=FRESH)
        self._matches = 0

    async def admit(self, people: int) -> Sequence[Client]:
        return [Client() for _ in range(people)]

    async def connect(self, player: Player) -> None:
        assert isinstance(player, Client)
        url = self.processes[0].address.replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket"
        await player.connect(url, {})
        await asyncio.wait_for(player.greeted, PATIENCE)

    async def seat(self, players: Sequence[Player]) -> Table:
        clients = [player for player in players if isinstance(player, Client)]
        made = await self._http.post(f"/games/{GAME}/create", json={"numPlayers": self.players})
        made.raise_for_status()
        self._matches += 1
        match = Match(clients, made.json()["matchID"], random.Random(self._matches))
        for client in clients:
            seat = str(client.seat)
            joined = await self._http.post(
                f"/games/{GAME}/{match.id}/join", json={"playerID": seat, "playerName": f"Guest {seat}"}
            )
            joined.raise_for_status()
            client.credentials = joined.json()["playerCredentials"]
            client.say(client.emit("sync", match.id, seat, client.credentials, self.players))
            async with asyncio.timeout(PATIENCE):
                while client.version < 0:
                    await asyncio.sleep(0.01)
        return match

    async def stop(self) -> None:
        await self._http.aclose()
        await super().stop()
