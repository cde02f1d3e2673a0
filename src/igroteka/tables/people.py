"""Who somebody is, as far as a table needs to know."""

from __future__ import annotations

from typing import NamedTuple


class Person(NamedTuple):
    id: str
    name: str
    passes: int = 0  # the number that their passes must have


class Away(NamedTuple):
    """Somebody who has a seat and does not look; times in milliseconds since 1970."""

    since: int
    until: int | None  # when a bot will play for them
