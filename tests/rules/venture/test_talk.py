"""Talk is free and binds nobody; claims are its form for a program."""

from __future__ import annotations

import random

import pytest

from igroteka.games import catalogue
from igroteka.match import Game
from scripted import heard, seen
from scripted_tables.venture import VentureTable, play_out, rulebook, shuffled

CLAIMS = sorted([*(f"claim {value}" for value in range(1, 11)), "claim none"])


def claiming(bids: str = "2 3 4 5 6") -> VentureTable:
    table = rulebook(talk="claims")
    table.bid(bids)
    return table


@pytest.mark.rule("VENT-11", "VENT-13")
def test_free_talk_is_no_part_of_the_record() -> None:
    """V-3."""
    luck = random.Random(3)
    state = Game("venture", 4).start(seed=3)
    while not state.over:
        state.play(luck.choice(state.legal))
    actions = {event.action for event in state.record().events if event.action}
    assert {action.split()[0] for action in actions} == {"bid"}


@pytest.mark.rule("VENT-11", "VENT-13")
@pytest.mark.parametrize("spoken", CLAIMS)
def test_any_claim_is_allowed_true_or_not_and_changes_nothing(spoken: str) -> None:
    """V-3."""
    table, silent = claiming(), claiming()
    table.do(*[spoken] * 5)
    silent.do(*["claim none"] * 5)
    for seat in range(5):
        assert table.legal == silent.legal
        table.play("stay", seat=seat)
        silent.play("stay", seat=seat)
    assert (table.captured, table.stock, table.hands) == (silent.captured, silent.stock, silent.hands)
    assert table.s == silent.s


@pytest.mark.rule("VENT-11", "VENT-13")
def test_whoever_claimed_a_card_need_not_play_it() -> None:
    table = claiming()
    table.claim("2", "3", "4", "5", "6")
    table.do("change 10", "change 10", "change 10", "change 10", "change 10")
    assert table.stock == [4, 5, 6, 8, *[10] * 6]


@pytest.mark.rule("VENT-13")
def test_a_match_with_idle_claims_is_the_match_without_them() -> None:
    plain, talked = shuffled(4, 8), shuffled(4, 8, talk="claims")
    luck = random.Random(8)
    while not plain.over:
        bids = []
        for _ in range(4):
            bids.append(luck.choice(plain.legal))
            plain.play(bids[-1])
        talked.do(*bids, *(luck.choice(CLAIMS) for _ in range(4)), *["stay"] * 4)
        assert (plain.stock, plain.captured) == (talked.stock, talked.captured)
    assert talked.over
    assert plain.result() == talked.result()


@pytest.mark.rule("VENT-14")
def test_a_round_is_bids_then_claims_then_final_words() -> None:
    """V-3: one round of claims only."""
    table = rulebook(talk="claims")
    verbs = []
    while not table.told("turn-up"):
        verbs.append((table.legal[0].split()[0], table.to_move))
        table.play(table.legal[-1])
    assert verbs == [(verb, seat) for verb in ("bid", "claim", "change") for seat in range(5)]
    assert table.legal[0].startswith("bid")


@pytest.mark.rule("VENT-14")
def test_all_eleven_claims_are_always_possible() -> None:
    table = claiming()
    for _ in range(5):
        assert table.legal == CLAIMS
        table.play("claim 7")


@pytest.mark.rule("VENT-12", "VENT-14")
def test_a_bid_can_be_taken_back_for_another_card_until_the_reveal() -> None:
    """V-2."""
    table = claiming()
    table.claim(*["none"] * 5)
    table.play("change 10", seat=0)
    assert table.hands[0].count(2) == 1
    table.do(*["stay"] * 4)
    assert (0, 10, 0) in table.told("turn-up")
    assert 2 in table.hands[0]
    assert table.hands[0].count(10) == 1


@pytest.mark.rule("VENT-12", "VENT-14")
def test_one_changes_to_any_other_value_of_the_hand() -> None:
    """V-2. Whoever holds a second card of the value bid gains nothing by exchanging them."""
    table = claiming("10 3 4 5 6")
    table.claim(*["none"] * 5)
    assert table.legal == ["change 1", "change 2", "change 5", "change 7", "change 8", "change 9", "stay"]


@pytest.mark.rule("VENT-14", "VENT-12")
def test_with_a_single_card_left_one_can_only_stay() -> None:
    table = shuffled(3, talk="claims")
    table.lay("10", ["2", "3", "4"])
    table.bid("2 3 4")
    table.claim(*["none"] * 3)
    assert table.legal == ["stay"]
    table.do("stay", "stay", "stay")
    assert table.over
    assert table.captured == [[10], [2], [3]]


@pytest.mark.rule("VENT-17")
def test_a_claim_is_public_at_once() -> None:
    table = claiming()
    table.claim("9", "none")
    assert table.told("claim") == [(0, 9, 0)]
    assert table.told("claim-none") == [(1, 0, 0)]
    for viewer in (-1, 0, 2, 4):
        assert seen(table, viewer).claims == table.s.claims
        assert [phrase.card for phrase in heard(table, viewer)[-2:]] == [9, 0]


@pytest.mark.rule("VENT-17")
@pytest.mark.parametrize("players", range(3, 9))
def test_the_first_word_goes_round_from_seat_0_on(players: int) -> None:
    table = shuffled(players, talk="claims", deals=2)
    for number in range(len(table.hands[0])):
        speakers = []
        for step in range(3 * players):
            if players <= step < 2 * players:
                assert table.legal == CLAIMS
                speakers.append(table.to_move)
            table.play(table.legal[-1])
        assert speakers == [(number + step) % players for step in range(players)]
    assert table.s.deal == 2
    table.do(*(table.legal[:1]))
    while table.legal[0].startswith("bid"):
        table.play(table.legal[0])
    assert table.to_move == 0  # round 1 of the next deal


@pytest.mark.rule("VENT-14", "VENT-6")
@pytest.mark.parametrize(("players", "decisions"), [(3, 153), (4, 156), (5, 150), (6, 144), (7, 147), (8, 144)])
def test_claims_make_three_decisions_of_one(players: int, decisions: int) -> None:
    table = shuffled(players, talk="claims")
    assert play_out(table) == decisions == catalogue.rules("venture").longest(table.s)
