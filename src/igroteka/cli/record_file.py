"""Where a simulation's records go. Neither what stood in the file before nor what was played is lost for it."""

from __future__ import annotations

import os
import shutil
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import mkstemp
from typing import TYPE_CHECKING, TextIO

from igroteka.cli.errors import CannotDo, one_sentence
from igroteka.match import BadRecord, read_records

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

STOPPED = 130  # the exit status after Ctrl+C
LINES = 1  # buffered line by line, so that whole games are on the disk if we are killed


@dataclass(frozen=True)
class _Place:
    """A file that is open for records."""

    path: Path
    file: TextIO
    stays: bool = True  # what was written can be found there afterwards
    made: bool = False  # by us, just now
    instead_of: Path | None = None  # an older file, which it replaces in the end


@contextmanager
def records_to(path: Path) -> Iterator[Callable[[str], None]]:
    """What writes a record. An older file of records is replaced when all games are there; nothing else is replaced."""
    with one_sentence(str(path)):
        place = _opened(path)
    games = 0

    def write(record: str) -> None:
        nonlocal games
        with one_sentence(str(path)):
            place.file.write(record + "\n")
        games += 1

    try:
        with one_sentence():
            yield write
        with one_sentence(str(path)):
            if place.instead_of is not None:
                os.fsync(place.file.fileno())  # the new games are on the disk before the old ones go
            place.file.close()
            if place.instead_of is not None:
                place.path.replace(place.instead_of)
    except BaseException as error:
        with suppress(OSError):  # a full disk is full again
            place.file.close()
        if games and place.stays:
            raise _kept(error, place, games) from None
        if place.made:
            place.path.unlink(missing_ok=True)
        raise


def _kept(error: BaseException, place: _Place, games: int) -> BaseException:
    """The error, and where the games are that were played before it."""
    where = f"games kept in {place.path}: {games:,}"
    if place.instead_of is not None:
        where += f"; {place.instead_of} is as it was"
    if isinstance(error, KeyboardInterrupt):
        return CannotDo(f"stopped; {where}", STOPPED)
    return CannotDo(f"{error}; {where}", error.status) if isinstance(error, CannotDo) else error


def _opened(path: Path) -> _Place:
    output = _own_output(path)
    if output is not None:
        return _Place(path, os.fdopen(os.dup(output), "w", LINES, encoding="utf-8"), stays=False)
    there = path.exists()
    if there and not path.is_file():  # a pipe, a device; a folder says so itself
        return _Place(path, path.open("w", LINES, encoding="utf-8"), stays=False)
    if not there or path.stat().st_size == 0:
        return _Place(path, path.open("a", LINES, encoding="utf-8", newline="\n"), made=not there)
    _check_may_be_replaced(path)
    old = path.resolve()
    number, name = mkstemp(".part", f"{old.name}.", old.parent)
    shutil.copymode(old, name)
    new = os.fdopen(number, "w", LINES, encoding="utf-8", newline="\n")
    return _Place(Path(name), new, made=True, instead_of=old)


def _own_output(path: Path) -> int | None:
    """Our standard output or error output, if the path names it, as /dev/stdout does wherever it leads."""
    for output in (1, 2):
        with suppress(OSError):
            if os.path.samestat(path.stat(), os.fstat(output)):
                return output
    return None


def _check_may_be_replaced(path: Path) -> None:
    with path.open("r+b"):  # what may not be written may not be replaced either
        pass
    try:
        next(read_records(path))
    except BadRecord:
        raise CannotDo(f"{path} holds something else than game records: choose another file, or move it away") from None
