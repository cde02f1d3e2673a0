"""Every message that crosses a wire, as a type. `docs/protocol.md` explains them to those who write a client.

A client's messages are decoded strictly: an unknown type, an unknown or missing field, a value out of range is refused.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from igroteka.kernel import Value, Zone
from igroteka.tables.journal import CommandId, Emote, Level, PersonName, Salt, Token
from igroteka.tables.terms import Terms

PROTOCOL = 3
SPOKEN = (1, 2, PROTOCOL)
IN_PART, IN_SHORT = 2, 3  # from which version on views may be told partly, and zones without what is as usual
LARGEST = 8 * 1024  # bytes of a client's message

TableId = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
PersonId = Annotated[str, Meta(max_length=24, pattern="^[A-Za-z0-9_-]+$")]
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


# What the server sends.


class Out(Struct, frozen=True, omit_defaults=True, tag_field="type", kw_only=True):
    pass


class Welcome(Out, frozen=True, tag="welcome"):
    """The answer to `hello`."""

    v: int
    person: str
    name: str
    now: int  # the server's clock, milliseconds since 1970


class Ping(Out, frozen=True, tag="ping"):
    """To be answered by `pong` with the same number, at once."""

    n: int


class Here(Out, frozen=True, tag="here"):
    """The answer to `knock`."""


class Said(Struct, frozen=True, omit_defaults=True):
    """A sentence: its id in the words, and what it speaks of."""

    id: str
    seat: int = -1  # who; −1: nobody
    card: str = ""  # a token
    value: int = 0
    other: int = -1  # another seat
    more: int = 0  # another value
    way: Literal["", "all", "many", "times"] = ""  # the attribute that says it, where it stands for several
    times: int = 1  # how often: to everybody (`all`), or one after the other (`times`)
    cards: list[str] = []  # all their tokens (`many`); `card` is the first


class Happened(Struct, frozen=True, omit_defaults=True):
    """Something that the rules told of, as this seat may hear it."""

    v: int  # the version that brought it
    said: Said
    joins: bool = False  # it stands in the line of the one before


class Spot(Struct, frozen=True, omit_defaults=True):
    """Something on the table: items of a zone."""

    zone: str
    items: list[str] = []
    seat: int = -1  # whose zone; −1: in the middle


class Offer(Struct, frozen=True, omit_defaults=True):
    """Something a seat may do now. With `zone` it is done there, by picking up `items` or touching the zone itself."""

    token: str
    label: Said
    window: bool = False  # nobody waits for it
    zone: str = ""
    items: list[str] = []
    at: int = -1  # whose zone it is, where it is neither one's own nor in the middle
    quiet: bool = False  # it is there to be forgotten: no screen may remind of it
    aside: bool = False  # a power for rare moments: less conspicuous than the others, which come before it
    throws: bool = False  # the items will be thrown again
    about: Spot | None = None  # what it is about, though it is not done there


class Seen(Struct, frozen=True, omit_defaults=True):
    """A table as a seat sees it; −1 is the public."""

    seat: int
    zones: list[Zone]  # all that lies on the table; if `partly`, of that what has changed after `since`
    partly: bool = False  # each zone takes the place of the one with its `id` and `seat`; all others are as they were
    order: list[int] = []  # of `partly`, where there are other places now: which zone lay there before; −1: a told one
    happened: list[Happened] = []  # after `since`
    offers: list[Offer] = []  # all that this seat may do now, what one usually does first
    prompt: Said | None = None  # what it has to decide and what for, if it has
    calls: list[str] = []  # tokens that may be called out at any moment, with or without effect
    chosen: list[str] = []  # one's own secret choice, which may still be changed
    undo: bool = False  # whether `undo` would be done, as far as a glance can tell
    lays: bool = False  # a secret choice is laid with `ready` false, talked about, and counts when one says ready


class Sitter(Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat. `level`: a bot, or the bot that keeps it warm while somebody is away."""

    name: str = ""
    person: str = ""
    level: str = ""
    left: str = ""  # why a bot plays for the person: gone, clock or resigned
    here: bool = False  # looks at the table
    called: int = -1  # which of the names that bots have (the words' `ui-bot-names`, from 0); −1: that of its seat
    hushed: bool = False  # the host does not want to hear them
    imitates: bool = False  # the name was another's at the table but for letters that look alike
    away: int | None = None  # since when they do not look, on the server's clock
    bot_at: int | None = None  # when a bot will play for them, if they stay away


class Rated(Struct, frozen=True):
    """What a rated game has done to somebody's rating: a number around 1,500."""

    seat: int
    rating: int
    change: int


class Sheet(Struct, frozen=True, omit_defaults=True):
    """What changes seldom: the terms, and who sits where."""

    terms: Terms
    options: dict[str, Value]  # of the game, all of them
    host: str  # the person who opened the table
    status: Literal["open", "playing", "over"]
    seats: list[Sitter]  # a free seat is {}
    talk: bool  # whether talk is on
    commitment: str  # to the cards, shown before the first one
    salts: list[str]  # of all seats, once the game has begun
    goal: Said  # what one is after in this game, with these options
    rematch: str = ""  # the table where those who want go on
    again: list[int] = []  # the seats of those who want to
    watching: int = 0  # people without a seat
    aids: bool = False  # whether the screen counts for people
    last: list[int] = []  # seats that have agreed that the present round is the last
    final: bool = False  # all have: it is the last
    ratings: list[Rated] = []  # when a rated game is over and counted


class Timer(Struct, frozen=True, omit_defaults=True):
    """A seat's clock: what is left in milliseconds, and since when (on the server's clock) it runs."""

    left: int
    since: int | None = None


class Line(Struct, frozen=True, omit_defaults=True):
    """Something that was said at the table."""

    v: int
    at: int  # milliseconds since 1970
    person: str
    name: str
    text: str = ""
    emote: str = ""


class AccountRow(Struct, frozen=True, omit_defaults=True):
    """What something brought, by seat."""

    id: str  # its name is the words' `row-<id>`
    values: list[int]
    card: str = ""  # the token of the card that it was for
    beside: bool = False  # to be looked at, and in no sum


class AccountPart(Struct, frozen=True, omit_defaults=True):
    """What a round, or a deal, has brought; or what belongs to none: what all begin with, what comes at the end."""

    at: int  # its place in the account, from 0
    id: str = ""  # its name is the words' `part-<id>`, if it has a number
    number: int = 0
    rows: list[AccountRow] = []


class Ground(Struct, frozen=True, omit_defaults=True):
    """A rule that ended a game or made its places."""

    clause: str
    said: Said
    row: str = ""  # the account's in which that seat shows it; `total`, or `last`: what the last round brought


class Standing(Struct, frozen=True):
    """How a game ended, by seat; place 1 is the best."""

    scores: list[int]
    places: list[int]
    loser: int = -1  # the seat that has lost while all others are safe, in a game that has a loser and no winner
    grounds: list[Ground] = []  # what decided


class TableNews(Out, frozen=True, tag="table"):
    """How a table stands at a version, and what happened since another. `since` −1: forget what you had."""

    table: str
    since: int
    version: int
    now: int  # the server's clock
    sheet: Sheet | UnsetType = UNSET  # if it changed
    turn: list[int] = []  # the seats that the table waits for
    ready: list[int] = []  # the seats that have chosen, where several choose in secret
    views: list[
        Seen
    ] = []  # one for each seat that is followed, and the public's unless that is one; none before the game
    timers: list[Timer] = []  # by seat, if there is a clock
    lines: list[Line] = []  # of talk after `since`
    account: list[AccountPart] = []  # how the scores came about: the parts that have changed after `since`
    result: Standing | None = None  # when the game is over


class Done(Out, frozen=True, tag="done"):
    """A command was carried out and is on the disk."""

    id: str
    version: int  # from this one on, the table shows it


class Refused(Out, frozen=True, tag="refused"):
    """`text` is in English, for programs; `said` and `clause` are for the client's words."""

    id: str  # of the command; empty if the message had none
    code: str
    text: str
    clause: str = ""  # of the rules, if a rule forbids it
    said: Said | None = None
    label: Said | None = None  # of what was asked `why`: what it would have done


class Candidate(Struct, frozen=True, omit_defaults=True):
    """Something that might be done, and what came of it in imagined games."""

    token: str
    label: Said
    visits: int  # games imagined with it
    points: float  # on average
    places: list[float]  # how often the seat came in first, second, …
    worth: (
        float  # how well one stands after it, from 0 to 1; in a game with only a loser, the chance not to be that one
    )
    known: str = ""  # the id of a sentence about what is certain
    values: dict[str, int | float | str] = {}  # that the sentence speaks of
    omens: dict[str, float] = {}  # in what share of the games that were listened to something befell the seat


class Because(Struct, frozen=True, omit_defaults=True):
    """The sentence that speaks for a choice; names of actions and omens are put in by who says it."""

    says: str  # its id
    values: dict[str, int | float | str] = {}
    rival: str = ""  # the token that the choice is compared with
    omen: str = ""  # what befalls the seat


class Advice(Out, frozen=True, tag="advice"):
    """The answer to `hint`."""

    id: str
    table: str
    seat: int
    choice: str  # what its figures support
    candidates: list[Candidate]
    equal: list[str] = []  # tokens of those that are as good, as far as can be told
    because: Because | None = None


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
    taken: int  # seats
    opened: int  # milliseconds since 1970


class Tables(Out, frozen=True, tag="tables"):
    """The lobby."""

    tables: list[Listed]
    people: int  # who look at it


AnyOut = Welcome | Ping | Here | TableNews | Done | Refused | Advice | Gone | Tables

decode = msgspec.json.Decoder(AnyIn).decode
encode = msgspec.json.Encoder().encode
