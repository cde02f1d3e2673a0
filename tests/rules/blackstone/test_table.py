"""What the table shows, and what the buttons say."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka import words
from igroteka.games import catalogue
from igroteka.kernel import SPECTATOR, Phrase
from scripted import Scripted, shown
from scripted_tables.pairs import deal

TABLE: Any = catalogue.table("blackstone")


def label(table: Scripted, token: str) -> Any:
    return TABLE.label(table.s, table.rules.TOKENS.index(token))


def raised() -> Scripted:
    """Example B1: seat 0 has taken eleven, 15 white stones lie in the middle."""
    table = Scripted("blackstone", 4, f"first=3; {deal(1, 2, 3, 4)}")
    table.play("take 11", "draw 0=9,9,9,9,8,8,8,8,7,7,7")
    return table


@pytest.mark.rule("BLACKSTONE-9", "BLACKSTONE-15", "BLACKSTONE-17")
def test_what_folding_and_losing_cost_besides_the_stake_stands_beside_the_white_stones() -> None:
    """One of the two rows is the price of folding: 8 of 15. The stake of 5 is lost as well."""
    table = raised()
    [white], [fold], [lose] = shown(table, "white"), shown(table, "folding"), shown(table, "loss")
    assert (white.kind, white.seat, len(white.items)) == ("row", -1, 15)
    assert len(white.items[::2]) == fold.value == 8
    assert (fold.kind, fold.main) == ("number", True)
    assert (lose.kind, lose.value, lose.main) == ("number", 15, False)
    before = table.s.chips[1]
    table.play("fold")
    assert table.s.chips[1] == before - fold.value, "what is shown is by what one’s chips change"


@pytest.mark.rule("BLACKSTONE-17", "BLACKSTONE-19")
def test_a_price_says_whose_it_is_and_when_it_takes_all() -> None:
    """With 24 white stones a second ten would cost more than anybody has; who watches sees what the mover would pay."""
    table = Scripted("blackstone", 3, f"first=2; {deal(1, 2, 3)}")
    table.play("take 21", "draw 0=" + ",".join("4556667777888899999" + "99"))
    names = {"folding", "loss", "folding-all", "loss-all", "folding-now", "loss-now"}

    def prices(viewer: int) -> dict[str, int]:
        return {name: zone.value for name in names for zone in shown(table, name, viewer)}

    assert prices(1) == {"folding": 12, "loss-all": 15}
    table.play("fold", seat=1)
    assert prices(1) == prices(SPECTATOR) == {"folding-now": 12, "loss-now": 15}
    assert prices(2) == {"folding": 12, "loss-all": 15}


@pytest.mark.rule("BLACKSTONE-11")
def test_the_least_number_stands_next_to_the_deck() -> None:
    table = Scripted("blackstone", 4, f"first=3; {deal(1, 2, 3, 4)}")
    assert [zone.value for zone in shown(table, "least")] == [1]
    table = raised()
    assert [zone.value for zone in shown(table, "least")] == [11]
    assert [(zone.kind, zone.value, zone.items) for zone in shown(table, "deck")] == [("stack", 40, ())]
    assert shown(table, "burned") == []


@pytest.mark.rule("BLACKSTONE-8", "BLACKSTONE-12")
def test_black_stones_lie_before_their_owners_for_everybody_to_see() -> None:
    table = Scripted("blackstone", 3, f"first=2; {deal(10, 5, 9)}")
    for viewer in (SPECTATOR, 0, 1, 2):
        assert [zone.items for zone in shown(table, "black", viewer)] == [("10",), (), ()]
    table.play("take 2", "draw 1=8,10")
    assert [zone.items for zone in shown(table, "black")] == [("10",), ("10",), ()]
    assert [zone.items for zone in shown(table, "white")] == [("5", "8", "9")]


@pytest.mark.rule("BLACKSTONE-4", "BLACKSTONE-17")
def test_who_is_in_has_a_stake_and_who_is_out_a_sign() -> None:
    table = raised()
    table.play("fold", seat=1)
    assert [(zone.seat, zone.value) for zone in shown(table, "stake")] == [(0, 5), (2, 5), (3, 5)]
    assert [(zone.kind, zone.seat) for zone in shown(table, "out")] == [("marker", 1)]
    assert [zone.value for zone in shown(table, "chips")] == [15, 7, 15, 15]
    assert [(zone.kind, zone.value) for zone in shown(table, "pot")] == [("chips", 13)]
    assert [zone.seat for zone in shown(table, "dealer")] == [3]


@pytest.mark.rule("BLACKSTONE-13")
def test_the_chance_of_surviving_is_counted_out() -> None:
    """Without a black stone one card cannot lose; two lose with 10 · 9 of 51 · 50."""
    table = Scripted("blackstone", 4, f"first=3; {deal(1, 2, 3, 4)}")
    assert [label(table, f"take {number}").more for number in (1, 2)] == [100, 96]
    said = words.of("blackstone", "en").say
    assert said(label(table, "take 2")) == "Take 2 cards: 96% safe"
    assert said(label(table, "take 1")) == "Take 1 card: even a 10 is safe"


@pytest.mark.rule("BLACKSTONE-13")
def test_only_what_is_certain_has_a_chance_of_100_percent() -> None:
    """With two tens among 51 cards the chance of two is less than a thousandth."""
    table = Scripted("blackstone", 4, f"first=3; {deal(1, 2, 3, 4)}")
    for seat in (1, 2, 3):
        table.s.rows[seat][0] = table.s.rows[seat][10] = 1 if seat > 1 else 6
    assert [label(table, f"take {number}").more for number in (1, 2)] == [100, 99]


@pytest.mark.rule("BLACKSTONE-13")
def test_with_a_black_stone_every_card_is_a_danger() -> None:
    """9 tens among 52 cards, then 8 among 51."""
    table = Scripted("blackstone", 2, f"first=1; {deal(10, 2)}")
    table.play("take 1", "draw 1=9")
    assert [label(table, f"take {number}").more for number in (1, 2)] == [83, 68]


@pytest.mark.rule("BLACKSTONE-2", "BLACKSTONE-13")
def test_burned_cards_lie_apart_and_could_be_tens_like_any_other() -> None:
    """R-1: of 51 unseen cards eight are tens, wherever they lie."""
    table = Scripted("blackstone", 2, f"first=1; burn=10,10,10,10,10; {deal(10, 10)}; tie 0=2; tie 1=3", burn=5)
    assert [(zone.kind, zone.value, zone.items) for zone in shown(table, "burned")] == [("stack", 5, ())]
    assert table.s.deck[0] + table.s.burned[0] == 51
    assert label(table, "take 1").more == 84  # 43 of 51


@pytest.mark.rule("BLACKSTONE-20")
def test_when_the_match_is_over_ones_own_chips_matter_and_no_price_is_left() -> None:
    table = Scripted("blackstone", 3, f"first=2; {deal(1, 2, 3)}", max_rounds=1)
    table.play("take 2", "draw 0=10,10")
    for zone in ("folding", "loss", "least", "stake"):
        assert shown(table, zone) == []
    assert [(zone.value, zone.main) for zone in shown(table, "chips", 1)] == [(12, False), (24, True), (24, False)]
    assert shown(table, "black")[0].items == ("10", "10")
    assert [zone.seat for zone in shown(table, "out")] == [0]


@pytest.mark.rule("BLACKSTONE-17")
def test_the_fold_button_names_what_is_paid_now_and_the_stake_apart() -> None:
    table = raised()
    assert label(table, "fold") == Phrase("do-fold", value=8)
    assert words.of("blackstone", "en").say(label(table, "fold")) == "Fold: −8 and your stake"


@pytest.mark.rule("BLACKSTONE-19")
def test_the_fold_button_asks_for_no_more_than_one_has() -> None:
    """R-6."""
    table = Scripted("blackstone", 2, f"first=1; {deal(1, 2)}", start_chips=3)
    assert label(table, "fold") == Phrase("do-fold-last", seat=1 - table.to_move, value=0, more=3)


@pytest.mark.rule("BLACKSTONE-11", "BLACKSTONE-13")
def test_a_number_button_says_its_number_and_the_chance_to_survive_it() -> None:
    table = raised()
    assert label(table, "take 12").value == 12
    assert words.of("blackstone", "en").say(label(table, "take 12")).startswith("Take 12 cards: ")
