"""A client that does not read costs the others nothing, and the server little."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from typing import TYPE_CHECKING

import pytest

from server.client import Client
from server.company import at_least
from server.raw import PING, TEXT, RawSocket, figures, framed, guest
from waiting import becomes

if TYPE_CHECKING:
    from server.serving import Serving

pytestmark = pytest.mark.alone
STALLED = 8
MOVES = 150
ROOM = 4096  # bytes that the system holds for a client that does not read
QUESTIONS = 10_000
MEMORY = 40 * 2**20


async def moves(people: list[Client], table: str, count: int, luck: random.Random) -> list[float]:
    """Seconds from sending a move until the last of the players sees it, for so many moves."""
    took: list[float] = []
    while len(took) < count:
        person = await becomes(lambda: next((p for p in people if p.offers(table)), None))
        began = time.perf_counter()
        seat = person.view(table)["seat"]
        answer = await person.do("move", table, seat=seat, token=luck.choice(person.offers(table)))
        await asyncio.gather(*(p.until(table, at_least(answer["version"])) for p in people))
        took.append(time.perf_counter() - began)
        if person.tables[table]["sheet"]["status"] == "over":
            return took
    return took


async def busy_table(people: list[Client]) -> str:
    """A long game: many decisions, nothing hidden."""
    table = await people[0].open("starboard", len(people), options={"start_chips": 1000})
    for seat, person in enumerate(people):
        await person.do("sit", table, seat=seat)
        await person.follow(table)
    await people[0].do("start", table)
    await asyncio.gather(*(p.until(table, lambda news: news["sheet"]["status"] == "playing") for p in people))
    return table


def test_clients_that_stop_reading_slow_nobody_and_come_back_with_one_message(server: Serving) -> None:
    """A few follow a busy table and never read. When they do, what they missed comes at once."""
    asyncio.run(_stalled(server))


async def _stalled(server: Serving) -> None:
    luck = random.Random(5)
    people = [Client(server.address, f"Quick {number}") for number in range(2)]
    for person in people:
        await person.__aenter__()
    table = await busy_table(people)
    alone = await moves(people, table, MOVES, luck)
    before = figures(server.address)["process_resident_memory_bytes"]

    sleepers = [RawSocket(server.address, guest(server.address, f"Sleeper {i}"), room=ROOM) for i in range(STALLED)]
    for sleeper in sleepers:
        sleeper.send({"type": "hello", "v": 1})
        sleeper.send({"type": "follow", "table": table})
    await people[0].until(table, lambda news: news["sheet"].get("watching") == STALLED)
    crowded = await moves(people, table, 3 * MOVES, luck)
    after = figures(server.address)["process_resident_memory_bytes"]
    assert len(crowded) == 3 * MOVES, "the game was over too soon to tell"

    print(f"alone {_told(alone)}, with sleepers {_told(crowded)}, {(after - before) / 2**20:.1f} MiB")  # noqa: T201
    assert statistics.median(crowded) < 4 * statistics.median(alone) + 0.02
    assert max(crowded) < 10 * max(alone) + 0.5
    assert after - before < MEMORY

    now = people[0].tables[table]["version"]
    for sleeper in sleepers:
        steps = _woken(sleeper, table, now)
        assert steps[0][0] == -1
        assert [since for since, _ in steps[1:]] == [version for _, version in steps[:-1]], "a gap, or something twice"
        since, version = steps[-1]
        assert version == now
        assert version - since > MOVES, f"what was missed did not come in one message: {steps[-3:]}"
        sleeper.__exit__()
    for person in people:
        await person.__aexit__()


def _woken(sleeper: RawSocket, table: str, now: int) -> list[tuple[int, int]]:
    """The messages about the table, as (since, version), up to the present one."""
    steps: list[tuple[int, int]] = []
    while not steps or steps[-1][1] < now:
        message = sleeper.read()
        if message["type"] == "table":
            assert message["table"] == table
            steps.append((message["since"], message["version"]))
    return steps


def _told(took: list[float]) -> str:
    return f"p50 {statistics.median(took) * 1000:.1f} ms, max {max(took) * 1000:.1f} ms"


def test_who_asks_but_does_not_read_is_closed(server: Serving) -> None:
    """Answers do not pile up: when some dozens wait that nobody takes, the connection ends."""
    before = figures(server.address)["process_resident_memory_bytes"]
    with _asked_in_vain(server) as asker:
        assert figures(server.address)["process_resident_memory_bytes"] - before < MEMORY
        assert asker.closing_code() == 4429


def test_who_never_reads_cannot_hold_the_connection(server: Serving) -> None:
    """The goodbye is not read either: a few seconds later the connection is cut all the same."""
    with _asked_in_vain(server) as asker:
        asker.timeout(5.0)
        deadline = time.monotonic() + 20
        with pytest.raises(ConnectionError):
            while time.monotonic() < deadline:
                asker.frame(PING, b"still there?")
                time.sleep(0.1)  # the connection has to take these until then


def _asked_in_vain(server: Serving) -> RawSocket:
    """Somebody who has asked until the server answers no more, and has not read one answer."""
    asker = RawSocket(server.address, guest(server.address, "Asker"), room=ROOM)
    asker.pour(QUESTIONS * framed(TEXT, b'{"type":"hello","v":1}'))
    answered, before = figures(server.address)["igroteka_refused_total"], -1.0
    while answered > before:
        time.sleep(0.2)  # in which it answers no more
        before, answered = answered, figures(server.address)["igroteka_refused_total"]
    return asker
