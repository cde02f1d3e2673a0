"""A remote player: comes as a guest, sits down and plays one game to its end. `docs/protocol.md` explains each message.

    python examples/bot.py http://127.0.0.1:8700/t/TABLE           joins a table by its link
    python examples/bot.py http://127.0.0.1:8700 dobro 3 medium    opens one against bots of the server

It needs two packages: pip install httpx websockets
"""

import asyncio
import json
import random
import sys
import uuid

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

NOT_NOW = {"moved", "restarting", "storage", "too-fast", "cluster"}  # the same command may be sent again


class Bot:
    def __init__(self, server: str, known: dict, table: str) -> None:
        self.socket = "ws" + server.removeprefix("http") + "/api/socket"
        self.headers = {"authorization": f"Bearer {known['token']}"}
        self.person, self.table = known["person"], table
        self.version, self.wanted = -1, 0  # the last one seen, and the first with something new to decide
        self.waiting: dict | None = None  # the command that has not been answered yet

    async def play(self) -> dict:
        """Until the game is over, whatever happens to the connection."""
        while True:
            try:
                async with connect(self.socket, additional_headers=self.headers, max_size=None) as socket:
                    await socket.send(json.dumps({"type": "hello", "v": 1}))
                    await socket.send(json.dumps({"type": "follow", "table": self.table, "since": self.version}))
                    if self.waiting:
                        await socket.send(json.dumps(self.waiting))  # with the same id: it is not done twice
                    async for text in socket:
                        if result := await self.hear(socket, json.loads(text)):
                            return result
            except (OSError, WebSocketException) as lost:
                sys.stderr.write(f"the connection is lost ({type(lost).__name__}), coming back\n")
            await asyncio.sleep(0.5)

    async def do(self, socket: ClientConnection, kind: str, **fields: object) -> None:
        self.waiting = {"type": kind, "id": uuid.uuid4().hex, "table": self.table, **fields}
        self.wanted = self.version + 1
        await socket.send(json.dumps(self.waiting))

    async def hear(self, socket: ClientConnection, message: dict) -> dict | None:
        if message["type"] == "ping":
            await socket.send(json.dumps({"type": "pong", "n": message["n"]}))
        elif message["type"] == "gone":
            sys.exit(message["text"])
        elif message["type"] == "table":
            self.latest, self.version = message, message["version"]
            self.seats = message["sheet"]["seats"] if "sheet" in message else self.seats  # who sits where
        elif self.waiting and message.get("id") == self.waiting["id"] and message.get("code") in NOT_NOW:
            await asyncio.sleep(0.5)
            await socket.send(json.dumps(self.waiting))
        elif self.waiting and message.get("id") == self.waiting["id"]:  # done, or refused
            self.waiting, self.wanted = None, message.get("version", self.wanted)
        if not self.waiting and self.version >= self.wanted:
            await self.decide(socket, self.latest)
        return self.latest.get("result") if self.version >= 0 else None

    async def decide(self, socket: ClientConnection, table: dict) -> None:
        free = [seat for seat, sitter in enumerate(self.seats) if not sitter]
        if free and not any(sitter.get("person") == self.person for sitter in self.seats):
            await self.do(socket, "sit", seat=free[0], salt=uuid.uuid4().hex)
        for view in table.get("views", []):  # of the one seat that we have
            if view.get("offers") and view["seat"] not in table.get("ready", []):
                token = random.choice(view["offers"])["token"]  # the place for a better idea
                await self.do(socket, "move", seat=view["seat"], token=token)


def main(address: str, *opening: str) -> None:
    server, _, table = address.rstrip("/").partition("/t/")
    known = httpx.post(f"{server}/api/me", json={"name": "Remote bot"}).raise_for_status().json()
    if opening:
        new = {"terms": {"game": opening[0], "players": int(opening[1])}, "bots": opening[2]}
        shown = {"authorization": f"Bearer {known['token']}"}
        table = httpx.post(f"{server}/api/tables", json=new, headers=shown).raise_for_status().json()["table"]
    result = asyncio.run(Bot(server, known, table).play())
    sys.stdout.write(json.dumps({"table": table, "person": known["person"], **result}) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
