"""Finished games, looked at again."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from igroteka.kernel import SPECTATOR, Value
from igroteka.match import Dictated, State
from igroteka.match.replay import game_of
from igroteka.tables import bot_names, hearing, messages, saying
from igroteka.tables.in_full import FullZone, zones_in_full

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from igroteka.match import Record, View
    from igroteka.tables.play import Play


class NotOver(Exception):
    """Before a game is over there is no record of it, for nobody."""


class Frame(Struct, frozen=True, omit_defaults=True):
    """A moment of a finished game, everything open."""

    step: int
    seat: int | None
    action: str | None
    happened: list[messages.Said]
    zones: list[FullZone]


class Replay(Struct, frozen=True):
    """A finished game."""

    table: str
    game: str
    players: int
    options: dict[str, Value]
    names: list[str]  # by seat; of a bot none
    frames: list[Frame]
    scores: list[int]
    places: list[int]
    called: list[int] = []  # by seat: which of the names that bots have a bot has; −1: that of its seat


def frames(table: str, record: Record, called: Sequence[int] | None = None) -> Replay:
    """Every decision of a record with what came of it, as somebody sees it who sees everything. `called`: how the table
    called its bots; a record does not tell.
    """
    found: list[Frame] = []
    before = 0
    for state, seat, action in _replayed(record):
        found.append(_frame(state, len(found), before, seat, action))
        before = state.happened
    game = state.game
    return Replay(
        table=table,
        game=game.id,
        players=game.players,
        options=game.options,
        names=["" if sitter.kind == "bot" else sitter.name for sitter in record.seats],
        frames=found,
        scores=state.scores,
        places=state.places,
        called=bot_names.numbers(record.seats) if called is None else list(called),
    )


def _replayed(record: Record) -> Iterator[tuple[State, int | None, str | None]]:
    """The game as it began, then after each decision, with who took it and what it was."""
    state = State(game_of(record), Dictated(record.events), record.seats)
    yield state, None, None
    for event in record.events:
        if event.action is not None:
            state.play(event.action, event.seat)
            yield state, event.seat, event.action


def _frame(state: State, step: int, before: int, seat: int | None, action: str | None) -> Frame:
    phrases = [happening.phrase for happening in state.happenings[before:]]
    told = hearing.listener(state.game, SPECTATOR).fold(phrases)
    happened = [saying.telling_said(state.game, telling) for telling in told]
    return Frame(step=step, seat=seat, action=action, happened=happened, zones=zones_in_full(state.open_zones))


def position_at(record: Record, decision: int) -> View:
    """What the seat saw that took decision number `decision`."""
    state, _, _ = next(islice(_replayed(record), decision, None))
    assert state.actor is not None
    return state.view(state.actor)


def record_of(play: Play) -> Record:
    """The record of a game that is over."""
    if play.state is None or not play.state.over:
        raise NotOver(play.id)
    return replace(play.state.record(times=play.times), seats=play.seating.sitters())
