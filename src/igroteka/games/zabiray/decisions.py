"""What a player can be asked, and the tokens of all answers."""

from __future__ import annotations

from igroteka.games.zabiray.cards import COLOURS, TILES, WILD, WILD_ZA

# What the next decision is about: a turn, the colour of a wild, «Заберу!», or whether it was said.
TURN, NAMING, CALLING, CATCHING, FINISHED = 0, 1, 2, 3, 4

PLAYED = tuple(tile for tile in range(1, WILD_ZA) if tile != WILD)  # the tile that an action lays
FOR_ZA, FOR_BE, FOR_RU = 1, 2, 4  # three at once: a wild stands in for this one
TRIPLE = len(PLAYED)  # plus all stand-ins
WILDS = (0, 1, 1, 2, 1, 2, 2, 3)  # how many wilds that takes
DRAW = TRIPLE + 8
SEEK = DRAW + 1
NAME = SEEK + 1  # plus the colour
SAY, FORGET, CATCH, PASS = NAME + 3, NAME + 4, NAME + 5, NAME + 6

AUTO = 1  # of the option `call`: «Заберу!» counts as said

TOKENS = (
    *("play " + TILES[tile].replace("-", " ") for tile in PLAYED),
    *(f"triple {za} {be} {ru}" for ru in ("ru", "w") for be in ("be", "w") for za in ("za", "w")),
    *("draw", "seek", *(f"name {colour}" for colour in COLOURS), "say", "forget", "catch", "pass"),
)
