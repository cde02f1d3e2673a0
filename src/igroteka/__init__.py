"""Igroteka: four boxes of tabletop games. `igroteka.game("pairs", players=4)` to begin with."""

from igroteka.games.catalogue import BadPlayers, UnknownGame
from igroteka.games.catalogue import ids as games
from igroteka.kernel import BadOption
from igroteka.match import IllegalAction, Record, RecordRefused, State, View, game, read_records, replay, verify

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
