"""Fair chance: committed to before the first card, and recomputed here from its description alone."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from igroteka.match import BadRecord, Fair, Game, Record, RecordRefused, Simulated, State, verify
from igroteka.match.fairness import source_of

if TYPE_CHECKING:
    from collections.abc import Sequence

SEED = bytes(range(32))
SALTS = ("соль Веры", "salt of Ann")


def recomputed(seed: bytes, salts: Sequence[str], k: int, weights: Sequence[int]) -> int:
    """The outcome of chance number k, by the description in `match/fairness.py` and nothing else."""
    salted = b""
    for salt in salts:
        salted += len(salt.encode("utf-8")).to_bytes(4, "big") + salt.encode("utf-8")
    key = hmac.new(seed, salted, hashlib.sha256).digest()
    total = sum(weights)
    highest_multiple = 2**64 - 2**64 % total
    words = (
        int.from_bytes(hmac.new(key, k.to_bytes(8, "big") + i.to_bytes(4, "big"), hashlib.sha256).digest()[:8], "big")
        for i in range(2**32)
    )
    number = next(word for word in words if word < highest_multiple) % total
    outcome = 0
    while number >= weights[outcome]:
        number -= weights[outcome]
        outcome += 1
    return outcome


def drawn(fair: Fair, weights: Sequence[int], count: int) -> list[int]:
    return [fair.outcome(None, k, 0, "draw", str, weights) for k in range(count)]


def played(source: Fair, players: int = 4) -> State:
    state = Game("pairs", players).start(source=source)
    while not state.over:
        state.play("draw" if len(state.events) % 3 else "fold")
    return state


def test_every_card_of_a_game_can_be_recomputed_by_anyone() -> None:
    """Follow the deck of Pairs by hand: value v is there v times, and a card that was drawn is gone."""
    deck, checked = [0, *range(1, 11)], 0
    chances = [event for event in played(Fair(SEED, SALTS), players=8).events if event.chance]
    for k, event in enumerate(chances):
        assert event.chance is not None
        assert event.outcome is not None
        if event.chance == "first":
            assert event.outcome == str(recomputed(SEED, SALTS, k, [1] * 8))
            continue
        if sum(deck) == 0:  # now the discard pile is shuffled; we have seen enough
            break
        due = recomputed(SEED, SALTS, k, deck)
        assert event.outcome == str(due), f"chance {k}, {event.chance}"
        deck[due] -= 1
        checked += 1
    assert checked >= 25


@pytest.mark.parametrize("weights", [[1], [1, 1], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [0, 0, 7, 0, 1], [1] * 1000])
def test_outcomes_follow_the_description(weights: list[int]) -> None:
    assert drawn(Fair(SEED, SALTS), weights, 200) == [recomputed(SEED, SALTS, k, weights) for k in range(200)]


def test_a_word_beyond_the_last_whole_multiple_is_thrown_away() -> None:
    weights = [2**62, 2**63 + 1]  # a quarter of all words is too large for it
    found = drawn(Fair(SEED, SALTS), weights, 400)
    assert found == [recomputed(SEED, SALTS, k, weights) for k in range(400)]
    assert 0.25 < found.count(0) / 400 < 0.42


def test_outcomes_come_as_often_as_their_weights() -> None:
    weights, draws = [0, 1, 2, 3, 0, 6], 12_000
    counted = Counter(drawn(Fair(SEED, SALTS), weights, draws))
    chi_square = sum((counted[i] - 1000 * w) ** 2 / (1000 * w) for i, w in enumerate(weights) if w)
    assert chi_square < 25  # three degrees of freedom; the seed is fixed
    assert set(counted) == {1, 2, 3, 5}


def test_seed_salts_their_order_and_their_bounds_all_matter() -> None:
    sources = [
        Fair(SEED, SALTS),
        Fair(SEED, SALTS[::-1]),
        Fair(SEED, SALTS[:1]),
        Fair(SEED),
        Fair(SEED, ("",)),
        Fair(SEED, ("ab", "c")),
        Fair(SEED, ("a", "bc")),
        Fair(bytes(32), SALTS),
    ]
    found = {tuple(drawn(source, [1] * 10, 30)) for source in sources}
    assert len(found) == len(sources)


def test_the_same_seed_and_salts_deal_the_same_cards() -> None:
    assert played(Fair(SEED, SALTS)).events == played(Fair(SEED, SALTS)).events


def test_no_player_alone_decides_the_cards() -> None:
    """Whoever knows the seed but not the other's salt knows nothing, and the other way round."""
    assert played(Fair(SEED, ("a", "b"))).events != played(Fair(SEED, ("a", "c"))).events
    assert played(Fair(SEED, ("a", "b"))).events != played(Fair(bytes(32), ("a", "b"))).events


def test_the_commitment_is_the_hash_of_the_seed_and_is_shown_at_once() -> None:
    source = Fair(SEED, SALTS)
    assert source.commitment == hashlib.sha256(SEED).hexdigest()
    running = Game("pairs", 2).start(source=source).record()
    assert (running.seed, running.commitment, running.salts) == (None, source.commitment, list(SALTS))
    finished = played(source).record()
    assert (finished.seed, finished.commitment, finished.salts) == (SEED.hex(), source.commitment, list(SALTS))


def test_every_game_has_a_secret_of_its_own_which_is_not_shown() -> None:
    one, other = Fair(), Fair()
    assert len(one.seed) == 32
    assert one.seed != other.seed
    assert one.seed.hex() not in repr(one)
    assert repr(one.seed) not in repr(one)


def test_a_fair_game_does_not_touch_the_simulations_generator() -> None:
    assert played(Fair(SEED))._s.rng == 0


def record_of(source: Fair | Simulated) -> Record:
    state = Game("pairs", 3).start(source=source)
    while not state.over:
        state.play("draw")
    return state.record()


def test_a_verified_record_has_every_outcome_from_its_seed() -> None:
    for source in (Fair(SEED, SALTS), Simulated(12345)):
        record = record_of(source)
        assert source_of(record) == source
        assert verify(record) is True
        assert verify(Record.from_json(record.to_json())) is True


def test_a_card_that_the_seed_does_not_give_is_found() -> None:
    record = Record.from_json(record_of(Fair(SEED, SALTS)).to_json())
    at = next(i for i, event in enumerate(record.events) if event.chance == "burn")
    true = record.events[at].outcome
    lied = "9" if true == "10" else "10"
    record.events[at] = type(record.events[at])(chance="burn", outcome=lied)
    with pytest.raises(RecordRefused) as error:
        verify(record)
    assert error.value.index == at
    assert error.value.reason == f"the seed gives {true} for chance burn, the record says {lied}"


@pytest.mark.parametrize("seed", ["", "sim:", "sim:12", "zz" * 32, "00" * 31, "sim:" + "g" * 16, "é" * 64, "0" * 63])
def test_a_seed_of_another_kind_is_no_seed_of_ours(seed: str) -> None:
    record = record_of(Simulated(1))
    record.seed = seed
    with pytest.raises(BadRecord, match="is not one of ours: 32 bytes in hexadecimal, or sim: and 8 bytes"):
        verify(record)


def test_a_seed_without_its_commitment_proves_nothing() -> None:
    record = record_of(Fair(SEED, SALTS))
    for commitment in (None, "", "00" * 32, hashlib.sha256(b"other").hexdigest()):
        record.commitment = commitment
        with pytest.raises(RecordRefused, match="the commitment is not the hash of the seed"):
            verify(record)


def test_a_running_fair_game_can_only_be_replayed() -> None:
    assert verify(Game("pairs", 2).start(source=Fair(SEED)).record()) is False
