"""What goes in and comes out over HTTP (see `api`): the bodies of requests and answers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from igroteka.kernel import ByHeart, Drawn, Value, Zone
from igroteka.kernel.scene import Mood
from igroteka.tables import journal
from igroteka.tables.journal import Level, PersonName, Terms


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
    code: str = ""  # to come back with from another device; it is shown this once


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    """The code that was shown when somebody came."""

    code: Annotated[str, Meta(min_length=10, max_length=40)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. With `bots` the host sits down, bots fill it, and the game begins at once. Who wants to see the
    commitment before giving a salt opens the table without them, sits down and starts.
    """

    terms: Terms
    bots: Level | None = None
    salt: journal.Salt = ""


class Opened(Struct, frozen=True):
    """A new table. Whoever has its link can come to it."""

    table: str
    link: str
    commitment: str  # to the cards


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
    minutes: tuple[int, int]  # the shortest and the longest game, about
    moods: list[Mood]
    players: tuple[int, int]  # fewest and most
    usual: int  # the pleasant number of players for a first game
    goal: str  # what the scores count: most-points, most-chips, or not-to-lose, where points are bad
    options: dict[str, OptionInfo]
    suggested: dict[str, dict[str, Value]]  # options to preselect, by number of players
    with_bots: dict[str, Value]  # options for a table at which bots sit
    presets: list[PresetInfo]  # ways to play that the rulebook names
    has_aids: bool  # whether it has something that terms' `aids` switches off
    faces: list[str]  # the tokens of all cards or dice
    drawn: dict[str, Drawn]  # how faces look, where that does not follow from the number that is their token
    by_heart: ByHeart | None  # what people keep in mind themselves, where an option says so
    rules: int  # the version of the rules
    emblem: str  # a small drawing, as SVG
    reveals: list[str]  # those of them that a card with its owner says better than a sentence
    moments: list[str]  # ids of sentences that are shown large for a while: a pair, a reveal, what a round brought


class Words(Struct, frozen=True):
    """Fluent sources; later ones override earlier ones."""

    language: str
    sources: list[str]


class Picture(Struct, frozen=True):
    """A game under way, to be looked at."""

    players: int
    seat: int  # through whose eyes
    zones: list[Zone]


class Section(Struct, frozen=True):
    id: str
    title: str
    text: str
    clauses: list[str]


class Leader(Struct, frozen=True):
    person: str
    name: str
    rating: float  # what is certain of the strength: mu − 3 sigma
    mu: float
    sigma: float
    games: int


class Played(Struct, frozen=True, omit_defaults=True):
    """What somebody has done in a game."""

    game: str
    games: int
    won: int
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


class Profile(Struct, frozen=True):
    person: str
    name: str
    played: list[Played]
    latest: list[PastGame]
