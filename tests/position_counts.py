"""Counts of positions to a small depth, and their pinning: `python tests/position_counts.py [GAME …]`."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from igroteka.match import Game
from settings import GAMES, player_counts

PINNED = Path(__file__).with_suffix(".json")
MOST, DEEPEST = 2000, 8


def count(game: Game) -> dict[str, Any]:
    """How many positions lie 1, 2, 3, … decisions deep (each line of play with its own chance), and a digest of all."""
    start: Any = game.blank()
    start.rng = 20_26
    game.rules.start(start)
    level, digest = [start], hashlib.sha256()
    counts: list[int] = []
    while len(counts) < DEEPEST:
        choices = [game.actions(s) for s in level]
        if not 0 < sum(map(len, choices)) <= MOST:
            break
        after = []
        for s, actions in zip(level, choices, strict=True):
            for action in actions:
                child = s.copy()
                child.rng ^= action + 1
                game.rules.apply(child, action)
                digest.update(repr({name: getattr(child, name) for name in sorted(child.fields)}).encode())
                after.append(child)
        level = after
        counts.append(len(level))
    return {"rules": game.rules.RULES, "counts": counts, "digest": digest.hexdigest()[:16]}


def all_counts(id: str) -> dict[str, Any]:
    return {str(players): count(Game.simulated(id, players)) for players in player_counts(id)}


def pinned() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(PINNED.read_text(encoding="utf-8"))
    return found


if __name__ == "__main__":
    counted = {id: all_counts(id) for id in sys.argv[1:] or GAMES}
    PINNED.write_text(json.dumps(pinned() | counted, indent=1, sort_keys=True) + "\n", encoding="utf-8")
