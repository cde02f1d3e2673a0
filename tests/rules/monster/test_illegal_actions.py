"""Every action that is not allowed says which clause forbids it."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.kernel import Phrase
from igroteka.match import Game, IllegalAction
from scripted_tables.monster import BEST, TENS, MonsterTable, dealt
from scripted_tables.pairs import by_chance

HANDS = ("7 7 10 9 4 3", BEST, "9 8 6 5 2 2", TENS)


def reason(table: MonsterTable, token: str) -> Any:
    return table.rules.why_not(table.s, table.rules.TOKENS.index(token))


@pytest.mark.rule("MON-6")
@pytest.mark.parametrize(
    ("token", "card"), [("discard 8", 8), ("discard 5 10", 5), ("discard 1 7 7", 1), ("discard 4 6 7", 6)]
)
def test_only_cards_that_one_holds_can_be_thrown(token: str, card: int) -> None:
    table = dealt(*HANDS)
    assert table.why_not(token) == "MON-6"
    assert reason(table, token).phrase == Phrase("not-in-hand", card=card)


@pytest.mark.rule("MON-6")
@pytest.mark.parametrize(
    ("token", "card", "held"),
    [("discard 10 10", 10, 1), ("discard 7 7 7", 7, 2), ("discard 3 3 10", 3, 1), ("discard 4 9 9", 9, 1)],
)
def test_a_card_cannot_be_thrown_more_often_than_one_holds_it(token: str, card: int, held: int) -> None:
    table = dealt(*HANDS)
    assert table.why_not(token) == "MON-6"
    assert reason(table, token).phrase == Phrase("not-so-many", card=card, value=held)


@pytest.mark.rule("MON-6")
def test_four_cards_at_once_cannot_even_be_said() -> None:
    tokens = dealt(*HANDS).rules.TOKENS
    assert max(len(token.split()) for token in tokens) == 4
    assert len(set(tokens)) == len(tokens) == 2 + 10 + 55 + 220


@pytest.mark.rule("MON-6", "MON-8")
@pytest.mark.parametrize("players", range(4, 9))
def test_keeping_and_folding_are_always_allowed_and_all_the_rest_has_a_reason(players: int) -> None:
    table = MonsterTable(players, filler=by_chance(players))
    for _ in range(players - 1):
        legal = table.legal
        assert {"keep", "fold"} <= set(legal)
        assert {table.why_not(token) for token in table.rules.TOKENS if token not in legal} == {"MON-6"}
        table.play("keep")


def test_a_refused_action_changes_nothing_and_says_why_in_words() -> None:
    state = Game("monster", 4).start(seed=1)
    before = state.flat()
    missing = next(token for token in state.game.rules.TOKENS if token not in state.legal)
    with pytest.raises(IllegalAction) as refused:
        state.play(missing)
    assert refused.value.clause == "MON-6"
    assert state.flat() == before
