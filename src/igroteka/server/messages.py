"""Every message that crosses a wire, as a type. `docs/protocol.md` explains them to those who write a client.

A client's messages are decoded strictly: an unknown type, an unknown or missing field, a value out of range is refused.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from igroteka.kernel import Value, Zone
from igroteka.server.journal import (
    CommandId,
    Emote,
    Level,
    PersonName,
    Salt,
    Terms,
    Token,
)

PROTOCOL = 1
LARGEST = 8 * 1024  # bytes of a client's message

TableId = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=19)]


# What a client sends.


class In(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    pass


class Hello(In, frozen=True, tag="hello"):
    """The first message on a socket."""

    v: int


class Pong(In, frozen=True, tag="pong"):
    """The answer to `ping`, at once: the time it takes is given to slow connections as grace."""

    n: int


class Lobby(In, frozen=True, tag="lobby"):
    on: bool = True


class Follow(In, frozen=True, tag="follow"):
    """See a table: from one's own seats, from some of them, or (an empty list) as the public sees it."""

    table: TableId
    since: int = -1  # the last version that the client has
    seats: list[SeatNumber] | None = None


class Unfollow(In, frozen=True, tag="unfollow"):
    table: TableId


class Command(In, frozen=True):
    """Something to be done at a table. It is answered by `done` or `refused` with the same id; sent again with the same
    id (after a lost connection), it is not done again.
    """

    id: CommandId
    table: TableId


class Sit(Command, frozen=True, tag="sit"):
    seat: SeatNumber
    name: PersonName | None = None  # of somebody else on the same device
    salt: Salt = ""


class Stand(Command, frozen=True, tag="stand"):
    seat: SeatNumber


class PutBot(Command, frozen=True, tag="bot"):
    seat: SeatNumber
    level: Level = "medium"


class Start(Command, frozen=True, tag="start"):
    fill: Level | None = None  # bots on the seats that are free


class Move(Command, frozen=True, tag="move"):
    seat: SeatNumber
    token: Token
    ready: bool = True  # false: laid, but not settled yet, where several choose in secret


class Undo(Command, frozen=True, tag="undo"):
    seat: SeatNumber


class Resign(Command, frozen=True, tag="resign"):
    """A bot plays on; `return` takes the seat back."""

    seat: SeatNumber


class Return(Command, frozen=True, tag="return"):
    seat: SeatNumber


class Say(Command, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Show(Command, frozen=True, tag="emote"):
    emote: Emote


class Hush(Command, frozen=True, tag="hush"):
    talk: bool


class Hint(Command, frozen=True, tag="hint"):
    seat: SeatNumber


class Rematch(Command, frozen=True, tag="rematch"):
    pass


AnyCommand = Sit | Stand | PutBot | Start | Move | Undo | Resign | Return | Say | Show | Hush | Hint | Rematch
AnyIn = Hello | Pong | Lobby | Follow | Unfollow | AnyCommand


# What the server sends.


class Out(Struct, frozen=True, omit_defaults=True, tag_field="type", kw_only=True):
    pass


class Welcome(Out, frozen=True, tag="welcome"):
    v: int
    person: str
    name: str
    now: int  # the server's clock, milliseconds since 1970


class Ping(Out, frozen=True, tag="ping"):
    n: int


class Said(Struct, frozen=True, omit_defaults=True):
    """A sentence: its id in the words, and what it speaks of."""

    id: str
    seat: int = -1
    card: str = ""  # a token
    value: int = 0
    other: int = -1
    more: int = 0


class Happened(Struct, frozen=True):
    v: int  # the version that brought it
    said: Said


class Offer(Struct, frozen=True, omit_defaults=True):
    """Something a seat may do now. With `zone` it is done there, by picking up `items` or touching the zone itself."""

    token: str
    label: Said
    window: bool = False  # nobody waits for it
    zone: str = ""
    items: list[str] = []
    at: int = -1  # whose zone it is, where it is neither one's own nor in the middle


class Seen(Struct, frozen=True, omit_defaults=True):
    """A table as a seat sees it; −1 is the public."""

    seat: int
    zones: list[Zone]
    happened: list[Happened] = []
    offers: list[Offer] = []
    calls: list[str] = []  # tokens that may be called out at any moment, with or without effect
    chosen: list[str] = []  # one's own secret choice, which may still be changed
    undo: bool = False


class Sitter(Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat. `level`: a bot, or the bot that keeps it warm while somebody is away."""

    name: str = ""
    person: str = ""
    level: str = ""
    left: str = ""  # why a bot plays for the person
    here: bool = False


class Sheet(Struct, frozen=True, omit_defaults=True):
    """What changes seldom: the terms, and who sits where."""

    terms: Terms
    options: dict[str, Value]  # of the game, all of them
    host: str
    status: Literal["open", "playing", "over"]
    seats: list[Sitter]
    talk: bool
    commitment: str  # to the cards, shown before the first one
    salts: list[str]
    rematch: str = ""
    watching: int = 0


class Timer(Struct, frozen=True, omit_defaults=True):
    """A seat's clock: what is left in milliseconds, and since when (on the server's clock) it runs."""

    left: int
    since: int | None = None


class Line(Struct, frozen=True, omit_defaults=True):
    v: int
    at: int
    person: str
    name: str
    text: str = ""
    emote: str = ""


class Standing(Struct, frozen=True):
    scores: list[int]
    places: list[int]


class Table(Out, frozen=True, tag="table"):
    """How a table stands at a version, and what happened since another. `since` −1: forget what you had."""

    table: str
    since: int
    version: int
    now: int
    sheet: Sheet | UnsetType = UNSET  # if it changed
    turn: list[int] = []  # the seats that the table waits for
    ready: list[int] = []  # the seats that have chosen, where several choose in secret
    views: list[Seen] = []
    timers: list[Timer] = []
    lines: list[Line] = []
    result: Standing | None = None


class Done(Out, frozen=True, tag="done"):
    id: str
    version: int


class Refused(Out, frozen=True, tag="refused"):
    """`text` is in English, for programs; `said` and `clause` are for the client's words."""

    id: str
    code: str
    text: str
    clause: str = ""
    said: Said | None = None


class Candidate(Struct, frozen=True, omit_defaults=True):
    token: str
    label: Said
    visits: int
    points: float
    places: list[float]
    known: str = ""  # the id of a sentence about what is certain, and its values
    values: dict[str, Any] = {}


class Advice(Out, frozen=True, tag="advice"):
    id: str
    table: str
    seat: int
    choice: str
    candidates: list[Candidate]


class Gone(Out, frozen=True, tag="gone"):
    """A table that cannot be followed (any more)."""

    table: str
    code: str
    text: str


class Listed(Struct, frozen=True, omit_defaults=True):
    """A table as the lobby shows it."""

    table: str
    terms: Terms
    host: str  # the name
    status: str
    taken: int
    opened: int


class Tables(Out, frozen=True, tag="tables"):
    tables: list[Listed]
    people: int


AnyOut = Welcome | Ping | Table | Done | Refused | Advice | Gone | Tables

decode = msgspec.json.Decoder(AnyIn).decode
encode = msgspec.json.Encoder().encode
