"""`igroteka rules`: a game's rules in our own words, with the clauses that each section covers."""

from __future__ import annotations

import re

import pytest

import specifications
from command_line import igroteka
from igroteka import words


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_rules_of_a_game_from_title_to_last_clause(language: str) -> None:
    ran = igroteka("rules", "pairs", "--lang", language)
    assert (ran.status, ran.err) == (0, "")
    said = words.of("pairs", language)
    assert said.text("game") in ran.out
    after = 0
    for section in said.sections():
        after = ran.out.index(section.title, after)
    assert set(specifications.clauses("pairs")) <= set(re.findall(r"[A-Z]+(?:-[A-Z]+)*-\d+", ran.out))


def test_the_text_fits_the_screen_and_shows_no_markup() -> None:
    out = igroteka("rules", "pairs", "--lang", "en").out
    assert max(map(len, out.splitlines())) <= 100
    assert "[dim]" not in out
    assert "##" not in out


def test_the_language_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    assert igroteka("rules", "pairs").out == igroteka("rules", "pairs", "--lang", "uk").out
