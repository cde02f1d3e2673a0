"""The command line, run in this process, as a person at a terminal meets it."""

from __future__ import annotations

import io
import json
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from igroteka.cli import main


@dataclass(frozen=True)
class Ran:
    """What a command printed and its exit status."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """What `--json` printed."""
        return json.loads(self.out)

    @property
    def json_lines(self) -> list[Any]:
        return [json.loads(line) for line in self.out.splitlines()]


def igroteka(*arguments: object) -> Ran:
    """Run `igroteka …`. Whatever it raises but a regular exit is a traceback, and fails the test."""
    out, err = io.StringIO(), io.StringIO()
    with (
        patch.object(sys, "argv", ["igroteka", *map(str, arguments)]),
        patch.dict("os.environ", {"COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"}),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as exit:
            status = exit.code if isinstance(exit.code, int) else int(exit.code is not None)
        else:
            status = 0
    return Ran(status, out.getvalue(), err.getvalue())


def refusal(*arguments: object, status: int = 2) -> str:
    """The one sentence with which a command refuses bad input."""
    ran = igroteka(*arguments)
    assert ran.status == status, ran
    assert ran.err.startswith("igroteka: "), ran.err
    assert ran.err.count("\n") == 1, ran.err
    assert ran.err.endswith("\n")
    assert len(ran.err) < 500
    return ran.err.removeprefix("igroteka: ").rstrip("\n")
