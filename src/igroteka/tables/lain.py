"""What lay on the table when a seat was told of it last, so that only what has changed since has to be told."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from igroteka.kernel import Zone

NEW = -1  # in an order: the next of the zones that are told


class Changes(NamedTuple):
    """The zones that are not as they were. Where they are not the same places any more, `order` says for each the
    number of the zone that lay there before, if that is as it was.
    """

    zones: list[Zone]
    order: list[int]


class Last(NamedTuple):
    version: int
    zones: list[Zone]
    since: int  # the version that was told before it
    changes: Changes | None  # between the two


class Lain:
    """Of each seat that is looked at: how the table stood at the last version, and what that brought."""

    def __init__(self) -> None:
        self._last: dict[int, Last] = {}

    def changes(self, seat: int, zones: list[Zone], version: int, since: int) -> Changes | None:
        """What has changed after version `since`; None: it is not known how the table stood then."""
        last = self._last.get(seat)
        if last is None or last.version != version:
            before, found = (last.version, changes(last.zones, zones)) if last else (-1, None)
            last = self._last[seat] = Last(version, zones, before, found)
        if since == version:
            return Changes([], [])
        return last.changes if last.since == since else None


def changes(before: list[Zone], now: list[Zone]) -> Changes:
    order, told, lay = [], [], None
    same_places = len(before) == len(now)
    for number, zone in enumerate(now):
        place, old = number, before[number] if number < len(before) else None
        if old is not zone and (old is None or old.id != zone.id or old.seat != zone.seat):
            same_places = False
            lay = lay or {(zone.id, zone.seat): number for number, zone in enumerate(before)}
            place = lay.get((zone.id, zone.seat), NEW)
        if place == NEW or (before[place] is not zone and before[place] != zone):
            place = NEW
            told.append(zone)
        order.append(place)
    return Changes(told, [] if same_places else order)
