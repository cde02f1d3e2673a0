"""Search in WebAssembly beside search in machine code: the same questions to both, one after the other, in one run.

Both are asked several times, and the fastest counts, in CPU-seconds: on a busy machine the share is what to look at. It
needs Node and `make web/node_modules/ready`.
"""

from __future__ import annotations

import argparse
import gzip
import sys
import tempfile
import time
from pathlib import Path

import msgspec
import numpy as np
from msgspec import Struct
from rich.console import Console
from rich.table import Table as Columns

from igroteka.bots import bot, tree
from igroteka.bots.desk import ROOT, desk_for
from igroteka.bots.styles import HARD
from igroteka.compiler.flat import flat_of
from igroteka.compiler.native import compile
from igroteka.games import catalogue
from igroteka.match import Game, View
from in_node import ask, question

ROUNDS = 3  # of each position, of which the fastest counts
POSITIONS = 4  # that come after one another in a game, with a choice in each
PLAYERS = 4  # or as near as a game allows


class Measured(Struct):
    """A game's figures."""

    game: str
    module: int  # bytes
    compressed: int
    native: float  # iterations a second
    webassembly: float
    slowest: float  # CPU-seconds for one move of a hard bot in WebAssembly


def measure(id: str, iterations: int, folder: Path) -> Measured:
    fewest, most = catalogue.rules(id).PLAYERS
    game = Game.simulated(id, min(max(fewest, PLAYERS), most))
    views = choices(game)
    think = compile(catalogue.rules(id), catalogue.bots(id)).twin(tree.think)
    desk = desk_for(game, iterations)
    native = []
    for view in views:
        took = []
        for _ in range(1 + ROUNDS):  # the first may compile
            desk.states[ROOT] = flat_of(view.s)[0]
            began = time.process_time()
            think(desk, view.seat, np.array([7], np.uint64), iterations, True)
            took.append(time.process_time() - began)
        native.append(min(took))
    answers = ask([question(view, iterations, 7) for view in views for _ in range(1 + ROUNDS)], folder)
    took = [answer["seconds"] for answer in answers]
    browser = [min(took[start : start + 1 + ROUNDS]) for start in range(0, len(took), 1 + ROUNDS)]
    module = (folder / f"{id}.wasm").read_bytes()
    return Measured(
        game=id,
        module=len(module),
        compressed=len(gzip.compress(module)),
        native=len(views) * iterations / sum(native),
        webassembly=len(views) * iterations / sum(browser),
        slowest=max(browser),
    )


def choices(game: Game) -> list[View]:
    """The first positions of a game between rule bots in which somebody has a choice."""
    state, player, found = game.start(seed=1), bot("rule", [1]), list[View]()
    while (seat := state.actor) is not None and len(found) < POSITIONS:
        view = state.view(seat)
        if len(view.actions) > 1:
            found.append(view)
        state.play(player.choose(view))
    return found


def columns(found: list[Measured]) -> Columns:
    shown = Columns("game", "kB", "kB compressed", "native, it/s", "WebAssembly, it/s", "share", "slowest move, s")
    for one in found:
        shown.add_row(
            one.game,
            f"{one.module / 1000:.0f}",
            f"{one.compressed / 1000:.0f}",
            f"{one.native:,.0f}",
            f"{one.webassembly:,.0f}",
            f"{one.webassembly / one.native:.0%}",
            f"{one.slowest:.2f}",
        )
    return shown


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="game", help="the games, all of them unless some are named")
    parser.add_argument("--iterations", type=int, default=HARD, help="a question (default: as many as a hard bot's)")
    parser.add_argument("--json", action="store_true", help="figures for a program")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = [measure(id, asked.iterations, Path(folder)) for id in asked.games or catalogue.ids()]
    if asked.json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    else:
        Console().print(columns(found))


if __name__ == "__main__":
    main()
