"""Positions to a small depth from a fixed seed, pinned: a change of behaviour is noticed, and RULES goes up."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from igroteka.match import Game
from settings import GAMES, player_counts

PINNED = Path(__file__).with_name("position_counts.json")
MOST = 3000


def count(game: Game) -> dict[str, Any]:
    """How many positions lie 1, 2, 3, … decisions deep (each line of play with its own chance), and a digest of all."""
    start: Any = game.blank()
    start.rng = 20_26
    game.rules.start(start)
    level, digest = [start], hashlib.sha256()
    counts: list[int] = []
    while len(level) <= MOST and len(counts) < 8:
        after = []
        for s in level:
            for action in game.actions(s):
                child = s.copy()
                child.rng ^= action + 1
                game.rules.apply(child, action)
                digest.update(child.pack().tobytes())
                after.append(child)
        if not after:
            break
        level = after
        counts.append(len(level))
    return {"rules": game.rules.RULES, "counts": counts, "digest": digest.hexdigest()[:16]}


def all_counts(id: str) -> dict[str, Any]:
    return {str(players): count(Game.simulated(id, players)) for players in player_counts(id)}


@pytest.mark.parametrize("id", GAMES)
def test_positions_are_as_many_as_they_were(id: str) -> None:
    pinned = json.loads(PINNED.read_text())
    assert id in pinned, "pin its counts: python tests/suite/test_position_counts.py"
    assert all_counts(id) == pinned[id], "it plays otherwise than before: raise its RULES, then pin the counts anew"


if __name__ == "__main__":
    PINNED.write_text(json.dumps({id: all_counts(id) for id in GAMES}, indent=1) + "\n")
