"""People of a simulated world: they sit down, play what they are offered, talk, change their minds and come back.

They speak the protocol of `docs/protocol.md` and remember what they were told. What was not answered is sent again
under its id, on another connection if need be; now and then it is sent twice to begin with.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from typing import TYPE_CHECKING, Any, Protocol

from server.client import whole
from simulated.network import Lost

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Coroutine

    from igroteka.tables.people import Person as Somebody
    from simulated.network import Wire

SILENCE = 25.0  # seconds after which a connection is taken for dead: the server pings more often
ANSWERED = 10.0  # seconds that somebody waits for an answer before coming back
EMOTES = ("hello", "thanks", "oops", "thinking", "laugh")


class Surroundings(Protocol):
    """What people have around them (see `worlds`)."""

    def connect(self, somebody: Somebody) -> Wire | None:
        """A connection to some process; None: there is none to be had now."""

    def told(self, person: Person, message: dict[str, Any], text: str) -> None:
        """Somebody has got a message."""

    def done(self, person: Person, asked: dict[str, Any], answer: dict[str, Any], *, writes: bool) -> None:
        """Somebody was told that a command was carried out; `writes`: it must be in the journal."""


class Person:
    def __init__(self, somebody: Somebody, around: Surroundings, luck: random.Random, lively: float = 0.15) -> None:
        self.somebody = somebody
        self.around = around
        self.luck = luck
        self.choose: Callable[[list[str]], str] = luck.choice  # among tokens
        self.lively = lively  # how often somebody does something else than to move
        self.table = ""
        self.seat = -1  # −1: looks on
        self.known: dict[str, Any] | None = None  # the last that was told of the table, all in all
        self.wire: Wire | None = None
        self.moving = True  # plays; otherwise only looks, and does not hang up: the server may take long to notice
        self.asleep_until = 0.0  # reads nothing
        self.speaks = luck.choices((3, 2, 1), (5, 3, 2))[0]  # a version of the protocol
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._numbers = itertools.count(1)
        self._stirred = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def id(self) -> str:
        return self.somebody.id

    @property
    def version(self) -> int:
        return -1 if self.known is None else int(self.known["version"])

    @property
    def status(self) -> str:
        return "" if self.known is None else str(self.known["sheet"]["status"])

    def come(self) -> None:
        self._lives(self._stay())

    def play(self, table: str, seat: int) -> None:
        self.table, self.seat = table, seat
        self._look_anew()
        self._lives(self._play())

    def _lives(self, work: Coroutine[Any, Any, None]) -> None:
        """What people find wrong ends the world."""
        task = asyncio.create_task(work)
        task.add_done_callback(asyncio.Task.result)
        self._tasks.append(task)

    # Being there.

    async def _stay(self) -> None:
        """Connect, listen, and come back whenever the connection is lost."""
        while True:
            self.wire = self.around.connect(self.somebody)
            if self.wire is not None:
                try:
                    await self._listen(self.wire)
                except Lost:
                    self.drop()
            await asyncio.sleep(self.luck.uniform(0.05, 1.5))

    def drop(self) -> None:
        if self.wire is not None:
            self.wire.leave()
            self.wire = None

    async def _listen(self, wire: Wire) -> None:
        self._send({"type": "hello", "v": self.speaks})
        if self.table:
            self._look_anew()
        while True:
            await asyncio.sleep(max(0.0, self.asleep_until - asyncio.get_running_loop().time()))
            try:
                text = await asyncio.wait_for(wire.read(), SILENCE)
            except TimeoutError:
                raise Lost from None
            self._heed(json.loads(text), text)

    def _look_anew(self) -> None:
        """Follow the table from what is known of it, or, now and then, from the beginning."""
        if self.luck.random() < 0.2:
            self.known = None
        self._send({"type": "follow", "table": self.table, "since": self.version})

    def _send(self, message: dict[str, Any]) -> None:
        if self.wire is not None and not self.wire.lost:
            self.wire.send(json.dumps(message))

    def _heed(self, message: dict[str, Any], text: str) -> None:
        self.around.told(self, message, text)
        match message["type"]:
            case "ping":
                self._send({"type": "pong", "n": message["n"]})
            case "table":
                self._learn(message)
            case "done" | "refused" | "advice":
                waiting = self._answers.get(message["id"])
                if waiting is not None and not waiting.done():
                    waiting.set_result(message)
            case "gone" if message["code"] != "no-table":
                asyncio.get_running_loop().call_later(1.0, self._look_anew)
        self._stirred.set()

    def _learn(self, message: dict[str, Any]) -> None:
        old = self.known
        if message["table"] != self.table:
            return
        if old is None and any(view.get("partly") for view in message.get("views", [])):
            return  # it was on its way when the table was followed anew; what answers that is whole
        if old is None and message["since"] >= 0:
            return
        if message["since"] >= 0 and old is not None:
            assert message["since"] <= old["version"], "a gap in the versions"
        if "views" in message:
            message = message | {"views": [whole(view, old) for view in message["views"]]}
        if "sheet" not in message:
            assert old is not None, "the sheet is missing"
            message = message | {"sheet": old["sheet"]}
        self.known = message

    # Playing.

    async def _play(self) -> None:
        while True:
            if not self.moving or self.status == "over":
                await self._wait(5.0)
                continue
            await asyncio.sleep(self._thinks())
            if not self.moving:
                continue
            if self.seat < 0:
                await self._looks_on()
                continue
            if self.luck.random() < self.lively:
                await self._something_else()
                continue
            offers = self._offers()
            if not offers:
                await self._wait(4.0)
                continue
            token = self.choose(offers)
            answer = await self.insist("move", seat=self.seat, token=token)
            if answer["type"] == "done":
                await self._seen(answer["version"], 3.0)
            else:
                await self._wait(1.0)

    async def _looks_on(self) -> None:
        if self.luck.random() < self.lively:
            self._look_anew()
        elif self.luck.random() < self.lively:
            self.drop()
        await self._wait(5.0)

    def _thinks(self) -> float:
        if self.luck.random() < 0.02:
            return self.luck.uniform(5, 70)
        return self.luck.uniform(0.05, 2.0)

    def _offers(self) -> list[str]:
        known = self.known
        if known is None or self.status != "playing" or self.seat in known.get("ready", []):
            return []
        views = [view for view in known.get("views", []) if view["seat"] == self.seat]
        return [offer["token"] for view in views for offer in view.get("offers", [])]

    def _calls(self) -> list[str]:
        views = (self.known or {}).get("views", [])
        return [call for view in views if view["seat"] == self.seat for call in view.get("calls", [])]

    async def _something_else(self) -> None:
        chance, luck = self.luck.random(), self.luck
        if chance < 0.35:
            await self.insist("say", text=f"line {next(self._numbers)}")
        elif chance < 0.5:
            await self.insist("emote", emote=luck.choice(EMOTES))
        elif chance < 0.6:
            await self.insist("undo", seat=self.seat)
        elif chance < 0.7:
            await self.insist("move", seat=self.seat, token=luck.choice(["nonsense", "pass", "draw"]))
        elif chance < 0.76 and self._calls():
            await self.insist("move", seat=self.seat, token=self.choose(self._calls()))
        elif chance < 0.8:
            await self.insist("resign", seat=self.seat)
            await self._wait(luck.uniform(0, 8))
            await self.insist("return", seat=self.seat)
        elif chance < 0.84:
            await self.insist("hint", seat=self.seat)
        elif chance < 0.88:
            await self.insist("last", agree=luck.random() < 0.3)
        elif chance < 0.94:
            self._look_anew()
        else:
            self.drop()
            await asyncio.sleep(luck.uniform(0, 20))

    async def insist(self, kind: str, **fields: Any) -> dict[str, Any]:
        """A command that is sent until it is answered."""
        number = f"{next(self._numbers)}"
        asked = {"type": kind, "id": number, "table": self.table, **fields}
        writes = kind in ("say", "emote", "sit", "start") or (kind == "move" and fields["token"] not in self._calls())
        while True:
            waiting = self._answers[number] = asyncio.get_running_loop().create_future()
            self._send(asked)
            if self.luck.random() < 0.05:
                self._send(asked)
            try:
                answer: dict[str, Any] = await asyncio.wait_for(waiting, ANSWERED)
            except TimeoutError:
                if self.luck.random() < 0.5 and self.moving:
                    self.drop()
                continue
            finally:
                del self._answers[number]
            if answer["type"] == "done":
                self.around.done(self, asked, answer, writes=writes)
            elif answer["type"] == "refused" and answer["code"] in ("restarting", "storage", "cluster", "moved"):
                await asyncio.sleep(self.luck.uniform(0.3, 1.0))
                continue
            return answer

    async def _wait(self, seconds: float) -> None:
        """Until something is told, or so many seconds have passed."""
        self._stirred.clear()
        try:
            await asyncio.wait_for(self._stirred.wait(), seconds)
        except TimeoutError:
            return

    async def _seen(self, version: int, seconds: float) -> None:
        ends = asyncio.get_running_loop().time() + seconds
        while self.version < version and asyncio.get_running_loop().time() < ends:
            await self._wait(0.5)
