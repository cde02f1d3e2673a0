"""Tournaments: the same table at any number of workers and after any number of interruptions."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from igroteka.lab import CannotGoOn
from igroteka.lab import tournament as lab
from igroteka.lab.places import Here, Processes
from igroteka.match import Game

if TYPE_CHECKING:
    from pathlib import Path


def small(bots: str = "random,rule", deals: int = 30, id: str = "pairs", players: int = 3) -> lab.Tournament:
    return lab.Tournament(Game.simulated(id, players), tuple(bots.split(",")), deals)


def test_everybody_sits_everywhere_equally_often() -> None:
    for players in range(2, 9):
        for deal in range(3):
            ways = np.array(lab.seatings(players, deal))
            assert (ways.mean(axis=0) == 0.5).all()
            assert len({*map(tuple, ways.tolist())}) == len(ways) == lab.games_per_deal(players)


def test_everybody_sits_beside_everybody_equally_often() -> None:
    """So that it favours nobody if one player's loss is always their neighbour's gain."""
    for players in range(3, 9):
        ways = np.array([lab.seatings(players, deal) for deal in range(70)]).reshape(-1, players)
        for step in range(1, players):
            assert np.isclose((ways != np.roll(ways, step, axis=1)).mean(), (ways[:, 0] != ways[:, 1]).mean())


def test_the_table_is_the_same_at_any_number_of_workers() -> None:
    meeting = small("random,rule,search:20", deals=20)
    one, two = (lab.summary(meeting, lab.run(meeting, place=Processes(workers))) for workers in (1, 2))
    assert one == two


def test_the_figures_mean_what_they_say() -> None:
    found = lab.summary(small(deals=200), lab.run(small(deals=200), place=Here()))
    assert found["deals"] == 200
    [row] = found["pairs"]
    assert (row["a"], row["b"]) == ("random", "rule")
    low, high = row["ci"]
    assert -1 <= low < row["advantage"] < high < 0, "sense beats chance"
    assert row["points_ci"][1] < 0
    assert found["ratings"]["rule"]["mu"] > found["ratings"]["random"]["mu"]


def test_equals_are_told_from_unequals() -> None:
    """A bot against its own like has no advantage; the interval comes from deals, not from single games."""
    meeting = small("search:60,search:61", deals=60)
    [row] = lab.summary(meeting, lab.run(meeting, place=Here()))["pairs"]
    assert row["ci"][0] <= 0 <= row["ci"][1]


def test_a_file_is_gone_on_with(tmp_path: Path) -> None:
    file, meeting = tmp_path / "t.jsonl", small("rule,search:10", deals=20)
    whole = lab.run(meeting, place=Here())
    lab.run(meeting, file, place=Here())
    lines = file.read_bytes().splitlines(keepends=True)
    for cut in (b"".join(lines[:1]), b"".join(lines[:2]), b"".join(lines[:2]) + lines[2][:40]):
        file.write_bytes(cut)
        seen: list[int] = []
        again = lab.run(meeting, file, place=Here(), progress=lambda done, of, seen=seen: seen.append(done))  # type: ignore[misc]
        assert lab.summary(meeting, again) == lab.summary(meeting, whole)
        assert seen[0] == 8 * (cut.count(b"\n") - 1)
        assert seen[-1] == 20


def test_the_file_of_another_tournament_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "t.jsonl"
    lab.run(small(deals=8), file, place=Here())
    before = file.read_bytes()
    with pytest.raises(CannotGoOn, match="another tournament"):
        lab.run(small(deals=9), file, place=Here())
    assert file.read_bytes() == before
    file.write_text("shopping list\n")
    with pytest.raises(CannotGoOn, match="not the file of a tournament"):
        lab.run(small(), file, place=Here())


@pytest.mark.parametrize("bots", ["rule", "rule,rule", "rule,exact"])
def test_who_may_not_meet(bots: str) -> None:
    with pytest.raises(CannotGoOn):
        small(bots, id="sweep")


def command(file: Path) -> list[str]:
    asked = ["tournament", "pairs", "--players", "4", "--bots", "rule,search:200", "--games", "480", "--json"]
    return [sys.executable, "-m", "igroteka", *asked, "--file", str(file)]


def table(file: Path) -> Any:
    done = subprocess.run(command(file), capture_output=True, check=True)
    return json.loads(done.stdout)


def wait_for_the_end_of_all(group: int) -> None:
    """Nobody lives on who played for one that was killed."""
    deadline = time.monotonic() + 30
    with suppress(ProcessLookupError):
        while time.monotonic() < deadline:
            os.killpg(group, 0)
            time.sleep(0.05)
        raise AssertionError("its workers live on")


def test_killed_it_goes_on_from_where_it_was(tmp_path: Path) -> None:
    undisturbed = table(tmp_path / "a.jsonl")
    file = tmp_path / "b.jsonl"
    for lines in (2, 6):
        running = subprocess.Popen(command(file), stdout=subprocess.DEVNULL, start_new_session=True)
        while running.poll() is None and (not file.exists() or file.read_bytes().count(b"\n") < lines):
            time.sleep(0.01)
        running.kill()
        running.wait()
        wait_for_the_end_of_all(running.pid)
    kept = file.read_bytes().count(b"\n")
    assert kept >= 6
    assert table(file) == undisturbed
    assert file.read_bytes().count(b"\n") == (tmp_path / "a.jsonl").read_bytes().count(b"\n")
