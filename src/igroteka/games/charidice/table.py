"""What the table of Charidice shows, and what each action says of itself."""

from __future__ import annotations

from igroteka.games.charidice.account import ACCOUNTING, grounds
from igroteka.games.charidice.dice import ALL, FACES, SIZE, bonus_of, countable, face_up, points_of
from igroteka.games.charidice.rules import (
    ASK,
    BONUS,
    CELLS,
    COUNTED,
    DONATED,
    FINISHED,
    GOAL,
    GREAT_FROM,
    LATE_REQUEST,
    PASS,
    RECEIVED,
    REROLL,
    ROLL,
    SCORE,
    SCORING,
    STOP,
    State,
    charity,
    earned,
    gift_of,
    requesting,
    total,
)
from igroteka.kernel import Aids, Drawn, Handle, Phrase, Shelf, Tabletop, Window, Zone, left_of, right_of

COLUMNS = (("counted", COUNTED), ("bonus", BONUS), ("received", RECEIVED), ("donated", DONATED))
LISTED = 5  # of the best sets
THROWS = 3
DRAWN = {face: Drawn(face[0], face[1]) for face in FACES[1:]}

SHELF = Shelf(minutes=(20, 30), moods=("luck", "thinking"))


def zones(s: State, viewer: int) -> list[Zone]:
    """The table as `viewer` sees it; nothing is hidden here."""
    shown = [
        Zone("dice", "dice", items=tuple(FACES[face_up(s, die)] for die in range(6))),
        Zone("throw", "number", value=s.throw, of=THROWS),
        Zone("round", "number", value=s.round, of=s.rounds),
    ]
    if s.phase != FINISHED:
        shown.append(Zone("sets-doubled" if s.asked else "sets", "sheet", items=best_sets(s)))
        throws = s.phase not in (SCORING, LATE_REQUEST)
        shown.append(Zone("thrower" if throws else "scorer", "marker", s.turn))
        shown.append(Zone("doubled" if s.asked else "receiver", "marker", left_of(s, s.turn)))
    for seat in range(s.seats):
        shown += sheet(s, seat, viewer)
    return shown


def sheet(s: State, seat: int, viewer: int) -> list[Zone]:
    """The sheet of a seat: its total, its four columns, its 2× box while that is open, and the mark of charity."""
    points = total(s, seat) if s.phase == FINISHED else earned(s, seat)
    shown = [Zone("total", "number", seat, value=points, main=seat == viewer, tone=GOAL.tone, lead=GOAL.lead)]
    for name, cell in COLUMNS:
        limit = GREAT_FROM if cell == DONATED else None
        shown.append(Zone(name, "sheet", seat, column(s, seat, cell), sum(s.sheet[seat][cell::CELLS]), limit))
    if not s.request_used[seat]:
        shown.append(Zone("request", "marker", seat))
    if charity(s, seat) and (s.donated[seat] or s.phase == FINISHED):
        shown.append(Zone("charity", "number", seat, value=charity(s, seat)))
    return shown


def column(s: State, seat: int, cell: int) -> tuple[str, ...]:
    """A column of a sheet down to this round; a cell that nobody has written in yet is empty."""
    writer = right_of(s, seat) if cell == RECEIVED else seat
    written = s.sheet[writer][COUNTED : CELLS * s.round : CELLS]
    numbers = s.sheet[seat][cell : CELLS * s.round : CELLS]
    return tuple(str(number) if done else "" for number, done in zip(numbers, written, strict=True))


def best_sets(s: State) -> tuple[str, ...]:
    """The sets that count most as the dice lie, as `2y 2g 2b 2k: 8 + 15 → 24`, the gift behind the arrow."""
    every = countable(s)
    sets = [dice for dice in range(1, ALL + 1) if every >> dice - 1 & 1]
    sets.sort(key=lambda dice: (-points_of(s, dice) - bonus_of(s, dice), gift_of(s, dice)))
    return tuple(f"{named(s, dice)}: {sum_of(s, dice)} → {gift_of(s, dice)}" for dice in sets[:LISTED])


def named(s: State, dice: int) -> str:
    return " ".join(FACES[face_up(s, die)] for die in range(6) if dice >> die & 1)


def sum_of(s: State, dice: int) -> str:
    bonus = bonus_of(s, dice)
    return f"{points_of(s, dice)} + {bonus}" if bonus else f"{points_of(s, dice)}"


def label(s: State, action: int) -> Phrase:
    """What an action will do, said before it is done."""
    if action == ASK:
        return Phrase("do-ask", other=s.turn)
    if action == PASS:
        return Phrase("do-pass")
    if action == STOP:
        return Phrase("do-stop")
    if action <= ROLL + ALL:
        return Phrase("do-roll", value=SIZE[action - ROLL])
    dice = action - SCORE
    if not countable(s) >> dice - 1 & 1:
        return Phrase("do-score", value=points_of(s, dice), other=left_of(s, s.turn))  # nothing would be given: no set
    bonus = bonus_of(s, dice)
    points = points_of(s, dice) + bonus
    if dice == ALL:
        return Phrase("do-score-all", value=points)
    id = "do-score-bonus" if bonus else "do-score"
    return Phrase(id, value=points, other=left_of(s, s.turn), more=gift_of(s, dice))


def goal(s: State) -> Phrase:
    return Phrase("goal", value=s.rounds)


def prompt(s: State) -> Phrase:
    """What is asked; while dice are thrown, how often they still can be."""
    if s.phase == LATE_REQUEST:
        return Phrase("ask-gift-late")
    if requesting(s):
        return Phrase("ask-gift", other=s.turn)
    if s.phase == REROLL:
        return Phrase("ask-roll", value=THROWS - s.throw)
    return Phrase("ask-score-doubled" if s.asked else "ask-score")


def handle(s: State, action: int) -> Handle | None:
    """Dice are picked up to be thrown again, and to be counted."""
    if action in (ASK, PASS, STOP):
        return None
    throws = action <= ROLL + ALL
    dice = action - (ROLL if throws else SCORE)
    return Handle("dice", tuple(FACES[face_up(s, die)] for die in range(6) if dice >> die & 1), throws=throws)


def window(s: State) -> Window | None:
    """Who is going to be given something may ask for more; the dice do not wait for it. Bots do, while one still reads
    what was counted before.
    """
    return Window(PASS, grace=2, patience=8) if requesting(s) else None


FOURS = ("four-colour", "four-number")
MOMENTS = ("ask", "scored", "count", *FOURS, "bonus", "give", "doubled", "no-gift", "gift", "charity", "total")
CLAUSES = {
    "starts": "CHARI-5",
    "again": "CHARI-12",
    "count": "CHARI-16",
    "four-colour": "CHARI-21",
    "four-number": "CHARI-32",
    "give": "CHARI-42",
    "no-gift": "CHARI-44",
    "ask": "CHARI-50",
    "doubled": "CHARI-53",
    "charity": "CHARI-62",
}
TABLE = Tabletop(
    zones,
    label,
    goal,
    prompt,
    handle=handle,
    aside=(PASS, ASK),
    window=window,
    aids=Aids(zones=("sets", "sets-doubled")),
    accounting=ACCOUNTING,
    grounds=grounds,
    moments=MOMENTS,
    reveals=("scored", "give"),
    valued=("give",),
    fates={"count": "", **dict.fromkeys(FOURS, ""), "bonus": "good"},
    clauses=CLAUSES,
    shelf=SHELF,
    drawn=DRAWN,
)
