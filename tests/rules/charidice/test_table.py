"""What the table shows, and what the buttons say."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka import words
from igroteka.games import catalogue
from igroteka.kernel import Handle, Window
from scripted import shown
from scripted_tables.charidice import ONES, ChariTable, stopped, thrown

TABLE: Any = catalogue.table("charidice")
EXAMPLE_1 = "1r 6r 6y 4r 3r 2r"
EXAMPLE_2 = "2y 2g 2b 6g 2k 6s"


def label(table: ChariTable, token: str) -> Any:
    return TABLE.label(table.s, table.rules.TOKENS.index(token))


def test_six_dice_lie_in_the_middle_with_number_and_colour() -> None:
    table = thrown(EXAMPLE_1)
    [dice] = shown(table, "dice")
    assert (dice.kind, dice.seat, dice.items) == ("dice", -1, tuple(EXAMPLE_1.split()))
    [mixed] = shown(thrown("1r 1y 1g 4k 4y 4r", square="mixed"), "dice")
    assert mixed.items == ("1r", "1y", "1g", "4k", "4y", "4r")


@pytest.mark.rule("CHARI-11")
def test_the_throw_counter_counts_to_three() -> None:
    table = thrown(ONES)
    counters = []
    for _ in range(3):
        [throw] = shown(table, "throw")
        counters.append((throw.value, throw.of))
        if throw.value < 3:
            table.play("pass")
            table.play("roll a")
    assert counters == [(1, 3), (2, 3), (3, 3)]


@pytest.mark.rule("CHARI-6", "CHARI-14")
def test_round_and_thrower_are_marked() -> None:
    table = thrown(ONES, players=3, first=2)
    assert [(zone.value, zone.of) for zone in shown(table, "round")] == [(1, 7)]
    assert [zone.seat for zone in shown(table, "thrower")] == [2]
    table.count("abcdef")
    assert [zone.seat for zone in shown(table, "thrower")] == [0]


@pytest.mark.rule("CHARI-13")
def test_who_has_thrown_for_the_last_time_is_no_longer_shown_as_throwing() -> None:
    table = stopped(ONES, players=3)
    assert shown(table, "thrower") == []
    assert [zone.seat for zone in shown(table, "scorer")] == [0]
    table.count("abcdef")
    assert [zone.seat for zone in shown(table, "thrower")] == [1]
    assert shown(table, "scorer") == []


@pytest.mark.rule("CHARI-51", "CHARI-54")
def test_who_may_ask_is_told_whom_and_whether_dice_may_still_be_thrown() -> None:
    table = thrown(ONES, late_request=True)
    asked = TABLE.prompt(table.s)
    assert (asked.id, asked.other) == ("ask-gift", 0)
    table.play("pass")
    table.play("stop")
    assert TABLE.prompt(table.s).id == "ask-gift-late"


@pytest.mark.rule("CHARI-21", "CHARI-32")
def test_of_four_it_is_told_what_they_share() -> None:
    for dice, sets, told in (
        (EXAMPLE_2, "abce", ("four-number", 2)),
        (EXAMPLE_1, "bdef", ("four-colour", 1)),
        (EXAMPLE_1, "adef", None),  # in a row: that is what earns the bonus
    ):
        table = thrown(dice)
        table.count(sets)
        found = [(name, value) for name, _, _, value, *_ in table.happenings if name.startswith("four-")]
        assert found == ([told] if told else [])


@pytest.mark.rule("CHARI-20", "CHARI-30", "CHARI-42")
def test_the_best_sets_stand_there_with_points_bonus_and_gift() -> None:
    [best] = shown(thrown(EXAMPLE_2), "sets")
    assert best.items == ("2y 2g 2b 2k: 8 + 15 → 24", "2y 2b 6g 2k 6s: 18 → 2", "2y 2g 2b 2k 6s: 14 → 12")
    [best] = shown(thrown(EXAMPLE_1), "sets")
    assert best.items[0] == "1r 4r 3r 2r: 10 + 25 → 24"
    assert best.items[1] == "6r 4r 3r 2r: 15 + 15 → 13"


def test_the_list_is_short_and_its_best_set_stands_first() -> None:
    table = stopped("1r 6r 5r 4r 3r 2r")
    [best] = shown(table, "sets")
    assert best.items[:2] == ("1r 6r 5r 4r 3r 2r: 21 + 50 → 0", "6r 5r 4r 3r 2r: 20 + 40 → 1")
    assert len(best.items) < len(table.sets) / 2


@pytest.mark.rule("CHARI-53")
def test_a_request_doubles_the_gifts_in_the_list() -> None:
    table = thrown(EXAMPLE_2)
    table.play("ask")
    [best] = shown(table, "sets-doubled")
    assert best.items[0] == "2y 2g 2b 2k: 8 + 15 → 48"
    assert shown(table, "sets") == []


def test_the_list_of_sets_changes_with_every_throw_and_goes_with_the_game() -> None:
    table = thrown(EXAMPLE_2, rounds=1)
    table.play("pass")
    table.throw_again("df", "2s 2r")
    assert shown(table, "sets")[0].items[0] == "2y 2g 2b 2s 2k 2r: 12 + 60 → 0"
    table.count("abcdef")
    table.count("abcdef")
    assert table.over
    assert shown(table, "sets") == shown(table, "thrower") == []


@pytest.mark.rule("CHARI-15")
def test_every_sheet_has_four_columns_with_running_totals() -> None:
    table = thrown(EXAMPLE_2, players=3)
    table.count("abce", then=EXAMPLE_1)
    table.count("bdef")

    def sheet(seat: int) -> dict[str, tuple[tuple[str, ...], int]]:
        columns = ("counted", "bonus", "received", "donated")
        zones = [zone for name in columns for zone in shown(table, name) if zone.seat == seat]
        assert {zone.kind for zone in zones} == {"sheet"}
        return {zone.id: (zone.items, zone.value) for zone in zones}

    assert sheet(0) == {
        "counted": (("8",), 8),
        "bonus": (("15",), 15),
        "received": (("",), 0),
        "donated": (("24",), 24),
    }
    assert sheet(1) == {
        "counted": (("15",), 15),
        "bonus": (("15",), 15),
        "received": (("24",), 24),
        "donated": (("13",), 13),
    }
    assert sheet(2) == {"counted": (("",), 0), "bonus": (("",), 0), "received": (("13",), 13), "donated": (("",), 0)}
    table.count("abcdef", then=EXAMPLE_2)
    assert sheet(0)["received"] == (("0", ""), 0)
    table.count("acdef")
    assert sheet(0)["counted"] == (("8", "18"), 26)
    assert sheet(0)["bonus"] == (("15", "0"), 15)
    assert sheet(1)["received"] == (("24", "2"), 26)


@pytest.mark.rule("CHARI-61")
def test_the_own_total_is_the_main_number_and_what_one_gave_is_not_in_it() -> None:
    table = thrown(EXAMPLE_2, rounds=1)
    table.count("abce", then=ONES)
    assert [(zone.value, zone.main) for zone in shown(table, "total", viewer=1)] == [(23, False), (24, True)]
    assert not any(zone.main for zone in shown(table, "total", viewer=-1))
    table.count("abcdef")
    assert [zone.value for zone in shown(table, "total")] == [23 + 20, 24 + 66] == table.result()[0]


@pytest.mark.rule("CHARI-62", "CHARI-63", "CHARI-64")
def test_the_leader_in_giving_wears_the_mark_with_the_bonus_of_the_moment() -> None:
    table = thrown(EXAMPLE_2)
    assert shown(table, "charity") == []
    table.count("abce", then=EXAMPLE_2)
    assert [(zone.seat, zone.value) for zone in shown(table, "charity")] == [(0, 20)]
    assert [(zone.value, zone.of) for zone in shown(table, "donated")] == [(24, 61), (0, 61)]
    table.count("abce", then=EXAMPLE_2)
    assert [(zone.seat, zone.value) for zone in shown(table, "charity")] == [(0, 20), (1, 20)]
    table.play("ask")
    table.count("abce")
    assert table.donated == [72, 24]
    assert [(zone.seat, zone.value) for zone in shown(table, "charity")] == [(0, 30)]


@pytest.mark.rule("CHARI-64")
def test_after_a_game_without_gifts_all_wear_the_mark() -> None:
    """R11."""
    table = ChariTable(2, rounds=1)
    table.count("abcdef")
    assert shown(table, "charity") == []
    table.count("abcdef")
    assert [(zone.seat, zone.value) for zone in shown(table, "charity")] == [(0, 20), (1, 20)]


@pytest.mark.rule("CHARI-52", "CHARI-53")
def test_a_request_is_shown_to_the_whole_table_and_the_box_is_gone() -> None:
    table = thrown(EXAMPLE_2, players=3)
    assert [zone.seat for zone in shown(table, "request")] == [0, 1, 2]
    assert shown(table, "doubled") == []
    table.play("ask")
    for viewer in (-1, 0, 1, 2):
        assert [zone.seat for zone in shown(table, "request", viewer)] == [0, 2]
        assert [zone.seat for zone in shown(table, "doubled", viewer)] == [1]
    table.count("abce")
    assert shown(table, "doubled") == []
    assert [zone.seat for zone in shown(table, "request")] == [0, 2]


@pytest.mark.rule("CHARI-14", "CHARI-40")
def test_who_gets_the_gift_of_a_turn_is_marked() -> None:
    table = thrown(EXAMPLE_2, players=3)
    assert [zone.seat for zone in shown(table, "receiver")] == [1]
    table.play("ask")
    assert shown(table, "receiver") == []  # another mark says so, and that it is doubled
    table.count("abce")
    assert [zone.seat for zone in shown(table, "receiver")] == [2]


def test_everybody_sees_the_same_table() -> None:
    table = thrown(EXAMPLE_1, players=3)
    table.play("ask")
    seen = [[(zone.id, zone.seat, zone.items, zone.value) for zone in TABLE.zones(table.s, v)] for v in (-1, 0, 1, 2)]
    assert seen[0] == seen[1] == seen[2] == seen[3]


def test_the_buttons_of_a_turn_say_what_they_do() -> None:
    table = thrown(EXAMPLE_1, players=3)
    ask = label(table, "ask")
    assert (ask.id, ask.other, label(table, "pass").id) == ("do-ask", 0, "do-pass")
    table.play("pass")
    assert label(table, "stop").id == "do-stop"
    assert [(label(table, token).id, label(table, token).value) for token in ("roll a", "roll abcdef")] == [
        ("do-roll", 1),
        ("do-roll", 6),
    ]


@pytest.mark.rule("CHARI-25", "CHARI-44")
def test_a_set_says_what_it_is_worth_and_who_gets_the_rest() -> None:
    table = stopped(EXAMPLE_1, players=3)
    run, gap = label(table, "score adef"), label(table, "score abdef")
    assert (run.id, run.value, run.other) == ("do-score-bonus", 35, 1)
    assert (gap.id, gap.value, gap.other) == ("do-score", 16, 1)
    everything = label(stopped(ONES), "score abcdef")
    assert (everything.id, everything.value) == ("do-score-all", 66)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_set_says_so_in_every_language(language: str) -> None:
    table = stopped(EXAMPLE_1, players=3)
    said = words.of("charidice", language).say(label(table, "score adef"), ["Олена", "Марко", "Флоріан"])
    assert "35" in said
    assert "Марко" in said


@pytest.mark.rule("CHARI-41", "CHARI-42", "CHARI-53")
def test_given_dice_are_told_one_by_one_with_their_worth() -> None:
    """A given 6 turns into a 12 on its way, and the gift is doubled last."""
    table = thrown("1r 2g 5r 4r 3r 2r")
    table.play("ask")
    table.count("adef")
    told = [(name, value) for name, _, _, value, *_ in table.happenings if name in ("give", "doubled", "gift")]
    assert told == [("give", 2), ("give", 10), ("doubled", 12), ("gift", 24)]
    given = [table.rules.FACES[card] for name, _, card, *_ in table.happenings if name == "give"]
    assert given == ["2g", "5r"]


@pytest.mark.rule("CHARI-51")
def test_the_dice_do_not_wait_for_the_left_neighbour_to_ask() -> None:
    """Not pressing "2×" is to pass; it can be pressed for 2 seconds at least, after the first throw and the second."""
    table = thrown(ONES)
    for _ in range(2):
        assert (table.to_move, TABLE.window(table.s)) == (1, Window(table.rules.TOKENS.index("pass"), 2, patience=8))
        table.play("pass")
        assert TABLE.window(table.s) is None
        table.play("roll a")
    assert table.s.throw == 3
    assert TABLE.window(table.s) is None


@pytest.mark.rule("CHARI-54")
def test_a_late_request_has_its_window_too() -> None:
    table = stopped(ONES, late_request=True)
    assert (table.to_move, TABLE.window(table.s)) == (1, Window(table.rules.TOKENS.index("pass"), 2, patience=8))
    table.play("pass")
    assert TABLE.window(table.s) is None


@pytest.mark.rule("CHARI-50")
def test_who_has_asked_once_has_no_window_any_more() -> None:
    table = thrown(ONES)
    table.play("ask")
    table.play("roll a")
    assert (table.to_move, TABLE.window(table.s)) == (0, None)


@pytest.mark.rule("CHARI-11", "CHARI-16")
def test_dice_that_are_picked_up_are_thrown_again_or_counted() -> None:
    table = thrown(EXAMPLE_1)
    handles = [TABLE.handle(table.s, table.rules.TOKENS.index(token)) for token in ("roll ab", "score ab")]
    assert handles == [Handle("dice", ("1r", "6r"), throws=True), Handle("dice", ("1r", "6r"))]
