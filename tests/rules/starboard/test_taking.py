"""Taking a card: pay a chip, turn up a card, be out if it pairs."""

from __future__ import annotations

import pytest

from scripted import Scripted
from scripted_tables.pairs import values


def opened(players: int = 3, **options: int | str) -> Scripted:
    return Scripted("starboard", players, "first=0; burn=1,2,3,4,5; center=9,10", options=options)


@pytest.mark.rule("STARBOARD-7")
def test_one_takes_a_card_or_passes_and_the_turn_goes_clockwise() -> None:
    table = opened()
    assert table.legal == ["draw", "pass"]
    table.play("draw", "draw 0=8", seat=0)
    table.play("pass", seat=1)
    assert table.to_move == 2


@pytest.mark.rule("STARBOARD-7", "STARBOARD-12")
def test_who_has_passed_or_is_out_is_skipped() -> None:
    table = opened(4)
    table.play("draw", "draw 0=8", seat=0)
    table.play("pass", seat=1)
    table.play("draw", "draw 2=10", seat=2)
    table.play("draw", "draw 3=7", seat=3)
    table.play("draw", "draw 0=6", seat=0)
    assert table.to_move == 3


@pytest.mark.rule("STARBOARD-8")
def test_a_card_costs_a_chip_and_joins_the_shared_hand() -> None:
    table = opened()
    table.play("draw", "draw 0=8", seat=0)
    assert list(table.s.chips[:3]) == [8, 9, 9]
    assert table.s.pot == 4
    assert values(table.s.center) == [8, 9, 10]


@pytest.mark.rule("STARBOARD-8")
def test_the_chip_is_paid_before_the_card_is_turned_up() -> None:
    table = opened()
    table.play("draw", "draw 0=8", seat=0)
    assert [name for name, *_ in table.happenings[-2:]] == ["pay", "draw"]


@pytest.mark.rule("STARBOARD-9")
def test_a_pair_puts_its_taker_out_and_only_the_new_card_leaves() -> None:
    table = opened()
    table.play("draw", "draw 0=10", seat=0)
    assert values(table.s.center) == [9, 10]
    assert values(table.s.discard) == [10]
    assert (table.s.standing, table.s.round) == (0b110, 1)
    assert table.s.pot == 4  # the chip stays in the pot
    assert table.to_move == 1


@pytest.mark.rule("STARBOARD-9")
def test_who_is_out_stays_out_though_the_hand_is_as_before() -> None:
    table = opened()
    table.play("draw", "draw 0=10", seat=0)
    table.play("pass", seat=1)
    table.play("pass", "center=9,10", seat=2)
    assert list(table.s.chips[:3]) == [8 - 1, 11 - 1, 11 - 1]


@pytest.mark.rule("STARBOARD-7", "STARBOARD-9")
def test_with_ten_different_cards_one_may_draw_and_pairs_for_certain() -> None:
    """R-7: it costs the chip and the round."""
    table = Scripted("starboard", 2, "first=0; burn=10,10,10,10,10; center=9,10")
    for turn, card in enumerate(range(8, 0, -1)):
        table.play("draw", f"draw {turn % 2}={card}", seat=turn % 2)
    assert values(table.s.center) == list(range(1, 11))
    assert table.legal == ["draw", "pass"]
    table.play("draw", "draw 0=5; center=9,10", seat=0)
    assert list(table.s.chips[:2]) == [4 - 1, 5 + 11 - 1]


@pytest.mark.rule("STARBOARD-8", "PAIRS-COMMON-18")
def test_without_a_chip_one_can_only_pass() -> None:
    """R-5."""
    table = opened(2, start_chips=2)
    table.play("draw", "draw 0=8", seat=0)
    table.play("draw", "draw 1=7", seat=1)
    assert list(table.s.chips[:2]) == [0, 0]
    assert table.legal == ["pass"]
