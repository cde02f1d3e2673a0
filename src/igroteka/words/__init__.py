"""Sentences in three languages. Rules and server speak in ids and numbers; Fluent files turn them into words.

A game's words are those in its own folder, on top of those of its box, of all games, and of the screens (here).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from igroteka.games import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fluent.runtime import FluentBundle

    from igroteka.kernel import Phrase
    from igroteka.words.story import Telling


@dataclass(frozen=True)
class Language:
    """What a language calls itself, and for whom it is the nearest that we speak: codes of other languages."""

    own: str
    near: tuple[str, ...] = ()


LANGUAGES = {
    "ru": Language("Русский", near=("be", "kk")),
    "uk": Language("Українська"),
    "en": Language("English"),
}
if TYPE_CHECKING:
    Code = str
else:
    Code = Literal[tuple(LANGUAGES)]  # a message with any other is refused
DEFAULT = "en"
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
NAMED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
# A number and what it counts, or a dash and what it follows; numbers are written, or still to be filled in.
NUMBER = r"(\d|\$(?!seat|other|name|card|typed)[a-z]+ \}|\d\) \})"
TOGETHER = re.compile(NUMBER + r" (?=%|(?:мин|хв|с|min|s|die|бал)\b|[a-zа-яёіїєґ]{4})| (?=—)")
NO_BREAK = "\u00a0"


TURNS = tuple(f"rules-{name}" for name in ("turn", "circle", "circles", "round", "bidding", "bids", "take"))
RARE = tuple(
    f"rules-{name}"
    for name in ("reshuffle", "first-tie", "real-table", "table-aid", "options", "rulings", "backs-list")
)


class UnknownLanguage(LookupError):
    """There are no words in that language; the message lists those there are."""


def nearest(wanted: Iterable[str]) -> str:
    """The language to speak with somebody who reads some, the best first (`be-BY`, `en`)."""
    speaks = {code: code for code in LANGUAGES} | {near: code for code, told in LANGUAGES.items() for near in told.near}
    codes = (tag.lower().replace("_", "-").split("-")[0] for tag in wanted)
    return next((speaks[code] for code in codes if code in speaks), DEFAULT)


@dataclass(frozen=True)
class Section:
    """A part of a game's rules, told in our own words."""

    id: str
    title: str
    text: str
    clauses: tuple[str, ...]


def files(game: str | None, language: str) -> list[Path]:
    """The files that a game's words come from, the general ones first: those of the screens, `ui-…`."""
    general = Path(__file__).with_name(f"{language}.ftl")
    if game is None:
        return [general]
    folder = catalogue.folders()[game]
    above = [folder, *folder.parents]
    found = [place / "words" / f"{language}.ftl" for place in above[: above.index(catalogue.ROOT) + 1]]
    return [general, *(path for path in reversed(found) if path.exists())]


@cache
def _entries(path: Path) -> dict[str, str]:
    """The source of every message and term of a file."""
    source = path.read_text(encoding="utf-8")
    found = list(ENTRY.finditer(source))
    ends = [*(entry.start() for entry in found[1:]), len(source)]
    return {entry[1]: source[entry.start() : end] for entry, end in zip(found, ends, strict=True)}


def bound(text: str) -> str:
    """A text that no line ends inside of a number with its unit, nor before a dash: for narrow screens."""
    return TOGETHER.sub(lambda found: (found[1] or "") + NO_BREAK, text)


def sources(game: str | None, language: str) -> list[str]:
    """A game's words as they are written, without its rules: for a table that speaks by itself."""
    spoken = [{id: text for id, text in _entries(path).items() if not _is_rule(id)} for path in files(game, language)]
    return [bound("".join(entries.values())) for entries in spoken]


def _is_rule(id: str) -> bool:
    return id.startswith("rules-")


@cache
def speaks() -> bool:
    """Whether Fluent is to be had. In a browser tab it is not: there the page speaks."""
    try:
        import_module("fluent.runtime")
    except ModuleNotFoundError:
        return False
    return True


@cache
def of(game: str | None, language: str) -> Words:
    """A game's words in a language; without a game, only those that a screen needs before one is chosen."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"there are no words in {language[:20]!r}; the languages are {', '.join(LANGUAGES)}")
    return Words(game, language)


def you(seat: int, other: int, viewer: int) -> Literal["yes", "other", "no"]:
    """Who of those that a sentence is about hears it: whoever acts, the other one, neither."""
    if viewer >= 0 and viewer in (seat, other):
        return "yes" if viewer == seat else "other"
    return "no"


class Words:
    """Reading Fluent is slow, and few of the messages are ever asked for: each is read when it is."""

    def __init__(self, game: str | None, language: str) -> None:
        self._language = language
        self._faces = catalogue.rules(game).FACES if game else ()
        self._entries: dict[str, str] = {}
        for path in files(game, language):
            self._entries |= _entries(path)
        self._read: set[str] = set()
        self._attributes_read: dict[str, frozenset[str]] = {}

    @cached_property
    def _bundle(self) -> FluentBundle:
        """Only who speaks needs Fluent; whether there is something to say is known without it."""
        from fluent.runtime import FluentBundle

        return FluentBundle([self._language], use_isolating=False)

    def _read_with_what_it_names(self, id: str) -> None:
        from fluent.runtime import FluentResource

        sources: dict[str, str] = {}
        wanted = {id}
        while wanted := (wanted & self._entries.keys()) - sources.keys():
            sources |= {each: self._entries[each] for each in wanted}
            wanted = {each for source in sources.values() for each in NAMED.findall(source)}
        self._bundle.add_resource(FluentResource("".join(sources.values())))
        self._read |= sources.keys()

    def has(self, id: str, attribute: str = "") -> bool:
        return id in self._entries and (not attribute or attribute in self._attributes(id))

    def _attributes(self, id: str) -> frozenset[str]:
        if id not in self._attributes_read:
            self._attributes_read[id] = frozenset(ATTRIBUTE.findall(self._entries[id]))
        return self._attributes_read[id]

    def text(self, id: str, attribute: str | None = None, **values: Any) -> str:
        """A message, or one of its attributes. Where there is no Fluent, it is given as it is written."""
        if not speaks():
            return self._written(id, attribute)
        if id not in self._read:
            self._read_with_what_it_names(id)
        message = self._bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"{id} has no text of its own"
        said, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise errors[0]
        return str(said)

    def _written(self, id: str, attribute: str | None) -> str:
        source = self._entries[id]
        if attribute:
            source = source[source.index(f".{attribute} =") :]
        return source.partition("=")[2].split("\n    .")[0].strip()

    def say(self, phrase: Phrase, names: Sequence[str] | None = None, viewer: int = -1) -> str:
        """A phrase as a sentence to `viewer`, with the names of those who sit there."""
        return self.text(phrase.id, **self._values(phrase, names, viewer))

    def _values(self, phrase: Phrase, names: Sequence[str] | None, viewer: int) -> dict[str, Any]:
        values: dict[str, Any] = {"value": phrase.value, "more": phrase.more}
        if phrase.card:
            face = self.face(self._faces[phrase.card])
            values["card"] = int(face) if face.isdigit() else face  # a number has its own article: see `a-card`
        if phrase.seat >= 0:
            values["seat"] = self.name(phrase.seat, names)
        if phrase.other >= 0:
            values["other"] = self.name(phrase.other, names)
        values["you"] = you(phrase.seat, phrase.other, viewer)
        return values

    def tell(self, telling: Telling, names: Sequence[str] | None = None, viewer: int = -1) -> str:
        """A sentence of a story (see `story`). What the words cannot count is said with its number."""
        id, way = telling.phrase.id, telling.way
        if not way:
            return self.say(telling.phrase, names, viewer)
        if not self.has(id, way):
            return f"{self.say(telling.phrase, names, viewer)} (×{telling.times})"
        values = self._values(telling.phrase, names, viewer) | {"times": telling.times}
        values["cards"] = ", ".join(self.face(self._faces[card]) for card in telling.cards)
        return self.text(id, way, **values)

    def name(self, seat: int, names: Sequence[str] | None = None) -> str:
        return names[seat] if names else self.text("seat", value=seat + 1)

    def face(self, token: str) -> str:
        """The word for a card, where its token is not one already."""
        return self.text(f"card-{token}") if self.has(f"card-{token}") else token

    def sections(self) -> list[Section]:
        """The rules, in reading order: in short, what it is about, a turn, examples; then all the rest as the file has
        it, and last what is rare.
        """
        found = [
            Section(
                name,
                self.text(name, "title"),
                self.text(name),
                tuple(self.text(name, "clauses").split()),
            )
            for name in self._entries
            if _is_rule(name)
        ]
        turn = next((name for name in TURNS if self.has(name)), "")
        first, rare = ("rules-short", "rules-intro", turn, "rules-examples"), RARE
        places = {name: place for place, name in enumerate((*first, "", *rare))}
        return sorted(found, key=lambda section: places.get(section.id, len(first)))
