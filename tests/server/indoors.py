"""Tables without a server: the logic of a table, its journal carried out on the spot."""

from __future__ import annotations

import hashlib
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from igroteka.tables import deadlines, hearing, journal, messages, plans, saying, views
from igroteka.tables.play import Play
from igroteka.tables.terms import Terms

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable

    from igroteka.tables.journal import AnyEntry

BEGAN = 1_800_000_000_000  # when tables in memory are opened, in milliseconds since 1970
TAKEN_BACK = ("did-take-back", "did-rethink")
MINUTE = 60_000  # no window keeps anybody waiting for so long


def seated(game: str, players: int, seed: str, *, bots: int = 0, **terms: Any) -> Play:
    """A game that has just started, people on all seats but the last ones; the same seed deals the same cards."""
    play = Play("a-table-of-tests", Terms(game, players, **terms), "person0", hashlib.sha256(seed.encode()).digest())
    for seat in range(players):
        if seat < players - bots:
            do(play, [journal.Sat(seat=seat, person=f"person{seat}", name=f"Person {seat}", salt=f"salt{seat}")])
        else:
            do(play, [journal.BotSat(seat=seat, level="easy")])
    do(play, [journal.Started()])
    return play


def do(play: Play, entries: Iterable[AnyEntry], at: int = BEGAN) -> None:
    for entry in entries:
        play.apply(replace(entry, at=at))


def sent(play: Play, seat: int, since: int = -1) -> bytes:
    """What goes over the wire to somebody on a seat; −1 is the public."""
    told = views.table(play, [seat], since, BEGAN, here=(), watching=0, fresh_sheet=True)
    return messages.encode(told)


def heard(play: Play, seat: int, since: int = -1) -> list[messages.Said]:
    """What a seat is told, but for what was taken back."""
    told = [happened.said for happened in hearing.happened(play, seat, since)]
    return [said for said in told if said.id not in TAKEN_BACK]


def retold(play: Play, seat: int) -> list[messages.Said]:
    """What a seat would be told of the game as it stands, if everything had gone straight there."""
    assert play.state is not None
    end = play.history.told
    cuts = [0, *(cut for cut in play.state.decided if cut < end), end]
    aids = () if play.aids else {f"did-{name}" for name in play.game.table.aids.told}
    listener = hearing.listener(play.game, seat)
    news = ([phrase for phrase in play.state.told(seat, *cut) if phrase.id not in aids] for cut in pairwise(cuts))
    told = (listener.fold(phrases) for phrases in news)
    return [saying.telling_said(play.game, telling) for tellings in told for telling in tellings]


def due(play: Play) -> list[tuple[int, list[str]]]:
    """Who may decide what now, windows included; what may be called out has its effect or has none."""
    if play.moment.choosing:
        seats = [seat for seat in play.moment.choosing if seat in play.moment.turn]
    else:
        seats = list(range(len(play.seats)))
    found = [(seat, [*offered(play, seat), *play.moment.calls(seat)]) for seat in seats]
    return [(seat, tokens) for seat, tokens in found if tokens]


def offered(play: Play, seat: int) -> list[str]:
    return [token for view, _ in play.moment.decisions(seat, secret=False) for token in view.legal]


def next_step(play: Play, luck: random.Random) -> tuple[int, list[AnyEntry]]:
    """A minute later a window has closed, or somebody who may decides something: who, and what the journal says."""
    at = play.due_since + MINUTE
    chosen = due(play)
    if not chosen or (deadlines.lapses_at(play) is not None and luck.random() < 0.3):
        return -1, plans.time_passes(play, at, ())
    seat, tokens = luck.choice(chosen)
    return seat, plans.move(play, seat, luck.choice(tokens), at, ready=luck.random() < 0.9)


def go_on(play: Play, luck: random.Random) -> None:
    _, entries = next_step(play, luck)
    do(play, entries, play.due_since + MINUTE)
