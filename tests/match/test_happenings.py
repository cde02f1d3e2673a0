"""What happens is told to everybody, but a card that is for one seat's eyes only to that seat."""

from __future__ import annotations

from typing import Any

from igroteka import words
from igroteka.kernel import Phrase
from igroteka.match import Game, Happening

SECRET = Happening(Phrase("did-deal", seat=2, card=7, value=3, other=1), only=2)
OPEN = Happening(Phrase("did-deal", seat=2, card=7), only=-1)


def test_what_is_open_is_heard_by_all_alike() -> None:
    assert {OPEN.seen_by(seat) for seat in range(-1, 4)} == {OPEN.phrase}


def test_a_secret_card_is_heard_by_its_seat_alone() -> None:
    assert SECRET.seen_by(2) == SECRET.phrase
    for seat in (-1, 0, 1, 3):
        heard = SECRET.seen_by(seat)
        assert heard == Phrase("did-deal-hidden", seat=2, card=0, value=3, other=1)


def test_a_game_tells_what_happened_in_order() -> None:
    state = Game("pairs", 2).start(seed=1)
    told = [phrase.id for phrase in state.told(0)]
    assert told[:2] == ["did-dealer", "did-round"]
    assert told[-1] == "did-tie-broken"  # two lowest cards were alike
    assert told.count("did-deal") == 2
    heard = len(state.happenings)
    state.play("fold")
    assert state.told(0, since=heard)[0].id in ("did-fold", "did-fold-own")
    assert state.told(0, since=heard) == state.told(0)[heard:]
    assert state.told(0) == state.told(1) == state.told(-1), "nothing in this game is for one seat's eyes"


def test_what_is_told_becomes_sentences_that_speak_to_the_listener() -> None:
    state = Game("pairs", 2).start(seed=1)
    said = words.of("pairs", "en")
    dealer = state.told(0)[0]
    assert dealer.id == "did-dealer"
    assert said.say(dealer, ["Anna", "Boris"], viewer=dealer.seat) == "You deal."
    assert said.say(dealer, ["Anna", "Boris"], viewer=-1) == f"{['Anna', 'Boris'][dealer.seat]} deals."
    assert said.say(dealer) == f"Player {dealer.seat + 1} deals."


def test_the_referee_keeps_what_the_rules_told_in_private() -> None:
    state = Game("pairs", 2).start(seed=1)
    s: Any = state._s
    s.host.hear(s, "peek", 0, 9, 0, -1, 0)
    assert state.told(0)[-1] == Phrase("did-peek", seat=0, card=9)
    assert state.told(1)[-1] == Phrase("did-peek-hidden", seat=0)
    assert state.told(-1)[-1] == Phrase("did-peek-hidden", seat=0)
