"""Every sentence that is needed is there in three languages, and none is there for nothing."""

from __future__ import annotations

import ast as python
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse, visitor

from igroteka import words
from igroteka.games import catalogue
from igroteka.kernel import Phrase
from igroteka.match import Game, explain
from settings import GAMES, agreements, player_counts, settings

PLACES = sorted({path.parent for path in Path(words.__file__).parents[1].rglob("*.ftl")})
GAMES_ENOUGH = 60
LONG_ENOUGH = 250  # events of one game; the many settings say the rest
SAID_WITHOUT_PHRASE = {"game", "box", "pitch", "start", "seat"}  # said by the shelf and by names


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        """What is named with its article, `{ a-card }`, is named."""
        self.names |= variables(shared()[node.id.name])


def variables(pattern: Any) -> set[str]:
    found = _Variables()
    found.visit(pattern)
    return found.names


@cache
def shared() -> dict[str, Any]:
    """What all games have, or those of a box, in English."""
    above = [place for place in PLACES if place.parent not in catalogue.folders().values()]
    return {id: entry for place in above for id, entry in messages(place / "en.ftl").items()}


def messages(path: Path) -> dict[str, Any]:
    resource = parse(path.read_text(encoding="utf-8"))
    broken = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not broken, f"{path}: not Fluent: {broken}"
    entries = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    ids = [entry.id.name for entry in entries]
    assert len(ids) == len(set(ids)), f"{path} says something twice: {sorted(i for i in ids if ids.count(i) > 1)}"
    return {entry.id.name: entry for entry in entries}


@pytest.mark.parametrize("place", PLACES, ids=lambda place: "/".join(place.parts[-3:-1]))
def test_three_languages_say_the_same_things_of_the_same(place: Path) -> None:
    spoken = {language: messages(place / f"{language}.ftl") for language in words.LANGUAGES}
    for language in words.LANGUAGES:
        assert list(spoken[language]) == list(spoken["en"]), (
            f"{place}: other messages, or in another order, in {language}"
        )
        for id, entry in spoken[language].items():
            model = spoken["en"][id]
            assert variables(entry) - {"you"} == variables(model) - {"you"}, f"{id} in {language}"
            assert [a.id.name for a in entry.attributes] == [a.id.name for a in model.attributes], f"{id} in {language}"
            assert entry.value is None or text_of(entry.value), f"{id} in {language} says nothing"


def text_of(pattern: Any) -> str:
    return "".join(e.value if isinstance(e, ast.TextElement) else "{}" for e in pattern.elements).strip()


@cache
def said(game: str) -> dict[str, set[str]]:
    """Everything that a game can say: message id → what it is given, from many random games of all settings."""
    found: dict[str, set[str]] = {}

    def note(phrase: Phrase) -> None:
        given = {"value"} if phrase.value else set()
        given |= {"more"} if phrase.more else set()
        given |= {"card"} if phrase.card else set()
        given |= {"seat"} if phrase.seat >= 0 else set()
        given |= {"other"} if phrase.other >= 0 else set()
        found.setdefault(phrase.id, set()).update(given)

    rules = catalogue.rules(game)
    many = [(players, setting) for players in player_counts(game) for setting in settings(game, players)]
    for number, (players, setting) in enumerate(many):
        choice = random.Random(number)
        for seed in range(1 + GAMES_ENOUGH // len(many)):
            state = setting.start(seed=seed)
            while (seat := state.actor) is not None and len(state.events) < LONG_ENOUGH:
                view = state.view(seat)
                note(view.prompt)
                for zone in view.zones:
                    found.setdefault(f"zone-{zone.id}", set())
                for action in view.actions:
                    note(view.game.table.label(view.s, action))
                    if plain := view.game.table.aids.label:
                        note(plain(view.s, action))
                for action in choice.sample(range(len(rules.TOKENS)), min(25, len(rules.TOKENS))):
                    if reason := view.why_not(rules.TOKENS[action]):
                        note(reason.phrase._replace(id="no-" + reason.phrase.id))
                state.play(choice.choice(view.legal))
            for ground in state.grounds:
                note(ground.phrase._replace(id="why-" + ground.phrase.id))
            for part in state.account.parts:
                if part.number:
                    note(Phrase(f"part-{part.id}", value=part.number))
                for row in part.rows:
                    note(Phrase(f"row-{row.id}", card=row.card))
            for seat in range(-1, players):
                found.update({f"zone-{zone.id}": set() for zone in state.view(seat).zones})
                for phrase in state.told(seat):
                    note(phrase)
    for table in agreements(game):
        note(table.goal)
    for name in rules.OPTIONS:
        found[f"option-{name}"] = set()
    for omen in catalogue.bots(game).omens:
        found[f"omen-{omen.id}"] = set()
    for preset in catalogue.table(game).presets:
        found[f"preset-{preset.id}"] = set()
    found |= {f"coach-{id}": set() for id in found if words.of(game, words.DEFAULT).has(f"coach-{id}")}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_game_says_is_in_its_words_with_all_it_is_given(game: str) -> None:
    for language in words.LANGUAGES:
        spoken: dict[str, Any] = {}
        for path in words.files(game, language):
            spoken |= messages(path)
        missing = sorted(id for id in said(game) if id not in spoken)
        assert not missing, f"missing in {language}: {missing}"
        for id, given in said(game).items():
            used = variables(spoken[id]) - {"you", "times", "cards"}  # these are of the story, see `words.story`
            if id.startswith("zone-"):
                used -= {"of"}  # every zone may say its limit
            assert used == given, f"{id} in {language} uses {used or 'nothing'}, and is given {given or 'nothing'}"
            if "you" in variables(spoken[id]):
                assert given & {"seat", "other"}, f"{id} in {language} asks whether it is you, but speaks of no seat"
        for name, option in catalogue.rules(game).OPTIONS.items():
            attributes = {attribute.id.name for attribute in spoken[f"option-{name}"].attributes}
            assert attributes == {"hint", *option.named()}, f"option-{name}"


@pytest.mark.parametrize("game", GAMES)
def test_whom_a_move_is_made_at_is_spoken_to_as_well(game: str) -> None:
    """As whoever makes it: nobody reads their own name in what is told of a game."""
    for id, given in said(game).items():
        if not id.startswith("did-") or "other" not in given:
            continue
        for language in words.LANGUAGES:
            phrase = Phrase(id, seat=0, other=1, value=2, card=1 if "card" in given else 0)
            for viewer, own in ((0, "Vera"), (1, "Gleb")):
                told = words.of(game, language).say(phrase, ["Vera", "Gleb"], viewer)
                assert own not in told, f"{id} in {language} calls {own} by name: {told}"


@pytest.mark.parametrize("game", GAMES)
def test_cards_that_are_shown_large_have_an_owner(game: str) -> None:
    """Somebody's name stands beside them; where they are nobody's, the words say whose."""
    for name in catalogue.table(game).reveals:
        if "seat" not in said(game).get(f"did-{name}", {"seat"}):
            assert all(words.of(game, language).has(f"did-{name}", "whose") for language in words.LANGUAGES), name


def named_in(folder: Path) -> set[str]:
    """The strings in a folder's Python files, among them the names of sentences too rare for random games."""
    trees = [
        python.parse(path.read_text(encoding="utf-8")) for path in (*folder.glob("*.py"), *folder.glob("exact/*.py"))
    ]
    constants = [node for tree in trees for node in python.walk(tree) if isinstance(node, python.Constant)]
    return {node.value for node in constants if isinstance(node.value, str)}


def spare(place: Path, said_there: set[str], names: set[str]) -> list[str]:
    """The sentences of a place that nobody says."""

    def is_said(id: str) -> bool:
        name = id.removesuffix("-hidden")
        return id in said_there or name in names or name.partition("-")[2] in names

    return [id for id in messages(place / "en.ftl") if not id.startswith(("rules-", "lesson-")) and not is_said(id)]


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_of_a_game_is_there_for_nothing(game: str) -> None:
    folder = catalogue.folders()[game]
    faces = {f"card-{face}" for face in catalogue.rules(game).FACES}
    assert not spare(folder / "words", set(said(game)) | faces | SAID_WITHOUT_PHRASE, named_in(folder))


def test_no_shared_sentence_is_there_for_nothing() -> None:
    everything = {id for game in GAMES for id in said(game)} | SAID_WITHOUT_PHRASE
    general = {"no-over", "no-not-your-turn", "no-no-such-action"}  # of the match, whatever the game,
    general |= {"did-take-back", "did-rethink", "did-take-over"}  # and of the table
    general |= {"a-card", "a-value", "a-more", "of-card"}  # parts of sentences
    general |= {"did-last-asked", "did-last-declined", "did-last-agreed"}
    for place in {folder.parent / "words" for folder in catalogue.folders().values()} | {catalogue.ROOT / "words"}:
        if (place / "en.ftl").exists():
            assert not spare(place, everything | general, named_in(place.parent)), place


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_told_with_an_introduction_examples_and_what_is_misunderstood(game: str) -> None:
    for language in words.LANGUAGES:
        sections = words.of(game, language).sections()
        ids = [section.id for section in sections]
        assert ids[:2] == ["rules-short", "rules-intro"]
        assert ids[2] in words.TURNS
        assert ids[3] == "rules-examples"
        rare = [id in words.RARE for id in ids]
        assert rare == sorted(rare)  # these come last
        assert {"rules-examples", "rules-misunderstood"} <= set(ids)
        assert all(section.title and section.text for section in sections)


def test_plurals_are_right() -> None:
    for language, forms in {
        "en": {1: "1 card ", 2: "2 cards "},
        "ru": {1: "1 карт", 2: "2 карты", 5: "5 карт", 21: "21 карт", 22: "22 карты"},
        "uk": {1: "1 карт", 2: "2 карти", 5: "5 карт", 21: "21 карт", 22: "22 карти"},
    }.items():
        for number, form in forms.items():
            told = words.of("pairs", language).say(Phrase("did-reshuffle", value=number))
            assert form in told, told
    ones = {words.of("pairs", "ru").say(Phrase("did-reshuffle", value=n)).replace(str(n), "") for n in (1, 21)}
    fives = {words.of("pairs", "ru").say(Phrase("did-reshuffle", value=n)).replace(str(n), "") for n in (5, 11)}
    assert len(ones) == len(fives) == 1
    assert ones != fives


@pytest.mark.parametrize(
    ("text", "bound"),
    [
        ("Взять { $value } карты: шанс { $more } %", "Взять { $value }~карты: шанс { $more }~%"),
        ("по 7 балів — кожному, 30 с на хід", "по 7~балів~— кожному, 30~с на хід"),
        ("{ $seat } gets { $value } points and 1 die", "{ $seat } gets { $value }~points and 1~die"),
        ("{ NUMBER($gift, maximumFractionDigits: 1) } очка", "{ NUMBER($gift, maximumFractionDigits: 1) }~очка"),
        ("3 и 4, от 2 до 5; DOBRO-2 DOBRO-3", "3 и 4, от 2 до 5; DOBRO-2 DOBRO-3"),
    ],
)
def test_no_line_ends_between_a_number_and_what_it_counts_nor_before_a_dash(text: str, bound: str) -> None:
    assert words.bound(text) == bound.replace("~", "\u00a0")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_goes_to_screens_is_bound_and_still_fluent(language: str) -> None:
    for source in words.sources("zabiray", language):
        assert not [entry for entry in parse(source).body if isinstance(entry, ast.Junk)]
    assert any("{ $value }\u00a0" in source for source in words.sources("zabiray", language))


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_reasons_speak_to_the_seat_by_name(language: str) -> None:
    game = Game("pairs", 3, {"continuous": True})
    state = game.start(seed=1)
    reason = state.why_not(f"fold {(state.actor or 0)} 1") or state.why_not(f"fold {(state.actor or 0)} 2")
    assert reason is not None
    assert "Вера" in explain(game, reason, language, ["Вера"] * 3)


@pytest.mark.parametrize(
    ("game", "face", "told"),
    [
        ("dobro", "9", "You play a 9."),
        ("dobro", "8", "You play an 8."),
        ("dobro", "11", "You play an 11."),
        ("dobro", "s", "You play a skip."),
        ("zabiray", "g1", "You play a green 1."),
    ],
)
def test_a_card_that_is_named_in_english_has_its_article(game: str, face: str, told: str) -> None:
    card = catalogue.rules(game).FACES.index(face)
    assert words.of(game, "en").say(Phrase("did-play", seat=0, card=card), viewer=0) == told


def test_a_sentence_begins_with_a_capital_article() -> None:
    reason = Phrase("no-too-low", value=9, card=catalogue.rules("dobro").FACES.index("8"))
    assert words.of("dobro", "en").say(reason).startswith("An 8 is too low")
