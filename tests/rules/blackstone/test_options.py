"""What a table may choose, and what it may not."""

from __future__ import annotations

import pytest

from scripted import Scripted
from scripted_tables.pairs import by_chance, deal


@pytest.mark.rule("BLACKSTONE-1", "PAIRS-COMMON-16")
@pytest.mark.parametrize("start_chips", [1, 2, 5, 20, 1000])
@pytest.mark.parametrize("players", [2, 8])
def test_any_number_of_chips_from_1_to_1000(start_chips: int, players: int) -> None:
    table = Scripted("blackstone", players, filler=by_chance(1), start_chips=start_chips)
    stake = min(5, start_chips)
    assert table.s.chips[:players] == [start_chips - stake] * players
    assert table.s.stakes[:players] == [stake] * players


@pytest.mark.rule("BLACKSTONE-2", "PAIRS-COMMON-2")
@pytest.mark.parametrize("burn", range(6))
def test_none_to_five_cards_are_burned_before_every_deal(burn: int) -> None:
    """R-1: they are out for the round, and only for that."""
    table = Scripted("blackstone", 2, filler=by_chance(3), burn=burn, max_rounds=2)
    assert [kind for kind, _ in table.chances[: burn + 2]] == [
        "first",
        *["burn"] * burn,
        "deal " + str(1 - table.s.dealer),
    ]
    assert table.s.burned[0] == burn
    assert table.s.deck[0] + table.s.discard[0] + table.s.rows[0][0] + table.s.rows[1][0] == 55 - burn
    table.play("fold")
    assert table.s.burned[0] == burn
    assert [kind for kind, _ in table.chances].count("burn") == 2 * burn


@pytest.mark.rule("BLACKSTONE-5", "PAIRS-COMMON-10")
@pytest.mark.parametrize(("dealer", "served"), [("fixed", (2, 0, 1)), ("rotate", (0, 1, 2))])
def test_one_deals_all_match_or_all_deal_in_turn(dealer: str, served: tuple[int, int, int]) -> None:
    """R-11: seat 1 deals the first round, seat 1 or seat 2 the second."""
    table = Scripted("blackstone", 3, "first=1; deal 2=1; deal 0=2; deal 1=3", dealer=dealer)
    table.play("fold", seat=2)
    table.play("fold", "; ".join(f"deal {seat}={card}" for seat, card in zip(served, (4, 5, 6), strict=True)), seat=0)
    assert table.to_move == served[0]


@pytest.mark.rule("BLACKSTONE-20", "PAIRS-COMMON-22")
@pytest.mark.parametrize("max_rounds", [1, 2, 4])
def test_the_match_ends_after_the_last_round_agreed_on(max_rounds: int) -> None:
    table = Scripted("blackstone", 2, f"first=1; {deal(1, 2)}", start_chips=100, max_rounds=max_rounds)
    for left in reversed(range(max_rounds)):
        table.play("fold", deal(1, 2) if left else "", seat=0)
    assert table.over
    assert table.s.round == max_rounds
    assert table.result() == ([100 - 6 * max_rounds, 100 + 6 * max_rounds], [2, 1])
