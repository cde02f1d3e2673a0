"""Hands, bids and packs are secret; whatever else lies there is open to everybody."""

from __future__ import annotations

import random

import pytest

from igroteka.kernel import SPECTATOR
from igroteka.match import Game
from scripted import heard, same_for, seen
from scripted_tables.pairs import VALUES, values
from scripted_tables.venture import RULEBOOK_HANDS, RULEBOOK_STOCK, VentureTable, deal, rulebook, shuffled

OTHERS = [SPECTATOR, 1, 2, 4]


def swapped(**options: bool | int | str) -> VentureTable:
    """The rulebook's deal, but seats 0 and 3 have exchanged the 1 and the 4."""
    hands = list(RULEBOOK_HANDS)
    hands[0] = hands[0].replace("2 5 1 7", "2 5 4 7")
    hands[3] = hands[3].replace("5 9 3 4", "5 9 3 1")
    return VentureTable(5, deal(RULEBOOK_STOCK, *hands), options=options)


@pytest.mark.rule("VENT-4")
@pytest.mark.parametrize("viewer", [SPECTATOR, *range(5)])
def test_everybody_sees_the_own_hand_and_only_the_size_of_the_others(viewer: int) -> None:
    table = rulebook()
    s = seen(table, viewer)
    for seat in range(5):
        assert s.hands[seat] == (table.s.hands[seat] if seat == viewer else [10, *[0] * 10])


@pytest.mark.rule("VENT-4")
@pytest.mark.parametrize("viewer", OTHERS)
def test_other_hands_look_the_same(viewer: int) -> None:
    table, twin = rulebook(), swapped()
    assert same_for(table, twin, viewer)
    assert not same_for(table, twin, 0)
    for both in (table, twin):
        both.bid("2 3 4 5 6")
    assert same_for(table, twin, viewer)


@pytest.mark.rule("VENT-10", "VENT-20")
@pytest.mark.parametrize("viewer", OTHERS)
def test_a_bid_is_secret_until_all_are_turned_up(viewer: int) -> None:
    table, twin = rulebook(), rulebook()
    table.play("bid 2")
    twin.play("bid 10")
    assert same_for(table, twin, viewer)
    assert not same_for(table, twin, 0)
    for card in (3, 4, 5):
        for both in (table, twin):
            both.play(f"bid {card}")
        assert same_for(table, twin, viewer)
    for both in (table, twin):
        both.play("bid 6")
    assert not same_for(table, twin, viewer)


@pytest.mark.rule("VENT-10")
def test_that_somebody_has_laid_a_bid_is_no_secret() -> None:
    table = rulebook()
    table.play("bid 2")
    for viewer in OTHERS:
        s = seen(table, viewer)
        assert [card > 0 for card in s.chosen[:5]] == [True, False, False, False, False]
        assert heard(table, viewer)[-1].id == "bid-hidden"


@pytest.mark.rule("VENT-12", "VENT-14")
@pytest.mark.parametrize("viewer", OTHERS)
def test_whether_a_bid_was_changed_and_to_what_is_secret_until_the_reveal(viewer: int) -> None:
    """V-2."""
    tables = [rulebook(talk="claims") for _ in range(3)]
    for table, word in zip(tables, ("stay", "change 10", "change 1"), strict=True):
        table.bid("2 3 4 5 6")
        table.claim("2", "none", "none", "none", "none")
        table.play(word, seat=0)
    for twin in tables[1:]:
        assert same_for(tables[0], twin, viewer)
        assert not same_for(tables[0], twin, 0)
    for table in tables:
        table.do(*["stay"] * 4)
    assert not same_for(tables[0], tables[1], viewer)
    # a bid that was taken back is a secret for ever
    twin = rulebook(talk="claims")
    twin.bid("10 3 4 5 6")
    twin.claim("2", "none", "none", "none", "none")
    twin.do("change 2", *["stay"] * 4)
    assert same_for(tables[0], twin, viewer)


@pytest.mark.rule("VENT-5", "VENT-28", "VENT-29", "VENT-17")
@pytest.mark.parametrize("viewer", [SPECTATOR, *range(5)])
def test_stock_captured_cards_claims_and_points_are_public(viewer: int) -> None:
    table = rulebook(talk="claims", deals=2)
    table.bid("2 3 4 5 6")
    table.claim("9", "none")
    s = seen(table, viewer)
    for name in ("stock", "captured", "claims", "points", "played", "deal", "turn"):
        assert getattr(s, name) == getattr(table.s, name)
    table.claim("1", "1", "1")
    table.do(*["stay"] * 5)
    s = seen(table, viewer)
    assert values(s.stock) == [6, 6, 8]
    assert [values(s.captured[seat]) for seat in range(5)] == table.captured
    assert [values(s.played[seat]) for seat in range(5)] == [[2], [3], [4], [5], [6]]


@pytest.mark.rule("VENT-5", "VENT-41")
@pytest.mark.parametrize("viewer", [SPECTATOR, *range(8)])
def test_during_the_draft_nobody_sees_the_stock(viewer: int) -> None:
    table = shuffled(8, draft=True)
    while table.drafting:
        assert seen(table, viewer).stock == [7, *[0] * 10]
        table.play(table.legal[0])
    assert seen(table, viewer).stock == table.s.stock


@pytest.mark.rule("VENT-42", "VENT-43")
def test_a_pack_is_seen_by_its_present_holder_only() -> None:
    """Seats 0 and 3 exchange the 1 and the 4 of their packs: their holders notice, and all who get a pack later."""
    table, twin = rulebook(draft=True), swapped(draft=True)
    differs = {0, 3}
    for _ in range(3):
        for viewer in (SPECTATOR, *range(5)):
            assert same_for(table, twin, viewer) is (viewer not in differs)
        for _ in range(5):
            for _ in range(1 if table.told("pass-packs") else 3):
                token = next(token for token in table.legal[::-1] if token in twin.legal and token[5:] not in "14")
                table.play(token)
                twin.play(token)
        differs |= {(seat + 1) % 5 for seat in differs}
    assert differs == {0, 1, 2, 3, 4}
    assert same_for(table, twin, SPECTATOR)


@pytest.mark.rule("VENT-42", "VENT-43")
@pytest.mark.parametrize("viewer", OTHERS)
def test_what_somebody_keeps_is_secret(viewer: int) -> None:
    table, twin = rulebook(draft=True), rulebook(draft=True)
    table.do("keep 1", "keep 2", "keep 5")
    twin.do("keep 10", "keep 10", "keep 9")
    assert same_for(table, twin, viewer)
    assert not same_for(table, twin, 0)


@pytest.mark.rule("VENT-43", "VENT-45")
@pytest.mark.parametrize("players", [3, 5, 8])
def test_from_the_draft_one_knows_the_packs_that_one_held_and_no_others(players: int) -> None:
    table = shuffled(players, 4, draft=True)
    for _ in range(3 * players):
        table.play(table.legal[0])
    for viewer in range(players):
        held = {viewer, (viewer - 1) % players}  # the own pack, and the one that came from the right
        for seat in range(players):
            visible = [card for card in seen(table, viewer).packs[seat] if card]
            if seat not in held:
                assert visible == []
            elif seat == viewer:
                assert len(visible) == len(table.hands[0]) + table.s.size - 3
            else:
                assert len(visible) == table.s.size - 3
    assert not any(any(pack) for pack in seen(table, SPECTATOR).packs)


@pytest.mark.rule("VENT-28", "VENT-29")
@pytest.mark.parametrize("players", [3, 5, 8])
def test_the_unseen_cards_are_exactly_the_hands_of_the_others(players: int) -> None:
    luck = random.Random(players)
    table = shuffled(players, players)
    while not table.over:
        viewer = luck.randrange(players)
        s = seen(table, viewer)
        known = values(s.hands[viewer]) + values(s.stock)
        for seat in range(players):
            known += values(s.captured[seat])
        unseen = [value for value in VALUES for _ in range(value - known.count(value))]
        assert unseen == sorted(card for seat, hand in enumerate(table.hands) if seat != viewer for card in hand)
        table.play(luck.choice(table.legal))


@pytest.mark.rule("VENT-4", "VENT-10", "VENT-41")
@pytest.mark.parametrize("players", [3, 5, 8])
@pytest.mark.parametrize("options", [{}, {"talk": "claims"}, {"draft": True}, {"draft": True, "talk": "claims"}])
def test_guesses_agree_with_all_that_one_sees(players: int, options: dict[str, bool | str]) -> None:
    luck = random.Random(2)
    table = shuffled(players, 2, **options)
    while not table.over:
        viewer = luck.choice([SPECTATOR, *range(players)])
        guess = table.guess_of(viewer, luck.randrange(10**6))
        table.rules.redact(guess, viewer)
        view = seen(table, viewer)
        guess.rng = view.rng
        assert guess == view
        table.play(luck.choice(table.legal))


@pytest.mark.rule("VENT-10")
def test_a_guess_at_a_bid_is_a_card_of_the_guessed_hand_and_varies() -> None:
    table = rulebook()
    table.play("bid 2")
    found = set()
    for seed in range(40):
        guess = table.guess_of(1, seed)
        assert guess.hands[0][guess.chosen[0]]
        found.add(guess.chosen[0])
    assert len(found) > 4


@pytest.mark.rule("VENT-4", "VENT-10", "VENT-14", "VENT-43", "VENT-44")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 3])
def test_along_a_match_one_hears_only_the_own_cards_by_name(viewer: int) -> None:
    luck = random.Random(7)
    state = Game("venture", 6, {"draft": True, "talk": "claims"}).start(seed=7)
    while not state.over:
        state.play(luck.choice(state.legal))
    told = state.told(viewer)
    for secret in ("did-deal", "did-keep", "did-keep-last", "did-bid", "did-ready"):
        assert {phrase.seat for phrase in told if phrase.id == secret} == {viewer} - {SPECTATOR}
        hidden = [phrase for phrase in told if phrase.id == secret + "-hidden"]
        assert {phrase.seat for phrase in hidden} == set(range(6)) - {viewer}
        assert {(phrase.card, phrase.value, phrase.other) for phrase in hidden} == {(0, 0, -1)}
    assert all(phrase.card for phrase in told if phrase.id in ("did-turn-up", "did-claim", "did-capture"))


@pytest.mark.rule("VENT-10")
def test_choices_are_offered_to_the_seat_to_move_alone() -> None:
    state = Game("venture", 3).start(seed=2)
    assert state.view(0).legal == state.legal
    for viewer in (SPECTATOR, 1, 2):
        assert state.view(viewer).legal == []
