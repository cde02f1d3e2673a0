"""The table aid: what each player has staked is seen, and touches nothing."""

from __future__ import annotations

import pytest

from scripted import Scripted


def opened(players: int = 3) -> Scripted:
    return Scripted("starboard", players, "first=0; burn=1,2,3,4,5; center=9,10")


@pytest.mark.rule("STARBOARD-19", "STARBOARD-4", "STARBOARD-8")
def test_each_players_stake_lies_before_them_and_grows_with_every_card() -> None:
    table = opened()
    table.play("draw", "draw 0=8", seat=0)
    table.play("pass", seat=1)
    table.play("draw", "draw 2=7", seat=2)
    table.play("draw", "draw 0=6", seat=0)
    assert list(table.s.stakes[:3]) == [3, 1, 2]
    assert table.s.pot == 6


@pytest.mark.rule("STARBOARD-19", "STARBOARD-9", "STARBOARD-10")
def test_the_stake_of_who_goes_out_is_in_the_pot() -> None:
    table = opened(4)
    table.play("pass", seat=0)
    table.play("draw", "draw 1=8", seat=1)
    table.play("draw", "draw 2=10", seat=2)
    assert list(table.s.stakes[:4]) == [1, 2, 0, 1]
    table.play("pass", seat=3)
    assert list(table.s.stakes[:4]) == [0, 2, 0, 1]
    assert table.s.pot == 6


@pytest.mark.rule("STARBOARD-19")
def test_no_card_leaves_the_deck_as_a_sign_of_a_pass() -> None:
    """R-6."""
    table = opened()
    deck, discard = table.s.deck[0], table.s.discard[0]
    table.play("pass", seat=0)
    table.play("pass", seat=1)
    assert (table.s.deck[0], table.s.discard[0]) == (deck, discard)
    table.play("draw", "draw 2=8", seat=2)
    assert (table.s.deck[0], table.s.discard[0]) == (deck - 1, discard)
