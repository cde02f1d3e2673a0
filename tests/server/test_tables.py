"""Live tables on real storage: who is asked, who has gone, what bots do. Bots think what the test tells them to."""

from __future__ import annotations

import asyncio
import uuid
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec

from igroteka.live import bots, presence
from igroteka.live.keeping import Append
from igroteka.server.live import brains
from igroteka.server.live.brains import Brains
from igroteka.server.live.hub import Hub
from igroteka.server.live.library import Library
from igroteka.server.live.world import World
from igroteka.server.processes.cluster import Cluster
from igroteka.server.processes.notes import Attach, Detach, InCommon, Lost
from igroteka.server.storage.store import Store
from igroteka.tables import commands, journal, messages
from igroteka.tables.listing import Listing
from igroteka.tables.people import Person
from igroteka.tables.terms import Clock, Terms
from server.story import Story, before_the_call
from waiting import becomes, stays

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    import pytest

    from igroteka.live.table import Table
    from igroteka.match import View
    from igroteka.server.processes.notes import AnyNote
    from igroteka.tables.play import Play

PEOPLE = [Person(f"p{seat}", f"P{seat}") for seat in range(8)]


class Thoughts:
    """A bot that never presses, and takes the first that is legal otherwise."""

    def __init__(self) -> None:
        self.may_think = asyncio.Event()
        self.may_think.set()
        self.lost = 0  # thoughts that get lost before one does not

    async def choose(self, view: View, level: str, whom: str) -> str:
        await self.may_think.wait()
        if self.lost:
            self.lost -= 1
            raise asyncio.CancelledError
        return "pass" if "pass" in view.legal else view.legal[0]

    def expect(self) -> None:
        """Nobody asks for advice."""


class Viewer:
    """Somebody who takes all news at once."""

    def __init__(self, table: Table, person: str) -> None:
        self.table, self.person = table, person
        self.seats: list[int] | None = None
        self.since, self.presence, self.latency = -1, -1, 0
        self.speaks, self.told = 1, list[int]()
        self.heard: list[Any] = []
        self.is_lost = False
        table.follow(self)

    def wake(self) -> None:
        news = self.table.news(self)
        if news is not None:
            self.heard.append(msgspec.json.decode(news))

    def lost(self) -> None:
        self.is_lost = True


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[tuple[Store, Hub, Thoughts]]:
    store, thoughts = await Store.open(str(folder / "tables.db")), Thoughts()
    hub = Hub(World(store=store, brains=thoughts, library=Library(), pace=0))  # type: ignore[arg-type]
    try:
        yield store, hub, thoughts
    finally:
        await hub.close()
        await store.close()


async def put(
    store: Store, hub: Hub, terms: Terms, told: Callable[[bytes], Story], bots: Callable[[Story], set[int]]
) -> Table:
    """A table in storage, whose journal is a story told with its own seed; on some seats sit bots."""
    id = await store.add_table(terms, (await store.add_person("P0", uuid.uuid4().hex)).id)
    kept = await store.claim(id)
    assert kept is not None
    story = told(kept.seed)
    on = bots(story)
    entries: list[Any] = [
        journal.BotSat(seat=entry.seat, level="medium")
        if isinstance(entry, journal.Sat) and entry.seat in on
        else entry
        for entry in story.told
    ]
    await store.append(Append(id, kept.epoch, 0, entries, Listing("playing", terms.players, None)))
    return await hub.own(id)


def move(table: Table, seat: int, token: str, **more: Any) -> commands.Move:
    return commands.Move(id="", table="-" * 8, seat=seat, token=token, **more)


def next_after_call(story: Story) -> int:
    """Who acts next, once it has been said."""
    said = story.again()
    assert said.state.actor is not None
    said.move(said.state.actor, "say")
    return (said.play.moment.turn or [0])[0]


def captor_of(play: Play) -> int:
    assert play.state is not None
    assert play.state.actor is not None
    return play.state.actor


def all_but_captor_and_next(story: Story) -> set[int]:
    return set(range(4)) - {captor_of(story.play), next_after_call(story)}


def test_bots_that_do_not_catch_leave_no_trace(tmp_path: Path) -> None:
    """A version without anything in it would tell the others that it was forgotten."""

    async def story() -> None:
        async with house(tmp_path) as (store, hub, _):
            table = await put(store, hub, Terms("zabiray", 4), before_the_call, all_but_captor_and_next)
            while not table.play.seats[(captor_of(table.play) + 1) % 4].level:  # a bot is asked first
                table = await put(store, hub, Terms("zabiray", 4), before_the_call, all_but_captor_and_next)
            captor, version = captor_of(table.play), table.play.version
            await table.command(PEOPLE[captor], move(table, captor, "forget"))
            await stays(lambda: table.play.version == version + 1, 0.1)
            [after] = table.play.moment.turn
            onlooker = Viewer(table, PEOPLE[after].id)
            onlooker.wake()
            token = onlooker.heard[-1]["views"][0]["offers"][0]["token"]
            done = await table.command(PEOPLE[after], move(table, after, token))
            assert isinstance(done, messages.Done)
            assert done.version == version + 1 + 3 + 1  # three who did not catch, and the move

    asyncio.run(story())


def test_a_bot_that_is_next_acts_though_others_might_still_press(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as (store, hub, _):
            table = await put(store, hub, Terms("zabiray", 4), before_the_call, lambda told: {next_after_call(told)})
            captor = captor_of(table.play)
            await table.command(PEOPLE[captor], move(table, captor, "forget"))
            [bot] = [number for number, seat in enumerate(table.play.seats) if seat.level]
            await becomes(lambda: table.play.moment.turn not in ([], [bot]))

    asyncio.run(story())


def test_a_choice_that_was_not_settled_does_not_hold_up_the_bot_that_takes_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as (store, hub, _):
            terms = Terms("hawthorn", 2)
            table = await put(store, hub, terms, lambda seed: Story(terms, seed), lambda _: set())
            tokens = [table.play.moment.decisions(seat)[0][0].legal[0] for seat in (0, 1)]
            await table.command(PEOPLE[0], move(table, 0, tokens[0], ready=False))
            await table.command(PEOPLE[1], move(table, 1, tokens[1]))
            assert table.play.moment.turn == [0]
            await table.command(PEOPLE[0], commands.Resign(id="", table="-" * 8, seat=0))
            await becomes(lambda: table.play.decision > 1)

    asyncio.run(story())


def test_who_has_not_come_back_after_a_restart_counts_as_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE", 200)

    async def story() -> None:
        async with house(tmp_path) as (store, hub, _):
            terms = Terms("pairs", 2)
            table = await put(store, hub, terms, lambda seed: Story(terms, seed), lambda _: set())
            Viewer(table, "p0")
            await becomes(lambda: table.play.seats[1].left == "gone")
            assert not table.play.seats[0].left

    asyncio.run(story())


def test_a_bot_does_not_play_for_somebody_who_has_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as (store, hub, thoughts):
            terms = Terms("hawthorn", 2)
            table = await put(store, hub, terms, lambda seed: Story(terms, seed), lambda _: set())
            thoughts.may_think.clear()
            await table.command(PEOPLE[0], commands.Resign(id="", table="-" * 8, seat=0))
            await table.command(PEOPLE[0], commands.Return(id="", table="-" * 8, seat=0))
            thoughts.may_think.set()
            await stays(lambda: 0 not in table.play.moment.laid, 0.1)

    asyncio.run(story())


def test_who_leaves_before_the_table_is_found_does_not_stay_as_a_ghost(tmp_path: Path) -> None:
    """A viewer on another process goes away while this one still reads the table."""
    from redis.asyncio import Redis

    async def story() -> None:
        async with house(tmp_path) as (store, hub, _):
            terms = Terms("pairs", 2)
            id = await store.add_table(terms, (await store.add_person("P0", "code")).id)
            cluster = Cluster(Redis())
            cluster.hub = hub
            for link in ("left", "stayed"):
                cluster._take(Attach(link, "elsewhere", id, "p0", -1, None, 0))
            cluster._take(Detach("left"))
            await becomes(lambda: "stayed" in cluster.links.guests)
            assert len((await hub.own(id)).presence.followers) == 1

    asyncio.run(story())


def test_a_link_of_which_one_end_is_left_is_let_go_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes compare what they have in common: each is told of what the other does not know."""
    from redis.asyncio import Redis

    async def story() -> None:
        async with house(tmp_path) as (store, hub, _):
            id = await store.add_table(Terms("pairs", 2), (await store.add_person("P0", "code")).id)
            cluster = Cluster(Redis())
            cluster.hub = hub
            cluster._take(Attach("stays", "elsewhere", id, "p0", -1, None, 0))
            await becomes(lambda: "stays" in cluster.links.guests)
            cluster._take(Attach("comes", "elsewhere", id, "p1", -1, None, 0))  # it has no guest yet
            told: list[tuple[str, AnyNote]] = []
            monkeypatch.setattr(cluster.links, "tell", lambda process, note: told.append((process, note)))
            cluster._take(InCommon("elsewhere", ["stays", "comes", "was dropped here"], ["has left here"]))
            assert told == [("elsewhere", Lost("was dropped here")), ("elsewhere", Detach("has left here"))]

    asyncio.run(story())


def test_who_comes_to_a_table_that_was_just_closed_looks_for_it_anew(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as (store, hub, _):
            id = await store.add_table(Terms("pairs", 2), (await store.add_person("P0", "code")).id)
            table = await hub.own(id)
            table.close()
            assert Viewer(table, "p0").is_lost
            assert not Viewer(await hub.own(id), "p0").is_lost

    asyncio.run(story())


def test_a_table_does_not_stand_still_because_a_bot_cannot_think(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise OSError("no memory left")

    monkeypatch.setattr(brains, "bot", broken)

    async def story() -> None:
        async with house(tmp_path) as (store, hub, _):
            hub.world.brains = Brains()
            terms = Terms("pairs", 3)
            table = await put(store, hub, terms, lambda seed: Story(terms, seed), lambda _: {0, 1, 2})
            await becomes(lambda: table.play.status == "over")
            hub.world.brains.close()

    asyncio.run(story())


def test_a_thought_that_was_lost_is_thought_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "AGAIN", 0.01)

    async def story() -> None:
        async with house(tmp_path) as (store, hub, thoughts):
            thoughts.lost = 3
            terms = Terms("pairs", 3)
            table = await put(store, hub, terms, lambda seed: Story(terms, seed), lambda _: {0, 1, 2})
            await becomes(lambda: table.play.status == "over")
            assert not thoughts.lost

    asyncio.run(story())


def test_a_game_that_nobody_looks_at_pauses_until_somebody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "PAUSE", 0)

    async def story() -> None:
        async with house(tmp_path) as (store, hub, _):
            terms = Terms("pairs", 3)
            table = await put(store, hub, terms, lambda seed: Story(terms, seed), lambda _: {0, 1, 2})
            version = table.play.version
            await stays(lambda: table.play.version == version, 0.2)
            Viewer(table, "somebody")
            await becomes(lambda: table.play.status == "over")

    asyncio.run(story())


def test_against_the_clock_bots_do_not_wait_for_anybody_to_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Play over days goes on until it is a person's turn; once a bot has taken that seat too, it pauses."""
    monkeypatch.setattr(presence, "PAUSE", 0)

    async def story() -> None:
        async with house(tmp_path) as (store, hub, _):
            terms = Terms("pairs", 3, clock=Clock(each="move", seconds=3600))
            table = await put(store, hub, terms, lambda seed: Story(terms, seed), lambda _: {0, 1})
            await becomes(lambda: table.play.moment.turn == [2])
            await table.command(PEOPLE[2], commands.Resign(id="", table="-" * 8, seat=2))
            version = table.play.version
            await stays(lambda: table.play.version == version, 0.2)

    asyncio.run(story())
