"""`igroteka simulate --records FILE`: neither what stood in the file nor what was played is lost."""

from __future__ import annotations

import json
import os
import resource
import signal
import stat
import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path
from typing import IO, Any

import pytest

from command_line import igroteka, refusal
from igroteka.match import Record, read_records

LONG = ("simulate", "pairs", "--games", 1_000_000)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def simulated(path: object, games: int = 2, *more: object) -> None:
    ran = igroteka("simulate", "pairs", "--games", games, "--records", path, *more)
    assert (ran.status, ran.err) == (0, "")


def count(path: Path) -> int:
    return sum(1 for _ in read_records(path))


def alone(path: Path) -> bool:
    return [*path.parent.iterdir()] == [path]


def test_an_older_file_of_records_is_replaced(file: Path) -> None:
    simulated(file, 3, "--seed", 9)
    first = file.read_bytes()
    simulated(file, 2)
    assert count(file) == 2
    simulated(file, 3, "--seed", 9)
    assert file.read_bytes() == first
    assert alone(file)


def test_an_older_file_whose_last_record_was_cut_off_is_replaced_too(file: Path) -> None:
    simulated(file)
    file.write_bytes(file.read_bytes()[:-50])
    simulated(file)
    assert count(file) == 2


def test_an_empty_file_is_filled(file: Path) -> None:
    file.touch()
    simulated(file)
    assert count(file) == 2
    assert alone(file)


@pytest.mark.parametrize(
    "content",
    [
        b"something older\n",
        b"one line and no line feed",
        b"\n",
        bytes(range(256)) * 20,
        b'{"tournament":2,"game":"pairs"}\n',
        b'{"format":"igroteka-record/9","game":"pairs","rules":1,"players":2,"events":[]}\n',
        b"[" * 100_000,
    ],
    ids=lambda content: repr(content[:20]),
)
def test_what_is_no_file_of_records_is_left_alone(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    assert refusal("simulate", "pairs", "--games", 1, "--records", file) == (
        f"{file} holds something else than game records: choose another file, or move it away"
    )
    assert file.read_bytes() == content
    assert alone(file)


@pytest.mark.parametrize(
    "asked",
    [
        ("chess",),
        ("pairs", "--players", "99"),
        ("pairs", "--option", "burn=77"),
        ("pairs", "--option", "speed=1"),
        ("pairs", "--bot", "clever"),
        ("dobro", "--bot", "exact"),
        ("pairs", "--players", "4", "--bot", "random", "--bot", "random"),
    ],
    ids=" ".join,
)
def test_what_is_refused_is_refused_before_the_file_is_touched(file: Path, asked: tuple[str, ...]) -> None:
    refusal("simulate", *asked, "--records", file)
    assert not file.exists()
    simulated(file)
    before = file.read_bytes()
    refusal("simulate", *asked, "--records", file)
    assert file.read_bytes() == before
    assert alone(file)


def test_too_little_memory_costs_no_records(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def too_much(*_: object, **__: object) -> None:
        raise MemoryError

    simulated(file)
    before = file.read_bytes()
    with monkeypatch.context() as patched:
        patched.setattr("numpy.zeros", too_much)
        said = refusal("simulate", "pairs", "--records", file)
        assert said == "there is not enough memory for that; ask for less"
    assert file.read_bytes() == before
    assert alone(file)


def test_what_may_not_be_written_is_not_replaced(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    simulated(file)
    before, openly = file.read_bytes(), Path.open

    def read_only(path: Path, mode: str = "r", *more: Any, **named: Any) -> IO[Any]:
        if {*mode} & {*"wax+"}:
            raise PermissionError(13, "Permission denied", str(path))
        return openly(path, mode, *more, **named)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "open", read_only)  # the tests may be run by somebody who may write everything
        assert refusal("simulate", "pairs", "--games", 1, "--records", file) == f"{file}: permission denied"
    assert file.read_bytes() == before
    assert alone(file)


def test_a_link_stays_a_link_and_rights_stay_as_they_were(tmp_path: Path, file: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(file)
    simulated(link, 3)
    file.chmod(0o640)
    simulated(link, 2)
    assert link.is_symlink()
    assert count(file) == 2
    assert stat.S_IMODE(file.stat().st_mode) == 0o640
    assert {*tmp_path.iterdir()} == {link, file}


# What stops a run in the middle.


def started(path: Path, **more: Any) -> subprocess.Popen[str]:
    """A long run that can be interrupted, also where these tests run in the background of a shell."""
    command = [sys.executable, "-m", "igroteka", *map(str, LONG), "--records", str(path)]
    heeds = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    return subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, **{"preexec_fn": heeds, **more}
    )


def wait_for_games(running: subprocess.Popen[str], folder: Path, pattern: str) -> Path:
    """The file that grows, once some games are in it."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        for path in folder.glob(pattern):
            if path.read_bytes().count(b"\n") >= 3:
                return path
        assert running.poll() is None
        time.sleep(0.02)
    raise AssertionError("no games")


def told_games(said: str, before: str, after: str) -> int:
    """The number in a sentence. A game that was just being written may not have been counted yet."""
    assert said.startswith(before)
    assert said.endswith(after)
    return int(said.removeprefix(before).removesuffix(after).replace(",", ""))


def test_a_run_that_is_stopped_keeps_its_games(file: Path) -> None:
    with started(file) as running:
        wait_for_games(running, file.parent, "games.jsonl")
        running.send_signal(signal.SIGINT)
        _, said = running.communicate(timeout=60)
    assert running.returncode == 130
    assert told_games(said, f"igroteka: stopped; games kept in {file}: ", "\n") in (count(file), count(file) - 1)
    assert alone(file)


def test_a_run_that_is_stopped_keeps_the_older_file_as_well(file: Path) -> None:
    simulated(file)
    before = file.read_bytes()
    with started(file) as running:
        part = wait_for_games(running, file.parent, "games.jsonl.*.part")
        running.send_signal(signal.SIGINT)
        _, said = running.communicate(timeout=60)
    assert running.returncode == 130
    told = told_games(said, f"igroteka: stopped; games kept in {part}: ", f"; {file} is as it was\n")
    assert told in (count(part), count(part) - 1)
    assert file.read_bytes() == before


@pytest.mark.parametrize("older", [False, True])
def test_a_run_that_is_killed_leaves_whole_games(file: Path, older: bool) -> None:
    if older:
        simulated(file)
    before = file.read_bytes() if older else b""
    with started(file) as running:
        part = wait_for_games(running, file.parent, "games.jsonl.*.part" if older else "games.jsonl")
        running.kill()
    whole = part.read_bytes().rpartition(b"\n")[0].splitlines()
    assert len([Record.from_json(line) for line in whole]) >= 3
    assert not older or file.read_bytes() == before


@pytest.mark.parametrize("older", [False, True])
def test_a_disk_that_becomes_full_costs_no_game(file: Path, older: bool) -> None:
    if older:
        simulated(file)
    before = file.read_bytes() if older else b""

    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, 50_000))

    with started(file, preexec_fn=little_room) as running:
        _, said = running.communicate(timeout=60)
    [new] = file.parent.glob("games.jsonl.*.part" if older else "games.jsonl")
    whole = new.read_bytes().count(b"\n")
    assert whole > 3
    assert running.returncode == 2
    ending = f"; {file} is as it was" if older else ""
    assert said == f"igroteka: {file}: file too large; games kept in {new}: {whole:,}{ending}\n"
    assert not older or file.read_bytes() == before


# What is no ordinary file.


def shell(line: str, folder: Path) -> str:
    """What a shell prints when it runs a line, in which `igroteka` is ours."""
    igroteka = f'igroteka() {{ "{sys.executable}" -m igroteka "$@"; }}; '
    done = subprocess.run(["bash", "-ec", igroteka + line], cwd=folder, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_records_go_through_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read: list[str] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_text()))
    reader.start()
    simulated(pipe, 3)
    reader.join(timeout=60)
    assert [json.loads(line)["game"] for line in read[0].splitlines()] == ["pairs"] * 3
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_records_go_to_nowhere() -> None:
    simulated("/dev/null")


@pytest.mark.skipif(not Path("/dev/stdout").exists(), reason="the output has no name here")
def test_records_go_to_the_output_wherever_that_leads(tmp_path: Path) -> None:
    asked = "igroteka simulate pairs --games 2 --records /dev/stdout --json"
    told = shell(f"{asked} | cat", tmp_path).splitlines()
    records, figures = told[:2], json.loads(told[2])
    assert (len(told), figures["games"]) == (3, 2)
    shell(f"{asked} > all.jsonl; {asked} >> all.jsonl", tmp_path)
    lines = (tmp_path / "all.jsonl").read_text().splitlines()
    assert len(lines) == 6
    assert lines[:2] == lines[3:5] == records
    assert alone(tmp_path / "all.jsonl")
