"""Bots at a table, and the rule bot that decides for somebody whose time is up."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple, Protocol

from igroteka.live.discretion import nameless
from igroteka.live.tasks import Tasks
from igroteka.live.troubles import NotHere, NotWritten
from igroteka.tables import plans
from igroteka.tables.refusals import Refusal, TooSoon

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from igroteka.kernel import Window
    from igroteka.live.world import Log, World
    from igroteka.match import View
    from igroteka.tables.journal import AnyEntry, By
    from igroteka.tables.play import Play

AGAIN = 1.0  # seconds until a bot thinks again whose thought was lost
EXCUSED = 2.0  # seconds that a bot hesitates where others may call out


class AtTable(Protocol):
    """The table at which bots sit."""

    play: Play
    world: World
    closed: bool

    def goes_on(self) -> bool: ...
    def schedule(self) -> None: ...
    async def change(self, plan: Callable[[], Sequence[AnyEntry]]) -> None: ...


class Question(NamedTuple):
    """Something a seat may decide now: what it sees, behind how many windows, and the window if play does not wait."""

    view: View
    place: int
    window: Window | None

    def is_answered_by_silence(self, token: str) -> bool:
        """Not pressing is not pressing, and nobody notices."""
        window = self.window
        if window is None or not (self.place > 0 or window.secret):
            return False
        return token == self.view.game.rules.TOKENS[window.default]


class Bots:
    def __init__(self, table: AtTable) -> None:
        self.table = table
        self._tasks = Tasks("bot", table.world.log, expected=(Refusal,), table=nameless(table.play.id))
        self._minds: dict[int, tuple[int, asyncio.Task[None]]] = {}  # by seat: the decision thought about

    @property
    def play(self) -> Play:
        return self.table.play

    @property
    def log(self) -> Log:
        return self.table.world.log

    def wake(self) -> None:
        """Let bots think whose turn it is, if anybody cares."""
        if not self.table.goes_on():
            return
        for number, seat in enumerate(self.play.seats):
            if self._is_asked(number, self.play.decision, by="bot"):
                self.think(number, seat.level, by="bot")

    def _is_asked(self, seat: int, decision: int, by: By) -> bool:
        """Whether a bot still has something to decide for a seat: nobody has moved, and no person has come back."""
        if self.play.decision != decision or self.play.moment.has_chosen(seat):
            return False
        return (by == "clock" or self.play.seats[seat].played_by_bot) and bool(self.play.moment.decisions(seat))

    def think(self, seat: int, level: str, by: By) -> None:
        """Let a bot decide for a seat, unless one does already."""
        about, task = self._minds.get(seat, (-1, None))
        if task is not None and not task.done():
            if about == self.play.decision:
                return
            if task is not asyncio.current_task():
                task.cancel()
        task = self._tasks.spawn(self._decide(seat, level, self.play.decision, by))
        self._minds[seat] = self.play.decision, task
        task.add_done_callback(lambda ended: self._ended(seat, ended))

    def _ended(self, seat: int, task: asyncio.Task[None]) -> None:
        """A table does not stand still because a bot's thought was lost: the bot thinks again."""
        lost = task.cancelled() or task.exception() is not None
        if lost and not self.table.closed and self._minds[seat][1] is task:
            self.log.warning(
                "bot", table=nameless(self.play.id), seat=seat, why="a thought was lost; it is thought again"
            )
            self.table.world.later(AGAIN, self.table.schedule)

    async def _decide(self, seat: int, level: str, decision: int, by: By) -> None:
        """Decide for a seat; where a choice takes several tokens, all of them."""
        world = self.table.world
        while self._is_asked(seat, decision, by):
            began, laid = world.now(), self.play.moment.laid_so_far(seat)
            for question in self._questions(seat, by):
                token = await world.brains.choose(question.view, level, self.play.host)
                if not self._is_asked(seat, decision, by):
                    return
                if by == "bot":
                    if question.is_answered_by_silence(token):
                        continue
                    await world.sleep(max(0.0, self._pause(seat, question) - (world.now() - began) / 1000))
                if not await self._carried_out(seat, token, decision, laid, by):
                    return
                break
            else:
                return

    def _questions(self, seat: int, by: By) -> list[Question]:
        """What a seat may decide now. When the clock asks, it is about what the table waits for."""
        moment = self.play.moment
        if seat in moment.choosing:
            return [Question(decision.view, 0, None) for decision in moment.decisions(seat)]
        stages = enumerate(moment.stages)
        found = [Question(stage.state.view(seat), place, stage.window) for place, stage in stages if stage.seat == seat]
        return found[-1:] if by == "clock" else found

    async def _carried_out(self, seat: int, token: str, decision: int, laid: tuple[str, ...], by: By) -> bool:
        """Whether a bot's decision has been, perhaps after waiting for others; or whether it is to decide anew, since a
        person whose time was up has gone on with a secret choice of which the bot knew only what was `laid`.
        """
        world = self.table.world

        def planned() -> list[AnyEntry]:
            asked = self._is_asked(seat, decision, by) and self.play.moment.laid_so_far(seat) == laid
            return plans.bot_moves(self.play, seat, token, world.now(), by) if asked else []

        while self.play.decision == decision:
            try:
                await self.table.change(planned)
                return True
            except TooSoon as wait:
                await world.sleep(wait.seconds + 0.01)
            except NotWritten:
                if by == "clock":
                    return False  # whose time was up gets some more (see `Table.there_since`)
                await world.sleep(1)
            except NotHere:
                return False
            except Refusal as refusal:
                self.log.error("bot", table=nameless(self.play.id), seat=seat, token=token, why=refusal.text)
                raise
        return False

    def _pause(self, seat: int, question: Question) -> float:
        """How long a bot seems to think: longer where people may still press or call out."""
        world, moment = self.table.world, self.play.moment
        if question.place > 0:
            patience = max(stage.window.patience for stage in moment.stages[: question.place] if stage.window)
            return max(patience * world.pace, world.pause())
        if any(moment.calls(other) for other in range(len(self.play.seats)) if other != seat):
            return EXCUSED * world.pace
        return world.pause(1.0, 3.0) if question.window and self.play.held is not None else world.pause()

    def close(self) -> None:
        self._tasks.cancel()
