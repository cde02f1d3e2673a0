"""Zabiray as a quick player plays it: get rid of cards whenever one can, dear ones last, and always say «Заберу!»."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.zabiray.cards import (
    BE,
    COLOUR,
    COLOURS,
    NUMBER,
    RU,
    SEARCH,
    WILD,
    WILD_BE,
    WILD_GREEN,
    WILD_RU,
    ZA,
    X,
    stock_size,
)
from igroteka.games.zabiray.decisions import (
    CALLING,
    CATCH,
    CATCHING,
    DRAW,
    FINISHED,
    FORGET,
    NAME,
    NAMING,
    PASS,
    PLAYED,
    SAY,
    TRIPLE,
    WILDS,
)
from igroteka.games.zabiray.rules import PENALTY
from igroteka.kernel import NULL, Omen, Policies, left_of, right_of
from igroteka.kernel.policies import ahead
from igroteka.kernel.random import luck_below

if TYPE_CHECKING:
    from igroteka.games.zabiray.state import State

KINDS = 6  # cards of a colour: five numbers and the reverse


def policy(s: State, menu: list[int], luck: list[int]) -> int:
    if s.phase == CALLING:
        return SAY
    if s.phase == CATCHING:
        return CATCH if catching_pays(s) else PASS
    if s.phase == NAMING:
        return NAME + longest_colour(s.hands[s.turn])
    best = menu[1]
    most = urge(s, best)
    for place in range(2, menu[0] + 1):
        other = urge(s, menu[place])
        if other > most:
            most = other
            best = menu[place]
    return best


def catching_pays(s: State) -> bool:
    """Too small a stock ends the deal on piles alone, which is only good against somebody who is just going out."""
    return stock_size(s) >= PENALTY or s.hands[s.turn][0] == 0


def urge(s: State, action: int) -> float:
    """How much one wants to do it: capture, then shed coloured cards, then the rest; draw last."""
    if action == DRAW and s.back == 0:
        return 80.0 if somebody_is_nearly_out(s) else 0.0  # ZAB-49; less than to capture
    if action == DRAW:
        return 18.0 if s.back == X else 0.0  # an X costs no card: rather that than a wild in the place of Бе
    if action >= TRIPLE:
        return 100.0 - WILDS[action - TRIPLE]  # three cards and a pile, wilds spared
    mine = s.hands[s.turn]
    tile = PLAYED[action]
    if tile == RU:
        return 90.0
    if tile == WILD_RU:
        return 85.0
    if tile < SEARCH:
        return urge_to_colour(s, tile)
    if tile == SEARCH:
        return 61.0 if next_is_close(s) else 46.0
    if tile == ZA:
        return 25.0 if mine[RU] or mine[WILD] else 42.0  # kept with these, it makes three at once
    if tile == BE:
        return 40.0
    if tile == WILD_BE:
        return 14.0
    return 20.0 + of_colour(mine, tile - WILD_GREEN)


def urge_to_colour(s: State, tile: int) -> float:
    """Out of the longest colour; a reverse rather than a number, above all where it is another turn (ZAB-29)."""
    urge = 59.0 + of_colour(s.hands[s.turn], COLOUR[tile] - 1)
    if NUMBER[tile] == 0:
        urge += 4.0 if s.seats == 2 else 2.0
    return urge


def somebody_is_nearly_out(s: State) -> bool:
    """Whether another has one card left, and the seat to move more than one."""
    for seat in range(s.seats):
        if seat != s.turn and s.hands[seat][0] == 1:
            return s.hands[s.turn][0] > 1
    return False


def next_is_close(s: State) -> bool:
    """Whether the next player has one or two cards left: a search card then brings more."""
    follower = left_of(s, s.turn) if s.direction > 0 else right_of(s, s.turn)
    return int(s.hands[follower][0]) <= 2


def of_colour(mine: list[int], colour: int) -> int:
    cards = 0
    for card in range(KINDS * colour + 1, KINDS * colour + KINDS + 1):
        cards += mine[card]
    return cards


def longest_colour(mine: list[int]) -> int:
    longest = 0
    for colour in range(1, len(COLOURS)):
        if of_colour(mine, colour) > of_colour(mine, longest):
            longest = colour
    return longest


def slip(s: State, menu: list[int], luck: list[int]) -> int:
    """Does not say «Заберу!», and does not notice when others don't."""
    if s.phase == CALLING:
        return FORGET
    if s.phase == CATCHING:
        return PASS
    return menu[1 + luck_below(luck, menu[0])]


def stage(s: State) -> int:
    """A round: search looks to its end, and asks there what the position is worth."""
    return s.round


def worth(s: State, out: list[float]) -> None:
    """Points. The more deals the leader still needs, the less a lead means; with many players a deal brings more."""
    best = 0
    for seat in range(s.seats):
        out[seat] = float(s.points[seat])
        best = max(best, s.points[seat])
    prize = 5.0 * (s.seats - 1) + 1.0  # what going out brings, about
    left = min((s.target - best) / prize, 10.0)
    if s.max_rounds != NULL:
        left = min(left, s.max_rounds - s.round + 1.0)
    ahead(s, out, 0.0 if s.phase == FINISHED else prize * (0.25 + 0.3 * left))


POLICIES = Policies(
    policy,
    slip=slip,
    stage=stage,
    worth=worth,
    omens=(Omen("capture", True, ("capture",)), Omen("out", True, ("out",))),
)
