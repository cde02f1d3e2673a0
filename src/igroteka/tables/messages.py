"""What the server sends, as types. What it answers stands in `commands`; `docs/protocol.md` explains both to those who
write a client.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from igroteka.kernel import Value, Zone
from igroteka.tables.terms import Terms

PROTOCOL = 3
SPOKEN = (1, 2, PROTOCOL)
IN_PART, IN_SHORT = 2, 3  # from which version on views may be told partly, and zones without what is as usual


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

encode = msgspec.json.Encoder().encode
