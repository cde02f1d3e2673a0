"""Search in a browser is the same search: WebAssembly and machine code agree on all that they find, to the last bit."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from igroteka.bots import tree
from igroteka.bots.desk import ROOT, desk_for
from igroteka.bots.found import advised, rows
from igroteka.bots.portable import MOST, portable
from igroteka.bots.search import Search
from igroteka.bots.styles import Style
from igroteka.compiler.flat import flat_of
from igroteka.compiler.native import compile
from igroteka.games import catalogue
from igroteka.kernel.random import numbered
from in_node import ask, question
from positions import view_of
from settings import in_short, player_counts, short_game

if TYPE_CHECKING:
    from pathlib import Path

    from igroteka.match import View

SHORT = {"dobro", "pairs"}  # making a game's module takes long; these stand for all in the short form
PORTABLE_GAMES = in_short(SHORT)


def natively(view: View, iterations: int, luck: int) -> dict[str, Any]:
    """What machine code finds."""
    think = compile(view.game.rules, catalogue.bots(view.game.id)).twin(tree.think)
    desk, left = desk_for(view.game, iterations), np.array([luck], np.uint64)
    desk.states[ROOT] = flat_of(view.s)[0]
    choice = think(desk, view.seat, left, iterations, True)
    return {"choice": choice, "rows": rows(desk.answer.tolist(), view.game.players), "luck": str(left[0])}


@pytest.mark.parametrize("id", PORTABLE_GAMES)
def test_webassembly_finds_what_machine_code_finds(id: str, tmp_path: Path) -> None:
    """At tables of every size, in the beginning and later, for little thinking and much."""
    asked = [
        (view_of(short_game(id, players), seed), 40 + 380 * (seed % 3), numbered(seed, players))
        for players in player_counts(id)
        for seed in range(3, 9)
    ]
    answers = ask([question(*each) for each in asked], tmp_path)
    for each, answer in zip(asked, answers, strict=True):
        found = natively(*each)
        assert {name: answer[name] for name in found} == found


@pytest.mark.parametrize("id", PORTABLE_GAMES)
def test_what_comes_back_makes_the_same_advice(id: str, tmp_path: Path) -> None:
    """A hint in the browser has the figures of a hint on the server, from as much thinking as either does."""
    view = view_of(short_game(id, player_counts(id)[-1]), 5)
    [answer] = ask([question(view, MOST, 7)], tmp_path)
    advice = advised(view, [answer["rows"]])
    assert advice == Search(Style("search", iterations=MOST), [7]).explain(view)
    assert catalogue.rules(id).TOKENS[answer["choice"]] == advice.choice
    shown = {catalogue.rules(id).TOKENS[int(one["action"])]: one for one in answer["candidates"]}
    for candidate in advice.candidates:
        one = shown[candidate.token]
        assert (one["visits"], one["worth"], tuple(one["places"])) == (
            candidate.visits,
            candidate.worth,
            candidate.places,
        )


def test_a_search_is_asked_again_and_again_and_remembers_nothing(tmp_path: Path) -> None:
    view, other = view_of(short_game("pairs", 4), 5), view_of(short_game("pairs", 2), 6)
    once, between, again = ask([question(view, 500, 3), question(other, 900, 4), question(view, 500, 3)], tmp_path)
    assert {**once, "seconds": 0} == {**again, "seconds": 0}
    assert once["rows"] != between["rows"]


def test_what_cannot_be_thought_about_is_refused_in_a_sentence(tmp_path: Path) -> None:
    view = view_of(short_game("pairs", 4), 5)
    good = question(view, 100, 3)
    waiting = (view.seat + 1) % 4
    wrong: dict[str, dict[str, Any]] = {
        "A position of pairs has 344 bytes, and this one 2": {"position": "0000"},
        "pairs is for 2 to 8 players, not for 0": {"position": "00" * 344},
        "There is no seat 4 among 4; the first is 0": {"seat": 4},
        f"From 1 to {MOST} iterations can be thought, not {MOST + 1}": {"iterations": MOST + 1},
        "Luck is a number of 64 bits without a sign": {"luck": "-1"},
        f"Seat {waiting} has nothing to choose in this position of pairs": {"seat": waiting},
    }
    answers = ask([*(good | change for change in wrong.values()), good], tmp_path)
    assert [one.get("refused") for one in answers] == [*(f"BadQuestion: {sentence}" for sentence in wrong), None]


def test_a_module_needs_nothing_from_outside_and_has_its_memory_from_the_beginning() -> None:
    """It can reach neither the page nor the network, and take no more memory than the description's iterations need."""
    module = portable("pairs").module
    sections = dict(_sections(module))
    assert 2 not in sections, "imports"
    bounded, least, most = _memory(sections[5])
    assert bounded
    assert least == most < 16 * 1024 * 1024 // 65536
    assert not re.search(rb"[Pp]ython|igroteka|numba|/home|/tmp", module), "nothing of the machine that made it"


def _sections(module: bytes) -> list[tuple[int, bytes]]:
    """The parts of a module's file, by kind."""
    assert module[:8] == b"\0asm\1\0\0\0"
    found, at = [], 8
    while at < len(module):
        size, start = _number(module, at + 1)
        found.append((module[at], module[start : start + size]))
        at = start + size
    return found


def _memory(section: bytes) -> tuple[bool, int, int]:
    """Whether the one memory is bounded, and its pages at first and at most."""
    assert section[0] == 1
    least, at = _number(section, 2)
    return section[1] == 1, least, _number(section, at)[0]


def _number(data: bytes, at: int) -> tuple[int, int]:
    """A number as the format writes it, seven bits a byte, and where it ends."""
    value, shift = 0, 0
    while data[at] & 128:
        value |= (data[at] & 127) << shift
        at, shift = at + 1, shift + 7
    return value | data[at] << shift, at + 1
