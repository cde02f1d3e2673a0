"""What may be decided at this moment: by whom, behind which windows, and what those who choose in secret have laid.

A *window* is a decision that play does not wait for; a *stage* is a decision that may be taken now, the one that is due
or one behind a window that nobody has used. Where several choose at the same time, each *lays* a choice, which is
played when all are ready. What games say of this stands in their `table.py`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from igroteka.kernel import Window
    from igroteka.match import State, View
    from igroteka.tables.journal import By


class Stage(NamedTuple):
    """A decision that may be taken now."""

    state: State
    seat: int
    window: Window | None

    @property
    def secret(self) -> bool:
        """Nobody is to see that it may be taken."""
        return self.window is not None and self.window.secret


class Laid(NamedTuple):
    """What a seat has chosen in secret so far: it is complete when no further token of it is due."""

    tokens: tuple[str, ...]
    complete: bool
    ready: bool
    by: By

    @property
    def final(self) -> bool:
        return self.complete and self.ready


class Decision(NamedTuple):
    """What a seat sees of something it may decide, and the window if play does not wait for it."""

    view: View
    window: Window | None


@dataclass(frozen=True)
class Moment:
    """A position, and what has been laid. It is made anew whenever one of them changes."""

    state: State | None  # None: the game has not begun
    laid: dict[int, Laid] = field(default_factory=dict)

    @cached_property
    def stages(self) -> list[Stage]:
        """The decisions that may be taken now, the one that is due first."""
        found: list[Stage] = []
        state = self.state
        while state is not None and state.actor is not None and len(found) < 2 * state.game.players + 3:
            window = state.window
            found.append(Stage(state, state.actor, window))
            if window is None or window.lasts is not None:
                break
            after = state.copy().play(state.game.rules.TOKENS[window.default])
            if after.chances > state.chances:
                break  # nobody may act on cards that have not come yet
            state = after
        return found

    def behind(self, stage: Stage) -> list[Stage]:
        return self.stages[self.stages.index(stage) + 1 :]

    @cached_property
    def choosing(self) -> list[int]:
        """Those who choose in secret at the same time, in the order in which the choices are played."""
        if self.state is None or self.state.over:
            return []
        together = self.state.together
        return together if len(together) > 1 else []

    @cached_property
    def turn(self) -> list[int]:
        """The seats that the table waits for. A secret window is not waited for, as far as anybody can see."""
        if self.choosing:
            return [seat for seat in self.choosing if not self.has_chosen(seat)]
        if not self.stages or self.stages[-1].secret:
            return []
        return [self.stages[-1].seat]

    def has_chosen(self, seat: int) -> bool:
        """Whether a seat that chooses together with others has, and waits for them."""
        return seat in self.laid and self.laid[seat].final

    def lays(self, seat: int) -> bool:
        """Whether a seat chooses what is laid and talked about first."""
        return seat in self.choosing and self.state is not None and self.state.lays

    @property
    def shown(self) -> State:
        """The position that people see: while a secret window is open, the one as if it had not been used."""
        assert self.state is not None
        if self.stages and self.stages[0].secret:
            return next((stage.state for stage in self.stages if not stage.secret), self.state)
        return self.state

    def ahead(self, seat: int, tokens: tuple[str, ...]) -> State:
        """A position in which a seat that chooses together with others has chosen so much: theirs do not matter."""
        assert self.state is not None
        if self.state.actor == seat and not tokens:
            return self.state
        state = self.state.copy()
        while state.actor is not None and state.actor != seat:
            state.play(state.legal[0])
        for token in tokens:
            state.play(token, seat)
        return state

    def laid_so_far(self, seat: int) -> tuple[str, ...]:
        """The tokens of a choice that is not complete yet; who has chosen already chooses anew."""
        own = self.laid.get(seat)
        return () if own is None or own.complete else own.tokens

    def decisions(self, seat: int, *, secret: bool = True) -> list[Decision]:
        """What a seat may decide now; without `secret`, what is no secret of it."""
        if seat in self.choosing:
            return [Decision(self.ahead(seat, self.laid_so_far(seat)).view(seat), None)]
        return [
            Decision(stage.state.view(seat), stage.window)
            for stage in self.stages
            if stage.seat == seat and not self.choosing and (secret or not stage.secret)
        ]

    def calls(self, seat: int) -> list[str]:
        """What a seat may call out, asked or not."""
        return self.state.calls(seat) if self.state is not None and not self.state.over else []

    @property
    def lasts(self) -> float | None:
        """Seconds for which the window stays open that is due; None: as long as nobody acts."""
        window = self.stages[0].window if self.stages else None
        return window.lasts if window is not None else None


def ends_step(position: State, token: str) -> bool:
    """Whether no further token of the same seat is due: another's turn has come, or the choices have been turned up."""
    after = position.copy().play(token)
    turned_up = after.heard_by_all(position.happened) or after.chances > position.chances
    return turned_up or after.actor != position.actor
