"""How a thrifty player plays Dobro."""

from __future__ import annotations

from igroteka.games.dobro import bots
from scripted import choice
from scripted_tables.dobro import facing, round_over, seated


def test_low_cards_go_first() -> None:
    assert choice(facing("3", "4 6 9 12 j s")) == "play 4"


def test_a_pair_goes_rather_than_one_of_its_cards() -> None:
    assert choice(facing("3", "4 4 9 12 j s")) == "pair 4"


def test_a_low_pair_goes_rather_than_a_high_card() -> None:
    assert choice(facing("8", "5 5 9 12 j s")) == "pair 5"


def test_two_cards_are_swallowed_rather_than_a_pair_of_jokers_played() -> None:
    assert choice(facing("12 12", "2 3 4 5 j j", good=24)) == "take"


def test_a_large_pile_is_worth_a_special_card() -> None:
    assert choice(facing("3 5 5 10 10", "2 3 4 5 6 s", good=20)) == "skip"


def test_nobody_forgets_to_draw_but_whose_thoughts_are_elsewhere() -> None:
    table = facing("3", "4 6 9 12 j s")
    table.play("play 4")
    assert choice(table) == "draw"
    menu = [2, *(table.rules.TOKENS.index(token) for token in ("draw", "forget"))]
    assert table.rules.TOKENS[bots.slip(table.s, menu, [0])] == "forget"


def test_a_better_round_is_a_better_position() -> None:
    positions = []
    for points in ([1, 4, 3, 2], [2, 4, 3, 1], [4, 1, 3, 2]):
        out = [0.0] * 8
        bots.worth(seated(4).lay(*["3"] * 4, sheet=[points]).s, out)
        positions.append(out[0])
    assert 0 < positions[0] < positions[1] < positions[2] < 1


def test_at_the_end_a_lead_is_a_lead() -> None:
    table = round_over(5, 3, 4, sheet=[[3, 1, 2], [3, 1, 2]])
    out = [0.0] * 6
    bots.worth(table.s, out)
    assert table.over
    assert out[:3] == [1.0, 0.0, 0.25]
