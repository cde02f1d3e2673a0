"""The file of a tournament: a heading that says all the games depend on, then a line for every few deals.

Nothing is taken from a line that the tournament cannot have written, and nothing is changed in a file that is not its
own.
"""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Annotated, Any, Protocol

import msgspec
import numpy as np

from igroteka.lab import CannotGoOn

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from igroteka.match import Game

LONGEST_LINE = 16 * 1024 * 1024
LARGEST = 2**31 - 1

Pair = tuple[int, int]
Found = dict[Pair, dict[int, Any]]  # pair → deal → games of it: what each seat scored, and its place
Number = Annotated[int, msgspec.Meta(ge=-LARGEST - 1, le=LARGEST)]


class Deals(msgspec.Struct, forbid_unknown_fields=True):
    """A line of the file: deals of two bots, from number `first` on. A deal has games, a game has scores and places."""

    pair: tuple[Number, Number]
    first: Number
    games: Annotated[list[list[list[list[Number]]]], msgspec.Meta(min_length=1)]


class Damaged(Exception):
    """A line that the tournament cannot have written."""


class Plan(Protocol):
    """What is to be played, as far as a file of it can be checked."""

    @property
    def heading(self) -> dict[str, Any]: ...
    @property
    def pairs(self) -> Sequence[Pair]: ...
    @property
    def deals(self) -> int: ...
    @property
    def games_per_deal(self) -> int: ...
    @property
    def game(self) -> Game: ...
    def repeatable(self, pair: Pair) -> bool: ...


class Ledger:
    """Reads what has been played, then appends to it. Without a path nothing is kept."""

    def __init__(self, tournament: Plan, path: Path | None) -> None:
        self._tournament = tournament
        self._path = path
        self._heading = _line(tournament.heading)
        self._deal = (tournament.games_per_deal, 2, tournament.game.players)

    def read(self) -> Found:
        """What has been played. A last line that was cut off is taken away, so that the file can be gone on with."""
        found: Found = {pair: {} for pair in self._tournament.pairs}
        path = self._path
        if path is None or not path.exists():
            return found
        if not path.is_file():
            raise CannotGoOn(f"{path} is not a regular file; name another file")
        with path.open("rb") as file:
            line, whole = file.readline(LONGEST_LINE), 0
            if line == self._heading or not self._heading.startswith(line):  # else it ends before its heading does
                self._check_heading(line, path)
                whole, number = len(line), 2
                while (line := file.readline(LONGEST_LINE)).endswith(b"\n"):
                    try:
                        self._enter(line, found)
                    except Damaged as error:
                        raise _damage(path, number, str(error)) from None
                    whole, number = whole + len(line), number + 1
                if len(line) == LONGEST_LINE:
                    raise _damage(path, number, f"it is longer than {LONGEST_LINE:,} bytes")
        if line:
            os.truncate(path, whole)
        return found

    def _check_heading(self, line: bytes, path: Path) -> None:
        try:
            heading = msgspec.json.decode(line)
        except (ValueError, RecursionError):
            heading = None
        if not line.endswith(b"\n") or not isinstance(heading, dict) or "tournament" not in heading:
            raise CannotGoOn(f"{path} is not the file of a tournament; name another file")
        if heading != self._tournament.heading:
            raise CannotGoOn(f"{path} is the file of another tournament; name another file, or move it away")

    def _enter(self, line: bytes, found: Found) -> None:
        if not line.strip() or line == self._heading:  # two that begin at one moment may both write the heading
            return
        row = self._deals(line)
        known = found[row.pair]
        for deal, games in enumerate(row.games, row.first):
            if known.setdefault(deal, games) != games and self._tournament.repeatable(row.pair):
                raise Damaged(f"deal {deal} ended otherwise on a line before")

    def _deals(self, line: bytes) -> Deals:
        try:
            row = msgspec.json.decode(line, type=Deals)
        except (ValueError, RecursionError) as error:
            raise Damaged(f"this is not a line of a tournament ({str(error)[:100]})") from None
        if row.pair not in self._tournament.pairs:
            raise Damaged(f"there is no pair {list(row.pair)} of bots")
        deals, last = self._tournament.deals, row.first + len(row.games) - 1
        if row.first < 0 or last >= deals:
            raise Damaged(f"it tells of deals {row.first} to {last}, the tournament has deals 0 to {deals - 1}")
        each, _, players = self._deal
        try:
            games = np.array(row.games)
        except ValueError:  # not even of one length
            games = np.zeros(0)
        if games.shape[1:] != self._deal:
            raise Damaged(f"a deal should have {each} games with the scores and the places of {players} seats")
        places = games[:, :, 1]
        if places.max() > players or (places.min(axis=2) != 1).any():
            raise Damaged(f"the places of a game should begin at 1 and end at {players} at most")
        return row

    def __enter__(self) -> Ledger:
        self._file = None if self._path is None else self._path.open("ab")
        if self._file and self._file.tell() == 0:
            self._append(self._heading)
        return self

    def write(self, pair: Pair, first: int, games: list[Any]) -> None:
        self._append(_line({"pair": list(pair), "first": first, "games": games}))

    def _append(self, line: bytes) -> None:
        """What was written is on the disk before the next chunk is looked at."""
        if self._file:
            self._file.write(line)
            self._file.flush()
            os.fsync(self._file.fileno())

    def __exit__(self, *_: object) -> None:
        if self._file:
            self._file.close()


def _line(value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"


def _damage(path: Path, number: int, what: str) -> CannotGoOn:
    return CannotGoOn(
        f"{path}, line {number}: {what}; take that line away to have its deals played again, or name another file"
    )
