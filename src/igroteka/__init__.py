"""Igroteka: four boxes of tabletop games. `igroteka.game("pairs", players=4)` to begin with."""

from igroteka.games.catalogue import BadPlayers, UnknownGame
from igroteka.games.catalogue import ids as games
from igroteka.kernel import BadOption
from igroteka.match import Game as game  # noqa: N813  a verb-like name for the most used door
from igroteka.match import IllegalAction, Record, RecordRefused, State, View, read_records, replay, verify

__version__ = "0.1.0"

__all__ = [
    "BadOption",
    "BadPlayers",
    "IllegalAction",
    "Record",
    "RecordRefused",
    "State",
    "UnknownGame",
    "View",
    "game",
    "games",
    "read_records",
    "replay",
    "verify",
]
