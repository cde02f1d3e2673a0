"""Every action that is not allowed says which clause forbids it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from igroteka.kernel import Phrase
from igroteka.match import Game, IllegalAction
from scripted_tables.pairs import by_chance
from scripted_tables.troll_guts import THREE, TrollTable, dealt, laid


def reason(table: TrollTable, token: str) -> Any:
    return table.rules.why_not(table.s, table.rules.TOKENS.index(token))


@pytest.mark.rule("TRG-5")
def test_a_card_that_one_does_not_hold_cannot_be_laid() -> None:
    table = dealt(*THREE)
    assert table.why_not("next 5") == "TRG-5"  # it lies open
    assert reason(table, "next 5").phrase == Phrase("not-in-hand", card=5)


@pytest.mark.rule("TRG-5")
def test_a_card_is_laid_once() -> None:
    table = dealt(*THREE)
    table.play("next 6")
    assert table.why_not("next 6") == "TRG-5"
    assert reason(table, "next 6").phrase == Phrase("already-laid", card=6)


@pytest.mark.rule("TRG-5")
@pytest.mark.parametrize("token", ["draw", "buy", "steal 1", "steal 5"])
def test_nobody_takes_a_card_before_the_piles_lie(token: str) -> None:
    table = dealt(*THREE)
    assert table.why_not(token) == "TRG-5"
    assert reason(table, token).phrase == Phrase("pile-first")


@pytest.mark.rule("TRG-6")
@pytest.mark.parametrize("card", [4, 1])
def test_once_play_has_begun_no_card_is_laid(card: int) -> None:
    table = laid(*THREE)
    assert table.why_not(f"next {card}") == "TRG-6"
    assert reason(table, f"next {card}").phrase == Phrase("pile-is-laid")


@pytest.mark.rule("TRG-9")
def test_ones_own_pile_cannot_be_robbed() -> None:
    table = laid(*THREE)
    assert table.why_not("steal 1") == "TRG-9"
    assert reason(table, "steal 1").phrase == Phrase("own-pile")


@pytest.mark.rule("TRG-9")
@pytest.mark.parametrize("seat", [3, 5])
def test_where_nobody_sits_there_is_nobody_to_rob(seat: int) -> None:
    table = laid(*THREE)
    assert table.why_not(f"steal {seat}") == "TRG-9"
    assert reason(table, f"steal {seat}").phrase == Phrase("nobody-there")


@pytest.mark.rule("TRG-12", "TRG-9")
def test_who_is_out_cannot_be_robbed() -> None:
    """T-2."""
    table = laid(*THREE)
    table.draw(3)
    assert table.why_not("steal 1") == "TRG-12"
    assert reason(table, "steal 1").phrase == Phrase("out-of-reach", seat=1)


@pytest.mark.rule("TRG-9", "TRG-10")
def test_from_an_empty_pile_nothing_comes() -> None:
    """T-3."""
    table = laid(*THREE)
    table.lay_piles([[5], [3], [7]], [[], [], [4]])
    assert table.why_not("steal 0") == "TRG-9"
    assert reason(table, "steal 0").phrase == Phrase("nothing-to-steal", seat=0)
    assert table.why_not("buy") == "TRG-10"
    assert reason(table, "buy").phrase == Phrase("nothing-to-buy")


@pytest.mark.rule("TRG-10", "PAIRS-COMMON-18")
def test_without_a_chip_nothing_is_bought() -> None:
    """T-4."""
    table = laid(*THREE, start_chips=1)
    assert table.why_not("buy") == "PAIRS-COMMON-18"
    assert reason(table, "buy").phrase == Phrase("cannot-afford", value=1)


def test_along_a_match_every_illegal_action_has_a_reason() -> None:
    luck = random.Random(5)
    table = TrollTable(4, filler=by_chance(5), max_rounds=3)
    found = set()
    while not table.over:
        legal = table.legal
        found |= {table.why_not(token) for token in table.rules.TOKENS if token not in legal}
        table.play(luck.choice(legal))
    assert (
        {"TRG-5", "TRG-6", "TRG-9", "TRG-12"}
        <= found
        <= {
            "TRG-5",
            "TRG-6",
            "TRG-9",
            "TRG-10",
            "TRG-12",
            "TRG-17",
            "PAIRS-COMMON-18",
        }
    )


@pytest.mark.rule("TRG-11")
def test_a_refused_action_changes_nothing_and_says_why_in_words() -> None:
    state = Game("troll-guts", 3).start(seed=1)
    before = state.flat()
    with pytest.raises(IllegalAction, match="First everybody arranges a pile") as refused:
        state.play("draw")
    assert refused.value.clause == "TRG-5"
    with pytest.raises(IllegalAction, match="seat 0 is to move"):
        state.play(state.legal[0], seat=1)
    with pytest.raises(IllegalAction):
        state.play("fold")
    assert state.flat() == before
