"""Bots at a table, and the rule bot that decides for somebody whose time is up."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import structlog

from igroteka.server import journal
from igroteka.server.logs import nameless
from igroteka.server.now import now_ms
from igroteka.server.play import MISSES, Play, Refusal, TooSoon

if TYPE_CHECKING:
    from igroteka.kernel import Window
    from igroteka.match import View
    from igroteka.server.journal import AnyEntry
    from igroteka.server.tables import Table

log = structlog.get_logger()

AGAIN = 1.0  # seconds until a bot thinks again whose thought was lost
EXCUSED = 2.0  # seconds that a bot hesitates where others may call out


class Robots:
    def __init__(self, table: Table) -> None:
        self.table = table
        self._minds: dict[int, tuple[int, asyncio.Task[None]]] = {}  # by seat: the decision thought about

    @property
    def play(self) -> Play:
        return self.table.play

    def wake(self) -> None:
        """Let bots think whose turn it is, if anybody cares."""
        if not self.table.goes_on():
            return
        for number, seat in enumerate(self.play.seats):
            if self._is_asked(number, self.play.moves, by="bot"):
                self.think(number, seat.level, by="bot")

    def _is_asked(self, seat: int, moves: int, by: str) -> bool:
        """Whether a bot still has something to decide for a seat: nobody has moved, and no person has come back."""
        if self.play.moves != moves or self.play.has_chosen(seat):
            return False
        return (by == "clock" or self.play.seats[seat].played_by_bot) and bool(self.play.decisions(seat))

    def think(self, seat: int, level: str, by: str) -> None:
        """Let a bot decide for a seat, unless one does already."""
        about, task = self._minds.get(seat, (-1, None))
        if task is not None and not task.done():
            if about == self.play.moves:
                return
            if task is not asyncio.current_task():
                task.cancel()
        task = self.table.spawn(self._bot_move(seat, level, self.play.moves, by))
        self._minds[seat] = self.play.moves, task
        task.add_done_callback(lambda ended: self._ended(seat, ended))

    def _ended(self, seat: int, task: asyncio.Task[None]) -> None:
        """A table does not stand still because a bot's thought was lost: the bot thinks again."""
        lost = task.cancelled() or task.exception() is not None
        if lost and not self.table.closed and self._minds[seat][1] is task:
            log.warning("bot", table=nameless(self.play.id), seat=seat, why="a thought was lost; it is thought again")
            asyncio.get_running_loop().call_later(AGAIN, self.table.arrange)

    async def _bot_move(self, seat: int, level: str, moves: int, by: Any) -> None:
        """Decide for a seat; where a choice takes several tokens, all of them."""
        while self._is_asked(seat, moves, by):
            began = asyncio.get_running_loop().time()
            for place, view, window in self._questions(seat, by):
                token = await self.table.brains.choose(view, level, self.play.host)
                if not self._is_asked(seat, moves, by):
                    return
                if by == "bot":
                    if window and (place > 0 or window.secret) and token == view.game.rules.TOKENS[window.default]:
                        continue  # not pressing is not pressing, and nobody notices
                    took = asyncio.get_running_loop().time() - began
                    await asyncio.sleep(max(0.0, self._pause(seat, place, window is not None) - took))
                if not await self._bot_tries(seat, token, moves, by):
                    return
                break
            else:
                return

    def _questions(self, seat: int, by: str) -> list[tuple[int, View, Window | None]]:
        """What a seat may decide now: behind how many windows, on what, and whether play does not wait for it. When the
        clock asks, it is about what the table waits for.
        """
        if seat in self.play.choosing():
            return [(0, view, None) for view, _ in self.play.decisions(seat)]
        stages = enumerate(self.play.stages())
        found = [(place, stage.state.view(seat), stage.window) for place, stage in stages if stage.seat == seat]
        return found[-1:] if by == "clock" else found

    async def _bot_tries(self, seat: int, token: str, moves: int, by: Any) -> bool:
        """Whether a bot's decision has been carried out, perhaps after waiting for others."""
        while self.play.moves == moves:
            try:
                await self.table.change(lambda: self._bot_entries(seat, token, moves, by))
                return True
            except TooSoon as wait:
                await asyncio.sleep(wait.seconds + 0.01)
            except Refusal as refusal:
                if refusal.code == "storage":
                    await asyncio.sleep(1)
                    continue
                if refusal.code != "moved":
                    log.error("bot", table=nameless(self.play.id), seat=seat, token=token, why=refusal.text)
                    raise
                return False
        return False

    def _pause(self, seat: int, place: int, window: bool) -> float:
        """How long a bot seems to think: longer where people may still press or call out."""
        if place > 0:
            patience = max(stage.window.patience for stage in self.play.stages()[:place] if stage.window)
            return max(patience * self.table.pace.factor, self.table.pace.pause())
        if any(self.play.calls(other) for other in range(len(self.play.seats)) if other != seat):
            return EXCUSED * self.table.pace.factor
        return self.table.pace.pause(1.0, 3.0) if window and self.play.held is not None else self.table.pace.pause()

    def _bot_entries(self, seat: int, token: str, moves: int, by: Any) -> list[AnyEntry]:
        if not self._is_asked(seat, moves, by):
            return []
        entries = self.play.move(seat, token, now_ms(), by=by)
        clock = self.play.terms.clock
        if by == "clock" and clock is not None:
            missed = self.play.seats[seat].missed + 1
            if clock.each == "game" or missed >= MISSES:
                entries.append(journal.Left(seat=seat, why="clock"))
        return entries

    def close(self) -> None:
        for _, task in self._minds.values():
            task.cancel()
