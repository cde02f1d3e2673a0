"""Tables without their wires: what a journal makes of a table, and what a command would add to it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from igroteka.tables import hearing, messages, plans, views
from igroteka.tables.messages import Said
from igroteka.tables.refusals import Refusal
from igroteka.tables.terms import Clock, Terms
from server.indoors import heard
from server.story import SECOND, Story, before_the_call

if TYPE_CHECKING:
    from igroteka.tables.play import Play


def answer(play: Play, seat: int, token: str, now: int) -> tuple[object, ...]:
    """What somebody hears who tries a token."""
    try:
        plans.move(play, seat, token, now)
    except Refusal as refusal:
        return "refused", refusal.code, refusal.text, refusal.reason
    return ("done",)


@pytest.mark.parametrize("seed", range(6))
def test_nobody_finds_out_by_trying_whether_it_was_said(seed: int) -> None:
    """Whoever could find out would catch without having listened."""
    said, forgotten = before_the_call(seed), before_the_call(seed)
    captor = said.state.actor
    assert captor is not None
    said.move(captor, "say")
    forgotten.move(captor, "forget")
    if forgotten.play.moment.turn == []:
        pytest.skip("the captor has gone out, and everybody waits")
    assert "catch" in forgotten.state.legal
    for seat in range(4):
        for token in (*said.play.game.rules.TOKENS, "nonsense"):
            assert answer(said.play, seat, token, said.now) == answer(forgotten.play, seat, token, forgotten.now), token
        if seat != captor:
            asked = [[view.legal for view, _ in p.play.moment.decisions(seat, secret=False)] for p in (said, forgotten)]
            assert asked[0] == asked[1]


def test_what_was_taken_back_is_not_told_twice() -> None:
    """A newcomer is told what happened; a move that was taken back and made again happened once."""
    story = next(found for seed in range(50) if (found := with_a_move_to_take_back(seed)) is not None)
    assert story.play.takeback.last is not None
    seat, token = story.play.takeback.last.seat, story.play.takeback.last.token
    straight = story.again()
    story.happens(*plans.undo(story.play, seat, ""))
    story.move(seat, token)
    assert story.state.happenings == straight.state.happenings
    assert heard(story.play, seat) == heard(straight.play, seat)
    assert Said("did-take-back", seat) in [one.said for one in hearing.happened(story.play, seat, -1)]


def with_a_move_to_take_back(seed: int) -> Story | None:
    story, chance = Story(Terms("hawthorn", 2), seed), random.Random(seed)
    for _ in range(40):
        if story.state.over:
            return None
        choosing = story.play.moment.choosing
        seat = choosing[0] if choosing else story.state.actor
        assert seat is not None
        happened = story.state.happened
        [(view, _)] = story.play.moment.decisions(next((s for s in choosing if s not in story.play.moment.laid), seat))
        story.move(view.seat, chance.choice(view.legal))
        if story.play.can_undo(view.seat) and not story.play.moment.laid and story.state.happened > happened:
            return story
    return None


def test_a_choice_costs_the_time_it_took_once_and_earns_its_seconds_once() -> None:
    story = Story(Terms("hawthorn", 2, clock=Clock("game", 600, 5)))
    first, second = (story.play.moment.decisions(seat)[0][0].legal[:2] for seat in (0, 1))
    story.move(0, first[0], after=10 * SECOND, ready=False)
    story.move(0, first[1], after=10 * SECOND, ready=False)
    for _ in range(5):  # changing one's mind again and again earns nothing
        story.happens(*plans.undo(story.play, 0, ""))
        story.move(0, first[0], after=0)
    assert story.play.clocks.left(0) == 580 * SECOND
    story.move(1, second[0], after=0)
    assert story.play.clocks.left(0) == 585 * SECOND


def test_choices_that_the_clock_took_are_counted() -> None:
    story = Story(Terms("hawthorn", 2, clock=Clock("move", 30)))
    for seat in (0, 1):
        token = story.play.moment.decisions(seat)[0][0].legal[0]
        by = "clock" if seat == 0 else "person"
        story.happens(*plans.move(story.play, seat, token, story.now, by=by))  # type: ignore[arg-type]
    assert not story.play.moment.choosing
    assert story.play.clocks.missed == [1, 0]


def test_a_table_is_the_same_when_it_is_read_again() -> None:
    story = before_the_call(3)
    captor = story.state.actor
    assert captor is not None
    story.move(captor, "forget")
    twin = story.again()
    for seat in range(-1, 4):
        both = [
            messages.encode(views.table(play, [seat], -1, 0, here=(), watching=0, fresh_sheet=True))
            for play in (story.play, twin.play)
        ]
        assert both[0] == both[1]


def test_drawing_in_dobro_is_an_offer_that_no_screen_reminds_of() -> None:
    story = Story(Terms("dobro", 3))
    seat = story.state.actor
    assert seat is not None
    assert not any(offer.quiet for offer in views.seen(story.play, seat, -1).offers)
    story.move(seat, next(token for token in story.state.legal if token.startswith("play")))
    offers = views.seen(story.play, seat, -1).offers
    assert [(offer.token, offer.window, offer.quiet) for offer in offers] == [
        ("draw", True, True),
        ("forget", True, True),
    ]


def test_what_is_called_out_is_asked_for_aloud() -> None:
    """«Заберу!» has a large button: missing it is a matter of haste, and not of memory."""
    story = before_the_call(3)
    seat = story.state.actor
    assert seat is not None
    offers = views.seen(story.play, seat, -1).offers
    assert {(offer.window, offer.quiet) for offer in offers} == {(True, False)}
