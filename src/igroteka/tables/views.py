"""What a viewer is told of a table, made from redacted states only."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from operator import attrgetter
from typing import TYPE_CHECKING, Protocol

from msgspec import UNSET

from igroteka import words
from igroteka.kernel import SPECTATOR, Handle
from igroteka.match import loser
from igroteka.tables import messages
from igroteka.tables.messages import (
    Advice,
    Happened,
    Line,
    Offer,
    Refused,
    Said,
    Seen,
    Sheet,
    Sitter,
    Standing,
    Timer,
)
from igroteka.words.story import Listener, Telling

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from igroteka.kernel import Phrase, Window, Zone
    from igroteka.kernel.policies import Known
    from igroteka.match import State, Variant, View
    from igroteka.tables.play import Play
    from igroteka.tables.refusals import Refusal

NOWHERE = Handle("")  # a button, and no place on the table
TAIL = 100  # happenings that a newcomer is told of, or all that the last decision brought


def said(game: Variant, phrase: Phrase) -> Said:
    """A phrase as the wire has it: the card by its token."""
    return telling_said(game, Telling(phrase))


def telling_said(game: Variant, telling: Telling) -> Said:
    """The same of a sentence that may stand for several phrases."""
    faces, phrase = game.rules.FACES, telling.phrase
    card = faces[phrase.card] if phrase.card else ""
    cards = [faces[each] for each in telling.cards]
    return Said(
        phrase.id, phrase.seat, card, phrase.value, phrase.other, phrase.more, telling.way, telling.times, cards
    )


def zones(view: View, *, aids: bool) -> list[Zone]:
    """What lies on the table, and with aids what is counted of it."""
    return view.zones if aids else view.game.table.aids.without(view.zones)


def offers(view: View, window: Window | None = None, *, aids: bool = True) -> list[Offer]:
    """What a seat may do, and what each would be; in a window, if play does not wait for it."""
    game, zones = view.game, view.zones
    plain = None if aids else game.table.aids.label
    found = []
    for action in view.actions:
        token, label = game.rules.TOKENS[action], said(game, (plain or game.table.label)(view.s, action))
        where = view.where(action, zones) or NOWHERE
        found.append(
            Offer(
                token,
                label,
                window is not None,
                where.zone,
                list(where.items),
                where.seat,
                quiet=window is not None and window.quiet,
            )
        )
    return found


def seen(play: Play, seat: int, since: int) -> Seen:
    """The table as a seat sees it, and what it has heard."""
    shown = zones(play.moment.shown.view(seat), aids=play.aids)
    news = happened(play, seat, since)
    if seat == SPECTATOR or play.status == "over":
        return Seen(seat=seat, zones=shown, happened=news)
    found = [
        offer
        for decision in play.moment.decisions(seat, secret=False)
        for offer in offers(decision.view, decision.window, aids=play.aids)
    ]
    own = play.moment.laid.get(seat)
    if own is not None and not own.complete:  # what has been laid so far lies before oneself, and before nobody else
        laid = zones(play.moment.ahead(seat, own.tokens).view(seat), aids=play.aids)
        shown = [*(zone for zone in shown if zone.seat != seat), *(zone for zone in laid if zone.seat == seat)]
    return Seen(
        seat=seat,
        zones=shown,
        happened=news,
        offers=found,
        calls=play.moment.calls(seat),
        chosen=list(own.tokens) if own else [],
        undo=play.can_undo(seat),
        lays=play.moment.lays(seat),
    )


def happened(play: Play, seat: int, since: int) -> list[Happened]:
    """What a seat is told of the versions after `since`, in sentences that stand in lines (see `words.story`)."""
    if play.state is None:
        return []
    chapters = play.history.chapters
    if since >= 0:
        first = bisect_right(chapters, since, key=attrgetter("version"))
    else:
        long_enough = bisect_left(chapters, play.history.told - TAIL, key=attrgetter("start"))
        first = max(0, min(long_enough, len(chapters) - 1))

    def heard(number: int) -> list[Phrase]:
        chapter = chapters[number]
        if chapter.notice is not None:
            return [chapter.notice]
        assert play.state is not None
        return play.state.told(seat, chapter.start, chapter.end)

    told = listener(play.game, seat).story(heard, first, len(chapters))
    return [
        Happened(chapter.version, telling_said(play.game, telling), telling.joins)
        for chapter, tellings in zip(chapters[first:], told, strict=True)
        for telling in tellings
    ]


def listener(game: Variant, seat: int) -> Listener:
    return Listener(seat, game.players, words.of(game.id, words.DEFAULT).has)


def lines(play: Play, since: int) -> list[Line]:
    return [
        Line(v=version, at=talked.at, person=talked.person, name=talked.name, text=talked.text, emote=talked.emote)
        for version, talked in play.history.lines
        if version > since
    ]


def sheet(play: Play, here: Collection[str], watching: int) -> Sheet:
    started = play.status != "open"
    return Sheet(
        terms=play.terms,
        options=play.game.options,
        host=play.host,
        status=play.status,
        seats=[
            Sitter(name=seat.name, person=seat.person, level=seat.level, left=seat.left, here=seat.person in here)
            for seat in play.seats
        ],
        talk=play.talk,
        commitment=play.commitment(),
        salts=[seat.salt for seat in play.seats] if started else [],
        rematch=play.rematch,
        watching=watching,
        aids=play.aids,
        last=sorted(play.ending.agreed),
        final=play.ending.final,
    )


def timers(play: Play) -> list[Timer]:
    if play.terms.clock is None or play.state is None:
        return []
    return [Timer(left=play.clocks.left(seat), since=play.clocks.waits.get(seat)) for seat in range(len(play.seats))]


def table(
    play: Play, seats: list[int], since: int, now: int, *, here: Collection[str], watching: int, fresh_sheet: bool
) -> messages.TableNews:
    """How the table stands now and what happened after `since`; from the beginning, if that is too long ago."""
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
        sheet=sheet(play, here, watching) if shows else UNSET,
        turn=play.moment.turn,
        ready=[seat for seat, choice in sorted(play.moment.laid.items()) if choice.complete and choice.ready],
        views=[seen(play, seat, since) for seat in seats] if state is not None else [],
        timers=timers(play),
        lines=lines(play, since),
        result=standing(state) if state is not None and over else None,
    )


def standing(state: State) -> Standing:
    return Standing(state.scores, state.places, loser(state.game.rules.GOAL, state.places))


class Candidate(Protocol):
    """Something that a bot has thought about (see `igroteka.bots.advice`)."""

    @property
    def token(self) -> str: ...
    @property
    def visits(self) -> int: ...
    @property
    def points(self) -> float: ...
    @property
    def places(self) -> tuple[float, ...]: ...
    @property
    def exact(self) -> Known | None: ...


class Thought(Protocol):
    """What a bot would do, and why."""

    @property
    def choice(self) -> str: ...
    @property
    def candidates(self) -> Sequence[Candidate]: ...


def advice(id: str, table: str, view: View, thought: Thought, *, aids: bool = True) -> Advice:
    """Advice as the wire has it."""
    labels = {offer.token: offer.label for offer in offers(view, aids=aids)}
    return Advice(
        id=id,
        table=table,
        seat=view.seat,
        choice=thought.choice,
        candidates=[
            messages.Candidate(
                token=one.token,
                label=labels[one.token],
                visits=one.visits,
                points=one.points,
                places=list(one.places),
                known=one.exact.says if one.exact else "",
                values=dict(one.exact.values) if one.exact else {},
            )
            for one in thought.candidates
        ],
    )


def refused(id: str, game: Variant, refusal: Refusal) -> Refused:
    """A refusal as the wire has it, with the sentence of the rule if a rule forbids it."""
    reason = refusal.reason
    return Refused(
        id=id,
        code=refusal.code,
        text=refusal.text,
        clause=reason.clause if reason else "",
        said=said(game, reason.phrase._replace(id="no-" + reason.phrase.id)) if reason else None,
    )
