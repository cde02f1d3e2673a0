"""What a client sends, as types: what it wants to hear, and commands, which want something done at a table.

It is decoded strictly: an unknown type, an unknown or missing field, a value out of range is refused. What is answered
stands in `messages`; `docs/protocol.md` explains both to those who write a client.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from igroteka.kernel import Value
from igroteka.tables.journal import Level

LARGEST = 8 * 1024  # bytes of a client's message
LONGEST_TOKEN = 40

Token = Annotated[str, Meta(min_length=1, max_length=LONGEST_TOKEN)]
CommandId = Annotated[str, Meta(max_length=40)]
PersonName = Annotated[str, Meta(min_length=1, max_length=24)]
Salt = Annotated[str, Meta(max_length=64)]
TableId = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
PersonId = Annotated[str, Meta(max_length=24, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=19)]
Reaction = Literal["hello", "thanks", "well-played", "oops", "thinking", "hurry", "laugh", "wow"]
Claim = Literal["laid-low", "laid-middle", "laid-high"]  # true or not
Emote = Reaction | Claim


class In(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    pass


class Hello(In, frozen=True, tag="hello"):
    """The first message on a socket."""

    v: int


class Pong(In, frozen=True, tag="pong"):
    """The answer to `ping`, at once: the time it takes is given to slow connections as grace."""

    n: int


class Knock(In, frozen=True, tag="knock"):
    """Ask for a sign of life (a heartbeat), where nothing has been heard for a while; `here` answers at once."""


class Lobby(In, frozen=True, tag="lobby"):
    """Hear of public tables whenever the list changes, or no longer."""

    on: bool = True


class Follow(In, frozen=True, tag="follow"):
    """See a table: from one's own seats, from some of them, or (an empty list) as the public sees it."""

    table: TableId
    since: int = -1  # the last version that the client has
    seats: list[SeatNumber] | None = None  # null: all of one's own


class Unfollow(In, frozen=True, tag="unfollow"):
    """Look away. Who has a seat counts as gone."""

    table: TableId


class Command(In, frozen=True):
    """Something to be done at a table. It is answered by `done` or `refused` with the same id; sent again with the same
    id (after a lost connection), it is not done again.
    """

    id: CommandId
    table: TableId


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat; or several, one after the other, for those who play on the same device. When the game has
    begun, who has none takes one that a bot has, but not in a rated game.
    """

    seat: SeatNumber
    name: PersonName | None = None  # of somebody else on the same device
    salt: Salt = ""  # what this player adds to the chance of the game


class Stand(Command, frozen=True, tag="stand"):
    """Leave a seat before the game begins; the host may free any seat. Later the host may free that of somebody for
    whom a bot plays: it becomes the bot's, and may be taken.
    """

    seat: SeatNumber
    ban: bool = False  # whoever sat there cannot sit down at this table again


class PutBot(Command, frozen=True, tag="bot"):
    """The host puts a bot on a free seat, or another one where a bot sits."""

    seat: SeatNumber
    level: Level = "medium"


class Arrange(Command, frozen=True, tag="arrange"):
    """The host changes the terms while people still gather. What is left out stays as it is."""

    spoken: Literal["strict", "friendly"] | None = None  # null: as it is
    aids: bool | UnsetType | None = UNSET  # as in the terms, `null` included
    options: dict[str, Value] | None = None  # all that differ from the game's defaults; null: as they are


class Start(Command, frozen=True, tag="start"):
    """The host lets the game begin."""

    fill: Level | None = None  # bots on the seats that are free


class Move(Command, frozen=True, tag="move"):
    """Play one of the offers, or call out one of the calls."""

    seat: SeatNumber
    token: Token
    ready: bool = True  # false: laid, but not settled yet, where several choose in secret


class Undo(Command, frozen=True, tag="undo"):
    """Take back a secret choice, or one's last move where nothing came of it."""

    seat: SeatNumber


class Resign(Command, frozen=True, tag="resign"):
    """A bot plays on; `return` takes the seat back, but not in a rated game."""

    seat: SeatNumber


class Return(Command, frozen=True, tag="return"):
    """Take one's seat back from the bot that kept it warm."""

    seat: SeatNumber


class Relieve(Command, frozen=True, tag="relieve"):
    """The host lets a bot play for somebody who is away, before it would by itself. Who comes back takes over again."""

    seat: SeatNumber


class Say(Command, frozen=True, tag="say"):
    """Talk at the table, if one sits there."""

    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Show(Command, frozen=True, tag="emote"):
    """The same without words."""

    emote: Emote


class Hush(Command, frozen=True, tag="hush"):
    """The host switches talk off or on, for everybody or for whoever has a seat."""

    talk: bool
    seat: SeatNumber | None = None  # null: for everybody


class LastRound(Command, frozen=True, tag="last"):
    """Propose that the present round is the last, or agree to it: when all people at the table have, it is."""

    agree: bool = True  # false: decline, or take one's word back; the proposal is off then


class Hint(Command, frozen=True, tag="hint"):
    """Ask a strong bot what to do; it answers with `advice`."""

    seat: SeatNumber


class Why(Command, frozen=True, tag="why"):
    """Ask which rule forbids to do anything with an item, or at a zone; it is answered by `refused`, which says so."""

    seat: SeatNumber
    zone: Annotated[str, Meta(max_length=40)]
    item: Annotated[str, Meta(max_length=40)] = ""
    items: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=20)] = []  # or: just these together


class Rematch(Command, frozen=True, tag="rematch"):
    """The same terms at another table, which `sheet.rematch` names then. One sits there as one sat here, bots come
    along, and when all are there the game begins.
    """

    salt: Salt = ""  # as in `sit`
    look: bool = False  # only open the table: its commitment can be looked at before the salt is given


AnyChange = (  # see `plans`
    Sit | Stand | PutBot | Arrange | Start | Move | Undo | Resign | Return | Relieve | Say | Show | Hush | LastRound
)
AnyCommand = AnyChange | Hint | Why | Rematch
AnyIn = Hello | Pong | Knock | Lobby | Follow | Unfollow | AnyCommand

decode = msgspec.json.Decoder(AnyIn).decode
