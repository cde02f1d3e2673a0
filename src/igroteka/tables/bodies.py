"""What goes in and comes out over HTTP (see `api`): the bodies of requests and answers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from igroteka import words
from igroteka.kernel import ByHeart, Drawn, Look, Value
from igroteka.kernel.goal import Tone
from igroteka.kernel.scene import Mood
from igroteka.tables import commands
from igroteka.tables.commands import PersonId, PersonName
from igroteka.tables.in_full import FullZone
from igroteka.tables.journal import Level
from igroteka.tables.terms import Terms


class Problem(Struct, frozen=True):
    """Why there is no answer."""

    code: str
    text: str


class Me(Struct, frozen=True):
    person: str
    name: str


class NewMe(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to be called."""

    name: PersonName


class Arrived(Struct, frozen=True, omit_defaults=True):
    """Somebody who has just come, or come back. `token` is what a program shows instead of a cookie; a browser has the
    cookie, and is not told.
    """

    person: str
    name: str
    token: str = ""
    code: str = ""  # to come back with from another device


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    """The code that was shown when somebody came."""

    code: Annotated[str, Meta(min_length=10, max_length=40)]


class Code(Struct, frozen=True):
    """The recovery code once more."""

    code: str
    link: str  # that brings another device here with it


class Companion(Struct, frozen=True, omit_defaults=True):
    """Somebody else at a table of mine."""

    names: list[str]  # of all who play on this person's device
    turn: bool = False  # the table waits for them
    gone: str = ""  # why a bot plays for them


class MyGame(Struct, frozen=True, omit_defaults=True):
    """A table at which I sit, and which is not over. Times are milliseconds since 1970."""

    table: str
    terms: Terms
    status: Literal["open", "playing"]
    taken: int  # seats, of the terms' `players`
    names: list[str]  # mine, and of those who play on my device
    others: list[Companion]
    since: int  # when it became my turn, or when something last happened
    turn: bool = False  # the others, or a clock, wait for me
    due: int | None = None  # when my time is up
    gone: str = ""  # why a bot plays for me


class MyGames(Struct, frozen=True, omit_defaults=True):
    """Those that wait for me first, then the latest."""

    games: list[MyGame]
    waiting: int  # how many wait for me, on all pages
    now: int  # by the server's clock
    more: bool = False  # there is a next page


class Device(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that is to be told something: what its `PushSubscription` says."""

    address: Annotated[str, Meta(min_length=1, max_length=1024)]
    key: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}(==)?$")]
    language: words.Code


class ForgetDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that is not to be told anything any more."""

    address: Annotated[str, Meta(min_length=1, max_length=1024)]


class MailAddress(Struct, frozen=True, forbid_unknown_fields=True):
    """Where somebody wants to be written to."""

    address: Annotated[str, Meta(min_length=1, max_length=254)]
    language: words.Code


LetterLink = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,24}\.[A-Za-z0-9_-]{32}$")]


class LinkDone(Struct, frozen=True):
    """What a letter's link was for is done."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. With `bots` the host sits down, bots fill it, and the game begins at once. Who wants to see the
    commitment before giving a salt opens the table without them, sits down and starts.
    """

    terms: Terms
    bots: Level | None = None
    salt: commands.Salt = ""


class Opened(Struct, frozen=True):
    """A new table. Whoever has its link can come to it."""

    table: str
    link: str
    commitment: str  # to the cards


class Seek(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to play with anybody: the game counts, and the rest if nobody waits and a table is opened."""

    terms: Terms


class Found(Struct, frozen=True):
    """A table to play at with anybody."""

    table: str
    commitment: str = ""  # to the cards, of a table that was opened for this


class Acquaintance(Struct, frozen=True):
    """Somebody with whom one has played."""

    person: str
    name: str
    games: int  # together
    last: int  # milliseconds since 1970


class KeptAway(Struct, frozen=True):
    """Somebody whom one does not want to be offered, or to sit with."""

    person: str
    name: str
    how: Literal["hidden", "blocked"]


class Company(Struct, frozen=True):
    """People whom one knows from playing; those with the same `last` were at one table."""

    people: list[Acquaintance]
    away: list[KeptAway]


class Tie(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody is treated: not offered any more, or not sat with either."""

    how: Literal["", "hidden", "blocked"]


class Invite(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom to ask to come."""

    people: Annotated[list[PersonId], Meta(min_length=1, max_length=20)]


class Invitation(Struct, frozen=True):
    """A table to which one was asked to come."""

    table: str
    terms: Terms
    host: str  # who asks
    name: str
    taken: int  # seats
    at: int  # milliseconds since 1970


class Circle(Struct, frozen=True):
    """A group's standing link."""

    circle: str
    link: str


class OptionInfo(Struct, frozen=True, omit_defaults=True):
    """What a table may choose before it starts: what is chosen otherwise, and within which limits."""

    type: Literal["bool", "enum", "int", "text"]
    default: Value
    friendly: Value | UnsetType = UNSET  # where nobody is to be punished for a word or a gesture forgotten
    players: list[int] = []  # where not empty: only so many may choose anything but the default
    values: list[str] = []  # of an enum, or of a text that has names
    seat: bool | UnsetType = UNSET  # of an int: whether it is a seat, counted from 0
    min: int | None = None
    max: int | None = None
    null: bool | UnsetType = UNSET  # of an int: whether it may be left open
    max_length: int | None = None


class BoxInfo(Struct, frozen=True):
    """A box on the shelf."""

    id: str
    names: dict[str, str]  # by language
    games: list[str]
    lid: str  # its picture, as SVG


class PresetInfo(Struct, frozen=True):
    """Options that the rulebook has a name for together."""

    id: str
    names: dict[str, str]  # by language
    options: dict[str, Value]
    players: list[int]  # how many it is for


class GameInfo(Struct, frozen=True):
    """A game of the catalogue."""

    id: str
    box: str
    names: dict[str, str]  # by language
    boxes: dict[str, str]  # the names of its box
    pitches: dict[str, str]  # the game in a sentence
    start: dict[str, str]  # of the game to start with: why; of all others nothing
    minutes: tuple[int, int]  # the shortest and the longest game, about
    moods: list[Mood]
    players: tuple[int, int]  # fewest and most
    usual: int  # the pleasant number of players for a first game
    goal: str  # what the scores count: most-points, most-chips, or not-to-lose, where points are bad
    options: dict[str, OptionInfo]
    suggested: dict[str, dict[str, Value]]  # options to preselect, by number of players
    with_bots: dict[str, Value]  # options for a table at which bots sit
    presets: list[PresetInfo]  # ways to play that the rulebook names
    has_pad: bool  # whether score can be kept of it where it is played with real cards
    has_aids: bool  # whether it has something that terms' `aids` switches off
    faces: list[str]  # the tokens of all cards or dice
    drawn: dict[str, Drawn]  # how faces look, where that does not follow from the number that is their token
    by_heart: ByHeart | None  # what people keep in mind themselves, where an option says so
    rules: int  # the version of the rules
    look: Look
    emblem: str  # a small drawing, as SVG
    moments: list[str]  # ids of sentences that are shown large for a while: a pair, a reveal, what a round brought
    reveals: list[str]  # those of them that a card with its owner says better than a sentence
    twice: list[str]  # and those whose card lies there twice
    counted: list[str]  # or as often as their value says
    valued: list[str]  # those whose value says what the card counts
    afresh: list[str]  # those with which another scene begins, though it is of the same decision
    leads: list[str]  # what is no moment, and is told with one
    fates: dict[str, Tone]  # what came of somebody's cards and is told in a word; good or bad: that it is about
    clauses: dict[str, str]  # ids of sentences about which people ask “why?”, and the clause of the rules that says it


class Drawings(Struct, frozen=True):
    """What is drawn on a game's table, as SVG."""

    back: str  # what is behind the emblem on the backs of its cards
    mascot: str


class Words(Struct, frozen=True):
    """Fluent sources; later ones override earlier ones."""

    language: str
    sources: list[str]


class Picture(Struct, frozen=True):
    """A game under way, to be looked at."""

    players: int
    seat: int  # through whose eyes
    zones: list[FullZone]


class Glimpse(Struct, frozen=True):
    """A stretch of a game, to be looked at."""

    players: int
    seat: int  # through whose eyes
    frames: list[list[FullZone]]  # one after another; the first is the picture


class Section(Struct, frozen=True):
    id: str
    title: str
    text: str
    clauses: list[str]


class Leader(Struct, frozen=True):
    person: str
    name: str
    rating: int  # around 1,500; the order is that of what is certain, mu − 3 sigma
    unsure: int  # give or take so much
    mu: float
    sigma: float
    games: int


class RatedGame(Struct, frozen=True):
    """A game in which people have ratings."""

    game: str
    people: int


class Played(Struct, frozen=True, omit_defaults=True):
    """What somebody has done in a game."""

    game: str
    games: int
    won: int
    rating: int | None = None  # around 1,500
    unsure: int | None = None  # give or take so much
    mu: float | None = None
    sigma: float | None = None


class PastGame(Struct, frozen=True):
    table: str
    game: str
    players: int
    seat: int
    place: int
    score: int
    rated: bool
    ended: int


class Profile(Struct, frozen=True, omit_defaults=True):
    person: str
    name: str
    played: list[Played]
    latest: list[PastGame]
    more: bool = False  # there is a next page of the latest
