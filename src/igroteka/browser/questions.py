"""What a page asks besides the protocol, as it would ask a server over HTTP. What is the same for everybody (games,
words, rules, pictures, lessons) is not asked here: it lies beside the page, in files that `tools/static_site.py` makes.
"""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from igroteka.browser.world import past_game
from igroteka.games.catalogue import BadPlayers, UnknownGame
from igroteka.kernel import BadOption
from igroteka.live.troubles import NoAdvice
from igroteka.match import BadRecord, Record, RecordRefused, verify
from igroteka.match.pad import NoPad
from igroteka.tables import advising
from igroteka.tables.bodies import Arrived, Me, MyGames, NewMe, NewTable, Opened, PastGame, Played, Problem, Profile
from igroteka.tables.commands import TableId
from igroteka.tables.finished import Replay, frames, position_at
from igroteka.tables.messages import Advice
from igroteka.tables.names import cleaned
from igroteka.tables.pads import Counted, Written, counted
from igroteka.tables.refusals import Refusal
from igroteka.tables.terms import playable

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from igroteka.browser.room import Room
    from igroteka.tables.people import Person

T = TypeVar("T")

LONGEST_NUMBER = 9  # digits
HANDED_IN = "record-"  # how the ids of records begin that were not played here


class Trouble(Exception):
    """Why there is no answer."""

    def __init__(self, status: int, code: str, text: str) -> None:
        self.status = status
        self.code = code
        super().__init__(text)


class KeepRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A record that somebody has, to be kept with the others here."""

    record: str


class Answer(NamedTuple):
    status: int
    body: str  # JSON


class Questions:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.store = room.world.store
        self._doors: dict[tuple[str, str], Callable[..., Awaitable[Any]]] = {
            ("GET", "/api/me"): self._who_am_i,
            ("POST", "/api/me"): self._introduce,
            ("GET", "/api/me/games"): self._unfinished,
            ("GET", "/api/people/(.+)"): self._profile,
            ("POST", "/api/games/(.+)/score"): self._count,
            ("POST", "/api/tables"): self._open_table,
            ("POST", "/api/records"): self._keep,
            ("GET", "/api/tables/(.+)/record"): self._record,
            ("GET", "/api/tables/(.+)/replay"): self._replay,
            ("GET", "/api/tables/(.+)/analysis"): self._analysis,
        }

    async def ask(self, method: str, path: str, body: str = "") -> Answer:
        place, _, query = path.partition("?")
        for (way, address), answer in self._doors.items():
            found = re.fullmatch(address, place)
            if found and way == method:
                given = body if method == "POST" else query
                try:
                    said = await answer(*found.groups(), given)
                except Trouble as trouble:
                    problem = Problem(trouble.code, str(trouble))
                    return Answer(trouble.status, msgspec.json.encode(problem).decode())
                return Answer(200, msgspec.json.encode(said).decode())
        problem = Problem("needs-server", "this needs a server, and here there is none")
        return Answer(404, msgspec.json.encode(problem).decode())

    async def _me(self) -> Person:
        me = await self.store.me()
        if me is None:
            raise Trouble(401, "nobody", "say who you are first")
        return me

    async def _who_am_i(self, query: str) -> Me:
        me = await self._me()
        return Me(me.id, me.name)

    async def _introduce(self, body: str) -> Arrived:
        name = cleaned(_read(body, NewMe).name)
        if not name:
            raise Trouble(422, "no-name", "a name has at least one letter that can be seen")
        person = await self.store.call_me(name)
        return Arrived(person.id, person.name)

    async def _profile(self, person: str, query: str) -> Profile:
        """All on one page."""
        me = await self._me()
        if person != me.id:
            raise Trouble(404, "nobody", "there is nobody with this id")
        past = await self.store.past() if _page(query) == 0 else []
        own = [game for game in past if not _handed_in(game.table)]
        games = {game.game: [one for one in own if one.game == game.game] for game in own}
        played = [Played(id, len(all), sum(one.place == 1 for one in all)) for id, all in games.items()]
        return Profile(me.id, me.name, played, past)

    async def _unfinished(self, query: str) -> MyGames:
        """What to go on with. Nobody waits for anybody here."""
        games = await self.store.unfinished(await self._me()) if _page(query) == 0 else []
        return MyGames(games, 0, self.room.world.now())

    async def _open_table(self, body: str) -> Opened:
        me, new = await self._me(), _read(body, NewTable)
        try:
            terms = playable(msgspec.structs.replace(new.terms, public=False))
        except (UnknownGame, BadPlayers, BadOption) as error:
            raise Trouble(422, "bad-terms", str(error)[:300]) from None
        if terms.rated or (terms.clock is not None and terms.clock.slow):
            raise Trouble(422, "needs-server", "ratings and play over days need a server")
        id, commitment = await self.room.open_table(terms, me.id)
        return Opened(id, f"#/t/{id}", commitment)

    async def _count(self, game: str, body: str) -> Counted:
        try:
            return counted(game, _read(body, Written))
        except (UnknownGame, NoPad) as error:
            raise Trouble(404, "no-pad" if isinstance(error, NoPad) else "no-game", str(error)[:300]) from None
        except (BadPlayers, BadOption) as error:
            raise Trouble(422, "bad-terms", str(error)[:300]) from None
        except Refusal as refusal:
            raise Trouble(422, refusal.code, refusal.text) from None

    async def _keep(self, body: str) -> PastGame:
        """A record that somebody has is checked, then kept; its id follows from what it says."""
        try:
            record = Record.from_json(_read(body, KeepRecord).record)
            verify(record)
        except (BadRecord, RecordRefused, UnknownGame, BadPlayers, BadOption) as error:
            raise Trouble(422, "bad-record", str(error)[:300]) from None
        if record.result is None:
            raise Trouble(422, "not-over", "this game is not over yet: there is nothing to look back on")
        text = record.to_json()
        known = {game.table for game in await self.store.past()}
        id = HANDED_IN + hashlib.sha256(text.encode()).hexdigest()[:24]
        people = [number for number, sitter in enumerate(record.seats) if sitter.kind == "human"]
        past = past_game(id, record, people[0] if people else 0, self.room.world.now())
        if id not in known:
            await self.store.settle(past, text)
        return past

    async def _found(self, table: str) -> Record:
        """A game that is over; before that there is nothing to look at, for nobody."""
        try:
            msgspec.convert(table, TableId)
        except msgspec.ValidationError:
            raise Trouble(404, "no-table", "there is no such table") from None
        text = await self.store.cupboard.record(table)
        if text is not None:
            return Record.from_json(text)
        if await self.store.look(table) is None:
            raise Trouble(404, "no-table", "there is no such table")
        raise Trouble(409, "not-over", "the game is not over yet; its record can be had when it is")

    async def _record(self, table: str, query: str) -> msgspec.Raw:
        return msgspec.Raw((await self._found(table)).to_json().encode())

    async def _replay(self, table: str, query: str) -> Replay:
        return frames(table, await self._found(table))

    async def _analysis(self, table: str, query: str) -> Advice:
        record = await self._found(table)
        decisions = sum(event.action is not None for event in record.events)
        decision = query.removeprefix("decision=")
        if not decision.isdecimal() or len(decision) > LONGEST_NUMBER or int(decision) >= decisions:
            raise Trouble(422, "no-decision", f"?decision= takes 0 to {decisions - 1}")
        view = position_at(record, int(decision))
        try:
            return advising.advice("", table, view, await self.room.world.brains.advise(view, ""))
        except NoAdvice as error:
            raise Trouble(503, "no-advice", str(error)) from None


def _handed_in(table: str) -> bool:
    return table.startswith(HANDED_IN)


def _read(body: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Trouble(422, "not-understood", str(error)[:200]) from None


def _page(query: str) -> int:
    found = re.fullmatch(r"page=(\d{1,9})", query)
    return int(found[1]) if found else 0
