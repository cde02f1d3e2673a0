"""The room as the worker of a page sees it (`web/src/worker/worker.ts`): strings go in and come out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.browser.brains import Brains
from igroteka.browser.connection import Connection
from igroteka.browser.cupboard import Store
from igroteka.browser.questions import Questions
from igroteka.browser.room import Room
from igroteka.browser.world import World

if TYPE_CHECKING:
    from collections.abc import Callable

    from igroteka.browser.cupboard import Cupboard
    from igroteka.browser.searching import Search


class Worker:
    def __init__(
        self, cupboard: Cupboard, say: Callable[[str], object], pace: float = 1.0, search: Search | None = None
    ) -> None:
        self.room = Room(World(store=Store(cupboard), brains=Brains(search), pace=pace))
        self.questions = Questions(self.room)
        self.connection = Connection(self.room, say)
        self._say = say

    def hang_up(self) -> None:
        """The page looks at nothing any more; it may say hello again."""
        self.connection.close()
        self.connection = Connection(self.room, self._say)

    def hear(self, text: str) -> None:
        """A message of the protocol."""
        self.connection.hear(text)

    async def ask(self, method: str, path: str, body: str) -> tuple[int, str]:
        """A question as it would be asked over HTTP: the status and the body of its answer."""
        return await self.questions.ask(method, path, body)
