"""What a table may choose, and what it may not."""

from __future__ import annotations

import pytest

from igroteka.games import catalogue
from igroteka.kernel import BadOption
from scripted_tables.pairs import PairsTable, by_chance, dealt

RULES = catalogue.rules("pairs")


@pytest.mark.rule("PAIRS-4", "PAIRS-20")
@pytest.mark.parametrize("losing_score", [5, 17, 31])
def test_any_losing_score_from_5_to_31_may_be_chosen(losing_score: int) -> None:
    table = PairsTable(4, filler=by_chance(losing_score), losing_score=losing_score)
    while not table.over:
        assert max(table.points) < losing_score
        table.play("draw")
    assert max(table.points) >= losing_score


@pytest.mark.rule("PAIRS-5", "PAIRS-COMMON-2")
@pytest.mark.parametrize("burn", range(6))
def test_none_to_five_cards_are_burned(burn: int) -> None:
    table = PairsTable(2, filler=by_chance(burn), burn=burn)
    assert [kind for kind, _ in table.chances].count("burn") == burn
    assert table.discard == burn


@pytest.mark.rule("PAIRS-3")
def test_a_forfeit_may_have_two_hundred_characters() -> None:
    dealt(5, 9, forfeit="x" * 200)
    with pytest.raises(BadOption):
        catalogue.blank(RULES, 2, {"forfeit": "x" * 201})
