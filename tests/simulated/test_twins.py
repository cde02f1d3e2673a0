"""What a viewer may not know changes neither what they are sent nor when (see `twins`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from zlib import crc32

import pytest

from igroteka.live.bots import Bots
from igroteka.live.table import Table
from simulated.shapes import LINES, Shape
from simulated.twins import AFTERWARDS, compare

if TYPE_CHECKING:
    from collections.abc import Callable

    from igroteka.live.followers import Follower

CHUNK, SHORT, LONG = 15, 30, 3000  # pairs of worlds
PLENTY = 1000  # in which a leak must show


def are_alike(first: int, count: int) -> None:
    compared = [_compared(seed) for seed in range(first, first + count)]
    assert sum(one.differed for one in compared) > count // 3, "hardly anything was hidden"
    assert sum(one.messages for one in compared) > count, "hardly anything was compared"


def _compared(seed: int) -> Any:
    try:
        return compare(seed)
    except AssertionError as error:
        again = f"in tests: python -c 'from simulated.twins import compare; compare({seed})'"
        raise AssertionError(f"{error}\nto repeat it, {again}") from error


@pytest.mark.parametrize("first", range(1, SHORT, CHUNK))
def test_what_is_hidden_changes_nothing(first: int) -> None:
    are_alike(first, CHUNK)


@pytest.mark.parametrize("seed", [505, 916, 1494, 1920])
def test_somebody_whose_choice_came_to_nothing_with_other_cards_parts_the_worlds(seed: int) -> None:
    """So does the end of the game: what the viewer hears of either is by the rules."""
    assert _compared(seed).differed


@pytest.mark.long
@pytest.mark.parametrize("first", range(SHORT + 1, SHORT + LONG, 4 * CHUNK))
def test_what_is_hidden_changes_nothing_anywhere(first: int) -> None:
    are_alike(first, 4 * CHUNK)


# What is planted is found.


# A game in which others decide with hidden cards for long before any is turned up.
SECRETIVE = Shape(game="goblin-poker", storm=AFTERWARDS + 5, every=5, blows=LINES, onlooker=True)


def leak() -> str:
    for seed in range(1, PLENTY + 1):
        try:
            compare(seed, SECRETIVE)
        except AssertionError as found:
            return str(found)
    raise AssertionError(f"not found in {PLENTY} pairs of worlds")


def test_a_card_in_a_message_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """One message in ten says something about the whole position."""
    news: Callable[[Table, Follower], bytes | None] = Table.news

    def leaky(self: Table, follower: Follower) -> bytes | None:
        told, state = news(self, follower), self.play.state
        if told is None or state is None or self.play.version % 10:
            return told
        return told.replace(b'"now"', b'"hint":%d,"now"' % (crc32(bytes(state.flat())) % 97))

    monkeypatch.setattr(Table, "news", leaky)
    assert "what was sent" in leak()


def test_a_bot_that_hesitates_with_certain_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    pause = Bots._pause

    def revealing(self: Bots, seat: int, question: Any) -> float:
        return float(pause(self, seat, question) + crc32(question.view.s.pack()) % 5 / 10)

    monkeypatch.setattr(Bots, "_pause", revealing)
    assert "a secret changed" in leak()
