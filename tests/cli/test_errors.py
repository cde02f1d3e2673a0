"""Bad input is answered with one sentence on the error output and exit status 2: never a traceback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from command_line import igroteka, refusal
from igroteka import words
from igroteka.match import Game

READERS = pytest.mark.parametrize("command", ["replay", "verify"])


def a_record() -> dict[str, Any]:
    state = Game("pairs", 2, {"losing_score": 5}).start(seed=1)
    while not state.over:
        state.play("fold")
    record: dict[str, Any] = json.loads(state.record().to_json())
    return record


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


@pytest.mark.parametrize("command", [("rules",), ("simulate",), ("bench",)])
def test_an_unknown_game(command: tuple[str, ...]) -> None:
    said = refusal(*command, "chess")
    assert said.startswith("there is no game 'chess'; the games are ")
    assert "pairs" in said
    assert len(refusal(*command, "x" * 10_000)) < 300


@pytest.mark.parametrize("game", ["", "../pairs", "pairs.rules", "Pairs", "pairs ", "пары", "%s", "{}"])
def test_what_looks_like_a_game_and_is_none(game: str) -> None:
    assert refusal("simulate", game).startswith(f"there is no game {game!r}; ")


@pytest.mark.parametrize("name", ["speed", "players", "id", "self", "cls", "seed", "", " burn", "Burn"])
def test_an_unknown_option(name: str) -> None:
    assert refusal("simulate", "pairs", "--option", f"{name}=1") == (
        f"there is no option {name!r} here; the options are "
        "continuous, pieces_of_eight, calamities, losing_score, forfeit, dealer, burn"
    )


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ("continuous=maybe", "option continuous takes true or false, not 'maybe'"),
        ("continuous=", "option continuous takes true or false, not ''"),
        ("dealer=left", "option dealer takes fixed or rotate, not 'left'"),
        ("burn=6", "option burn takes a whole number from 0 to 5, not 6"),
        ("burn=-1", "option burn takes a whole number from 0 to 5, not -1"),
        ("burn=2.5", "option burn takes a whole number from 0 to 5, not '2.5'"),
        ("burn=null", "option burn takes a whole number from 0 to 5, not null"),
        ("losing_score=4", "option losing_score takes a whole number from 5 to 31 or null, not 4"),
        ("losing_score=1e9", "option losing_score takes a whole number from 5 to 31 or null, not '1e9'"),
    ],
)
def test_an_option_with_a_value_that_it_does_not_take(option: str, sentence: str) -> None:
    assert refusal("simulate", "pairs", "--option", option) == sentence


@pytest.mark.parametrize("option", ["forfeit=" + "x" * 201, "burn=" + "9" * 10_000, "dealer=" + "x" * 10_000])
def test_however_long_a_value_is_the_sentence_is_not(option: str) -> None:
    assert len(refusal("simulate", "pairs", "--option", option)) < 200


def test_an_option_without_its_value() -> None:
    assert refusal("simulate", "pairs", "--option", "continuous") == "--option takes name=value, not 'continuous'"


@pytest.mark.parametrize("players", [-1, 0, 1, 9, 10**30])
def test_a_number_of_players_that_the_game_is_not_for(players: int) -> None:
    assert refusal("simulate", "pairs", "--players", players) == (f"this game is for 2 to 8 players, not {players}")


def test_bots_that_there_are_not() -> None:
    assert refusal("simulate", "pairs", "--bot", "genius").startswith("there is no bot 'genius'; the bots are random")
    assert refusal("simulate", "pairs", "--players", 3, "--bot", "random", "--bot", "random") == (
        "2 bots for 3 players: name one for all seats, or one for each"
    )


@pytest.mark.parametrize("command", [("rules", "pairs"), ("games",)])
def test_a_language_that_there_is_not(command: tuple[str, ...]) -> None:
    for language in ("de", "EN", "../en", "x" * 1000):
        said = refusal(*command, "--lang", language)
        assert said.endswith(f"; the languages are {', '.join(words.LANGUAGES)}")
        assert len(said) < 200


def test_legal_actions_need_a_file_to_stand_in() -> None:
    assert refusal("simulate", "pairs", "--legal") == (
        "--legal goes with --records FILE, where the legal actions are written"
    )


def test_records_that_cannot_be_written(tmp_path: Path) -> None:
    ask = ("simulate", "pairs", "--games", 1, "--records")
    assert refusal(*ask, tmp_path) == f"{tmp_path}: is a directory"
    nowhere = tmp_path / "no such folder" / "games.jsonl"
    assert refusal(*ask, nowhere) == f"{nowhere}: no such file or directory"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk here is always full")
def test_a_disk_that_is_full() -> None:
    ask = ("simulate", "pairs", "--games", 1, "--records", "/dev/full")
    assert refusal(*ask) == "/dev/full: no space left on device"


def test_more_games_than_there_is_memory_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_much(*_: object, **__: object) -> None:
        raise MemoryError

    assert igroteka("simulate", "pairs", "--games", 1).status == 0  # all is imported and compiled
    monkeypatch.setattr("numpy.zeros", too_much)
    assert refusal("simulate", "pairs") == "there is not enough memory for that; ask for less"


@READERS
def test_a_file_that_is_not_there(command: str, file: Path) -> None:
    assert refusal(command, file) == f"{file}: no such file or directory"


@READERS
def test_a_folder(command: str, tmp_path: Path) -> None:
    assert refusal(command, tmp_path) == f"{tmp_path}: is a directory"


@READERS
def test_a_file_that_may_not_be_read(command: str, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(path: Path, *_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "open", forbidden)  # the tests may be run by somebody who may read everything
    assert refusal(command, file) == f"{file}: permission denied"


@READERS
@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "the file is empty: it should hold one game record a line"),
        (b"\n\n", "the file is empty: it should hold one game record a line"),
        (b"{broken", "line 1: this is not JSON, or it is cut off: "),
        (b"hello\nworld\n", "this is not JSON, or it is cut off: "),
        (bytes(range(256)) * 50, "this is not JSON, or it is cut off: "),
        (b"\x7fELF\x02\x01\x01\x00" + b"\x00" * 1000, "line 1: this is not JSON, or it is cut off: "),
        (b"[1, 2, 3]", "line 1: this is not a game record: "),
        (b'{"format": "igroteka-record/1"}', "line 1: this is not a game record: "),
        (b'{"a":' * 50_000, "this is not a game record: it is nested too deeply"),
    ],
    ids=["empty", "blank", "malformed", "text", "bytes", "program", "array", "too little", "nested"],
)
def test_a_file_without_records(command: str, file: Path, content: bytes, sentence: str) -> None:
    file.write_bytes(content)
    said = refusal(command, file)
    assert said.startswith(f"{file}: ")
    assert sentence in said


@READERS
def test_a_line_of_twenty_megabytes(command: str, file: Path) -> None:
    file.write_bytes(b'{"format": "' + b"x" * 20_000_000 + b'"}')
    assert refusal(command, file) == (f"{file}: line 1 is longer than 16,777,216 bytes, too long for a game record")


@READERS
def test_a_file_that_is_cut_off(command: str, file: Path) -> None:
    line = json.dumps(a_record())
    file.write_text(f"{line}\n{line}\n{line[:200]}")
    ran = igroteka(command, file)
    assert ran.status == 2
    assert len(ran.out.splitlines()) == 2, "the whole games before it are told"
    assert ran.err.startswith(f"igroteka: {file}: line 3: this is not JSON, or it is cut off: ")
    assert ran.err.count("\n") == 1


@READERS
@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"format": "igroteka-record/9"}, "the format is 'igroteka-record/9'; this program reads 'igroteka-record/1'"),
        ({"game": "chess"}, "there is no game 'chess'; the games are "),
        ({"players": 9}, "this game is for 2 to 8 players, not 9"),
        ({"players": "two"}, "this is not a game record: Expected `int`, got `str` - at `$.players`"),
        ({"options": {"players": 2}}, "there is no option 'players' here; the options are "),
        ({"options": {"burn": 77}}, "option burn takes a whole number from 0 to 5, not 77"),
        ({"rules": 99}, "the record follows version 99 of the rules of pairs; here is 1"),
        ({"seats": [{}]}, "2 players, but 1 seats are described"),
    ],
)
def test_a_record_of_no_game_of_ours(command: str, file: Path, changes: dict[str, Any], sentence: str) -> None:
    file.write_text(json.dumps({**a_record(), **changes}))
    said = refusal(command, file)
    assert said.startswith(str(file))
    assert sentence in said


def test_a_seed_that_is_none(file: Path) -> None:
    file.write_text(json.dumps({**a_record(), "seed": "secret"}))
    assert "the seed 'secret' is not one of ours" in refusal("verify", file)


@pytest.mark.parametrize(
    "arguments",
    [("nonsense",), ("simulate",), ("simulate", "pairs", "--games", "0"), ("simulate", "pairs", "--games", "many")],
)
def test_a_command_that_is_typed_wrong_gets_its_usage(arguments: tuple[str, ...]) -> None:
    ran = igroteka(*arguments)
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith("Usage: ")
    assert "Traceback" not in ran.err


def test_an_interrupted_command_stops_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("igroteka.cli.catalogue.describe", interrupted)
    ran = igroteka("games")
    assert ran.status == 130
    assert "Traceback" not in ran.err


# The same once more in processes of their own, as a shell sees it.


def run(*arguments: object, **more: Any) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "igroteka", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, **more)


def test_status_and_sentence_reach_the_shell(file: Path) -> None:
    record = a_record()
    record["result"]["scores"] = [0, 0]
    file.write_text(json.dumps(record))
    refused = run("replay", file)
    assert (refused.returncode, refused.stdout) == (1, "")
    assert refused.stderr.startswith(f"igroteka: {file}, game 1: the record: the scores are ")
    assert refused.stderr.count("\n") == 1
    unknown = run("rules", "chess")
    assert (unknown.returncode, unknown.stdout, unknown.stderr.count("\n")) == (2, "", 1)


def test_a_reader_that_leaves_early_is_no_error(file: Path) -> None:
    file.write_text((json.dumps(a_record()) + "\n") * 2000)
    for arguments in (("replay", file), ("games", "--json")):
        reading, writing = os.pipe()
        os.close(reading)
        try:
            command = [sys.executable, "-m", "igroteka", *map(str, arguments)]
            left = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, text=True, timeout=60, check=False)
        finally:
            os.close(writing)
        assert left.stderr == ""
        assert left.returncode in (0, 1)
