"""The pages for researchers are those that follow from the rules."""

from __future__ import annotations

import re

import game_pages
from igroteka.games import catalogue


def test_the_pages_are_current() -> None:
    made = game_pages.pages()
    assert set(game_pages.FOLDER.glob("*.md")) == set(made)
    for path, text in made.items():
        assert path.read_text(encoding="utf-8") == text, "run `make game-pages`"


def test_every_version_of_the_rules_has_its_line() -> None:
    for id in catalogue.ids():
        history = game_pages.page(id).partition("## Versions of the rules")[2]
        assert len(re.findall(r"^\d+\. ", history, re.MULTILINE)) == catalogue.rules(id).RULES


def test_links_of_the_pages_lead_somewhere() -> None:
    for path in game_pages.FOLDER.glob("*.md"):
        for target in re.findall(r"\]\(([^)#]+)", path.read_text(encoding="utf-8")):
            assert (path.parent / target).exists(), target
