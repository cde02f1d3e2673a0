"""Taking cards: how many, one by one, and whose turn is next."""

from __future__ import annotations

import pytest

from scripted import Scripted
from scripted_tables.pairs import VALUES, deal, values

TENS = ",".join(["10"] * 5)


def after_dealing(*cards: int) -> list[str]:
    """The white stones that are still in the deck."""
    return [str(value) for value in VALUES[:-1] for _ in range(value - cards.count(value))]


@pytest.mark.rule("BLACKSTONE-10", "BLACKSTONE-11")
@pytest.mark.parametrize("players", range(2, 9))
def test_the_first_taker_may_take_any_number_up_to_the_whole_deck(players: int) -> None:
    """R-10: the deck is the only limit."""
    table = Scripted("blackstone", players, f"first={players - 1}; {deal(1, 9, *[8] * (players - 2))}")
    numbers = range(1, 55 - players + 1)
    assert table.legal == sorted(["fold", *(f"take {number}" for number in numbers)])
    assert len(table.legal) == 56 - players


@pytest.mark.rule("BLACKSTONE-11")
def test_nobody_takes_fewer_than_the_last_taker() -> None:
    table = Scripted("blackstone", 3, f"first=2; {deal(1, 2, 3)}")
    table.play("take 3", "draw 0=9,9,9", seat=0)
    assert table.legal[:4] == ["fold", "take 10", "take 11", "take 12"]
    assert {"take 3", "take 49"} <= set(table.legal)
    assert not {"take 1", "take 2", "take 50"} & set(table.legal)
    table.play("take 5", "draw 1=8,8,8,8,8", seat=1)
    assert "take 4" not in table.legal
    table.play("take 5", "draw 2=7,7,7,7,7", seat=2)  # as many is enough
    assert "take 5" in table.legal


@pytest.mark.rule("BLACKSTONE-11")
def test_a_fold_does_not_lower_the_number() -> None:
    """R-2: the last player who took cards, not the last player."""
    table = Scripted("blackstone", 3, f"first=2; {deal(1, 2, 3)}")
    table.play("take 4", "draw 0=9,9,9,9", seat=0)
    table.play("fold", seat=1)
    assert "take 3" not in table.legal
    assert "take 4" in table.legal


@pytest.mark.rule("BLACKSTONE-11")
def test_whoever_takes_first_after_a_fold_may_take_one() -> None:
    table = Scripted("blackstone", 3, f"first=2; {deal(1, 2, 3)}")
    table.play("fold", seat=0)
    assert "take 1" in table.legal


@pytest.mark.rule("BLACKSTONE-2", "BLACKSTONE-11")
def test_every_round_begins_again_at_one_card() -> None:
    table = Scripted("blackstone", 2, f"first=1; {deal(1, 2)}", max_rounds=2)
    table.play("take 4", "draw 0=9,9,9,9")
    table.play("fold", deal(1, 2), seat=1)
    assert table.s.round == 2
    assert "take 1" in table.legal


@pytest.mark.rule("BLACKSTONE-12")
def test_cards_are_turned_one_by_one_white_to_the_middle_black_to_the_player() -> None:
    table = Scripted("blackstone", 3, f"first=2; {deal(1, 2, 3)}")
    told = len(table.happenings)
    table.play("take 4", "draw 0=9,9,10,4")
    assert [(name, seat, card, value) for name, seat, card, value, *_ in table.happenings[told:]] == [
        ("take", 0, 0, 4),
        ("white", 0, 9, 4),
        ("white", 0, 9, 5),
        ("black", 0, 10, 0),
        ("white", 0, 4, 6),
    ]
    assert values(table.s.discard) == [1, 2, 3, 4, 9, 9]
    assert [values(row) for row in table.s.rows[:3]] == [[10], [], []]


@pytest.mark.rule("BLACKSTONE-13")
def test_one_black_stone_is_harmless() -> None:
    table = Scripted("blackstone", 2, f"first=1; {deal(1, 2)}")
    table.play("take 1", "draw 0=10")
    assert (table.s.round, table.to_move) == (1, 1)
    assert table.s.chips[:2] == [15, 15]


@pytest.mark.rule("BLACKSTONE-13")
def test_the_second_black_stone_ends_the_round_at_once() -> None:
    """The four cards behind it are not turned: no chance is asked for them, and the deck still has them."""
    table = Scripted("blackstone", 2, f"first=1; {deal(1, 2)}", max_rounds=1)
    table.play("take 7", "draw 0=10,9,10")
    assert table.over
    assert table.s.deck[0] == 53 - 3
    assert ("not-turned", -1, 0, 4, -1, -1) in table.happenings


@pytest.mark.rule("BLACKSTONE-13", "BLACKSTONE-8")
def test_the_ten_of_the_deal_is_the_first_black_stone() -> None:
    table = Scripted("blackstone", 2, f"first=1; {deal(10, 2)}", max_rounds=1)
    table.play("take 1", "draw 1=9")
    table.play("take 1", "draw 0=10", seat=0)
    assert table.over
    assert ("second-black", 0, 10, 0, -1, -1) in table.happenings
    assert "not-turned" not in [name for name, *_ in table.happenings]


@pytest.mark.rule("BLACKSTONE-13")
def test_other_pairs_mean_nothing() -> None:
    table = Scripted("blackstone", 2, f"first=1; {deal(1, 2)}")
    table.play("take 9", "draw 0=9,9,9,9,9,8,8,8,8")
    assert (table.s.round, table.to_move) == (1, 1)


@pytest.mark.rule("BLACKSTONE-14")
def test_the_turn_passes_to_the_left_over_those_who_are_out() -> None:
    table = Scripted("blackstone", 4, f"first=3; {deal(2, 3, 1, 4)}")
    table.play("take 1", "draw 2=9", seat=2)
    table.play("take 1", "draw 3=9", seat=3)
    table.play("fold", seat=0)
    table.play("take 1", "draw 1=9", seat=1)
    table.play("take 1", "draw 2=9", seat=2)
    table.play("fold", seat=3)
    table.play("take 1", "draw 1=9", seat=1)
    assert table.to_move == 2


@pytest.mark.rule("BLACKSTONE-11")
def test_with_eight_black_stones_out_the_deck_still_keeps_two() -> None:
    """R-3: seat 0 takes every white stone that is left; the two last cards are enough for nobody."""
    tie = (1, 2, 2, 3, 3, 3, 4, 4)
    ties = "; ".join(f"tie {seat}={card}" for seat, card in enumerate(tie))
    table = Scripted("blackstone", 8, f"first=7; {deal(*[10] * 8)}; {ties}", max_rounds=1)
    rest = after_dealing(*tie)
    table.play(f"take {len(rest)}", f"draw 0={','.join(rest)}", seat=0)
    assert values(table.s.deck) == [10, 10]
    while not table.over:
        assert table.legal == ["fold"]
        table.play("fold")


@pytest.mark.rule("BLACKSTONE-11", "BLACKSTONE-2")
def test_with_burned_tens_the_deck_may_run_dry() -> None:
    """R-3: the same rule: taking is impossible, and nothing is shuffled again."""
    cards = (9, 9, 9, 10, 10, 10, 10, 10)
    table = Scripted("blackstone", 8, f"first=7; burn={TENS}; {deal(*cards)}; tie 0=1; tie 1=2; tie 2=2", burn=5)
    rest = after_dealing(*cards, 1, 2, 2)
    table.play(f"take {len(rest)}", f"draw 0={','.join(rest)}", seat=0)
    assert table.s.deck[0] == 0
    assert table.legal == ["fold"]
    assert "reshuffle" not in [name for name, *_ in table.happenings]
