"""What happens to the cards when a round is over."""

from __future__ import annotations

import pytest

from scripted_tables.pairs import PairsTable, by_chance, deal, dealt, values


@pytest.mark.rule("PAIRS-17")
def test_all_cards_in_play_are_discarded_and_the_next_round_comes_from_the_same_deck() -> None:
    table = dealt(5, 9, 10)
    table.play("draw", "draw 0=2")
    table.play("draw", "draw 1=6")
    deck = table.deck
    table.play("fold", deal(8, 7, 4))
    assert values(table.s.discard) == [5, 6, 9, 10]  # the 2 is kept
    assert table.discard == 5 + 4
    assert table.deck == deck - 3
    assert "reshuffle" not in [name for name, *_ in table.happenings]


@pytest.mark.rule("PAIRS-17", "PAIRS-7")
def test_who_starts_is_decided_anew_in_every_round() -> None:
    table = dealt(5, 9, 10)
    table.play("fold", deal(8, 9, 4), seat=0)
    table.play("fold", deal(8, 3, 9), seat=2)
    assert table.to_move == 1


@pytest.mark.rule("PAIRS-18")
def test_the_score_is_the_sum_of_the_kept_cards() -> None:
    table = dealt(5, 9)
    table.play("fold", deal(3, 9), seat=0)
    table.play("draw", f"draw 0=3; {deal(8, 7)}", seat=0)
    table.play("draw", f"draw 1=7; {deal(8, 6)}", seat=1)
    assert table.kept == [[3, 5], [7]]
    assert table.points == [8, 7]


@pytest.mark.rule("PAIRS-18")
@pytest.mark.parametrize("players", [2, 5, 8])
def test_kept_cards_stay_with_their_owner_to_the_end(players: int) -> None:
    table = PairsTable(players, filler=by_chance(players))
    kept = [list(mine) for mine in table.s.kept]
    while not table.over:
        table.play("draw")
        assert all(
            now >= then
            for mine, old in zip(table.s.kept, kept, strict=True)
            for now, then in zip(mine, old, strict=True)
        )
        kept = [list(mine) for mine in table.s.kept]
    assert [sum(mine) for mine in table.kept] == table.points


@pytest.mark.rule("PAIRS-19")
def test_a_deck_that_runs_out_is_made_of_the_discard_pile_again() -> None:
    table = dealt(5, 9)
    table.lay([[5], [9]], turn=0, deck=[6], kept=[[], [10, 10]])
    table.play("draw", "draw 0=6")
    table.play("draw", "burn=1,2,3,4,5; draw 1=7")
    assert table.hands == [[5, 6], [7, 9]]
    assert table.told("reshuffle") == [(-1, 0, 50)]
    assert (table.deck, table.discard) == (44, 5)


@pytest.mark.rule("PAIRS-10", "PAIRS-12", "PAIRS-17")
def test_it_is_told_what_ended_the_round() -> None:
    table = dealt(5, 9)
    table.play("fold", deal(5, 9))
    table.play("draw", "draw 0=5; " + deal(5, 9))
    assert [name for name, *_ in table.happenings if name.endswith("-ends")] == ["fold-ends", "pair-ends"]


@pytest.mark.rule("PAIRS-23")
def test_in_the_continuous_game_neither_a_pair_nor_a_fold_ends_it() -> None:
    table = dealt(5, 9, continuous=True)
    table.play("draw", "draw 0=5")
    table.play("fold 1 9")
    assert table.told("pair-ends") == table.told("fold-ends") == []
