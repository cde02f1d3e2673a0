"""People who sit down at a table together, and play as luck has it."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any

from igroteka.games import catalogue
from server.client import Client

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from igroteka.kernel import Value

NAMES = ("Vera", "Oleg", "Marta", "Taras", "Nina", "Pavlo", "Zoya", "Lev")


def short(game: str, rounds: int = 1) -> dict[str, Value]:
    """The options with which a match is over soon."""
    wanted = {"max_rounds": rounds, "rounds": rounds, "max_deals": 1, "losing_score": 5}
    known = catalogue.rules(game).OPTIONS
    return {name: value for name, value in wanted.items() if name in known}


@asynccontextmanager
async def guests(address: str, count: int) -> AsyncIterator[list[Client]]:
    """So many people, connected."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Client(address, name)) for name in NAMES[:count]]


@asynccontextmanager
async def party(
    address: str, game: str, players: int, people: int | None = None, *, start: bool = True, **terms: Any
) -> AsyncIterator[tuple[str, list[Client]]]:
    """A table with people on its first seats, who follow it, and bots on the others."""
    async with guests(address, players if people is None else people) as clients:
        yield await sit_down(clients, game, players, start=start, **terms), clients


async def sit_down(clients: list[Client], game: str, players: int, *, start: bool = True, **terms: Any) -> str:
    """The first opens a table, all sit down at it."""
    table = await clients[0].open(game, players, **terms)
    for seat, client in enumerate(clients):
        await client.do("sit", table, seat=seat, salt=f"of {client.name}")
        await client.follow(table)
    if start:
        await begin(table, clients)
    return table


async def begin(table: str, clients: list[Client], fill: str = "easy") -> None:
    """The host starts, and all have seen it."""
    done = await clients[0].do("start", table, fill=fill)
    await caught_up(table, clients, done["version"])


async def act(client: Client, kind: str, table: str, **fields: Any) -> dict[str, Any]:
    """A command is done, and whoever gave it has seen what came of it."""
    done = await client.do(kind, table, **fields)
    await caught_up(table, [client], done["version"])
    return done


async def caught_up(table: str, clients: list[Client], version: int) -> None:
    for client in clients:
        await client.until(table, lambda news: news["version"] >= version)


def over(news: dict[str, Any]) -> bool:
    return bool(news["sheet"]["status"] == "over")


def undecided(news: dict[str, Any]) -> list[dict[str, Any]]:
    """The views of those own seats that have something to decide."""
    return [view for view in news.get("views", []) if view.get("offers") and view["seat"] not in news.get("ready", [])]


async def play_to_the_end(client: Client, table: str, luck: random.Random) -> int:
    """Decide for all own seats until the game is over; how many decisions that were."""
    decided = 0
    while True:
        news = await client.until(table, lambda news: over(news) or bool(undecided(news)), wait=60)
        if over(news):
            return decided
        view, version = luck.choice(undecided(news)), news["version"]
        token = luck.choice([offer["token"] for offer in view["offers"]])
        answer = await client.ask("move", table, seat=view["seat"], token=token)
        if answer["type"] == "done":
            decided += 1
            version = answer["version"]
        else:
            assert answer["code"] == "illegal", answer  # play did not wait for this: somebody was quicker
            version += 1
        await client.until(table, lambda news, version=version: news["version"] >= version)  # type: ignore[misc]


async def play_together(clients: list[Client], table: str, seed: str) -> list[int]:
    """All play to the end at the same time."""
    lucks = [random.Random(f"{seed} {number}") for number in range(len(clients))]
    return await asyncio.gather(*map(play_to_the_end, clients, [table] * len(clients), lucks))


async def written_down(client: Client, table: str) -> dict[str, Any]:
    """A finished game as it stands in somebody's profile: the result is written a moment after the end."""
    for _ in range(200):
        profile = (await client.http.get(f"/api/people/{client.person}")).json()
        for game in profile["latest"]:
            if game["table"] == table:
                return dict(game)
        await asyncio.sleep(0.05)
    raise AssertionError("the result is never written down")
