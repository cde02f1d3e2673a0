"""`igroteka simulate`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from igroteka.bots import style
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
from igroteka.cli.errors import CannotDo, one_sentence
from igroteka.cli.progress import progress_bar
from igroteka.cli.record_file import records_to
from igroteka.match import Game

if TYPE_CHECKING:
    from igroteka.lab.simulate import Tally
    from igroteka.match import State


@app.command()
def simulate(
    game: GameArgument,
    games: Annotated[int, typer.Option(help="How many games.", min=1, max=1_000_000_000)] = 1000,
    players: PlayersOption = None,
    bots: Annotated[list[str], typer.Option("--bot", help="Who plays; once for all seats, or once a seat.")] = [],
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: OptionsOption = [],
    records: Annotated[Path | None, typer.Option(help="Write a record of every game here, one a line.")] = None,
    legal: Annotated[bool, typer.Option("--legal", help="With the legal actions of every decision.")] = False,
    ray: RayOption = None,
    as_json: JsonOption = False,
) -> None:
    """Play many games and count.

    An older file of records is replaced when all games are there; a file of anything else is left alone.

    Examples: `igroteka simulate pairs --games 100000 --players 4 --option continuous=true` ·
    `igroteka simulate dobro --games 100 --players 3 --records games.jsonl --legal`
    """
    with one_sentence():
        from igroteka.lab.cluster import Cluster
        from igroteka.lab.places import Here
        from igroteka.lab.simulate import simulate as run
        from igroteka.lab.simulate import simulate_with

        if legal and records is None:
            raise CannotDo("--legal goes with --records FILE, where the legal actions are written")
        if ray and records:
            raise CannotDo("--records are written by this process alone; leave out --ray, or the records")
        chosen = Game.simulated(game, players, parse_options(game, option))
        seated = _seated(bots, chosen.players)
        with progress_bar() as bar:
            task = bar.add_task(game, total=games)
            if records is None:
                place = Cluster(ray) if ray else Here()
                tally = run(chosen, games, seed, seated, lambda done: bar.advance(task, done), place)
            else:
                with records_to(records) as write:

                    def each(state: State) -> None:
                        write(state.record().to_json())
                        bar.advance(task)

                    tally = simulate_with(chosen, games, seed, seated, each, keep_legal=legal)
    if as_json:
        print_json(tally.summary())
    else:
        _show(tally)


def _seated(bots: list[str], players: int) -> list[str]:
    seated = bots or ["random"]
    if len(seated) == 1:
        seated = seated * players
    if len(seated) != players:
        raise CannotDo(f"{len(seated)} bots for {players} players: name one for all seats, or one for each")
    for name in seated:
        style(name)
    return seated


def _show(tally: Tally) -> None:
    figures = tally.summary()
    table = Table(box=None, pad_edge=False)
    for heading in ("seat", "score", "95 %", "place", "first"):
        table.add_column(heading, justify="right")
    for seat, (score, place) in enumerate(zip(figures["scores"], figures["places"], strict=True)):
        low, high = score["ci"]
        span = "" if low is None else f"{low:.2f} … {high:.2f}"
        table.add_row(str(seat), f"{score['mean']:.2f}", span, f"{place['mean']:.2f}", f"{place['share'][0]:.1%}")
    console = Console()
    console.print(table)
    rate = figures["decisions"] / max(figures["seconds"], 1e-9)
    console.print(
        f"{figures['games']:,} games, {figures['decisions']:,} decisions, {rate:,.0f} a second", highlight=False
    )
