"""What a player can be asked, and the tokens of all answers."""

from __future__ import annotations

from igroteka.games.dobro.deck import HIGH, LOW, NUMBERS

# Each of these with a 2, then with every other number up to 12.
PLAY, PAIR, PLAY_JOKER, PAIR_JOKER, TWO_JOKERS = range(0, 5 * NUMBERS, NUMBERS)
PLAY_SKIP, PLAY_REVERSE, TAKE, DRAW, FORGET = range(5 * NUMBERS, 5 * NUMBERS + 5)

TOKENS = (
    *(f"{verb} {number}" for verb in ("play", "pair", "joker", "pairj", "jokers") for number in range(LOW, HIGH + 1)),
    *("skip", "reverse", "take", "draw", "forget"),
)

AUTO = 1  # of the option `forget`: cards are drawn without asking


def number_in(action: int) -> int:
    """The number that is played; of jokers, the number that they are given."""
    return LOW + action % NUMBERS
