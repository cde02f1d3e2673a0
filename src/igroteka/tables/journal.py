"""A table's journal: everything that has happened at it since it was opened, in order.

The journal is what storage keeps. A table in memory is what its journal says, and can be made from it at any time; an
entry's number is the table's version.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from igroteka.kernel import Value

Level = Literal["easy", "medium", "hard"]
By = Literal["person", "bot", "clock"]  # who decides for a seat; clock: a bot, since the person's time was up


class Entry(Struct, frozen=True, omit_defaults=True, tag_field="did", kw_only=True):
    at: int = 0  # milliseconds since 1970
    id: str = ""  # of the person's command: sent again, it is not carried out again


class Sat(Entry, frozen=True, tag="sat"):
    seat: int
    person: str
    name: str
    salt: str = ""  # nothing in a game that has begun: its chance is settled
    imitates: bool = False  # the name was another's at the table but for letters that look alike


class BotSat(Entry, frozen=True, tag="bot"):
    seat: int
    level: Level
    called: int = -1  # which of the names that bots have; −1: that of its seat


class Stood(Entry, frozen=True, tag="stood"):
    """Nobody has the seat any more. In a game that has begun, a bot sits down there at once."""

    seat: int
    barred: bool = False  # sent away by the host, for good


class Arranged(Entry, frozen=True, tag="arranged"):
    """The host has changed the terms before the game: these are all that can be changed, as they are now."""

    spoken: Literal["strict", "friendly"] = "strict"
    aids: bool | None = None
    options: dict[str, Value] = {}


class Started(Entry, frozen=True, tag="started"):
    pass


class Moved(Entry, frozen=True, tag="moved"):
    seat: int
    token: str
    by: By | Literal["default"] = "person"  # default: nobody pressed while a window was open
    spent: int = 0  # milliseconds off the clock


class Chose(Entry, frozen=True, tag="chose"):
    """A secret choice of several seats at once: it is played when all are ready, and may be changed until then."""

    seat: int
    tokens: tuple[str, ...]  # empty: taken back
    complete: bool = False  # no further token is due in this step
    ready: bool = True
    by: By = "person"
    spent: int = 0


class Undone(Entry, frozen=True, tag="undone"):
    seat: int


class Left(Entry, frozen=True, tag="left"):
    """A bot keeps the seat warm."""

    seat: int
    why: Literal["gone", "clock", "resigned"]


class Returned(Entry, frozen=True, tag="returned"):
    seat: int


class Talked(Entry, frozen=True, tag="talked"):
    person: str
    name: str
    text: str = ""
    emote: str = ""


class Hushed(Entry, frozen=True, tag="hushed"):
    """The host switched talk off or on."""

    talk: bool
    person: str = ""  # for this one alone


class LastRound(Entry, frozen=True, tag="last"):
    """Somebody wants the present round to be the last, or does not. When all have agreed, it is."""

    seats: tuple[int, ...]  # of this person
    agree: bool = True  # false: taken back, or declined; nobody has agreed then


class Rematched(Entry, frozen=True, tag="rematched"):
    """Those who want go on at another table."""

    table: str
    person: str = ""  # who wants to


AnyEntry = (
    Sat
    | BotSat
    | Stood
    | Arranged
    | Started
    | Moved
    | Chose
    | Undone
    | Left
    | Returned
    | LastRound
    | Talked
    | Hushed
    | Rematched
)

_decoder = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def dated(entry: AnyEntry, at: int) -> AnyEntry:
    return msgspec.structs.replace(entry, at=at)


def with_id(entry: AnyEntry, id: str) -> AnyEntry:
    return msgspec.structs.replace(entry, id=id)


def written(entry: AnyEntry) -> str:
    return _encoder.encode(entry).decode()


def read(text: str) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(text)
    return entry
