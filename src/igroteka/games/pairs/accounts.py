"""What brings chips and points in the games of the box, and what decides: what several of them share."""

from __future__ import annotations

from igroteka.games.pairs.chips import Chips  # noqa: TC001  these are hooks of tables, and say what they take
from igroteka.games.pairs.deals import DealsToTarget  # noqa: TC001
from igroteka.kernel import NULL, TOTAL, Accounting, Gain, Ground, by_rule, leaders, most_points, to_target

PAID = (Gain("paid", sign=-1),)
WON = (Gain("won"),)
CHIPS = Accounting(
    {
        "ante": (Gain("ante", sign=-1),),
        "stake": (Gain("stake", sign=-1),),
        "stake-back": (Gain("stake"),),
        "pay": PAID,
        "pay-all": PAID,
        "pay-player": (*PAID, Gain("won", to="other")),
        "take-pot": WON,
        "share-pot": WON,
    },
    start="start_chips",
)
MAJORITIES = Accounting(
    {
        "most": (Gain("most", of="card", by_card=True),),
        "team-most": (Gain("most", to="team", of="card", by_card=True),),
    },
    part="new-deal",
)


def grounds_of_chips(s: Chips) -> list[Ground]:
    """Somebody has none left, or it was the last round; whoever has the most has won."""
    chips = s.chips[: s.seats]
    broke = [seat for seat in range(s.seats) if chips[seat] == 0]
    if not broke:
        ended = by_rule("PAIRS-COMMON-22", "last-round", value=s.round)
    elif len(broke) == 1:
        ended = by_rule("PAIRS-COMMON-21", "broke", seat=broke[0], row=TOTAL)
    else:
        ended = by_rule("PAIRS-COMMON-21", "broke-many", value=len(broke))
    won = by_rule("PAIRS-COMMON-23", "most-chips")
    return [ended, won] if len(leaders(chips)) == 1 else [ended, won, by_rule("PAIRS-COMMON-23", "shared")]


def grounds_of_deals(s: DealsToTarget, *, most: str, target: str, last: str) -> list[Ground]:
    """By the clauses that most points win, that a match is played to a target, and that it has a last deal."""
    points = s.points[: s.seats]
    if s.target == NULL:
        return most_points(most, points)
    reached = to_target(target, points, s.target) if len(leaders(points)) == 1 else []
    return [*(reached or [by_rule(last, "last-deal", value=s.deal)]), *most_points(most, points)]
