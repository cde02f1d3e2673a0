"""How Blackstone is played with sense: the fewest cards that may be taken, unless leaving is cheaper than the risk."""

from __future__ import annotations

from igroteka.games.pairs.blackstone.rules import BLACK, FOLD, State, fold_price, white_stones
from igroteka.games.pairs.chips import can_pay
from igroteka.games.pairs.omens import POT
from igroteka.kernel import OVER, Omen, Policies
from igroteka.kernel.policies import ahead
from igroteka.kernel.random import luck_below

BLACK_STONES = 10
SWING = 58.0  # chips, divided by the players: by how much a lead may still change. Fitted to matches of the policy


def policy(s: State, menu: list[int], luck: list[int]) -> int:
    stake = s.stakes[s.turn]
    leave = stake + can_pay(s, s.turn, fold_price(s))
    half = s.least >> 1  # of the cards to come lie open when the second black stone does
    lose = stake + can_pay(s, s.turn, white_stones(s) + half)
    return s.least if risk(s, s.least) * lose < leave else FOLD


def risk(s: State, number: int) -> float:
    """The chance that so many cards bring the second black stone. A burned card is as unknown as one in the deck."""
    black = BLACK_STONES
    for seat in range(s.seats):
        black -= s.rows[seat][BLACK]
    cards = s.deck[0] + s.burned[0]
    white = cards - black
    stone = s.rows[s.turn][BLACK]
    none = 1.0 - stone  # the chance that no black stone lies before one
    one = 1.0 - none
    for turned in range(number):
        left = cards - turned
        one = (one * max(0, white - turned + 1 - stone) + none * black) / left
        none *= max(0, white - turned) / left
    return 1.0 - none - one


def slip(s: State, menu: list[int], luck: list[int]) -> int:
    """Beginners take fright, or a few cards too many."""
    return menu[1 + luck_below(luck, min(6, menu[0]))]


def stage(s: State) -> int:
    """A round: search looks to its end, and asks there what the position is worth."""
    return s.round


def worth(s: State, out: list[float]) -> None:
    """By chips, the stakes of the next round among them; a match is soon over, so that any round may be the last."""
    for seat in range(s.seats):
        out[seat] = s.chips[seat] + s.stakes[seat]
    ahead(s, out, 0.0 if s.turn == OVER else SWING / s.seats)


POLICIES = Policies(
    policy, slip=slip, stage=stage, worth=worth, omens=(Omen("second-black", False, ("second-black",)), POT)
)
