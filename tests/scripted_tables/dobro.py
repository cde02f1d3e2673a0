"""A scripted table of Dobro, with what lies on it, and ways to deal it and to lay it out.

Cards are written as tokens, `"2 5 5 12 j s"`; in the pile a joker has the number that it was given, `"5 j8 s"`.

>>> table = dealt("5 2 3 4 6 7", "5 2 3 4 6 7", "5 5 8 9 10 11")
>>> table.turn("play 5", says=5, draws="12", seat=0)
>>> table.turn("play 5", says=10, draws="12", seat=1)
>>> table.to_move, table.pile, table.legal
(2, '5 5', ['pair 5', 'play 10', 'play 11', 'take'])
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import specifications
from igroteka.kernel import Phrase
from igroteka.match import Happening
from scripted import GameTable, cards
from scripted_tables.pairs import by_chance

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.kernel import Reason, Value

NUMBERS = range(2, 13)
DECK = Counter(  # as the specification has it
    {
        token: int(row["copies"].split()[0])
        for row in specifications.table("dobro", "## 2. Components")
        for token in re.findall(r"`(\w+)`", row["token"])
    }
)


class DobroTable(GameTable):
    game = "dobro"

    @property
    def good(self) -> int:
        """The good number; 0 if there is none."""
        return int(self.s.good)

    @property
    def pile(self) -> str:
        laid = zip(self.s.pile[: self.s.pile_size], self.s.named, strict=False)
        return " ".join(f"{self.rules.FACES[card]}{number or ''}" for card, number in laid)

    @property
    def hands(self) -> list[str]:
        """By seat: numbers from low to high, then j, s and r."""
        return [" ".join(cards(self.rules, self.s.hands[seat])) for seat in range(self.s.seats)]

    @property
    def score_piles(self) -> list[str]:
        return [" ".join(cards(self.rules, self.s.taken[seat])) for seat in range(self.s.seats)]

    @property
    def taken(self) -> list[int]:
        """How many cards lie on each score pile."""
        return [int(self.s.taken[seat][0]) for seat in range(self.s.seats)]

    @property
    def sums(self) -> list[int]:
        """The sums of the numbers on the score piles."""
        return [sum(int(card) for card in pile.split() if card.isdigit()) for pile in self.score_piles]

    @property
    def deck(self) -> int:
        """How many cards the deck has."""
        return int(self.s.deck[0])

    @property
    def direction(self) -> int:
        return int(self.s.direction)

    @property
    def holder(self) -> int:
        """Who has the forgetful card; −1: it lies in the middle."""
        return int(self.s.forgetful)

    @property
    def points(self) -> list[int]:
        return list(self.s.total[: self.s.seats])

    @property
    def sheet(self) -> list[list[int]]:
        """The points of every finished round."""
        finished = self.s.round if self.over else self.s.round - 1
        return [list(row[: self.s.seats]) for row in self.s.points[:finished]]

    def turn(
        self, token: str, says: int | None = None, draws: str = "", forgets: bool = False, seat: int | None = None
    ) -> None:
        """A turn: play or take, say the good number (0: there is none), and draw just these cards, or forget to."""
        self.play(token, seat=seat)
        assert says in (None, self.good), f"the good number is {self.good} after {token}, not {says}"
        if draws:
            self.play("draw", f"draw {self.to_move}={draws.replace(' ', ',')}", seat=seat)
        if forgets:
            self.play("forget", seat=seat)

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
        good: int | None = None,
        taken: Sequence[int | str] = (),
        deck: str | None = None,
        holder: int = -1,
        direction: int = 1,
        sheet: Sequence[Sequence[int]] = (),
    ) -> DobroTable:
        """Lay the table out anew. `taken` has score piles or just their sizes, `sheet` the points of finished rounds.

        The good number is that of the top card unless it is said. Cards that are named nowhere are the deck; if the
        deck is named, they lie on the last seat's score pile.
        """
        s, seats = self.s, self.s.seats
        laid = [re.match(r"([a-z]|\d+)(\d*)", card) for card in pile.split()]
        faces = [(found[1], int(found[2] or 0)) for found in laid if found]
        piles = [*taken, *[0] * (seats - len(taken))]
        named = [*hands, *(face for face, _ in faces), *(one for one in piles if isinstance(one, str)), deck or ""]
        used = Counter(" ".join(named).split())
        assert used <= DECK, f"there are not that many cards: {used - DECK}"
        left = list((DECK - used - Counter({"r": 2 if seats == 2 else 0})).elements())

        def cards_of(pile: int | str) -> list[str]:
            return pile.split() if isinstance(pile, str) else [left.pop() for _ in range(pile)]

        found = [cards_of(pile) for pile in piles]
        s.aside[:] = self.bag([left.pop() for _ in range(10 if seats == 2 else 0)])
        if deck is not None:
            found[-1] += left
        s.deck[:] = self.bag(left if deck is None else deck.split())
        for seat in range(seats):
            s.hands[seat][:], s.taken[seat][:] = self.bag(hands[seat].split()), self.bag(found[seat])
        s.pile[:] = [*(self.rules.FACES.index(face) for face, _ in faces), *[0] * (56 - len(faces))]
        s.named[:] = [*(number for _, number in faces), *[0] * (56 - len(faces))]
        s.pile_size = len(faces)
        s.top = next((number or int(face) for face, number in reversed(faces) if number or face.isdigit()), 0)
        s.good = s.top if good is None else good
        s.turn, s.drawing, s.forgetful, s.direction, s.round = turn, 0, holder, direction, len(sheet) + 1
        for round, row in enumerate([*sheet, *[[0] * 6] * (6 - len(sheet))]):
            s.points[round][:seats] = row[:seats]
        s.total[:seats] = [sum(row[seat] for row in sheet) for seat in range(seats)]
        assert self.rules.audit(s), f"that is not a possible table: {s}"
        return self

    def bag(self, tokens: Sequence[str]) -> list[int]:
        return [len(tokens), *(list(tokens).count(face) for face in self.rules.FACES[1:])]


def deal(*hands: str) -> str:
    """The script of a deal, one card at a time."""
    rows = zip(*(hand.split() for hand in hands), strict=True)
    return "; ".join(f"deal {seat}={card}" for row in rows for seat, card in enumerate(row))


def dealt(*hands: str, first: int = 0, aside: str = "", **options: Value) -> DobroTable:
    """A game just dealt; `aside` are the ten cards that two players do without."""
    before = f"aside={aside.replace(' ', ',')}; " if aside else ""
    return DobroTable(len(hands), f"{before}{deal(*hands)}; first={first}", options=options)


def seated(players: int, **options: Value) -> DobroTable:
    """A game dealt by chance, to be laid out anew."""
    return DobroTable(players, filler=by_chance(1), options=options)


def facing(pile: str, hand: str, good: int | None = None, players: int = 3, **options: Value) -> DobroTable:
    """Seat 0 is to move, with this pile before it and this hand."""
    return seated(players, **options).lay(hand, *["3"] * (players - 1), pile=pile, good=good)


def round_over(
    *taken: int | str, holder: int = -1, sheet: Sequence[Sequence[int]] = (), then: str = "", **options: Value
) -> DobroTable:
    """Seat 0 has just played its last card, these being the score piles; `then` is the chance of the next round."""
    hands = ["4"] * len(taken)
    table = seated(len(taken), **options).lay(*hands, taken=taken, holder=holder, sheet=sheet)
    table.play("play 4", then)
    return table
