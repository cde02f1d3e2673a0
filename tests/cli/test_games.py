"""`igroteka games`: the catalogue, for people and for programs."""

from __future__ import annotations

import pytest

import igroteka as package
from command_line import igroteka, refusal
from igroteka import words


def test_the_catalogue_as_a_table() -> None:
    ran = igroteka("games", "--lang", "en")
    assert (ran.status, ran.err) == (0, "")
    line = next(line for line in ran.out.splitlines() if line.startswith("pairs "))
    assert "Pairs" in line
    assert "2–8" in line
    assert "continuous" in ran.out


@pytest.mark.parametrize(("language", "name"), [("ru", "Дайте две!"), ("uk", "Дайте дві!"), ("en", "Pairs")])
def test_the_catalogue_in_three_languages(language: str, name: str) -> None:
    assert name in igroteka("games", "--lang", language).out


def test_the_language_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    for named, name in (
        ("ru_RU.UTF-8", "Дайте две!"),
        ("uk_UA.UTF-8", "Дайте дві!"),
        ("C", "Pairs"),
        ("de_DE", "Pairs"),
    ):
        monkeypatch.setenv("LANG", named)
        assert name in igroteka("games").out


def test_the_catalogue_as_json() -> None:
    ran = igroteka("games", "--json")
    assert (ran.status, ran.err) == (0, "")
    rows = ran.json
    assert [row["id"] for row in rows] == package.games()
    for row in rows:
        assert row.keys() >= {"id", "box", "names", "players", "options", "rules"}
        assert set(row["names"]) == set(words.LANGUAGES)
        low, high = row["players"]
        assert 1 <= low <= high
        assert row["rules"] >= 1
        for option in row["options"].values():
            assert option["type"] in ("bool", "int", "enum", "text")
            assert "default" in option


def test_a_row_of_the_catalogue() -> None:
    (pairs,) = (row for row in igroteka("games", "--json").json if row["id"] == "pairs")
    assert pairs.pop("names").items() >= {"ru": "Дайте две!", "uk": "Дайте дві!", "en": "Pairs"}.items()
    assert pairs == {
        "id": "pairs",
        "box": "pairs",
        "players": [2, 8],
        "options": {
            "continuous": {"type": "bool", "default": False},
            "pieces_of_eight": {"type": "bool", "default": False},
            "calamities": {"type": "bool", "default": False},
            "losing_score": {"type": "int", "default": None, "min": 5, "max": 31, "null": True},
            "forfeit": {"type": "text", "default": "", "max_length": 200},
            "dealer": {"type": "enum", "default": "fixed", "values": ["fixed", "rotate"]},
            "burn": {"type": "int", "default": 5, "min": 0, "max": 5, "null": False},
        },
        "rules": 1,
    }


def test_a_language_without_words_is_refused_with_those_there_are() -> None:
    known = ", ".join(words.LANGUAGES)
    assert refusal("games", "--lang", "de") == f"there are no words in 'de'; the languages are {known}"
