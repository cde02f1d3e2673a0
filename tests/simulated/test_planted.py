"""Bugs that are planted into the real code are found: otherwise nothing that is not found would mean anything."""

from __future__ import annotations

import asyncio
import math
from typing import TYPE_CHECKING, Any

import pytest

from igroteka.live.bots import Bots
from igroteka.live.table import Table
from igroteka.server.processes import cluster, post
from igroteka.server.processes.links import Far
from igroteka.server.storage import appending, gathering
from igroteka.tables import plans
from simulated.shapes import Shape
from simulated.worlds import run

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection

    from igroteka.live.keeping import Append
    from igroteka.server.processes.notes import News

PLENTY = 1000  # worlds in which a bug must show
Plant = pytest.MonkeyPatch


def found(shape: Shape) -> str:
    """What is wrong, in the first world in which something is."""
    for seed in range(1, PLENTY + 1):
        try:
            run(seed, shape)
        except AssertionError as broken:
            return f"{broken}, in world {seed}"
    raise AssertionError(f"not found in {PLENTY} worlds")


def test_what_is_acknowledged_before_it_is_kept(monkeypatch: Plant) -> None:
    async def append(self: gathering.Gathering, wanted: Append) -> None:
        done = asyncio.get_running_loop().create_future()
        done.add_done_callback(lambda _: None)
        self._waiting.put_nowait((wanted, done))

    monkeypatch.setattr(gathering.Gathering, "append", append)
    assert "kept" in found(Shape(storm=10, every=2, blows=("disk-stalls",)))


def test_an_owner_who_is_not_fenced_off(monkeypatch: Plant) -> None:
    """Whoever appends does, whatever they know of the table."""
    append_all = appending.append_all

    def append_anyhow(connection: Connection, batch: list[Append], notes: Any = ()) -> set[str]:
        now = {id: (epoch, version) for id, epoch, version in connection.exec_driver_sql(HEADS)}
        batch = [one._replace(epoch=now[one.table][0], version=now[one.table][1]) for one in batch]
        return append_all(connection, batch, notes)

    monkeypatch.setattr(gathering, "append_all", append_anyhow)
    assert found(Shape(processes=2, storm=30, every=2, blows=("two-owners", "redis-cut"), pace=0.3))


HEADS = "SELECT id, epoch, version FROM tables"


def test_a_command_that_is_carried_out_again(monkeypatch: Plant) -> None:
    plan = plans.plan

    def forgetful(play: Any, asked: Any, command: Any) -> Any:
        play.history.done.pop(asked.id, None)
        return plan(play, asked, command)

    monkeypatch.setattr(plans, "plan", forgetful)
    assert "twice" in found(Shape(storm=10, every=2, blows=("cut", "half-open")))


def test_a_thought_that_is_lost_and_never_thought_again(monkeypatch: Plant) -> None:
    monkeypatch.setattr(Bots, "_ended", lambda self, seat, task: None)
    assert "stands still" in found(Shape(storm=10, every=2, blows=("bots-crash",), lively=0.0, clocks=0.0))


def test_a_wake_up_that_is_lost_between_processes(monkeypatch: Plant) -> None:
    """Who looks at a table from another process is not told of every seventh version."""

    def arrived(self: Far, news: News) -> None:
        self._news = news
        if self.viewer is not None and news.version % 7:
            self.viewer.wake()

    monkeypatch.setattr(Far, "arrived", arrived)
    assert found(Shape(processes=2, storm=5, pace=0.3))


def test_a_process_that_does_not_notice_that_it_is_deaf(monkeypatch: Plant) -> None:
    monkeypatch.setattr(post, "DEAF", math.inf)
    assert found(Shape(processes=2, storm=20, every=3, blows=("redis-cut",), pace=0.3))


def test_links_that_nobody_compares(monkeypatch: Plant) -> None:
    """What is lost on the way between two processes leaves a link with one end."""
    monkeypatch.setattr(cluster, "COMPARED", math.inf)
    assert found(Shape(processes=2, storm=10, every=1, blows=("redis-cut",), pace=0.3, lively=0.0))


def test_a_clock_that_runs_while_storage_pauses(monkeypatch: Plant) -> None:
    monkeypatch.setattr(Table, "_goes_on_after", lambda self, asked: None)
    assert "the clock took" in found(Shape(storm=40, every=5, blows=("disk-stalls",), clocks=1.0))
