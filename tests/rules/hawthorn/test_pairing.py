"""A pair, from the deck or from the hand."""

from __future__ import annotations

import random

import pytest

from scripted_tables.hawthorn import THREE, HawthornTable, opened
from scripted_tables.pairs import by_chance


@pytest.mark.rule("HAW-12")
def test_a_pair_of_eights_costs_eight_chips() -> None:
    """H-4: the pot gets them."""
    table = opened("8 2 3 6 10", "9 4 6 7 10", "10 5 7 9 10")
    table.draw(8)
    assert table.chips == [24 - 8, 24, 24]
    assert table.pot == 3 + 8
    assert table.still_in == [1, 2]
    assert table.told("out-pair") == [(0, 8, 0)]
    assert table.told("pay") == [(0, 0, 8)]


@pytest.mark.rule("HAW-12")
def test_the_value_of_the_paired_card_counts_not_the_price_of_folding() -> None:
    table = opened(*THREE)
    table.draw(10, 10)
    table.draw(9)
    assert table.chips == [24, 24, 24 - 9]
    assert table.price == 4


@pytest.mark.rule("HAW-12")
def test_who_pairs_is_out_and_the_next_moves() -> None:
    table = opened(*THREE)
    table.draw(4)
    assert table.to_move == 1
    table.draw(10, 10)
    assert table.still_in == [1, 2]
    assert table.to_move == 1


@pytest.mark.rule("HAW-12")
def test_any_card_of_the_row_can_be_paired() -> None:
    """Seat 0 has played its 6 from the hand; another one comes from the deck."""
    table = opened(*THREE)
    table.draw(10, 8, 3)
    for token in ("play 6", "play 9", "play 7"):
        table.play(token)
    assert table.rows == [[4, 6, 10], [5, 8, 9], [3, 7, 9]]
    table.draw(6)
    assert table.chips[0] == 24 - 6
    assert table.told("out-pair") == [(0, 6, 0)]


@pytest.mark.rule("HAW-12")
def test_only_ones_own_row_can_be_paired() -> None:
    """H-3: equal cards before others do no harm."""
    table = opened(*THREE)
    table.draw(9, 4, 5)
    assert table.rows == [[4, 9], [4, 5], [5, 9]]
    assert table.still_in == [0, 1, 2]
    assert table.chips == [24, 24, 24]


@pytest.mark.rule("HAW-12")
def test_cards_in_the_hand_make_no_pair() -> None:
    """H-3."""
    table = opened("4 9 9 8 7", "9 5 7 8 10")
    table.draw(9, 10)
    assert table.still_in == [0, 1]
    assert table.hands[0] == [7, 8, 9, 9]


@pytest.mark.rule("HAW-13", "HAW-12")
def test_a_pair_from_the_hand_costs_the_same() -> None:
    """H-4, H-5: legal, with the fine."""
    table = opened(*THREE)
    table.draw(9, 10, 10)
    assert (table.circle, table.price) == ("hand", 4)
    table.play("play 9", seat=0)
    assert table.still_in == [1, 2]
    assert table.chips == [24 - 9, 24, 24]
    assert table.pot == 3 + 9
    assert table.hands[0] == [6, 7, 8]


@pytest.mark.rule("HAW-14")
def test_who_holds_a_card_that_does_not_pair_can_play_it() -> None:
    table = opened(*THREE)
    table.draw(9, 10, 10)
    table.play("play 7", seat=0)
    assert table.still_in == [0, 1, 2]
    assert table.chips == [24, 24, 24]


@pytest.mark.rule("HAW-14")
@pytest.mark.parametrize(
    ("hand_pairs", "legal"),
    [(True, ["fold", "play 6", "play 7", "play 8", "play 9"]), (False, ["fold", "play 6", "play 7", "play 8"])],
)
def test_whether_one_may_pair_on_purpose_is_agreed_beforehand(hand_pairs: bool, legal: list[str]) -> None:
    """H-5."""
    table = opened(*THREE, hand_pairs=hand_pairs)
    table.draw(9, 10, 10)
    assert table.legal == legal


@pytest.mark.rule("HAW-14")
@pytest.mark.parametrize(("hand_pairs", "legal"), [(True, ["fold", "play 10"]), (False, ["fold"])])
def test_who_holds_only_cards_that_pair_folds(hand_pairs: bool, legal: list[str]) -> None:
    """H-5: without pairs on purpose there is nothing else to do."""
    table = opened("10 10 10 10 10", "9 5 7 8 10", hand_pairs=hand_pairs, max_rounds=1)
    table.draw(8, 7)
    table.play("play 5", seat=1)
    assert (table.to_move, table.legal) == (0, legal)
    table.play("fold")
    assert table.chips == [24 - 5, 26 + 5]


@pytest.mark.rule("HAW-14", "HAW-9")
def test_the_ban_concerns_the_hand_alone() -> None:
    """H-5: what comes from the deck may pair all the same."""
    table = opened(*THREE, hand_pairs=False)
    table.draw(4)
    assert table.still_in == [1, 2]


@pytest.mark.rule("HAW-14", "HAW-10")
def test_a_pair_on_purpose_never_costs_less_than_a_fold() -> None:
    """H-5: the card that is paired is itself in play."""
    compared = 0
    for seed in range(20):
        luck = random.Random(seed)
        table = HawthornTable(2 + seed % 5, filler=by_chance(seed), max_rounds=10)
        while not table.over:
            if not table.choosing and table.circle == "hand":
                seat = table.to_move
                for card in set(table.hands[seat]) & set(table.rows[seat]):
                    assert table.price <= card
                    compared += 1
            table.play(luck.choice(table.legal))
    assert compared > 50
