"""The draft: hands are built by keeping cards and passing the rest to the left."""

from __future__ import annotations

import random
from itertools import chain

import pytest

from igroteka.games import catalogue
from scripted_tables.venture import VentureTable, play_out, rulebook, shuffled


def dealt_hands(table: VentureTable) -> list[list[int]]:
    return [
        sorted(int(card) for kind, card in table.chances if kind == f"deal {seat}") for seat in range(table.s.seats)
    ]


def drafted(players: int, seed: int, **options: bool | int | str) -> tuple[VentureTable, list[list[list[int]]]]:
    """A table just after a draft by chance, and what every seat kept, pass by pass."""
    table = shuffled(players, seed, draft=True, **options)
    luck = random.Random(seed)
    packs = dealt_hands(table)
    size = len(packs[0])
    kept: list[list[list[int]]] = [[] for _ in range(players)]
    for turn in range(size - 3):
        for seat in range(players):
            mine = []
            for _ in range(1 if turn else 3):
                assert table.to_move == seat
                assert table.legal == sorted(f"keep {card}" for card in set(packs[seat]))
                token = luck.choice(table.legal)
                table.play(token)
                mine.append(int(token.split()[1]))
                packs[seat].remove(mine[-1])
            kept[seat].append(mine)
        packs = [packs[seat - 1] for seat in range(players)]
    for seat in range(players):
        kept[seat].append(packs[seat])
    return table, kept


@pytest.mark.rule("VENT-41", "VENT-5")
def test_the_draft_comes_before_the_stock_is_turned_up() -> None:
    table = rulebook(draft=True)
    assert table.told("lay-stock") == [(-1, 0, 5)]
    while table.drafting:
        assert table.told("turn-stock") == table.told("round") == []
        table.play(table.legal[0])
    assert table.told("turn-stock") == [(-1, card, 0) for card in (4, 5, 6, 8, 10)]
    assert table.told("round") == [(-1, 0, 1)]
    assert table.legal[0].startswith("bid")
    names = [name for name, *_ in table.happenings]
    assert names.index("turn-stock") > max(at for at, name in enumerate(names) if name.startswith("keep"))


@pytest.mark.rule("VENT-42")
def test_everybody_first_keeps_three_cards_and_passes_the_rest_to_the_left() -> None:
    table = rulebook(draft=True)
    assert table.legal == ["keep 1", "keep 10", "keep 2", "keep 5", "keep 7", "keep 8", "keep 9"]
    table.do("keep 1", "keep 2")
    assert table.legal == ["keep 10", "keep 5", "keep 7", "keep 8", "keep 9"]
    table.play("keep 5", seat=0)
    for seat in range(1, 5):
        for _ in range(3):
            assert table.told("pass-packs") == []
            table.play(table.legal[0], seat=seat)
    assert table.told("pass-packs") == [(-1, 0, 0)]
    assert [len(hand) for hand in table.hands] == [3] * 5
    table.play(table.legal[0], seat=0)
    assert table.legal == ["keep 10", "keep 7", "keep 8", "keep 9"]  # what seat 0 passed on lies before seat 1


@pytest.mark.rule("VENT-42")
def test_the_order_of_the_three_has_no_meaning() -> None:
    found = []
    for order in ((1, 9, 9), (9, 1, 9), (9, 9, 1)):
        table = rulebook(draft=True)
        table.do(*(f"keep {card}" for card in order))
        assert table.hands[0] == [1, 9, 9]
        found.append(table.s)
    assert found[0] == found[1] == found[2]


@pytest.mark.rule("VENT-41", "VENT-42", "VENT-43", "VENT-44")
@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("stock", ["table", "large", "remainder"])
def test_packs_go_round_until_no_card_is_left(players: int, stock: str) -> None:
    """V-11: at every table the hands are long enough."""
    table, kept = drafted(players, players, stock=stock)
    assert not table.drafting
    assert {len(mine[0]) for mine in kept} == {3}
    assert {len(cards) for mine in kept for cards in mine[1:]} == {1}
    assert table.hands == [sorted(card for cards in mine for card in cards) for mine in kept]


@pytest.mark.rule("VENT-44", "VENT-4")
@pytest.mark.parametrize("players", range(3, 9))
def test_the_last_card_comes_by_itself_and_hands_are_as_large_as_dealt(players: int) -> None:
    table, kept = drafted(players, 1)
    assert [seat for seat, *_ in table.told("keep-last")] == list(range(players))
    assert [[card] for _, card, _ in table.told("keep-last")] == [mine[-1] for mine in kept]
    assert {len(hand) for hand in table.hands} == {{3: 17, 4: 13, 5: 10, 6: 8, 7: 7, 8: 6}[players]}
    assert sorted(chain(*table.hands)) == sorted(chain(*dealt_hands(table)))


@pytest.mark.rule("VENT-43")
@pytest.mark.parametrize(("players", "decisions"), [(3, 99), (4, 100), (5, 95), (6, 90), (7, 91), (8, 88)])
def test_how_many_decisions_a_deal_with_a_draft_has(players: int, decisions: int) -> None:
    table = shuffled(players, draft=True)
    assert catalogue.rules("venture").longest(table.s) == decisions
    assert play_out(table) == decisions


@pytest.mark.rule("VENT-41", "VENT-36")
def test_every_deal_of_a_match_is_drafted() -> None:
    table = shuffled(8, draft=True, deals=2)
    assert play_out(table) == 2 * 88
    assert len(table.told("keep")) == 2 * 5 * 8
    assert len(table.told("keep-last")) == 2 * 8


@pytest.mark.rule("VENT-45")
def test_the_draft_is_only_for_those_who_ask_for_it() -> None:
    assert catalogue.rules("venture").OPTIONS["draft"].default is False
    assert not rulebook().drafting


@pytest.mark.rule("VENT-45")
def test_a_draft_teaches_what_the_others_may_hold() -> None:
    """What seat 0 passed on first is, in every guess of its own, in the hands of the next three."""
    table = shuffled(8, 3, draft=True)
    passed: list[int] = []
    while table.drafting:
        if table.to_move == 0 and not table.told("pass-packs"):
            mine = [int(token.split()[1]) for token in table.legal]
            table.play(f"keep {min(mine)}")
            passed = dealt_hands(table)[0][3:]
        else:
            table.play(table.legal[-1])
    assert len(passed) == 3
    for seed in range(20):
        guess = table.guess_of(0, seed)
        held = [card for seat in (1, 2, 3) for card in range(1, 11) for _ in range(guess.hands[seat][card])]
        assert all(held.count(card) >= passed.count(card) for card in passed)


@pytest.mark.rule("VENT-41", "VENT-14")
def test_draft_and_claims_together() -> None:
    table = shuffled(6, draft=True, talk="claims")
    assert play_out(table) == 6 * (7 + 3 * 8) == catalogue.rules("venture").longest(table.s)
