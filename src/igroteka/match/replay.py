"""Replaying a record through the interpreted rules, its chance injected; verifying where the chance came from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from igroteka.games.catalogue import BadPlayers, UnknownGame
from igroteka.kernel import BadOption
from igroteka.match.errors import BadRecord, RecordRefused, short
from igroteka.match.fairness import Checked, Dictated, source_of
from igroteka.match.game import Game
from igroteka.match.state import State, follow

if TYPE_CHECKING:
    from igroteka.match.fairness import Source
    from igroteka.match.record import Record


def game_of(record: Record) -> Game:
    """The game that a record is of."""
    try:
        game = Game(record.game, record.players, record.options)
    except (UnknownGame, BadPlayers, BadOption) as error:
        raise BadRecord(str(error)) from None
    if record.rules != game.rules.RULES:
        raise BadRecord(
            f"the record follows version {record.rules} of the rules of {game.id}; here is {game.rules.RULES}"
        )
    if record.seats and len(record.seats) != record.players:
        raise BadRecord(f"{record.players} players, but {len(record.seats)} seats are described")
    return game


def replay(record: Record) -> State:
    """The state at the record's end. What cannot have been raises RecordRefused with the event's index."""
    return _run(record, _dictated(record))


def verify(record: Record) -> bool:
    """Replay, and recompute every chance outcome from the seed. False: there is no seed to check against.

    That the seed was not chosen afterwards only they can tell who were shown its commitment before the first card.
    """
    truth = source_of(record)
    _run(record, _dictated(record) if truth is None else Checked(_dictated(record), truth))
    return truth is not None


def _dictated(record: Record) -> Dictated:
    told: dict[str, Any] = {"seed": record.seed, "commitment": record.commitment, "salts": record.salts}
    return Dictated(record.events, told)


def _run(record: Record, source: Source) -> State:
    state = State(game_of(record), source, record.seats, keep_legal=any(event.legal for event in record.events))
    follow(state, record.events)
    if record.result is not None:
        if not state.over:
            raise RecordRefused(len(record.events), f"there is a result, but seat {state.actor} still has to decide")
        if record.result.scores != state.scores:
            raise RecordRefused(None, f"the scores are {state.scores}, not {short(record.result.scores)}")
        if record.result.places != state.places:
            raise RecordRefused(None, f"the places are {state.places}, not {short(record.result.places)}")
    return state
