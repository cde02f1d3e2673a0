"""A game being played: state, referee, views, record, replay, fairness."""

from igroteka.match.account import Account
from igroteka.match.errors import BadRecord, IllegalAction, RecordRefused
from igroteka.match.fairness import Dictated, Fair, Simulated
from igroteka.match.game import Game, game
from igroteka.match.losing import loser
from igroteka.match.record import Event, Record, Result, Sitter, read_records
from igroteka.match.replay import replay, verify
from igroteka.match.state import Happening, State
from igroteka.match.variant import Variant
from igroteka.match.view import View, explain, foresees

__all__ = [
    "Account",
    "BadRecord",
    "Dictated",
    "Event",
    "Fair",
    "Game",
    "Happening",
    "IllegalAction",
    "Record",
    "RecordRefused",
    "Result",
    "Simulated",
    "Sitter",
    "State",
    "Variant",
    "View",
    "explain",
    "foresees",
    "game",
    "loser",
    "read_records",
    "replay",
    "verify",
]
