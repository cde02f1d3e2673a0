"""Every action that is not allowed says which clause forbids it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from igroteka.kernel import Phrase
from igroteka.match import Game, IllegalAction
from scripted_tables.pairs import by_chance
from scripted_tables.regent import FOUR, RegentTable, dealt


def reason(table: RegentTable, token: str) -> Any:
    return table.rules.why_not(table.s, table.rules.TOKENS.index(token))


@pytest.mark.rule("REG-22")
@pytest.mark.parametrize("token", ["attack 3", "look 3", "gift 3 10"])
def test_nobody_aims_at_oneself(token: str) -> None:
    table = dealt(*FOUR)
    assert table.to_move == 3
    assert table.why_not(token) == "REG-22"
    assert reason(table, token).phrase == Phrase("not-yourself")


@pytest.mark.rule("REG-22")
@pytest.mark.parametrize("token", ["attack 4", "look 5", "gift 4 10"])
def test_nobody_aims_at_an_empty_seat(token: str) -> None:
    table = dealt(*FOUR)
    assert table.why_not(token) == "REG-22"
    assert reason(table, token).phrase == Phrase("nobody-there")


@pytest.mark.rule("REG-22", "REG-21")
@pytest.mark.parametrize("token", ["attack 3", "look 3", "gift 3 7"])
def test_nobody_aims_at_a_player_who_is_out(token: str) -> None:
    table = dealt(*FOUR)
    table.play("fold", seat=3)
    assert table.why_not(token) == "REG-22"
    assert reason(table, token).phrase == Phrase("is-out", seat=3)


@pytest.mark.rule("REG-18")
def test_a_look_needs_closed_cards() -> None:
    table = dealt(*FOUR)
    table.lay([[5], [6], [8], [2]], [[7], [], [4], [10]], turn=3)
    assert table.why_not("look 1") == "REG-18"
    assert reason(table, "look 1").phrase == Phrase("no-closed-cards", seat=1)


@pytest.mark.rule("REG-12")
@pytest.mark.parametrize("token", ["gift 0 7", "gift 1 2", "gift 2 9"])
def test_a_gift_is_a_closed_card_of_ones_own(token: str) -> None:
    """The 2 lies open before seat 3 already."""
    table = dealt(*FOUR)
    assert table.why_not(token) == "REG-12"
    assert reason(table, token).phrase == Phrase("not-in-hand", card=int(token[-1]))


@pytest.mark.rule("REG-13")
def test_a_gift_may_not_pair() -> None:
    table = dealt(*FOUR)
    assert table.why_not("gift 1 6") == "REG-13"
    assert reason(table, "gift 1 6").phrase == Phrase("gift-pairs", card=6, seat=1)


@pytest.mark.rule("REG-8", "REG-9")
def test_without_a_card_nobody_draws_or_attacks() -> None:
    """R-5."""
    table = dealt("3 6 8", "4 6 5")
    everything = [value for value in range(1, 11) for _ in range(value)]
    everything.remove(8)
    everything.remove(5)
    table.lay([[8], [5]], [everything, []], turn=1, deck=[])
    assert table.legal == ["fold", "look 0"]
    for token in ("draw", "attack 0"):
        assert table.why_not(token) == "PAIRS-COMMON-8"
        assert reason(table, token).phrase == Phrase("supply-exhausted")


@pytest.mark.rule("REG-6", "REG-14")
@pytest.mark.parametrize("players", range(2, 7))
def test_along_a_match_a_fold_is_always_allowed_and_every_illegal_action_has_a_reason(players: int) -> None:
    luck = random.Random(players)
    table = RegentTable(players, filler=by_chance(players), max_rounds=3)
    found = set()
    while not table.over:
        legal = table.legal
        assert "fold" in legal
        found |= {table.why_not(token) for token in table.rules.TOKENS if token not in legal}
        table.play(luck.choice(legal))
    assert {"REG-12", "REG-22"} <= found <= {"REG-12", "REG-13", "REG-18", "REG-22", "REG-29"}


def test_a_refused_action_changes_nothing_and_says_why_in_words() -> None:
    state = Game("regent", 3).start(seed=1)
    before = state.flat()
    with pytest.raises(IllegalAction, match="not for yourself") as refused:
        state.play(f"attack {state.actor}")
    assert refused.value.clause == "REG-22"
    assert state.flat() == before
