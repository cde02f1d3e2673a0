"""Zones with all their fields: for clients of an older version, and over HTTP, where nobody says a version."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from msgspec.structs import replace

from igroteka.kernel import Zone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.tables.messages import TableNews


class FullZone(Zone, frozen=True, gc=False, omit_defaults=False):
    """A `Zone` of which nothing is left out."""


_fields = attrgetter(*Zone.__struct_fields__)


def zones_in_full(zones: Sequence[Zone]) -> list[FullZone]:
    return [FullZone(*_fields(zone)) for zone in zones]


def in_full(news: TableNews) -> TableNews:
    return replace(news, views=[replace(view, zones=zones_in_full(view.zones)) for view in news.views])
