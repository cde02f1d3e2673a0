"""Bags of cards do what a multiset does, and count themselves."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from igroteka.kernel import Layout, drop, faces, fill, hide, lowest, move, move_all, put, sound, unseen

FACES = 6
Cards = Counter[int]
cards = st.lists(st.integers(1, FACES), max_size=30).map(Counter)
some_cards = st.lists(st.integers(1, FACES), min_size=1, max_size=30).map(Counter)


class Generator(Layout):
    """Nothing but a generator, for what is filled at random."""


def bag(held: Cards) -> list[int]:
    return [held.total(), *(held[face] for face in range(1, FACES + 1))]


def generator(seed: int) -> Generator:
    s = Generator()
    s.rng = seed
    return s


@given(cards, st.integers(1, FACES))
def test_a_card_is_put_in_and_dropped_again(held: Cards, card: int) -> None:
    mine = bag(held)
    put(mine, card)
    assert mine == bag(held + Counter([card]))
    drop(mine, card)
    assert mine == bag(held)


@given(some_cards, cards, st.data())
def test_a_card_moves_from_one_bag_to_another(source: Cards, target: Cards, data: st.DataObject) -> None:
    card = data.draw(st.sampled_from(sorted(source)))
    mine, yours = bag(source), bag(target)
    move(mine, yours, card)
    assert mine == bag(source - Counter([card]))
    assert yours == bag(target + Counter([card]))


@given(cards, cards)
def test_all_cards_move_at_once(source: Cards, target: Cards) -> None:
    mine, yours = bag(source), bag(target)
    move_all(mine, yours)
    assert mine == bag(Counter())
    assert yours == bag(source + target)


@given(cards)
def test_a_bag_turned_face_down_keeps_its_count_and_nothing_else(held: Cards) -> None:
    mine = bag(held)
    hide(mine)
    assert mine == [held.total()] + [0] * FACES
    assert sound(mine) == (held.total() == 0)


@given(cards)
def test_the_lowest_card_or_one_above_the_highest_face(held: Cards) -> None:
    assert lowest(bag(held)) == min(held, default=FACES + 1)


@given(cards, cards)
def test_what_lies_open_is_no_longer_unseen(open_ones: Cards, others: Cards) -> None:
    pool, row = bag(open_ones + others), bag(open_ones)
    unseen(pool, row)
    assert pool == bag(others)
    assert row == bag(open_ones)


@given(cards)
def test_a_hidden_bag_leaves_the_pool_as_it_is(held: Cards) -> None:
    pool, hidden = bag(held), bag(held)
    hide(hidden)
    unseen(pool, hidden)
    assert pool == bag(held)


@given(cards, cards, cards, st.integers(0, 2**64 - 1))
def test_a_hidden_bag_is_filled_out_of_the_pool(known: Cards, hidden: Cards, others: Cards, seed: int) -> None:
    mine, pool = bag(known), bag(hidden + others)
    mine[0] += hidden.total()  # so many more, face down
    fill(generator(seed), mine, pool)
    assert sound(mine)
    assert sound(pool)
    assert mine[0] == known.total() + hidden.total()
    assert all(mine[face] >= known[face] for face in range(1, FACES + 1)), "a known card was lost"
    together = [a + b for a, b in zip(mine, pool, strict=True)]
    assert together == bag(known + hidden + others)


@given(cards, st.integers(0, 2**64 - 1))
def test_when_all_unseen_cards_lie_there_there_is_only_one_way_to_fill_it(held: Cards, seed: int) -> None:
    mine, pool = bag(held), bag(held)
    hide(mine)
    fill(generator(seed), mine, pool)
    assert mine == bag(held)
    assert pool == bag(Counter())


@given(cards, st.integers(0, 2**64 - 1))
def test_a_bag_that_is_known_needs_no_filling(held: Cards, seed: int) -> None:
    s, mine, pool = generator(seed), bag(held), bag(Counter([1, 2, 3]))
    fill(s, mine, pool)
    assert mine == bag(held)
    assert s.rng == seed, "no chance was needed"


def test_every_card_of_the_pool_is_as_likely_as_its_copies() -> None:
    pool, draws, size = Counter({1: 1, 3: 2, 6: 7}), 20_000, 3
    drawn: Counter[int] = Counter()
    for seed in range(draws):
        mine = [size] + [0] * FACES
        fill(generator(seed * 0x9E3779B97F4A7C15 & (2**64 - 1)), mine, bag(pool))
        drawn += Counter({face: copies for face, copies in enumerate(mine) if face})
    for face in range(1, FACES + 1):
        share = pool[face] / pool.total()
        spread = (draws * size * share * (1 - share)) ** 0.5
        assert abs(drawn[face] - draws * size * share) <= 5 * spread


@given(cards)
def test_a_bag_of_cards_is_sound(held: Cards) -> None:
    assert sound(bag(held))


@given(cards, st.integers(0, FACES), st.sampled_from([-3, -1, 1, 3]))
def test_a_bag_that_miscounts_is_not(held: Cards, at: int, by: int) -> None:
    mine = bag(held)
    mine[at] += by
    assert not sound(mine)


@given(cards, st.integers(1, FACES))
def test_a_bag_with_less_than_nothing_of_a_face_is_not(held: Cards, face: int) -> None:
    mine = bag(held)
    mine[0] -= mine[face] + 1
    mine[face] = -1
    assert not sound(mine)


@given(cards, cards)
def test_a_bag_is_shown_in_the_order_of_its_faces_with_the_hidden_cards_last(known: Cards, hidden: Cards) -> None:
    mine = bag(known)
    mine[0] += hidden.total()
    names = ("?", *"abcdef")
    shown = faces(names, mine)
    assert list(shown[: known.total()]) == sorted(names[face] for face in known.elements())
    assert shown[known.total() :] == ("?",) * hidden.total()
