"""How Port is played with sense: another card for as long as the players it may overtake outweigh a pair."""

from __future__ import annotations

from igroteka.games.pairs.deck import TOP
from igroteka.games.pairs.judgement import may_come
from igroteka.games.pairs.open_turn import DRAW, EIGHT
from igroteka.games.pairs.port.rules import PASS, State, players_of_round
from igroteka.kernel import OVER, Omen, Policies
from igroteka.kernel.contract import places
from igroteka.kernel.policies import ahead

GOOD_SUM = 22  # nobody in their senses goes on from here
STILL_TO_COME = 6.0  # measured: what the others are likely to add, if they start from nothing
DOUBT = 10.0  # measured: within five points either way of what is expected, anything may happen
OVERTAKING = 2.0  # measured: a point more is a point less for somebody else, and the first place is what counts


def policy(s: State, menu: list[int], luck: list[int]) -> int:
    action = PASS
    if menu[1] == PASS:
        return action
    mine = s.sums[s.turn]
    best = hope(s, mine)
    one = after_a_card(s, mine)
    if one > best or best == 0:  # whoever is beaten in a play-off has nothing to lose
        action = DRAW
        best = one
    if s.pieces_of_eight and s.rows[s.turn][8] and after_two_cards(s, mine - 8) > best:
        action = EIGHT
    return action


def hope(s: State, mine: int) -> float:
    """What a sum may be expected to bring: in a play-off the chance to be the best, else points, one for being in."""
    playing = players_of_round(s)
    others = 0
    ahead_of_me = 0.0
    for other in range(s.seats):
        if other != s.turn and playing >> other & 1:
            others += 1
            ahead_of_me += chance_of_more(s, other, mine)
    if s.contenders:
        return max(0.0, 1 - ahead_of_me)
    return 1 + (others - ahead_of_me) * (OVERTAKING + 1 / others)


def chance_of_more(s: State, other: int, mine: int) -> float:
    """How likely another player is to end up with a higher sum; 0 for one who is out."""
    sum = s.sums[other]
    if not s.taking >> other & 1:
        return 1.0 if sum > mine else 0.0
    expected = sum + STILL_TO_COME * max(0, GOOD_SUM - sum) / GOOD_SUM
    return min(1.0, max(0.0, 0.5 + (expected - mine) / DOUBT))


def after_a_card(s: State, mine: int) -> float:
    cards = 0
    value_of_all = 0.0
    for card in range(1, TOP + 1):
        copies = may_come(s, card)
        cards += copies
        if copies and s.rows[s.turn][card] == 0:
            value_of_all += copies * hope(s, mine + card)
    return value_of_all / max(1, cards)


def after_two_cards(s: State, mine: int) -> float:
    """The 8 is gone; two cards that differ from the rest and from each other."""
    cards = 0
    value_of_all = 0.0
    for first in range(1, TOP + 1):
        copies = may_come(s, first)
        cards += copies
        if copies and (first == 8 or s.rows[s.turn][first] == 0):
            for second in range(1, first):
                if second == 8 or s.rows[s.turn][second] == 0:
                    value_of_all += 2 * copies * may_come(s, second) * hope(s, mine + first + second)
    return value_of_all / max(1, cards * cards)


def stage(s: State) -> int:
    """A round: search looks to its end, and asks there what the position is worth."""
    return s.round


def worth(s: State, out: list[float]) -> None:
    """By points; the nearer somebody is to the target, the more a lead means. Who plays off is past all others."""
    if s.turn == OVER:
        places(s, out)  # type: ignore[arg-type]
        for seat in range(s.seats):
            out[seat] = -out[seat]
        ahead(s, out, 0)
        return
    best = 0
    for seat in range(s.seats):
        out[seat] = 2 * s.target + 100 if s.contenders >> seat & 1 else s.points[seat]
        best = max(best, s.points[seat])
    ahead(s, out, 0.65 * (1 + (s.seats * max(1, s.target - best)) ** 0.5))  # fitted to matches of the policy


POLICIES = Policies(policy, stage=stage, worth=worth, omens=(Omen("out", False, ("out",)),))
