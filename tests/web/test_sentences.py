"""Every sentence that the screens name stands in the words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from igroteka import words

CLIENT = Path(__file__).parents[2] / "web" / "src"
NAMED = re.compile(r"\bt\('([a-z-]+)'")
# Refusals that have a sentence of their own.
EXPLAINED = ("offline", "too-fast", "too-many-tables", "barred", "final", "busy", "no-advice")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_the_screens_say_is_in_the_words(language: str) -> None:
    named = {id for path in CLIENT.rglob("*.*") for id in NAMED.findall(path.read_text(encoding="utf-8"))}
    assert len(named) > 100
    said = "\n".join(words.sources(None, language))
    wanted = sorted(named | {f"trouble-{code}" for code in EXPLAINED})
    assert not [id for id in wanted if not re.search(rf"^ui-{id} =", said, re.MULTILINE)]
