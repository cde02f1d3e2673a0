"""What brings points in Port, and what decides."""

from __future__ import annotations

from igroteka.games.pairs.port.rules import State, finalists, winners
from igroteka.kernel import LAST, Accounting, Gain, Ground, alone, by_rule, most_points, to_target

ACCOUNTING = Accounting({"pass": (Gain("sum", beside=True),), "gain": (Gain("points"),)})


def grounds(s: State) -> list[Ground]:
    """Whoever has reached the target; between several the play-off decides, or their points where only the top plays
    off; unless the rounds run out before.
    """
    points, first = s.points[: s.seats], winners(s)
    reached = to_target("PORT-14", points, s.target)
    if not reached:
        return [by_rule("PORT-14", "last-round", value=s.round), *most_points("PORT-14", points)]
    if alone(finalists(s)) >= 0:
        return reached if reached[0].phrase.seat >= 0 else [*reached, *most_points("PORT-15", points)]
    if alone(first) >= 0:
        return [*reached, by_rule("PORT-15", "play-off", seat=alone(first), row=LAST)]
    return [*reached, by_rule("PORT-14", "last-round", value=s.round), by_rule("PORT-15", "no-play-off")]
