"""Why a seat cannot do something: which rule forbids it, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.match import explain
from igroteka.tables.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.match import View
    from igroteka.tables.play import Play


def forbids(play: Play, seat: int, zone: str, item: str, items: Sequence[str] = ()) -> Refusal:
    """Why a seat can do nothing with an item of a zone, or at the zone; or with just these items of it."""
    if play.moment.state is None:
        return Refusal("not-started", "the game has not started yet")
    views: list[View] = [decision.view for decision in play.moment.decisions(seat, secret=False)]
    views = views or [play.moment.shown.view(seat)]
    for view in views:
        if items and (action := view.almost(zone, items)) is not None:
            rule = play.game.rules.why_not(view.s, action)
            return Refusal("illegal", explain(play.game, rule), rule, play.game.table.label(view.s, action))
    reason = next((found for view in views if not items and (found := view.why_not_with(zone, item))), None)
    if reason is None:
        return Refusal("no-reason", "no rule speaks of that now")
    return Refusal("illegal", explain(play.game, reason), reason)
