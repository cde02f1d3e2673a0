"""What somebody wants to be told, and when they want to be left alone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from typing import TYPE_CHECKING, Annotated
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Meta, Struct

if TYPE_CHECKING:
    from igroteka.server.storage.store import Store
    from igroteka.server.storage.untold import Kind

Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]  # of a day


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """Hours in which nothing is told. They may go past midnight."""

    begins: Minute
    ends: Minute
    zone: Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")]  # of time, such as Europe/Kyiv

    def holds(self, now: int) -> bool:
        """`now` in milliseconds since 1970."""
        local = datetime.fromtimestamp(now / 1000, _zone(self.zone))
        minute = local.hour * 60 + local.minute
        if self.begins <= self.ends:
            return self.begins <= minute < self.ends
        return minute >= self.begins or minute < self.ends

    def after(self, moment: int) -> int:
        """That moment, or if these hours hold then, their end; in milliseconds since 1970."""
        if not self.holds(moment):
            return moment
        local = datetime.fromtimestamp(moment / 1000, _zone(self.zone))
        end = local.replace(hour=self.ends // 60, minute=self.ends % 60, second=0, microsecond=0)
        if end <= local:
            end += timedelta(days=1)  # of the clock on the wall, also where a day has 23 hours
        return int(end.timestamp() * 1000)


def _zone(name: str) -> tzinfo:
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, LookupError):
        return UTC


class Wishes(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What somebody wants to be told when they are not at the table."""

    turn: bool = True  # it is their turn
    sat: bool = True  # somebody sat down at a table at which they wait
    over: bool = True  # a game is over
    invited: bool = True  # somebody they have played with asks them to a table
    quiet: Quiet | None = None

    def wants(self, kind: Kind) -> bool:
        return bool(getattr(self, kind))

    def after(self, moment: int) -> int:
        """When that may be told which is to be told at a moment."""
        return moment if self.quiet is None else self.quiet.after(moment)


async def wishes_of(store: Store, person: str) -> Wishes:
    return msgspec.json.decode(await store.wishes(person) or b"{}", type=Wishes)
