"""What the wire says of the goal and of what is to be decided, and in which order what can be done is offered."""

from __future__ import annotations

import random
from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest

from igroteka.tables import journal, views, why
from igroteka.tables.messages import Said
from igroteka.tables.play import Play
from igroteka.tables.terms import Terms
from server.indoors import do, go_on, seated
from server.parties import short
from settings import GAMES, player_counts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from igroteka.tables.messages import Seen

SPECTATOR = -1


def goal(play: Play) -> Said:
    return views.sheet(play, (), 0).goal


def test_the_goal_is_there_before_the_game_and_follows_what_the_table_agrees_on() -> None:
    play = Play("a-table-of-tests", Terms("pairs", 3), "person0", bytes(32))
    assert goal(play) == Said("goal", value=21)
    do(play, [journal.Arranged(options={"losing_score": 30})])
    assert goal(play) == Said("goal", value=30)


def test_a_last_round_by_agreement_is_part_of_the_goal() -> None:
    play = seated("hawthorn", 3, "an evening", options={"start_chips": 200})
    assert goal(play) == Said("goal-chips")
    do(play, [journal.LastRound(seats=(0, 1, 2))])
    assert goal(play) == Said("goal-chips", value=1)


def looks(id: str, players: int, **terms: Any) -> Iterator[tuple[Play, Seen]]:
    """What everybody sees along a random game."""
    luck = random.Random(f"{id} {players}")
    play = seated(id, players, f"prompts {id} {players}", options=short(id), **terms)
    while True:
        yield from ((play, views.seen(play, seat, -1)) for seat in range(SPECTATOR, players))
        if play.status == "over":
            break
        go_on(play, luck)


@pytest.mark.parametrize("id", GAMES)
def test_whoever_can_do_something_is_asked_and_nobody_else(id: str) -> None:
    for play, seen in looks(id, player_counts(id)[0]):
        reminds = any(not offer.quiet for offer in seen.offers)
        assert (seen.prompt is not None) == reminds
        if seen.seat in play.moment.turn:
            assert seen.prompt is not None


def test_nothing_reminds_of_what_is_there_to_be_forgotten() -> None:
    forgettable = 0
    for _, seen in looks("dobro", 3):
        forgettable += any(offer.quiet for offer in seen.offers)
        assert seen.prompt is None or seen.prompt.id != "ask-draw"
    assert forgettable > 0


def test_a_power_for_rare_moments_is_offered_quietly() -> None:
    asked = [seen for _, seen in looks("charidice", 3) if seen.prompt and seen.prompt.id == "ask-gift"]
    assert asked
    for seen in asked:
        assert [(offer.token, offer.aside) for offer in seen.offers] == [("pass", True), ("ask", True)]


def test_giving_up_is_offered_last() -> None:
    folds = 0
    for _, seen in looks("hawthorn", 3):
        tokens = [offer.token for offer in seen.offers]
        if "fold" in tokens:
            folds += 1
            assert tokens[-1] == "fold"
    assert folds > 0


def test_who_has_picked_up_too_little_hears_what_it_would_be_and_which_rule_forbids_it() -> None:
    play = seated("charidice", 2, "dice")
    luck = random.Random(1)
    while not (offers := [offer for seat in (0, 1) for offer in views.seen(play, seat, -1).offers if offer.items]) or (
        offers[0].throws
    ):
        go_on(play, luck)
    [seat] = play.moment.turn
    [dice] = [zone for zone in views.seen(play, seat, -1).zones if zone.kind == "dice"]
    allowed = [sorted(offer.items) for offer in offers]
    for items in (items for size in (1, 2, 3) for items in combinations(dice.items, size)):
        refusal = why.forbids(play, seat, "dice", "", items)
        if sorted(items) in allowed:
            assert refusal.code == "no-reason"
        else:
            assert refusal.reason is not None
            assert refusal.reason.clause.startswith("CHARI-")
            assert refusal.label is not None
            assert (refusal.label.id, refusal.label.value) == ("do-score", sum(int(item[0]) for item in items))
