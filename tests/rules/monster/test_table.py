"""What the table shows, and what the buttons say."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka import words
from igroteka.games import catalogue
from igroteka.kernel import SPECTATOR, Phrase
from scripted import shown
from scripted_tables.monster import BEST, NINES, TENS, MonsterTable, deal, dealt

TABLE: Any = catalogue.table("monster")
HANDS = ("10 9 7 4 3 3", "8 7 6 5 10 9", "9 8 6 5 2 2", "10 10 10 10 10 9")


def label(table: MonsterTable, token: str) -> Any:
    return TABLE.label(table.s, table.rules.TOKENS.index(token))


@pytest.mark.rule("MON-2", "MON-17")
def test_the_pot_is_the_number_that_matters_and_the_circle_is_counted() -> None:
    table = dealt(*HANDS)
    [pot], [circle], [players] = shown(table, "pot"), shown(table, "circle"), shown(table, "players-in")
    assert (pot.kind, pot.value, pot.main) == ("chips", 8, True)
    assert (circle.value, players.value, players.of) == (1, 4, 4)
    table.turns("discard 3", "discard 9 10", "discard 2 8", "fold", then=deal("", BEST, "6 5 4 3 2 1", ""))
    [pot], [circle], [players] = shown(table, "pot"), shown(table, "circle"), shown(table, "players-in")
    assert (pot.value, circle.value, players.value) == (13, 2, 2)
    assert [zone.value for zone in shown(table, "chips")] == [18, 23, 23, 23]
    assert [zone.seat for zone in shown(table, "out")] == [0, 3]
    assert [zone.seat for zone in shown(table, "dealer")] == [3]


@pytest.mark.rule("MON-3")
def test_hands_are_fans_of_backs_for_all_but_their_owners() -> None:
    table = dealt(*HANDS)
    for viewer in (SPECTATOR, 0, 1):
        for zone in shown(table, "hand", viewer):
            own = tuple(str(card) for card in table.hands[zone.seat])
            assert zone.items == (own if zone.seat == viewer else ("?",) * 6)


@pytest.mark.rule("MON-7")
def test_the_monster_is_a_growing_pile_of_backs_and_everybody_sees_who_fed_it_how_much() -> None:
    table = dealt(*HANDS)
    [monster] = shown(table, "monster")
    assert (monster.kind, monster.value, monster.items) == ("stack", 0, ())
    table.turns("discard 3", "discard 9 10")
    for viewer in (SPECTATOR, 0, 1):
        [monster] = shown(table, "monster", viewer)
        assert (monster.kind, monster.value, monster.items) == ("stack", 3, ())
    assert [zone.items for zone in shown(table, "thrown", 0)] == [("3",), ("?", "?"), (), ()]
    assert [zone.items for zone in shown(table, "thrown", 1)] == [("?",), ("9", "10"), (), ()]


@pytest.mark.rule("MON-10")
def test_after_the_showdown_the_monster_and_the_hands_lie_open() -> None:
    table = dealt("10 9 7 6 5 3", "10 8 7 6 5 4", NINES, "8 8 8 7 7 7", max_rounds=1)
    table.turns("discard 3", "discard 4", "fold", "fold")
    for viewer in (SPECTATOR, 2):
        [monster] = shown(table, "monster", viewer)
        assert (monster.kind, monster.items) == ("row", ("3", "4"))
        rows = [("5", "6", "7", "9", "10"), ("5", "6", "7", "8", "10")]
        assert [zone.items for zone in shown(table, "row", viewer)] == rows
        assert [zone.seat for zone in shown(table, "hand", viewer)] == [2, 3]
    assert shown(table, "hand", SPECTATOR)[0].items == ("?",) * 6
    assert shown(table, "best-fine") == shown(table, "pair-fine") == []


@pytest.mark.rule("MON-9", "MON-11", "MON-17")
def test_one_is_warned_of_a_pair_until_the_hand_is_clean() -> None:
    table = dealt(*HANDS)
    assert [(zone.seat, zone.value) for zone in shown(table, "pair-fine")] == [(0, 5)]
    assert shown(table, "best-fine") == []
    table.play("discard 3")
    assert shown(table, "pair-fine") == []
    assert [(zone.seat, zone.value) for zone in shown(table, "best-fine")] == [(0, 5)]
    assert shown(table, "pair-fine", SPECTATOR) == shown(table, "best-fine", SPECTATOR) == []


@pytest.mark.rule("MON-8")
def test_who_has_folded_is_warned_of_nothing() -> None:
    table = dealt(*HANDS)
    table.play("fold")
    assert shown(table, "pair-fine") == shown(table, "best-fine") == []
    assert [zone.seat for zone in shown(table, "out")] == [0]


@pytest.mark.rule("MON-11", "PAIRS-COMMON-17")
@pytest.mark.parametrize(("start_chips", "fine"), [(1, 0), (2, 0), (5, 3), (7, 5), (25, 5)])
def test_the_warning_asks_for_no_more_than_one_has(start_chips: int, fine: int) -> None:
    """M-11."""
    assert [zone.value for zone in shown(dealt(*HANDS, start_chips=start_chips), "pair-fine")] == [fine]


@pytest.mark.rule("MON-6", "MON-9")
def test_what_the_buttons_say() -> None:
    table = dealt(*HANDS)
    say = words.of("monster", "en").say
    assert label(table, "keep") == Phrase("do-keep-pair")
    assert label(table, "discard 3") == Phrase("do-discard-one", card=3)
    assert label(table, "discard 3 10") == Phrase("do-discard-two", card=3, value=10)
    assert label(table, "discard 3 7 10") == Phrase("do-discard-three", card=3, value=7, more=10)
    assert say(label(table, "discard 3 3 10")) == "Throw 3, 3 and 10 to the monster"
    assert say(label(table, "fold")) == "Fold: pay nothing more"
    table.play("fold")
    assert label(table, "keep") == Phrase("do-keep")


@pytest.mark.rule("MON-6")
def test_every_legal_action_has_its_own_label() -> None:
    table = dealt(BEST, TENS, NINES, "8 8 8 8 8 8")
    labels = {label(table, token) for token in table.legal}
    assert len(labels) == len(table.legal) == 43
