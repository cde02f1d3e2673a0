"""The account of a table's game: made from what the table may tell, it goes on from where it was left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.kernel import SPECTATOR
from igroteka.match import Account

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.match import State
    from igroteka.match.account import Part
    from igroteka.tables.history import Chapter


class Reckoning:
    def __init__(self) -> None:
        self._account: Account | None = None
        self._changed: list[int] = []  # the version that changed each part last
        self._heard = 0  # chapters

    def since(self, version: int, state: State, chapters: Sequence[Chapter]) -> list[tuple[int, Part]]:
        """The parts that have changed after a version, with their places in the account."""
        if not chapters:
            return []
        account = self._account = self._account or Account(state.game)
        for chapter in chapters[self._heard :]:
            for phrase in state.told(SPECTATOR, chapter.start, chapter.end):
                if account.hear(phrase):
                    del self._changed[len(account.parts) - 1 :]  # only the last part ever changes
                    self._changed += [chapter.version] * (len(account.parts) - len(self._changed))
        self._heard = len(chapters)
        if not self._changed or self._changed[-1] <= version:
            return []
        return [
            (at, part) for at, part in enumerate(account.parts[: len(self._changed)]) if self._changed[at] > version
        ]
