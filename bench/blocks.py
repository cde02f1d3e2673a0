"""Blocks of games a second: in this process, in a pool of two, and on Ray with one worker and with two; in turns.

    python bench/blocks.py [--blocks 200] [--rounds 3]

A block is one of `igroteka simulate` with random players of Pairs. An empty block costs what its place costs. The
first blocks are not counted: processes begin, and fetch machine code from the disk.
"""

from __future__ import annotations

import argparse
import sys
import time
from functools import partial
from typing import TYPE_CHECKING, Any

from igroteka.lab.cluster import Cluster
from igroteka.lab.places import Here, Processes
from igroteka.lab.simulate import BLOCKS, play_block
from igroteka.match import Game

if TYPE_CHECKING:
    from collections.abc import Callable

    from igroteka.lab.places import Place

PLACES: dict[str, Callable[[], Place]] = {
    "this process": Here,
    "pool of 2 processes": lambda: Processes(2),
    "Ray, 1 worker": lambda: Cluster(workers=1),
    "Ray, 2 workers": lambda: Cluster(workers=2),
}
WARM = 10  # blocks


def empty() -> None:
    """A block without games."""


def speed(place: Place, block: Callable[[], Any], blocks: int) -> tuple[float, float]:
    """Blocks a second once all is warm, and the seconds until then."""
    began = time.perf_counter()
    done = place.play([block] * (WARM + blocks))
    for _ in range(WARM):
        next(done)
    warm = time.perf_counter()
    for _ in done:
        last = time.perf_counter()
    return blocks / (last - warm), warm - began


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--blocks", type=int, default=200, help="at each place")
    reader.add_argument("--rounds", type=int, default=3, help="of which the best counts")
    asked = reader.parse_args()
    game, games = Game.simulated("pairs", 4), BLOCKS["random"]
    full = partial(play_block, game, ("random",), 1, 0, games)
    full()  # compile, so that everybody finds it on the disk
    best: dict[str, list[float]] = {name: [0.0, 0.0, float("inf")] for name in PLACES}
    for _ in range(asked.rounds):
        for name, place in PLACES.items():
            rate, warm = speed(place(), full, asked.blocks)
            nothing, _ = speed(place(), empty, asked.blocks)
            was = best[name]
            best[name] = [max(was[0], rate), max(was[1], nothing), min(was[2], warm)]
    say = sys.stdout.write
    say(
        f"| place | blocks of {games:,} games a second | empty blocks a second | seconds to begin |\n"
        "|---|---:|---:|---:|\n"
    )
    for name, (rate, nothing, warm) in best.items():
        say(f"| {name} | {rate:.2f} | {nothing:,.0f} | {warm:.1f} |\n")


if __name__ == "__main__":
    main()
