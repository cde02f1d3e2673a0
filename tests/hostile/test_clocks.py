"""Players who stop the clock or earn time by it, and a machine whose own clock jumps."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest

from server.here import serving_here
from server.parties import act, caught_up, party
from waiting import stays

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Coroutine
    from pathlib import Path

    from server.client import Client
    from server.serving import Serving

MOVE = {"each": "move", "seconds": 5}
GAME = {"each": "game", "seconds": 60, "added": 30}
BUSY = 300  # milliseconds in which a busy machine does what was asked
HOUR = 3600
WINDOW = 3.0  # seconds for which Dobro waits for somebody who may draw
SLACK = 6.0


def test_clocks_cannot_be_stopped(guarded: Serving) -> None:
    together(
        changing_a_choice_does_not_buy_time(guarded.address, rated=False),
        changing_a_choice_does_not_buy_time(guarded.address, rated=True),
        taking_back_does_not_buy_time(guarded.address),
        taking_back_does_not_earn_time(guarded.address),
    )


def together(*stories: Coroutine[Any, Any, None]) -> None:
    """At the same time; all that went wrong is told."""

    async def told() -> list[BaseException | None]:
        return await asyncio.gather(*stories, return_exceptions=True)

    wrong = [trouble for trouble in asyncio.run(told()) if trouble is not None]
    if wrong:
        raise BaseExceptionGroup("what happened at some tables", wrong)


@asynccontextmanager
async def two(address: str, **terms: Any) -> AsyncIterator[tuple[str, list[Client]]]:
    """Two people who choose at the same time, by the clock."""
    async with party(address, "hawthorn", 2, start=False, clock=MOVE, **terms) as (table, people):
        done = await people[0].do("start", table)
        await caught_up(table, people, done["version"])
        yield table, people


def time_is_up(person: Client, table: str, seat: int) -> int:
    """When it will be, on the server's clock."""
    timer = person.tables[table]["timers"][seat]
    assert "since" in timer, "the clock stands still"
    return int(timer["since"] + timer["left"])


async def changing_a_choice_does_not_buy_time(address: str, *, rated: bool) -> None:
    """Where all choose at the same time: somebody is ready, somebody else lays this and that and is not."""
    async with two(address, rated=rated) as (table, [vera, oleg]):
        await act(vera, "move", table, seat=0, token=vera.offers(table)[0])
        await caught_up(table, [oleg], vera.tables[table]["version"])
        ends = time_is_up(oleg, table, 1)
        for number in range(3):
            await asyncio.sleep(0.7)  # more in all than a busy machine's slack
            await act(oleg, "move", table, seat=1, token=oleg.offers(table)[number % 2], ready=False)
            assert time_is_up(oleg, table, 1) <= ends + BUSY
        await act(oleg, "undo", table, seat=1)
        assert time_is_up(oleg, table, 1) <= ends + BUSY


async def taking_back_does_not_buy_time(address: str) -> None:
    async with party(address, "dobro", 2, clock=MOVE) as (table, people):
        actor, seat = whose_turn(table, people)
        ends = time_is_up(actor, table, seat)
        for _ in range(3):
            await asyncio.sleep(0.7)  # more in all than a busy machine's slack
            began = time.monotonic()
            if not await there_and_back(actor, table, seat):
                return  # the move stands, and the clock has stopped for good
            ends += int((time.monotonic() - began) * 1000)  # others' time, not one's own
            assert time_is_up(actor, table, seat) <= ends + BUSY


async def taking_back_does_not_earn_time(address: str) -> None:
    async with party(address, "dobro", 2, clock=GAME) as (table, people):
        actor, seat = whose_turn(table, people)
        for _ in range(10):
            if not await there_and_back(actor, table, seat):
                break
        left = actor.tables[table]["timers"][seat]["left"]
        assert left <= (GAME["seconds"] + GAME["added"]) * 1000, f"{left / 1000:.0f} s after one move"  # type: ignore[operator]


def whose_turn(table: str, people: list[Client]) -> tuple[Client, int]:
    (seat,) = people[0].tables[table]["turn"]
    return people[seat], seat


async def there_and_back(actor: Client, table: str, seat: int) -> bool:
    """A card is played and taken back, if it may be."""
    card = next(token for token in sorted(actor.offers(table)) if token not in ("draw", "forget"))
    await act(actor, "move", table, seat=seat, token=card)
    answer = await actor.ask("undo", table, seat=seat)
    if answer["type"] == "refused":
        assert answer["code"] in ("cannot-undo", "too-long"), answer
        return False
    await caught_up(table, [actor], answer["version"])
    return True


@pytest.mark.long
def test_whoever_waits_for_somebody_who_plays_with_the_clock_waits_no_longer(guarded: Serving) -> None:
    """The same in real time, for as long as it takes."""
    together(
        opponent_is_let_on(guarded.address, rated=False),
        opponent_is_let_on(guarded.address, rated=True),
        move_and_undo_ends(guarded.address),
    )


async def opponent_is_let_on(address: str, *, rated: bool) -> None:
    async with two(address, rated=rated) as (table, [vera, oleg]):
        await act(vera, "move", table, seat=0, token=vera.offers(table)[0])
        version = vera.tables[table]["version"]
        began = time.monotonic()

        async def changes_their_mind() -> None:
            for number in range(20):
                await asyncio.sleep(4)  # less than one has for a move
                await oleg.ask("move", table, seat=1, token=oleg.offers(table)[number % 2], ready=False)

        dawdling = asyncio.create_task(changes_their_mind())
        await vera.until(table, lambda news: news["version"] > version and not news.get("ready"), wait=5 + SLACK)
        assert time.monotonic() - began < 5 + SLACK
        dawdling.cancel()


async def move_and_undo_ends(address: str) -> None:
    async with party(address, "dobro", 2, clock=MOVE) as (table, people):
        actor, seat = whose_turn(table, people)
        began = time.monotonic()
        while time.monotonic() - began < 40:
            await asyncio.sleep(3.5)  # less than one has for a move
            if actor.tables[table]["turn"] != [seat] or not await there_and_back(actor, table, seat):
                break
        assert time.monotonic() - began < 2 * 5 + SLACK, "the other one waits still"


class Jump:
    """The machine's clock, set to another time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0  # seconds
        seconds, nanoseconds = time.time, time.time_ns
        monkeypatch.setattr(time, "time", lambda: seconds() + self.ahead)
        monkeypatch.setattr(time, "time_ns", lambda: nanoseconds() + self.ahead * 10**9)


def test_a_clock_that_is_set_back_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By hand: the wall clock of this process, in which the server runs, is set back by an hour while somebody may
    still draw; the next player goes on when that moment is over.
    """

    async def story() -> None:
        clock = Jump(monkeypatch)
        async with serving_here(tmp_path, pace=1.0) as (address, _), party(address, "dobro", 3) as (table, people):
            actor, seat = whose_turn(table, people)
            await act(actor, "move", table, seat=seat, token=some_card(actor, table))
            await caught_up(table, people, actor.tables[table]["version"])
            clock.ahead = -HOUR
            following, next_seat = whose_turn(table, people)
            card = some_card(following, table)
            await following.do("move", table, seat=next_seat, token=card, wait=WINDOW + SLACK)

    asyncio.run(story())


def test_a_clock_that_is_set_forward_takes_nobodys_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By hand: as above, by two hours, with ten minutes for the game and with a minute for a move."""

    async def story() -> None:
        clock = Jump(monkeypatch)
        async with (
            serving_here(tmp_path, pace=1.0) as (address, _),
            party(address, "dobro", 2, clock={"each": "game", "seconds": 600}) as (one, people),
            party(address, "dobro", 2, clock={"each": "move", "seconds": 60}) as (another, others),
        ):
            clock.ahead = 2 * HOUR
            stories: list[tuple[str, list[Client]]] = [(one, people), (another, others)]
            for table, players in stories:
                await players[0].do("say", table, text="What is the time?")  # the table looks at its clocks

            def all_there() -> bool:
                seats = [seat for table, players in stories for seat in players[0].tables[table]["sheet"]["seats"]]
                return not any(seat.get("left") for seat in seats)

            await stays(all_there, 1.0)
            for table, players in stories:
                actor, seat = whose_turn(table, players)
                await act(actor, "move", table, seat=seat, token=some_card(actor, table))
                timer: dict[str, Any] = actor.tables[table]["timers"][seat]
                assert timer["left"] > 30_000, timer

    asyncio.run(story())


def some_card(person: Client, table: str) -> str:
    return next(token for token in sorted(person.offers(table)) if token not in ("draw", "forget"))
