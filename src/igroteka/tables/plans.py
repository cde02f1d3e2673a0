"""The one maker of journal entries: what a person, a bot or time itself wants is planned here, and nothing is done.

Each plan gives the entries that it would add to the journal, perhaps none, or raises a Refusal (or TooSoon, where
others still have a moment). Plans about seats and terms stand in `seat_plans`, those about talk in `talk_plans`, all
others here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from igroteka.match import explain
from igroteka.tables import commands, journal, quotas, rights, seat_plans, talk_plans
from igroteka.tables.deadlines import lapses_at
from igroteka.tables.moment import Laid, ends_step
from igroteka.tables.people import Person
from igroteka.tables.refusals import Refusal, TooSoon
from igroteka.tables.rights import Asked
from igroteka.tables.takeback import BACK_AND_FORTH

if TYPE_CHECKING:
    from collections.abc import Collection

    from igroteka.kernel import Reason
    from igroteka.tables.commands import AnyChange
    from igroteka.tables.journal import AnyEntry, By
    from igroteka.tables.moment import Stage
    from igroteka.tables.play import Play

NOBODY = Person("", "")
MISSES = 2  # decisions that the clock takes from somebody before a bot takes the seat


# People.


def plan(play: Play, asked: Asked, command: AnyChange) -> list[AnyEntry]:
    """What a person's command adds to the journal, with its id in it: by that it is known when it comes again."""
    if asked.id and asked.id in play.history.done:
        return []
    entries = _plan(play, asked, command)
    if asked.id and entries and not any(entry.id for entry in entries):
        entries[-1] = journal.with_id(entries[-1], asked.id)
    return entries


def _plan(play: Play, asked: Asked, command: AnyChange) -> list[AnyEntry]:
    quotas.only_if_short(play, asked, command)
    match command:
        case commands.Sit():
            return seat_plans.sit(play, asked, command)
        case commands.Stand():
            return seat_plans.stand(play, asked, command)
        case commands.PutBot():
            return seat_plans.put_bot(play, asked, command)
        case commands.Arrange():
            return seat_plans.arrange(play, asked, command)
        case commands.Start():
            return seat_plans.start(play, asked, command.fill)
        case commands.Move():
            back = rights.own(play, asked.person, command.seat)
            return [*back, *_move(play, command.seat, command.token, asked, ready=command.ready)]
        case commands.Undo():
            return [*rights.own(play, asked.person, command.seat), *undo(play, command.seat, asked.id)]
        case commands.Resign():
            return seat_plans.resign(play, asked, command)
        case commands.Return():
            return rights.own(play, asked.person, command.seat)
        case commands.Relieve():
            return seat_plans.relieve(play, asked, command)
        case commands.Say():
            return [talk_plans.talk(play, asked, text=command.text)]
        case commands.Show():
            return [talk_plans.talk(play, asked, emote=command.emote)]
        case commands.Hush():
            return talk_plans.hush(play, asked, command)
        case commands.LastRound():
            return _last_round(play, asked, command)
        case _:
            assert_never(command)


def back(play: Play, person: str) -> list[AnyEntry]:
    """Somebody who was gone looks at the table again."""
    gone = [seat for seat in play.seating.of(person) if play.seats[seat].left == "gone"]
    return [journal.Returned(seat=seat) for seat in gone] if play.status == "playing" else []


def rematch(play: Play, another: str, person: str) -> list[AnyEntry]:
    """Those who want go on at another table; if somebody was quicker, at theirs."""
    return [] if person in play.again else [journal.Rematched(table=play.rematch or another, person=person)]


# Bots, and time.


def bot_moves(play: Play, seat: int, token: str, now: int, by: By) -> list[AnyEntry]:
    """What a bot decides for its seat, or for somebody whose time is up."""
    entries = move(play, seat, token, now, by=by)
    clock = play.terms.clock
    if by == "clock" and clock is not None:
        missed = play.clocks.missed[seat] + 1
        if clock.each == "game" or missed >= MISSES:
            entries.append(journal.Left(seat=seat, why="clock"))
    return entries


def time_passes(play: Play, now: int, gone: Collection[str]) -> list[AnyEntry]:
    """What time has brought about: a window has closed, or bots take the seats of those who have gone."""
    lapsed = lapses_at(play)
    if lapsed is not None and now >= lapsed:
        return [_nobody_pressed(play, play.moment.stages[0])]
    leave = [seat for person in gone for seat in play.seating.of(person) if not play.seats[seat].left]
    return [journal.Left(seat=seat, why="gone") for seat in leave]


# Playing.


def move(play: Play, seat: int, token: str, now: int, *, ready: bool = True, by: By = "person") -> list[AnyEntry]:
    """Play a token for a seat."""
    return _move(play, seat, token, Asked(NOBODY, now), ready=ready, by=by)


def _move(play: Play, seat: int, token: str, asked: Asked, *, ready: bool = True, by: By = "person") -> list[AnyEntry]:
    moment = play.moment
    if moment.state is None:
        raise Refusal("not-started", "the game has not started yet")
    spent = play.clocks.spent(seat, asked.now)
    if seat in moment.choosing:
        return _lay(play, seat, token, ready=ready, by=by, id=asked.id, spent=spent)
    passed: list[AnyEntry] = []
    refusal: Reason | None = None
    for stage in [] if moment.choosing else moment.stages:
        if stage.seat == seat:
            reason = stage.state.view(seat).why_not(token)
            # Nobody may find out by trying that a secret window is open: a person calls out, or is not asked.
            if reason is None and (not stage.secret or by != "person" or token in moment.calls(seat)):
                return [*passed, journal.Moved(seat=seat, token=token, by=by, spent=spent, id=asked.id)]
            if not stage.secret:
                refusal = reason
        if stage.window is not None:
            _wait_for_others(play, stage, seat, token, asked)
            passed.append(_nobody_pressed(play, stage))
    if token in moment.calls(seat):
        return []
    reason = refusal or moment.shown.view(seat).why_not(token)
    if reason is None:
        raise Refusal("not-your-turn", "there is nothing to decide for this seat now")
    raise Refusal("illegal", explain(play.game, reason), reason)


def _nobody_pressed(play: Play, stage: Stage) -> journal.Moved:
    """A window closes by its default."""
    assert stage.window is not None
    return journal.Moved(seat=stage.seat, token=play.game.rules.TOKENS[stage.window.default], by="default")


def _wait_for_others(play: Play, stage: Stage, seat: int, token: str, asked: Asked) -> None:
    """One's own window is closed by going on; past another's, only after its grace."""
    assert stage.window is not None
    grace = stage.window.grace * 1000 + (0 if stage.secret else asked.grace)  # milliseconds
    until = play.due_since + grace * play.pace
    person = not play.seats[stage.seat].played_by_bot and stage.seat != seat
    later = any(other.seat == seat and token in other.state.legal for other in play.moment.behind(stage))
    if person and asked.now < until and later:
        raise TooSoon((until - asked.now) / 1000)


def _lay(play: Play, seat: int, token: str, *, ready: bool, by: By, id: str, spent: int) -> list[AnyEntry]:
    """A token of a secret choice; when all are ready, all choices are played."""
    moment = play.moment
    before = moment.laid_so_far(seat)
    position = moment.ahead(seat, before)
    reason = position.view(seat).why_not(token)
    if reason is not None:
        raise Refusal("illegal", explain(play.game, reason), reason)
    mine = Laid((*before, token), ends_step(position, token), ready, by)
    chose = journal.Chose(seat=seat, tokens=mine.tokens, complete=mine.complete, ready=ready, by=by, spent=spent, id=id)
    laid = moment.laid | {seat: mine}
    if not all(other in laid and laid[other].final for other in moment.choosing):
        return [chose]
    together = [(other, laid[other]) for other in moment.choosing]
    return [chose, *(journal.Moved(seat=n, token=each, by=one.by) for n, one in together for each in one.tokens)]


def undo(play: Play, seat: int, id: str) -> list[AnyEntry]:
    if seat in play.moment.laid:
        return [journal.Chose(seat=seat, tokens=(), ready=False, id=id)]
    if play.terms.rated:
        raise Refusal("rated", "in a rated game nothing is taken back")
    if not play.can_undo(seat):
        raise Refusal(
            "cannot-undo",
            "only your own last move can be taken back, if nobody has moved and no card came since; "
            f"by the clock, {BACK_AND_FORTH} times",
        )
    return [journal.Undone(seat=seat, id=id)]


def _last_round(play: Play, asked: Asked, command: commands.LastRound) -> list[AnyEntry]:
    """Propose or agree that the present round is the last, or decline it."""
    seats = play.seating.of(asked.person.id)
    if not seats:
        raise Refusal("not-seated", "only those who play decide when the match ends")
    if play.state is None or play.state.over:
        raise Refusal("not-playing", "there is no match to end")
    if play.state.round is None:
        raise Refusal("no-rounds", "this game ends by its own rules; there is no last round to agree on")
    if play.ending.final:
        if command.agree:
            return []
        raise Refusal("agreed", "all have agreed already: this round is the last")
    returned = [entry for seat in seats for entry in rights.own(play, asked.person, seat)]
    changes = not play.ending.agreed.issuperset(seats) if command.agree else bool(play.ending.agreed)
    return [*returned, journal.LastRound(seats=tuple(seats), agree=command.agree)] if changes else []
