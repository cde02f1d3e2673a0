"""Where a fold leaves only one player in the round, its button says who takes the pot then, and how much that is."""

from __future__ import annotations

import random

import pytest

from igroteka import words
from igroteka.games import catalogue
from igroteka.kernel import Phrase
from scripted import Scripted
from scripted_tables.pairs import by_chance

NAMES = ["Mia", "Leo", "Zoe", "Max"]


def is_in(table: Scripted, seat: int) -> bool:
    s = table.s
    return bool(s.playing >> seat & 1) if table.id == "blackstone" else not s.gone[seat]


@pytest.mark.parametrize(
    "id",
    [
        pytest.param("blackstone", marks=pytest.mark.rule("BLACKSTONE-18")),
        pytest.param("goblin-poker", marks=pytest.mark.rule("GOB-16")),
        pytest.param("hawthorn", marks=pytest.mark.rule("HAW-16")),
        pytest.param("monster", marks=pytest.mark.rule("MON-18")),
        pytest.param("regent", marks=pytest.mark.rule("REG-26")),
    ],
)
@pytest.mark.parametrize("start_chips", [4, 30])
def test_a_fold_says_who_takes_the_pot_if_it_hands_it_over(id: str, start_chips: int) -> None:
    """Where several stay, the pot may be somebody's as well, by what their cards bring: that nobody can promise."""
    players = max(3, catalogue.rules(id).PLAYERS[0])
    found = 0
    for seed in range(20):
        table = Scripted(id, players, filler=by_chance(seed), start_chips=start_chips, max_rounds=4)
        luck = random.Random(seed)
        while not table.over:
            token = "fold" if "fold" in table.legal and luck.random() < 0.4 else luck.choice(table.legal)
            label = catalogue.table(id).label(table.s, table.rules.TOKENS.index(token))
            since, in_round = len(table.happenings), sum(is_in(table, seat) for seat in range(players))
            table.play(token)
            if token != "fold":
                continue
            taken = [(seat, value) for name, seat, _, value, *_ in table.happenings[since:] if name == "take-pot"]
            if in_round > 2:
                taken = []
            assert [(label.seat, label.more)] == (taken or [(-1, 0)])
            assert (label.id == "do-fold-last") == bool(taken)
            found += bool(taken)
    assert found


@pytest.mark.parametrize(
    ("language", "paid", "free"),
    [
        ("en", "Fold: pay 3, Leo takes 14", "Fold for free, Leo takes 14"),
        ("ru", "Спасовать: заплатить 3, Leo берёт 14", "Спасовать бесплатно: Leo берёт 14"),
        ("uk", "Спасувати: заплатити 3, Leo бере 14", "Спасувати безплатно: Leo бере 14"),
    ],
)
def test_the_button_in_words(language: str, paid: str, free: str) -> None:
    say = words.of("goblin-poker", language).say
    assert say(Phrase("do-fold-last", seat=1, value=3, more=14), NAMES) == paid
    assert say(Phrase("do-fold-last", seat=1, more=14), NAMES) == free
