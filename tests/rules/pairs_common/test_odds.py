"""How likely a pair is, said on the button: counted from what has been seen, and right about what has not."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, cast

import pytest

import igroteka
from igroteka.games.pairs.deck import TOP

if TYPE_CHECKING:
    from collections.abc import Callable

ROWS: dict[str, Callable[[Any], list[int]]] = {
    "pairs": lambda s: s.rows[s.turn],
    "port": lambda s: s.rows[s.turn],
    "starboard": lambda s: s.center,
}


@pytest.mark.parametrize("id", ROWS)
def test_the_danger_of_a_pair_is_that_of_the_cards_nobody_has_seen(id: str) -> None:
    told = 0
    for seed in range(6):
        luck = random.Random(seed)
        state = igroteka.game(id, players=3).start(seed=seed)
        while (seat := state.actor) is not None:
            view, s = state.view(seat), cast("Any", state._s)
            labels = [view.game.table.label(view.s, action) for action in view.actions]
            for label in labels:
                if label.id.endswith("-odds") or label.id.startswith("do-draw-risk"):
                    row, unseen = ROWS[id](s), [deck + burned for deck, burned in zip(s.deck, s.burned, strict=True)]
                    pairs = sum(unseen[value] for value in range(1, TOP + 1) if row[value])
                    assert label.value == round(100 * pairs / unseen[0])
                    told += 1
            state.play(luck.choice(view.legal))
    assert told > 50
