"""When the deck runs out, and when nothing at all is left to take."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from scripted import Scripted
from scripted_tables.pairs import VALUES, bag, by_chance, values

if TYPE_CHECKING:
    from collections.abc import Sequence

ALL_IN_PLAY = [
    [*range(1, 11)],  # seat 0 alone is still in
    [*range(2, 11), 10],
    [*range(3, 11), 10],
    [*range(4, 11), 10],
    [*range(5, 11), 9],
    [*range(6, 11), 9],
    [*range(7, 11), 8],
]


def laid(hands: Sequence[Sequence[int]], taking: int, deck: Sequence[int] = (), **options: bool) -> Scripted:
    """A table laid out by hand, seat 0 to move; what is named nowhere lies on the discard pile."""
    table = Scripted("port", len(hands), filler=by_chance(1), options=options)
    s = table.s
    s.turn, s.taking = 0, taking
    s.deck[:], s.burned[:] = bag(deck), bag([])
    used = list(deck)
    for seat, hand in enumerate(hands):
        s.rows[seat][:] = bag(hand)
        s.sums[seat] = sum(hand) if len(set(hand)) == len(hand) else 0
        used += hand
    s.discard[:] = bag([value for value in VALUES for _ in range(value - used.count(value))])
    assert table.rules.audit(s)
    return table


@pytest.mark.rule("PORT-5", "PAIRS-COMMON-8")
@pytest.mark.parametrize("pieces_of_eight", [False, True])
def test_with_all_55_cards_in_play_one_can_only_pass(pieces_of_eight: bool) -> None:
    """R-7: seven players, six of them out; not even the 8 that would be discarded makes a card to take."""
    table = laid(ALL_IN_PLAY, taking=0b1, pieces_of_eight=pieces_of_eight)
    assert table.legal == ["pass"]
    table.play("pass")
    assert list(table.s.points[:7]) == [7, 0, 0, 0, 0, 0, 0]
    assert table.s.round == 2


@pytest.mark.rule("PORT-16", "PAIRS-27", "PAIRS-COMMON-8")
def test_with_one_card_left_an_eight_can_still_be_spent() -> None:
    """R-7: the 8 itself is reshuffled, one of two cards is burned, and comes back for the second card."""
    hands = [*ALL_IN_PLAY[:3], [*range(4, 11)], *ALL_IN_PLAY[4:]]  # seat 3 has passed without a pair
    table = laid(hands, taking=0b1, pieces_of_eight=True)
    assert values(table.s.discard) == [10]
    assert table.legal == ["draw", "eight", "pass"]
    table.due = [("burn", "10"), ("draw 0", "8"), ("draw 0", "10")]
    table.play("eight")
    assert list(table.s.points[:7]) == [0, 0, 0, 7, 0, 0, 0]


@pytest.mark.rule("PORT-3", "PORT-7", "PAIRS-COMMON-5")
def test_cards_of_players_who_are_out_are_not_reshuffled() -> None:
    """R-4: the deck runs out in mid-round; only the discard pile becomes the deck."""
    table = laid([[9], [10, 10], [8]], taking=0b101)
    free = table.s.discard[0]
    assert free == 51
    table.play("draw")
    assert table.s.deck[0] == free - 5 - 1
    assert values(table.s.rows[1]) == [10, 10]
    reshuffled = [cards for name, _, _, cards, *_ in table.happenings if name == "reshuffle"]
    assert reshuffled == [free]


@pytest.mark.rule("PORT-3", "PORT-13", "PAIRS-COMMON-7")
def test_a_round_that_empties_the_deck_gives_its_cards_to_the_next_shuffle() -> None:
    table = laid([[9], [10]], taking=0b01)
    table.play("pass")
    reshuffled = [cards for name, _, _, cards, *_ in table.happenings if name == "reshuffle"]
    assert reshuffled == [55]
    assert table.s.deck[0] + table.s.rows[0][0] + table.s.rows[1][0] + table.s.discard[0] == 50
