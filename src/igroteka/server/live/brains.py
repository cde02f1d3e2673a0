"""What bots at tables decide, and what people are advised.

Bots that play by rule think at once: it takes a tenth of a millisecond. Search and advice have processes of their own,
and so has compiling a game's search, which takes seconds the first time. Until a game is ready, and whenever search
does not answer in time, `rule` plays: a bot always decides, and advice is there from the first moment.
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from igroteka.bots import bot
from igroteka.bots.advice import no_choice
from igroteka.bots.hints import hint
from igroteka.bots.styles import style
from igroteka.compiler.cache import CACHE, cache_root
from igroteka.live.troubles import NoAdvice
from igroteka.server.live.positions import packed, unpacked
from igroteka.server.live.workers import STARTING, NotDone, Workers

if TYPE_CHECKING:
    from igroteka.bots.advice import Advice
    from igroteka.match import View
    from igroteka.server.live.positions import Position

log = structlog.get_logger()

FORGETFUL = ("easy",)  # levels
THINKING = 3.0  # seconds from a bot's turn to its choice, with all waiting; then it plays by rule
ADVISING = 12.0  # seconds until somebody who has asked is told that there is no advice now
PROVED = "search:8"  # what shows that search can be had
COMPILING = 600.0  # seconds; on a machine that is busy with play it comes last
QUIET = 10.0  # seconds between two lines in the log about thoughts that were not to be had in time
AGAIN = 60.0  # seconds until a game is compiled again that could not be


def _choose(position: Position, name: str, luck: int) -> str:
    return bot(name, [luck]).choose(unpacked(position))


def _advise(position: Position, searching: bool, luck: int) -> Advice:
    return hint(unpacked(position), [luck], searching=searching)


class Brains:
    def __init__(self, deep: int = 1) -> None:
        os.environ[CACHE] = str(cache_root())  # for all processes the same: what one compiles, the others load
        self._deep = Workers("search", deep, longest=10.0)
        self._advisers = Workers("advice", 1, longest=10.0, each=2, room=24)
        self._compiler = Workers("compiling", 1, longest=COMPILING, each=64)
        self._ready: dict[str, asyncio.Task[bool]] = {}
        self._expecting: asyncio.Task[None] | None = None
        self._closed = False
        self._quiet_until = 0.0

    def ready(self, position: Position) -> asyncio.Task[bool]:
        """Whether search is ready for a game, when that is known. It gets ready meanwhile, if it is not."""
        id = position.game.id
        if id not in self._ready:
            self._ready[id] = asyncio.create_task(self._compile(position), name=f"compile {id}")
        return self._ready[id]

    async def _compile(self, position: Position) -> bool:
        id = position.game.id
        try:
            await self._compiler.do(id, 16 * COMPILING, _choose, position, PROVED, 1)
            if self._expecting is not None:  # what was compiled is fetched before anybody waits for it
                with suppress(NotDone):
                    await self._advisers.do("", COMPILING, _choose, position, PROVED, 1)
        except Exception as error:
            if self._closed:
                return False
            log.error("compile", game=id, error=repr(error))
            asyncio.get_running_loop().call_later(AGAIN, self._ready.pop, id, None)
            return False
        self._compiler.rest()  # compiling leaves much memory behind
        return True

    async def choose(self, view: View, level: str, whom: str) -> str:
        """A bot's choice at a table of somebody's. Only easy bots forget what one has to do oneself, so that they can
        be caught now and then.
        """
        window = view.game.table.window(view.s)
        if window is not None and window.forgetting and level not in FORGETFUL:
            level = "rule"
        if style(level).kind == "search" and len(view.actions) > 1:
            position = packed(view)
            ready = self.ready(position)
            if ready.done() and ready.result():
                try:
                    token: str = await self._deep.do(whom, THINKING, _choose, position, level, secrets.randbits(64))
                    return token
                except NotDone as error:
                    self._late(view.game.id, level, error)
                except Exception as error:
                    log.error("brains", game=view.game.id, level=level, error=repr(error))
            level = "rule"
        try:
            return bot(level, [secrets.randbits(64)]).choose(view)
        except Exception as error:  # a table does not stand still because a bot cannot think
            log.error("brains", game=view.game.id, level=level, error=repr(error))
            return random.choice(view.legal)

    async def advise(self, view: View, whom: str) -> Advice:
        """What a person might do here, with reasons. Nobody waits for a game to be compiled: until search is ready,
        imagined games played by rule say what a choice leads to.
        """
        if len(view.actions) == 1:
            return no_choice(view)
        position, ready = packed(view), self._ready.get(view.game.id)
        searching = ready is not None and ready.done() and ready.result()
        try:
            found: Advice = await self._advisers.do(whom, ADVISING, _advise, position, searching, secrets.randbits(64))
        except NotDone as error:
            self._late(view.game.id, "advice", error)
            raise NoAdvice("nobody could think about it in time; ask again later") from None
        finally:
            if not self._closed:
                self.ready(position)  # for the next time; while somebody waits, compiling would be in the way
        return found

    def expect(self) -> None:
        """Somebody may ask for advice before long: the process that gives it is started."""
        if self._expecting is None:
            self._expecting = asyncio.create_task(self._wake(), name="expect")

    async def _wake(self) -> None:
        with suppress(NotDone):
            await self._advisers.do("", STARTING, int)  # something that takes no time

    def _late(self, game: str, level: str, error: NotDone) -> None:
        """Said now and then, with how often it has come to that: whoever asks for much is not to fill the log."""
        now = asyncio.get_running_loop().time()
        if now >= self._quiet_until:
            self._quiet_until = now + QUIET
            log.warning("brains", game=game, level=level, error=str(error), given_up=self.given_up)

    @property
    def given_up(self) -> int:
        return sum(workers.given_up for workers in (self._deep, self._advisers, self._compiler))

    def close(self) -> None:
        self._closed = True
        for task in (*self._ready.values(), *filter(None, (self._expecting,))):
            task.cancel()
        for workers in (self._deep, self._advisers, self._compiler):
            workers.close()
