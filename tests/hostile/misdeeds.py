"""Strangers who do in turn everything that strangers can do, from a process of their own, until they are told to stop.

Each misdeed takes some seconds. Whatever becomes of it (the server cuts them off, refuses, or restarts) is no matter to
them: they go on with the next.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import time
from collections import Counter
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING, Any, Self

from hostile import floods
from hostile.strangers import Flood, Stranger, Talker, close_all
from server.parties import act, party

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

EACH = 3.0  # seconds that a misdeed takes, about
SOCKETS = 50


def floods_requests(address: str, luck: random.Random) -> None:
    kind = luck.choice(list(floods.REQUESTS))
    until = time.monotonic() + EACH
    while time.monotonic() < until:
        with suppress(OSError):
            floods.requests(address, kind, until - time.monotonic())


def floods_frames(address: str, luck: random.Random) -> None:
    kind = luck.choice(list(floods.FRAMES))
    with Stranger(address) as mallory:
        count = luck.choice((1, SOCKETS))
        floods.frames([mallory.socket(room=floods.FRAMES[kind].room) for _ in range(count)], kind, EACH)


def leaves_connections_half_open(address: str, luck: random.Random) -> None:
    opened = floods.half_open(address, (*floods.HALF_HEADS, floods.HALF_BODY), 300)
    time.sleep(EACH)
    close_all(opened)


def opens_tables(address: str, luck: random.Random) -> None:
    """Endless games of bots; some are looked at, some are left at once."""
    with Stranger(address) as mallory:
        talker = Talker(mallory.socket())
        until = time.monotonic() + EACH
        while time.monotonic() < until:
            level = luck.choice(("easy", "medium", "hard"))
            answer = mallory.open(luck.choice(("zabiray", "venture")), 4, level, options={})
            if answer.status_code != 200:
                break
            table = answer.json()["table"]
            talker.ask("resign", table, seat=0)
            if luck.random() < 0.5:
                talker.socket.send({"type": "follow", "table": table})


def fills_the_lobby(address: str, luck: random.Random) -> None:
    with Stranger(address) as mallory:
        talker = Talker(mallory.socket())
        for _ in range(40):
            answer = mallory.open("dobro", 2)
            if answer.status_code != 200:
                break
            talker.ask("sit", answer.json()["table"], seat=0)


def asks_for_lists(address: str, luck: random.Random) -> None:
    paths = ("/api/leaderboard/dobro", "/api/tables", "/api/openapi.json", "/api/games", "/metrics", "/healthz")
    with Flood(address, luck.choice((*paths, "/api/tables/AAAAAAAAAAAA{n}/qr.svg", "/nothing/{n}"))):
        time.sleep(EACH)


def asks_for_records(address: str, luck: random.Random) -> None:
    """Of a game that has just been finished, and of one that has not."""
    with Stranger(address) as mallory:
        table = mallory.opened("pairs", 2, "easy")
        if luck.random() < 0.7:
            talker = Talker(mallory.socket())
            talker.ask("resign", table, seat=0)
            time.sleep(1)  # bots finish it
        what = luck.choice(("record", "replay", "analysis?decision={n}"))
        with Flood(address, f"/api/tables/{table}/{what}"):
            time.sleep(EACH)


def asks_for_hints(address: str, luck: random.Random) -> None:
    """Many people at once."""
    with ExitStack() as stack:
        until = time.monotonic() + EACH
        talkers = []
        for _ in range(8):
            mallory = stack.enter_context(Stranger(address))
            table = mallory.opened(luck.choice(("dobro", "hawthorn")), 2, "easy")
            talkers.append((Talker(mallory.socket()), table))
        while time.monotonic() < until:
            for number in range(5):
                for talker, table in talkers:
                    talker.socket.send({"type": "hint", "id": str(number), "table": table, "seat": 0})
            time.sleep(0.5)  # as fast as one may, about


def sits_and_stands(address: str, luck: random.Random) -> None:
    """At a table of somebody else."""
    with Stranger(address) as vera, Stranger(address) as mallory:
        table = vera.opened("dobro", 3)
        talker = Talker(mallory.socket())
        until = time.monotonic() + EACH
        while time.monotonic() < until:
            talker.ask("sit", table, seat=1)
            talker.ask("stand", table, seat=1)
            talker.ask("say", table, text="!" * 200)


def changes_their_mind(address: str, luck: random.Random) -> None:
    """By the clock, and never ready."""

    async def story() -> None:
        clock = {"each": "move", "seconds": 5}
        async with party(address, "hawthorn", 2, start=False, clock=clock) as (table, [vera, oleg]):
            await act(vera, "start", table)
            await oleg.until(table, lambda news: bool(news.get("views")))
            until = time.monotonic() + EACH
            while time.monotonic() < until:
                tokens = oleg.offers(table)
                if tokens:
                    await oleg.ask("move", table, seat=1, token=luck.choice(tokens), ready=False)
                await oleg.ask("undo", table, seat=1)
                await asyncio.sleep(0.1)  # as fast as one may, about

    asyncio.run(asyncio.wait_for(story(), 5 * EACH))


def talks_nonsense(address: str, luck: random.Random) -> None:
    with Stranger(address) as mallory:
        socket = mallory.socket()
        for _ in range(60):
            socket.frame(luck.choice((1, 2, 3, 9)), luck.randbytes(luck.randrange(1, 200)))
            time.sleep(0.01)  # before it is cut off


MISDEEDS: tuple[Callable[[str, random.Random], None], ...] = (
    floods_requests,
    floods_frames,
    leaves_connections_half_open,
    opens_tables,
    fills_the_lobby,
    asks_for_lists,
    asks_for_records,
    asks_for_hints,
    sits_and_stands,
    changes_their_mind,
    talks_nonsense,
)


class Gang:
    """`with Gang(address, seed):` they do one misdeed after the other, while they may."""

    def __init__(self, address: str, seed: int) -> None:
        self._pipe, theirs = multiprocessing.Pipe()
        spawned = multiprocessing.get_context("spawn")
        self._process = spawned.Process(target=_misbehave, args=(theirs, address, seed), daemon=True)

    def __enter__(self) -> Self:
        self._process.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.join()

    def may(self, may: bool) -> None:
        """Go on, or stop when the present misdeed is done."""
        self._pipe.send(may)

    def done(self) -> Counter[str]:
        """What they have done so far; how it ended with it."""
        self._pipe.send("done")
        assert self._pipe.poll(120), "the strangers do not answer"
        found: Counter[str] = self._pipe.recv()
        return found


def _misbehave(pipe: Connection, address: str, seed: int) -> None:
    luck = random.Random(seed)
    count: Counter[str] = Counter()
    may: Any = False
    turn = list(MISDEEDS)
    while True:
        while pipe.poll(0 if may else 0.1):
            told = pipe.recv()
            if told == "done":
                pipe.send(count)
            else:
                may = told
        if not may:
            continue
        luck.shuffle(turn)
        misdeed = turn[0]
        try:
            misdeed(address, luck)
            count[misdeed.__name__] += 1
        except Exception as error:  # they were shown the door, or the server was away
            count[f"{misdeed.__name__}: {type(error).__name__}"] += 1
            time.sleep(0.2)  # it may be away for a while
