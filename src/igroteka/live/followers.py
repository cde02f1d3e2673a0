"""Who looks at a table, and what they look at: here, or on another process."""

from __future__ import annotations

from typing import Protocol


class Follower(Protocol):
    """Somebody who looks at a table. News is not queued: a follower remembers what it was sent last."""

    person: str
    seats: list[int] | None  # only these of the own seats; none at all: as the public
    since: int  # the version that was sent last
    presence: int  # the count of comings and goings that was sent last
    speaks: int  # the version of the protocol
    told: list[int]  # the seats (−1: the public) whose views were sent last

    @property
    def latency(self) -> int:
        """Of the connection, in milliseconds."""

    def wake(self) -> None:
        """There is news to fetch."""

    def lost(self) -> None:
        """This table object is no longer the one to ask."""


class Followed(Protocol):
    """A table that can be looked at."""

    def follow(self, follower: Follower) -> None: ...
    def unfollow(self, follower: Follower) -> None: ...
    def news(self, follower: Follower) -> bytes | None:
        """What a follower has not been sent yet, and note that it has been now."""
