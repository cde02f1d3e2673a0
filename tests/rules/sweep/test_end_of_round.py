"""What is left is swept off, and the next row is laid."""

from __future__ import annotations

import random

import pytest

from scripted_tables.pairs import by_chance
from scripted_tables.sweep import SweepTable, dealt, row

HANDS = ("4 8 10 10 10", "6 8 10 10 10", "5 7 8 8 8")


@pytest.mark.rule("SWEEP-21")
def test_every_card_left_in_the_middle_is_out_of_the_deal() -> None:
    table = dealt(*HANDS, row="9 9 8 8 2")
    table.lay_cards("4 6 5", next_row="1 2 3 3 4")
    assert table.discard == [6, 8, 8]
    assert table.told("sweep") == [(-1, 6, 0), (-1, 8, 0), (-1, 8, 0)]
    table.filler = by_chance(1)
    table.play_out()
    assert all(table.discard.count(card) >= count for card, count in ((6, 1), (8, 2)))


@pytest.mark.rule("SWEEP-22", "SWEEP-5")
def test_while_the_deck_has_cards_five_more_are_laid_out() -> None:
    table = dealt(*HANDS, row="9 9 3 6 2")
    assert table.s.deck[0] == 35
    table.lay_cards("4 6 5", next_row="1 2 3 3 4")
    assert table.middle == [1, 2, 3, 3, 4]
    assert table.s.deck[0] == 30


@pytest.mark.rule("SWEEP-22", "SWEEP-7")
def test_no_second_lot_is_drawn_in_a_deal() -> None:
    table = dealt(*HANDS, row="9 9 3 6 2")
    table.play("play 4")
    table.play("play 6")
    table.play("play 5", row("1 2 3 3 4"))  # a `first` would not be in the script
    assert [kind for kind, _ in table.chances].count("first") == 1


@pytest.mark.rule("SWEEP-22")
def test_when_the_deck_is_empty_the_deal_is_scored() -> None:
    table = SweepTable(6, filler=by_chance(2))
    luck = random.Random(2)
    while not table.over:
        assert table.gains == []
        table.play(luck.choice(table.legal))
    assert len(table.gains) == 1
    assert (table.s.deck[0], table.middle) == (0, [])


@pytest.mark.rule("SWEEP-23")
@pytest.mark.parametrize("players", range(3, 7))
def test_what_is_certain_in_every_round(players: int) -> None:
    """Somebody takes a card; alone one always does; the highest group takes the last card."""
    for seed in range(3):
        table = SweepTable(players, filler=by_chance(seed))
        table.play_out(seed)
        laid: dict[int, int] = {}
        takers: list[int] = []
        for name, seat, card, *_ in table.happenings:
            if name == "play":
                laid[seat] = card
            elif name == "take":
                takers.append(seat)
            elif name == "sweep" and laid:  # of all that is swept, the first card
                assert takers
                alone = [owner for owner in laid if list(laid.values()).count(laid[owner]) == 1]
                assert set(alone) <= set(takers)
                assert laid[takers[-1]] == max(laid.values())
                laid, takers = {}, []


@pytest.mark.rule("SWEEP-4", "SWEEP-19")
@pytest.mark.parametrize("players", range(3, 7))
def test_a_deal_has_no_more_decisions_than_the_bound(players: int) -> None:
    table = SweepTable(players, filler=by_chance(players))
    luck = random.Random(players)
    decisions = 0
    while not table.over:
        table.play(luck.choice(table.legal))
        decisions += 1
    assert decisions <= table.rules.longest(table.s) == {3: 8, 4: 7, 5: 6, 6: 5}[players] * (2 * players + 5)
