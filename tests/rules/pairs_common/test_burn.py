"""Five cards leave the deck unseen after every shuffle."""

from __future__ import annotations

import pytest

from igroteka.games import catalogue
from scripted_tables.pairs import PairsTable, by_chance, dealt, values


@pytest.mark.rule("PAIRS-COMMON-2")
def test_five_cards_start_the_discard_pile() -> None:
    table = dealt(5, 9, burn="1,2,3,4,6")
    assert values(table.s.burned) == [1, 2, 3, 4, 6]
    assert (table.deck, table.discard) == (55 - 5 - 2, 5)


@pytest.mark.rule("PAIRS-COMMON-2")
def test_the_base_game_burns_by_default() -> None:
    """C-1."""
    assert catalogue.rules("pairs").OPTIONS["burn"].default == 5


@pytest.mark.rule("PAIRS-COMMON-2", "PAIRS-COMMON-5")
def test_a_reshuffle_mixes_the_old_burned_cards_in_and_burns_five_new_ones() -> None:
    """The only 1 was burned before; now it can be drawn."""
    table = dealt(5, 9)
    table.lay([[5], [9]], turn=0, deck=[8], burned=[1, 2, 3, 4, 6])
    assert table.discard == 55 - 3
    table.play("draw", "draw 0=8")
    table.play("draw", "burn=2,10,10,10,10; draw 1=1")
    assert values(table.s.burned) == [2, 10, 10, 10, 10]
    assert table.hands == [[5, 8], [1, 9]]
    assert (table.deck, table.discard) == (52 - 5 - 1, 5)


@pytest.mark.rule("PAIRS-COMMON-2", "PAIRS-COMMON-12")
def test_a_burned_card_is_never_called_out() -> None:
    """Unseen by anybody: no happening of the start names a card that was not dealt."""
    table = dealt(5, 9, burn="1,2,3,4,6")
    assert {card for _, _, card, *_ in table.happenings} == {0, 5, 9}


@pytest.mark.rule("PAIRS-COMMON-2")
@pytest.mark.parametrize("burn", range(6))
def test_the_option_burn_holds_for_every_shuffle(burn: int) -> None:
    table = PairsTable(2, filler=by_chance(burn), burn=burn)
    table.lay([[5], [9]], turn=0, deck=[8])
    table.play("draw")
    before = len(table.chances)
    table.play("draw")
    kinds = [kind for kind, _ in table.chances[before:]]
    assert kinds[: burn + 1] == [*["burn"] * burn, "draw 1"]
