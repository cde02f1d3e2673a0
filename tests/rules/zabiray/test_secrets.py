"""Hidden cards are filled in as likely as they are: faces and backs belong together, so a back says something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from igroteka.compiler.flat import flat_of
from igroteka.compiler.native import compile
from igroteka.compiler.random import series
from igroteka.games.zabiray.cards import BACKS, CARDS
from igroteka.match import Game

if TYPE_CHECKING:
    from collections.abc import Iterator

DEALS = 10_000


@pytest.mark.parametrize("backs", ["even", "0,0,0,60,0,20,8,20,0"])
def test_completions_are_distributed_as_the_truth_whatever_a_seat_sees(backs: str) -> None:
    """Right after dealing every layout is as likely: so must be what seat 0 sees together with a completion of it."""
    game = Game("zabiray", 3, {"backs": backs})
    twins = compile(game.rules)
    start, resample = twins.twin(game.rules.start), twins.twin(game.rules.resample)
    flat = flat_of(game.blank()).repeat(DEALS)
    flat["rng"] = series(1, 0, DEALS)
    for number in range(DEALS):
        start(flat[number])
    guessed = flat.copy()
    guessed["rng"] = series(2, 0, DEALS)
    for number in range(DEALS):
        resample(guessed[number], 0)
    assert (guessed["back"] == flat["back"]).all()
    assert (guessed["hands"][:, 0] == flat["hands"][:, 0]).all()
    for (what, truth), (_, guess) in zip(figures(flat), figures(guessed), strict=True):
        difference = truth - guess
        assert abs(difference.mean()) <= 5 * difference.std() / DEALS**0.5 + 1e-9, what


def figures(flat: Any) -> Iterator[tuple[str, Any]]:
    """What can be counted in each of many deals, hidden cards together with seen ones."""
    deal = np.arange(DEALS)
    mine, others = (flat["hands"][:, seat].astype(int) for seat in (0, 1))
    stock, on_top, back = flat["stock"].astype(int), flat["face_down"], flat["back"]
    coloured_on_top = on_top <= 18
    yield "cards of the top card's face in my hand", mine[deal, on_top]
    yield "the same where there are three of a face", mine[deal, on_top] * coloured_on_top
    yield "cards of the top card's face in the next hand", others[deal, on_top]
    yield "cards like the top one, back and all, below it", stock[deal, on_top, back]
    yield "faces that I share with the next hand", (mine[:, 1:] * others[:, 1:]).sum(1)
    for symbol in range(1, BACKS + 1):
        below = stock[:, 1:, symbol]
        yield f"cards with back {symbol} below the top", below.sum(1)
        yield f"those of faces that I hold, back {symbol}", (below * mine[:, 1:]).sum(1)
        yield f"those of faces that the next hand holds, back {symbol}", (below * others[:, 1:]).sum(1)
        yield f"those of the top card's face, back {symbol}", stock[deal, on_top, symbol]
        for card in range(1, CARDS + 1):
            yield f"card {card} on top, back {symbol}", ((on_top == card) & (back == symbol)).astype(int)
            yield f"card {card} below the top, back {symbol}", below[:, card - 1]
