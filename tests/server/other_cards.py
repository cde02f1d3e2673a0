"""Tables that a viewer must not be able to tell from the real one."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING

from igroteka.match.state import Happening
from igroteka.tables.moment import Laid, Moment, ends_step

if TYPE_CHECKING:
    import random

    from igroteka.tables.play import Play


def behind_the_back(play: Play, viewer: int, luck: random.Random) -> Play:
    """A table that the viewer must not be able to tell from the real one: other cards, other secret choices, other
    cards in what only others were told.
    """
    assert play.state is not None
    twin = copy.copy(play)
    state = play.state.copy()
    twin.moment = Moment(state)
    truth = state._s
    s = truth.copy()
    s.rng = luck.getrandbits(32)
    play.game.rules.resample(s, viewer)
    s.rng, s.host = truth.rng, truth.host
    state._s = s
    faces = len(play.game.rules.FACES)
    state._referee.happenings = [
        happening
        if happening.only in (-1, viewer) or not happening.phrase.card
        else Happening(happening.phrase._replace(card=1 + luck.randrange(faces - 1)), happening.only)
        for happening in state._referee.happenings
    ]
    laid = {
        seat: laid if seat == viewer else another_choice(twin, seat, laid, luck)
        for seat, laid in play.moment.laid.items()
    }
    twin.moment = Moment(state, laid)
    return twin


def another_choice(play: Play, seat: int, choice: Laid, luck: random.Random) -> Laid:
    """Another intention of a seat, complete if the real one is."""
    tokens: tuple[str, ...] = ()
    complete = False
    while not complete:
        position = play.moment.ahead(seat, tokens)
        token = luck.choice(position.legal)
        complete = ends_step(position, token)
        if complete and not choice.complete:
            break
        tokens = (*tokens, token)
    return choice._replace(tokens=tokens)


def different(play: Play, twin: Play) -> bool:
    assert play.state is not None
    assert twin.state is not None
    return play.state.flat() != twin.state.flat() or play.moment.laid != twin.moment.laid
