"""The command line: one file a group of commands, errors in one place."""

from __future__ import annotations

from igroteka.cli.app import app
from igroteka.cli.errors import CannotDo, fail


def main() -> None:
    """Run a command; bad input becomes one sentence and exit status 2, a refused record status 1."""
    from igroteka.cli import bench, catalogue, play, records, serve, simulate, tournament  # noqa: F401  each registers itself

    try:
        app()
    except CannotDo as error:
        fail(str(error), error.status)
