"""What processes that serve the same tables say to one another (see `cluster`)."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from igroteka.tables.commands import AnyCommand
from igroteka.tables.messages import Advice, Done, Refused


class Note(Struct, frozen=True, tag=True):
    pass


class Attach(Note, frozen=True):
    """A viewer of yours is with me."""

    link: str
    process: str
    table: str
    person: str
    since: int
    seats: list[int] | None
    latency: int
    speaks: int = 1


class Took(Note, frozen=True):
    """The viewer has taken the last news."""

    link: str
    latency: int


class Detach(Note, frozen=True):
    link: str


class Do(Note, frozen=True):
    """Carry out a command of somebody who is with me."""

    call: str
    process: str
    person: str
    name: str
    command: AnyCommand


class News(Note, frozen=True):
    link: str
    version: int
    presence: int
    body: bytes


class Lost(Note, frozen=True):
    """The table is not with me any more: look for it anew."""

    link: str


class InCommon(Note, frozen=True):
    """All links that there are between us, as I know it."""

    process: str
    viewers: list[str]  # of mine, whose tables are with you
    guests: list[str]  # of yours, whose tables are with me


class Beat(Note, frozen=True):
    """To oneself: whoever hears it hears the others, too."""


class Changed(Note, frozen=True):
    """What is known of a person is out of date: they have another name, or other passes."""

    person: str


class Answer(Note, frozen=True):
    call: str
    body: bytes  # empty: the table is not here


AnyNote = Attach | Took | Detach | Do | News | Lost | InCommon | Beat | Changed | Answer

read = msgspec.msgpack.Decoder(AnyNote).decode
write = msgspec.msgpack.Encoder().encode
read_answer = msgspec.json.Decoder(Done | Refused | Advice).decode
