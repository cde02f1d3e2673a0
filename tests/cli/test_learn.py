"""A lesson at the terminal: what it asks for is typed, and so is what it does not."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING

import pytest
from rich.cells import cell_len

from cli.test_play import Typing
from command_line import igroteka
from igroteka import words
from igroteka.cli import main
from igroteka.games import catalogue
from igroteka.match.lesson import taught
from settings import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


@pytest.fixture
def learn(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    def sit_down(game: str, keys: Sequence[str], language: str = "en") -> str:
        monkeypatch.setenv("COLUMNS", "80")
        monkeypatch.setattr(sys, "argv", ["igroteka", "learn", game, "--lang", language])
        monkeypatch.setattr(sys, "stdin", Typing(keys, None))
        capsys.readouterr()
        with pytest.raises(SystemExit) as end:
            main()
        out, error = capsys.readouterr()
        assert (end.value.code or 0, error) == (0, "")
        return out

    return sit_down


def over(language: str) -> str:
    return words.of(None, language).text("ui-lesson-over")


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_learnt_to_the_end(learn: Callable[..., str], game: str, language: str) -> None:
    shown = learn(game, [step.do for step in catalogue.lesson(game).steps], language)
    assert over(language) in shown
    assert not re.search(r"\b(ui|zone|do|did|no|ask|lesson)-[a-z]", shown), "an id instead of words"
    prompts = words.of(None, language).text("ui-prompt", last=2).split(":")[0][-12:]
    assert not [line for line in shown.splitlines() if cell_len(line) > 80 and prompts not in line]


@pytest.mark.parametrize("game", GAMES)
def test_wrong_tries_are_answered_and_not_done(learn: Callable[..., str], game: str) -> None:
    keys: list[str] = []
    for state, step in taught(game):
        others = [token for token in state.legal if token != step.do] if step.do else []
        keys += [*others[:1], *(["no such thing", "!"] if step.do else []), step.do]
    assert over("en") in learn(game, keys)


def test_what_another_choice_is_answered_with(learn: Callable[..., str]) -> None:
    shown = " ".join(learn("pairs", ["", "fold", "draw"]).split())
    assert "Folding now would cost you 4 points" in shown
    assert "You draw an 8." in shown


def test_one_may_leave(learn: Callable[..., str]) -> None:
    assert over("en") not in learn("pairs", ["", "q"])


def test_a_game_that_is_not_there() -> None:
    ran = igroteka("learn", "tennis")
    assert ran.status == 2
    assert "there is no game 'tennis'" in ran.err
