"""«Заберу!»: said, forgotten, noticed or not."""

from __future__ import annotations

import pytest

from scripted_tables.zabiray import ZabirayTable, facing, seated

COMING = "p2/3 w/p g5/5"


def captured(players: int = 4, turn: int = 0, direction: int = 1, hand: str = "ru g1") -> ZabirayTable:
    """A pile has just been captured, and it has not been said yet."""
    hands = [f"{colour}2 s" for colour in "gpygpy"][:players]
    hands[turn] = hand
    table = seated(players).lay(*hands, turn=turn, pile="y1 za be", top=COMING, direction=direction)
    table.play("play ru", seat=turn)
    return table


@pytest.mark.rule("ZAB-19")
def test_whoever_lays_ru_has_to_say_it_at_once() -> None:
    table = captured()
    assert (table.to_move, table.legal) == (0, ["forget", "say"])
    assert table.piles == [1, 0, 0, 0]
    others = [token for token in table.rules.TOKENS if token not in ("say", "forget")]
    assert {table.why_not(token) for token in others} == {"ZAB-19"}


@pytest.mark.rule("ZAB-19", "ZAB-21")
def test_who_says_it_has_nothing_to_fear() -> None:
    """R-15: an accusation then would change nothing, so nobody is asked."""
    table = captured()
    table.play("say")
    assert (table.to_move, table.pile, table.held[0]) == (1, "", 1)
    assert {"catch", "pass"}.isdisjoint(table.legal)
    assert table.why_not("catch") == table.why_not("pass") == "ZAB-38"
    assert table.told("say") == [(0, 0)]


@pytest.mark.rule("ZAB-19")
def test_a_wild_as_ru_and_three_at_once_have_to_be_called_too() -> None:
    """R-16: one button is word and palm, and the three at once need it as well."""
    wild = facing("za be", "w g1")
    wild.play("play w ru")
    assert wild.legal == ["forget", "say"]
    three = facing("g2", "za be ru g1")
    three.play("triple za be ru")
    assert three.legal == ["forget", "say"]
    three.turns("0 forget", "1 catch")
    assert three.held[0] == 3


@pytest.mark.rule("ZAB-37")
def test_who_forgot_it_and_is_caught_takes_the_two_top_cards() -> None:
    """R-14: backs are ignored, and the captured pile is kept."""
    table = captured()
    table.turns("0 forget", "1 catch")
    assert (table.hands[0], table.back) == ("g1 p2 w", "5")
    assert (table.piles, table.pile, table.to_move) == ([1, 0, 0, 0], "", 1)
    assert table.legal == ["draw", "play p2"]


@pytest.mark.rule("ZAB-38")
@pytest.mark.parametrize("turn", [0, 1, 2, 3])
@pytest.mark.parametrize("direction", [1, -1])
def test_all_others_are_asked_clockwise_from_the_offenders_left(turn: int, direction: int) -> None:
    """R-17: whatever the direction of play."""
    table = captured(turn=turn, direction=direction)
    table.play("forget")
    asked = []
    while table.legal == ["catch", "pass"]:
        asked.append(table.to_move)
        table.play("pass")
    assert asked == [(turn + step) % 4 for step in (1, 2, 3)]
    assert table.to_move == (turn + direction) % 4


@pytest.mark.rule("ZAB-37", "ZAB-38")
@pytest.mark.parametrize("catcher", [1, 2, 3])
def test_the_first_who_notices_counts_and_there_is_one_penalty(catcher: int) -> None:
    """R-17."""
    table = captured()
    table.play("forget")
    for seat in range(1, catcher):
        table.play("pass", seat=seat)
    table.play("catch", seat=catcher)
    assert table.held == [3, 2, 2, 2]
    assert (table.to_move, table.legal) == (1, ["draw", "play p2"])


@pytest.mark.rule("ZAB-38")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_if_nobody_notices_nothing_happens_and_later_it_is_too_late(players: int) -> None:
    """R-27: "before another player plays" is the deadline, not part of what one says."""
    table = captured(players)
    table.play("forget")
    table.turns(*(f"{seat} pass" for seat in range(1, players)))
    assert (table.held[0], table.piles[0], table.to_move) == (1, 1, 1)
    assert table.told("unnoticed") == [(0, 0)]
    assert table.why_not("catch") == "ZAB-38"
    table.play("play p2")
    assert "catch" not in table.legal


@pytest.mark.rule("ZAB-38")
def test_while_others_are_asked_nothing_else_may_be_done() -> None:
    table = captured()
    table.play("forget")
    others = [token for token in table.rules.TOKENS if token not in ("catch", "pass")]
    assert {table.why_not(token) for token in others} == {"ZAB-38"}
    assert table.reason("draw").phrase.seat == 0


@pytest.mark.rule("ZAB-19", "ZAB-41")
def test_with_the_last_card_the_call_comes_first() -> None:
    """R-11: then the deal ends, and the pile counts."""
    table = seated(2, max_rounds=1).lay("ru", "g1 g2", pile="y1 za be")
    table.play("play ru")
    assert (table.to_move, table.legal, table.held) == (0, ["forget", "say"], [0, 2])
    table.play("say")
    assert table.over
    assert table.result() == ([3, 0], [1, 2])


@pytest.mark.rule("ZAB-37", "ZAB-41")
def test_who_is_caught_with_an_empty_hand_has_not_gone_out() -> None:
    """R-11: the deal goes on."""
    table = seated(3).lay("ru", "g1 g2", "p1", pile="y1 za be", top=COMING)
    table.turns("0 play ru", "0 forget", "1 pass", "2 catch")
    assert (table.hands[0], table.s.round, table.to_move) == ("p2 w", 1, 1)
    assert table.piles == [1, 0, 0]


@pytest.mark.rule("ZAB-38", "ZAB-41")
def test_who_is_not_caught_has() -> None:
    """R-11."""
    table = seated(3, max_rounds=1).lay("ru", "g1 g2", "p1", pile="y1 za be", top=COMING)
    table.turns("0 play ru", "0 forget", "1 pass", "2 pass")
    assert table.over
    assert (table.went_out, table.result()[0]) == (0, [4, 0, 0])


@pytest.mark.rule("ZAB-19", "ZAB-21")
@pytest.mark.parametrize("token", ["play ru", "play w ru"])
def test_with_an_automatic_call_nobody_is_asked(token: str) -> None:
    table = facing("za be", "ru w g1", call="auto")
    table.play(token)
    assert (table.to_move, table.pile, table.piles) == (1, "", [1, 0, 0])
    assert table.why_not("say") == table.why_not("forget") == table.why_not("catch") == "ZAB-19"


@pytest.mark.rule("ZAB-41")
def test_with_an_automatic_call_the_last_card_ends_the_deal() -> None:
    table = seated(2, max_rounds=1, call="auto").lay("ru", "g1 g2", pile="y1 za be")
    table.play("play ru")
    assert table.over
    assert table.result()[0] == [3, 0]
