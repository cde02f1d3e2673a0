"""The draft, and what a seat knows of it (VENT-41, VENT-42, VENT-43, VENT-44, VENT-45).

The cards dealt to a seat are a pack, and it goes round to the left. Whoever passes a pack on knows what is in it, and
that the seats to the left keep one card of it each until it comes back or is used up; not who keeps which. When one of
these seats plays a value that is among those cards, it may have been one of them or not: from then on they are not told
from other unseen cards.
"""

from __future__ import annotations

from igroteka.games.pairs.deals import Deals
from igroteka.games.pairs.deck import SEATS, TOP, any_card
from igroteka.games.pairs.secret_choice import SecretChoice
from igroteka.kernel import SPECTATOR, bag, drop, fill, i8, i16, offer, put, random_below, tell

FIRST = 3  # cards kept in step 0; in every later step it is one
LARGEST = 18  # hand
EVERYTHING = (1 << 15) - 1  # a bit for every step in which there is something to pass on


class Draft(SecretChoice, Deals):
    """In step 0 everybody looks at the own pack, in step 1 at that of the right neighbour, and so on."""

    draft = i8()
    size = i8()  # of a hand when play begins
    step = i8()
    packs = i8(SEATS, LARGEST)  # cards in the order in which they are kept; what is still in the pack last, ascending
    recalls = i16(SEATS)  # bit `step`: what the seat passed on in that step it can still tell from other unseen cards
    played = bag(SEATS, TOP)  # all bids of the deal
    loose = bag(TOP)  # scratch of `resample`, empty otherwise


def deal_packs(s: Draft) -> None:
    """The hands become packs, in ascending order."""
    s.step = 0
    for seat in range(s.seats):
        s.recalls[seat] = EVERYTHING
        place = 0
        for card in range(1, TOP + 1):
            for _ in range(s.hands[seat][card]):
                s.packs[seat][place] = card
                place += 1
            s.hands[seat][card] = 0
        s.hands[seat][0] = 0


def pack_of(s: Draft, seat: int, step: int) -> int:
    """Whose cards a seat looks at in a step."""
    return (seat - step) % s.seats


def kept(s: Draft, seat: int) -> int:
    """How many cards a seat has kept; as many places of the pack that it looks at are taken."""
    return s.hands[seat][0] + s.played[seat][0]


def rounds_played(s: Draft) -> int:
    return s.size - s.hands[0][0]


def source(s: Draft, seat: int, place: int) -> int:
    """The pack out of which a seat kept its card for this place."""
    return pack_of(s, seat, max(place - FIRST + 1, 0))


def offer_pack(s: Draft, menu: list[int], first: int) -> None:
    """Offer every value in the pack of the seat to move; `first` is the action that names the value 1."""
    pack = s.packs[pack_of(s, s.turn, s.step)]
    offered = 0
    for place in range(kept(s, s.turn), s.size):
        if pack[place] != offered:
            offered = pack[place]
            offer(menu, first + offered - 1)


def keep(s: Draft, card: int) -> bool:
    """The seat to move keeps a card of its pack; whether the draft is over then."""
    pack = s.packs[pack_of(s, s.turn, s.step)]
    end = kept(s, s.turn)
    place = end
    while pack[place] != card:
        place += 1
    while place > end or (s.step == 0 and place > 0 and pack[place - 1] > card):  # the first three in any order
        pack[place] = pack[place - 1]
        place -= 1
    pack[place] = card
    put(s.hands[s.turn], card)
    tell(s, "keep", seat=s.turn, card=card, only=s.turn)
    if kept(s, s.turn) < FIRST:  # VENT-42
        return False
    if s.turn + 1 < s.seats:
        s.turn += 1
        return False
    return pass_on(s)


def pass_on(s: Draft) -> bool:
    """All packs move to the left (VENT-43); whether the draft is over."""
    s.step += 1
    s.turn = 0
    tell(s, "pass-packs")
    if kept(s, 0) + 1 < s.size:
        return False
    for seat in range(s.seats):  # VENT-44
        card = s.packs[pack_of(s, seat, s.step)][s.size - 1]
        put(s.hands[seat], card)
        tell(s, "keep-last", seat=seat, card=card, only=seat)
    s.step += 1
    return True


def steps_seen(s: Draft) -> int:
    """How many steps there have been, this one included, in which there was something to pass on."""
    return min(s.step + 1, s.size - FIRST)


def passed_from(s: Draft, seat: int, step: int) -> int:
    """What a seat passed on in a step, or still holds, begins at this place of the pack …"""
    return kept(s, seat) if step == s.step else step + FIRST


def passed_to(s: Draft, step: int) -> int:
    """… and ends before this one, where the pack came back, or at its end."""
    return s.size if step + s.seats > s.step else step + s.seats + FIRST - 1


def forget(s: Draft, player: int, card: int) -> None:
    """A bid was turned up: it may or may not be one of the cards that somebody passed on to that player."""
    for seat in range(s.seats):
        nearness = (player - seat) % s.seats
        for step in range(steps_seen(s)):
            begin = passed_from(s, seat, step)
            end = passed_to(s, step)
            if 0 < nearness <= end - begin and s.recalls[seat] >> step & 1:
                pack = s.packs[pack_of(s, seat, step)]
                for place in range(begin, end):
                    if pack[place] == card:
                        s.recalls[seat] &= ~(1 << step)


def hide_packs(s: Draft, viewer: int) -> None:
    """What the viewer passed on is in ascending order, whoever keeps it; what it never saw or cannot tell is blank."""
    for step in range(s.seats):
        unknown = s.size
        if viewer != SPECTATOR and step <= s.step:
            unknown = step + FIRST - 1 if step else 0
        blank(s.packs[pack_of(s, viewer, step)], 0, unknown)
    for seat in range(s.seats):
        if seat != viewer:
            s.recalls[seat] = 0
    if viewer != SPECTATOR:
        for step in range(steps_seen(s)):
            pack = s.packs[pack_of(s, viewer, step)]
            if s.recalls[viewer] >> step & 1:
                sort(pack, passed_from(s, viewer, step), passed_to(s, step))
            else:
                blank(pack, passed_from(s, viewer, step), passed_to(s, step))


def blank(pack: list[int], begin: int, end: int) -> None:
    for place in range(begin, end):
        pack[place] = 0


def sort(pack: list[int], begin: int, end: int) -> None:
    for place in range(begin + 1, end):
        card = pack[place]
        while place > begin and pack[place - 1] > card:
            pack[place] = pack[place - 1]
            place -= 1
        pack[place] = card


def guess_packs(s: Draft, viewer: int) -> None:
    """A random draft that agrees with all that the viewer knows. The pool holds what is not open nor in its hand."""
    if viewer != SPECTATOR:
        for step in range(steps_seen(s)):
            if s.recalls[viewer] >> step & 1:
                mix_passed(s, viewer, step)
    for seat in range(s.seats):
        if seat != viewer:
            guess_kept(s, seat)
        guess_pack(s, seat)
    for seat in range(s.seats):
        sort(s.packs[seat], 0, min(FIRST, kept(s, seat)))
        if seat != viewer:
            s.recalls[seat] = EVERYTHING
    for seat in range(s.seats):
        for card in range(1, TOP + 1):
            if s.played[seat][card]:
                forget(s, seat, card)


def mix_passed(s: Draft, viewer: int, step: int) -> None:
    pack = s.packs[pack_of(s, viewer, step)]
    begin = passed_from(s, viewer, step)
    for place in range(begin, passed_to(s, step)):
        card = pack[place]
        drop(s.pool, card)
        other = begin + random_below(s, place - begin + 1)
        pack[place] = pack[other]
        pack[other] = card


def guess_kept(s: Draft, seat: int) -> None:
    """A seat's hand, and in which step it has kept each card that the viewer cannot place."""
    for place in range(kept(s, seat)):
        card = s.packs[source(s, seat, place)][place]
        s.hands[seat][card] += card > 0
    fill(s, s.hands[seat], s.pool)
    for card in range(TOP + 1):
        s.loose[card] = s.hands[seat][card] + s.played[seat][card]
    for place in range(kept(s, seat)):
        card = s.packs[source(s, seat, place)][place]
        if card:
            drop(s.loose, card)
    for place in range(kept(s, seat)):
        pack = s.packs[source(s, seat, place)]
        if pack[place] == 0:
            pack[place] = any_card(s, s.loose)
            drop(s.loose, pack[place])


def guess_pack(s: Draft, seat: int) -> None:
    """What is still in the pack that a seat looks at."""
    pack = s.packs[pack_of(s, seat, s.step)]
    for place in range(kept(s, seat), s.size):
        if pack[place] == 0:
            pack[place] = any_card(s, s.pool)
            drop(s.pool, pack[place])
    sort(pack, kept(s, seat), s.size)


def in_packs(s: Draft, card: int) -> int:
    """How many cards of a value are in the packs, kept by nobody yet."""
    copies = 0
    for seat in range(s.seats):
        pack = s.packs[pack_of(s, seat, s.step)]
        for place in range(kept(s, seat), s.size):
            copies += pack[place] == card
    return copies


def packs_sound(s: Draft) -> bool:
    """Everybody has, or has played, what the packs say; all is in order."""
    for seat in range(s.seats):
        for card in range(1, TOP + 1):
            copies = 0
            for place in range(kept(s, seat)):
                copies += s.packs[source(s, seat, place)][place] == card
            if copies != s.hands[seat][card] + s.played[seat][card]:
                return False
        pack = s.packs[pack_of(s, seat, s.step)]
        for place in range(kept(s, seat) + 1, s.size):
            if pack[place] < pack[place - 1]:
                return False
        for place in range(1, min(FIRST, kept(s, seat))):
            if s.packs[seat][place] < s.packs[seat][place - 1]:
                return False
    return True
