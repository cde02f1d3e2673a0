"""The three variants in every combination, along whole games: what is legal, and whose turn comes next."""

from __future__ import annotations

import random

import pytest

from scripted_tables.pairs import VARIANTS, PairsTable, by_chance

BOUND = 1100  # decisions of a game with the table's losing scores


def choices(table: PairsTable) -> list[str]:
    """What the specification allows the player to move."""
    mine = table.hands[table.to_move]
    supply = table.deck + table.discard
    found = ["draw"] if supply else []
    if table.s.pieces_of_eight and 8 in mine and supply:
        found.append("eight")
    if not table.s.continuous:
        found.append("fold")
    elif mine:
        found += [f"fold {owner} {value}" for owner, hand in enumerate(table.hands) for value in hand]
    return sorted(found)


def follow(table: PairsTable, token: str) -> None:
    """Play a token and see that the right seat is next."""
    mover, before, told = table.to_move, list(table.points), len(table.chances)
    table.play(token)
    chances = table.chances[told:]
    scored = table.points != before
    if table.points[mover] >= table.s.losing_score:
        assert table.over
    elif scored and not table.s.continuous:
        assert len([kind for kind, _ in chances if kind.startswith("deal")]) == table.s.seats
    elif table.s.calamities and (f"draw {mover}", "7") in chances:
        assert table.to_move == mover
    else:
        assert table.to_move == (mover + 1) % table.s.seats


@pytest.mark.rule("PAIRS-8", "PAIRS-24", "PAIRS-26", "PAIRS-27", "PAIRS-30", "PAIRS-32", "PAIRS-33")
@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize(
    "variants", VARIANTS, ids=lambda chosen: "+".join(n for n, on in chosen.items() if on) or "base"
)
def test_variants_may_be_combined_in_every_way(variants: dict[str, bool], players: int) -> None:
    for seed in range(8):
        table = PairsTable(players, filler=by_chance(seed), options=variants)
        luck = random.Random(seed)
        decisions = 0
        while not table.over:
            assert table.legal == choices(table)
            bold = [token for token in table.legal if not token.startswith("fold")]
            follow(table, luck.choice(bold if bold and luck.random() < 0.7 else table.legal))
            decisions += 1
            assert decisions < BOUND
        assert max(table.points) >= table.s.losing_score
