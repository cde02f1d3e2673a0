"""Continuous: one deal, one long round, and a fold with any card."""

from __future__ import annotations

import random

import pytest

from scripted_tables.pairs import PairsTable, by_chance, dealt, values


@pytest.mark.rule("PAIRS-22")
def test_only_the_player_who_paired_discards() -> None:
    table = dealt(5, 9, 10, continuous=True)
    table.play("draw", "draw 0=8")
    table.play("draw", "draw 1=4")
    table.play("draw", "draw 2=3")
    table.play("draw", "draw 0=8")
    assert table.hands == [[], [4, 9], [3, 10]]
    assert table.kept == [[8], [], []]
    assert values(table.s.discard) == [5, 8]


@pytest.mark.rule("PAIRS-22")
def test_only_the_player_who_folded_discards() -> None:
    table = dealt(5, 9, 10, continuous=True)
    table.play("draw", "draw 0=8")
    table.play("fold 1 9")
    assert table.hands == [[5, 8], [], [10]]
    assert table.kept == [[], [9], []]


@pytest.mark.rule("PAIRS-22", "PAIRS-26")
def test_the_scorer_stays_in_the_game_and_starts_again_from_no_cards() -> None:
    """R-11: the turn passes to the left as after any turn, and comes round again."""
    table = dealt(5, 9, 10, continuous=True)
    table.play("draw", "draw 0=5", seat=0)
    table.play("draw", "draw 1=1", seat=1)
    table.play("draw", "draw 2=2", seat=2)
    assert (table.to_move, table.hands[0], table.legal) == (0, [], ["draw"])
    table.play("draw", "draw 0=5")
    assert table.hands[0] == [5]


@pytest.mark.rule("PAIRS-23")
@pytest.mark.parametrize("players", [2, 4, 8])
def test_nothing_is_dealt_again_after_a_score(players: int) -> None:
    table = PairsTable(players, filler=by_chance(players), continuous=True)
    luck = random.Random(players)
    while not table.over:
        mover = table.to_move
        table.play(luck.choice(table.legal))
        assert table.over or table.to_move == (mover + 1) % players
    assert len([kind for kind, _ in table.chances if kind.startswith("deal")]) == players
    assert table.s.round == 1
    assert len(table.told("score")) > 1


@pytest.mark.rule("PAIRS-24")
def test_a_fold_may_take_any_card_in_play() -> None:
    """R-9: the token names the owner, and one's own cards may be taken too."""
    table = dealt(5, 9, 10, continuous=True)
    table.play("draw", "draw 0=8")
    table.play("draw", "draw 1=5")
    assert table.legal == ["draw", "fold 0 5", "fold 0 8", "fold 1 5", "fold 1 9", "fold 2 10"]


@pytest.mark.rule("PAIRS-24")
def test_a_fold_need_not_take_the_lowest_card() -> None:
    table = dealt(5, 9, 10, continuous=True)
    table.play("fold 1 9")
    assert table.points == [9, 0, 0]
    assert table.hands == [[], [], [10]]


@pytest.mark.rule("PAIRS-25")
def test_a_card_taken_from_a_neighbour_leaves_the_rest_of_that_hand() -> None:
    """R-9: and its owner gets nothing in return."""
    table = dealt(5, 9, 10, continuous=True)
    table.play("draw", "draw 0=8")
    table.play("fold 0 5", seat=1)
    assert table.hands == [[8], [], [10]]
    assert table.points == [0, 5, 0]


@pytest.mark.rule("PAIRS-25", "PAIRS-26")
def test_a_player_whose_only_card_was_taken_must_take_a_card() -> None:
    table = dealt(5, 9, 10, continuous=True)
    table.play("fold 1 9", seat=0)
    assert (table.to_move, table.hands[1]) == (1, [])
    assert table.legal == ["draw"]


@pytest.mark.rule("PAIRS-22", "PAIRS-24")
def test_who_folds_with_anothers_card_discards_all_of_their_own() -> None:
    """R-10."""
    table = dealt(5, 9, continuous=True)
    table.play("draw", "draw 0=8")
    table.play("draw", "draw 1=3")
    table.play("fold 1 3", seat=0)
    assert table.hands == [[], [9]]
    assert table.kept == [[3], []]
    assert values(table.s.discard) == [5, 8]


@pytest.mark.rule("PAIRS-22", "PAIRS-24")
def test_who_folds_with_an_own_card_keeps_it_and_discards_the_others() -> None:
    table = dealt(5, 9, continuous=True)
    table.play("draw", "draw 0=8")
    table.play("draw", "draw 1=3")
    table.play("fold 0 8", seat=0)
    assert table.kept == [[8], []]
    assert values(table.s.discard) == [5]
    assert table.hands == [[], [3, 9]]


@pytest.mark.rule("PAIRS-26")
def test_without_cards_there_is_no_fold() -> None:
    table = dealt(5, 9, continuous=True)
    table.play("fold 0 5")
    table.play("draw", "draw 1=2")
    assert table.legal == ["draw"]
    assert {table.why_not("fold 1 9"), table.why_not("fold 1 2"), table.why_not("fold")} == {"PAIRS-26"}


@pytest.mark.rule("PAIRS-20", "PAIRS-22")
def test_a_fold_of_the_continuous_game_can_lose_it() -> None:
    """R-7."""
    table = dealt(5, 9, continuous=True, losing_score=9)
    table.play("fold 1 9")
    assert table.over
    assert table.result() == ([9, 0], [2, 1])
