"""The small language that rules are written in: state layouts, bags of cards, chance, narration, compiling."""

from igroteka.kernel.cards import drop, fill, hide, lowest, move, move_all, put, sound, unseen
from igroteka.kernel.chance import Host, Of, choose_seat, pick, pick_in_rows, roll, take, tell
from igroteka.kernel.contract import OVER, SPECTATOR, Phrase, Reason, Rules, because, offer
from igroteka.kernel.layout import Layout, bag, i8, i16, i32
from igroteka.kernel.live import Window, calls, suggested, together, window
from igroteka.kernel.options import NULL, BadOption, Choice, Flag, Option, Shown, Text, Value, Whole
from igroteka.kernel.random import random_below
from igroteka.kernel.scene import ByHeart, Drawn, Handle, Shelf, Zone, faces, handle, shelf
from igroteka.kernel.seats import alone, everybody, left_of, next_of, rank, right_of, seats_from

__all__ = [
    "NULL",
    "OVER",
    "SPECTATOR",
    "BadOption",
    "ByHeart",
    "Choice",
    "Drawn",
    "Flag",
    "Handle",
    "Host",
    "Layout",
    "Of",
    "Option",
    "Phrase",
    "Reason",
    "Rules",
    "Shelf",
    "Shown",
    "Text",
    "Value",
    "Whole",
    "Window",
    "Zone",
    "alone",
    "bag",
    "because",
    "calls",
    "choose_seat",
    "drop",
    "everybody",
    "faces",
    "fill",
    "handle",
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
    "shelf",
    "sound",
    "suggested",
    "take",
    "tell",
    "together",
    "unseen",
    "window",
]
