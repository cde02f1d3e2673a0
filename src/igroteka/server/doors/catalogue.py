"""What is said of the games to those who choose: options, boxes, words, rules, pictures. It is made once."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from igroteka import words
from igroteka.bots.pictures import glimpse, picture
from igroteka.games import catalogue
from igroteka.server.doors.door import Trouble
from igroteka.tables.bodies import (
    BoxInfo,
    Drawings,
    GameInfo,
    Glimpse,
    OptionInfo,
    Picture,
    PresetInfo,
    Section,
    Words,
)
from igroteka.tables.in_full import zones_in_full
from igroteka.tables.lessons import lesson
from igroteka.tables.quizzes import quiz

if TYPE_CHECKING:
    from igroteka.kernel import Preset
    from igroteka.server.doors.door import Request
    from igroteka.tables.lessons import TaughtGame
    from igroteka.tables.quizzes import Quiz


async def games(_: Request) -> list[GameInfo]:
    return await asyncio.to_thread(_all_games)  # the first time, all games are imported


@cache
def _all_games() -> list[GameInfo]:
    return [_game_info(id) for id in catalogue.ids()]


def _game_info(id: str) -> GameInfo:
    rules = catalogue.rules(id)
    low, high = rules.PLAYERS
    table = catalogue.table(id)
    return GameInfo(
        id=id,
        box=rules.BOX,
        names=_in_all_languages(id, "game"),
        boxes=_in_all_languages(id, "box"),
        pitches=_in_all_languages(id, "pitch"),
        start=_in_all_languages(id, "start") if table.shelf.first else {},
        minutes=table.shelf.minutes,
        moods=list(table.shelf.moods),
        players=(low, high),
        usual=catalogue.usual_players(id),
        goal=rules.GOAL,
        options={name: msgspec.convert(option.describe(), OptionInfo) for name, option in rules.OPTIONS.items()},
        suggested={str(n): dict(found) for n in range(low, high + 1) if (found := table.suggest(n))},
        with_bots=dict(table.with_bots),
        presets=[_preset_info(id, preset) for preset in table.presets],
        has_pad=catalogue.pad(id) is not None,
        has_aids=bool(table.aids),
        faces=list(rules.FACES),
        drawn=dict(table.drawn),
        by_heart=table.by_heart,
        rules=rules.RULES,
        look=catalogue.look(id),
        emblem=catalogue.drawing(id, "emblem"),
        reveals=[f"did-{name}" for name in table.reveals],
        twice=[f"did-{name}" for name in table.twice],
        counted=[f"did-{name}" for name in table.counted],
        valued=[f"did-{name}" for name in table.valued],
        fates={f"did-{name}": tone for name, tone in table.fates.items()},
        afresh=[f"did-{name}" for name in table.afresh],
        leads=[f"did-{name}" for name in table.leads],
        moments=[f"did-{name}" for name in table.moments],
        clauses={f"did-{name}{way}": clause for name, clause in table.clauses.items() for way in _ways(id, name)},
    )


def _ways(game: str, happening: str) -> list[str]:
    """How a happening ends in the words: where a card is for one seat's eyes, the others hear another sentence."""
    return ["", "-hidden"] if words.of(game, words.DEFAULT).has(f"did-{happening}-hidden") else [""]


def _in_all_languages(game: str, sentence: str) -> dict[str, str]:
    return {language: words.of(game, language).text(sentence) for language in words.LANGUAGES}


def _preset_info(id: str, preset: Preset) -> PresetInfo:
    return PresetInfo(
        id=preset.id,
        names=_in_all_languages(id, f"preset-{preset.id}"),
        options=dict(preset.options),
        players=list(catalogue.preset_players(id, preset)),
    )


async def boxes(_: Request) -> list[BoxInfo]:
    return await asyncio.to_thread(_all_boxes)


@cache
def _all_boxes() -> list[BoxInfo]:
    return [
        BoxInfo(
            id=box,
            names=_in_all_languages(games[0], "box"),
            games=games,
            lid=catalogue.lid(games[0]),
        )
        for box, games in catalogue.boxes().items()
    ]


def known_game(game: str) -> None:
    if game not in catalogue.folders():
        raise Trouble(404, "no-game", f"the games are {', '.join(catalogue.ids())}")


async def words_of(request: Request) -> Words:
    language, game = request.path["language"], request.path.get("game")
    if language not in words.LANGUAGES:
        raise Trouble(404, "no-language", f"the languages are {', '.join(words.LANGUAGES)}")
    if game is not None:
        known_game(game)
    return _sources(game, language)


@cache
def _sources(game: str | None, language: str) -> Words:
    return Words(language, words.sources(game, language))


async def rules_of(request: Request) -> list[Section]:
    await words_of(request)
    said = words.of(request.path["game"], request.path["language"])
    return [Section(s.id, s.title, words.bound(s.text), list(s.clauses)) for s in said.sections()]


async def picture_of(request: Request) -> Picture:
    game = request.path["game"]
    known_game(game)
    return await asyncio.to_thread(_picture, game)


@cache
def _picture(game: str) -> Picture:
    view = picture(game)
    return Picture(view.game.players, view.seat, zones_in_full(view.zones))


async def glimpse_of(request: Request) -> Glimpse:
    game = request.path["game"]
    known_game(game)
    return await asyncio.to_thread(_glimpse, game)


@cache
def _glimpse(game: str) -> Glimpse:
    seen = glimpse(game)
    return Glimpse(seen[0].game.players, seen[0].seat, [zones_in_full(view.zones) for view in seen])


async def lesson_of(request: Request) -> TaughtGame:
    game = request.path["game"]
    known_game(game)
    return await asyncio.to_thread(lesson, game)  # the first time, it is given


async def quiz_of(request: Request) -> Quiz:
    game = request.path["game"]
    known_game(game)
    return await asyncio.to_thread(quiz, game)  # the first time, its positions are played up to


async def drawings_of(request: Request) -> Drawings:
    game = request.path["game"]
    known_game(game)
    return Drawings(catalogue.drawing(game, "back"), catalogue.drawing(game, "mascot"))
