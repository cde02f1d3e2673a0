"""What a seat may not know does not reach it: not by state, legal list, reason, or what it is told."""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from igroteka.games import catalogue
from igroteka.kernel import Host, Of, Phrase
from igroteka.kernel.random import derive
from igroteka.match import Game, Happening
from igroteka.match.naming import kind_token
from settings import GAMES, KINDS, in_settings, later, player_counts, short_game

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from settings import Chosen


def hides(id: str) -> bool:
    """Whether a game has secrets at all: Charidice, for one, has none."""
    s: Any = short_game(id, player_counts(id)[0]).blank()
    catalogue.rules(id).start(s)
    seen = s.copy()
    catalogue.rules(id).redact(seen, -1)
    return bool(seen != s)


HIDING = [id for id in GAMES if hides(id)]
HIDING_KINDS = [id for id in HIDING if id in KINDS]


def positions(game: Game, games: int, every: int = 1) -> Iterator[Any]:
    """Positions along random games."""
    for seed in range(games):
        choice = random.Random(seed)
        s: Any = game.blank()
        s.rng = derive(game.id, game.players, seed)
        game.rules.start(s)
        step = 0
        while True:
            if step % every == seed % every:
                yield s
            if not (actions := game.actions(s)):
                break
            game.rules.apply(s, choice.choice(actions))
            step += 1


Redact = Callable[[Any, int], None]


def seen_through(redact: Redact, s: Any, seat: int) -> Any:
    seen = s.copy()
    seen.rng = 0
    redact(seen, seat)
    return seen


def check_hides(game: Game, s: Any, seat: int, seed: int, redact: Redact) -> bool:
    """The leak test; says whether the resampled position differed from the truth."""
    seen = seen_through(redact, s, seat)
    other = s.copy()
    other.rng = seed
    game.rules.resample(other, seat)
    assert seen_through(redact, other, seat) == seen, f"seat {seat} can tell a resampled position from the truth"
    from_view = seen.copy()
    from_view.rng = seed
    game.rules.resample(from_view, seat)
    assert from_view == other, f"resampling for seat {seat} reads what the seat may not know"
    assert game.rules.audit(other), f"a resampled position that cannot be: {other}"
    assert seen_through(redact, seen, seat) == seen, "redacting twice takes away more than redacting once"
    other.rng = s.rng
    return bool(other != s)


@in_settings
@pytest.mark.parametrize("id", GAMES)
def test_a_seat_cannot_tell_a_resampled_position_from_the_truth(id: str, chosen: Chosen) -> None:
    varied: Counter[int] = Counter()
    for game in chosen(id):
        for number, s in enumerate(positions(game, 2, every=5)):
            for seat in range(-1, game.players):
                varied[game.players] += check_hides(game, s, seat, number, game.rules.redact)
    assert all(varied[players] for players in player_counts(id)) or id not in HIDING, "resampling changes nothing"


def leaks(id: str) -> list[str]:
    """The fields of a game that hide something from somebody."""
    game = short_game(id, player_counts(id)[-1])
    found = {
        name
        for s in positions(game, 1, every=3)
        for seat in range(-1, game.players)
        for name in s.fields
        if name != "rng" and getattr(game.redacted(s, seat), name) != getattr(s, name)
    }
    return sorted(found)


@pytest.mark.parametrize("id", HIDING)
def test_a_redact_that_leaks_any_field_is_caught(id: str) -> None:
    game = short_game(id, player_counts(id)[-1])
    fields = leaks(id)
    assert fields
    for name in fields:

        def leaky(s: Any, seat: int, name: str = name) -> None:
            truth = copy.deepcopy(getattr(s, name))
            game.rules.redact(s, seat)
            setattr(s, name, truth)  # one field stays as it was

        def look_everywhere(leaky: Redact = leaky) -> None:
            for number, s in enumerate(positions(game, 4)):
                for seat in range(-1, game.players):
                    check_hides(game, s, seat, number, leaky)

        with pytest.raises(AssertionError):
            look_everywhere()


@in_settings
@pytest.mark.parametrize("id", GAMES)
def test_legal_actions_labels_and_reasons_follow_from_what_the_seat_sees(id: str, chosen: Chosen) -> None:
    for game in chosen(id):
        for s in positions(game, 1, every=7):
            seat = game.rules.actor(s)
            if seat < 0:
                continue
            seen, legal = game.redacted(s, seat), game.actions(s)
            assert game.actions(seen) == legal
            assert game.table.prompt(seen) == game.table.prompt(s)
            for action in range(len(game.rules.TOKENS)):
                if action in legal:
                    assert game.table.label(seen, action) == game.table.label(s, action)
                else:
                    assert game.rules.why_not(seen, action) == game.rules.why_not(s, action)


@pytest.mark.parametrize("id", HIDING)
def test_what_is_asked_is_the_same_whatever_the_seat_may_not_know(id: str) -> None:
    for players in player_counts(id):
        game, differed = short_game(id, players), 0
        for number, s in enumerate(positions(game, 2, every=3)):
            seat = game.rules.actor(s)
            if seat < 0:
                continue
            other = s.copy()
            other.rng = number + 1
            game.rules.resample(other, seat)
            other.rng = s.rng
            differed += other != s
            assert game.table.prompt(other) == game.table.prompt(s)
        assert differed > 0


class Listening(Host):
    """Hears what a seat hears. What is not for its eyes may come out otherwise than in the `model`, by chance."""

    def __init__(self, game: Game, seat: int, model: list[tuple[str, int]] | None = None, seed: int = 0) -> None:
        self.game, self.seat, self.model = game, seat, list(model or [])
        self.came: list[tuple[str, int]] = []
        self.told: list[Phrase] = []
        self.seen: list[Any] = []  # what the seat saw then: cards that were open may be gone when the action is over
        self.random = random.Random(seed)

    def chance(self, s: Any, kind: str, who: int, weights: Sequence[int], of: Of) -> int:
        named = kind_token(self.game.rules, kind, who, of)
        outcome = super().chance(s, kind, who, weights, of)
        if self.model:
            expected, same = self.model.pop(0)
            mine = who in (-1, self.seat) or of is not Of.CARD
            if expected == named and weights[same] and (mine or self.random.random() < 0.3):
                outcome = same
        self.came.append((named, outcome))
        return outcome

    def hear(self, s: Any, happening: str, seat: int, card: int, value: int, other: int, only: int) -> None:
        self.told.append(Happening(Phrase(happening, seat, card, value, other), only).seen_by(self.seat))
        self.seen.append(self.game.redacted(s, self.seat))


@pytest.mark.parametrize("id", [*HIDING_KINDS, *later(*(id for id in HIDING if id not in HIDING_KINDS))])
def test_what_a_seat_is_told_follows_from_what_it_sees(id: str) -> None:
    """Play the same action in the truth and in a resampled position: where a seat sees the same, it hears the same."""
    game = short_game(id, player_counts(id)[-1])
    compared = 0
    for number, s in enumerate(positions(game, 6)):
        actions = game.actions(s)
        for seat in range(-1, game.players) if actions else ():
            other = s.copy()
            other.rng = number + 1
            game.rules.resample(other, seat)
            shared = sorted(set(actions) & set(game.actions(other)))
            if not shared:
                continue
            action = shared[number % len(shared)]
            truth = s.copy()
            truth.host = Listening(game, seat)
            game.rules.apply(truth, action)
            other.host = Listening(game, seat, truth.host.came, number)
            game.rules.apply(other, action)
            if truth == other or truth.host.seen != other.host.seen:
                continue
            if game.redacted(truth, seat) == game.redacted(other, seat):
                assert truth.host.told == other.host.told, f"seat {seat} hears a secret of {game.rules.TOKENS[action]}"
                compared += 1
    assert compared > 20


@pytest.mark.parametrize("id", HIDING)
def test_every_unseen_card_is_equally_likely_to_lie_anywhere(id: str) -> None:
    """The mean of every hidden place over many completions is that of drawing without replacement."""
    game = short_game(id, player_counts(id)[-1])
    s: Any = next(iter(positions(game, 1)))
    seat, samples = 0, 2000
    hidden = [place for place in _bags(game.redacted(s, seat)) if sum(place[2][1:]) < place[2][0]]
    pool = [sum(faces) for faces in zip(*(_bag(s, place) for place in hidden), strict=True)]
    for place in hidden:
        pool = [left - shown for left, shown in zip(pool, place[2], strict=True)]
    unseen = sum(pool[1:])
    totals = [[0] * len(pool) for _ in hidden]
    for seed in range(samples):
        other = game.redacted(s, seat)
        other.rng = derive("completion", seed)
        game.rules.resample(other, seat)
        for total, place in zip(totals, hidden, strict=True):
            for face, copies in enumerate(_bag(other, place)):
                total[face] += copies
    for total, place in zip(totals, hidden, strict=True):
        size = place[2][0] - sum(place[2][1:])
        for face in range(1, len(pool)):
            share = pool[face] / unseen
            spread = (size * share * (1 - share) * (unseen - size) / max(unseen - 1, 1) / samples) ** 0.5
            mean = total[face] / samples - place[2][face]
            assert abs(mean - size * share) <= 5 * spread + 1e-9, f"{place[:2]}, face {game.rules.FACES[face]}"


Place = tuple[str, int, list[int]]


def _bags(s: Any) -> Iterator[Place]:
    """The bags of cards among the fields of a state: a name, an owner (−1: none), and the bag."""
    faces = len(catalogue.rules(s.__module__.split(".")[-2].replace("_", "-")).FACES)
    for name, field in s.fields.items():
        if name != "pool" and field.shape and field.shape[-1] == faces and field.kind == "i1":
            value = getattr(s, name)
            if len(field.shape) == 1:
                yield name, -1, value
            else:
                yield from ((name, owner, value[owner]) for owner in range(s.seats))


def _bag(s: Any, place: Place) -> list[int]:
    value: Any = getattr(s, place[0])
    return list(value if place[1] < 0 else value[place[1]])
