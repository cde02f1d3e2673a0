"""Where the time of a step goes: `python bench/step_parts.py pairs blackstone` prints nanoseconds for each game.

The parts are compiled as the whole is, and measured in turn with it, over the same games; each is the best of many
times. Carrying a decision out includes the beginning of new games. Parts together may take longer than the whole.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

from igroteka.envs import Batch, stepping
from igroteka.envs.stepping import begin_next, due, end, look, note, show
from igroteka.games import catalogue
from igroteka.kernel.contract import OVER, actor, apply
from igroteka.match import Game
from peers import players_of

SIZE = 2048
ROUNDS = 300


def carried_out(a: stepping.Games, d: stepping.Desk, actions: Any, first: int, last: int, mode: int, by: int) -> None:
    """The rules, rewards, and new games in the place of those that are over."""
    for g in range(first, last):
        s = a.states[g]
        what = due(a.ended[g], a.masks[g], actions[g], mode)
        if what == stepping.PLAY:
            apply(s, actions[g])
        over = actor(s) == OVER
        if note(a.rewards[g], a.ended[g : g + 1], a.illegal[g : g + 1], a.seats[g], what, over):
            end(a, d, g, over, by)
            begin_next(a, d, g)


def shown(a: stepping.Games, d: stepping.Desk, actions: Any, first: int, last: int, mode: int, by: int) -> None:
    """What is legal, as a menu and as a mask."""
    for g in range(first, last):
        a.seats[g] = show(a.states[g], a.menus[g], a.masks[g], a.seats[g])


def looked(a: stepping.Games, d: stepping.Desk, actions: Any, first: int, last: int, mode: int, by: int) -> None:
    """What the seat sees: redacted, and widened to 16 bits."""
    for g in range(first, last):
        look(a.states[g], a.observations[g], d.seen, d.fours, d.twos, d.ones, a.seats[g])


PARTS = {"carry out": carried_out, "legal and mask": shown, "observation": looked}


def measured(id: str) -> dict[str, float]:
    """Nanoseconds a game, of a whole step and of its parts."""
    games = Batch(Game.simulated(id, players_of(id)), SIZE, autoreset="same-step")
    games.reset(1)
    twins = {name: games._twins.twin(part) for name, part in ({"step": stepping.step_all} | PARTS).items()}
    best = dict.fromkeys([*twins, "sample"], float("inf"))

    def note_time(name: str, began: float) -> None:
        best[name] = min(best[name], (time.process_time() - began) / SIZE * 1e9)

    for turn in range(ROUNDS):
        began = time.process_time()
        actions = games.sample()
        note_time("sample", began)
        for name in PARTS if turn % 2 else ("step",):
            began = time.process_time()
            twins[name](games.games, games._desks[0], actions, 0, SIZE, games._mode, games._by)
            note_time(name, began)
    return best


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("games", nargs="*", default=catalogue.ids())
    names: list[str] = []
    for id in reader.parse_args().games:
        found = measured(id)
        if not names:
            names = list(found)
            sys.stdout.write(f"| game | {' | '.join(names)} |\n|---|{'---:|' * len(names)}\n")
        sys.stdout.write(f"| {id} | {' | '.join(f'{found[name]:.0f} ns' for name in names)} |\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
