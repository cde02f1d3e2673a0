"""How to play Regent: count what the others may hold, give your pairs away, and look when a pair is likely."""

from __future__ import annotations

from igroteka.games.pairs.deck import TOP, highest
from igroteka.games.pairs.judgement import unseen_copies, worth_of_chips
from igroteka.games.pairs.regent.rules import ATTACK, DRAW, FOLD, GIFT, LOOK, State, fold_price

POINT = 1
DOUBT = 5.0  # chips: who holds a pair gives it away, so pairs are rarer than the count says; measured: 3.5 is worse
SHY, BOLD = 0.1, 0.7  # how likely one is looked at, at least and at most
CAUTION = 12.0  # chips of a look's gain between hardly and surely
COUNTED = 4  # closed cards of a player; with more of them a pair is as good as sure
BITS = 4  # of a number that tells how many cards of each value there are
ROUND_SWING = 9.0  # by how many chips a round changes a lead


def policy(s: State, menu: list[int], luck: list[int]) -> int:
    """The action that wins most chips, or costs least, until it is one's turn again."""
    unseen = count_unseen(s, False)
    for_others = count_unseen(s, True)
    safety = look_at_me(s, 0, for_others)
    best = -1000.0
    choice = menu[1]
    for offered in range(1, menu[0] + 1):
        action = menu[offered]
        if action == DRAW:
            gain = look_after_draw(s, unseen, for_others)
        elif action == FOLD:
            gain = -float(fold_price(s))
        elif action < LOOK:
            gain = safety + attack_gain(s, action - ATTACK, unseen)
        elif action < GIFT:
            gain = look_gain(s, action - LOOK, s.hands[action - LOOK][0], unseen) - DOUBT
        else:
            gain = look_at_me(s, (action - GIFT) % TOP + 1, for_others)
        if gain > best:
            best = gain
            choice = action
    return choice


def count_unseen(s: State, own: bool) -> int:
    """What the mover has not seen, nor laid on the pile unseen; with the `own` closed cards it is what the others have
    not seen. The counts of all values stand in one number.
    """
    counts = 0
    for value in range(1, TOP + 1):
        cards = unseen_copies(s, s.turn, value) - s.laid[s.turn][value] + (s.hands[s.turn][value] if own else 0)
        counts |= cards << BITS * value
    return counts


def copies(counts: int, value: int) -> int:
    return counts >> BITS * value & 15


def how_many(counts: int) -> int:
    cards = 0
    for value in range(1, TOP + 1):
        cards += copies(counts, value)
    return cards


def look_gain(s: State, target: int, closed: int, counts: int) -> float:
    """What a look at somebody with so many closed cards brings on average, all unseen cards being alike.

    One to four closed cards that are all different, and like no open one, can be had in so many ways, value by value.
    """
    cards = how_many(counts)
    if closed == 0 or cards <= COUNTED:
        return 0.0
    one, two, three, four = 0.0, 0.0, 0.0, 0.0
    ways, paid = 0.0, 0.0
    pairs, pair_values = 0.0, 0.0
    for value in range(1, TOP + 1):
        there = copies(counts, value)
        if s.rows[target][value]:
            pair = float(closed * there)
        else:
            pair = 0.5 * closed * (closed - 1) * there * (there - 1) / cards
            four += three * there
            three += two * there
            two += one * there
            one += there
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
    return min(BOLD, max(SHY, 0.5 + look_gain(s, s.turn, closed, for_others) / CAUTION))


def look_at_me(s: State, given: int, for_others: int) -> float:
    """What looks at the mover's cards bring, without the one given away: a pair costs, but looks in vain are paid."""
    closed = s.hands[s.turn][0] - (given > 0)
    if closed == 0:
        return 0.0
    pair = my_highest(s, given, 2)
    return looked_at(s, closed, for_others) * (-pair if pair else my_highest(s, given, 1))


def look_after_draw(s: State, unseen: int, for_others: int) -> float:
    """The same with one more closed card: a clean hand is then a trap, another one the worse."""
    pair = my_highest(s, 0, 2)
    top = my_highest(s, 0, 1)
    sum = 0
    for value in range(1, TOP + 1):
        if s.rows[s.turn][value] + s.hands[s.turn][value]:
            sum -= copies(unseen, value) * max(value, pair)
        else:
            sum += copies(unseen, value) * (-pair if pair else max(value, top))
    return looked_at(s, s.hands[s.turn][0] + 1, for_others) * sum / max(how_many(unseen), 1)


def my_highest(s: State, given: int, copies: int) -> int:
    """The highest value of which the mover has so many cards, without the one given away."""
    found = 0
    for value in range(1, TOP + 1):
        if s.rows[s.turn][value] + s.hands[s.turn][value] - (value == given) >= copies:
            found = value
    return found


def attack_gain(s: State, target: int, unseen: int) -> float:
    """The fine to be expected."""
    fines = 0
    for value in range(1, TOP + 1):
        if s.rows[target][value]:
            fines += copies(unseen, value) * value
    return -fines / max(how_many(unseen), 1)


def stage(s: State) -> int:
    return s.round


def worth(s: State, out: list[float]) -> None:
    worth_of_chips(s, out, ROUND_SWING)
