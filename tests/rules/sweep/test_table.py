"""What the table shows, and what the buttons say."""

from __future__ import annotations

import random
from typing import Any

import pytest

from igroteka import words
from igroteka.games import catalogue
from igroteka.kernel import SPECTATOR, Handle, Phrase
from scripted import shown
from scripted_tables.pairs import by_chance
from scripted_tables.sweep import SweepTable, dealt, last_round

TABLE: Any = catalogue.table("sweep")
HANDS = ("4 8 10 10 10", "6 8 10 10 10", "5 7 8 8 8")


def label(table: SweepTable, token: str) -> Any:
    return TABLE.label(table.s, table.rules.TOKENS.index(token))


@pytest.mark.rule("SWEEP-4")
@pytest.mark.parametrize(("players", "rounds"), [(3, 8), (4, 7), (5, 6), (6, 5)])
def test_the_round_is_counted_and_how_many_there_will_be(players: int, rounds: int) -> None:
    table = SweepTable(players, filler=by_chance(1))
    [zone] = shown(table, "round")
    assert (zone.kind, zone.value, zone.of, zone.main) == ("number", 1, rounds, False)
    while table.s.deck[0] == 50 - 5 * players:
        table.play(table.legal[0])
    assert shown(table, "round")[0].value == 2


@pytest.mark.rule("SWEEP-5")
def test_the_middle_lies_open_and_sorted() -> None:
    table = dealt(*HANDS, row="9 9 3 10 2")
    for viewer in (SPECTATOR, 0, 2):
        assert [(zone.kind, zone.items, zone.marked) for zone in shown(table, "middle", viewer)] == [
            ("row", ("2", "3", "9", "9", "10"), (4,))
        ]


@pytest.mark.rule("SWEEP-9", "SWEEP-8")
def test_front_cards_lie_before_their_owners_and_the_starting_player_is_marked() -> None:
    table = dealt(*HANDS, row="9 9 3 6 2", first=1)
    assert [(zone.kind, zone.seat) for zone in shown(table, "marker")] == [("marker", 1)]
    table.play("play 6", seat=1)
    assert [(zone.seat, zone.items) for zone in shown(table, "row")] == [(0, ()), (1, ("6",)), (2, ())]
    table.lay_cards("7 4", next_row="1 2 3 3 4")
    assert [zone.seat for zone in shown(table, "marker")] == [2]
    assert all(zone.items == () for zone in shown(table, "row"))


@pytest.mark.rule("SWEEP-3", "SWEEP-12")
def test_of_another_hand_the_cards_that_were_taken_are_known() -> None:
    table = dealt(*HANDS, row="9 9 3 6 2", first=1)
    table.lay_cards("6 7 4", next_row="1 2 3 3 4")
    hands = {
        0: ("8", "9", "9", "10", "10", "10"),
        1: ("2", "3", "4", "8", "10", "10", "10"),
        2: ("5", "6", "6", "8", "8", "8"),
    }
    known = {0: ("9", "9", *["?"] * 4), 1: ("2", "3", "4", *["?"] * 4), 2: ("6", "6", *["?"] * 4)}
    for viewer in (SPECTATOR, 0, 1, 2):
        for zone in shown(table, "hand", viewer):
            assert zone.items == (hands if zone.seat == viewer else known)[zone.seat]


@pytest.mark.rule("SWEEP-18")
def test_what_is_to_be_shared_is_taken_from_the_middle() -> None:
    """Every card lies there once; the highest stand out only until the lowest card has taken them."""
    table = last_round("2 10", "7 10", "7 10", middle="9 8 7 4 4")
    assert [(zone.items, zone.marked) for zone in shown(table, "middle")] == [(("4", "4", "7", "8", "9"), (4,))]
    table.lay_cards("2 7 7")
    assert [(zone.items, zone.marked) for zone in shown(table, "middle")] == [(("2", "4", "4", "7", "8"), ())]
    assert table.legal == ["take 2", "take 4"]
    assert TABLE.handle(table.s, table.rules.TOKENS.index("take 4")) == Handle("middle", ("4",))
    table.play("take 4")
    assert [zone.items for zone in shown(table, "middle")] == [("2", "4", "7", "8")]


@pytest.mark.rule("SWEEP-21")
def test_deck_and_discard_pile_are_counted() -> None:
    table = dealt(*HANDS, row="9 9 8 8 2")
    table.lay_cards("4 6 5", next_row="1 2 3 3 4")
    [deck], [discard] = shown(table, "deck"), shown(table, "discard")
    assert (deck.kind, deck.value, deck.items) == ("stack", 30, ())
    assert (discard.kind, discard.value) == ("stack", 3)


@pytest.mark.rule("SWEEP-41")
@pytest.mark.parametrize("target", [None, 150])
def test_points_are_counted_on_the_way_to_the_target(target: int | None) -> None:
    table = last_round("9 10", "9 10", "9", middle="3 3 2 2 1", points=[7, 0, 30], target=target)
    table.lay_cards("9 9 9")
    assert [(zone.seat, zone.value, zone.of) for zone in shown(table, "points")] == [
        (0, 20, target),
        (1, 13, target),
        (2, 30, target),
    ]


@pytest.mark.rule("SWEEP-31", "SWEEP-32")
def test_in_the_end_everybody_sees_how_many_of_each_value_everybody_has() -> None:
    table = last_round("1 10 10 9", "10 9", "8 9", middle="3 2 2")
    assert shown(table, "collection") == []
    table.lay_cards("9 9 9")
    sheets = [(zone.seat, zone.kind, zone.items, zone.marked) for zone in shown(table, "collection", SPECTATOR)]
    assert sheets == [
        (0, "sheet", tuple("1010000002"), (0, 2, 9)),
        (1, "sheet", tuple("0000000001"), ()),
        (2, "sheet", tuple("0000000100"), (7,)),
    ]
    assert [zone.items for zone in shown(table, "hand", SPECTATOR)] == [("1", "3", "10", "10"), ("10",), ("8",)]


@pytest.mark.rule("SWEEP-9", "SWEEP-19")
def test_the_buttons_name_the_card() -> None:
    table = dealt("2 10 10 10 10", "7 10 8 8 8", "7 6 6 6 6", row="9 8 7 4 4")
    assert [label(table, token) for token in table.legal] == [Phrase("do-play", card=10), Phrase("do-play", card=2)]
    assert words.of("sweep", "en").say(label(table, "play 2")) == "Play a 2"
    table.lay_cards("2 7 7")
    assert [label(table, token) for token in table.legal] == [Phrase("do-take", card=2), Phrase("do-take", card=4)]
    assert words.of("sweep", "en").say(label(table, "take 4")) == "Take 4"


@pytest.mark.rule("SWEEP-32")
def test_a_button_says_beforehand_what_it_costs_to_lay_a_card_of_which_one_has_the_most() -> None:
    table = last_round("9 9 1", "8 9 2", "7 3", middle="10 6 5 4 4")
    assert words.of("sweep", "en").say(label(table, "play 1")) == "Play a 1 (−1 open points)"
    for seed in range(4):
        table = SweepTable(3 + seed, filler=by_chance(seed))
        luck = random.Random(seed)
        while not table.over:
            token = luck.choice(table.legal)
            says, plain = label(table, token), TABLE.aids.label(table.s, table.rules.TOKENS.index(token))
            since = len(table.told("spend"))
            table.play(token)
            assert (says.id == "do-spend") == (len(table.told("spend")) > since)
            assert (plain.id, plain.card) == (f"do-{token.split()[0]}", says.card)


@pytest.mark.rule("SWEEP-32")
def test_who_plays_an_open_card_of_which_they_had_the_most_hears_why_they_no_longer_have() -> None:
    table = last_round("9 9 1", "8 9 2", "7 3", middle="10 6 5 4 4")
    table.play("play 9", seat=0)  # one is left, as many as with seat 1
    assert table.told("spend") == []
    table.lay_cards("8 7")
    assert table.told("spend") == [(1, 8, 0), (2, 7, 0)]
    assert table.told("behind") == []
