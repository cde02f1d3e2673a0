"""What the table of Five Cards shows, and what each action says of itself."""

from __future__ import annotations

from igroteka.games.pairs.deck import FACES, TOP
from igroteka.games.pairs.five_cards.account import ACCOUNTING, grounds
from igroteka.games.pairs.five_cards.rules import COLUMNS, GOAL, NOBODY, PLACED, State, round_points, side
from igroteka.games.pairs.goals import limit
from igroteka.kernel import OVER, Aids, Handle, Phrase, Shelf, Tabletop, Zone, left_of, score

DANGEROUS = range(COLUMNS + 1, TOP + 1)  # values that can lie in every column and still be turned up (FIVE-15)

SHELF = Shelf(minutes=(10, 20), moods=("duel", "thinking"))


def zones(s: State, viewer: int) -> list[Zone]:
    """The table; nothing is hidden here."""
    shown = [
        Zone("deck", "stack", value=s.deck[0]),
        Zone("drawn" if s.turn != OVER else "fits-nowhere", "row", items=(FACES[s.card],)),
        Zone("common", "columns", items=tuple(FACES[column] for column in s.common)),
        *danger(s),
    ]
    for seat in range(s.seats):
        shown.append(score(GOAL, seat, s.points[seat], s.target, main=seat == viewer))
        shown.append(Zone("round-points", "number", seat, value=round_points(s, seat), tone=GOAL.tone))
        shown += [own_side(s, seat, place) for place in range(COLUMNS)]
    return shown


def own_side(s: State, seat: int, place: int) -> Zone:
    """A player's cards in a column, and their sum."""
    column = s.common[place]
    cards = tuple(FACES[value] for value in range(1, TOP + 1) if s.columns[column][value] == PLACED + seat)
    return Zone(f"column-{column}", "row", seat, cards, side(s, seat, column), column=place + 1)


def danger(s: State) -> list[Zone]:
    """In how many columns each value lies that can end the round, and how many are left in the deck."""
    lying = [sum(s.columns[column][value] != NOBODY for column in s.common) for value in DANGEROUS]
    left = tuple(str(s.deck[value]) for value in DANGEROUS)
    heads = tuple(FACES[value] for value in DANGEROUS)
    one_short = tuple(place for place, columns in enumerate(lying) if columns >= COLUMNS - 1)
    return [
        Zone("lying", "sheet", items=tuple(f"{columns}/{COLUMNS}" for columns in lying), marked=one_short, heads=heads),
        Zone("left", "sheet", items=left, heads=heads),
    ]


def label(s: State, action: int) -> Phrase:
    """What an action will do, said before it is done."""
    column = action + 1
    other = left_of(s, s.turn)
    return Phrase("do-place", card=column, value=side(s, s.turn, column) + s.card, more=side(s, other, column))


def goal(s: State) -> Phrase:
    return Phrase("goal", value=s.target, more=limit(s.max_rounds))


def prompt(s: State) -> Phrase:
    return Phrase("ask-column", card=s.card)


def handle(s: State, action: int) -> Handle:
    """A column is chosen by its common card."""
    return Handle("common", (FACES[action + 1],))


MOMENTS = ("overtakes", "fits-nowhere", "column", "column-tied", "won")
CLAUSES = {
    "aside": "FIVE-3",
    "shuffled-back": "FIVE-4",
    "starts": "FIVE-7",
    "leads": "FIVE-17",
    "overtakes": "FIVE-17",
    "levels": "FIVE-18",
    "fits-nowhere": "FIVE-14",
    "column": "FIVE-17",
    "column-tied": "FIVE-18",
    "won": "FIVE-21",
}
TABLE = Tabletop(
    zones,
    label,
    goal,
    prompt,
    handle=handle,
    aids=Aids(zones=("lying", "left")),
    moments=MOMENTS,
    clauses=CLAUSES,
    reveals=("column",),
    fates={"won": "good"},
    shelf=SHELF,
    accounting=ACCOUNTING,
    grounds=grounds,
)
