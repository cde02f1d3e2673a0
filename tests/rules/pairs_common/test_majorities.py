"""Whose points change is told why: of which values they now have the most in sight, and of which no longer."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from igroteka import words
from igroteka.kernel import SPECTATOR, Phrase
from igroteka.words.story import Listener
from scripted import heard, shown
from scripted_tables.kitty import KittyTable, auction
from scripted_tables.pairs import by_chance
from scripted_tables.sweep import SweepTable, dealt, last_round

if TYPE_CHECKING:
    from igroteka.kernel import Value

NAMES = ["Mia", "Leo", "Zoe", "Max"]
CHANGES = {"ahead": 1, "level": 1, "behind": -1, "spend": -1}


def told(table: Any, since: int = 0) -> list[tuple[str, int, int]]:
    """What was told of majorities, with seat and value."""
    changes = {*CHANGES, *(f"team-{change}" for change in CHANGES)}
    return [(name, seat, card) for name, seat, card, *_ in table.happenings[since:] if name in changes]


def said(game: str, language: str, *phrases: Phrase) -> list[str]:
    """The sentences in which somebody who watches hears it."""
    spoken = words.of(game, language)
    named = [phrase._replace(id=f"did-{phrase.id}") for phrase in phrases]
    return [spoken.tell(telling, NAMES) for telling in Listener(SPECTATOR, 4, spoken.has).fold(named)]


@pytest.mark.rule("SWEEP-32", "SWEEP-12")
def test_who_takes_more_of_a_value_than_anybody_has_in_sight_is_ahead() -> None:
    table = dealt("4 8 10 10 10", "6 8 10 10 10", "5 7 8 8 8", row="9 9 5 3 2")
    table.lay_cards("4 6 7", next_row="1 2 3 3 4")
    assert told(table) == [("ahead", 0, 9), *(("ahead", 1, value) for value in (2, 3, 4, 5)), ("ahead", 2, 6)]


@pytest.mark.rule("SWEEP-32")
def test_a_card_that_is_laid_from_those_in_sight_no_longer_counts() -> None:
    table = last_round("4 9", "10 9", "8 7", middle="9 3 2 2 1")
    since = len(table.happenings)
    table.play("play 4")
    assert told(table, since) == [("spend", 0, 4)]  # there is no other 4 in sight
    table.play("play 10")
    table.play("play 8")
    changed = [change for change in told(table, since) if change[2] == 9]
    assert changed == [("behind", 1, 9)]  # two to one; seat 0 has scored them before as well


@pytest.mark.rule("KITTY-24", "KITTY-25")
def test_a_prize_that_makes_as_many_as_another_has_is_told_of_the_winner_alone() -> None:
    table = auction("9", "2 5 6 8", kitty="9", hands=["7", "3", "4", "5"])
    assert told(table) == [("ahead", 0, 9)]
    table.passes("10 10 10 10")
    since = len(table.happenings)
    table.bids("7 3 4 5")
    assert told(table, since) == [("level", 1, 9)]


@pytest.mark.rule("KITTY-45")
def test_of_teams_it_is_told_of_the_team() -> None:
    table = auction("9", "8 2 5 6", kitty="7", teams=True)
    assert told(table) == [("team-ahead", 1, 9)]


@pytest.mark.rule("SWEEP-32", "KITTY-24", "KITTY-45")
@pytest.mark.parametrize(
    ("kind", "players", "options"),
    [
        *((SweepTable, players, {}) for players in (3, 4, 6)),
        *((KittyTable, players, {}) for players in (3, 5)),
        (KittyTable, 6, {"version": "light"}),
        (KittyTable, 4, {"teams": True}),
        (KittyTable, 6, {"version": "light", "teams": True}),
    ],
)
def test_what_is_told_is_what_the_figures_change_by(kind: Any, players: int, options: dict[str, Value]) -> None:
    for seed in range(4):
        table = kind(players, filler=by_chance(seed), options=options)
        luck = random.Random(seed)
        points = [0] * players
        while True:
            since = len(table.happenings)
            table.play(luck.choice(table.legal))
            if table.over:
                break
            for name, seat, card in told(table, since):
                team = range(seat, players, 2) if name.startswith("team-") else [seat]
                for mate in team:
                    points[mate] += CHANGES[name.removeprefix("team-")] * card
            for viewer in (SPECTATOR, 0):
                assert [zone.value for zone in shown(table, "so-far", viewer)] == points


def test_everybody_hears_the_same() -> None:
    table = dealt("4 8 10 10 10", "6 8 10 10 10", "5 7 8 8 8", row="9 9 5 3 2")
    table.lay_cards("4 6 7", next_row="1 2 3 3 4")
    public = [[phrase for phrase in heard(table, viewer) if phrase.id in CHANGES] for viewer in (SPECTATOR, 0, 1, 2)]
    assert public[0]
    assert all(phrases == public[0] for phrases in public)


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "Mia has the most open 9s: +9.",
                "Leo has the most open cards of 2, 3, 5.",
                "Zoe ties for the most open 6s: +6.",
                "Leo no longer has the most open cards of 6, 10.",
            ],
        ),
        (
            "ru",
            [
                "Открытых девяток больше всех держит Mia: +9.",
                "Открытых карт 2, 3, 5 больше всех держит Leo.",
                "Открытых шестёрок больше всех держит и Zoe: +6.",
                "Открытых карт 6, 10 больше всех держит уже не Leo.",
            ],
        ),
        (
            "uk",
            [
                "Mia має найбільше відкритих дев’яток: +9.",
                "Leo має найбільше відкритих карт 2, 3, 5.",
                "Zoe теж має найбільше відкритих шісток: +6.",
                "Leo вже не має найбільше відкритих карт 6, 10.",
            ],
        ),
    ],
)
def test_several_values_are_told_in_one_short_sentence(language: str, sentences: list[str]) -> None:
    ahead = [(0, 9), (1, 2), (1, 3), (1, 5)]
    phrases = [Phrase("ahead", seat=seat, card=card) for seat, card in ahead]
    phrases += [Phrase("level", seat=2, card=6), Phrase("behind", seat=1, card=6), Phrase("behind", seat=1, card=10)]
    assert said("sweep", language, *phrases) == sentences
    assert all(len(sentence) <= 50 for sentence in sentences)
