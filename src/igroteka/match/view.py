"""A game through the eyes of one seat. It is made of a redacted state, and knows nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from igroteka import words
from igroteka.kernel import BUTTON, OVER, Handle, because

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.kernel import Layout, Phrase, Reason, Zone
    from igroteka.match.variant import Variant


@dataclass(frozen=True)
class View:
    """What a seat may know: the redacted state `s`."""

    game: Variant
    s: Layout
    seat: int

    @property
    def actor(self) -> int | None:
        seat = self.game.rules.actor(self.s)
        return None if seat == OVER else seat

    @property
    def actions(self) -> list[int]:
        """The legal actions of this seat, if it is to move."""
        return self.game.actions(self.s) if self.actor == self.seat else []

    @property
    def offered(self) -> list[int]:
        """The same as people are offered them: what one usually does first, powers for rare moments last."""
        late = (*self.game.table.last, *self.game.table.aside)
        if not late:
            return self.actions
        return sorted(self.actions, key=lambda action: late.index(action) if action in late else -1)

    @property
    def prompt(self) -> Phrase:
        """What this seat, which is to move, decides and what for."""
        return self.game.table.prompt(self.s)

    @property
    def legal(self) -> list[str]:
        return sorted(self.game.rules.TOKENS[action] for action in self.actions)

    @cached_property
    def zones(self) -> list[Zone]:
        """What lies on the table."""
        return self.game.table.zones(self.s, self.seat)

    def where(self, action: int, zones: Sequence[Zone]) -> Handle | None:
        """Where on the table, with these zones, an action of the seat to move is done: as the game says or, where it
        says nothing, with the card that its label names, if that is in the hand. None: it has a button and no place.
        """
        rules, table = self.game.rules, self.game.table
        found = table.handle(self.s, action)
        if found is None and (card := table.label(self.s, action).card):
            for zone in zones:
                if zone.kind == "hand" and zone.seat == rules.actor(self.s) and rules.FACES[card] in zone.items:
                    return Handle(zone.id, (rules.FACES[card],))
        return None if found == BUTTON else found

    def why_not(self, token: str) -> Reason | None:
        """Why this seat may not play a token; None if it may."""
        if self.actor is None:
            return because("", "over")
        if self.actor != self.seat:
            return because("", "not-your-turn", seat=self.actor)
        action = self.game.action(token)
        if action is None:
            return because("", "no-such-action")
        if action in self.actions:
            return None
        return self.game.rules.why_not(self.s, action)

    def why_not_with(self, zone: str, item: str = "") -> Reason | None:
        """Why this seat can do nothing with an item of a zone or, without an item, at the zone: what forbids the
        simplest that is ever done there. None: something can be done, or nothing ever is.
        """
        if self.actor != self.seat:
            return self.why_not("")
        rules, table, zones, legal = self.game.rules, self.game.table, self.zones, self.actions
        forbidden = []
        for action in range(len(rules.TOKENS)):
            where = self.where(action, zones)
            if where is None or where.zone != zone or item not in (where.items or ("",)):
                continue
            if action in legal:
                return None
            whom = table.label(self.s, action).other
            nobody = whom >= self.game.players or whom == self.seat
            forbidden.append((nobody, len(where.items), action))
        return rules.why_not(self.s, min(forbidden)[2]) if forbidden else None

    def almost(self, zone: str, items: Sequence[str]) -> int | None:
        """What this seat would do with just these items of a zone, were it allowed: the same as with others that it may
        take.
        """
        table, legal = self.game.table, self.actions
        usual = {table.label(self.s, action).id for action in legal}
        for action in range(len(self.game.rules.TOKENS)):
            where = table.handle(self.s, action) if action not in legal else None
            exact = where is not None and where.zone == zone and sorted(where.items) == sorted(items)
            if exact and table.label(self.s, action).id in usual:
                return action
        return None

    def __repr__(self) -> str:
        shown = "; ".join(_line(zone) for zone in self.zones)
        return f"<{self.game.id} as seat {self.seat} sees it: {shown}>"


def _line(zone: Zone) -> str:
    of = "" if zone.of is None else f"/{zone.of}"
    value = "" if zone.value is None else f" {zone.value}{of}"
    return f"{zone.id}{'' if zone.seat < 0 else f' {zone.seat}'}:{value} {' '.join(zone.items)}".rstrip()


def explain(
    game: Variant, reason: Reason, language: str = "en", names: list[str] | None = None, viewer: int = -1
) -> str:
    """A reason as a sentence."""
    return words.of(game.id, language).say(reason.phrase._replace(id="no-" + reason.phrase.id), names, viewer)


def foresees(before: View, token: str, after: View, tries: range) -> bool:
    """Whether what a seat saw before its action settles what it sees after: no chance, nobody's secret came with it.

    Tried in games that the seat could not tell from the real one: those of these numbers, of which there are many.
    """
    rules, action = before.game.rules, before.game.action(token)
    assert action is not None
    for imagined in tries:
        s = before.s.copy()
        s.rng = 1 + imagined
        rules.resample(s, before.seat)
        rules.apply(s, action)
        s.rng = 0
        rules.redact(s, before.seat)
        if s != after.s:
            return False
    return True
