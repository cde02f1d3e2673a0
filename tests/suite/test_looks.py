"""Every game has a look of its own: colours that are told apart, and drawings of one family, small and harmless."""

from __future__ import annotations

import math
import re
import shutil
import xml.etree.ElementTree as Xml
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from igroteka.games import catalogue
from settings import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from igroteka.games.catalogue import Drawing

SIZES: dict[Drawing, str] = {"emblem": "0 0 46 46", "back": "0 0 82 122", "mascot": "0 0 320 240"}
LARGEST = 3 * 1024  # bytes of a drawing
SHAPES = {"svg", "g", "defs", "pattern", "use", "path", "rect", "circle", "ellipse"}
TONES = {f"var(--{tone})" for tone in ("line", "deep", "body", "dim", "pale", "gleam", "back")}
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True)
def afresh() -> Iterator[None]:
    """The catalogue looks at its files anew, before and after."""
    for looked in (catalogue.look, catalogue.drawing):
        looked.cache_clear()
    yield
    for looked in (catalogue.look, catalogue.drawing):
        looked.cache_clear()


@pytest.mark.parametrize("name", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_drawing_is_small_and_made_of_shapes_in_the_six_tones(game: str, name: Drawing) -> None:
    text = catalogue.drawing(game, name)
    assert len(text.encode()) <= LARGEST
    picture = Xml.fromstring(text)
    assert picture.get("viewBox") == SIZES[name]
    for shape in picture.iter():
        assert shape.tag.removeprefix(SVG) in SHAPES
        assert not {"style", "class", "onload"} & set(shape.attrib)
        assert shape.get("href", "#").startswith("#")
        for colour in filter(None, (shape.get("fill"), shape.get("stroke"))):
            assert colour in TONES | {"none"} or colour.startswith("url(#"), colour


@pytest.mark.parametrize("game", GAMES)
def test_names_within_drawings_end_with_the_games(game: str) -> None:
    """The drawings on a page share their names."""
    text = "".join(catalogue.drawing(game, name) for name in SIZES)
    named = set(re.findall(r'id="([^"]+)"', text))
    assert set(re.findall(r"#([\w-]+)", text)) == named
    assert all(one.endswith(f"-{game}") for one in named), named


def test_no_two_games_look_alike() -> None:
    games = catalogue.ids()
    for name in SIZES:
        assert len({catalogue.drawing(game, name) for game in games}) == len(games), name
    for one, other in combinations(games, 2):
        assert math.dist(point(*catalogue.look(one).felt), point(*catalogue.look(other).felt)) > 0.2, (one, other)


def point(hue: int, strength: float) -> tuple[float, float]:
    """Where a colour lies on the wheel."""
    return strength * math.cos(math.radians(hue)), strength * math.sin(math.radians(hue))


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of Dobro's folder, in which something can be missing."""
    folder = tmp_path / "dobro"
    shutil.copytree(catalogue.folders()["dobro"], folder)
    monkeypatch.setattr(catalogue, "ROOT", tmp_path)
    monkeypatch.setattr(catalogue, "folders", lambda: {"dobro": folder})
    return folder


@pytest.mark.parametrize("name", SIZES)
def test_a_folder_without_a_drawing_is_refused_by_its_name(copied: Path, name: Drawing) -> None:
    (copied / "look" / f"{name}.svg").unlink()
    with pytest.raises(catalogue.NotAGame, match=rf"dobro/look/{name}\.svg is missing"):
        catalogue.drawing("dobro", name)


@pytest.mark.parametrize(
    ("said", "why"),
    [
        (None, "No such file"),
        ("felt = [52, 1]", "missing required field `accent`"),
        ("felt = [400, 1]\naccent = [1, 1]\nback = [1, 1]\nfigure = [1, 1]", r"Expected `int` <= 359"),
        ("felt = [1, 2]\naccent = [1, 1]\nback = [1, 1]\nfigure = [1, 1]", r"Expected `float` <= 1"),
    ],
)
def test_a_folder_without_colours_that_can_be_used_is_refused(copied: Path, said: str | None, why: str) -> None:
    file = copied / "look" / "colours.toml"
    file.unlink() if said is None else file.write_text(said, encoding="utf-8")
    with pytest.raises(catalogue.NotAGame, match=rf"dobro/look/colours\.toml must give .*{why}"):
        catalogue.look("dobro")
