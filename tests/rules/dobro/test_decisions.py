"""The table of decisions in the specification, written once more and held against whole games."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from scripted_tables.dobro import NUMBERS, DobroTable, facing
from scripted_tables.pairs import by_chance

CARDS = {
    "play": "N",
    "pair": "N N",
    "joker": "j",
    "pairj": "N j",
    "jokers": "j j",
    "skip": "s",
    "reverse": "r",
    "take": "",
}


def cards_of(token: str) -> Counter[str]:
    """The cards that a token plays."""
    verb, _, number = token.partition(" ")
    return Counter(CARDS[verb].replace("N", number).split())


def allowed(hand: str, good: int, pile: str) -> list[str]:
    worth = {"play": 1, "joker": 1, "pair": 2, "pairj": 2, "jokers": 2}
    found = [f"{verb} {number}" for verb in worth for number in NUMBERS if worth[verb] * number >= good]
    found += ["skip", "reverse", *(["take"] if pile else [])]
    return sorted(token for token in found if cards_of(token) <= Counter(hand.split()))


def new_good(token: str, good: int, top: int, reading: str) -> int:
    verb, _, number = token.partition(" ")
    if verb in ("play", "joker"):
        return 2 * int(number) if int(number) == good else int(number)
    if verb in ("pair", "pairj", "jokers"):
        worth = 2 * int(number)
        return 2 * worth if worth == (top if reading == "top" else good) else worth
    return 0 if verb == "take" else good


@pytest.mark.rule("DOBRO-8", "DOBRO-10", "DOBRO-11", "DOBRO-12", "DOBRO-13", "DOBRO-14", "DOBRO-15", "DOBRO-16")
@pytest.mark.rule("DOBRO-17", "DOBRO-18", "DOBRO-20", "DOBRO-23", "DOBRO-24", "DOBRO-36", "DOBRO-37")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("reading", ["good", "top"])
def test_along_whole_games_all_goes_by_the_book(players: int, reading: str) -> None:
    luck = random.Random(players)
    seen: set[str] = set()
    for seed in range(5):
        table = DobroTable(players, filler=by_chance(seed), pair_double=reading)
        while not table.over:
            saving = [token for token in table.legal if seed % 2 and token.split()[0] not in ("joker", "pairj")]
            token = luck.choice(saving or table.legal)  # in every other game one saves jokers, until there are two
            seen.add(token.split()[0])
            play_by_the_book(table, token, reading, forgets=luck.random() < 0.2)
    assert seen == set(CARDS) - ({"reverse"} if players == 2 else set())


def play_by_the_book(table: DobroTable, token: str, reading: str, forgets: bool) -> None:
    """A whole turn, its draw step included."""
    seat, round, good, top, pile = table.to_move, table.s.round, table.good, table.s.top, table.pile
    hand, taken, deck, direction = Counter(table.hands[seat].split()), table.taken[seat], table.deck, table.direction
    assert table.legal == allowed(table.hands[seat], good, pile)
    table.play(token)
    hand -= cards_of(token)
    if not hand:
        assert table.over or table.s.round == round + 1
        return
    assert Counter(table.hands[seat].split()) == hand
    assert table.good == new_good(token, good, top, reading)
    assert table.taken[seat] - taken == (len(pile.split()) if token == "take" else 0)
    if missing := min((5 if table.s.seats == 6 else 6) - hand.total(), deck):
        assert (table.to_move, table.legal) == (seat, ["draw", "forget"])
        table.play("forget" if forgets else "draw")
        assert deck - table.deck == (0 if forgets else missing)
        assert table.holder == seat or not forgets
    assert table.direction == (-direction if token == "reverse" else direction)
    assert table.to_move == (seat if token == "take" else (seat + table.direction) % table.s.seats)


@pytest.mark.rule("DOBRO-8")
@pytest.mark.parametrize(("reading", "largest"), [("good", 48), ("top", 24)])
def test_the_largest_good_number(reading: str, largest: int) -> None:
    """R25, and R2: the good number is never below the top card's own number."""
    for seed in range(8):
        table = DobroTable(3, filler=by_chance(seed), pair_double=reading)
        luck = random.Random(seed)
        while not table.over:
            assert table.s.top <= table.good <= largest
            table.play(luck.choice([token for token in table.legal if token not in ("take", "forget")] or table.legal))
    table = facing("12 12", "12 j 3", good=24, pair_double=reading)
    table.turn("pairj 12", says=largest)


@pytest.mark.rule("DOBRO-17")
def test_nothing_but_a_special_card_goes_on_the_largest_good_number() -> None:
    """R25."""
    table = facing("12 12 12 j12", "11 11 j j s r", good=48)
    assert table.legal == ["reverse", "skip", "take"]
