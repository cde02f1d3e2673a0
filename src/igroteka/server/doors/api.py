"""What can be asked over HTTP: each door with the types that go in and come out, and who may pass."""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from igroteka import words
from igroteka.bots.pictures import picture
from igroteka.games import catalogue
from igroteka.games.catalogue import BadPlayers, UnknownGame
from igroteka.kernel import BadOption
from igroteka.server.doors import identity
from igroteka.server.doors.leaderboards import PAGES
from igroteka.server.live.brains import NoAdvice, unpacked
from igroteka.server.live.library import NoDecision
from igroteka.server.live.workers import NotDone
from igroteka.server.storage.store import Unknown
from igroteka.server.wire.bodies import (
    Arrived,
    BoxInfo,
    GameInfo,
    Leader,
    Me,
    NewMe,
    NewTable,
    Opened,
    OptionInfo,
    PastGame,
    Picture,
    Played,
    PresetInfo,
    Profile,
    Recover,
    Section,
    Words,
)
from igroteka.tables import messages, views
from igroteka.tables.finished import Replay
from igroteka.tables.messages import PersonId, TableId, Tables
from igroteka.tables.names import cleaned
from igroteka.tables.play import playable
from igroteka.tables.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from igroteka.kernel import Preset
    from igroteka.server.doors.process import Server
    from igroteka.server.storage.store import Kept
    from igroteka.tables.journal import Terms
    from igroteka.tables.people import Person

LARGEST_BODY = 16 * 1024
LONGEST_LINK = 200
LATELY = 5  # looks, a tenth of a second apart, for a result that another process is writing down


class Packed(NamedTuple):
    """An answer that is JSON already, and compressed."""

    body: bytes


class Trouble(Exception):
    """An answer other than the one asked for: its HTTP status, a code for programs, a sentence for people."""

    def __init__(self, status: int, code: str, text: str) -> None:
        self.status = status
        self.code = code
        self.text = text
        super().__init__(text)


@dataclass
class Request:
    """A request as a door sees it."""

    server: Server
    person: Person | None
    address: str  # that the limits go by
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    base: str  # the address that the client used

    @property
    def me(self) -> Person:
        if self.person is None:
            raise Trouble(401, "nobody", "say who you are first: POST /api/me with a name")
        return self.person


@dataclass(frozen=True)
class Door:
    method: str
    path: str
    about: str
    answer: Callable[[Request], Awaitable[Any]]
    returns: Any
    takes: Any = None
    known: bool = False  # only for those who have said who they are
    cost: float = 1.0
    shared: bool = False  # the same for everybody, without a secret in it: it is sent compressed
    path_types: tuple[tuple[str, Any], ...] = ()


async def games(_: Request) -> list[GameInfo]:
    return await asyncio.to_thread(_all_games)  # the first time, all games are imported


@cache
def _all_games() -> list[GameInfo]:
    return [_game_info(id) for id in catalogue.ids()]


def _game_info(id: str) -> GameInfo:
    rules = catalogue.rules(id)
    low, high = rules.PLAYERS
    table = catalogue.table(id)
    return GameInfo(
        id=id,
        box=rules.BOX,
        names={language: words.of(id, language).text("game") for language in words.LANGUAGES},
        boxes={language: words.of(id, language).text("box") for language in words.LANGUAGES},
        pitches={language: words.of(id, language).text("pitch") for language in words.LANGUAGES},
        minutes=table.shelf.minutes,
        moods=list(table.shelf.moods),
        players=(low, high),
        usual=catalogue.usual_players(id),
        goal=rules.GOAL,
        options={name: msgspec.convert(option.describe(), OptionInfo) for name, option in rules.OPTIONS.items()},
        suggested={str(n): dict(found) for n in range(low, high + 1) if (found := table.suggest(n))},
        with_bots=dict(table.with_bots),
        presets=[_preset_info(id, preset) for preset in table.presets],
        has_aids=bool(table.aids),
        faces=list(rules.FACES),
        drawn=dict(table.drawn),
        by_heart=table.by_heart,
        rules=rules.RULES,
        emblem=catalogue.picture(id, "emblem"),
        reveals=[f"did-{name}" for name in table.reveals],
        moments=[f"did-{name}" for name in table.moments],
    )


def _preset_info(id: str, preset: Preset) -> PresetInfo:
    return PresetInfo(
        id=preset.id,
        names={language: words.of(id, language).text(f"preset-{preset.id}") for language in words.LANGUAGES},
        options=dict(preset.options),
        players=list(catalogue.preset_players(id, preset)),
    )


async def boxes(_: Request) -> list[BoxInfo]:
    return await asyncio.to_thread(_all_boxes)


@cache
def _all_boxes() -> list[BoxInfo]:
    return [
        BoxInfo(
            id=box,
            names={language: words.of(games[0], language).text("box") for language in words.LANGUAGES},
            games=games,
            lid=catalogue.picture(games[0], "lid"),
        )
        for box, games in catalogue.boxes().items()
    ]


def _known_game(game: str) -> None:
    if game not in catalogue.folders():
        raise Trouble(404, "no-game", f"the games are {', '.join(catalogue.ids())}")


async def words_of(request: Request) -> Words:
    language, game = request.path["language"], request.path.get("game")
    if language not in words.LANGUAGES:
        raise Trouble(404, "no-language", f"the languages are {', '.join(words.LANGUAGES)}")
    if game is not None:
        _known_game(game)
    return _sources(game, language)


@cache
def _sources(game: str | None, language: str) -> Words:
    return Words(language, words.sources(game, language))


async def rules_of(request: Request) -> list[Section]:
    await words_of(request)
    said = words.of(request.path["game"], request.path["language"])
    return [Section(s.id, s.title, words.bound(s.text), list(s.clauses)) for s in said.sections()]


async def picture_of(request: Request) -> Picture:
    game = request.path["game"]
    _known_game(game)
    return await asyncio.to_thread(_picture, game)


@cache
def _picture(game: str) -> Picture:
    view = picture(game)
    return Picture(view.game.players, view.seat, view.zones)


async def who_am_i(request: Request) -> Me:
    return Me(request.me.id, request.me.name)


async def introduce(request: Request) -> Arrived:
    """A newcomer gets an identity; somebody known a new name."""
    server, name = request.server, _clean(request.body.name)
    if request.person is not None:
        await server.store.rename(request.person.id, name)
        return _arrived(request, await server.changed(request.person.id) or request.person)
    code = identity.new_code()
    return _arrived(request, await server.store.add_person(name, identity.code_hash(code)), code)


def _arrived(request: Request, person: Person, code: str = "") -> Arrived:
    return Arrived(person.id, person.name, request.server.visitors.signer.sign(person.id, person.passes), code)


def _clean(name: str) -> str:
    plain = cleaned(name)
    if not plain:
        raise Trouble(422, "no-name", "a name has at least one letter that can be seen")
    return plain


async def new_code(request: Request) -> Arrived:
    code = identity.new_code()
    await request.server.store.set_recovery(request.me.id, identity.code_hash(code))
    return _arrived(request, request.me, code)


async def sign_out(request: Request) -> Arrived:
    """All passes are void, on all devices; whoever asked gets a new one."""
    await request.server.store.void_passes(request.me.id)
    return _arrived(request, await request.server.changed(request.me.id) or request.me)


async def recover(request: Request) -> Arrived:
    person = await request.server.store.recover(identity.code_hash(request.body.code))
    if person is None:
        raise Trouble(404, "no-code", "nobody has this code; check the letters, or come as somebody new")
    return _arrived(request, person)


async def profile(request: Request) -> Profile:
    store = request.server.store
    person = await store.person(request.path["person"])
    if person is None:
        raise Trouble(404, "nobody", "there is nobody with this id")
    played = [Played(row.game, row.games, row.won, row.mu, row.sigma) for row in await store.statistics(person.id)]
    myself = request.person is not None and request.person.id == person.id
    latest = [
        PastGame(row.table_id, row.game, row.players, row.seat, row.place, row.score, row.rated, row.ended)
        for row in await store.tables_of(person.id, _page(request))
        if myself or (row.rated and row.public)  # whose table was by link only is theirs to tell
    ]
    return Profile(person.id, person.name, played, latest)


async def leaderboard(request: Request) -> list[Leader]:
    _known_game(request.path["game"])
    return await request.server.leaderboards.page(request.path["game"], _page(request))


def _page(request: Request) -> int:
    text = request.query.get("page", "0")
    if not text.isdecimal() or len(text) > 9 or int(text) >= PAGES:
        raise Trouble(422, "no-page", f"?page= takes 0 to {PAGES - 1}")
    return int(text)


async def lobby(request: Request) -> Tables:
    return await request.server.lobby.listed()


async def open_table(request: Request) -> Opened:
    me, new, server = request.me, request.body, request.server
    terms = _checked(new.terms)
    if new.bots and terms.rated:
        raise Trouble(422, "rated", "bots do not play in rated games")
    try:
        id, commitment = await server.hub.open_table(terms, me.id)
    except Refusal as refusal:
        raise Trouble(429, refusal.code, refusal.text) from None
    except Unknown:  # a guest who was cleaned away, and is still known to this process
        raise Trouble(401, "nobody", "say who you are first: POST /api/me with a name") from None
    if new.bots:
        for command in (
            messages.Sit(id="", table=id, seat=0, salt=new.salt),
            messages.Start(id="", table=id, fill=new.bots),
        ):
            answer = await server.hub.command(me, command)
            if isinstance(answer, messages.Refused):
                raise Trouble(409, answer.code, answer.text)
    return Opened(id, f"{request.base}/t/{id}", commitment)


def _checked(terms: Terms) -> Terms:
    """Terms that a game can be played on."""
    try:
        return playable(terms)
    except (UnknownGame, BadPlayers, BadOption) as error:
        raise Trouble(422, "bad-terms", str(error)[:300]) from None


async def record(request: Request) -> Packed:
    library = request.server.library
    return Packed(await _made(request, "record", lambda kept: library.record(request.address, kept)))


async def replay(request: Request) -> Packed:
    """A finished game step by step, all hands open."""
    library = request.server.library
    return Packed(await _made(request, "replay", lambda kept: library.replay(request.address, kept)))


async def _made(request: Request, what: str, make: Callable[[Kept], Awaitable[bytes]]) -> bytes:
    """What is at hand of a finished game, or made of it now."""
    found = request.server.library.at_hand(what, request.path["table"])
    if found is not None:
        return found
    try:
        return await make(await _finished(request))
    except NotDone:
        raise Trouble(503, "busy", "very many look at finished games just now; try again in a moment") from None


async def _finished(request: Request) -> Kept:
    """A game that is over; before that there is nothing to look at, for nobody, and nothing is done to find out."""
    id, server = request.path["table"], request.server
    here = server.hub.tables.get(id)
    status = "over" if here is not None and here.play.status == "over" else await server.store.status(id)
    for _ in range(LATELY if server.cluster is not None else 0):
        if status == "playing":  # the process that has the table may be about to write down that it is over
            await asyncio.sleep(0.1)
            status = await server.store.status(id)
    if status == "over":
        kept = await server.store.look(id)
        if kept is not None:
            return kept
    if status is None:
        raise Trouble(404, "no-table", "there is no such table")
    raise Trouble(409, "not-over", "the game is not over yet; its record can be had when it is")


async def analysis(request: Request) -> Packed:
    """What a strong bot would have done at a decision of a finished game, knowing what the seat knew."""
    text, id, server = request.query.get("decision", ""), request.path["table"], request.server
    if not text.isdecimal() or len(text) > 9:
        raise Trouble(422, "no-decision", "?decision= takes the number of a decision, from 0 on")

    async def thought() -> bytes:
        kept = await _finished(request)
        view = unpacked(await server.library.position(request.address, kept, int(text)))
        found = views.advice("", id, view, await server.brains.advise(view, request.me.id))
        return gzip.compress(msgspec.json.encode(found), 6)

    try:
        return Packed(await server.library.made(("analysis", id, str(int(text))), thought))
    except NoDecision as error:
        raise Trouble(422, "no-decision", f"?decision= takes 0 to {error.decisions - 1}") from None
    except NoAdvice as error:
        raise Trouble(503, "no-advice", str(error)) from None
    except NotDone:
        raise Trouble(503, "busy", "very many look at finished games just now; try again in a moment") from None


async def qr(request: Request) -> bytes:
    """The table's link as a QR code."""
    link = f"{request.base}/t/{request.path['table']}"
    if len(link) > LONGEST_LINK:
        raise Trouble(422, "too-long", "this address is too long for a QR code")
    try:
        return await request.server.library.qr(request.address, link)
    except NotDone:
        raise Trouble(503, "busy", "very many ask for pictures just now; try again in a moment") from None


TABLE = (("table", TableId),)
PERSON = (("person", PersonId),)
LANGUAGE = (("language", str),)
GAME = (("game", str),)

DOORS = (
    Door("GET", "/api/games", "All games with their options.", games, list[GameInfo], shared=True),
    Door("GET", "/api/boxes", "The boxes in which they are.", boxes, list[BoxInfo], shared=True),
    Door(
        "GET", "/api/words/{language}", "The words of the screens.", words_of, Words, path_types=LANGUAGE, shared=True
    ),
    Door(
        "GET",
        "/api/words/{language}/{game}",
        "The words of a game, without its rules.",
        words_of,
        Words,
        path_types=LANGUAGE + GAME,
        shared=True,
    ),
    Door(
        "GET",
        "/api/rules/{language}/{game}",
        "A game's rules.",
        rules_of,
        list[Section],
        path_types=LANGUAGE + GAME,
        shared=True,
    ),
    Door(
        "GET",
        "/api/games/{game}/picture",
        "A game under way, to be looked at.",
        picture_of,
        Picture,
        path_types=GAME,
        shared=True,
    ),
    Door("GET", "/api/me", "Who I am.", who_am_i, Me, known=True),
    Door("POST", "/api/me", "Come as a guest, or take another name.", introduce, Arrived, NewMe, cost=5),
    Door("POST", "/api/me/code", "A new recovery code; the old one is void.", new_code, Arrived, known=True, cost=5),
    Door("POST", "/api/me/sign-out", "Sign out on all other devices.", sign_out, Arrived, known=True, cost=5),
    Door("POST", "/api/recover", "Come back with a recovery code.", recover, Arrived, Recover, cost=10),
    Door(
        "GET",
        "/api/people/{person}",
        "What somebody has played; `?page=` of the games.",
        profile,
        Profile,
        path_types=PERSON,
    ),
    Door("GET", "/api/leaderboard/{game}", "The best of a game; `?page=`.", leaderboard, list[Leader], path_types=GAME),
    Door("GET", "/api/tables", "Public tables.", lobby, Tables),
    Door("POST", "/api/tables", "Open a table.", open_table, Opened, NewTable, known=True, cost=3),
    Door(
        "GET",
        "/api/tables/{table}/record",
        "The record of a finished game.",
        record,
        msgspec.Raw,
        cost=2,
        path_types=TABLE,
    ),
    Door(
        "GET", "/api/tables/{table}/replay", "A finished game step by step.", replay, Replay, cost=3, path_types=TABLE
    ),
    Door(
        "GET",
        "/api/tables/{table}/analysis",
        "What a strong bot would have done at `?decision=`.",
        analysis,
        messages.Advice,
        known=True,
        cost=5,
        path_types=TABLE,
    ),
    Door("GET", "/api/tables/{table}/qr.svg", "The table's link as a QR code.", qr, bytes, cost=2, path_types=TABLE),
)
