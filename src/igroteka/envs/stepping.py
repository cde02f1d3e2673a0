"""Many games a step further, for every game alike. Written once, compiled for each (see `batch`)."""

from __future__ import annotations

from typing import Any, NamedTuple

from igroteka.envs.rewards import ILLEGAL, reckon
from igroteka.kernel.contract import OVER, actor, apply, legal, redact, resample, start
from igroteka.kernel.policies import decide, slip
from igroteka.kernel.random import luck_below, numbered

NEXT_STEP, SAME_STEP, DISABLED = 0, 1, 2  # when a game that is over begins anew
LEARNER, RANDOM, RULE = -1, 0, 1  # who sits on a seat
PLAY, BEGIN, WAIT, FORBIDDEN = 0, 1, 2, 3  # what is to be done with a game
LEAST, MOST = -32768, 32767


class Games(NamedTuple):
    """All that is known of the games, one row a game. Nothing here is ever made anew."""

    states: Any
    numbers: Any  # which game of the series it is: the seed of its chance follows from that
    lucks: Any  # the bots' own generators, by seat
    seats: Any  # who decides
    menus: Any
    masks: Any
    observations: Any
    rewards: Any  # by seat
    ended: Any
    illegal: Any  # whether it ended because somebody did what is not allowed
    last_observations: Any  # of the last game that ended there


class Desk(NamedTuple):
    """What one thread works with."""

    blank: Any  # seats and options
    seen: Any  # a state to be redacted, and its numbers by their width
    fours: Any
    twos: Any
    ones: Any
    scratch: Any  # a number for each seat
    chance: Any  # the seed of the series
    luck: Any  # and those of the bots, by seat
    kinds: Any  # who sits where, counted from the learner
    slips: Any  # in a thousand decisions
    stride: Any  # to the number of the game that comes next in a row
    learner: Any  # its seat; −1: it goes round the table, and is another in every game


def step_all(a: Games, d: Desk, actions: Any, first: int, last: int, mode: int, by: int) -> None:
    """Every seat's decisions come from outside."""
    for g in range(first, last):
        s = a.states[g]
        what = due(a.ended[g], a.masks[g], actions[g], mode)
        if what == PLAY:
            apply(s, actions[g])
        elif what == BEGIN:
            begin_next(a, d, g)
        over = actor(s) == OVER
        if note(a.rewards[g], a.ended[g : g + 1], a.illegal[g : g + 1], a.seats[g], what, over):
            end(a, d, g, over, by)
            if mode == SAME_STEP:
                begin_next(a, d, g)
        a.seats[g] = show(s, a.menus[g], a.masks[g], a.seats[g])
        look(s, a.observations[g], d.seen, d.fours, d.twos, d.ones, a.seats[g])


def step_against(a: Games, d: Desk, actions: Any, first: int, last: int, mode: int, by: int) -> None:
    """One seat's decisions come from outside, the others are bots'."""
    for g in range(first, last):
        s = a.states[g]
        what = due(a.ended[g], a.masks[g], actions[g], mode)
        if what == PLAY:
            apply(s, actions[g])
            let_bots_play(s, a.menus[g], a.lucks[g], d.kinds, d.slips, a.seats[g])
        elif what == BEGIN:
            begin_next_against(a, d, g)
        over = actor(s) == OVER
        if note(a.rewards[g], a.ended[g : g + 1], a.illegal[g : g + 1], a.seats[g], what, over):
            end(a, d, g, over, by)
            if mode == SAME_STEP:
                begin_next_against(a, d, g)
        a.seats[g] = show(s, a.menus[g], a.masks[g], a.seats[g])
        look(s, a.observations[g], d.seen, d.fours, d.twos, d.ones, a.seats[g])


# What runs at every step is handed the arrays it needs, not all of them: steps were twice as fast (docs/benchmarks.md).
def due(ended: bool, mask: Any, action: int, mode: int) -> int:
    """What is to be done with a game."""
    if ended and mode != SAME_STEP:
        return BEGIN if mode == NEXT_STEP else WAIT
    return PLAY if 0 <= action < len(mask) and mask[action] else FORBIDDEN


def note(rewards: Any, ended: Any, illegal: Any, seat: int, what: int, over: bool) -> bool:
    """Whether the step has ended the game."""
    for other in range(len(rewards)):
        rewards[other] = 0
    illegal[0] = what == FORBIDDEN
    if what == FORBIDDEN:
        rewards[seat] = ILLEGAL
    ended[0] = over or what in (FORBIDDEN, WAIT)
    return ended[0] and what != WAIT


def end(a: Games, d: Desk, g: int, over: bool, by: int) -> None:
    """What the game has brought, and how the seat that was asked last sees its end."""
    if over:
        reckon(a.states[g], a.rewards[g], d.scratch, by)
    look(a.states[g], a.last_observations[g], d.seen, d.fours, d.twos, d.ones, a.seats[g])


def begin_all(a: Games, d: Desk, chosen: Any, first: int, last: int) -> None:
    """Begin the games that are `chosen`."""
    for g in range(first, last):
        if chosen[g]:
            begin(a, d, g)
            tell_beginning(a, d, g)


def begin_all_against(a: Games, d: Desk, chosen: Any, first: int, last: int) -> None:
    for g in range(first, last):
        if chosen[g]:
            begin_against(a, d, g)
            tell_beginning(a, d, g)


def tell_beginning(a: Games, d: Desk, g: int) -> None:
    a.ended[g] = False
    a.illegal[g] = False
    a.rewards[g, :] = 0
    a.seats[g] = show(a.states[g], a.menus[g], a.masks[g], a.seats[g])
    look(a.states[g], a.observations[g], d.seen, d.fours, d.twos, d.ones, a.seats[g])


def begin_next(a: Games, d: Desk, g: int) -> None:
    a.numbers[g] += d.stride[0]
    begin(a, d, g)


def begin_next_against(a: Games, d: Desk, g: int) -> None:
    a.numbers[g] += d.stride[0]
    begin_against(a, d, g)


def begin(a: Games, d: Desk, g: int) -> None:
    """The game whose number it is, up to its first decision."""
    number = a.numbers[g]
    a.states[g] = d.blank[0]
    s = a.states[g]
    s.rng = numbered(d.chance[0], number)
    for seat in range(s.seats):
        a.lucks[g, seat] = numbered(d.luck[seat], number)
    start(s)


def begin_against(a: Games, d: Desk, g: int) -> None:
    """The same, up to the learner's first decision: games in which it has none are left out."""
    s = a.states[g]
    begin(a, d, g)
    let_bots_play(s, a.menus[g], a.lucks[g], d.kinds, d.slips, learner_of(a, d, g))
    while actor(s) == OVER:
        a.numbers[g] += d.stride[0]
        begin(a, d, g)
        let_bots_play(s, a.menus[g], a.lucks[g], d.kinds, d.slips, learner_of(a, d, g))


def learner_of(a: Games, d: Desk, g: int) -> int:
    return d.learner[0] if d.learner[0] >= 0 else a.numbers[g] % a.rewards.shape[1]  # type: ignore[no-any-return]


def let_bots_play(s: Any, menu: Any, lucks: Any, kinds: Any, slips: Any, learner: int) -> None:
    """Up to the learner's next decision, or the end."""
    seats = s.seats
    seat = actor(s)
    while seat != OVER and seat != learner:
        menu[0] = 0
        legal(s, menu)
        action, choices = menu[1], menu[0]
        luck = lucks[seat : seat + 1]
        which = (seat - learner + seats) % seats
        if choices > 1 and slips[which] > 0 and luck_below(luck, 1000) < slips[which]:
            action = slip(s, menu, luck)
        elif kinds[which] == RANDOM:
            action = menu[1 + luck_below(luck, choices)]
        elif choices > 1:
            action = decide(s, menu, luck)
        apply(s, action)
        seat = actor(s)


def show(s: Any, menu: Any, mask: Any, before: int) -> int:
    """What may be done, and who decides; when the game is over, who was asked last."""
    for action in range(len(mask)):
        mask[action] = 0
    menu[0] = 0
    seat = actor(s)
    if seat == OVER:
        return before
    legal(s, menu)
    for place in range(1, menu[0] + 1):
        mask[menu[place]] = 1
    return seat


def look(s: Any, out: Any, seen: Any, fours: Any, twos: Any, ones: Any, seat: int) -> None:
    """A seat's observation: what `redact` leaves, number for number, those of the widest fields first."""
    seen[0] = s
    redact(seen[0], seat)
    out[0] = seat
    for i in range(len(fours)):
        out[1 + i] = min(max(fours[i], LEAST), MOST)
    out = out[1 + len(fours) :]
    for i in range(len(twos)):
        out[i] = twos[i]
    out = out[len(twos) :]
    for i in range(len(ones)):
        out[i] = ones[i]


def look_all(a: Games, d: Desk, seats: Any, out: Any, first: int, last: int) -> None:
    """What any seats see, whoever decides."""
    for g in range(first, last):
        look(a.states[g], out[g], d.seen, d.fours, d.twos, d.ones, seats[g])


def choose_all(a: Games, luck: Any, actions: Any, first: int, last: int) -> None:
    """A legal action for every game, all alike; 0 where a game is over."""
    for g in range(first, last):
        size = a.menus[g, 0]
        actions[g] = a.menus[g, 1 + luck_below(luck, size)] if size else 0


def imagine_all(a: Games, d: Desk, seats: Any, seeds: Any, chosen: Any, first: int, last: int) -> None:
    """Put in the place of a position one that a seat cannot tell from it. It is made from what the seat sees, and all
    chance to come is another: nothing that the seat may not know is left in it.
    """
    for g in range(first, last):
        if chosen[g]:
            s = a.states[g]
            redact(s, seats[g])
            s.rng = seeds[g]
            resample(s, seats[g])
