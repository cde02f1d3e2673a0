"""`igroteka tournament`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from igroteka.cli.app import (
    GameArgument,
    JsonOption,
    OptionsOption,
    PlayersOption,
    RayOption,
    app,
    parse_options,
    print_json,
)
from igroteka.cli.errors import one_sentence
from igroteka.cli.progress import progress_bar
from igroteka.match import Game

if TYPE_CHECKING:
    from collections.abc import Mapping


@app.command()
def tournament(
    game: GameArgument,
    bots: Annotated[str, typer.Option("--bots", help="Who meets whom, with commas.")] = "random,rule,search:2000",
    games: Annotated[
        int, typer.Option(help="Games that two bots play against each other.", min=1, max=10_000_000)
    ] = 400,
    players: PlayersOption = None,
    option: OptionsOption = [],
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    file: Annotated[Path | None, typer.Option("--file", help="Keep every deal here, and go on from here.")] = None,
    workers: Annotated[int | None, typer.Option(help="Processes.", min=1, max=256, show_default="all cores")] = None,
    ray: RayOption = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play against one another, on the same deals from all seats.

    Examples: `igroteka tournament pairs --bots rule,random --games 1000 --players 4` ·
    `igroteka tournament dobro --bots search:2000,rule --games 200 --file dobro.jsonl --ray 192.168.1.5:6379`
    """
    with one_sentence():
        from igroteka.lab import tournament as lab
        from igroteka.lab.cluster import Cluster
        from igroteka.lab.places import Processes

        chosen = Game.simulated(game, players, parse_options(game, option))
        deals = -(-games // lab.games_per_deal(chosen.players))
        meeting = lab.Tournament(chosen, tuple(bots.split(",")), deals, seed)
        with progress_bar() as bar:
            task = bar.add_task(game, total=None)
            place = Cluster(ray, workers) if ray else Processes(workers)
            found = lab.run(meeting, file, place, lambda done, of: bar.update(task, completed=done, total=of))
        figures = lab.summary(meeting, found)
    if as_json:
        print_json(figures)
    else:
        _show(figures)


def _show(figures: Mapping[str, Any]) -> None:
    console = Console(highlight=False)
    table = Table(box=None, pad_edge=False)
    for heading in ("bots", "share of wins", "95 %", "points", "95 %"):
        table.add_column(heading, justify="left" if heading == "bots" else "right")
    for row in figures["pairs"]:
        table.add_row(
            f"{row['a']} − {row['b']}",
            f"{row['advantage']:+.3f}",
            "{:+.3f} … {:+.3f}".format(*row["ci"]),
            f"{row['points']:+.2f}",
            "{:+.2f} … {:+.2f}".format(*row["points_ci"]),
        )
    console.print(table)
    console.print()
    best_first = sorted(figures["ratings"].items(), key=lambda item: -item[1]["mu"])
    for name, rating in best_first:
        console.print(f"{name}: rating {rating['mu']:.1f} ± {2 * rating['sigma']:.1f}")
    console.print(f"{figures['deals']:,} deals for every two bots, {figures['games_per_deal']} games a deal")
