"""Every action can be done where the table says: the zone is there, and so are the items."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING

import pytest

from igroteka.games import catalogue
from settings import GAMES, player_counts, settings

if TYPE_CHECKING:
    from igroteka.kernel import Zone
    from igroteka.match import View

SETTINGS, LONG_ENOUGH = 5, 60


@pytest.mark.parametrize("game", GAMES)
def test_actions_are_done_with_what_lies_there(game: str) -> None:
    for players in player_counts(game):
        for number, setting in enumerate(islice(settings(game, players), SETTINGS)):
            choice = random.Random(number)
            state = setting.start(seed=number)
            for _ in range(LONG_ENOUGH):
                if (seat := state.actor) is None:
                    break
                view = state.view(seat)
                for action in view.actions:
                    where = view.where(action, view.zones)
                    if where is not None:
                        whose = (where.seat,) if where.seat >= 0 else (seat, -1)
                        lying = [zone for zone in view.zones if zone.id == where.zone and zone.seat in whose]
                        assert lying, (view.game.rules.TOKENS[action], where)
                        assert Counter(where.items) <= Counter(lying[0].items), (where, lying[0])
                state.play(choice.choice(view.legal))


def is_used(view: View, zone: Zone) -> bool:
    """Whether anything is ever done with what lies in a zone."""
    handles = (view.where(action, view.zones) for action in range(len(view.game.rules.TOKENS)))
    return any(where is not None and where.zone == zone.id for where in handles)


@pytest.mark.parametrize("game", GAMES)
def test_a_card_or_die_that_is_of_no_use_now_has_a_rule_to_name(game: str) -> None:
    """Whatever is in one's hand can be touched: it can be played, or something is said."""
    for players in player_counts(game):
        for number, setting in enumerate(islice(settings(game, players), SETTINGS)):
            choice = random.Random(number)
            state = setting.start(seed=number)
            for _ in range(LONG_ENOUGH):
                if (seat := state.actor) is None:
                    break
                view = state.view(seat)
                useful: set[str] = set()
                for action in view.actions:
                    if where := view.where(action, view.zones):
                        useful |= set(where.items)
                for zone in view.zones:
                    held = zone.kind == "dice" or (zone.kind == "hand" and zone.seat == seat)
                    for item in set(zone.items) - {"?"} - useful if held else ():
                        reason = view.why_not_with(zone.id, item)
                        assert reason.clause if reason else not is_used(view, zone), (zone, item, view.legal)
                state.play(choice.choice(view.legal))


@pytest.mark.parametrize("game", GAMES)
def test_only_faces_of_the_game_are_drawn(game: str) -> None:
    drawn = catalogue.table(game).drawn
    faces = set(catalogue.rules(game).FACES)
    assert set(drawn) <= faces
    assert {look.stands_for for look in drawn.values()} <= {"", *faces}
