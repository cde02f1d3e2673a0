"""A sensible player of Sweep collects what it can be first in."""

from __future__ import annotations

from igroteka.games.pairs.sweep import bots
from scripted import choice
from scripted_tables.sweep import last_round


def test_who_lays_last_fetches_the_top_cards_with_the_lowest_card() -> None:
    table = last_round("6 8", "7 8", "4 9 9", middle="10 10 10 5 2")
    table.lay_cards("6 7")
    assert choice(table) == "play 4"


def test_or_sweeps_up_what_is_lower_where_that_is_more() -> None:
    table = last_round("2 8", "3 8", "1 9 9 9", middle="10 7 7 7 5")
    table.lay_cards("2 3")
    assert choice(table) == "play 9"


def test_a_card_that_another_has_laid_already_is_weak() -> None:
    table = last_round("3 8", "9 8", "3 3 4 4", middle="10 8 2 2 1")
    table.lay_cards("3 9")
    assert choice(table) == "play 4"  # there is only one 10 to share


def test_a_dear_card_is_not_spent_on_a_small_loot() -> None:
    table = last_round("3 8", "6 8", "10 7", middle="9 5 2 1 5")
    table.lay_cards("3 6")
    assert choice(table) == "play 7"


def test_of_a_shared_loot_one_takes_what_one_can_be_first_in() -> None:
    table = last_round("7 3 3", "7 8", "2 8", middle="9 3 6 5 5")
    table.lay_cards("7 7 2")
    assert (table.to_move, choice(table)) == (0, "take 6")
    table.play("take 6")
    table.play("take 2")
    assert choice(table) == "take 5"  # two of three 3s are enough


def test_a_lead_counts_for_more_when_the_target_is_near() -> None:
    leads = []
    for points in ((30, 20, 20), (140, 130, 130)):
        table = last_round("3 8", "6 8", "7 9", middle="9 8 2 1 8", points=points, target=150)
        out = [0.0] * 6
        bots.worth(table.s, out)
        assert out[0] > out[1] == out[2]
        leads.append(out[0])
    assert leads[0] < leads[1] < 1
