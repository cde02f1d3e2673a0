"""Every sentence that a screen names is in all languages, and no sentence of the screens is there for nothing."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from igroteka import words

ROOT = Path(__file__).parents[2]
BROWSER, PROGRAM = ROOT / "web" / "src", ROOT / "src" / "igroteka"

# Names that are put together when they are needed: their beginnings, and where that is done.
BUILT = {
    "bot-": BROWSER,
    "colour-": PROGRAM,
    "emote-": BROWSER,
    "lead-": BROWSER,
    "level-": BROWSER,
    "missing-": BROWSER,
    "mood-": BROWSER,
    "next-round-": BROWSER,
    "person-": BROWSER,
    "speed-": BROWSER,
    "tap-": BROWSER,
    "theme-": BROWSER,
    "then-": BROWSER,
    "tone-": BROWSER,
    "trouble-": BROWSER,
    "warm-": BROWSER,
}

# Refusals that people meet; each has a sentence of its own.
EXPLAINED = """
    bad-address bad-terms barred busy cannot-undo cluster days final here hushed hushed-you moved no-advice no-name
    nobody not-host not-over not-seated not-started not-your-seat not-your-turn offline our-fault rated restarting
    seated seats-free started storage taken too-fast too-long too-many too-many-letters too-many-tables used-link
"""

# `t('play-now')`, `t(rematch ? 'go-rematch' : 'rematch')`, `sorry(code, 'gone-other')`; compared strings are no names.
CALL = re.compile(r"\b(?:t|sorry)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)")
QUOTED = re.compile(r"(?<!== )'([a-z][a-z-]*)'")
IN_PYTHON = re.compile(r"[\"']ui-([a-z-]+)[\"']")


def texts(place: Path, *kinds: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for kind in kinds for path in sorted(place.rglob(kind)))


@cache
def named() -> set[str]:
    """What screens and program call by its whole name."""
    in_browser = {name for call in CALL.findall(texts(BROWSER, "*.ts", "*.svelte")) for name in QUOTED.findall(call)}
    assert len(in_browser) > 100
    return in_browser | set(IN_PYTHON.findall(texts(PROGRAM, "*.py")))


def spoken(language: str) -> set[str]:
    return set(re.findall(r"^ui-([a-z-]+) =", "".join(words.sources(None, language)), re.MULTILINE))


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_screens_say_is_in_the_words_and_nothing_else_is(language: str) -> None:
    wanted = named() | {f"trouble-{code}" for code in EXPLAINED.split()}
    assert not sorted(wanted - spoken(language)), "these are named, and missing"
    spare = {id for id in spoken(language) - wanted if not id.startswith(tuple(BUILT))}
    assert not sorted(spare), "these are there, and nobody names them"


@pytest.mark.parametrize("beginning", BUILT)
def test_names_that_are_put_together_begin_as_declared(beginning: str) -> None:
    place = BUILT[beginning]
    source = texts(place, "*.ts", "*.svelte") if place is BROWSER else texts(place, "*.py")
    assert re.search(rf"[`\"](?:ui-)?{beginning}[$]?{{", source), f"nobody says {beginning}…: take it off the list"
    assert any(id.startswith(beginning) for id in spoken("en"))
