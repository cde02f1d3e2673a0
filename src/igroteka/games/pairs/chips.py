"""Chips, antes and the pot, and when a match for chips ends (PAIRS-COMMON-16, PAIRS-COMMON-17, PAIRS-COMMON-18,
PAIRS-COMMON-19, PAIRS-COMMON-20, PAIRS-COMMON-21, PAIRS-COMMON-22, PAIRS-COMMON-23).
"""

from __future__ import annotations

from igroteka.games.pairs.deck import SEATS, Cards, pass_deal
from igroteka.games.pairs.rounds import MAX_ROUNDS, Rounds, begin_round, last_round_played, longest_match, rounds_sound
from igroteka.kernel import OVER, Whole, alone, i8, i16, rank, tell

__all__ = ["MAX_ROUNDS", "begin_round", "longest_match"]


def start_chips_option(default: int, low: int = 1) -> Whole:
    return Whole(default=default, low=low, high=1000)


class Chips(Rounds):
    """Whoever has no chips left when a round has been settled ends the match."""

    chips = i16(SEATS)
    pot = i16()
    start_chips = i16()


class PlayForChips(Cards, Chips):
    """Rounds of cards for a pot, dealt one after another."""

    turn = i8()


def hand_out_chips(s: Chips) -> None:
    for seat in range(s.seats):
        s.chips[seat] = s.start_chips  # PAIRS-COMMON-16


def can_pay(s: Chips, seat: int, owed: int) -> int:
    """What a seat really pays of a forced payment: nobody ever owes anything (PAIRS-COMMON-17)."""
    return min(owed, s.chips[seat])


def can_afford(s: Chips, seat: int, price: int) -> bool:
    """Whether a seat may buy an action: its price is paid in full (PAIRS-COMMON-18)."""
    return s.chips[seat] >= price


def ante(s: Chips, stake: int) -> None:
    """Everybody pays the stake into the pot."""
    for seat in range(s.seats):
        paid = can_pay(s, seat, stake)
        s.chips[seat] -= paid
        s.pot += paid
        tell(s, "ante", seat=seat, value=paid)


def pay(s: Chips, seat: int, owed: int) -> None:
    """A payment into the pot, as far as the chips reach."""
    paid = can_pay(s, seat, owed)
    s.chips[seat] -= paid
    s.pot += paid
    if paid < owed:
        tell(s, "pay-all", seat=seat, value=paid)
    else:
        tell(s, "pay", seat=seat, value=paid)


def pay_player(s: Chips, seat: int, receiver: int, owed: int) -> None:
    """A payment to another player, as far as the chips reach."""
    paid = can_pay(s, seat, owed)
    s.chips[seat] -= paid
    s.chips[receiver] += paid
    tell(s, "pay-player", seat=seat, value=paid, other=receiver)


def take_pot(s: Chips, seat: int) -> None:
    tell(s, "take-pot", seat=seat, value=s.pot)
    s.chips[seat] += s.pot
    s.pot = 0


def share_pot(s: Chips, sharers: int) -> None:
    """Equal shares for a group of seats (PAIRS-COMMON-19); the rest, or a pot that nobody can claim, stays
    (PAIRS-COMMON-20).
    """
    heads = 0
    for seat in range(s.seats):
        heads += sharers >> seat & 1
    if heads:
        share = s.pot // heads
        for seat in range(s.seats):
            if sharers >> seat & 1:
                s.chips[seat] += share
                s.pot -= share
                tell(s, "share-pot", seat=seat, value=share)
    if s.pot:
        tell(s, "pot-stays", value=s.pot)


def award_pot(s: Chips, winners: int) -> None:
    """A single winner takes the pot, several share it."""
    winner = alone(winners)
    if winner < 0:
        share_pot(s, winners)
    else:
        take_pot(s, winner)


def match_ends(s: Chips) -> bool:
    """After a settled round: somebody has no chips (PAIRS-COMMON-21), or it was the last round agreed on
    (PAIRS-COMMON-22).
    """
    broke = False
    for seat in range(s.seats):
        if s.chips[seat] == 0:
            broke = True
            tell(s, "broke", seat=seat)
    return last_round_played(s) or broke


def another_round(s: PlayForChips) -> bool:
    """After a settled round: whether the match goes on. If so, the deal passes on; else nobody is to move."""
    if match_ends(s):
        s.turn = OVER
        return False
    pass_deal(s)
    return True


def scores(s: Chips, out: list[int]) -> None:
    for seat in range(s.seats):
        out[seat] = s.chips[seat]


def places(s: Chips, out: list[int]) -> None:
    rank(s, out, s.chips)  # PAIRS-COMMON-23: what is left in the pot belongs to nobody


def all_chips_there(s: Chips, staked: int = 0) -> bool:
    """Nobody has less than nothing, and no chip is lost or new. `staked`: chips that lie elsewhere on the table."""
    found = s.pot + staked
    for seat in range(s.seats):
        if s.chips[seat] < 0:
            return False
        found += s.chips[seat]
    return s.pot >= 0 and found == s.start_chips * s.seats and rounds_sound(s)
