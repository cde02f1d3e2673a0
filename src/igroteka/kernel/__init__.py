"""The small language that rules are written in: state layouts, bags of cards, chance, narration."""

from igroteka.kernel.account import LAST, TOTAL, Accounting, Gain, Ground, by_rule, leaders, most_points, to_target
from igroteka.kernel.cards import drop, fill, hide, lowest, move, move_all, put, sound, unseen
from igroteka.kernel.chance import Host, Of, choose_seat, pick, pick_in_rows, roll, take, tell
from igroteka.kernel.contract import OVER, SPECTATOR, Dice, Phrase, Reason, Rules, because, offer
from igroteka.kernel.goal import Goal
from igroteka.kernel.layout import Layout, bag, i8, i16, i32
from igroteka.kernel.lesson import Lesson, Step
from igroteka.kernel.live import Window, together
from igroteka.kernel.look import Look
from igroteka.kernel.options import NULL, BadOption, Choice, Flag, Option, Preset, Shown, Text, Value, Whole
from igroteka.kernel.pad import POT, BadEntry, Column, Entries, Pad, Sum, group_of, the_one
from igroteka.kernel.policies import Omen, Policies
from igroteka.kernel.random import random_below
from igroteka.kernel.scene import BUTTON, ByHeart, Drawn, Handle, Shelf, Zone, faces, score
from igroteka.kernel.seats import alone, everybody, left_of, next_of, rank, right_of, seats_from
from igroteka.kernel.tabletop import Aids, Tabletop

__all__ = [
    "BUTTON",
    "LAST",
    "NULL",
    "OVER",
    "POT",
    "SPECTATOR",
    "TOTAL",
    "Accounting",
    "Aids",
    "BadEntry",
    "BadOption",
    "ByHeart",
    "Choice",
    "Column",
    "Dice",
    "Drawn",
    "Entries",
    "Flag",
    "Gain",
    "Goal",
    "Ground",
    "Handle",
    "Host",
    "Layout",
    "Lesson",
    "Look",
    "Of",
    "Omen",
    "Option",
    "Pad",
    "Phrase",
    "Policies",
    "Preset",
    "Reason",
    "Rules",
    "Shelf",
    "Shown",
    "Step",
    "Sum",
    "Tabletop",
    "Text",
    "Value",
    "Whole",
    "Window",
    "Zone",
    "alone",
    "bag",
    "because",
    "by_rule",
    "choose_seat",
    "drop",
    "everybody",
    "faces",
    "fill",
    "group_of",
    "hide",
    "i8",
    "i16",
    "i32",
    "leaders",
    "left_of",
    "lowest",
    "most_points",
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
    "score",
    "seats_from",
    "sound",
    "take",
    "tell",
    "the_one",
    "to_target",
    "together",
    "unseen",
]
