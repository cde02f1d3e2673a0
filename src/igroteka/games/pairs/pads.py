"""What is written down of the games of the box that have it in common: chips and the pot, the biggest collections."""

from __future__ import annotations

from igroteka.games.pairs.chips import Chips, ante, award_pot, begin_round, can_pay, match_ends, pay
from igroteka.games.pairs.deals import DealsToTarget, add_up, begin_deal, match_decided
from igroteka.games.pairs.deck import TOP
from igroteka.games.pairs.majorities import score_majorities
from igroteka.kernel import Column, Entries, Sum, everybody, group_of

EACH_CARD = tuple(range(TOP))  # the values from 1 on, counted from 0


def chips_after(s: Chips, stake: int) -> tuple[int, ...]:
    """What everybody can still pay when the stakes are in the pot."""
    return tuple(s.chips[seat] - can_pay(s, seat, stake) for seat in range(s.seats))


def paid_by_each(s: Chips, stake: int) -> Column:
    """Chips that went into the pot besides the stake."""
    return Column("paid", high=chips_after(s, stake))


def pot_for_one() -> Column:
    return Column("takes-pot", "one", least=1)


def pot_for_some(least: int = 1) -> Column:
    """One takes the pot, several share it."""
    return Column("shares-pot", "some", least=least)


def count_round(s: Chips, stake: int, paid: list[int], winners: list[int]) -> bool:
    """Stakes and payments go into the pot, and the pot to the winners; whether the match is over."""
    begin_round(s)
    ante(s, stake)
    for seat in range(s.seats):
        if paid[seat]:
            pay(s, seat, paid[seat])
    award_pot(s, group_of(winners))
    return match_ends(s)


def pot(s: Chips) -> list[Sum]:
    """What lies in the pot between rounds, if anything does."""
    return [Sum("pot", [s.pot])] if s.pot else []


def collections(s: DealsToTarget, sides: int) -> list[Column]:
    """Who has the most cards of each value; several, if they have equally many."""
    everyone = everybody(s) if sides == s.seats else (1 << sides) - 1
    return [Column("most-cards", "cards", high=(everyone,) * TOP, sides=sides)]


def count_collections(s: DealsToTarget, entries: Entries, sides: int) -> bool:
    """A deal is scored: whoever has the most of a value has one card of it here, and all others none."""
    begin_deal(s)
    for seat in range(s.seats):
        for value in EACH_CARD:
            s.hands[seat][value + 1] = entries["most-cards"][value] >> seat & 1 if seat < sides else 0
    score_majorities(s, s.hands, sides)
    add_up(s)
    return match_decided(s, sides)
