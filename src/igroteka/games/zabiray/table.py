"""What the table of Zabiray shows, and what each action says of itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.zabiray.account import ACCOUNTING, grounds
from igroteka.games.zabiray.cards import (
    BE,
    COLOURS,
    FACE,
    HAND,
    NOTHING,
    PACK,
    RU,
    SEARCH,
    SYMBOLS,
    TILES,
    WILD,
    WILD_BE,
    WILD_RU,
    ZA,
    X,
    card_of,
    stock_size,
    top_of,
)
from igroteka.games.zabiray.decisions import (
    AUTO,
    CALLING,
    CATCH,
    CATCHING,
    DRAW,
    FINISHED,
    FOR_BE,
    FOR_RU,
    FOR_ZA,
    FORGET,
    NAME,
    NAMING,
    PASS,
    PLAYED,
    SAY,
    SEEK,
    TRIPLE,
    TURN,
)
from igroteka.games.zabiray.rules import GOAL, NOBODY, TOKENS, legal
from igroteka.games.zabiray.top import REVERSES, belongs
from igroteka.kernel import NULL, Drawn, Handle, Phrase, Shelf, Tabletop, Window, Zone, faces, left_of, right_of, score

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.games.zabiray.state import State

DRAWN = {
    **{f"{colour}{number}": Drawn(number, colour) for colour in COLOURS for number in "12345"},
    **{f"{colour}r": Drawn(colour=colour, sign="reverse") for colour in COLOURS},
    **{f"w-{colour}": Drawn(colour=colour, sign="wild") for colour in COLOURS},
    **{f"w-{card}": Drawn(sign="wild", stands_for=card) for card in ("za", "be", "ru")},
    **{f"back-{number}": Drawn(number, back=True) for number in "12345"},
    **{f"back-{colour}": Drawn(colour=colour, sign="dot", back=True) for colour in COLOURS},
    "back-x": Drawn(sign="cross", back=True),
    "s": Drawn(sign="search"),
    "w": Drawn(sign="wild"),
}

SHELF = Shelf(minutes=(20, 40), moods=("luck", "attention"))


def zones(s: State, viewer: int) -> list[Zone]:
    """The table as `viewer` sees it; `s` is redacted for that seat."""
    shown = [
        Zone("stock", "stack", items=(f"back-{SYMBOLS[s.back - 1]}",) if s.back else (), value=stock_size(s)),
        Zone("pile", "pile", items=tuple(TILES[tile] for tile in s.pile[: s.pile_size])),
        Zone("sequence", "row", items=lamps(top_of(s))),
        Zone("round", "number", value=s.round, of=None if s.max_rounds == NULL else s.max_rounds),
        Zone("dealer", "marker", s.dealer),
        *hints(s),
    ]
    if s.seats > 2:
        way = "clockwise" if s.direction > 0 else "counterclockwise"
        shown.append(Zone(way, "direction", value=s.direction))
    for seat in range(s.seats):
        shown += seat_zones(s, seat, viewer)
    return shown


def lamps(top: int) -> tuple[str, ...]:
    """How far the sequence За, Бе, Ру has got, as the top card has it."""
    if top in (BE, WILD_BE):
        return ("za", "be")
    return ("za",) if top == ZA else ()


def hints(s: State) -> list[Zone]:
    """What newcomers overlook: that any number goes, that there is nothing but to seek, why a deal has ended."""
    shown = []
    if s.phase == TURN and top_of(s) in (NOTHING, RU):
        shown.append(Zone("any-number", "marker"))
    if s.phase == TURN and top_of(s) == SEARCH:
        shown.append(Zone("must-seek", "marker", s.turn))
    if deal_just_ended(s):
        shown.append(Zone("ran-out", "marker") if s.went_out == NOBODY else Zone("went-out", "marker", s.went_out))
    return shown


def deal_just_ended(s: State) -> bool:
    """The match is over, or nobody has moved yet in a new deal."""
    untouched = s.pile_size + s.captured[0] == 0 and stock_size(s) == PACK - HAND * s.seats
    return s.phase == FINISHED or (s.round > 1 and untouched)


def points_with_piles(s: State, seat: int) -> int:
    """The points of all deals, those of the piles captured in this one included (ZAB-45)."""
    return s.points[seat] + (0 if s.phase == FINISHED else s.piles[seat])


def seat_zones(s: State, seat: int, viewer: int) -> list[Zone]:
    shown = [
        Zone("hand", "hand", seat, faces(TILES, s.hands[seat])),
        Zone("piles", "stack", seat, value=s.piles[seat]),
        score(GOAL, seat, points_with_piles(s, seat), s.target, main=seat == viewer),
    ]
    if s.hands[seat][0] == 1 and seat != viewer and s.phase != FINISHED:
        shown.append(Zone("last-card", "marker", seat))
    if deal_just_ended(s):
        last = {"last-piles": s.last_piles, "last-held": s.last_held, "last-points": s.last_points}
        shown += [Zone(id, "sheet", seat, (str(counts[seat]),)) for id, counts in last.items()]
    return shown


def label(s: State, action: int) -> Phrase:
    """What an action will do, said before it is done."""
    if action < TRIPLE:
        return label_of_card(s, PLAYED[action])
    if action < DRAW:
        return Phrase("do-triple", value=action - TRIPLE)
    if action == DRAW:
        return label_of_back(s)
    if SEEK < action < SAY:
        return Phrase("do-name", value=action - NAME + 1)
    if action == CATCH:
        return Phrase("do-catch", other=s.turn)
    return Phrase({SEEK: "do-seek", SAY: "do-say", FORGET: "do-forget", PASS: "do-pass"}[action])


def goal(s: State) -> Phrase:
    return Phrase("goal", value=s.target, more=0 if s.max_rounds == NULL else s.max_rounds)


def prompt(s: State) -> Phrase:
    """What is asked; in a turn, what goes on the top card."""
    if s.phase != TURN:
        return Phrase({NAMING: "ask-colour", CALLING: "ask-call", CATCHING: "ask-catch"}[s.phase])
    top = top_of(s)
    if top == SEARCH:
        return Phrase("ask-seek")
    if not s.back:
        return Phrase("ask-empty")
    menu = [0] * (1 + len(TOKENS))
    legal(s, menu)
    offered = menu[1 : 1 + menu[0]]
    if offered == [DRAW]:
        return Phrase("ask-follow")
    if top in (NOTHING, RU):
        return Phrase("ask-any")
    return Phrase({ZA: "ask-be", BE: "ask-ru", WILD_BE: "ask-ru"}.get(top) or ask_for_colour(offered))


def ask_for_colour(offered: Sequence[int]) -> str:
    """What is asked where a number or a colour counts: За, Бе and Ру may come on top, if one has them."""
    if any(TRIPLE <= action < DRAW for action in offered):
        return "ask-triple"
    return "ask-za" if any(action < TRIPLE and PLAYED[action] == ZA for action in offered) else "ask-match"


def handle(s: State, action: int) -> Handle | None:
    """Where an action is done: with cards of the hand, or at the stock."""
    if action in (DRAW, SEEK):
        return Handle("stock")
    if action < TRIPLE:
        return Handle("hand", (TILES[card_of(PLAYED[action])],))
    if action < DRAW:
        stand_ins = action - TRIPLE
        three = ((FOR_ZA, ZA), (FOR_BE, BE), (FOR_RU, RU))
        return Handle("hand", tuple(TILES[WILD if stand_ins & bit else card] for bit, card in three))
    return None


def label_of_card(s: State, tile: int) -> Phrase:
    card = FACE + tile
    if tile in (RU, WILD_RU):
        return Phrase("do-capture", card=card, value=s.pile_size + 1)
    if s.hands[s.turn][0] == 1:
        return Phrase("do-go-out", card=card)
    if belongs(tile, REVERSES):
        if s.seats == 2:
            return Phrase("do-reverse-again", card=card)
        return Phrase("do-reverse", card=card, other=right_of(s, s.turn) if s.direction > 0 else left_of(s, s.turn))
    if tile == SEARCH:
        return Phrase("do-search", other=left_of(s, s.turn) if s.direction > 0 else right_of(s, s.turn))
    return Phrase("do-play", card=card)


def label_of_back(s: State) -> Phrase:
    """What following the back would do now."""
    if s.back == 0:
        return Phrase("do-refuse" if s.empty_stock else "do-end-deal")
    if s.back == X:
        return Phrase("do-turn-up")
    if s.back > X:
        return Phrase("do-take-until", value=s.back - X)
    if s.back > stock_size(s):
        return Phrase("do-take-last", value=stock_size(s))
    return Phrase("do-take", value=s.back)


def window(s: State) -> Window | None:
    """«Заберу!» has to be said in time. Whether it was not is for the others to notice, and nobody tells them."""
    if s.phase == CALLING:
        return Window(FORGET, grace=4, lasts=4, forgetting=True)
    if s.phase == CATCHING:
        nobody_acts_next = s.hands[s.turn][0] == 0
        return Window(PASS, lasts=4 if nobody_acts_next else None, patience=2, secret=True)
    return None


def calls(s: State, seat: int) -> tuple[int, ...]:
    """All others may say that it was not said, from a capture until the next player acts, and whether it was or not."""
    captor = last_captor(s)
    return (CATCH,) if captor not in (NOBODY, seat) and seat >= 0 and s.call != AUTO else ()


def last_captor(s: State) -> int:
    """Who has captured a pile with nobody having acted since.

    Two things cannot be told from it and count as well: the player before took cards on an empty table and had captured
    in the same deal; or went out with another card, having captured before.
    """
    if s.phase in (CALLING, CATCHING):
        return s.turn
    if deal_just_ended(s):
        with_other_card = s.phase == FINISHED and s.pile_size > 0
        return s.went_out if s.went_out != NOBODY and s.last_piles[s.went_out] and not with_other_card else NOBODY
    before = right_of(s, s.turn) if s.direction > 0 else left_of(s, s.turn)
    return before if s.phase == TURN and s.pile_size == 0 and s.piles[before] else NOBODY


MOMENTS = ("until", "capture", "say", "catch", "unnoticed", "triple", "out", "run-out", "score")
CLAUSES = {
    "starts": "ZAB-8",
    "capture": "ZAB-19",
    "follow-number": "ZAB-23",
    "follow-x": "ZAB-24",
    "follow-dot": "ZAB-26",
    "turn-round": "ZAB-28",
    "again": "ZAB-29",
    "name": "ZAB-31",
    "seek": "ZAB-35",
    "catch": "ZAB-37",
    "unnoticed": "ZAB-38",
    "triple": "ZAB-39",
    "out": "ZAB-41",
    "stock-empty": "ZAB-43",
    "run-out": "ZAB-43",
    "left-over": "ZAB-44",
    "piles": "ZAB-45",
}
TABLE = Tabletop(
    zones,
    label,
    goal,
    prompt,
    handle=handle,
    window=window,
    calls=calls,
    pictured=6,
    accounting=ACCOUNTING,
    grounds=grounds,
    moments=MOMENTS,
    counted=("until", "capture"),
    leads=("follow-dot", "seek", "play"),
    clauses=CLAUSES,
    shelf=SHELF,
    drawn=DRAWN,
)
