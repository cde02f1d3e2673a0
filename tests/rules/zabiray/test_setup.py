"""Before the first card: who deals, seven cards each, the stock, and who starts."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.games import catalogue
from igroteka.games.catalogue import BadPlayers
from scripted_tables.zabiray import ZabirayTable, dealt, facing, seated

SEVEN = ["g1 g2 g3 g4 g5 s za", "p1 p2 p3 p4 p5 w be", "y1 y2 y3 y4 y5 s ru"]


@pytest.mark.rule("ZAB-5")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_play(players: int) -> None:
    table = ZabirayTable(players)
    assert len(table.hands) == players
    assert table.points == [0] * players
    assert table.piles == [0] * players


@pytest.mark.rule("ZAB-5")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_nobody_plays_alone_and_seven_are_too_many(players: int) -> None:
    with pytest.raises(BadPlayers):
        catalogue.blank(catalogue.rules("zabiray"), players, {})


@pytest.mark.rule("ZAB-5", "ZAB-44")
def test_piles_and_going_out_are_what_scores() -> None:
    table = seated(2, max_rounds=1).lay("g1", "g2 g3 g4", pile="g5", stock="za/1", piles=[2, 1])
    table.play("play g1")
    assert table.result() == ([5, 1], [1, 2])


@pytest.mark.rule("ZAB-6")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_first_dealer_is_random(players: int) -> None:
    """R-24."""
    table = ZabirayTable(players)
    assert table.offered[0] == ("first", [str(seat) for seat in range(players)])
    assert table.chances[0] == ("first", str(table.dealer))
    assert [kind for kind, _ in table.chances].count("first") == 1


@pytest.mark.rule("ZAB-7")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_gets_seven_cards_one_at_a_time_from_the_dealers_left_on(players: int) -> None:
    table = ZabirayTable(players)
    assert table.held == [7] * players
    order = [f"deal {(table.dealer + step) % players}" for step in range(1, players + 1)]
    assert [kind for kind, _ in table.chances] == ["first", *order * 7, "top"]


@pytest.mark.rule("ZAB-7")
def test_a_player_looks_only_at_their_own_cards() -> None:
    table = dealt(*SEVEN)
    for viewer in range(3):
        heard = [phrase for phrase in table.heard(viewer) if phrase.id.startswith("deal")]
        assert Counter((phrase.id, phrase.seat) for phrase in heard if phrase.card) == {("deal", viewer): 7}


@pytest.mark.rule("ZAB-7")
def test_the_pack_is_shuffled_fairly() -> None:
    """What may come weighs as many as there are of it, and what has come is gone."""
    table = ZabirayTable(4)
    seen: Counter[str] = Counter()
    (_, whole), *_ = table.offered[1:]
    for (_, offered), (_, outcome) in zip(table.offered[1:], table.chances[1:], strict=True):
        assert Counter(offered) == Counter(whole) - seen
        seen[outcome] += 1


@pytest.mark.rule("ZAB-8")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_rest_is_the_stock_with_one_back_to_see(players: int) -> None:
    table = ZabirayTable(players)
    assert table.stock == 108 - 7 * players
    assert table.chances[-1][0] == "top"
    assert table.chances[-1][1].endswith(f"/{table.back}")
    assert (table.pile, table.captured) == ("", "")


@pytest.mark.rule("ZAB-8")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_player_on_the_dealers_left_has_the_first_turn(dealer: int) -> None:
    table = dealt(*SEVEN, dealer=dealer)
    assert table.to_move == (dealer + 1) % 3
    assert table.told("dealer") == [(dealer, 0)]
    assert table.told("starts") == [(table.to_move, 0)]


@pytest.mark.rule("ZAB-11")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_turns_go_clockwise_at_first(players: int) -> None:
    """R-24: a new deal starts clockwise."""
    assert ZabirayTable(players).direction == 1
    table = facing("", "g1 g2", top="za/1 be/1 be/1 ru/1 ru/1 s/1", players=players)
    table.turns(*(f"{seat} draw" for seat in range(players)))
    assert table.to_move == 0
