"""Pairs by calculation: every card that may come, weighed by its copies, for some turns ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from igroteka.games.pairs.deck import TOP
from igroteka.games.pairs.open_turn import DRAW, EIGHT
from igroteka.games.pairs.pairs.bots import danger
from igroteka.games.pairs.pairs.rules import FOLD, FOLD_CARD, State
from igroteka.kernel.policies import Knowledge, Known

if TYPE_CHECKING:
    from collections.abc import Iterator

VALUES = range(1, TOP + 1)
POSITIONS = 150  # about as many as a decision may look at
DEEPEST = 8  # turns ahead
LURKING = 0.8  # of what a row that stays threatens to cost, so much counts as paid (measured, against 0.4 and 1.2)

Bag = tuple[int, ...]  # copies, by value; nothing at 0


class Table(NamedTuple):
    """What lies on the table. A row is a number whose bit `value` says that the card is in it."""

    turn: int
    rows: tuple[int, ...]
    points: tuple[int, ...]
    unseen: Bag  # the deck and what was burned
    discard: Bag
    deck: int  # how many of the unseen cards come before the next shuffle


class Outcome(NamedTuple):
    chance: float
    cost: int  # points
    table: Table  # with the next player to move


def judge(s: State, actions: list[int]) -> list[Known]:
    thought = Thought(s)
    table = laid(s)
    for depth in range(1, DEEPEST + 1):
        thought.positions = 0
        losing = [thought.losing_by(table, action, depth)[table.turn] for action in actions]
        if thought.positions * 5 > POSITIONS:
            break
    return [said(thought, table, action, chance) for action, chance in zip(actions, losing, strict=True)]


def said(thought: Thought, table: Table, action: int, losing: float) -> Known:
    """What an action costs at once, and how likely it makes one the loser."""
    outcomes = list(thought.outcomes(table, action))
    cost = sum(outcome.chance * outcome.cost for outcome in outcomes)
    pair = sum(outcome.chance for outcome in outcomes if outcome.cost)
    values = {"cost": round(cost, 1), "losing": round(100 * losing)}
    if action in (DRAW, EIGHT):
        return Known(-losing, "known-draw", {"pair": round(100 * pair), **values})
    return Known(-losing, "known-fold", values)


def laid(s: State) -> Table:
    """The table as it lies; of the cards that nobody sees only the whole is known."""
    seats = range(s.seats)
    in_sight = [s.discard, *(s.rows[seat] for seat in seats), *(s.kept[seat] for seat in seats)]
    unseen = (0, *(value - sum(cards[value] for cards in in_sight) for value in VALUES))
    rows = tuple(sum(1 << value for value in VALUES if s.rows[seat][value]) for seat in seats)
    return Table(s.turn, rows, tuple(s.points[: s.seats]), unseen, (0, *s.discard[1:]), s.deck[0])


class Thought:
    """Looking ahead under the options of a game; whoever is to move does what makes losing least likely."""

    def __init__(self, s: State) -> None:
        self.seats, self.losing_score, self.burn = s.seats, s.losing_score, s.burn
        self.continuous, self.calamities, self.eights = s.continuous, s.calamities, s.pieces_of_eight
        self.danger = [danger(s, left) for left in range(s.losing_score + 1)]
        self.positions = 0

    def losing(self, table: Table, depth: int) -> list[float]:
        """How likely everybody is to lose, before a decision, if it is looked at so many turns ahead."""
        self.positions += 1
        if depth == 0:
            return self.as_it_stands(table)
        options = [self.losing_by(table, action, depth) for action in self.actions(table)]
        return min(options, key=lambda chances: chances[table.turn]) if options else self.as_it_stands(table)

    def losing_by(self, table: Table, action: int, depth: int) -> list[float]:
        """How likely everybody is to lose, by an action of the player to move."""
        chances = [0.0] * self.seats
        for chance, cost, after in self.outcomes(table, action):
            over = (cost and not self.continuous) or max(after.points) >= self.losing_score
            found = self.as_it_stands(after) if over else self.losing(after, depth - 1)
            for seat in range(self.seats):
                chances[seat] += chance * found[seat]
        return chances

    def as_it_stands(self, table: Table) -> list[float]:
        """The same by the points alone; played continuously, the rows count as well, for they stay."""
        if max(table.points) >= self.losing_score:
            return [float(points >= self.losing_score) for points in table.points]
        risks = [self.danger_of(table, seat) for seat in range(self.seats)]
        total = sum(risks)
        return [risk / total for risk in risks]

    def danger_of(self, table: Table, seat: int) -> float:
        left = self.losing_score - table.points[seat]
        if not self.continuous or not table.rows[seat]:
            return self.danger[left]
        cards = max(1, sum(table.unseen))
        row = sum(value * table.unseen[value] for value in VALUES if table.rows[seat] >> value & 1) / cards
        far = max(0.0, left - LURKING * min(row, lowest_card(table)))
        near = int(far)
        return self.danger[near] + (far - near) * (self.danger[min(near + 1, left)] - self.danger[near])

    def actions(self, table: Table) -> list[int]:
        """What may be worth doing: of several folds only the cheapest, with one's own card if it can be."""
        found = []
        row = table.rows[table.turn]
        if sum(table.unseen) + sum(table.discard):
            found.append(DRAW)
            if self.eights and row >> 8 & 1:
                found.append(EIGHT)
        if not self.continuous:
            found.append(FOLD)
        elif row:
            lowest = lowest_card(table)
            owners = [seat for seat in range(self.seats) if table.rows[seat] >> lowest & 1]
            owner = table.turn if table.turn in owners else owners[0]
            found.append(FOLD_CARD + owner * TOP + lowest - 1)
        return found

    def outcomes(self, table: Table, action: int) -> Iterator[Outcome]:
        """All that an action may lead to, cards drawn one by one (PAIRS-9, PAIRS-12, PAIRS-24, PAIRS-27, PAIRS-28,
        PAIRS-29).
        """
        if action == DRAW:
            yield from self.cards(table, 1, 1.0, False)
        elif action == EIGHT:
            rows = changed(table.rows, table.turn, table.rows[table.turn] & ~(1 << 8))
            spent = table._replace(rows=rows, discard=changed(table.discard, 8, table.discard[8] + 1))
            yield from self.cards(spent, 2, 1.0, False)
        elif action == FOLD:
            yield self.scored(table, lowest_card(table), 1.0, False)
        else:
            owner, card = divmod(action - FOLD_CARD, TOP)
            rows = changed(table.rows, owner, table.rows[owner] & ~(1 << card + 1))
            yield self.scored(table._replace(rows=rows), card + 1, 1.0, False)

    def cards(self, table: Table, due: int, chance: float, again: bool) -> Iterator[Outcome]:
        turn, rows, points, unseen, discard, deck = table
        if deck == 0:  # PAIRS-COMMON-5, PAIRS-COMMON-8
            unseen, discard = tuple(map(sum, zip(unseen, discard, strict=True))), (0,) * len(discard)
            deck = sum(unseen) - min(self.burn, sum(unseen) - 1)
        row, left = rows[turn], sum(unseen)
        for card in VALUES:
            if unseen[card]:
                likely = chance * unseen[card] / left
                calamity = again or bool(card == 7 and self.calamities)
                fewer = changed(unseen, card, unseen[card] - 1)
                if row >> card & 1:
                    yield self.scored(Table(turn, rows, points, fewer, discard, deck - 1), card, likely, calamity)
                    continue
                more = changed(rows, turn, row | 1 << card)
                if due > 1:
                    second = Table(turn, more, points, fewer, discard, deck - 1)
                    yield from self.cards(second, due - 1, likely, calamity)
                else:
                    following = turn if calamity else (turn + 1) % self.seats
                    yield Outcome(likely, 0, Table(following, more, points, fewer, discard, deck - 1))

    def scored(self, table: Table, card: int, chance: float, again: bool) -> Outcome:
        """The player to move keeps a card and lays down the own row; where it is a round's end, no more matters."""
        turn, rows, points, unseen, discard, deck = table
        if self.continuous:
            discard = tuple(copies + (rows[turn] >> value & 1) for value, copies in enumerate(discard))  # PAIRS-22
            rows = changed(rows, turn, 0)
        points = changed(points, turn, points[turn] + card)
        following = turn if again else (turn + 1) % self.seats
        return Outcome(chance, card, Table(following, rows, points, unseen, discard, deck))


def lowest_card(table: Table) -> int:
    cards = 0
    for row in table.rows:
        cards |= row
    return (cards & -cards).bit_length() - 1


def changed(old: tuple[int, ...], place: int, new: int) -> tuple[int, ...]:
    return (*old[:place], new, *old[place + 1 :])


EXACT = Knowledge(judge)
