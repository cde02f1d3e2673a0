"""The game record: one JSON object a game, JSON Lines for many. Complete without any random generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from igroteka.match.errors import BadRecord, NotJson

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FORMAT = "igroteka-record/1"
LONGEST_RECORD = 16 * 1024 * 1024


class Event(msgspec.Struct, omit_defaults=True, frozen=True):
    """A chance outcome (`chance`, `outcome`) or a decision (`seat`, `action`)."""

    chance: str | None = None
    outcome: str | None = None
    seat: int | None = None
    action: str | None = None
    legal: list[str] | None = None
    t: int | None = None  # milliseconds since the start


class Sitter(msgspec.Struct, omit_defaults=True, frozen=True):
    """Who sits on a seat."""

    name: str = ""
    kind: str = ""
    bot: str | None = None


class Result(msgspec.Struct, frozen=True):
    scores: list[int]
    places: list[int]


class Record(msgspec.Struct, omit_defaults=True, kw_only=True):
    format: str
    game: str
    rules: int
    players: int
    options: dict[str, bool | int | str | None] = {}
    seats: list[Sitter] = []
    seed: str | None = None
    commitment: str | None = None
    salts: list[str] = []
    events: list[Event]
    result: Result | None = None

    def to_json(self) -> str:
        """One line of JSON. What a reader expects stands in it even where it is empty."""
        return msgspec.json.encode({"format": self.format, **_plain(self)}).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        try:
            record = msgspec.json.decode(text, type=Record)
        except msgspec.ValidationError as error:
            raise BadRecord(f"this is not a game record: {error}") from None
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise NotJson(f"this is not JSON, or it is cut off: {error}") from None
        except RecursionError:
            raise BadRecord("this is not a game record: it is nested too deeply") from None
        if record.format != FORMAT:
            raise BadRecord(f"the format is {record.format[:60]!r}; this program reads {FORMAT!r}")
        for index, event in enumerate(record.events):
            if (event.chance is None) == (event.action is None):
                raise BadRecord(f"event {index} must have either a chance with its outcome or a seat with its action")
            if event.chance is not None and event.outcome is None:
                raise BadRecord(f"event {index} is a chance without an outcome")
            if event.action is not None and event.seat is None:
                raise BadRecord(f"event {index} is an action without a seat")
        return record


def _plain(record: Record) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(record)
    plain.setdefault("options", {})
    return plain


def read_records(path: Path) -> Iterator[Record]:
    """The records of a file, one at a time: JSON Lines, or a single object on any number of lines."""
    with path.open("rb") as file:
        number = found = 0
        while line := file.readline(LONGEST_RECORD + 1):
            number += 1
            if len(line) > LONGEST_RECORD:
                raise BadRecord(f"line {number} is longer than {LONGEST_RECORD:,} bytes, too long for a game record")
            if not line.strip():
                continue
            try:
                record = Record.from_json(line)
            except BadRecord as error:
                if isinstance(error, NotJson) and not found and (whole := _rest(file, line)):
                    yield Record.from_json(whole)
                    return
                raise BadRecord(f"line {number}: {error}") from None
            found += 1
            yield record
        if not found:
            raise BadRecord("the file is empty: it should hold one game record a line")


def _rest(file: Any, line: bytes) -> bytes | None:
    """A first line with all that follows, if anything does."""
    rest = file.read(LONGEST_RECORD + 1)
    return line + rest if rest and len(rest) <= LONGEST_RECORD else None
