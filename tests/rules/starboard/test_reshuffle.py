"""One deck for several rounds; the discard pile comes back when a card is wanted and none is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from scripted import Scripted
from scripted_tables.pairs import VALUES, bag, by_chance, values

if TYPE_CHECKING:
    from collections.abc import Sequence


def laid(center: Sequence[int], deck: Sequence[int], players: int = 3) -> Scripted:
    """Seat 0 is to move; the discard pile holds all but the shared hand and the deck."""
    table = Scripted("starboard", players, "first=0; burn=10,10,10,10,10; center=9,10", by_chance(1))
    s = table.s
    used = [*center, *deck]
    s.center[:], s.deck[:], s.burned[:] = bag(center), bag(deck), bag([])
    s.discard[:] = bag([value for value in VALUES for _ in range(value - used.count(value))])
    assert table.rules.audit(s)
    return table


def reshuffled(table: Scripted) -> list[int]:
    return [cards for name, _, _, cards, *_ in table.happenings if name == "reshuffle"]


@pytest.mark.rule("STARBOARD-2", "STARBOARD-8", "PAIRS-COMMON-5")
def test_in_mid_turn_the_discard_pile_is_shuffled_and_the_due_card_comes() -> None:
    """R-1: five are burned again; the shared hand stays where it is."""
    table = laid([9, 10], deck=[])
    table.due = [*[("burn", "10")] * 5, ("draw 0", "8")]
    table.play("draw", seat=0)
    assert reshuffled(table) == [53]
    assert values(table.s.center) == [8, 9, 10]
    assert table.s.deck[0] == 53 - 5 - 1


@pytest.mark.rule("STARBOARD-2", "PAIRS-COMMON-7")
def test_emptying_the_deck_alone_shuffles_nothing() -> None:
    table = laid([9, 10], deck=[8])
    table.play("draw", "draw 0=8", seat=0)
    assert (table.s.deck[0], reshuffled(table)) == (0, [])


@pytest.mark.rule("STARBOARD-2", "STARBOARD-5", "PAIRS-COMMON-5")
def test_between_the_two_first_cards_of_a_round_the_first_one_stays() -> None:
    table = laid([9, 10], deck=[8], players=2)
    table.play("pass", seat=0)
    table.due = [("center", "8"), *[("burn", "10")] * 5, ("center", "8"), ("center", "7")]
    table.play("pass", seat=1)
    assert reshuffled(table) == [54]
    assert values(table.s.center) == [7, 8]


@pytest.mark.rule("STARBOARD-2", "STARBOARD-8")
def test_the_supply_is_never_exhausted() -> None:
    """R-7: with ten cards in the middle 45 are free, so with a chip one can always draw."""
    table = laid(list(VALUES), deck=[], players=2)
    assert table.s.discard[0] == 45
    assert table.legal == ["draw", "pass"]
    table.play("draw", seat=0)
    assert reshuffled(table) == [45]
