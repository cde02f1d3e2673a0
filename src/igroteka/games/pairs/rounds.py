"""A match of many rounds. It may be agreed how many there are at most (PAIRS-COMMON-22)."""

from __future__ import annotations

from igroteka.kernel import NULL, Layout, Whole, i32, tell

MAX_ROUNDS = Whole(default=None, low=1, null=True, simulated=200)
BEYOND_BELIEF = 1_000_000  # rounds: a match without `max_rounds` has no bound, yet never comes near this


class Rounds(Layout):
    round = i32()
    max_rounds = i32()


def begin_round(s: Rounds) -> None:
    s.round += 1
    tell(s, "round", value=s.round)


def last_round_played(s: Rounds) -> bool:
    """Whether the round just settled was the last one agreed on."""
    if s.round == s.max_rounds:
        tell(s, "last-round", value=s.round)
        return True
    return False


def longest_match(s: Rounds, decisions_a_round: int) -> int:
    """The most decisions of a match, if a round cannot have more than so many."""
    return decisions_a_round * (BEYOND_BELIEF if s.max_rounds == NULL else s.max_rounds)


def rounds_sound(s: Rounds) -> bool:
    return s.max_rounds == NULL or s.round <= s.max_rounds
