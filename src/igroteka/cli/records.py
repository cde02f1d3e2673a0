"""`igroteka replay` and `igroteka verify`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from igroteka.cli.app import JsonOption, app, print_json
from igroteka.cli.errors import NO_SEED, CannotDo, one_sentence
from igroteka.match import read_records
from igroteka.match import replay as replay_record
from igroteka.match import verify as verify_record
from igroteka.match.fairness import simulated

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

    That proves that the cards follow from the seed. That nobody chose the seed to their liking is proved by the
    commitment: compare it with the one you were shown before the first card, and look for your salt.

    Exit status 0: all chance follows from the seeds; 1: a record is refused; 2: the file holds no records; 3: no record
    is refused, but one has no seed.

    Example: `igroteka verify games.jsonl`
    """
    without_seed = 0
    for number, record in _numbered(file):
        with one_sentence(f"{file}, game {number}"):
            seeded = verify_record(record)
        without_seed += not seeded
        if as_json:
            print_json(_outcome(number, record, seeded=seeded, **_origin(record)))
        else:
            typer.echo(f"game {number}: {record.game}, {_proved(record)}")
    if without_seed:
        raise CannotDo(f"{file}: games without a seed: {without_seed:,} of {number:,}", NO_SEED)


def _origin(record: Record) -> dict[str, Any]:
    """What a record tells about where its chance came from."""
    return {"simulated": simulated(record), "commitment": record.commitment, "salts": record.salts}


def _proved(record: Record) -> str:
    """What the check of a record has shown, and what only people can check."""
    if simulated(record):
        return "simulated: every chance outcome follows from the seed; nothing was promised to anybody beforehand"
    if record.seed is None:
        said = ["follows the rules; there is no seed, so nothing tells where its chance came from"]
        if record.commitment is not None:
            said += [f"commitment {record.commitment[:64]!r}, of a seed that is not in the record", _salts(record)]
    else:
        said = [
            "every chance outcome follows from the seed and the salts",
            f"commitment {record.commitment}",
            _salts(record),
            "compare the commitment with the one you were shown before the first card, and look for your salt",
        ]
    return "\n  ".join(said)


def _salts(record: Record) -> str:
    return f"salts {', '.join(map(repr, record.salts)) or 'none'}"


def _numbered(file: Path) -> Iterator[tuple[int, Record]]:
    with one_sentence(str(file)):
        yield from enumerate(read_records(file), 1)


def _outcome(number: int, record: Record, **found: Any) -> dict[str, Any]:
    return {"number": number, "game": record.game, "events": len(record.events), **found}
