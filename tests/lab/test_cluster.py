"""On real Ray clusters: the same figures to the last digit, whoever is killed meanwhile."""

from __future__ import annotations

import builtins
import os
import re
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import pytest

from command_line import refusal
from igroteka.lab.cluster import LOCAL, Cluster
from lab.nodes import alone, held, two_nodes
from waiting import until

if TYPE_CHECKING:
    from pathlib import Path

PATIENCE = 600.0  # seconds; to begin Ray takes half a minute where all cores are busy
MANY = ("simulate", "pairs", "--games", "150000", "--seed", "7")  # three blocks
MEETING = ("tournament", "pairs", "--players", "4", "--bots", "rule,search:100", "--games", "4800")  # a hundred blocks

BRIEF = (*MEETING[:-1], "480")


def command(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "igroteka", *map(str, arguments), "--json"]


def told(*arguments: object) -> bytes:
    """What a command prints, but for the time that it took."""
    done = subprocess.run(command(*arguments), capture_output=True, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, b"")
    return re.sub(rb'"seconds": [^,]*, ', b"", done.stdout)


def test_on_a_ray_of_this_machine_the_figures_are_the_same() -> None:
    with alone():
        assert told(*MANY, "--ray") == told(*MANY)


def test_the_block_of_a_killed_worker_or_node_is_done_again(tmp_path: Path) -> None:
    """Both nodes are in the middle of a block when a worker of one is killed, and then all of the other."""
    blocks = [partial(held, tmp_path, number) for number in range(4)]

    def begun(node: int) -> set[str]:
        return {mark.name for mark in tmp_path.glob(f"?-node{node}-*")}

    with two_nodes() as nodes, ThreadPoolExecutor(1) as thread:
        playing = thread.submit(lambda: dict(Cluster(nodes.address).play(blocks)))
        until(lambda: playing.done() or (begun(1) and begun(2)), "the nodes take no part", PATIENCE)
        [first], [second] = begun(1), begun(2)
        os.kill(int(first.rpartition("-")[2]), signal.SIGKILL)
        until(lambda: len(begun(1)) > 1, "the node has no other worker", PATIENCE)
        nodes.kill_the_second()
        (tmp_path / "go-on-node1").touch()
        assert playing.result(PATIENCE) == {0: 0, 1: 1, 2: 4, 3: 9}
    lost = {mark.partition("-")[0] for mark in (first, second)}
    for number in lost:
        assert len([*tmp_path.glob(f"{number}-*")]) > 1, "it was begun again"


@pytest.mark.long
def test_a_tournament_goes_on_with_ray_where_it_stopped_without_and_the_other_way_round(tmp_path: Path) -> None:
    whole = tmp_path / "whole.jsonl"
    expected = told(*BRIEF, "--file", whole)
    lines = whole.read_bytes().splitlines(keepends=True)
    assert len(lines) > 5
    with alone():
        for number, ray in enumerate((["--ray"], [])):
            half = tmp_path / f"{number}.jsonl"
            half.write_bytes(b"".join(lines[: len(lines) // 2]))
            assert told(*BRIEF, "--file", half, *ray) == expected
            assert sorted(half.read_bytes().splitlines()) == sorted(whole.read_bytes().splitlines())


@pytest.mark.long
def test_a_node_is_killed_in_the_middle_of_a_tournament(tmp_path: Path) -> None:
    undisturbed = told(*MEETING, "--file", tmp_path / "here.jsonl")
    file = tmp_path / "there.jsonl"
    with two_nodes() as nodes:
        asked = (*MEETING, "--file", file, "--ray", nodes.address)
        running = subprocess.Popen(command(*asked), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        until((nodes.folder / "node2").exists, "the second node takes no part", PATIENCE)
        until(lambda: file.exists() and file.read_bytes().count(b"\n") > 1, "nothing is played", PATIENCE)
        nodes.kill_the_second()
        assert running.poll() is None, "it was over before"
        assert running.communicate(timeout=PATIENCE)[0] == undisturbed
        assert sorted(file.read_bytes().splitlines()) == sorted((tmp_path / "here.jsonl").read_bytes().splitlines())


@pytest.mark.parametrize("address", ["head", "ray://head:10001", ":6379", "head:", "head:port", "http://head:6379"])
def test_what_is_no_address(address: str) -> None:
    said = refusal("simulate", "pairs", "--ray", address)
    assert said == f"--ray takes the address of a cluster as host:port, not {address!r}"


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere.invalid:6379", "127.0.0.1:99999999999999999999"])
def test_nobody_is_there(address: str) -> None:
    said = refusal("tournament", "pairs", "--bots", "random,rule", "--games", "2", "--ray", address)
    assert said.startswith(f"nobody answers at {address} (")


def test_ray_is_not_installed() -> None:
    original = builtins.__import__

    def without(name: str, *more: Any) -> Any:
        if name == "ray":
            raise ImportError(name)
        return original(name, *more)

    with patch.object(builtins, "__import__", without):
        said = refusal("simulate", "pairs", "--ray")
    assert said == '--ray needs Ray, which is not installed here: pip install "igroteka[ray]"'


def test_records_are_written_by_one_process(tmp_path: Path) -> None:
    said = refusal("simulate", "pairs", "--ray", "--records", tmp_path / "games.jsonl")
    assert said == "--records are written by this process alone; leave out --ray, or the records"


def test_a_machine_with_another_version_is_refused() -> None:
    from igroteka.lab import CannotGoOn
    from igroteka.lab.cluster import play_block

    with pytest.raises(CannotGoOn, match=r"a machine of the cluster has igroteka .*, this one 0\.0\.0; install"):
        play_block("0.0.0", dict)


def test_nothing_is_begun_for_nothing() -> None:
    assert [*Cluster(LOCAL).play([])] == []
