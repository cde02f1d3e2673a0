"""Search in the site, without a network: hard bots and hints think in WebAssembly, and go by rule where it fails.

What search is asked and what it finds is overheard: the site is a copy in whose search worker somebody listens.
"""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from browser.conftest import SITE, web_space
from browser.test_site import PATIENCE, play_now, record_of, verified
from igroteka.bots.hints import SEARCHED
from igroteka.bots.styles import HARD
from igroteka.games import catalogue
from igroteka.match import Record
from igroteka.tables.finished import position_at
from settings import later

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from browser.conftest import Visitor
    from web.person import Person

GAME = "dobro"  # its search is in every site

# In the worker: what goes in and comes out, and how many milliseconds it took.
LISTENER = """
const overheard = new BroadcastChannel('overheard'), say = self.postMessage.bind(self), heard = new Map()
self.addEventListener('message', ({ data }) => data.question && heard.set(data.id, [data.question, performance.now()]))
self.postMessage = (message) => {
  const [question, began] = heard.get(message.id) ?? []
  const plain = (_, value) => typeof value === 'bigint' ? `${value}` : value instanceof Uint8Array ? [...value] : value
  if (question) overheard.postMessage(JSON.stringify({ question, ...message, took: performance.now() - began }, plain))
  say(message)
}
"""
LISTENING = """
window.overheard = []
new BroadcastChannel('overheard').onmessage = ({ data }) => window.overheard.push(JSON.parse(data))
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the site, to be changed."""
    folder = tmp_path / "site"
    shutil.copytree(SITE, folder)
    [worker] = (folder / "assets").glob("search-*.js")
    worker.write_text(LISTENER + worker.read_text())
    return folder


@pytest.fixture
def overheard(copy: Path) -> Iterator[str]:
    with web_space(copy.parent) as root:
        yield f"{root}/site"


def hard(me: Person, game: str) -> None:
    """As chosen beside “Play”, and remembered."""
    me.page.evaluate(f"localStorage.setItem('igroteka-choices-{game}', JSON.stringify({{ level: 'hard' }}))")


def heard(me: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = me.page.evaluate("window.overheard")
    return found


def test_a_hard_bot_does_what_webassembly_finds(visitor: Visitor, overheard: str, tmp_path: Path) -> None:
    me = visitor(address=overheard, script=LISTENING)
    hard(me, GAME)
    play_now(me, GAME)
    me.play(600)
    found = heard(me)
    assert {one["question"]["iterations"] for one in found} == {HARD}
    assert not [one["refused"] for one in found if "refused" in one]
    tokens = catalogue.rules(GAME).TOKENS
    chosen = {
        (bytes(one["question"]["position"]), one["question"]["seat"]): tokens[one["answer"]["choice"]] for one in found
    }
    file = record_of(me, tmp_path)
    verified(file)
    record = Record.from_json(file.read_text())
    searched = []
    for number, event in enumerate(event for event in record.events if event.action is not None):
        view = position_at(record, number)
        window = view.game.table.window(view.s)
        remembers = window is not None and window.forgetting  # what hard bots do without thinking
        if record.seats[view.seat].kind != "human" and len(view.actions) > 1 and not remembers:
            said = chosen.get((view.s.pack(), view.seat))
            assert said in (None, event.action)
            searched.append(said is not None)
    assert any(searched)
    first = searched.index(True)  # before that the module was on its way
    assert all(searched[first:]), "a bot has played by rule"


@pytest.mark.long
def test_a_hint_has_the_figures_of_a_search(visitor: Visitor, overheard: str) -> None:
    me = visitor(address=overheard, script=LISTENING)
    play_now(me, GAME)

    def asked() -> bool:
        """On my turn; a hint that came from imagined games, before the search was there, is closed again."""
        if me.page.locator(".hint").count():
            me.page.locator(".hint .square").click()
        if not me.page.locator(".actions.mine").count() or me.page.locator(".scene").count():
            return me.act()
        me.page.locator(".bar button").first.click()
        me.page.wait_for_selector(".hint, .why", timeout=PATIENCE)
        return True

    me.until(lambda: heard(me), asked)
    [one] = heard(me)
    assert one["question"]["iterations"] == SEARCHED
    assert sum(candidate["visits"] for candidate in one["answer"]["candidates"]) > 0
    expect(me.page.locator(".hint .reason")).not_to_be_empty()
    expect(me.page.locator(".hint li small").first).to_contain_text(re.compile(r"you stand at \d"))


@pytest.mark.parametrize("harm", ["broken", *later("stuck")])
def test_where_search_fails_a_hard_bot_plays_by_rule(visitor: Visitor, copy: Path, overheard: str, harm: str) -> None:
    if harm == "broken":
        [module] = copy.glob(f"files-*/search/{GAME}.wasm.gz")
        module.write_bytes(b"this is not a module")
    else:  # it never says anything again
        [worker] = (copy / "assets").glob("search-*.js")
        worker.write_text(worker.read_text().replace("say(message)", "if (!question) say(message)", 1))
    me = visitor(address=overheard, script=LISTENING)
    hard(me, GAME)
    play_now(me, GAME)
    moves = 0

    def move() -> bool:
        nonlocal moves
        done = me.act()
        moves += done
        return done

    me.until(lambda: me.over or moves >= 4, move)
    assert bool(heard(me)) == (harm == "stuck")
