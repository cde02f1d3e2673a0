"""A sensible player of Starboard: an early pass wins little, a card too many nothing."""

from __future__ import annotations

from igroteka.games.pairs.starboard import bots
from scripted import Scripted, choice


def opened(players: int, center: str) -> Scripted:
    return Scripted("starboard", players, f"first=0; burn=1,2,3,4,5; center={center}")


def test_against_many_an_early_pass_is_weak() -> None:
    assert choice(opened(7, "9,10")) == "draw"


def test_two_players_go_on_only_with_low_cards_in_the_middle() -> None:
    assert choice(opened(2, "2,3")) == "draw"
    assert choice(opened(2, "9,10")) == "pass"


def test_the_last_one_outdoes_those_who_have_passed() -> None:
    table = opened(3, "3,4")
    table.play("pass", seat=0)
    table.play("pass", seat=1)
    assert choice(table) == "draw"


def test_and_stops_with_more_cards_than_anybody() -> None:
    table = opened(3, "3,4")
    table.play("pass", seat=0)
    table.play("pass", seat=1)
    table.play("draw", "draw 2=5", seat=2)
    assert choice(table) == "pass"


def test_a_share_in_the_hand_is_better_than_a_hopeless_card() -> None:
    table = opened(2, "10,9")
    for seat, card in ((0, 8), (1, 7), (0, 6), (1, 5)):
        table.play("draw", f"draw {seat}={card}", seat=seat)
    table.play("pass", seat=0)
    assert choice(table) == "pass"


def test_more_chips_stand_better() -> None:
    table = opened(3, "9,10")
    table.s.chips[:3] = [12, 9, 6]
    out = [0.0] * 6
    bots.worth(table.s, out)
    assert 1 > out[0] > out[1] > out[2] > 0
