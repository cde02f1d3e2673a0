"""`igroteka bench`."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from igroteka.cli.app import JsonOption, app, print_json
from igroteka.cli.errors import one_sentence
from igroteka.games import catalogue


@app.command()
def bench(
    games: Annotated[list[str], typer.Argument(help="Only these games.", metavar="[GAME]...")] = [],
    as_json: JsonOption = False,
) -> None:
    """Measure every game: decisions per CPU-second on one core, state size, start-up.

    Examples: `igroteka bench` · `igroteka bench pairs --json`
    """
    with one_sentence():
        from igroteka.lab.bench import bench as measure
        from igroteka.lab.bench import machine

        for game in games:
            catalogue.rules(game)
        with Console(stderr=True).status("measuring") as status:
            found = {g: measure(g, lambda step, g=g: status.update(f"{g}: {step}")) for g in games or catalogue.ids()}  # type: ignore[misc]
    if as_json:
        print_json({"machine": machine(), "games": found})
        return
    table = Table(box=None, pad_edge=False)
    for heading in (
        "game",
        "players",
        "compiled/s",
        "interpreted/s",
        "rule/s",
        "search/s",
        "bytes",
        "million states",
        "cold",
        "warm",
    ):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for game, row in found.items():
        table.add_row(
            game,
            str(row["players"]),
            f"{row['compiled'] / 1e6:.1f} M",
            f"{row['interpreted'] / 1e3:.0f} k",
            f"{row['rule'] / 1e6:.1f} M",
            f"{row['search'] / 1e3:.0f} k",
            str(row["state_bytes"]),
            f"{row['million_states_mb']} MB",
            f"{row['cold_s']} s",
            f"{row['warm_s']} s",
        )
    Console().print(table)
