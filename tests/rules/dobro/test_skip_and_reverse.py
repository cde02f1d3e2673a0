"""The two special cards without a number."""

from __future__ import annotations

import pytest

from scripted_tables.dobro import dealt, facing, seated


@pytest.mark.rule("DOBRO-17", "DOBRO-29")
@pytest.mark.parametrize("good", [2, 12, 24, 48])
def test_a_skip_leaves_the_good_number_to_the_next_player(good: int) -> None:
    table = facing("12 12" if good > 12 else str(good), "s 3", good=good)
    table.turn("skip", says=good, forgets=True)
    assert table.to_move == 1
    assert table.direction == 1
    assert table.pile.endswith("s")


@pytest.mark.rule("DOBRO-29")
def test_a_skip_skips_nobody() -> None:
    """It is its player who does without a number; the neighbour is next, as always."""
    table = dealt("8 2 3 4 5 6", "s 2 3 4 5 6", "9 4 7 8 9 10", "2 3 4 5 6 7")
    table.turn("play 8", draws="12", seat=0)
    table.turn("skip", draws="12", seat=1)
    assert table.to_move == 2


@pytest.mark.rule("DOBRO-17", "DOBRO-30", "DOBRO-24")
def test_a_reverse_sends_the_good_number_back() -> None:
    table = dealt("2 3 4 5 6 7", "10 3 4 5 6 7", "r 4 5 6 7 8", "3 4 5 6 7 8", first=1)
    table.turn("play 10", says=10, draws="2", seat=1)
    table.turn("reverse", says=10, draws="2", seat=2)
    assert table.direction == -1
    assert (table.to_move, table.legal) == (1, ["take"])


@pytest.mark.rule("DOBRO-24", "DOBRO-30")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_then_everybody_plays_the_other_way_round(players: int) -> None:
    table = seated(players).lay("r 2", *[f"{2 + players - seat} 4" for seat in range(1, players)])
    table.turn("reverse", forgets=True)
    seen = []
    for _ in range(players - 1):
        seen.append(table.to_move)
        table.turn(f"play {2 + players - table.to_move}", forgets=True)
    assert seen == list(range(players - 1, 0, -1))
    assert table.to_move == 0


@pytest.mark.rule("DOBRO-30")
def test_a_second_reverse_turns_the_direction_back() -> None:
    table = dealt("r 2 3 4 5 6", "2 3 4 5 6 7", "r 7 8 9 10 11")
    table.turn("reverse", draws="12", seat=0)
    assert (table.direction, table.to_move) == (-1, 2)
    table.turn("reverse", draws="12", seat=2)
    assert (table.direction, table.to_move) == (1, 0)


@pytest.mark.rule("DOBRO-8", "DOBRO-16", "DOBRO-29", "DOBRO-30")
@pytest.mark.parametrize("specials", ["s", "r", "s r", "r s s r"])
@pytest.mark.parametrize("reading", ["good", "top"])
def test_special_cards_are_looked_through(specials: str, reading: str) -> None:
    """R4: the 8 under them is what a pair of 4s equals, and what an 8 equals."""
    table = facing(f"8 {specials}", "4 4 2", pair_double=reading)
    table.turn("pair 4", says=16)
    table = facing(f"8 {specials}", "8 2", pair_double=reading)
    table.turn("play 8", says=16)


@pytest.mark.rule("DOBRO-12", "DOBRO-17")
@pytest.mark.parametrize("pile", ["s", "r", "s r"])
def test_a_kon_opened_with_a_special_card_has_no_good_number_yet(pile: str) -> None:
    """R6: the next player may play like an opener, or take."""
    table = facing(pile, "2 7 7 j s")
    assert table.good == 0
    jokers = sorted(f"joker {number}" for number in range(2, 13))
    assert table.legal == [*jokers, "pair 7", "pairj 2", "pairj 7", "play 2", "play 7", "skip", "take"]
    table.turn("play 2", says=2)


@pytest.mark.rule("DOBRO-20", "DOBRO-29")
def test_special_cards_are_taken_with_the_rest_of_the_pile() -> None:
    table = facing("s", "2 3 4 5 6 7")
    table.play("take")
    assert table.score_piles[0] == "s"
    table = facing("4 s r 9", "2 3 4 5 6 7")
    table.play("take")
    assert table.score_piles[0] == "4 9 s r"
    assert table.taken == [4, 0, 0]


@pytest.mark.rule("DOBRO-18", "DOBRO-29", "DOBRO-30")
def test_a_special_card_is_played_alone() -> None:
    table = facing("5", "s r 6 6 2")
    table.play("skip")
    assert (table.hands[0], table.pile) == ("2 6 6 r", "5 s")
    table = facing("5", "s r 6 6 2")
    table.play("reverse")
    assert (table.hands[0], table.pile) == ("2 6 6 s", "5 r")
