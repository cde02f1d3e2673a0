"""Taking the pile, and what a turn is."""

from __future__ import annotations

import random

import pytest

from scripted_tables.dobro import DobroTable, dealt, facing, seated
from scripted_tables.pairs import by_chance

FULL = "2 3 4 5 6 7"


@pytest.mark.rule("DOBRO-10", "DOBRO-11")
def test_taking_is_allowed_even_with_cards_to_play() -> None:
    table = facing("5", "6 7 8 j s r")
    assert "take" in table.legal
    assert len(table.legal) > 5
    table.play("take")
    assert table.taken == [1, 0, 0]


@pytest.mark.rule("DOBRO-11")
def test_who_cannot_play_must_take() -> None:
    assert facing("12 12", FULL, good=24).legal == ["take"]


@pytest.mark.rule("DOBRO-10", "DOBRO-11")
def test_there_is_no_other_way_to_pass() -> None:
    """Every action plays at least one card or takes the pile."""
    table = DobroTable(4, filler=by_chance(1), forget="auto")
    luck = random.Random(1)
    while not table.over:
        seat, round, before, hand = table.to_move, table.s.round, len(table.pile.split()), table.hands[table.to_move]
        token = luck.choice(table.legal)
        table.play(token)
        if table.s.round == round and not table.over:
            after = len(table.pile.split())
            if token == "take":
                assert (after, table.hands[seat]) == (0, hand)
            else:
                assert after - before == (2 if token.split()[0] in ("pair", "pairj", "jokers") else 1)


@pytest.mark.rule("DOBRO-10", "DOBRO-24")
def test_a_turn_is_one_play_and_then_the_neighbour_is_to_move() -> None:
    table = dealt(FULL, "8 9 10 11 12 12", "3 4 5 6 7 8")
    table.turn("play 5", draws="9", seat=0)
    assert table.to_move == 1
    table.turn("play 9", draws="2", seat=1)
    assert table.to_move == 2
    assert table.legal == ["take"]


@pytest.mark.rule("DOBRO-2", "DOBRO-20")
def test_all_cards_of_the_kon_go_onto_the_takers_score_pile() -> None:
    table = seated(3).lay(FULL, FULL, "8 8 9 9 10 10", turn=1, pile="3 5 5 s 11 j12", taken=["2", "9 j", ""])
    table.turn("take", says=0)
    assert table.score_piles == ["2", "3 5 5 9 11 j j s", ""]
    assert table.told("take") == [(1, 6)]


@pytest.mark.rule("DOBRO-12", "DOBRO-21", "DOBRO-24")
def test_the_taker_opens_the_next_kon_with_whatever_they_like() -> None:
    table = facing("11", "2 2 4 5 6 7")
    assert table.legal == ["take"]
    table.turn("take", says=0)
    assert table.to_move == 0
    assert table.legal == ["pair 2", "play 2", "play 4", "play 5", "play 6", "play 7"]
    table.turn("play 2", says=2, forgets=True)
    assert table.to_move == 1


@pytest.mark.rule("DOBRO-21")
def test_an_empty_pile_cannot_be_taken() -> None:
    """R5: or one could do so for ever."""
    table = facing("11", FULL)
    table.play("take")
    assert "take" not in table.legal
    assert table.why_not("take") == "DOBRO-12"
    assert dealt(FULL, FULL, "8 8 9 9 10 10").why_not("take") == "DOBRO-12"


@pytest.mark.rule("DOBRO-2", "DOBRO-22")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_kon_ends_only_by_taking_or_by_the_end_of_the_round(players: int) -> None:
    table = DobroTable(players, filler=by_chance(players))
    luck = random.Random(players)
    kons = 0
    while not table.over:
        round, pile, good, taken = table.s.round, table.pile, table.good, table.taken
        token, seat = luck.choice(table.legal), table.to_move
        table.play(token)
        if table.over or table.s.round > round:
            continue
        if token == "take":
            kons += 1
            taken[seat] += len(pile.split())
            assert (table.pile, table.good) == ("", 0)
        else:
            assert table.pile.startswith(pile)
            assert table.good >= good
        assert table.taken == taken
    assert kons > 10


@pytest.mark.rule("DOBRO-23", "DOBRO-24")
def test_take_draw_lead() -> None:
    """R7: a take is a complete turn with its own draw step, before the lead; the lead is another one."""
    table = seated(3).lay("2 3 4 5", FULL, FULL, pile="9 10", holder=0)
    table.play("take", seat=0)
    assert (table.to_move, table.legal) == (0, ["draw", "forget"])
    table.play("draw", "draw 0=8,9", seat=0)
    assert (table.to_move, table.hands[0]) == (0, "2 3 4 5 8 9")
    table.turn("play 2", says=2, draws="10", seat=0)
    assert table.to_move == 1


@pytest.mark.rule("DOBRO-23")
def test_a_taker_with_a_full_hand_has_nothing_to_draw() -> None:
    table = facing("11", FULL)
    table.play("take")
    assert table.to_move == 0
    assert "play 2" in table.legal


@pytest.mark.rule("DOBRO-21", "DOBRO-24")
@pytest.mark.parametrize("direction", [1, -1])
def test_taking_does_not_cost_a_turn_whichever_way_it_goes(direction: int) -> None:
    table = seated(4).lay("4", FULL, "5", "6", turn=1, pile="11", direction=direction)
    table.play("take")
    assert table.to_move == 1
    table.turn("play 7", forgets=True)
    assert table.to_move == 1 + direction
