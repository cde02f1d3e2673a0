"""How a careful bidder plays Venture."""

from __future__ import annotations

import pytest

from igroteka.games.pairs.deck import TOP
from igroteka.games.pairs.venture import bots
from scripted import choice
from scripted_tables.venture import VentureTable, shuffled


def laid(stock: str, *hands: str, captured: tuple[str, ...] = ()) -> VentureTable:
    table = shuffled(len(hands))
    table.lay(stock, hands, captured)
    return table


def test_a_bid_above_a_full_stock_is_dangerous() -> None:
    """The eight may capture six cards and more, the four only the highest one or two."""
    assert choice(laid("5 5 5 6 6 6", "4 8", "7 9", "7 9")) == "bid 4"


def test_what_others_surely_lay_is_safe_to_tie_with() -> None:
    assert choice(laid("2 3 3", "6 9", "9 9", "9 9")) == "bid 9"


def test_a_set_is_worth_collecting() -> None:
    """Two threes are captured and the third is in the stock: it makes three points of minus two."""
    without = laid("3 8", "5 10", "9 9", "9 9")
    with_two = laid("3 8", "5 10", "9 9", "9 9", captured=("3 3", "", ""))
    assert bots.burden(without.s, 3) > 0 > bots.burden(with_two.s, 3)


def test_a_rivals_set_is_worth_breaking_up() -> None:
    nobody = laid("3 8", "5 10", "9 9", "9 9", captured=("2", "3", ""))
    rival = laid("3 8", "5 10", "9 9", "9 9", captured=("2", "3 3", ""))
    assert bots.burden(rival.s, 3) < bots.burden(nobody.s, 3) < 1


def test_the_truth_is_claimed_as_a_rule_and_now_and_then_a_lie() -> None:
    table = shuffled(3, talk="claims")
    bid = choice(table)
    while table.legal[0].startswith("bid"):
        table.play(choice(table))
    assert table.to_move == 0
    said = [choice(table, luck) for luck in range(1, 601)]
    honest = said.count(bid.replace("bid", "claim"))
    assert 450 < honest < 550  # five of six
    assert len(set(said)) == TOP  # lies name any other value


def test_claims_are_believed_a_little() -> None:
    table = shuffled(3, talk="claims")
    while table.legal[0].startswith("bid"):
        table.play(table.legal[0])
    unseen = bots.count_unseen(table.s)
    before = bots.likely(table.s, 7, unseen)
    table.claim("none", "7", "7")
    assert before < bots.likely(table.s, 7, unseen) < 1


def test_a_drafter_keeps_high_cards_and_more_of_the_same() -> None:
    table = shuffled(3, draft=True)
    kept = []
    for _ in range(3):
        kept.append(int(choice(table).removeprefix("keep ")))
        table.play(f"keep {kept[-1]}")
    assert min(kept) >= 7


@pytest.mark.parametrize("players", [3, 8])
def test_points_decide_at_the_end(players: int) -> None:
    table = shuffled(players)
    while not table.over:
        table.play(table.legal[0])
    out, places = [0.0] * (2 * players), [0] * players
    bots.worth(table.s, out)
    table.rules.places(table.s, places)
    assert sorted(range(players), key=lambda seat: (-out[seat], seat)) == sorted(
        range(players), key=lambda seat: (places[seat], seat)
    )
