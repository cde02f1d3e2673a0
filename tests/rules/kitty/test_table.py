"""What the table shows, and what the buttons say."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka import words
from igroteka.games import catalogue
from igroteka.kernel import SPECTATOR, Phrase
from scripted import shown
from scripted_tables.kitty import HANDS, KITTY, KittyTable, auction, dealt, last_round
from scripted_tables.pairs import by_chance

TABLE: Any = catalogue.table("kitty")
NAMES = ["Mia", "Leo", "Zoe", "Max"]


def label(table: KittyTable, token: str) -> Any:
    return TABLE.label(table.s, table.rules.TOKENS.index(token))


def items(table: KittyTable, zone: str, viewer: int = 0) -> list[tuple[int, tuple[str, ...]]]:
    return [(found.seat, found.items) for found in shown(table, zone, viewer)]


@pytest.mark.rule("KITTY-2", "KITTY-8")
def test_the_kitty_lies_face_down_and_the_prize_open_beside_it() -> None:
    table = dealt(KITTY, *HANDS)
    [kitty] = shown(table, "kitty")
    assert (kitty.kind, kitty.value, kitty.items) == ("stack", 6, ())
    assert items(table, "prizes", SPECTATOR) == [(-1, ("9",))]


@pytest.mark.rule("KITTY-5", "KITTY-31")
@pytest.mark.parametrize(("version", "rounds"), [("hard", 7), ("light", 4)])
def test_the_round_is_counted_and_how_many_there_will_be(version: str, rounds: int) -> None:
    table = dealt(KITTY, *HANDS, version=version)
    for number in (1, 2):
        [zone] = shown(table, "round")
        assert (zone.kind, zone.value, zone.of, zone.main) == ("number", number, rounds, False)
        table.passes("10 10 10 10")
        if number == 1:
            table.bids("3 4 4 5")
    assert items(table, "prizes")[0][1] == (("8",) if version == "hard" else ("7", "8"))


@pytest.mark.rule("KITTY-9", "KITTY-11")
def test_the_two_steps_have_different_headings() -> None:
    table = dealt(KITTY, *HANDS)
    assert (len(shown(table, "passing")), len(shown(table, "bidding"))) == (1, 0)
    table.passes("10 10 10 10")
    assert (len(shown(table, "passing")), len(shown(table, "bidding"))) == (0, 1)
    table = auction("8", "2 1 7 7")
    assert shown(table, "passing") == shown(table, "bidding") == []


@pytest.mark.rule("KITTY-9", "KITTY-11")
@pytest.mark.parametrize("step", ["pass", "bid"])
def test_a_tick_shows_who_is_ready_and_only_the_owner_sees_with_what(step: str) -> None:
    table = dealt(KITTY, *HANDS)
    if step == "bid":
        table.passes("10 10 10 10")
    assert shown(table, "ready") == []
    table.play(f"{step} 2")
    [mine] = shown(table, "picked", 0)
    assert (mine.kind, mine.seat, mine.items) == ("row", 0, ("2",))
    assert len(shown(table, "hand", 0)[0].items) == 11  # it does not lie there twice
    for viewer in (SPECTATOR, 1, 2, 3):
        [theirs] = shown(table, "ready", viewer)
        assert (theirs.kind, theirs.seat, theirs.items) == ("marker", 0, ())
        lying = [zone.items for id in ("hand", "from-you") for zone in shown(table, id, viewer) if zone.seat == 0]
        assert sum(len(cards) for cards in lying) == 12


@pytest.mark.rule("KITTY-10")
def test_what_came_last_stands_out_in_the_hand_a_card_until_bids_are_turned_up_a_prize_until_cards_are_passed() -> None:
    def came(viewer: int) -> list[str]:
        return [zone.items[place] for zone in shown(table, "hand", viewer) for place in zone.marked]

    table = dealt(KITTY, *HANDS)
    table.passes("1 2 3 4")
    assert [came(viewer) for viewer in (SPECTATOR, 0, 1, 2, 3)] == [[], ["4"], ["1"], ["2"], ["3"]]
    table.bids("3 3 4 5")
    assert [came(viewer) for viewer in (SPECTATOR, 0, 1, 2, 3)] == [[], [], [], ["9"], []]
    table.passes("10 10 10 10")
    assert [came(viewer) for viewer in range(4)] == [["10"]] * 4


@pytest.mark.rule("KITTY-19", "KITTY-33")
def test_a_prize_that_was_given_stands_out_as_one_that_was_won_and_so_do_two() -> None:
    table = auction("9", "8 5 6 7", kitty="8 8 7 7 6 6", hands=["7", "1", "2", "7"], version="light")
    table.passes("10 10 10 10")
    table.bids("10 1 2 10")
    assert table.step == "giving"
    table.play("give 2")
    hand = shown(table, "hand", 2)[2]
    assert [hand.items[place] for place in hand.marked] == ["8", "8"]


@pytest.mark.rule("KITTY-16", "KITTY-24")
def test_who_is_ahead_is_counted_by_the_prizes_and_no_prize_lies_there_twice() -> None:
    table = dealt(KITTY, *HANDS)
    assert [zone.value for zone in shown(table, "so-far")] == [0, 0, 0, 0]
    table.passes("10 10 10 10")
    table.bids("3 4 4 5")
    for viewer in (SPECTATOR, 0, 2):
        counted = shown(table, "so-far", viewer)
        assert [(zone.value, zone.lead, zone.main) for zone in counted] == [
            (9 if seat == 0 else 0, "ahead", seat == viewer) for seat in range(4)
        ]
    assert [zone.seat for zone in shown(table, "won", 0)] == [2, 3]  # what seat 1 was passed lies in that place
    assert items(table, "won", 1)[0] == (0, ("9",))
    for viewer in (SPECTATOR, 1):  # of 12 cards one was bid, and the prize lies apart
        assert dict(items(table, "hand", viewer))[0] == ("?",) * 11
    table.passes("9 10 10 10")  # perhaps the prize: nobody can be sure, and as many cards are counted as before
    for viewer in (SPECTATOR, 2):
        assert dict(items(table, "hand", viewer))[0] == ("?",) * 11


@pytest.mark.rule("KITTY-4", "KITTY-10")
def test_hands_show_ones_own_cards_and_what_one_is_sure_of() -> None:
    table = dealt(KITTY, *HANDS)
    table.passes("1 10 10 10")
    hands = dict(items(table, "hand", 0))
    assert hands[0] == tuple(str(card) for card in table.hands[0])
    assert hands[1] == ("?",) * 11
    assert items(table, "from-you", 0) == [(1, ("1",))]  # apart, with a name: it is no prize
    assert hands[2] == hands[3] == ("?",) * 12


@pytest.mark.rule("KITTY-12", "KITTY-19")
def test_bids_lie_open_while_the_1_decides() -> None:
    table = auction("8", "2 1 7 7")
    assert items(table, "row", SPECTATOR) == [(0, ("2",)), (1, ("1",)), (2, ("7",)), (3, ("7",))]


@pytest.mark.rule("KITTY-16", "KITTY-21", "KITTY-22")
def test_everybody_can_look_up_what_was_won_and_what_left_the_game() -> None:
    """K-10."""
    table = dealt(KITTY, *HANDS)
    table.passes("10 10 10 10")
    table.bids("3 4 4 5")
    table.passes("10 10 10 10")
    table.bids("1 6 6 7")
    table.play("give 2")
    table.passes("10 10 10 10")
    table.bids("8 5 5 8")
    assert items(table, "won", SPECTATOR) == [(0, ("9",)), (1, ()), (2, ("8",)), (3, ())]
    [gone] = shown(table, "discard", SPECTATOR)
    assert (gone.kind, gone.items) == ("row", ("1", "3", "4", "4", "5", "5", "5", "6", "6", "7", "7", "8", "8"))


@pytest.mark.rule("KITTY-3")
@pytest.mark.parametrize("players", range(3, 7))
def test_cards_put_out_of_the_game_lie_face_down(players: int) -> None:
    table = KittyTable(players, filler=by_chance(1))
    removed = [("stack", 3, ())] if players == 5 else []
    assert [(zone.kind, zone.value, zone.items) for zone in shown(table, "removed")] == removed
    table.play_out()
    assert [(zone.kind, zone.value, zone.items) for zone in shown(table, "removed")] == removed


@pytest.mark.rule("KITTY-42")
@pytest.mark.parametrize("teams", [True, False])
def test_with_teams_everybody_sees_who_belongs_to_which(teams: bool) -> None:
    table = dealt(KITTY, *HANDS, teams=teams)
    expected = [(0, 1), (1, 2), (2, 1), (3, 2)] if teams else []
    assert [(zone.seat, zone.value) for zone in shown(table, "team", SPECTATOR)] == expected


@pytest.mark.rule("KITTY-27")
@pytest.mark.parametrize("target", [None, 100])
def test_points_are_counted_on_the_way_to_the_target(target: int | None) -> None:
    table = last_round("10", "9", "8", "7", points=[1, 2, 3, 4], target=target)
    assert [(zone.value, zone.of) for zone in shown(table, "points")] == [(11, target)] * 4


@pytest.mark.rule("KITTY-23", "KITTY-24")
def test_in_the_end_everybody_sees_how_many_of_each_value_everybody_has() -> None:
    table = dealt(KITTY, *HANDS)
    assert shown(table, "collection") == []
    table = last_round("10 10 1", "9", "8 8", "")
    assert [(zone.kind, zone.seat, zone.items, zone.marked) for zone in shown(table, "collection", SPECTATOR)] == [
        ("sheet", 0, tuple("1000000002"), (0, 9)),
        ("sheet", 1, tuple("0000000010"), (8,)),
        ("sheet", 2, tuple("0000000200"), (7,)),
        ("sheet", 3, tuple("0000000000"), ()),
    ]
    assert shown(table, "passing") == shown(table, "bidding") == []


@pytest.mark.rule("KITTY-9", "KITTY-11")
def test_the_buttons_of_passing_name_the_neighbour_and_those_of_bidding_do_not() -> None:
    say = words.of("kitty", "en").say
    table = dealt(KITTY, *HANDS)
    assert label(table, "pass 2") == Phrase("do-pass", seat=1, card=2)
    assert say(label(table, "pass 2"), NAMES) == "Pass a 2 to Leo"
    for _ in range(3):
        table.play("pass 10")
    assert label(table, "pass 4").seat == 0
    table.play("pass 10")
    assert label(table, "bid 2") == Phrase("do-bid", card=2)
    assert say(label(table, "bid 2"), NAMES) == "Bid a 2"


@pytest.mark.rule("KITTY-35", "KITTY-19")
def test_the_buttons_of_the_1_name_the_prize_and_who_gets_it() -> None:
    say = words.of("kitty", "en").say
    table = auction("8 6", "5 1 7 7", version="light")
    assert [label(table, token) for token in table.legal] == [
        Phrase("do-choose", card=6),
        Phrase("do-choose", card=8),
    ]
    table.play("choose 8")
    assert label(table, "give 2") == Phrase("do-give", seat=2, card=8)
    assert say(label(table, "give 2"), NAMES) == "Give the 8 to Zoe"
