"""What the table shows, and what the buttons say."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.games import catalogue
from igroteka.games.zabiray.cards import FACE, TILES
from igroteka.kernel import Window
from scripted import seen, shown
from scripted_tables.zabiray import ZabirayTable, dealt, facing, seated

TABLE: Any = catalogue.table("zabiray")


def label(table: ZabirayTable, token: str) -> Any:
    assert token in table.legal
    return TABLE.label(seen(table, table.to_move), table.rules.TOKENS.index(token))


def card_on(found: Any) -> str:
    return str(TILES[found.card - FACE])


@pytest.mark.rule("ZAB-8", "ZAB-4")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_the_stock_is_a_stack_with_one_back_to_see(viewer: int) -> None:
    table = dealt("g1 g2 g3 g4 g5 s za", "p1 p2 p3 p4 p5 w be", top="ru/x")
    [stock] = shown(table, "stock", viewer)
    assert (stock.kind, stock.value, stock.items) == ("stack", 94, ("back-x",))


@pytest.mark.rule("ZAB-43")
def test_an_empty_stock_shows_no_back() -> None:
    table = seated(2).lay("g1", "g2", pile="g3", stock="")
    assert [(zone.value, zone.items) for zone in shown(table, "stock")] == [(0, ())]


@pytest.mark.rule("ZAB-31", "ZAB-32")
def test_the_pile_lies_open_and_says_what_a_wild_stands_for() -> None:
    [pile] = shown(facing("g1 w:p p2 za w:be", "ru"), "pile")
    assert (pile.kind, pile.items) == ("pile", ("g1", "w-p", "p2", "za", "w-be"))
    assert shown(facing("", "ru"), "pile")[0].items == ()


@pytest.mark.rule("ZAB-16", "ZAB-17", "ZAB-25")
@pytest.mark.parametrize(
    ("pile", "lamps"),
    [
        ("g1", ()),
        ("g1 za", ("za",)),
        ("g1 za be", ("za", "be")),
        ("g1 za w:be", ("za", "be")),
        ("g1 be", ("za", "be")),
        ("g1 za be ru", ()),
        ("g1 za y3", ()),
        ("", ()),
    ],
)
def test_lamps_show_how_far_the_sequence_is(pile: str, lamps: tuple[str, ...]) -> None:
    """Бе on top lights the first two, however it came there; R-8, R-9."""
    assert [zone.items for zone in shown(facing(pile, "g1 ru"), "sequence")] == [lamps]


@pytest.mark.rule("ZAB-7")
def test_one_sees_ones_own_hand_sorted_and_how_many_the_others_hold() -> None:
    table = seated(3).lay("ru w y1 gr g2 za s be", "g1 g2", "p1", pile="g3")
    hands = shown(table, "hand")
    assert [(zone.seat, zone.kind) for zone in hands] == [(0, "hand"), (1, "hand"), (2, "hand")]
    own = ("g2", "gr", "y1", "s", "w", "za", "be", "ru")
    assert [zone.items for zone in hands] == [own, ("?", "?"), ("?",)]
    assert [zone.items for zone in shown(table, "hand", viewer=-1)] == [("?",) * 8, ("?", "?"), ("?",)]


@pytest.mark.rule("ZAB-41")
def test_one_is_warned_of_others_who_hold_one_card() -> None:
    table = seated(3).lay("g1", "g2 g4", "p1", pile="g3")
    assert [zone.seat for zone in shown(table, "last-card")] == [2]
    assert [zone.seat for zone in shown(table, "last-card", viewer=1)] == [0, 2]
    assert [zone.seat for zone in shown(table, "last-card", viewer=-1)] == [0, 2]
    over = seated(2, max_rounds=1).lay("g1", "g2", pile="g3")
    over.play("play g1")
    assert over.over
    assert shown(over, "last-card", viewer=-1) == []


@pytest.mark.rule("ZAB-19", "ZAB-45")
def test_captured_piles_are_stacks_that_are_counted_not_their_cards() -> None:
    table = seated(3).lay("g1", "g2", "p1", pile="g3", stock="za/1", piles=[2, 0, 1])
    assert [(zone.seat, zone.kind, zone.value) for zone in shown(table, "piles")] == [
        (0, "stack", 2),
        (1, "stack", 0),
        (2, "stack", 1),
    ]


@pytest.mark.rule("ZAB-47", "ZAB-48")
def test_totals_run_to_the_target() -> None:
    table = seated(3, target=30).lay("g1", "g2", "p1", pile="g3", points=[7, 8, 9])
    found = shown(table, "points", viewer=1)
    assert [(zone.value, zone.of) for zone in found] == [(7, 30), (8, 30), (9, 30)]
    assert [zone.main for zone in found] == [False, True, False]
    assert [(zone.value, zone.of) for zone in shown(table, "round")] == [(1, None)]
    assert [(zone.value, zone.of) for zone in shown(seated(3, max_rounds=4), "round")] == [(1, 4)]


@pytest.mark.rule("ZAB-45", "ZAB-47")
def test_captured_piles_are_points_at_once_and_are_not_counted_twice() -> None:
    table = seated(2, max_rounds=1).lay("g1", "g2 g4", pile="g3", stock="za/1", points=[7, 8], piles=[1, 2])
    assert [zone.value for zone in shown(table, "points")] == [8, 10]
    table.play("play g1")
    assert table.over
    assert [zone.value for zone in shown(table, "points")] == [10, 10]


@pytest.mark.rule("ZAB-28", "ZAB-29", "ZAB-6")
def test_the_direction_is_shown_unless_two_play_and_so_is_the_dealer() -> None:
    table = seated(3).lay("gr g1", "g2", "p1", pile="g3", dealer=2)
    assert (len(shown(table, "clockwise")), len(shown(table, "counterclockwise"))) == (1, 0)
    assert [zone.seat for zone in shown(table, "dealer")] == [2]
    table.play("play gr")
    assert (len(shown(table, "clockwise")), len(shown(table, "counterclockwise"))) == (0, 1)
    assert shown(seated(2), "clockwise") == shown(seated(2), "counterclockwise") == []


@pytest.mark.rule("ZAB-9", "ZAB-25", "ZAB-35")
def test_hints_for_newcomers() -> None:
    assert len(shown(facing("", "g1"), "any-number")) == len(shown(facing("ru", "g1"), "any-number")) == 1
    assert shown(facing("g1", "g1"), "any-number") == []
    assert [zone.seat for zone in shown(facing("g1 s", "g1"), "must-seek")] == [0]
    assert shown(facing("g1", "g1"), "must-seek") == []
    called = facing("za be", "ru g1")
    called.play("play ru")
    assert shown(called, "any-number") == []  # first the call


def last_deal(table: ZabirayTable) -> list[tuple[str, ...]]:
    """What each seat's sheet says of the deal before: piles, cards left, points."""
    sheets = [shown(table, f"last-{what}") for what in ("piles", "held", "points")]
    return [tuple(item for zone in seat for item in zone.items) for seat in zip(*sheets, strict=True)]


@pytest.mark.rule("ZAB-41", "ZAB-44")
def test_after_a_deal_the_table_says_who_went_out_and_what_it_gave() -> None:
    table = seated(2).lay("g1", "g2 g4", pile="g3", stock="za/1", piles=[1, 2])
    assert last_deal(table) == shown(table, "went-out") == []
    table.play("play g1")
    assert last_deal(table) == [("1", "0", "3"), ("2", "2", "2")]
    assert [zone.seat for zone in shown(table, "went-out")] == [0]
    table.play("draw")
    assert last_deal(table) == shown(table, "went-out") == []


@pytest.mark.rule("ZAB-43", "ZAB-46")
def test_or_that_the_stock_ran_out() -> None:
    table = seated(2, max_rounds=1).lay("p1", "g2 g4", pile="g3", stock="", piles=[1, 2])
    table.play("draw")
    assert (len(shown(table, "ran-out")), shown(table, "went-out")) == (1, [])
    assert last_deal(table) == [("1", "1", "1"), ("2", "2", "2")]


@pytest.mark.rule("ZAB-22", "ZAB-23", "ZAB-24", "ZAB-26")
@pytest.mark.parametrize(
    ("top", "id", "value"),
    [
        ("ru/3", "do-take", 3),
        ("ru/5", "do-take", 5),
        ("ru/x", "do-turn-up", 0),
        ("ru/g", "do-take-until", 1),
        ("ru/p", "do-take-until", 2),
        ("ru/y", "do-take-until", 3),
    ],
)
def test_the_stock_says_what_following_its_back_would_do(top: str, id: str, value: int) -> None:
    found = label(facing("g1", "g2", top=top), "draw")
    assert (found.id, found.value) == (id, value)


@pytest.mark.rule("ZAB-43")
def test_it_warns_before_the_deal_ends() -> None:
    """R-12, R-13."""
    last = label(seated(2).lay("g1", "g2", pile="g3", stock="ru/3 be/1"), "draw")
    assert (last.id, last.value) == ("do-take-last", 2)
    enough = label(seated(2).lay("g1", "g2", pile="g3", stock="ru/2 be/1"), "draw")
    assert (enough.id, enough.value) == ("do-take", 2)
    assert label(seated(2).lay("p1", "g2", pile="g3", stock=""), "draw").id == "do-end-deal"


@pytest.mark.rule("ZAB-49")
def test_to_refuse_with_an_empty_stock_says_that_the_deal_ends() -> None:
    table = seated(2, empty_stock="ends").lay("g1 p1", "g2", pile="g3", stock="")
    assert label(table, "draw").id == "do-refuse"


@pytest.mark.rule("ZAB-19", "ZAB-28", "ZAB-29", "ZAB-35", "ZAB-41")
def test_a_card_says_what_it_will_do() -> None:
    plain = label(facing("g1", "g2 s"), "play g2")
    assert (plain.id, card_on(plain)) == ("do-play", "g2")
    wild = label(facing("g1", "w s"), "play w p")
    assert (wild.id, card_on(wild)) == ("do-play", "w-p")
    ru = label(facing("g1 za be", "ru s"), "play ru")
    assert (ru.id, card_on(ru), ru.value) == ("do-capture", "ru", 4)
    assert label(facing("g1", "g2"), "play g2").id == "do-go-out"
    assert label(facing("g1", "gr s", players=2), "play gr").id == "do-reverse-again"


@pytest.mark.rule("ZAB-28", "ZAB-35")
@pytest.mark.parametrize(("direction", "next_seat"), [(1, 1), (-1, 3)])
def test_reverse_and_search_name_whom_they_concern(direction: int, next_seat: int) -> None:
    table = seated(4).lay("gr s", "g2", "g3", "g4", pile="g1", direction=direction)
    assert label(table, "play s").other == next_seat
    assert label(table, "play gr").other == 4 - next_seat
    table.play("play s")
    assert table.to_move == next_seat


@pytest.mark.rule("ZAB-13", "ZAB-16", "ZAB-22", "ZAB-39")
@pytest.mark.parametrize(
    ("pile", "hand", "asked"),
    [
        ("g1", "g2 y5", "ask-match"),
        ("g1", "za g2", "ask-za"),
        ("g1", "za be w", "ask-triple"),
        ("g1", "y5 be", "ask-follow"),
        ("za", "be ru", "ask-be"),
        ("za be", "ru g1", "ask-ru"),
        ("za be", "g1 g2", "ask-follow"),
    ],
)
def test_what_is_asked_names_the_best_that_one_has(pile: str, hand: str, asked: str) -> None:
    assert TABLE.prompt(facing(pile, hand).s).id == asked


@pytest.mark.rule("ZAB-39")
def test_the_three_at_once_say_which_are_wild() -> None:
    table = facing("g1", "za be ru w w w")
    values = {label(table, token).value for token in table.legal if token.startswith("triple")}
    assert values == set(range(8))
    assert label(table, "triple za be ru").value == 0
    assert [label(table, f"triple {three}").value for three in ("w be ru", "za w ru", "za be w")] == [1, 2, 4]


@pytest.mark.rule("ZAB-31", "ZAB-35", "ZAB-38")
def test_the_other_buttons() -> None:
    assert label(facing("s", "g1"), "seek").id == "do-seek"
    table = facing("g1", "g2", top="w/x be/1")
    table.play("draw")
    assert [label(table, token).value for token in table.legal] == [1, 2, 3]
    table = facing("za be", "ru g1")
    table.play("play ru")
    assert [label(table, token).id for token in table.legal] == ["do-forget", "do-say"]
    table.play("forget")
    assert [(label(table, token).id, label(table, token).other) for token in table.legal] == [
        ("do-catch", 0),
        ("do-pass", -1),
    ]


HANDS = ("ru g1", "p2 s", "y2 s", "g2 s", "p3 s", "y3 s")


def captured(players: int = 4, hand: str = "ru g1", direction: int = 1, **options: Any) -> ZabirayTable:
    """Seat 0 has just captured a pile."""
    table = seated(players, **options)
    table.lay(hand, *HANDS[1:players], pile="y1 za be", top="p2/3 w/p g5/5", direction=direction)
    table.play("play ru")
    return table


def live(table: ZabirayTable) -> list[tuple[int, ...]]:
    """The live buttons of a spectator and of every seat; spectators and players see the same."""
    found = [TABLE.calls(table.s, seat) for seat in range(-1, table.s.seats)]
    for viewer in range(-1, table.s.seats):
        assert [TABLE.calls(seen(table, viewer), seat) for seat in range(-1, table.s.seats)] == found
    return found


def catchers(table: ZabirayTable) -> list[int]:
    """The seats that can say that it was not said."""
    catch = table.rules.TOKENS.index("catch")
    assert {actions for actions in live(table) if actions} <= {(catch,)}
    return [seat for seat, actions in enumerate(live(table), -1) if actions]


def position(table: ZabirayTable) -> list[Any]:
    """All that anybody sees, can do, or has a button for."""
    views = [TABLE.zones(seen(table, viewer), viewer) for viewer in range(-1, table.s.seats)]
    return [table.to_move, [] if table.over else table.legal, views, live(table)]


@pytest.mark.rule("ZAB-19", "ZAB-38")
def test_it_has_to_be_said_within_four_seconds() -> None:
    table = captured()
    assert TABLE.window(table.s) == Window(table.rules.TOKENS.index("forget"), grace=4, lasts=4, forgetting=True)
    table.play("say")
    assert TABLE.window(table.s) is None


@pytest.mark.rule("ZAB-38")
def test_that_it_can_be_noticed_is_a_secret_and_ends_when_the_next_player_acts() -> None:
    table = captured()
    table.play("forget")
    for _ in range(3):
        assert TABLE.window(table.s) == Window(table.rules.TOKENS.index("pass"), patience=2, secret=True)
        table.play("pass")
    assert TABLE.window(table.s) is None


@pytest.mark.rule("ZAB-38", "ZAB-41")
def test_where_nobody_acts_next_it_can_be_noticed_for_four_seconds() -> None:
    """R-11: the last card captured, and then the deal is scored."""
    table = captured(hand="ru")
    table.play("forget")
    assert TABLE.window(table.s).lasts == 4


@pytest.mark.rule("ZAB-37", "ZAB-38")
@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("direction", [1, -1])
def test_everybody_else_has_a_button_from_the_capture_until_the_next_player_acts(players: int, direction: int) -> None:
    others = list(range(1, players))
    said, forgotten, caught = (captured(players, direction=direction) for _ in range(3))
    assert catchers(said) == others
    said.play("say")
    forgotten.play("forget")
    caught.turns("0 forget", "1 catch")
    assert catchers(said) == catchers(forgotten) == catchers(caught) == others
    for seat in others:
        forgotten.play("pass", seat=seat)
    assert catchers(forgotten) == others
    for table in (said, forgotten):
        table.play(next(token for token in table.legal if token.startswith("play")))
        assert catchers(table) == []


@pytest.mark.rule("ZAB-38")
def test_before_the_first_capture_there_is_no_button() -> None:
    assert catchers(seated(4)) == []
    assert catchers(facing("", "g1")) == []
    assert catchers(facing("za be", "ru g1")) == []


@pytest.mark.rule("ZAB-38")
@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("rounds", [None, 1])
@pytest.mark.parametrize("hand", ["ru g1", "ru"])
def test_nobody_can_tell_whether_it_was_said_or_forgotten(players: int, rounds: int | None, hand: str) -> None:
    """Also where it was the last card and a new deal has begun, or the match is over."""
    said = captured(players, hand, max_rounds=rounds)
    forgotten = captured(players, hand, max_rounds=rounds)
    assert position(said) == position(forgotten)
    said.play("say")
    forgotten.play("forget")
    buttons = live(forgotten)
    assert live(said) == buttons
    assert catchers(said) == list(range(1, players))
    while not forgotten.over and forgotten.legal == ["catch", "pass"]:
        assert live(forgotten) == buttons
        forgotten.play("pass")
    assert position(said) == position(forgotten)


@pytest.mark.rule("ZAB-41")
def test_who_goes_out_with_another_card_is_not_suspected_when_the_match_is_over() -> None:
    table = seated(2, max_rounds=1).lay("g1", "g2 g4", pile="g3", stock="za/1", piles=[1, 2])
    table.play("play g1")
    assert table.over
    assert catchers(table) == []


@pytest.mark.rule("ZAB-38")
def test_what_the_table_cannot_tell_from_a_capture() -> None:
    """The next player has taken cards, and the table is still empty: a button is left if that one has captured too."""
    for piles, left in (([0, 0, 1, 0], []), ([0, 1, 0, 0], [0, 2, 3])):
        table = seated(4).lay(*HANDS[:4], pile="y1 za be", stock="p2/3 w/p g5/5 g1/4", piles=piles)
        table.turns("0 play ru", "0 say", "1 draw")
        assert (table.pile, catchers(table)) == ("", left)


@pytest.mark.rule("ZAB-19")
def test_at_tables_that_say_it_by_themselves_there_is_nothing_to_notice() -> None:
    option = catalogue.rules("zabiray").OPTIONS["call"]
    assert option.friendly == "auto"
    table = captured(call=option.friendly)
    assert (table.to_move, TABLE.window(table.s), catchers(table)) == (1, None, [])
