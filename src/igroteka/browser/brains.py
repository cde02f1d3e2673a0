"""What bots decide and what people are advised, in a browser tab.

Bots that play by rule think at once. Search thinks in a worker of its own (`searching`). Until a game's search has
come, and whenever it does not answer in time, `rule` plays: a bot always decides, and advice is there from the first
moment.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from igroteka.bots import bot
from igroteka.bots.advice import no_choice
from igroteka.bots.hints import SEARCHED, explained, hint
from igroteka.bots.styles import style
from igroteka.browser.searching import searched
from igroteka.live.discretion import without_contents

if TYPE_CHECKING:
    from igroteka.bots.advice import Advice
    from igroteka.browser.searching import Search
    from igroteka.match import View

FORGETFUL = ("easy",)  # levels
# Iterations are as many as on a server where the device is fast enough; a slow one thinks less, not longer.
MOVING, ADVISING = 350, 1000  # milliseconds that a bot and a hint may think
LATE = 3.0  # seconds, with all waiting; then it is done by rule
AGAIN = 60.0  # seconds until a search is fetched again that could not be


class Brains:
    def __init__(self, search: Search | None = None) -> None:
        self._search = search
        self._fetched: dict[str, asyncio.Task[bool]] = {}

    async def choose(self, view: View, level: str, whom: str) -> str:
        """A bot's choice. Only easy bots forget what one has to do oneself, so that they can be caught now and then."""
        window = view.game.table.window(view.s)
        if window is not None and window.forgetting and level not in FORGETFUL:
            level = "rule"
        if style(level).kind == "search":
            found = await self._searched(view, style(level).iterations, MOVING)
            if found is not None:
                return found.choice
            level = "rule"
        return bot(level, [secrets.randbits(64)]).choose(view)

    async def advise(self, view: View, whom: str) -> Advice:
        """What a person might do here, with reasons."""
        if len(view.actions) == 1:
            return no_choice(view)
        await asyncio.sleep(0)  # what was said before is heard before it is thought about
        luck = [secrets.randbits(64)]
        found = await self._searched(view, SEARCHED, ADVISING)
        return hint(view, luck, searching=False) if found is None else explained(found, view, luck)

    def expect(self) -> None:
        """There is nothing to prepare but a game's search, see `fetch`."""

    def fetch(self, game: str) -> None:
        """Somebody is about to play a game: its search is fetched, if it has not been."""
        if self._search is not None and game not in self._fetched:
            self._fetched[game] = asyncio.ensure_future(self._fetch(self._search, game))

    async def _fetch(self, search: Search, game: str) -> bool:
        there = await search.fetch(game)
        if not there:
            asyncio.get_running_loop().call_later(AGAIN, self._fetched.pop, game, None)
        return there

    async def _searched(self, view: View, iterations: int, milliseconds: int) -> Advice | None:
        """What search says, unless there is no choice, or no search (yet)."""
        if self._search is None or len(view.actions) < 2:
            return None
        self.fetch(view.game.id)
        coming = self._fetched[view.game.id]
        try:
            if not (coming.done() and coming.result()):
                return None
            return await asyncio.wait_for(searched(self._search, view, iterations, milliseconds), LATE)
        except Exception as error:  # a table does not stand still because search has failed
            logging.getLogger(__name__).warning("search of %s: %s", view.game.id, without_contents(error))
            return None
