"""What a viewer is told of a table, made from redacted states only."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from msgspec import UNSET

from igroteka.kernel import SPECTATOR, Handle
from igroteka.match import loser
from igroteka.tables import messages
from igroteka.tables.hearing import happened
from igroteka.tables.messages import (
    AccountPart,
    AccountRow,
    Line,
    Offer,
    Rated,
    Said,
    Seen,
    Sheet,
    Sitter,
    Spot,
    Standing,
    Timer,
)
from igroteka.tables.saying import grounds_said, said

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from igroteka.kernel import Window, Zone
    from igroteka.match import State, View
    from igroteka.tables.lain import Lain
    from igroteka.tables.moment import Decision
    from igroteka.tables.people import Away
    from igroteka.tables.play import Play
    from igroteka.tables.seating import Seat

NOBODY: Mapping[str, Away] = {}
NOWHERE = Handle("")  # a button, and no place on the table


def zones(view: View, *, aids: bool) -> list[Zone]:
    """What lies on the table, and with aids what is counted of it."""
    return view.zones if aids else view.game.table.aids.without(view.zones)


def offers(view: View, window: Window | None = None, *, aids: bool = True) -> list[Offer]:
    """What a seat may do, and what each would be; in a window, if play does not wait for it."""
    game, zones = view.game, view.zones
    plain = None if aids else game.table.aids.label
    found = []
    for action in view.offered:
        token, label = game.rules.TOKENS[action], said(game, (plain or game.table.label)(view.s, action))
        where = view.where(action, zones) or NOWHERE
        about = game.table.about(view.s, action)
        found.append(
            Offer(
                token,
                label,
                window is not None,
                where.zone,
                list(where.items),
                where.seat,
                quiet=window is not None and window.quiet,
                aside=action in game.table.aside,
                throws=where.throws,
                about=Spot(about.zone, list(about.items), about.seat) if about else None,
            )
        )
    return found


def seen(play: Play, seat: int, since: int, lain: Lain | None = None) -> Seen:
    """The table as a seat sees it, and what it has heard. `lain`: what has not changed need not be told."""
    shown = zones(play.moment.shown.view(seat), aids=play.aids)
    news = happened(play, seat, since)
    if seat == SPECTATOR or play.status == "over":
        return Seen(seat=seat, **told(shown, play.version, seat, since, lain), happened=news)
    decisions = play.moment.decisions(seat, secret=False)
    found = [offer for view, window in decisions for offer in offers(view, window, aids=play.aids)]
    own = play.moment.laid.get(seat)
    if own is not None and not own.complete:  # what has been laid so far lies before oneself, and before nobody else
        laid = zones(play.moment.ahead(seat, own.tokens).view(seat), aids=play.aids)
        shown = [*(zone for zone in shown if zone.seat != seat), *(zone for zone in laid if zone.seat == seat)]
    return Seen(
        seat=seat,
        **told(shown, play.version, seat, since, lain),
        happened=news,
        offers=found,
        prompt=prompt(decisions),
        calls=play.moment.calls(seat),
        chosen=list(own.tokens) if own else [],
        undo=play.can_undo(seat, surely=False),
        lays=play.moment.lays(seat),
    )


class Told(TypedDict):
    """What is told of what lies on the table: the fields of `Seen` for it."""

    zones: list[Zone]
    partly: bool
    order: list[int]


def told(shown: list[Zone], version: int, seat: int, since: int, lain: Lain | None) -> Told:
    changes = lain.changes(seat, shown, version, since) if lain is not None else None
    if changes is None:
        return Told(zones=shown, partly=False, order=[])
    return Told(zones=changes.zones, partly=True, order=changes.order)


def prompt(decisions: Sequence[Decision]) -> Said | None:
    """What a seat is asked: of several decisions the last, which is waited for; of what is there to be forgotten,
    nothing.
    """
    asked = [view for view, window in decisions if window is None or not window.quiet]
    return said(asked[-1].game, asked[-1].prompt) if asked else None


def lines(play: Play, since: int) -> list[Line]:
    return [
        Line(v=version, at=talked.at, person=talked.person, name=talked.name, text=talked.text, emote=talked.emote)
        for version, talked in play.history.lines
        if version > since
    ]


def sitter(play: Play, seat: Seat, here: Collection[str], away: Mapping[str, Away]) -> Sitter:
    gone = away.get(seat.person)
    return Sitter(
        name=seat.name,
        person=seat.person,
        level=seat.level,
        left=seat.left,
        here=seat.person in here,
        called=seat.called,
        hushed=seat.person in play.hushed,
        imitates=seat.imitates,
        away=gone.since if gone else None,
        bot_at=gone.until if gone else None,
    )


def sheet(
    play: Play,
    here: Collection[str],
    watching: int,
    away: Mapping[str, Away] = NOBODY,
    ratings: Sequence[Rated] = (),
) -> Sheet:
    started = play.status != "open"
    return Sheet(
        terms=play.terms,
        options=play.game.options,
        host=play.host,
        status=play.status,
        seats=[sitter(play, seat, here, away) for seat in play.seats],
        talk=play.talk,
        commitment=play.commitment(),
        salts=[seat.salt for seat in play.seats] if started else [],
        goal=said(play.game, play.game.goal),
        rematch=play.rematch,
        again=[number for number, seat in enumerate(play.seats) if seat.person in play.again],
        watching=watching,
        aids=play.aids,
        last=sorted(play.ending.agreed),
        final=play.ending.final,
        ratings=list(ratings),
    )


def timers(play: Play) -> list[Timer]:
    if play.terms.clock is None or play.state is None:
        return []
    return [Timer(left=play.clocks.left(seat), since=play.clocks.waits.get(seat)) for seat in range(len(play.seats))]


def table(
    play: Play,
    seats: list[int],
    since: int,
    now: int,
    *,
    here: Collection[str],
    watching: int,
    fresh_sheet: bool,
    away: Mapping[str, Away] = NOBODY,
    ratings: Sequence[Rated] = (),
    lain: Lain | None = None,
) -> messages.TableNews:
    """How the table stands now and what happened after `since`; from the beginning, if that is too long ago. `lain`:
    for somebody who remembers what they were told.
    """
    if since < play.history.forget_before or since > play.version:
        since = -1
    shows = fresh_sheet or since < play.history.sheet_version
    state = play.state
    over = state is not None and state.over
    return messages.TableNews(
        table=play.id,
        since=since,
        version=play.version,
        now=now,
        sheet=sheet(play, here, watching, away, ratings) if shows else UNSET,
        turn=play.moment.turn,
        ready=[seat for seat, choice in sorted(play.moment.laid.items()) if choice.final],
        views=[seen(play, seat, since, lain) for seat in seats] if state is not None else [],
        timers=timers(play),
        lines=lines(play, since),
        account=account(play, since),
        result=standing(state) if state is not None and over else None,
    )


def account(play: Play, since: int) -> list[AccountPart]:
    """What has changed after `since` in how the scores came about."""
    if play.state is None:
        return []
    faces = play.game.rules.FACES
    return [
        AccountPart(
            at,
            part.id,
            part.number,
            [AccountRow(row.id, row.values[:], faces[row.card] if row.card else "", row.beside) for row in part.rows],
        )
        for at, part in play.reckoning.since(since, play.state, play.history.chapters)
    ]


def standing(state: State) -> Standing:
    return Standing(
        state.scores,
        state.places,
        loser(state.game.rules.GOAL, state.places),
        grounds_said(state.game, state.grounds),
    )
