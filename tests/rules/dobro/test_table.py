"""What the table shows, and what the buttons say."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.games import catalogue
from igroteka.kernel import Window
from scripted import shown
from scripted_tables.dobro import DobroTable, dealt, facing, round_over, seated
from scripted_tables.pairs import by_chance

TABLE: Any = catalogue.table("dobro")
FULL = "2 3 4 5 6 7"


def label(table: DobroTable, token: str) -> Any:
    assert token in table.legal
    return TABLE.label(table.s, table.rules.TOKENS.index(token))


def zones(table: DobroTable, viewer: int = 0) -> list[Any]:
    s = table.s.copy()
    table.rules.redact(s, viewer)
    found: list[Any] = TABLE.zones(s, viewer)
    return found


@pytest.mark.rule("DOBRO-8")
def test_the_good_number_is_the_main_figure() -> None:
    table = facing("5 5", "2 3", good=10)
    [good] = [zone for zone in zones(table) if zone.main]
    assert (good.id, good.kind, good.seat, good.value) == ("good", "number", -1, 10)


@pytest.mark.rule("DOBRO-16", "DOBRO-29")
def test_the_top_number_is_shown_where_it_counts_and_a_card_hides_it() -> None:
    assert [zone.value for zone in shown(facing("5 5 s", "2 3", good=10, pair_double="top"), "top")] == [5]
    assert shown(facing("5 5", "2 3", good=10, pair_double="top"), "top") == []
    assert shown(facing("5 5 s", "2 3", good=10), "top") == []


@pytest.mark.rule("DOBRO-11")
@pytest.mark.parametrize(("hand", "asked"), [("2 3", "ask-take"), ("2 11 11", "ask-play"), ("2 s", "ask-play")])
def test_who_can_only_take_the_pile_is_told_why(hand: str, asked: str) -> None:
    prompt = TABLE.prompt(facing("10 10", hand, good=20).s)
    assert (prompt.id, prompt.value) == (asked, 20)


@pytest.mark.rule("DOBRO-8", "DOBRO-12")
@pytest.mark.parametrize("pile", ["", "s", "s r"])
def test_without_a_good_number_any_card_goes(pile: str) -> None:
    table = facing(pile, "2 3")
    [good] = shown(table, "good")
    assert (good.value, good.main) == (None, True)
    assert len(shown(table, "any-card")) == 1
    assert shown(table, "top") == []
    assert shown(facing("5", "2 3"), "any-card") == []


@pytest.mark.rule("DOBRO-49")
def test_when_the_game_is_over_no_card_goes() -> None:
    table = seated(3).lay("s", "2", "3", sheet=[[1, 2, 3]] * 2)
    table.play("skip")
    assert table.over
    assert shown(table, "any-card") == []


@pytest.mark.rule("DOBRO-25")
def test_the_pile_lies_open_with_the_numbers_of_its_jokers() -> None:
    """R19."""
    table = facing("3 j8 s 9 j9", "2 3", good=18)
    [pile], [named] = shown(table, "pile"), shown(table, "named")
    assert (pile.kind, pile.items) == ("pile", ("3", "j", "s", "9", "j"))
    assert named.items == ("8", "9")
    assert shown(facing("3 9", "2 3"), "named") == []


def test_one_sees_ones_own_hand_sorted_and_the_backs_of_the_others() -> None:
    table = dealt("7 j 2 12 2 s", "8 9 10 11 12 12", "3 4 5 6 7 8")
    hands = shown(table, "hand", viewer=0)
    assert [(zone.seat, zone.kind) for zone in hands] == [(0, "hand"), (1, "hand"), (2, "hand")]
    assert [zone.items for zone in hands] == [("2", "2", "7", "12", "j", "s"), ("?",) * 6, ("?",) * 6]
    assert [zone.items for zone in shown(table, "hand", viewer=-1)] == [("?",) * 6] * 3


@pytest.mark.rule("DOBRO-6", "DOBRO-20")
def test_deck_and_score_piles_are_face_down_stacks() -> None:
    table = seated(3).lay(FULL, FULL, FULL, taken=["9 9", "", "j"])
    [deck] = shown(table, "deck")
    assert (deck.kind, deck.value, deck.items) == ("stack", table.deck, ())
    assert [(zone.seat, zone.kind, zone.value, zone.items) for zone in shown(table, "taken")] == [
        (0, "stack", 2, ()),
        (1, "stack", 0, ()),
        (2, "stack", 1, ()),
    ]


@pytest.mark.rule("DOBRO-4", "DOBRO-30")
def test_the_direction_is_shown_as_it_is() -> None:
    table = facing("5", "r 2")
    assert (len(shown(table, "clockwise")), len(shown(table, "counterclockwise"))) == (1, 0)
    table.play("reverse")
    assert (len(shown(table, "clockwise")), len(shown(table, "counterclockwise"))) == (0, 1)


@pytest.mark.rule("DOBRO-60", "DOBRO-61")
def test_two_players_have_no_direction_but_cards_set_aside() -> None:
    table = facing("5", "2 3", players=2)
    assert shown(table, "clockwise") == shown(table, "counterclockwise") == []
    [aside] = shown(table, "aside")
    assert (aside.kind, aside.value, aside.items) == ("stack", 10, ())
    assert shown(facing("5", "2 3"), "aside") == []


@pytest.mark.rule("DOBRO-31", "DOBRO-6")
def test_the_forgetful_card_lies_in_the_middle_or_with_its_holder() -> None:
    table = facing("5", "6 2 3 4 5 5")
    assert [zone.seat for zone in shown(table, "forgetful")] == [-1]
    table.turn("play 6", forgets=True)
    assert [zone.seat for zone in shown(table, "forgetful")] == [0]
    assert shown(DobroTable(3, filler=by_chance(1), forget="auto"), "forgetful") == []


@pytest.mark.rule("DOBRO-6", "DOBRO-44")
def test_the_score_table_has_every_round_and_the_total() -> None:
    table = round_over(3, 2, 1, sheet=[[3, 1, 2]])
    assert [zone.items for zone in shown(table, "rounds")] == [("3", "1"), ("1", "2"), ("2", "3")]
    assert [zone.value for zone in shown(table, "points")] == [4, 3, 5]
    assert [(zone.value, zone.of) for zone in shown(table, "round")] == [(3, 3)]
    assert [(zone.value, zone.of) for zone in shown(DobroTable(5, filler=by_chance(1), long=True), "round")] == [(1, 5)]
    over = round_over(3, 2, 1, sheet=[[3, 1, 2], [2, 1, 3]])
    assert [zone.items for zone in shown(over, "rounds")] == [("3", "2", "1"), ("1", "1", "2"), ("2", "3", "3")]


@pytest.mark.rule("DOBRO-40", "DOBRO-41")
def test_the_end_of_a_round_is_told_card_count_by_card_count() -> None:
    table = round_over(3, 2, 1)
    assert table.told("swallowed") == [(0, 3), (1, 2), (2, 1)]
    assert table.told("score") == [(0, 1), (1, 2), (2, 3)]


@pytest.mark.rule("DOBRO-52")
def test_sums_are_shown_only_where_they_decided() -> None:
    sheet = [[3, 1, 2], [1, 3, 2]]
    assert [zone.value for zone in shown(round_over("12 j", "3 4", "7 r", sheet=sheet), "sum")] == [12, 7, 7]
    assert shown(round_over(3, 2, 1, sheet=[[3, 1, 2], [2, 3, 1]]), "sum") == []
    assert shown(round_over(1, 1, 1, sheet=[[3, 1, 2], [3, 1, 2]]), "sum") == []  # nobody is tied in total
    assert shown(round_over(1, 1, 1), "sum") == []  # the game goes on


@pytest.mark.rule("DOBRO-20")
def test_the_take_button_says_how_many_cards_it_costs() -> None:
    take = label(facing("2 3 4 5 6 7 s", FULL), "take")
    assert (take.id, take.value) == ("do-take", 7)


@pytest.mark.rule("DOBRO-13", "DOBRO-14", "DOBRO-15", "DOBRO-16", "DOBRO-26")
@pytest.mark.parametrize(
    ("token", "id", "card", "says"),
    [
        ("play 8", "do-play", "8", 16),
        ("play 9", "do-play", "9", 9),
        ("pair 4", "do-pair", "4", 16),
        ("joker 8", "do-joker", "8", 16),
        ("joker 11", "do-joker", "11", 11),
        ("pairj 4", "do-pair-joker", "4", 16),
        ("pairj 9", "do-pair-joker", "9", 18),
        ("jokers 5", "do-two-jokers", "5", 10),
    ],
)
def test_a_label_says_the_new_good_number(token: str, id: str, card: str, says: int) -> None:
    table = facing("8", "4 4 8 9 j j")
    found = label(table, token)
    assert (found.id, table.rules.FACES[found.card], found.value) == (id, card, says)
    table.turn(token, says=says)


@pytest.mark.rule("DOBRO-16")
def test_it_knows_which_reading_the_table_has_chosen() -> None:
    """R2."""
    for reading, says in (("good", 20), ("top", 10)):
        assert label(facing("5 5", "5 5 2", good=10, pair_double=reading), "pair 5").value == says


@pytest.mark.rule("DOBRO-23", "DOBRO-36")
def test_drawing_says_how_many_cards() -> None:
    table = facing("5", "6 2 3")
    table.play("play 6")
    assert (label(table, "draw").id, label(table, "draw").value) == ("do-draw", 4)
    assert label(table, "forget").id == "do-forget"
    table = seated(3).lay("6 2 3", "4", "5", deck="9 9")
    table.play("play 6")
    assert label(table, "draw").value == 2  # R17: no more are there


def test_skip_and_reverse_have_their_own_words() -> None:
    table = facing("8", "s r")
    assert [label(table, token).id for token in table.legal] == ["do-reverse", "do-skip", "do-take"]


@pytest.mark.rule("DOBRO-23", "DOBRO-31")
def test_drawing_is_what_play_does_not_wait_for() -> None:
    """The next player is held back for 2 seconds, a bot for 4; whoever has not drawn by then has forgotten to."""
    table = facing("5", "7 9")
    assert TABLE.window(table.s) is None
    table.play("play 7")
    default = table.rules.TOKENS.index("forget")
    assert TABLE.window(table.s) == Window(default, grace=2, patience=4, forgetting=True, quiet=True)
    table.play("forget")
    assert TABLE.window(table.s) is None


@pytest.mark.rule("DOBRO-21", "DOBRO-31")
def test_who_takes_with_a_short_hand_may_forget_to_draw_before_leading() -> None:
    """The same person is both: leading a card without having drawn is to forget."""
    table = facing("5", "7 9")
    table.play("take")
    assert (table.to_move, TABLE.window(table.s).default) == (0, table.rules.TOKENS.index("forget"))
    table.play("forget")
    assert (table.to_move, TABLE.window(table.s)) == (0, None)
    assert "play 7" in table.legal


@pytest.mark.rule("DOBRO-23")
def test_tables_that_want_no_forgetting_draw_by_themselves() -> None:
    option = catalogue.rules("dobro").OPTIONS["forget"]
    assert option.friendly == "auto"
    table = facing("5", "7 9", forget=option.friendly)
    table.play("play 7")
    assert TABLE.window(table.s) is None


@pytest.mark.rule("DOBRO-40", "DOBRO-41", "DOBRO-43")
def test_who_is_ahead_is_told_with_the_round_as_it_stands() -> None:
    """Who has taken the fewest cards gets the most points, and the forgetful card costs one."""
    table = seated(3).lay("4", FULL, FULL, pile="3", taken=[3, 2, 1], holder=2, sheet=[[3, 1, 2]])
    assert [zone.value for zone in shown(table, "points")] == [3, 1, 2]
    assert [zone.value for zone in shown(table, "so-far")] == [4, 3, 4]
    assert {zone.lead for zone in shown(table, "so-far")} == {"ahead"}
    assert not any(zone.lead for zone in shown(table, "points"))
