"""How a round ends."""

from __future__ import annotations

import random

import pytest

from scripted_tables.dobro import DobroTable, seated
from scripted_tables.pairs import by_chance

FULL = "2 3 4 5 6 7"


@pytest.mark.rule("DOBRO-37")
@pytest.mark.parametrize(
    ("last", "token"),
    [
        ("9", "play 9"),
        ("9 9", "pair 9"),
        ("j", "joker 9"),
        ("j 9", "pairj 9"),
        ("j j", "jokers 9"),
        ("s", "skip"),
        ("r", "reverse"),
    ],
)
def test_as_soon_as_somebody_has_played_their_last_card_the_round_is_over(last: str, token: str) -> None:
    table = seated(3).lay(last, FULL, FULL, pile="8", deck="")
    table.play(token)
    assert table.told("out") == [(0, 0)]
    assert table.s.round == 2
    assert len(table.sheet) == 1


@pytest.mark.rule("DOBRO-37")
def test_one_card_left_is_not_none() -> None:
    table = seated(3).lay("9 9", FULL, FULL, deck="")
    table.play("play 9")
    assert table.s.round == 1
    assert table.to_move == 1


@pytest.mark.rule("DOBRO-37")
def test_at_once_even_if_the_deck_still_has_cards() -> None:
    """R9: nobody draws first."""
    table = seated(3).lay("9", FULL, FULL, pile="8", holder=0)
    assert table.deck > 0
    table.play("play 9")
    assert table.s.round == 2
    assert table.told("draw") == []


@pytest.mark.rule("DOBRO-22", "DOBRO-37")
def test_a_take_never_ends_a_round() -> None:
    table = seated(3).lay("9", FULL, FULL, pile="11", deck="")
    table.play("take")
    assert (table.s.round, table.to_move, table.legal) == (1, 0, ["play 9"])


@pytest.mark.rule("DOBRO-36", "DOBRO-37")
def test_a_round_is_played_to_its_end_without_a_deck() -> None:
    table = seated(3).lay("2 9", "3 10", "4 11", deck="")
    for seat, token in enumerate(["play 2", "play 3", "play 4"]):
        table.play(token, seat=seat)
    table.play("play 9", seat=0)
    assert table.s.round == 2
    assert table.holder == -1


@pytest.mark.rule("DOBRO-38")
def test_the_pile_and_the_cards_in_hand_count_for_nobody() -> None:
    table = seated(3).lay("9", "12 12", "j j 2 3 4 5", pile="2 3 4 5 6 7 8", taken=[2, 1, 0])
    table.play("play 9")
    assert table.told("swallowed") == [(0, 2), (1, 1), (2, 0)]
    assert table.sheet == [[1, 2, 3]]


@pytest.mark.rule("DOBRO-30", "DOBRO-37", "DOBRO-46")
def test_a_reverse_as_the_last_card_still_turns_the_direction() -> None:
    """R20."""
    table = seated(3).lay("r", FULL, FULL, pile="8")
    table.play("reverse")
    assert table.s.round == 2
    assert table.direction == -1


@pytest.mark.rule("DOBRO-22", "DOBRO-37")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("habit", ["at random", "takes whenever possible", "never takes if possible", "never draws"])
def test_every_round_ends(players: int, habit: str) -> None:
    """R24: at most as many plays as cards, as many takes, a draw after each: fewer than 224 decisions."""
    table = DobroTable(players, filler=by_chance(players))
    luck = random.Random(players)
    decisions = {1: 0, 2: 0, 3: 0}
    while not table.over:
        decisions[table.s.round] += 1
        legal = table.legal
        wished = {
            "at random": legal,
            "takes whenever possible": [token for token in legal if token in ("take", "draw")],
            "never takes if possible": [token for token in legal if token not in ("take", "forget")],
            "never draws": [token for token in legal if token != "draw"],
        }
        table.play(luck.choice(wished[habit] or legal))
    assert max(decisions.values()) < 224
    assert sum(decisions.values()) <= table.rules.longest(table.s) == 3 * 223
