"""Search in a tab: what it is told, what becomes of what it finds, and that nobody waits for a search that fails."""

from __future__ import annotations

import asyncio
import itertools
import json
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from browser.tabs import Device, Tab, plays, sits_down, terms
from igroteka.bots import bot
from igroteka.bots.hints import SEARCHED, explained
from igroteka.bots.search import Search
from igroteka.bots.styles import HARD, Style
from igroteka.browser import brains
from igroteka.browser.brains import Brains
from igroteka.browser.searching import Question, question
from igroteka.games import catalogue
from igroteka.match import View
from in_node import ask
from positions import view_of
from settings import GAMES, player_counts, short_game
from suite.test_secrets import HIDING, positions
from waiting import becomes

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from igroteka.bots.advice import Advice

GAME = "dobro"


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is."""
    monkeypatch.setattr(brains, "LATE", 600.0)


class InNode:
    """The real modules under Node, which take all the time that they need."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked: list[Question] = []

    async def fetch(self, game: str) -> bool:
        return True

    async def think(self, text: str) -> str:
        asked = msgspec.json.decode(text, type=Question)
        self.asked.append(asked)
        written = {**msgspec.structs.asdict(asked), "position": asked.position.hex()}
        del written["milliseconds"]
        [answer] = await asyncio.to_thread(ask, [written], self.folder)
        return json.dumps(answer["rows"])


class Stubborn:
    """Finds what is legal last beyond doubt the best, and keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def fetch(self, game: str) -> bool:
        return True

    async def think(self, text: str) -> str:
        self.asked.append(text)
        asked = msgspec.json.decode(text, type=Question)
        view = seen(asked)
        last = view.actions[-1]
        row = [1000.0, 500.0, 1.0, 1.0, 1000.0, 500.0, 500.0]  # visits, worths, …
        compared = {True: [1000.0, 900.0, 900.0], False: [1000.0, 0.0, 0.0]}
        places = [1000.0] + [0.0] * (view.game.players - 1)
        rows = [
            [float(action), float(number == 0), *row, *compared[action == last], *places]
            for number, action in enumerate(view.actions)
        ]
        return json.dumps(rows)


def seen(asked: Question) -> View:
    """The view that a question is about."""
    s: Any = catalogue.rules(asked.game).State.unpack(asked.position)
    return View(short_game(asked.game, s.seats), s, asked.seat)


def thoughtful() -> Iterator[View]:
    """Positions in which a hard bot has to think, and not only to remember something."""
    views = (view_of(short_game(GAME, 4), seed) for seed in itertools.count(3))
    return (view for view in views if view.game.table.window(view.s) is None)


async def ready(search: Any, game: str = GAME) -> Brains:
    """Brains to which a game's search has come."""
    made = Brains(search)
    made.fetch(game)
    await made._fetched[game]
    return made


def test_a_hard_bot_thinks_as_on_a_server(tmp_path: Path) -> None:
    view, search = next(thoughtful()), InNode(tmp_path)

    async def story() -> None:
        choice = await (await ready(search)).choose(view, "hard", "")
        [asked] = search.asked
        assert (asked.seat, asked.iterations) == (view.seat, HARD)
        assert choice == Search(Style("search", iterations=HARD), [int(asked.luck)]).choose(view)

    asyncio.run(story())


def test_a_hint_has_the_figures_that_it_has_on_a_server(tmp_path: Path) -> None:
    view, search = next(thoughtful()), InNode(tmp_path)

    def figures(advice: Advice) -> list[Any]:
        return [(one.token, one.visits, one.worth, one.points, one.places, one.spread) for one in advice.candidates]

    async def story() -> None:
        advice = await (await ready(search)).advise(view, "")
        [asked] = search.asked
        assert asked.iterations == SEARCHED
        native = Search(Style("search", iterations=SEARCHED), [int(asked.luck)]).explain(view)
        assert figures(advice) == figures(explained(native, view, [1]))
        assert sum(one.visits for one in advice.candidates) == SEARCHED
        assert any(one.heard for one in advice.candidates), "imagined games are listened to, for reasons"

    asyncio.run(story())


def test_what_search_finds_is_done_even_if_rule_would_do_otherwise() -> None:
    views = ((view, view.game.rules.TOKENS[view.actions[-1]]) for view in thoughtful())
    view, last = next((view, last) for view, last in views if bot("rule", [1]).choose(view) != last)

    async def story() -> None:
        thinking = await ready(Stubborn())
        assert await thinking.choose(view, "hard", "") == last
        assert (await thinking.advise(view, "")).choice == last

    asyncio.run(story())


class Missing(Stubborn):
    """A site that was built without this game's search."""

    async def fetch(self, game: str) -> bool:
        return False


class Offline(Stubborn):
    async def fetch(self, game: str) -> bool:
        raise ConnectionError("no network")


class Coming(Stubborn):
    """A network so slow that the search is not there yet."""

    async def fetch(self, game: str) -> bool:
        await asyncio.sleep(3600)
        return True


class Crashed(Stubborn):
    async def think(self, text: str) -> str:
        raise RuntimeError("unreachable executed")


class Silent(Stubborn):
    async def think(self, text: str) -> str:
        await asyncio.sleep(3600)
        return "[]"


class Confused(Stubborn):
    """Speaks of a choice that is not there."""

    async def think(self, text: str) -> str:
        return (await super().think(text)).replace("[[", "[[7", 1)


class Babbling(Stubborn):
    async def think(self, text: str) -> str:
        return "[[]"


@pytest.mark.parametrize("kind", [Missing, Offline, Coming, Crashed, Silent, Confused, Babbling])
def test_without_search_hard_bots_and_hints_go_by_rule(kind: type[Stubborn], monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game with hints comes to its end, whatever becomes of search."""
    monkeypatch.setattr(brains, "LATE", 0.01)

    async def story() -> None:
        tab = Tab(Device(), search=kind())
        await tab.comes()
        table = await tab.opens(terms(GAME, 3))
        await sits_down(tab, table, fill="hard")
        tab.says("follow", table=table, since=-1)
        await plays(tab, table, moves=1)
        await becomes(lambda: tab.shown[table]["turn"] == [0], "it is never my turn again")
        advice = await tab.does("hint", table=table, seat=0)
        assert advice["type"] == "advice"
        await plays(tab, table)
        assert tab.shown[table]["result"]

    asyncio.run(story())


@pytest.mark.parametrize("id", GAMES)
def test_what_search_is_told_follows_from_what_the_seat_sees(id: str) -> None:
    """Another truth behind the same view, and the same is said. Luck is the generator's for cryptography."""
    differed = 0
    game = short_game(id, player_counts(id)[-1])
    for number, s in enumerate(positions(game, 2, every=5)):
        seat = game.rules.actor(s)
        if seat < 0:
            continue
        other: Any = s.copy()
        other.rng = number
        game.rules.resample(other, seat)
        differed += other.pack() != s.pack()
        told = [question(View(game, game.redacted(truth, seat), seat), 10, 10) for truth in (s, other)]
        assert without_luck(told[0]) == without_luck(told[1])
        assert told[0].luck != told[1].luck
    assert differed or id not in HIDING


def without_luck(asked: Question) -> dict[str, Any]:
    return {name: value for name, value in msgspec.structs.asdict(asked).items() if name != "luck"}


def test_at_a_table_search_is_told_nothing_but_what_the_seat_to_move_sees() -> None:
    """All that crosses to the other worker in a game with hidden cards: redacting it once more takes nothing away."""

    async def story() -> None:
        search = Stubborn()
        tab = Tab(Device(), search=search)
        await tab.comes()
        table = await tab.opens(terms("goblin-poker", 4))
        await sits_down(tab, table, fill="hard")
        tab.says("follow", table=table, since=-1)
        await plays(tab, table, moves=4)
        await becomes(lambda: search.asked, "nobody asks search")
        seed = bytes(msgspec.convert(tab.storage.device.heads[table]["head"]["seed"], bytes))
        for text in search.asked:
            asked = msgspec.json.decode(text, type=Question)
            assert set(json.loads(text)) == set(Question.__struct_fields__)
            view = seen(asked)
            assert view.game.redacted(view.s, asked.seat).pack() == asked.position
            assert view.actor == asked.seat
            assert seed not in asked.position

    asyncio.run(story())
