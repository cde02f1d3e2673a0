"""A browser's storage in memory, shared by several tabs, and tabs that speak to a room as a page does."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from igroteka.browser.worker import Worker
from igroteka.games import catalogue
from waiting import becomes

if TYPE_CHECKING:
    from igroteka.browser.searching import Search


class Device:
    """What all tabs of a browser share: what is kept, and who holds which table."""

    def __init__(self) -> None:
        self.heads: dict[str, dict[str, Any]] = {}
        self.lines: dict[str, list[str]] = {}
        self.records: dict[str, tuple[str, str]] = {}
        self.notes: dict[str, str] = {}
        self.held: dict[str, Storage] = {}


class Storage:
    """The same promises as `web/src/worker/cupboard.ts` (see `igroteka.browser.cupboard.Cupboard`)."""

    def __init__(self, device: Device) -> None:
        self.device = device

    async def hold(self, table: str) -> bool:
        return self.device.held.setdefault(table, self) is self

    async def let_go(self, table: str) -> None:
        if self.device.held.get(table) is self:
            del self.device.held[table]

    async def add_table(self, table: str, head: str) -> None:
        self.device.heads[table] = {
            "table": table,
            "head": json.loads(head),
            "epoch": 0,
            "status": "open",
            "taken": 0,
        }
        self.device.lines[table] = []

    async def raise_epoch(self, table: str) -> None:
        if table in self.device.heads:
            self.device.heads[table]["epoch"] += 1

    async def look(self, table: str) -> str | None:
        head = self.device.heads.get(table)
        return None if head is None else json.dumps(head | {"lines": self.device.lines[table]})

    async def append(self, table: str, epoch: int, version: int, lines: str, status: str, taken: int) -> bool:
        head, kept = self.device.heads[table], self.device.lines[table]
        if (head["epoch"], len(kept)) != (epoch, version):
            return False
        kept += json.loads(lines)
        head |= {"status": status, "taken": taken}
        return True

    async def tables(self) -> str:
        return json.dumps([head for head in self.device.heads.values() if head["status"] != "over"])

    async def settle(self, table: str, past: str, record: str) -> None:
        self.device.records[table] = past, record
        if table in self.device.heads:
            self.device.heads[table]["status"] = "over"

    async def past(self) -> str:
        return "[" + ",".join(past for past, _ in reversed(self.device.records.values())) + "]"

    async def record(self, table: str) -> str | None:
        return self.device.records[table][1] if table in self.device.records else None

    async def keep(self, name: str, text: str) -> None:
        self.device.notes[name] = text

    async def kept(self, name: str) -> str | None:
        return self.device.notes.get(name)


class Tab:
    """A page, and the worker behind it."""

    def __init__(self, device: Device, pace: float = 0.0, search: Search | None = None) -> None:
        self.storage = Storage(device)
        self.worker = Worker(self.storage, self._heard, pace, search)
        self.said: list[dict[str, Any]] = []
        self.shown: dict[str, dict[str, Any]] = {}  # the latest news of each table
        self.everything: list[str] = []  # all that has reached the page
        self._numbers = 0

    def _heard(self, text: str) -> None:
        self.everything.append(text)
        message = json.loads(text)
        if message["type"] == "table":
            self.shown[message["table"]] = message
        else:
            self.said.append(message)

    def _of(self, kind: str, **fields: Any) -> dict[str, Any] | None:
        matching = (m for m in self.said if m["type"] == kind and all(m.get(k) == v for k, v in fields.items()))
        return next(matching, None)

    async def hears(self, kind: str, **fields: Any) -> dict[str, Any]:
        found = await becomes(lambda: self._of(kind, **fields), f"the page never hears {kind} {fields}")
        self.said.remove(found)
        return dict(found)

    def says(self, kind: str, **fields: Any) -> None:
        self.worker.hear(json.dumps({"type": kind, **fields}))

    async def does(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The answer to a command."""
        self._numbers += 1
        id = f"{kind}-{self._numbers}"
        self.says(kind, id=id, **fields)
        found = await becomes(
            lambda: next((m for m in self.said if m.get("id") == id), None), f"{kind} is not answered"
        )
        self.said.remove(found)
        return dict(found)

    async def sees(self, table: str, newer_than: int) -> dict[str, Any]:
        """How a table stands, when it has changed."""

        def newer() -> dict[str, Any] | None:
            news = self.shown.get(table)
            return news if news and news["version"] > newer_than else None

        return dict(await becomes(newer, "nothing happens at the table"))

    async def asks(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        status, text = await self.worker.ask(method, path, "" if body is None else json.dumps(body))
        self.everything.append(text)
        return status, json.loads(text)

    async def comes(self, name: str = "Вера") -> None:
        assert (await self.asks("POST", "/api/me", {"name": name}))[0] == 200
        self.says("hello", v=1)
        await self.hears("welcome", name=name)

    async def opens(self, terms: dict[str, Any]) -> str:
        status, opened = await self.asks("POST", "/api/tables", {"terms": terms})
        assert status == 200, opened
        return str(opened["table"])


def terms(game: str, players: int | None = None) -> dict[str, Any]:
    limits = {name: 2 for name in ("max_rounds", "max_deals") if name in catalogue.rules(game).OPTIONS}
    players = players or catalogue.usual_players(game)
    return {"game": game, "players": players, "options": limits, "spoken": "friendly", "talk": False}


async def sits_down(tab: Tab, table: str, seats: int = 1, fill: str = "medium") -> None:
    """Alone against bots, or with friends around the device."""
    for seat in range(seats):
        named = {"name": f"Гость {seat}"} if seat else {}
        assert (await tab.does("sit", table=table, seat=seat, **named))["type"] == "done"
    assert (await tab.does("start", table=table, fill=fill))["type"] == "done"


async def plays(tab: Tab, table: str, moves: int = 100_000) -> int:
    """Whoever of this device may decide takes what is offered first; until the game is over, or so many moves later."""
    done, version = 0, -1
    while done < moves:
        news = await tab.sees(table, version)
        version = news["version"]
        if news.get("result"):
            break
        due = [view for view in news["views"] if view["seat"] in news.get("turn", [])]  # others have chosen already
        offers = [(view["seat"], offer["token"]) for view in due for offer in view.get("offers", [])[:1]]
        if offers:
            seat, token = offers[0]
            answer = await tab.does("move", table=table, seat=seat, token=token)
            done += answer["type"] == "done"
            version = min(version, answer.get("version", version + 1) - 1)
    return done
