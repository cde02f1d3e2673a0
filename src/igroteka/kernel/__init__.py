"""The small language that rules are written in: state layouts, bags of cards, chance, narration."""

from igroteka.kernel.cards import drop, fill, hide, lowest, move, move_all, put, sound, unseen
from igroteka.kernel.chance import Host, Of, choose_seat, pick, pick_in_rows, roll, take, tell
from igroteka.kernel.contract import OVER, SPECTATOR, Dice, Goal, Phrase, Reason, Rules, because, offer
from igroteka.kernel.layout import Layout, bag, i8, i16, i32
from igroteka.kernel.live import Window, together
from igroteka.kernel.options import NULL, BadOption, Choice, Flag, Option, Preset, Shown, Text, Value, Whole
from igroteka.kernel.policies import Policies
from igroteka.kernel.random import random_below
from igroteka.kernel.scene import ByHeart, Drawn, Handle, Shelf, Zone, faces
from igroteka.kernel.seats import alone, everybody, left_of, next_of, rank, right_of, seats_from
from igroteka.kernel.tabletop import Aids, Tabletop

__all__ = [
    "NULL",
    "OVER",
    "SPECTATOR",
    "Aids",
    "BadOption",
    "ByHeart",
    "Choice",
    "Dice",
    "Drawn",
    "Flag",
    "Goal",
    "Handle",
    "Host",
    "Layout",
    "Of",
    "Option",
    "Phrase",
    "Policies",
    "Preset",
    "Reason",
    "Rules",
    "Shelf",
    "Shown",
    "Tabletop",
    "Text",
    "Value",
    "Whole",
    "Window",
    "Zone",
    "alone",
    "bag",
    "because",
    "choose_seat",
    "drop",
    "everybody",
    "faces",
    "fill",
    "hide",
    "i8",
    "i16",
    "i32",
    "left_of",
    "lowest",
    "move",
    "move_all",
    "next_of",
    "offer",
    "pick",
    "pick_in_rows",
    "put",
    "random_below",
    "rank",
    "right_of",
    "roll",
    "seats_from",
    "sound",
    "take",
    "tell",
    "together",
    "unseen",
]
