"""How to play Regent: count what the others may hold, give your pairs away, and look when a pair is likely."""

from __future__ import annotations

from igroteka.games.pairs.deck import TOP, highest
from igroteka.games.pairs.judgement import WHOLE_PACK, copies, counts_of, how_many, worth_of_chips
from igroteka.games.pairs.omens import OUT, POT
from igroteka.games.pairs.regent.rules import ATTACK, DRAW, EIGHT, FOLD, GIFT, LOOK, State, fold_price
from igroteka.kernel import Policies, move, put, take
from igroteka.kernel.random import random_below

DOUBT = 5.0  # chips: who holds a pair gives it away, so pairs are rarer than the count says; measured: 3.5 is worse
SHY, BOLD = 0.1, 0.7  # how likely one is looked at, at least and at most
CAUTION = 12.0  # chips of a look's gain between hardly and surely
COUNTED = 4  # closed cards of a player; with more of them a pair is as good as sure
ROUND_SWING = 9.0  # by how many chips a round changes a lead
MOST_CHANGES = 3
# Of 100 players with a pair by the count, how many have kept it; by the number of their cards. Measured
STILL_PAIRED = (100, 100, 50, 80, 30, 18)


def policy(s: State, menu: list[int], luck: list[int]) -> int:
    """The action that wins most chips, or costs least, until it is one's turn again."""
    unseen = count_unseen(s, False)
    for_others = count_unseen(s, True)
    closed = s.hands[s.turn][0]
    safety = looked_at(s, closed, for_others) * paid_for_look(s, 0)
    after_gift = looked_at(s, closed - 1, for_others)
    judged = 0  # cards to give: to whom makes no difference
    best = -1000.0
    choice = menu[1]
    for offered in range(1, menu[0] + 1):
        action = menu[offered]
        gain = best
        if action == DRAW:
            gain = look_after_draw(s, unseen, for_others)
        elif action == FOLD:
            gain = -float(fold_price(s))
        elif action < LOOK:
            gain = safety + attack_gain(s, action - ATTACK, unseen)
        elif action < GIFT:
            gain = look_gain(s, action - LOOK, s.hands[action - LOOK][0], unseen) - DOUBT
        elif action == EIGHT:
            gain = look_after_eight(s, unseen, for_others)
        else:
            card = (action - GIFT) % TOP + 1
            if not judged >> card & 1:
                judged |= 1 << card
                gain = after_gift * paid_for_look(s, card)
        if gain > best:
            best = gain
            choice = action
    return choice


def count_unseen(s: State, own: bool) -> int:
    """What the mover has not seen, nor laid on the pile unseen; with the `own` closed cards it is what the others have
    not seen.
    """
    unseen = WHOLE_PACK - counts_of(s.discard) - counts_of(s.laid[s.turn])
    for seat in range(s.seats):
        unseen -= counts_of(s.rows[seat])
    return unseen if own else unseen - counts_of(s.hands[s.turn])


def look_gain(s: State, target: int, closed: int, counts: int) -> float:
    """What a look at somebody with so many closed cards brings on average, all unseen cards being alike.

    One to four closed cards that are all different, and like no open one, can be had in so many ways, value by value.
    """
    cards = how_many(counts)
    if closed == 0 or cards <= COUNTED:
        return 0.0
    one, two, three, four = 0.0, 0.0, 0.0, 0.0
    ways, paid = 0.0, 0.0
    twice = 0.5 * closed * (closed - 1) / cards
    pairs, pair_values = 0.0, 0.0
    for value in range(1, TOP + 1):
        there = copies(counts, value)
        free = 0 if s.rows[target][value] else there
        pair = twice * free * (free - 1) + closed * (there - free)
        four += three * free
        three += two * free
        two += one * free
        one += free
        pairs += pair
        pair_values += pair * value
        clean = one if closed == 1 else two if closed == 2 else three if closed == 3 else four
        paid += (clean - ways) * value  # with this one as the highest closed card
        ways = clean
    all_ways = float(cards)
    for more in range(1, min(closed, COUNTED)):
        all_ways *= (cards - more) / (more + 1)
    no_pair = min(1.0, ways / all_ways)
    fine = max(paid / ways, float(highest(s.rows[target]))) if ways > 0 else 0.0
    return (1 - no_pair) * pair_values / max(pairs, 1.0) - no_pair * fine


def looked_at(s: State, closed: int, for_others: int) -> float:
    """How likely somebody looks at the mover, who has so many closed cards."""
    if closed <= 0:
        return 0.0
    return min(BOLD, max(SHY, 0.5 + look_gain(s, s.turn, closed, for_others) / CAUTION))


def paid_for_look(s: State, given: int) -> int:
    """What a look at the mover's cards brings, without the one given away: a pair costs, but looks in vain are paid."""
    pair = 0
    top = 0
    for value in range(1, TOP + 1):
        mine = s.rows[s.turn][value] + s.hands[s.turn][value] - (value == given)
        if mine > 0:
            top = value
        if mine > 1:
            pair = value
    return -pair if pair else top


def look_after_draw(s: State, unseen: int, for_others: int) -> float:
    """The same with one more closed card: a clean hand is then a trap, another one the worse."""
    paid = paid_for_look(s, 0)
    sum = 0
    for value in range(1, TOP + 1):
        if s.rows[s.turn][value] + s.hands[s.turn][value]:
            sum -= copies(unseen, value) * max(value, -paid)
        else:
            sum += copies(unseen, value) * (paid if paid < 0 else max(value, paid))
    return looked_at(s, s.hands[s.turn][0] + 1, for_others) * sum / max(how_many(unseen), 1)


def look_after_eight(s: State, unseen: int, for_others: int) -> float:
    """The same with two more closed cards, and without the open 8."""
    paid = paid_for_look(s, 8)
    sum = 0
    for first in range(1, TOP + 1):
        for second in range(1, TOP + 1):
            pair = max(-paid, 0)
            if holds_beside_eight(s, first):
                pair = max(pair, first)
            if first == second or holds_beside_eight(s, second):
                pair = max(pair, second)
            ways = copies(unseen, first) * max(copies(unseen, second) - (first == second), 0)
            sum += ways * (-pair if pair else max(paid, first, second))
    cards = how_many(unseen)
    return looked_at(s, s.hands[s.turn][0] + 2, for_others) * sum / max(cards * (cards - 1), 1)


def holds_beside_eight(s: State, value: int) -> bool:
    """Whether the mover has a card of a value, not counting one 8."""
    return s.rows[s.turn][value] + s.hands[s.turn][value] - (value == 8) > 0


def attack_gain(s: State, target: int, unseen: int) -> float:
    """The fine to be expected."""
    fines = 0
    for value in range(1, TOP + 1):
        if s.rows[target][value]:
            fines += copies(unseen, value) * value
    return -fines / max(how_many(unseen), 1)


def stage(s: State) -> int:
    """A round: search looks to its end, and asks there what the position is worth."""
    return s.round


def worth(s: State, out: list[float]) -> None:
    worth_of_chips(s, out, ROUND_SWING)


def suppose(s: State, seat: int) -> None:
    """Who has got a pair gives one of it away: hands with a pair are rarer than the count says."""
    for other in range(s.seats):
        cards = min(s.rows[other][0] + s.hands[other][0], len(STILL_PAIRED) - 1)
        if other != seat and s.hands[other][0] and random_below(s, 100) >= STILL_PAIRED[cards]:
            break_pairs(s, other)


def break_pairs(s: State, owner: int) -> None:
    """Closed cards that make a pair are changed for cards of the deck, a few times if need be."""
    for _ in range(MOST_CHANGES):
        for value in range(1, TOP + 1):
            if s.deck[0] and s.hands[owner][value] and s.rows[owner][value] + s.hands[owner][value] > 1:
                move(s.hands[owner], s.deck, value)
                put(s.hands[owner], take(s, s.deck, "suppose"))


POLICIES = Policies(policy, stage=stage, worth=worth, suppose=suppose, omens=(OUT, POT))
