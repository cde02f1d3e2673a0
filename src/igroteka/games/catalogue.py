"""Finding games by their id. A folder with a `rules.py` is a game; its name, with dashes, is the id."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from msgspec import DecodeError, toml

from igroteka.kernel import BadOption, Lesson, Look, Pad, Policies, Rules, Tabletop
from igroteka.kernel.policies import Knowledge

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from types import ModuleType

    from igroteka.kernel import Layout, Option, Preset, Value
    from igroteka.kernel.policies import Known

    Judge = Callable[[Any, list[int]], list[Known]]

T = TypeVar("T")
Drawing = Literal["emblem", "back", "mascot"]

ROOT = Path(__file__).parent
THREE = 3  # players: a company, and quick to gather


class UnknownGame(LookupError):
    """There is no game of that id; the message lists those there are."""


class NotAGame(TypeError):
    """A folder whose modules do not provide what the contract asks of a game; the message names what is missing."""


class BadPlayers(ValueError):
    """A number of players that the game is not made for."""


@cache
def folders() -> dict[str, Path]:
    """The folder of every game, by id."""
    return {
        path.parent.name.replace("_", "-"): path.parent
        for path in sorted(ROOT.rglob("rules.py"), key=lambda path: path.parent.name)
    }


def ids() -> list[str]:
    return list(folders())


@cache
def rules(game: str) -> Rules:
    """A game's rules module."""
    module = _module(game, "rules")
    if not isinstance(module, Rules):
        missing = [name for name in vars(Rules) if not name.startswith("_") and not hasattr(module, name)]
        raise NotAGame(f"{module.__name__} lacks {', '.join(missing)}")
    return module


@cache
def table(game: str) -> Tabletop[Any]:
    """What a game's `table.py` says of it."""
    return _handed_over(_module(game, "table"), "TABLE", Tabletop)


def usual_players(game: str) -> int:
    """How many play where nobody says otherwise: as the table suggests, or three, or the nearest number allowed."""
    low, high = rules(game).PLAYERS
    return table(game).usual or min(max(low, THREE), high)


def preset_players(game: str, preset: Preset) -> tuple[int, ...]:
    """The numbers of players that a preset is for."""
    low, high = rules(game).PLAYERS
    return preset.players or tuple(range(low, high + 1))


@cache
def bots(game: str) -> Policies[Any]:
    """How a game is played with sense, `bots.py`."""
    return _handed_over(_module(game, "bots"), "POLICIES", Policies)


@cache
def pad(game: str) -> Pad[Any] | None:
    """How score is kept of a game that is played with real cards, `pad.py`, if it says."""
    if find_spec(_name(game, "pad")) is None:
        return None
    return _handed_over(_module(game, "pad"), "PAD", Pad)


@cache
def exact(game: str) -> Judge | None:
    """What a game's `exact` knows for certain of every legal action, if it has one."""
    if find_spec(_name(game, "exact")) is None:
        return None
    return _handed_over(_module(game, "exact"), "EXACT", Knowledge).judge


@cache
def look(game: str) -> Look:
    """The colours that a game chooses, `look/colours.toml`."""
    return _read(_folder(game) / "look" / "colours.toml", Look, "the colours of the game")


@cache
def lesson(game: str) -> Lesson:
    """How a game is learnt, `lesson.toml`."""
    return _read(_folder(game) / "lesson.toml", Lesson, "a lesson of the game")


def _read(file: Path, kind: type[T], what: str) -> T:
    try:
        return toml.decode(file.read_bytes(), type=kind)
    except (OSError, DecodeError) as error:
        raise NotAGame(f"{file.relative_to(ROOT)} must give {what}: {error}") from None


@cache
def drawing(game: str, name: Drawing) -> str:
    """A drawing of ours, as SVG, from a game's `look/`."""
    file = _folder(game) / "look" / f"{name}.svg"
    if not file.exists():
        raise NotAGame(f"{file.relative_to(ROOT)} is missing: every game has its own {name}")
    return file.read_text(encoding="utf-8")


@cache
def lid(game: str) -> str:
    """The lid of a game's box, as SVG, from its folder or the nearest above it: the games of a box share it, and where
    nothing is drawn there is what stands for any box.
    """
    folder = _folder(game)
    places = [place / "lid.svg" for place in (folder, *folder.parents)]
    return next(file for file in places if file.exists()).read_text(encoding="utf-8")


def boxes() -> dict[str, list[str]]:
    """The games of every box."""
    found: dict[str, list[str]] = {}
    for game in ids():
        found.setdefault(rules(game).BOX, []).append(game)
    return found


def _handed_over(module: ModuleType, name: str, kind: type[T]) -> T:
    found = vars(module).get(name)
    if not isinstance(found, kind):
        raise NotAGame(f"{module.__name__} must say `{name} = {kind.__name__}(…)`")
    return found


def _module(game: str, part: str) -> ModuleType:
    return import_module(_name(game, part))


def _name(game: str, part: str) -> str:
    return ".".join((__package__, *_folder(game).relative_to(ROOT).parts, part))


def _folder(game: str) -> Path:
    if game not in folders():
        raise UnknownGame(f"there is no game {game[:60]!r}; the games are {', '.join(folders())}")
    return folders()[game]


def check_players(game: Rules, players: int) -> int:
    low, high = game.PLAYERS
    if not low <= players <= high:
        raise BadPlayers(f"this game is for {low} to {high} players, not {players}")
    return players


def option(game: Rules, name: str) -> Option:
    """An option by its name."""
    if name not in game.OPTIONS:
        known = ", ".join(game.OPTIONS)
        raise BadOption(f"there is no option {name[:60]!r} here; the options are {known}")
    return game.OPTIONS[name]


def check_options(game: Rules, players: int, options: Mapping[str, Value]) -> dict[str, Value]:
    """Every option of the game with its value; unknown names and values are refused."""
    for name in options:
        option(game, name)
    chosen = {name: options.get(name, known.default) for name, known in game.OPTIONS.items()}
    return {name: game.OPTIONS[name].check(name, value, players) for name, value in chosen.items()}


def blank(game: Rules, players: int, options: Mapping[str, Value]) -> Layout:
    """A blank state with its seats and options filled in, ready for `start`."""
    s = game.State()
    s.seats = check_players(game, players)
    for name, value in check_options(game, players, options).items():
        game.OPTIONS[name].store(s, name, value)
    return s
