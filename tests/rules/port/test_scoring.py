"""What a round is worth."""

from __future__ import annotations

import pytest

from scripted import Scripted
from scripted_tables.pairs import by_chance, deal, values

HANDS = (10, 9, 8, 7, 6, 5, 4)


def dealt(*cards: int, **options: bool | int | str) -> Scripted:
    script = f"first={len(cards) - 1}; burn=2,3,4,5,6; {deal(*cards)}"
    return Scripted("port", len(cards), script, by_chance(1), options=options)


def totals(table: Scripted) -> list[int]:
    return list(table.s.points[: table.s.seats])


def everybody_passes(table: Scripted) -> None:
    number = table.s.round
    while not table.over and table.s.round == number:
        table.play("pass")


@pytest.mark.rule("PORT-10")
@pytest.mark.parametrize("players", range(2, 8))
def test_the_highest_sum_gets_a_point_for_every_player_and_the_lowest_one(players: int) -> None:
    table = dealt(*HANDS[:players])
    everybody_passes(table)
    assert totals(table) == list(range(players, 0, -1))


@pytest.mark.rule("PORT-10")
def test_the_sum_counts_and_not_the_highest_card() -> None:
    table = dealt(4, 10)
    table.play("draw", "draw 0=7", seat=0)
    table.play("pass", seat=1)
    table.play("pass", seat=0)
    assert totals(table) == [2, 1]


@pytest.mark.rule("PORT-11")
def test_those_who_stand_are_ranked_from_the_number_of_all_players_down() -> None:
    """R-5: two of four are out; the others get 4 and 3, not 2 and 1."""
    table = dealt(7, 8, 9, 10)
    table.play("draw", "draw 0=7", seat=0)
    table.play("draw", "draw 1=8", seat=1)
    table.play("pass", seat=2)
    table.play("pass", seat=3)
    assert totals(table) == [0, 0, 3, 4]


@pytest.mark.rule("PORT-12")
def test_equal_sums_share_the_higher_points_and_the_places_below_are_skipped() -> None:
    table = dealt(7, 9, 9, 10)
    everybody_passes(table)
    assert totals(table) == [1, 3, 3, 4]


@pytest.mark.rule("PORT-12")
def test_if_all_sums_are_equal_everybody_gets_the_most() -> None:
    table = dealt(9, 10, 10)
    table.play("draw", "draw 0=1", seat=0)
    everybody_passes(table)
    assert totals(table) == [3, 3, 3]


@pytest.mark.rule("PORT-11", "PORT-12")
def test_an_only_survivor_gets_a_point_for_every_player() -> None:
    table = dealt(8, 9, 10)
    table.play("draw", "draw 0=8", seat=0)
    table.play("draw", "draw 1=9", seat=1)
    table.play("pass", seat=2)
    assert totals(table) == [0, 0, 3]


@pytest.mark.rule("PORT-11")
def test_if_everybody_is_out_nobody_scores_and_the_next_round_is_dealt() -> None:
    """R-6."""
    table = dealt(8, 9, 10)
    for seat, card in enumerate((8, 9, 10)):
        table.play("draw", f"draw {seat}={card}", seat=seat)
    assert totals(table) == [0, 0, 0]
    assert table.s.round == 2


@pytest.mark.rule("PORT-13", "PORT-3")
def test_after_a_round_all_cards_are_discarded_and_the_next_is_dealt_from_what_is_left() -> None:
    """R-4: the cards of who is out go only now. The deck is not reshuffled, nothing is burned again."""
    table = dealt(8, 9, 10)
    table.play("draw", "draw 0=8", seat=0)
    table.play("pass", seat=1)
    table.play("pass", deal(7, 8, 9), seat=2)
    assert values(table.s.discard) == [8, 8, 9, 10]
    assert [values(table.s.rows[seat]) for seat in range(3)] == [[7], [8], [9]]
    assert table.s.deck[0] == 55 - 5 - 4 - 3
    assert [kind for kind, _ in table.chances].count("burn") == 5


@pytest.mark.rule("PORT-2", "PORT-13")
def test_points_add_up_from_round_to_round_and_more_is_better() -> None:
    table = dealt(8, 9, max_rounds=3)
    for _ in range(2):
        table.play("pass", seat=0)
        table.play("pass", deal(8, 9), seat=1)
    assert totals(table) == [2, 4]
    everybody_passes(table)
    assert table.result() == ([3, 6], [2, 1])


def told(table: Scripted, name: str) -> list[int]:
    return [value for happening, _, _, value, *_ in table.happenings if happening == name]


@pytest.mark.rule("PORT-12")
def test_it_is_told_how_many_places_equal_sums_take() -> None:
    """Only where somebody comes after them, and the same only once."""
    for cards, equal in (
        ((7, 9, 9, 10), [2]),
        ((7, 9, 9, 9), [3]),
        ((9, 8, 10, 9, 10), [2]),
        ((7, 8, 9, 10), []),
    ):
        table = dealt(*cards)
        everybody_passes(table)
        assert told(table, "equal-sums") == equal
        assert told(table, "all-stop") == [len(cards)]


@pytest.mark.rule("PORT-12")
def test_equal_sums_at_the_bottom_take_no_place_from_anybody() -> None:
    table = dealt(7, 8, 9, 10)
    table.play("draw", "draw 0=7", seat=0)
    table.play("draw", "draw 1=1", seat=1)
    for seat in (2, 3, 1):
        table.play("pass", seat=seat)
    assert totals(table) == [0, 3, 3, 4]
    assert told(table, "equal-sums") == []
    assert [seat for name, seat, *_ in table.happenings if name == "no-points"] == [0]


@pytest.mark.rule("PORT-11")
def test_where_nobody_scores_nobody_is_said_to_get_nothing() -> None:
    table = dealt(7, 8)
    table.play("draw", "draw 0=7", seat=0)
    table.play("draw", "draw 1=8", seat=1)
    assert told(table, "all-stop") == [0]
    assert told(table, "no-points") == []
