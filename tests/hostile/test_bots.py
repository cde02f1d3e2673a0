"""Bots go on and hints are answered, whatever becomes of the processes that think, and whoever keeps them busy."""

from __future__ import annotations

import os
import signal
import time
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING, NamedTuple

import pytest

from hostile.strangers import Stranger
from hostile.victims import BUSY_STANDSTILL, STANDSTILL, WARM, Victims, thinkers, undisturbed
from igroteka.games import catalogue
from server.serving import Serving
from waiting import until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

HARD, EASY = ("dobro", 2, "hard"), ("dobro", 2, "easy")
PLACES = 5  # from which one guest asks
FOLLOWED = 20  # tables that a socket may follow


class Warm(NamedTuple):
    """A server at which people play against bots and ask for hints, and have done so for a while."""

    server: Serving
    people: Victims


@pytest.fixture(scope="module")
def warm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Warm]:
    folder = tmp_path_factory.mktemp("warm")
    with (
        Serving(str(folder / "igroteka.db"), folder, limits=True) as server,
        Victims(server, (HARD, HARD, EASY, EASY), hints=True) as people,
    ):
        people.warm_up()
        yield Warm(server, people)


def stop(pids: list[int]) -> None:
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)


def let_go(pids: list[int]) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)


def test_nobody_waits_for_a_thinker_that_hangs(warm: Warm) -> None:
    """By hand: the processes in which bots think are stopped (SIGSTOP). All bots decide in time, not only the first one
    that is waited for; and hints are answered or refused.
    """
    stopped = at_work(warm.server)
    stop(stopped)
    try:
        warm.people.go_on(3, hints=2)
    finally:
        let_go(stopped)


def at_work(server: Serving) -> list[int]:
    """The processes in which bots think, as soon as there are any."""
    assert server.process is not None
    pid = server.process.pid
    return until(lambda: thinkers(pid), "nobody thinks", WARM)


def test_bots_go_on_when_thinkers_are_killed(warm: Warm) -> None:
    """By hand: SIGKILL, several times."""
    server = warm.server.process
    assert server is not None
    for _ in range(6):
        killed = at_work(warm.server)
        for pid in killed:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        until(lambda killed=killed: not set(killed) & set(thinkers(server.pid)))  # type: ignore[misc]
    warm.people.go_on(3, hints=1)


def as_many_as_one_gets(stack: ExitStack, server: Serving, game: str, players: int, seconds: float) -> int:
    """One guest opens tables of hard bots, from several addresses, and looks at all of them."""
    first = stack.enter_context(Stranger(server.address))
    more = (stack.enter_context(Stranger(server.address, token=first.token)) for _ in range(PLACES - 1))
    everywhere = [first, *more]
    until = time.monotonic() + seconds
    opened: list[str] = []
    enough = False
    while time.monotonic() < until and not enough:
        for mallory in everywhere:
            answer = mallory.open(game, players, bots="hard")
            if answer.status_code != 200:
                assert answer.status_code == 429, answer.text
                enough = answer.json()["code"] == "too-many-tables"
                continue
            opened.append(answer.json()["table"])
            if len(opened) % FOLLOWED == 1:
                socket = mallory.socket()
            socket.send({"type": "follow", "table": opened[-1]})
    return len(opened)


def test_somebody_with_very_many_hard_bots(warm: Warm) -> None:
    """Others who play against a hard bot, and ask for hints, do not wait for them."""
    before = warm.people.feel(1)
    with ExitStack() as stack:
        count = as_many_as_one_gets(stack, warm.server, "venture", 8, seconds=6)
        undisturbed(before, warm.people.felt())
        assert count > 0
        warm.people.go_on(4, hints=2)


@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), [("venture", 8), ("zabiray", 6)])
def test_somebody_with_very_many_hard_bots_for_minutes(tmp_path: Path, game: str, players: int) -> None:
    with (
        Serving(str(tmp_path / "igroteka.db"), tmp_path, limits=True) as server,
        Victims(server, 4 * (HARD,), hints=True) as people,
        ExitStack() as stack,
    ):
        people.warm_up()
        before = people.feel(3)
        as_many_as_one_gets(stack, server, game, players, seconds=60)
        during = people.feel(60)
        undisturbed(before, during)
        people.go_on(20, hints=5, standstill=STANDSTILL)


@pytest.mark.long
def test_games_that_are_warm_go_on_while_others_are_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A normal evening on a fresh installation: nothing is compiled yet. Dobro gets warm, and then people begin all the
    other games with hard bots.
    """
    cache = tmp_path / "cache"
    cache.mkdir(mode=0o700)
    monkeypatch.setenv("IGROTEKA_CACHE", str(cache))
    others = tuple((id, max(2, catalogue.rules(id).PLAYERS[0]), "hard") for id in catalogue.ids() if id != "dobro")
    with (
        Serving(str(tmp_path / "igroteka.db"), tmp_path, limits=True) as server,
        Victims(server, 4 * (HARD,), hints=True) as people,
    ):
        people.warm_up()
        people.go_on(10)
        with Victims(server, others) as company:
            for _ in range(10):
                people.go_on(10, hints=2, standstill=BUSY_STANDSTILL)
            company.go_on(10, standstill=WARM)
        assert '"level": "error"' not in server.log.read_text()
