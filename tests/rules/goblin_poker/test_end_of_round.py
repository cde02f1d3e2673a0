"""The round ends with one player in, or after five circles."""

from __future__ import annotations

import pytest

from igroteka.games import catalogue
from igroteka.kernel import Phrase
from scripted_tables.goblin_poker import FOUR, THREE, GoblinTable, deal, opened

SURVIVORS = ("1 2 3 4 5 6", "5 6 7 8 9 10", "10 9 8 7 6 4", "9 10 10 9 8 8")


def three_survive(table: GoblinTable, circles: int = 5, after: str = "") -> None:
    """Seat 3 folds at once, for 1 chip; the others get their own cards back in every circle, in the order held."""
    hands = [[int(card) for card in hand.split()] for hand in SURVIVORS[:3]]
    for number in range(1, circles + 1):
        back = "; ".join(f"share {seat}={hand[number]}" for seat, hand in enumerate(hands))
        if number == circles and after:
            back += f"; {after}"
        table.feed(*(hand[number] for hand in hands), back=back if number > 1 else "")
        if number == 1:
            table.play("fold", back, seat=3)


@pytest.mark.rule("GOB-16")
def test_the_last_one_in_takes_the_whole_pot() -> None:
    table = opened(*THREE, max_rounds=1)
    table.play("fold", seat=0)
    table.play("fold", seat=1)
    assert table.told("take-pot") == [(2, 0, 3 + 2 + 4)]
    assert table.chips == [22, 20, 33]
    assert (table.pot, table.over) == (0, True)


@pytest.mark.rule("GOB-16")
def test_not_everybody_can_fold_the_last_one_has_won_before_the_own_turn() -> None:
    """G-7: seat 3 never had to decide."""
    table = opened(*FOUR, max_rounds=1)
    for seat in (0, 1, 2):
        table.play("fold", seat=seat)
    assert table.over
    assert table.still_in == [3]


@pytest.mark.rule("GOB-16")
def test_who_donated_already_wins_when_the_others_fold_and_gets_no_card_back() -> None:
    table = opened(*THREE, max_rounds=1)
    table.feed(8)
    table.play("fold", seat=1)
    table.play("fold", seat=2)
    assert table.over
    assert (table.stacks[0], table.pile) == ([2], [8])
    assert table.chips == [24 + 3 + 2 + 2, 22, 22]


@pytest.mark.rule("GOB-17")
def test_otherwise_a_new_circle_begins() -> None:
    table = opened(*SURVIVORS)
    three_survive(table, circles=3)
    assert [value for _, _, value in table.told("circle")] == [1, 2, 3, 4]
    assert [len(hand) for hand in table.hands[:3]] == [2, 2, 2]


@pytest.mark.rule("GOB-17")
@pytest.mark.parametrize(("circles", "asked"), [(3, "ask-donate"), (4, "ask-last")])
def test_in_the_fifth_one_is_asked_for_the_last_time(circles: int, asked: str) -> None:
    table = opened(*SURVIVORS)
    three_survive(table, circles)
    assert catalogue.table("goblin-poker").prompt(table.s) == Phrase(asked, value=1)


@pytest.mark.rule("GOB-17", "PAIRS-COMMON-19")
def test_after_the_fifth_circle_all_who_are_in_share_and_the_rest_stays_for_the_next_round() -> None:
    table = opened(*SURVIVORS)
    three_survive(table, after=deal(*FOUR))
    assert table.told("survived") == [(-1, 0, 1)]
    assert table.told("share-pot") == [(0, 0, 1), (1, 0, 1), (2, 0, 1)]
    assert table.told("pot-stays") == [(-1, 0, 2)]
    assert table.s.round == 2
    assert table.chips == [24, 24, 24, 22]  # a share of 1, or a fold for 1; then the new ante
    assert table.pot == 2 + 4


@pytest.mark.rule("GOB-17", "PAIRS-COMMON-23")
def test_what_is_left_over_at_the_end_of_the_match_belongs_to_nobody() -> None:
    """G-10."""
    table = opened(*SURVIVORS, max_rounds=1)
    three_survive(table)
    assert table.over
    assert table.pot == 2
    assert table.hands[:3] == [[], [], []]
    assert table.result() == ([25, 25, 25, 23], [1, 1, 1, 4])


@pytest.mark.rule("GOB-17")
def test_in_the_fifth_circle_there_is_one_card_to_give() -> None:
    table = opened(*SURVIVORS)
    three_survive(table, circles=4)
    assert (table.s.circle, table.legal) == (5, ["fold", "give 6"])


@pytest.mark.rule("GOB-17", "GOB-9")
def test_after_the_fifth_circle_equal_stacks_need_no_extra_cards() -> None:
    """Both end with 4 … 9. No owner is needed any more, and no card comes from the deck."""
    table = opened("4 6 7 8 9 5", "5 6 7 8 9 4", "10 10 10 10 9 8", max_rounds=1)
    table.feed(6, 6)
    table.play("fold", "share 0=6; share 1=6", seat=2)
    for card in (7, 8, 9):
        table.feed(card, card, back=f"share 0={card}; share 1={card}")
    table.feed(5, 4, back="share 0=5; share 1=4")
    assert table.stacks[0] == table.stacks[1] == [4, 5, 6, 7, 8, 9]
    assert table.chips == [27, 27, 20]
    assert table.pot == 1
