"""The command line: one file a group of commands, errors in one place."""

from __future__ import annotations

import sys

from igroteka.cli.app import app, spelled_out
from igroteka.cli.errors import CannotDo, fail


def main() -> None:
    """Run a command; bad input becomes one sentence and exit status 2, a refused record status 1."""
    from igroteka.cli import (  # noqa: F401  each registers itself
        bench,
        catalogue,
        learn,
        play,
        records,
        serve,
        simulate,
        tournament,
    )

    try:
        app(spelled_out(sys.argv[1:]))
    except CannotDo as error:
        fail(str(error), error.status)
