"""Every command explains itself, with an example."""

from __future__ import annotations

import pytest

from command_line import igroteka
from igroteka import __version__

COMMANDS = ["bench", "games", "learn", "play", "replay", "rules", "simulate", "verify"]


def test_the_commands_are_listed() -> None:
    ran = igroteka("--help")
    assert (ran.status, ran.err) == (0, "")
    listed = [line.split()[1] for line in ran.out.splitlines() if line.startswith("│ ") and line.split()[1] in COMMANDS]
    assert sorted(listed) == COMMANDS


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_an_example(command: str) -> None:
    ran = igroteka(command, "--help")
    assert (ran.status, ran.err) == (0, "")
    words = " ".join(ran.out.split())
    assert "Example: " in words or "Examples: " in words
    assert f"igroteka {command}" in words.split("Example")[1]


@pytest.mark.parametrize("command", ["bench", "games", "replay", "simulate", "verify"])
def test_what_measures_or_lists_can_speak_json(command: str) -> None:
    assert "--json" in igroteka(command, "--help").out


def test_the_version() -> None:
    assert igroteka("--version").out == f"igroteka {__version__}\n"
