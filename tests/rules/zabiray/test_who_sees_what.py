"""Hands are their owners' secret; of the stock everybody sees its size and one back, nobody a face."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.games.zabiray.cards import BACK, FACE, SYMBOLS, TILES
from scripted import seen
from scripted_tables.zabiray import ZabirayTable, dealt, faces_in, facing, seated

HANDS = ["g1 g2 g3 g4 g5 s za", "p1 p2 p3 p4 p5 w be", "y1 y2 y3 y4 y5 s ru"]
SEEN_BY_ALL = {"back", "play", "turn-up"}


def named(card: int) -> str:
    """What a phrase calls a card: a face, or a back."""
    return f"back {SYMBOLS[card - BACK - 1]}" if card > BACK else TILES[card - FACE]


def cards_heard(table: ZabirayTable, viewer: int, since: int) -> list[str]:
    return [f"{phrase.id} {named(phrase.card)}" for phrase in table.heard(viewer, since) if phrase.card]


@pytest.mark.rule("ZAB-7")
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_nobody_sees_the_hand_of_another(viewer: int) -> None:
    view = seen(dealt(*HANDS), viewer)
    for seat, hand in enumerate(HANDS):
        assert " ".join(faces_in(view.hands[seat])) == (hand if seat == viewer else "")
        assert view.hands[seat][0] == 7


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
@pytest.mark.parametrize("top", ["za/2", "g1/4", "w/x"])
def test_of_the_stock_one_sees_how_many_and_the_back_of_the_top_card(viewer: int, top: str) -> None:
    view = seen(dealt(*HANDS, top=top), viewer)
    assert (SYMBOLS[view.back - 1], view.face_down) == (top[-1], 0)
    assert view.stock[0][0] == 108 - 21 - 1
    assert not any(any(row) for row in view.stock[1:])  # neither faces nor backs


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_two_tables_that_differ_only_in_what_is_hidden_look_the_same(viewer: int) -> None:
    """R-2: also in which backs the cards of a hand had."""
    one = seated(3).lay("g1 g2", "p1 p2", "y1 y2", pile="g3 w:p", top="g4/1 ru/2")
    two = seated(3).lay(*one.hands, pile="g3 w:p", top="ru/1 g4/4")
    if viewer != 0:
        two.lay("za be", *two.hands[1:], pile="g3 w:p", top="ru/1 g4/4")
    for table in (one, two):
        table.s.dealer = 0
    assert seen(one, viewer) == seen(two, viewer)


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_what_lies_open_is_seen_by_all(viewer: int) -> None:
    table = seated(3).lay("g1", "p1", "y1", pile="g3 w:p", stock="g4/1", piles=[1, 0, 2], points=[3, 4, 5])
    view = seen(table, viewer)
    for public in ("pile", "piles", "captured", "points", "direction", "dealer", "turn", "phase", "back", "round"):
        assert getattr(view, public) == getattr(table.s, public)


@pytest.mark.rule("ZAB-7")
def test_dealt_cards_are_heard_by_their_owner_only() -> None:
    table = dealt(*HANDS, top="za/2")
    for viewer in range(-1, 3):
        mine = [f"deal {card}" for card in HANDS[viewer].split()] if viewer >= 0 else []
        assert cards_heard(table, viewer, 0) == [*mine, "back back 2"]
    hidden = [phrase.seat for phrase in table.heard(1) if phrase.id == "deal-hidden"]
    assert hidden == [0, 2] * 7


@pytest.mark.rule("ZAB-23", "ZAB-26", "ZAB-35")
@pytest.mark.parametrize(
    ("pile", "token", "top", "taken", "shown"),
    [
        ("g1", "draw", "ru/3 g3/x be/p p4/5", ["ru", "g3", "be"], ["back back 5"]),
        ("g1", "draw", "ru/p be/g p4/5 g2/2", ["ru", "be"], ["back back 2", "turn-up p4"]),
        ("g1 s", "seek", "za/5 gr/x w/g y4/3 p3/4", ["za", "gr", "w"], ["back back 4", "turn-up y4"]),
        ("g1", "draw", "y4/x p4/2", [], ["back back 2", "turn-up y4"]),
    ],
)
def test_taken_cards_are_heard_by_the_taker_only_but_how_many_is_public(
    pile: str, token: str, top: str, taken: list[str], shown: list[str]
) -> None:
    """R-26: also those on the way under a dot or a search."""
    table = facing(pile, "g5", top=top)
    since = len(table.happenings)
    table.play(token)
    assert cards_heard(table, 0, since) == [*(f"draw {card}" for card in taken), *shown]
    for viewer in (-1, 1, 2):
        assert cards_heard(table, viewer, since) == shown
        ids = [phrase.id for phrase in table.heard(viewer, since)]
        assert ids.count("draw-hidden") == len(taken)
        assert seen(table, viewer).hands[0][0] == 1 + len(taken)


@pytest.mark.rule("ZAB-37")
def test_so_are_penalty_cards() -> None:
    table = facing("za be", "ru g1", top="g5/5 s/4 be/1")
    table.turns("0 play ru", "0 forget")
    since = len(table.happenings)
    table.play("catch", seat=1)
    assert cards_heard(table, 0, since) == ["draw g5", "draw s", "back back 1"]
    assert cards_heard(table, 1, since) == cards_heard(table, -1, since) == ["back back 1"]


@pytest.mark.rule("ZAB-44")
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_cards_left_in_hands_are_counted_but_not_shown(viewer: int) -> None:
    table = seated(3, max_rounds=1).lay("g1", "w w w", "p1 za", pile="g2")
    since = len(table.happenings)
    table.play("play g1")
    assert cards_heard(table, viewer, since) == ["play g1"]
    view = seen(table, viewer)
    for seat, hand in enumerate(["", "w w w", "p1 za"]):
        assert " ".join(faces_in(view.hands[seat])) == (hand if seat == viewer else "")


@pytest.mark.parametrize("players", [2, 4, 6])
def test_along_a_deal_nobody_hears_a_face_that_is_not_on_the_pile_or_their_own(players: int) -> None:
    """R-26."""
    table = ZabirayTable(players, max_rounds=1, seed=players)
    while not table.over:
        table.play(table.luck.choice(table.legal))
    for viewer in range(-1, players):
        for phrase in table.heard(viewer):
            if phrase.card and phrase.id not in SEEN_BY_ALL:
                assert phrase.id in ("deal", "draw")
                assert phrase.seat == viewer


def completion(table: ZabirayTable, viewer: int, seed: int) -> Any:
    guess = table.s.copy()
    guess.rng = seed
    table.rules.resample(guess, viewer)
    assert table.rules.audit(guess)
    return guess


@pytest.mark.parametrize("viewer", [-1, 0, 2])
def test_what_is_hidden_can_be_guessed_in_many_ways_that_look_the_same(viewer: int) -> None:
    table = seated(3).lay("g1 g2 w", "p1 p2 za", "y1 y2 s", pile="g3 w:p", top="ru/1 g4/4")
    view = seen(table, viewer)
    hands, tops = set(), set()
    for seed in range(40):
        guess = completion(table, viewer, seed)
        hands.add(tuple(guess.hands[1]))
        tops.add(guess.face_down)
        guess.rng = view.rng
        table.rules.redact(guess, viewer)
        assert guess == view
    assert len(hands) > 20
    assert len(tops) > 5


@pytest.mark.rule("ZAB-4", "ZAB-20")
def test_a_guess_knows_what_lies_open_and_which_faces_a_back_can_have() -> None:
    """R-1, R-2: no wild has a 1 on its back; a captured card lies nowhere else."""
    table = seated(2).lay("g1", "p1 p2", pile="y5 za be", top="ru/1 g4/4")
    for seed in range(40):
        guess = completion(table, 0, seed)
        assert TILES[guess.face_down] in ["g1", "g4", "p3", "pr", "y2", "y5", "s", "za", "be", "ru"]
    table.lay("g1", "p1 p2", pile="y5", stock="ru/1 g4/4", piles=[1, 1])
    rest = sorted(["p1", "p2", "ru", "g4"])
    for seed in range(40):
        guess = completion(table, 0, seed)
        below = [TILES[card] for card in range(1, 24) for _ in range(guess.stock[card][0])]
        assert sorted([*faces_in(guess.hands[1]), TILES[guess.face_down], *below]) == rest
        assert TILES[guess.face_down] in ("ru", "g4")


def test_with_an_empty_stock_there_is_only_the_other_hand_to_guess() -> None:
    table = seated(2).lay("g1", "p1 p2", pile="y5", stock="")
    guess = completion(table, 0, 1)
    assert (faces_in(guess.hands[1]), guess.face_down, guess.back) == (["p1", "p2"], 0, 0)
