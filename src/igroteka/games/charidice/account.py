"""What brings points in Charidice, and what decides."""

from __future__ import annotations

from igroteka.games.charidice.rules import GREAT_CHARITY, State, charity, earned, total
from igroteka.kernel import Accounting, Gain, Ground, by_rule, leaders, most_points

ACCOUNTING = Accounting(
    {
        "count": (Gain("counted"),),
        "bonus": (Gain("bonus"),),
        "gift": (Gain("received", to="other"), Gain("given", beside=True)),
        "charity": (Gain("charity", late=True),),
    }
)


def grounds(s: State) -> list[Ground]:
    """Most points; it is told where the charity bonus has made the difference."""
    totals = [total(s, seat) for seat in range(s.seats)]
    without = leaders([earned(s, seat) for seat in range(s.seats)])
    found = [by_rule("CHARI-60", "rounds", value=s.rounds), *most_points("CHARI-65", totals)]
    for seat in leaders(totals):
        bonus = charity(s, seat)
        if bonus and without != leaders(totals):
            clause = "CHARI-63" if bonus == GREAT_CHARITY else "CHARI-62"
            found.append(by_rule(clause, "charity", seat=seat, value=bonus, row="charity"))
    return found
