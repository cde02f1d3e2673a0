"""The score pad of Dobro: how many cards everybody has taken, and who has the forgetful card."""

from __future__ import annotations

from igroteka.games.dobro.deck import DECK, card_with
from igroteka.games.dobro.rules import rounds, score_round, standing
from igroteka.games.dobro.state import State  # noqa: TC001  these are hooks of the pad, and say what they take
from igroteka.kernel import Column, Entries, Pad, the_one

HIGHEST = 308  # all numbers of the deck


def columns(s: State) -> list[Column]:
    """After the last round only those are asked between whom nothing else decides (DOBRO-52)."""
    if s.round == rounds(s):
        return [Column("numbers", high=tuple(HIGHEST * level for level in still_level(s)))]
    return [Column("taken", high=(DECK,) * s.seats), Column("forgetful", "one")]


def still_level(s: State) -> list[bool]:
    """Who stands exactly as somebody else does."""
    standings = [standing(s, seat) for seat in range(s.seats)]
    return [standings.count(own) > 1 for own in standings]


def settle(s: State, entries: Entries) -> bool:
    if "numbers" in entries:
        for seat in range(s.seats):
            take_numbers(s, seat, entries["numbers"][seat])
        return True
    s.round += 1
    s.forgetful = the_one(entries["forgetful"])
    for seat in range(s.seats):
        s.taken[seat][0] = entries["taken"][seat]
    score_round(s)
    return s.round == rounds(s) and not any(still_level(s))


def take_numbers(s: State, seat: int, total: int) -> None:
    """Some cards whose numbers add up to what was counted: twos, and a three if it is odd."""
    odd = total % 2
    s.taken[seat][card_with(3)] = odd
    s.taken[seat][card_with(2)] = (total - 3 * odd) // 2


PAD = Pad(columns, settle)
