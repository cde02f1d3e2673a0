"""The browser says what Python says: every sentence in every language, and whole stories line by line."""

from __future__ import annotations

import io
import json
import random
import re
import shutil
import subprocess
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, get_args

import msgspec
import pytest
from rich.console import Console

from igroteka import words
from igroteka.cli.telling import story
from igroteka.cli.terminal import Screen
from igroteka.games import catalogue
from igroteka.kernel import Phrase
from igroteka.match import Game
from igroteka.tables import messages, saying, views
from igroteka.words.story import Telling, Way
from server.indoors import go_on, seated
from server.parties import short
from settings import KINDS_OF_GAMES, player_counts

if TYPE_CHECKING:
    from igroteka.tables.play import Play

WEB = Path(__file__).parents[2] / "web"
NAMES = ["Ада", "Bob", "Єва", "Дан", "Zoé", "Ян", "Ïа", "Му"]
NUMBERS = (1, 2, 5, 21)

# Reads what to say from a file, and says it as the screens do; the log in its lines, as `Happenings.svelte` has it.
SPEAKER = """
import { readFileSync } from 'node:fs'
import { wordsOf } from 'SENTENCES'
import { fold, inLines, NOTHING } from 'KNOWN'
const { language, sources, names, said, viewer, tables } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const words = wordsOf(language, sources)
const known = tables.reduce(fold, NOTHING)
const lines = inLines(known.logs[viewer] ?? []).map((line) => line.map((one) => words.say(one.said, names, viewer)))
const spoken = said.map((one) => words.say(one, names, viewer))
console.log(JSON.stringify({ said: spoken, lines: lines.map((line) => line.join(' ')) }))
"""


class Speaks(Protocol):
    def __call__(
        self, game: str, language: str, viewer: int, said: list[messages.Said], tables: list[messages.TableNews]
    ) -> dict[str, list[str]]: ...


@pytest.fixture(scope="module")
def speaks(tmp_path_factory: pytest.TempPathFactory) -> Speaks:
    """The browser's part, outside of a browser."""
    folder = tmp_path_factory.mktemp("speaker")
    node = shutil.which("node") or str(Path(__file__).parents[2] / ".venv" / "bin" / "node")
    bundler = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    for module in ("sentences", "known"):
        source, made = WEB / "src" / "lib" / f"{module}.ts", folder / f"{module}.mjs"
        subprocess.run([node, bundler, source, "--file", made, "--format", "esm"], check=True, cwd=WEB)
    program = SPEAKER.replace("SENTENCES", "./sentences.mjs").replace("KNOWN", "./known.mjs")
    (folder / "speaker.mjs").write_text(program, encoding="utf-8")

    def speak(
        game: str, language: str, viewer: int, said: list[messages.Said], tables: list[messages.TableNews]
    ) -> dict[str, list[str]]:
        asked = {
            "language": language,
            "sources": words.sources(game, language),
            "names": NAMES,
            "viewer": viewer,
            "said": msgspec.to_builtins(said),
            "tables": [json.loads(messages.encode(table)) for table in tables],
        }
        (folder / "asked.json").write_text(json.dumps(asked), encoding="utf-8")
        ran = subprocess.run(
            [node, folder / "speaker.mjs", folder / "asked.json"], check=True, capture_output=True, encoding="utf-8"
        )
        answer: dict[str, list[str]] = json.loads(ran.stdout)
        return {name: [plain(text) for text in texts] for name, texts in answer.items()}

    return speak


def plain(text: str) -> str:
    """Without what only screens need: names that keep their direction, spaces at which no line ends."""
    return re.sub("[\u2068\u2069]", "", text).replace(words.NO_BREAK, " ")


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", KINDS_OF_GAMES)
def test_every_sentence_is_the_same(speaks: Speaks, game: str, language: str) -> None:
    its, variant = words.of(game, language), Game(game)
    faces = range(1, len(catalogue.rules(game).FACES))
    luck = random.Random(game)
    tellings = []
    sources = "".join(words.sources(game, language))
    ids = [id for id in dict.fromkeys(words.ENTRY.findall(sources)) if id.startswith(("did-", "do-", "no-"))]
    for id in ids:
        for number in NUMBERS:
            phrase = Phrase(id, luck.randrange(2), luck.choice(faces), number, 1, luck.choice(NUMBERS))
            tellings.append(Telling(phrase))
            cards = tuple(luck.choice(faces) for _ in range(3))
            tellings.append(Telling(phrase, "times", number + 1))
            tellings += [Telling(phrase, way, number, cards) for way in get_args(Way) if way and its.has(id, way)]
    assert any(telling.way == "many" for telling in tellings)
    said = [saying.telling_said(variant, telling) for telling in tellings]
    spoken = speaks(game, language, 0, said, [])["said"]
    assert spoken == [its.tell(telling, NAMES, 0) for telling in tellings]


@pytest.mark.parametrize("game", KINDS_OF_GAMES)
def test_terminal_and_browser_tell_the_same_story(speaks: Speaks, game: str) -> None:
    luck = random.Random(game)
    players = player_counts(game)[min(1, len(player_counts(game)) - 1)]
    for viewer, language in ((-1, "en"), (0, "ru"), (players - 1, "uk")):
        play = seated(game, players, f"told {game}", options=short(game, 2))
        tables = [news(play, viewer, 0)]
        while play.status != "over" and play.version < 150:
            go_on(play, luck)
            if play.version > tables[-1].version and luck.random() < 0.7:
                tables.append(news(play, viewer, tables[-1].version))
        tables.append(news(play, viewer, tables[-1].version))
        first = msgspec.structs.replace(tables[0], since=-1)
        told = speaks(game, language, viewer, [], [first, *tables[1:]])["lines"]
        shown = at_a_terminal(play, viewer, language)
        assert told == shown[-len(told) :]
        assert len(told) > min(len(shown), 50) - 1


def news(play: Play, viewer: int, since: int) -> messages.TableNews:
    return views.table(play, [viewer], since, 0, here=(), watching=0, fresh_sheet=False)


def at_a_terminal(play: Play, viewer: int, language: str) -> list[str]:
    """The lines of a person's screen, all at once; what only could be counted is told where the table wants it."""
    assert play.state is not None
    console = Console(width=20_000, file=io.StringIO(), record=True)
    screen = Screen(console, play.game, words.of(play.game.id, language), NAMES, viewer)
    end = play.history.told
    cuts = [0, *(cut for cut in play.state.decided if cut < end), end]
    counted = () if play.aids else tuple(f"did-{name}" for name in play.game.table.aids.told)
    told = [[phrase for phrase in play.state.told(viewer, *cut) if phrase.id not in counted] for cut in pairwise(cuts)]
    console.print(story(screen, told))
    return [line.removeprefix("· ").rstrip() for line in console.export_text().splitlines()]
