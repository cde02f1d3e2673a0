"""What repeats is said once, what belongs together stands in a line, and nothing is lost on the way."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import islice, pairwise
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import ast, parse, visitor

from igroteka import words
from igroteka.kernel import Phrase
from igroteka.words.story import HIDDEN, Listener, Telling, kind
from settings import GAMES, later, player_counts, settings

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from igroteka.match import State

WORDS = words.of("hawthorn", "en")
NAMES = ["Ann", "Bob", "Eve"]
STEPS = 120  # decisions of one game


def deal(seat: int, *cards: int) -> list[Phrase]:
    return [Phrase("did-deal", seat=seat, card=card) for card in cards]


def unseen(seat: int, times: int = 1) -> list[Phrase]:
    return [Phrase("did-deal-hidden", seat=seat)] * times


def told(*decisions: Sequence[Phrase], viewer: int = 0, seats: int = 3) -> list[str]:
    """The lines that a viewer reads."""
    lines: list[str] = []
    for tellings in Listener(viewer, seats, WORDS.has).story(decisions.__getitem__, 0, len(decisions)):
        for telling in tellings:
            sentence = WORDS.tell(telling, NAMES, viewer)
            if telling.joins:
                lines[-1] += f" {sentence}"
            else:
                lines.append(sentence)
    return lines


# Folding.


def test_a_deal_is_one_sentence_for_everybody_and_one_for_oneself() -> None:
    cards = [*unseen(1), *unseen(2), *deal(0, 7), *unseen(1), *unseen(2), *deal(0, 2)]
    assert told(cards) == ["Everybody is dealt 2 cards. You are dealt: 7, 2."]
    watched = [*unseen(1), *unseen(2), *unseen(0)] * 2
    assert told(watched, viewer=-1) == ["Everybody is dealt 2 cards."]


def test_one_card_each_is_one_card_each() -> None:
    assert told([*unseen(1), *unseen(2), *deal(0, 7)]) == ["Everybody is dealt a card. You are dealt a 7."]


def test_who_gets_more_than_others_is_told_apart() -> None:
    uneven = [*unseen(1), *unseen(2), *deal(0, 7), *unseen(1)]
    assert told(uneven) == ["Bob is dealt 2 cards. Eve is dealt a card. You are dealt a 7."]
    without_me = [*unseen(1), *unseen(2)]
    assert told(without_me) == ["Bob is dealt a card. Eve is dealt a card."]
    assert told(without_me, seats=4) == told(without_me)


def test_open_cards_of_the_same_deal_are_told_one_by_one() -> None:
    """As in Regent: hidden cards first, then an open one, whoever is dealt first."""
    hidden = [*deal(0, 9), *unseen(1), *unseen(2)]
    opened = [*deal(0, 6), *deal(1, 1), *deal(2, 10)]
    assert told([*hidden, *hidden, *opened]) == [
        "Everybody is dealt 2 cards. You are dealt: 9, 9. You are dealt a 6. Bob is dealt a 1. Eve is dealt a 10."
    ]


def test_several_cards_of_a_seat_are_one_sentence() -> None:
    assert told([*deal(1, 3, 4), *deal(0, 7, 7)]) == ["Bob is dealt: 3, 4. You are dealt: 7, 7."]


def test_everybody_pays_the_same_or_each_their_own() -> None:
    antes = [Phrase("did-ante", seat=seat, value=2) for seat in range(3)]
    assert told(antes) == ["Everybody antes 2 chips."]
    antes[1] = antes[1]._replace(value=1)
    assert told(antes) == ["You ante 2 chips. Bob antes 1 chip. Eve antes 2 chips."]
    assert told(antes[:1] * 3) == ["You ante 2 chips. (×3)"]


def test_what_the_words_can_count_is_counted_in_words() -> None:
    assert told(unseen(2, 3)) == ["Eve is dealt 3 cards."]
    tie = [Phrase("did-tie", seat=1, card=4, value=3)] * 2
    assert told(tie) == ["Tied at 3 for the first turn: Bob also gets a 4. (×2)"]


def test_numbers_that_grow_are_told_as_they_stand_at_the_end() -> None:
    stones = [Phrase("did-white", seat=1, card=card, value=count) for card, count in ((6, 4), (8, 5), (7, 6))]
    (white,) = Listener(0, 3, words.of("blackstone", "en").has).fold(stones)
    said = words.of("blackstone", "en").tell(white, NAMES, 0)
    assert said == "Bob draws: 6, 8, 7. White stones: 6."


def test_a_sentence_alone_is_told_as_it_is() -> None:
    tellings = Listener(0, 3, WORDS.has).fold([Phrase("did-starts", seat=1), *deal(1, 4)])
    assert tellings == [Telling(Phrase("did-starts", seat=1)), Telling(deal(1, 4)[0])]


# Lines.

STARTS = Phrase("did-starts", seat=1)
ROUND = Phrase("did-round", value=2)
PAYS = Phrase("did-pay", seat=1, value=1)


def test_a_turn_stands_together_and_a_round_begins_a_line_of_its_own() -> None:
    others = Phrase("did-pay", seat=2, value=1)
    lines = told([STARTS], [PAYS], [], [others, ROUND, *deal(1, 4), *deal(2, 5)], [Phrase("did-starts", seat=2)])
    assert lines == [
        "Bob has the lowest card and starts. Bob pays 1 chip into the pot.",
        "Eve pays 1 chip into the pot.",
        "Round 2.",
        "Bob is dealt a 4. Eve is dealt a 5.",
        "Eve has the lowest card and starts.",
    ]


def test_the_same_all_round_the_table_stands_together() -> None:
    choose = [[Phrase("did-choose-hidden", seat=seat)] for seat in (1, 2)]
    mine = [Phrase("did-choose", seat=0, card=3)]
    assert len(told(*choose, mine)) == 1
    assert len(told(*choose, mine, [STARTS])) == 2


def test_a_line_does_not_go_on_for_ever() -> None:
    again = [[PAYS._replace(value=1 + number)] for number in range(14)]
    assert [line.count("pays") for line in told(*again)] == [6, 6, 2]
    assert [line.count("pays") for line in told(*again, seats=8)] == [8, 6]


def test_what_everybody_gets_is_nobodys_turn() -> None:
    cards = [*unseen(1), *unseen(2), *deal(0, 7)]
    assert len(told([*cards], [Phrase("did-choose", seat=0, card=7)])) == 2


# Whole games.


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(pattern: ast.Attribute) -> set[str]:
    found = _Variables()
    found.visit(pattern)
    return found.names


@cache
def folds() -> dict[str, dict[str, set[str]]]:
    """What the ways of telling a sentence speak of, by game."""
    found: dict[str, dict[str, set[str]]] = {}
    for game in GAMES:
        spoken = found.setdefault(game, {})
        for path in words.files(game, "en"):
            for entry in parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message):
                    spoken |= {f"{entry.id.name}.{each.id.name}": variables(each) for each in entry.attributes}
    return found


def by_decision(state: State, viewer: int) -> list[list[Phrase]]:
    cuts = [0, *state.decided, state.happened]
    return [state.told(viewer, start, end) for start, end in pairwise(cuts)]


def unfolded(telling: Telling, viewer: int, seats: int) -> Iterable[Phrase]:
    """The phrases that a sentence stands for. What oneself gets of what all get is told beside it, with its cards."""
    phrase = telling.phrase
    if telling.way == "many":
        return [phrase._replace(card=card) for card in telling.cards]
    if telling.way != "all":
        return [phrase] * telling.times
    beside = viewer if phrase.id.endswith(HIDDEN) else -1
    return [phrase._replace(seat=seat) for seat in range(seats) if seat != beside] * telling.times


def bare(phrases: Iterable[Phrase]) -> Counter[Phrase]:
    """Without the numbers, of which the last are told."""
    return Counter(phrase._replace(value=0, more=0) for phrase in phrases)


@pytest.mark.parametrize("each", [3, *later(8)])
@pytest.mark.parametrize("game", GAMES)
def test_every_phrase_is_told_once_and_what_was_told_stays(game: str, each: int) -> None:
    """With so many settings of each number of players, up to three of these."""
    has = words.of(game, "en").has
    ways: Counter[str] = Counter()
    for players in player_counts(game)[:3]:
        for number, setting in enumerate(islice(settings(game, players), each)):
            luck, state = random.Random(number), setting.start(seed=number)
            while state.actor is not None and len(state.decided) < STEPS:
                state.play(luck.choice(state.legal))
            for viewer in (-1, 0, players - 1):
                decisions = by_decision(state, viewer)
                listener = Listener(viewer, players, has)
                story = listener.story(decisions.__getitem__, 0, len(decisions))
                for phrases, tellings in zip(decisions, story, strict=True):
                    back = [phrase for one in tellings for phrase in unfolded(one, viewer, players)]
                    assert bare(back) == bare(phrases)
                    for one in tellings:
                        check(game, one, ways)
                since = luck.randrange(len(decisions))
                until = luck.randrange(since, len(decisions) + 1)
                assert listener.story(decisions.__getitem__, since, until) == story[since:until]
                first, place = listener.go_on(decisions.__getitem__, None, since, until)
                rest, _ = listener.go_on(decisions.__getitem__, place, until, len(decisions))
                assert first + rest == story[since:]
    assert ways


def check(game: str, telling: Telling, ways: Counter[str]) -> None:
    """The words say all that the telling stands for."""
    ways[telling.way] += 1
    named = folds()[game].get(f"{telling.phrase.id}.{telling.way}", set())
    if telling.way == "all":
        assert not named & {"seat", "you", "card", "cards"}
        assert telling.times == 1 or "times" in named, telling
        assert not telling.phrase.value or "value" in named, telling
    elif telling.way == "many":
        assert "cards" in named
        assert not telling.phrase.value or "value" in named, telling
    elif telling.way == "times":
        assert telling.times > 1
        assert not named or "times" in named


def test_a_kind_is_the_same_seen_or_not() -> None:
    assert kind(unseen(1)[0]) == kind(deal(1, 4)[0]) == "did-deal"
