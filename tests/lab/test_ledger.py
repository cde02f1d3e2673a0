"""The file of a tournament: whatever is not its own stays as it was, whatever is damaged is said and never counted."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any

import pytest

from command_line import igroteka, refusal
from igroteka.lab import CannotGoOn
from igroteka.lab import tournament as lab
from igroteka.lab.places import Here
from igroteka.match import Game

if TYPE_CHECKING:
    from pathlib import Path

DEALS = 20
ASKED = ("tournament", "pairs", "--players", 3, "--bots", "random,rule", "--games", 6 * DEALS, "--workers", 1)


def meeting(deals: int = DEALS, bots: str = "random,rule") -> lab.Tournament:
    return lab.Tournament(Game.simulated("pairs", 3), tuple(bots.split(",")), deals)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "deals.jsonl"


def kept(path: Path, deals: int = DEALS) -> list[bytes]:
    """The lines of a tournament that was played to its end."""
    lab.run(meeting(deals), path, place=Here())
    return path.read_bytes().splitlines(keepends=True)


def is_left_alone(path: Path) -> str:
    """What the command says to a file that it refuses; of the file not a byte changes."""
    before = path.read_bytes()
    said = refusal(*ASKED, "--file", path)
    assert path.read_bytes() == before
    return said


@pytest.mark.parametrize(
    "content",
    [
        b"milk\nbread\nand no line feed at the end",
        b"one line and no line feed",
        b"{}",
        b'{"tournament":2}',
        b"\n",
        b"\n\nmilk",
        b"\x00\xff\xfe" * 1000 + b"\n" + b"\x80" * 3000,
        b"\xff" * 3101,
        b"[" * 100_000 + b"\n",
        b"[" * 100_000,
        b'{"a":' * 100_000 + b"\n{",
        b'{"tournament": ' + b"9" * 5000 + b"}\n",
        b"null\n",
        b"[1, 2]\ncut o",
        b'"tournament"\n',
    ],
    ids=lambda content: repr(content[:20]),
)
def test_what_is_no_file_of_a_tournament_is_left_alone(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    assert is_left_alone(file) == f"{file} is not the file of a tournament; name another file"


def test_the_file_of_another_tournament_keeps_its_last_line_even_if_it_is_cut_off(file: Path) -> None:
    lines = kept(file, deals=DEALS + 1)
    for content in (b"".join(lines)[:-40], lines[0], lines[0] + b"{"):
        file.write_bytes(content)
        assert is_left_alone(file) == (f"{file} is the file of another tournament; name another file, or move it away")
    file.write_bytes(lines[0][:-1])
    assert "not the file of a tournament" in is_left_alone(file)


def test_a_heading_that_was_cut_off_is_written_anew(file: Path) -> None:
    lines = kept(file)
    for length in (0, 1, len(lines[0]) // 2, len(lines[0]) - 1):
        file.write_bytes(lines[0][:length])
        assert kept(file) == lines


def test_a_line_that_was_cut_off_is_played_again(file: Path) -> None:
    lines = kept(file)
    for missing in (1, 2, len(lines[1]) - 1, len(lines[1])):
        file.write_bytes(b"".join(lines)[:-missing])
        assert kept(file) == lines


def test_a_folder_a_pipe_and_an_endless_file_are_refused(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (tmp_path, pipe, "/dev/zero"):
        assert refusal(*ASKED, "--file", path) == f"{path} is not a regular file; name another file"


def test_a_file_that_may_not_be_read(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = kept(file)

    def forbidden(path: Path, *_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    with monkeypatch.context() as patched:
        patched.setattr("pathlib.Path.open", forbidden)  # the tests may be run by somebody who may read everything
        assert refusal(*ASKED, "--file", file) == f"{file}: permission denied"
    assert file.read_bytes() == b"".join(lines)


def test_what_a_link_leads_to_is_treated_as_if_it_were_named(tmp_path: Path, file: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(file)
    lines = kept(link)
    file.write_bytes(b"".join(lines)[:-5])
    assert kept(link) == lines
    file.write_bytes(b"one line and no line feed")
    assert "not the file of a tournament" in is_left_alone(link)
    assert link.is_symlink()


def game(scores: Any = (5, 0, 1), places: Any = (3, 1, 1)) -> list[Any]:
    return [list(scores), list(places)]


def row(games: Any = None, **changes: Any) -> bytes:
    """A line with one deal of six games, as it should be but for the changes."""
    whole = {"pair": [0, 1], "first": 0, "games": [[game()] * 6] if games is None else games}
    return json.dumps({**whole, **changes}).encode()


def test_a_line_that_is_as_it_should_be_is_taken(file: Path) -> None:
    """What the damaged lines below differ from."""
    file.write_bytes(kept(file)[0] + row() + b"\n\n")
    lab.run(meeting(), file, place=Here())
    assert file.read_bytes().count(b"\n") == 4


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (b"cut o", "this is not a line of a tournament"),
        (b"\xff\xfe\x00", "this is not a line of a tournament"),
        (b"[]", "this is not a line of a tournament"),
        (b"7", "this is not a line of a tournament"),
        (b"{}", "this is not a line of a tournament"),
        (b"[" * 100_000, "this is not a line of a tournament"),
        (b'{"games":' + b"[" * 100_000, "this is not a line of a tournament"),
        (row(more=1), "this is not a line of a tournament"),
        (row(**{"x" * 2000: 1}), "this is not a line of a tournament"),
        (row(pair="01"), "this is not a line of a tournament"),
        (row(pair=[0]), "this is not a line of a tournament"),
        (row(pair=[0, 10**400]), "this is not a line of a tournament"),
        (row(pair=[1, 0]), "there is no pair [1, 0] of bots"),
        (row(pair=[0, 2]), "there is no pair [0, 2] of bots"),
        (row(pair=[-2, -1]), "there is no pair [-2, -1] of bots"),
        (row(first="0"), "this is not a line of a tournament"),
        (row(first=None), "this is not a line of a tournament"),
        (row(first=True), "this is not a line of a tournament"),
        (row(first=0.5), "this is not a line of a tournament"),
        (row(first=10**400), "this is not a line of a tournament"),
        (row(first=-1), "it tells of deals -1 to -1, the tournament has deals 0 to 19"),
        (row(first=DEALS), "it tells of deals 20 to 20, the tournament has deals 0 to 19"),
        (row(first=999_999), "it tells of deals 999999 to 999999, the tournament has deals 0 to 19"),
        (row([[game()] * 6] * 2, first=DEALS - 1), "it tells of deals 19 to 20, the tournament has deals 0 to 19"),
        (row(games={}), "this is not a line of a tournament"),
        (row(games=[]), "this is not a line of a tournament"),
        (row([[]]), "a deal should have 6 games"),
        (row([[game()] * 5]), "a deal should have 6 games"),
        (row([[game()] * 7]), "a deal should have 6 games"),
        (row([[game()] * 6, [game()] * 5]), "a deal should have 6 games"),
        (row([[[[5, 0, 1]]] * 6]), "a deal should have 6 games"),
        (row([[game((5, 0), (2, 1))] * 6]), "a deal should have 6 games with the scores and the places of 3 seats"),
        (row([[game((5, 0))] * 6]), "a deal should have 6 games"),
        (row([[game(("5", 0, 1))] * 6]), "this is not a line of a tournament"),
        (row([[game((0.5, 0, 1))] * 6]), "this is not a line of a tournament"),
        (row([[game((10**400, 0, 1))] * 6]), "this is not a line of a tournament"),
        (row([[game((2**31, 0, 1))] * 6]), "this is not a line of a tournament"),
        (row([[game(places=(4, 1, 1))] * 6]), "the places of a game should begin at 1 and end at 3 at most"),
        (row([[game(places=(3, 1, 0))] * 6]), "the places of a game should begin at 1 and end at 3 at most"),
        (row([[game(places=(3, 2, 2))] * 6]), "the places of a game should begin at 1 and end at 3 at most"),
    ],
    ids=lambda value: repr(value[:60]),
)
def test_a_damaged_line_is_named_and_not_counted(file: Path, line: bytes, sentence: str) -> None:
    whole = kept(file)
    file.write_bytes(whole[0] + line + b"\n" + b"a last line that is cut o")
    said = is_left_alone(file)
    assert said.startswith(f"{file}, line 2: {sentence}")
    assert said.endswith("; take that line away to have its deals played again, or name another file")


def test_a_line_that_is_taken_away_is_played_again(file: Path) -> None:
    lines = kept(file)
    file.write_bytes(lines[0])
    assert kept(file) == lines


def test_a_deal_that_stands_there_twice_must_have_ended_the_same(file: Path) -> None:
    heading, line = kept(file)
    file.write_bytes(heading + line + line)
    figures = igroteka(*ASKED, "--json").json
    assert igroteka(*ASKED, "--json", "--file", file).json == figures, "it counts once"
    told = json.loads(line)
    told["games"][7][0][0][0] += 1
    file.write_bytes(heading + line + json.dumps(told).encode() + b"\n")
    assert f"{file}, line 3: deal 7 ended otherwise on a line before; " in is_left_alone(file)


def test_of_bots_that_watch_the_clock_the_first_line_counts(file: Path) -> None:
    """Two that wrote to one file at the same time need not agree."""
    timed = meeting(deals=1, bots="rule,search:1ms")
    file.write_text(json.dumps(timed.heading) + "\n")
    with file.open("ab") as added:
        added.write(row() + b"\n" + row([[game((0, 5, 1), (1, 3, 1))] * 6]) + b"\n")
    assert lab.run(timed, file, place=Here()) == {(0, 1): {0: [game()] * 6}}


def test_two_that_begin_at_one_moment_may_both_write_the_heading(file: Path) -> None:
    heading, line = kept(file)
    file.write_bytes(heading + heading + line)
    assert kept(file) == [heading, heading, line]


def test_a_line_without_an_end_is_refused(file: Path) -> None:
    heading, _ = kept(file)
    file.write_bytes(heading + b"x" * 17_000_000)
    assert is_left_alone(file).startswith(f"{file}, line 2: it is longer than 16,777,216 bytes; ")
    file.write_bytes(b"x" * 17_000_000)
    with pytest.raises(CannotGoOn, match="not the file of a tournament"):
        lab.run(meeting(), file, place=Here())
