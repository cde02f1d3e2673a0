"""No pile yet, or none any more: a number card starts one, or the back is followed."""

from __future__ import annotations

import pytest

from scripted_tables.zabiray import EVERY_PLAIN_CARD, facing, seated

NUMBERS = [f"play {colour}{number}" for colour in "gpy" for number in range(1, 6)]


@pytest.mark.rule("ZAB-9")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_any_number_card_starts_a_pile_and_nothing_else(players: int) -> None:
    table = facing("", EVERY_PLAIN_CARD, players=players)
    assert table.legal == sorted(["draw", *NUMBERS])
    assert {table.why_not(f"play {card}") for card in ("gr", "s", "w g", "za", "be", "ru")} == {"ZAB-9"}


@pytest.mark.rule("ZAB-9")
def test_three_at_once_do_not_start_a_pile() -> None:
    table = facing("", "za be ru w w w")
    assert table.legal == ["draw"]
    assert {table.why_not("triple za be ru"), table.why_not("triple w w w")} == {"ZAB-9"}


@pytest.mark.rule("ZAB-9", "ZAB-11")
def test_it_lies_there_and_the_next_player_goes_on() -> None:
    table = facing("", "y4 g1")
    table.play("play y4")
    assert (table.pile, table.hands[0], table.to_move) == ("y4", "g1", 1)


@pytest.mark.rule("ZAB-10")
def test_who_has_no_number_card_follows_the_back() -> None:
    table = facing("", "gr za be ru s w", top="ru/3 g5/5 s/4 y2/4")
    assert table.legal == ["draw"]
    table.play("draw")
    assert table.hands[0] == "g5 gr s s w za be ru ru"
    assert (table.pile, table.to_move, table.back) == ("", 1, "4")


@pytest.mark.rule("ZAB-10", "ZAB-22")
def test_who_has_one_may_keep_it() -> None:
    """R-29: refusing is free."""
    table = facing("", "g1 g2", top="ru/1 g5/5")
    assert table.legal == ["draw", "play g1", "play g2"]
    table.play("draw")
    assert (table.hands[0], table.pile, table.to_move) == ("g1 g2 ru", "", 1)


@pytest.mark.rule("ZAB-10", "ZAB-24")
@pytest.mark.parametrize(
    ("card", "follow"),
    [
        ("y4/x", ["draw", "play y5"]),
        ("gr/x", ["draw"]),
        ("s/x", ["seek"]),
        ("za/x", ["draw"]),
        ("be/x", ["draw", "play ru"]),
        ("ru/x", ["draw", "play y5"]),
    ],
)
def test_a_card_turned_up_starts_the_pile_whatever_it_is(card: str, follow: list[str]) -> None:
    """R-28: then the table of what goes on what applies to it."""
    table = facing("", "g1 g2", top=f"{card} g5/5", flip_reverse=False)
    table.play("draw")
    assert table.pile == card.split("/")[0]
    assert (table.to_move, table.legal) == (1, follow)


@pytest.mark.rule("ZAB-10", "ZAB-26")
def test_a_dot_starts_a_pile_too() -> None:
    """R-28."""
    table = facing("", "g1 g2", top="ru/p be/g p4/5 g2/2")
    table.play("draw")
    assert (table.pile, table.hands[0]) == ("p4", "g1 g2 be ru")


@pytest.mark.rule("ZAB-21")
@pytest.mark.parametrize(("direction", "next_seat"), [(1, 2), (-1, 0)])
def test_after_a_capture_the_next_player_starts_a_new_pile(direction: int, next_seat: int) -> None:
    table = seated(3).lay("g1 s", "ru g5", "g1 s", pile="g1 za be", turn=1, direction=direction)
    table.turns("1 play ru", "1 say")
    assert (table.to_move, table.pile) == (next_seat, "")
    assert table.legal == ["draw", "play g1"]
