"""Searches as WebAssembly, asked under Node with the browser's own loader (`thinking.mjs`)."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from igroteka.bots.portable import write

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.match import View

ROOT = Path(__file__).parents[1]
SCRIPT = Path(__file__).with_name("thinking.mjs")


def question(view: View, iterations: int, luck: int) -> dict[str, Any]:
    """What crosses to the other side: nothing but what the seat may know."""
    return {
        "game": view.game.id,
        "position": view.s.pack().hex(),
        "seat": view.seat,
        "iterations": iterations,
        "luck": str(luck),
    }


def ask(questions: Sequence[dict[str, Any]], folder: Path) -> list[dict[str, Any]]:
    """The answers, or why there is none; modules lie in the folder."""
    for id in {one["game"] for one in questions}:
        write(id, folder)
    path = os.pathsep.join((os.environ.get("PATH", ""), str(Path(sys.executable).parent)))  # a Node from pip is there
    node = shutil.which("node", path=path)
    assert node, "Node is not installed: make web/node_modules/ready"
    command = [node, str(SCRIPT), str(ROOT / "web"), str(folder)]
    done = subprocess.run(command, input=json.dumps(questions), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    answers: list[dict[str, Any]] = json.loads(done.stdout)
    return answers
