"""`igroteka replay` and `igroteka verify`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from igroteka.cli.app import JsonOption, app, print_json
from igroteka.cli.errors import one_sentence
from igroteka.match import read_records
from igroteka.match import replay as replay_record
from igroteka.match import verify as verify_record

if TYPE_CHECKING:
    from collections.abc import Iterator

    from igroteka.match import Record

FileArgument = Annotated[Path, typer.Argument(help="A file of game records, one JSON object a line.", metavar="FILE")]


@app.command()
def replay(file: FileArgument, as_json: JsonOption = False) -> None:
    """Play recorded games again through the rules, and refuse what cannot have been.

    Exit status 0: every game follows the rules; 1: one does not; 2: the file holds no records.

    Example: `igroteka replay games.jsonl`
    """
    console = Console()
    for number, record in _numbered(file):
        with one_sentence(f"{file}, game {number}"):
            state = replay_record(record)
        if as_json:
            print_json(_outcome(number, record, over=state.over, scores=state.scores, places=state.places))
        else:
            end = f"places {state.places}, scores {state.scores}" if state.over else f"seat {state.actor} to move"
            console.print(f"game {number}: {record.game}, {len(record.events)} events, {end}", highlight=False)


@app.command()
def verify(file: FileArgument, as_json: JsonOption = False) -> None:
    """Replay recorded games and recompute every chance outcome from their seeds.

    Exit status 0: all is as it should be; 1: a record is refused; 2: the file holds no records.

    Example: `igroteka verify games.jsonl`
    """
    console = Console()
    for number, record in _numbered(file):
        with one_sentence(f"{file}, game {number}"):
            seeded = verify_record(record)
        if as_json:
            print_json(_outcome(number, record, seeded=seeded))
        else:
            word = "every chance outcome follows from the seed" if seeded else "follows the rules (no seed to check)"
            console.print(f"game {number}: {record.game}, {word}", highlight=False)


def _numbered(file: Path) -> Iterator[tuple[int, Record]]:
    with one_sentence(str(file)):
        yield from enumerate(read_records(file), 1)


def _outcome(number: int, record: Record, **found: Any) -> dict[str, Any]:
    return {"number": number, "game": record.game, "events": len(record.events), **found}
