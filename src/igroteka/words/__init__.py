"""Sentences in three languages. Rules and server speak in ids and numbers; Fluent files turn them into words.

A game's words are those in its own folder, on top of those of its box, of all games, and of the screens (here).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from igroteka.games import catalogue

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fluent.runtime import FluentBundle

    from igroteka.kernel import Phrase

LANGUAGES = ("ru", "uk", "en")


class UnknownLanguage(LookupError):
    """There are no words in that language; the message lists those there are."""


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
def of(game: str | None, language: str) -> Words:
    """A game's words in a language; without a game, only those that a screen needs before one is chosen."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"there are no words in {language[:20]!r}; the languages are {', '.join(LANGUAGES)}")
    return Words(game, language)


class Words:
    def __init__(self, game: str | None, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self._faces = catalogue.rules(game).FACES if game else ()
        self._sections: list[str] = []
        self._bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        for path in files(game, language):
            resource = FluentResource(path.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource, allow_overrides=True)
            names = [entry.id.name for entry in resource.body if hasattr(entry, "id")]
            self._sections += [name for name in names if name.startswith("rules-")]

    def has(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    def text(self, id: str, attribute: str | None = None, **values: Any) -> str:
        """A message, or one of its attributes."""
        message = self._bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"{id} has no text of its own"
        said, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise errors[0]
        return str(said)

    def say(self, phrase: Phrase, names: Sequence[str] | None = None, viewer: int = -1) -> str:
        """A phrase as a sentence to `viewer`, with the names of those who sit there."""
        values: dict[str, Any] = {"value": phrase.value, "more": phrase.more}
        if phrase.card:
            values["card"] = self.face(self._faces[phrase.card])
        if phrase.seat >= 0:
            values["seat"] = self.name(phrase.seat, names)
            values["you"] = "yes" if phrase.seat == viewer else "no"
        if phrase.other >= 0:
            values["other"] = self.name(phrase.other, names)
        return self.text(phrase.id, **values)

    def name(self, seat: int, names: Sequence[str] | None = None) -> str:
        return names[seat] if names else self.text("seat", value=seat + 1)

    def face(self, token: str) -> str:
        """The word for a card, where its token is not one already."""
        return self.text(f"card-{token}") if self.has(f"card-{token}") else token

    def sections(self) -> list[Section]:
        """The rules, in reading order."""
        return [
            Section(
                name,
                self.text(name, "title"),
                self.text(name),
                tuple(self.text(name, "clauses").split()),
            )
            for name in self._sections
        ]
