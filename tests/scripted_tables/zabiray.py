"""A scripted table of Zabiray, with what lies on it, and ways to deal it and to lay it out.

Hands and piles are written by their faces, `"g3 s za"`, in the pile a wild with what it stands for, `"g1 w:p"`; cards
that come from the stock with their backs too, `"g3/x be/y"`, the top one first.

>>> table = seated(3).lay("be ru", "g1 g2", "y1", pile="g3 za", top="p4/5 za/2")
>>> table.legal
['draw', 'play be']
>>> table.play("play be", seat=0)
>>> table.pile, table.held, table.to_move, table.legal
('g3 za be', [1, 2, 1], 1, ['draw'])
"""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING

from igroteka.games import catalogue
from igroteka.games.zabiray.cards import SYMBOLS, TILES, stock_size
from igroteka.kernel import Phrase
from igroteka.match import Happening
from scripted import Scripted

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from igroteka.kernel import Reason, Value

FACES = TILES[1:24]
PLENTY = "za/5"  # on top of the stock where a test does not care
EVERY_PLAIN_CARD = " ".join(FACES)


class ZabirayTable(Scripted):
    """`coming` are the cards that come on top of the stock next; after them, and for all other chance, luck decides."""

    def __init__(
        self,
        players: int,
        script: str = "",
        coming: str = "",
        seed: int = 1,
        options: Mapping[str, Value] | None = None,
        **named: Value,
    ) -> None:
        self.coming = coming.split()
        self.luck = random.Random(seed)
        self.offered: list[tuple[str, list[str]]] = []
        super().__init__("zabiray", players, script, self.by_chance, {**(options or {}), **named})

    def by_chance(self, kind: str, weighted: list[str]) -> str:
        self.offered.append((kind, weighted))
        if kind == "top" and self.coming:
            card = self.coming.pop(0)
            assert card in weighted, f"{card} is not in the stock"
            return card
        return self.luck.choice(weighted)

    @property
    def pile(self) -> str:
        return " ".join(TILES[tile].replace("-", ":") for tile in self.s.pile[: self.s.pile_size])

    @property
    def hands(self) -> list[str]:
        return [" ".join(faces_in(self.s.hands[seat])) for seat in range(self.s.seats)]

    @property
    def held(self) -> list[int]:
        return [int(self.s.hands[seat][0]) for seat in range(self.s.seats)]

    @property
    def piles(self) -> list[int]:
        return list(self.s.piles[: self.s.seats])

    @property
    def captured(self) -> str:
        """The cards of all captured piles."""
        return " ".join(faces_in(self.s.captured))

    @property
    def stock(self) -> int:
        """How many cards the stock has."""
        return int(stock_size(self.s))

    @property
    def back(self) -> str:
        """What the back of the stock's top card shows; nothing if there is none."""
        return SYMBOLS[self.s.back - 1] if self.s.back else ""

    @property
    def direction(self) -> int:
        return int(self.s.direction)

    @property
    def dealer(self) -> int:
        return int(self.s.dealer)

    @property
    def points(self) -> list[int]:
        return list(self.s.points[: self.s.seats])

    @property
    def deal_points(self) -> list[int]:
        """The points of the last finished deal."""
        return list(self.s.last_points[: self.s.seats])

    @property
    def went_out(self) -> int | None:
        """Who went out in the last finished deal, if anybody."""
        return None if self.s.went_out < 0 else int(self.s.went_out)

    def turns(self, *moves: str) -> None:
        """`"0 play g1", "1 draw"`: who does what."""
        for move in moves:
            seat, token = move.split(" ", 1)
            self.play(token, seat=int(seat))

    def reason(self, token: str) -> Reason:
        """Why a token is not allowed."""
        assert token not in self.legal
        found: Reason = self.rules.why_not(self.s, self.rules.TOKENS.index(token))
        return found

    def told(self, happening: str) -> list[tuple[int, int]]:
        """Seat and value of everything of that name that was told."""
        return [(seat, value) for name, seat, _, value, *_ in self.happenings if name == happening]

    def heard(self, seat: int, since: int = 0) -> list[Phrase]:
        """What a seat hears of all that was told."""
        return [
            Happening(Phrase(name, who, card, value, other), only).seen_by(seat)
            for name, who, card, value, other, only in self.happenings[since:]
        ]

    def lay(
        self,
        *hands: str,
        turn: int = 0,
        pile: str = "",
        top: str = PLENTY,
        stock: str | None = None,
        piles: Sequence[int] | None = None,
        points: Sequence[int] = (),
        direction: int = 1,
        dealer: int | None = None,
    ) -> ZabirayTable:
        """Lay the table out anew, in the middle of a deal. `top` are the first cards of a stock that has all others.

        If `stock` is given, it is the whole stock, and the other cards lie in captured piles (one, the last seat's,
        if nothing else is said).
        """
        s, seats = self.s, self.s.seats
        order = (top if stock is None else stock).split()
        pack = whole_pack(s.full_pack)
        assert Counter(order) <= pack, f"there are no such cards: {Counter(order) - pack}"
        pack -= Counter(order)
        laid = [tile.replace(":", "-") for tile in pile.split()]
        for face in (*" ".join(hands).split(), *(tile.split("-")[0] for tile in laid)):
            pack -= Counter([next(card for card in pack if card.split("/")[0] == face)])
        below = [*order[1:], *(pack.elements() if stock is None else ())]
        for card, row in enumerate(s.stock):
            backs = [one.split("/")[1] for one in below if one.split("/")[0] == TILES[card]]
            row[:] = [len(backs), *(backs.count(symbol) for symbol in SYMBOLS)]
        s.stock[0][0] = len(below)
        face, symbol = order[0].split("/") if order else ("?", "")
        s.face_down, s.back = TILES.index(face), SYMBOLS.index(symbol) + 1 if order else 0
        self.coming = order[1:]
        s.captured[:] = bag([] if stock is None else [card.split("/")[0] for card in pack.elements()])
        default = [0] * (seats - 1) + [0 if stock is None else 1]
        s.piles[:seats] = default if piles is None else piles
        for seat in range(seats):
            s.hands[seat][:] = bag(hands[seat].split())
        s.pile[:] = [*(TILES.index(tile) for tile in laid), *[0] * (108 - len(laid))]
        s.pile_size = len(laid)
        s.points[:seats] = [*points, *[0] * (seats - len(points))]
        s.turn, s.direction, s.phase, s.asked = turn, direction, 0, 0
        s.dealer = s.dealer if dealer is None else dealer
        assert self.rules.audit(s), f"that is not a possible table: {s}"
        return self


def faces_in(cards: Sequence[int]) -> list[str]:
    return [TILES[face] for face in range(1, len(cards)) for _ in range(cards[face])]


def bag(faces: Sequence[str]) -> list[int]:
    return [len(faces), *(list(faces).count(face) for face in FACES)]


def whole_pack(rows: Sequence[Sequence[int]]) -> Counter[str]:
    """The cards of a pack that lies in rows of faces and columns of backs."""
    return Counter(
        {
            f"{TILES[face]}/{symbol}": rows[face][1 + column]
            for face in range(1, 24)
            for column, symbol in enumerate(SYMBOLS)
            if rows[face][1 + column]
        }
    )


def pack_with(backs: str = "even") -> Counter[str]:
    """All cards, with the option's backs."""
    blank: Any = catalogue.blank(catalogue.rules("zabiray"), 2, {"backs": backs})
    return whole_pack(blank.full_pack)


def deal(*hands: str, dealer: int, top: str = PLENTY) -> str:
    """The script of a deal with even backs, a card at a time from the dealer's left on; hands may have any backs."""
    pack = pack_with() - Counter(top.split())
    script = []
    for number in range(7):
        for step in range(1, len(hands) + 1):
            seat = (dealer + step) % len(hands)
            face = hands[seat].split()[number]
            card = next(card for card in pack if card.split("/")[0] == face)
            pack -= Counter([card])
            script.append(f"deal {seat}={card}")
    return "; ".join([*script, f"top={top.split()[0]}"])


def dealt(*hands: str, dealer: int | None = None, top: str = PLENTY, **options: Value) -> ZabirayTable:
    """A game just dealt, by the last seat unless another is named, so that seat 0 starts."""
    first = len(hands) - 1 if dealer is None else dealer
    script = f"first={first}; {deal(*hands, dealer=first, top=top)}"
    return ZabirayTable(len(hands), script, coming=" ".join(top.split()[1:]), options=options)


def seated(players: int, **options: Value) -> ZabirayTable:
    """A game dealt by chance, to be laid out anew."""
    return ZabirayTable(players, options=options)


def facing(pile: str, hand: str, top: str = PLENTY, players: int = 3, **options: Value) -> ZabirayTable:
    """Seat 0 is to move, with this pile before it, this hand, and these cards coming from the stock."""
    return seated(players, **options).lay(hand, "y5 ru", *["be ru"] * (players - 2), pile=pile, top=top)
