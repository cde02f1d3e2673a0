"""Bots by name: `random`, `rule`, `exact`, `search:2000`, `search:500ms`, or by level `easy`, `medium`, `hard`."""

from __future__ import annotations

import re
from dataclasses import dataclass

KINDS = ("random", "rule", "search", "exact")
SLIP_RATE = {"easy": 250, "medium": 50}  # in a thousand decisions
HARD = 5000  # iterations
MOST = 1_000_000  # iterations, or milliseconds
SEARCH = re.compile(r"search:([1-9][0-9]{0,6})(ms)?")


class UnknownBot(LookupError):
    """There is no bot of that name, or none in that game; the message lists those there are."""


@dataclass(frozen=True)
class Style:
    """How a bot plays: what chooses for it, for how long it thinks, and how often it slips."""

    kind: str
    iterations: int = 0
    milliseconds: int = 0
    slips: int = 0  # in a thousand decisions

    @property
    def timed(self) -> bool:
        """Whether the clock decides how far it thinks, so that two games with one seed may differ."""
        return self.milliseconds > 0


def style(name: str, slips: int | None = None) -> Style:
    """A style by its name; `slips` is another rate of mistakes than the level's own."""
    named = _named(name)
    if slips is None:
        return named
    if not 0 <= slips <= 1000:
        raise UnknownBot(f"a bot slips 0 to 1000 times in a thousand, not {slips}")
    return Style(named.kind, named.iterations, named.milliseconds, slips)


def _named(name: str) -> Style:
    if name in SLIP_RATE:
        return Style("rule", slips=SLIP_RATE[name])
    if name == "hard":
        return Style("search", iterations=HARD)
    if name in KINDS and name != "search":
        return Style(name)
    found = SEARCH.fullmatch(name)
    if found and int(found[1]) <= MOST:
        budget = int(found[1])
        return Style("search", milliseconds=budget) if found[2] else Style("search", iterations=budget)
    raise UnknownBot(
        f"there is no bot {name[:40]!r}; the bots are random, rule, exact, search:2000 (iterations), search:500ms, "
        "easy, medium and hard"
    )
