"""A viewer on one process of a table on another: a `Far` here, a `Guest` there.

The owner sends a guest nothing new before the last news was taken, so that a slow client costs no memory anywhere.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

from igroteka.server.wire.notes import Attach, Detach, Lost, News, Took

if TYPE_CHECKING:
    from igroteka.live.followers import Follower
    from igroteka.live.table import Table
    from igroteka.server.wire.notes import AnyNote


class Links(Protocol):
    """What keeps the links of a process, and speaks to others (see `cluster`)."""

    me: str
    fars: dict[str, Far]
    guests: dict[str, Guest]

    def name(self) -> str:
        """That nobody else has, for a link."""

    def tell(self, process: str, note: AnyNote) -> None: ...


class Far:
    """A table on another process, for one viewer here. It is followed and read like a `Table`."""

    def __init__(self, links: Links, table: str, owner: str) -> None:
        self.links = links
        self.table = table
        self.owner = owner
        self.link = links.name()
        self.viewer: Follower | None = None
        self._news: News | None = None

    def follow(self, viewer: Follower) -> None:
        self.viewer = viewer
        self.links.fars[self.link] = self
        attach = Attach(
            link=self.link,
            process=self.links.me,
            table=self.table,
            person=viewer.person,
            since=viewer.since,
            seats=viewer.seats,
            latency=viewer.latency,
            remembers=viewer.remembers,
        )
        self.links.tell(self.owner, attach)

    def unfollow(self, viewer: Follower) -> None:
        if self.links.fars.pop(self.link, None) is not None:
            self.links.tell(self.owner, Detach(link=self.link))

    def arrived(self, news: News) -> None:
        self._news = news
        if self.viewer is not None:
            self.viewer.wake()

    def news(self, viewer: Follower) -> bytes | None:
        news, self._news = self._news, None
        if news is None:
            return None
        viewer.since, viewer.presence = news.version, news.presence
        self.links.tell(self.owner, Took(link=self.link, latency=viewer.latency))
        return news.body

    def lost(self) -> None:
        self.links.fars.pop(self.link, None)
        if self.viewer is not None:
            self.viewer.lost()


class Guest:
    """A viewer on another process, for a table here."""

    def __init__(self, links: Links, attach: Attach, table: Table) -> None:
        self.links = links
        self.link = attach.link
        self.process = attach.process
        self.person = attach.person
        self.seats = attach.seats
        self.since = attach.since
        self.presence = -1
        self.remembers = attach.remembers
        self.told: list[int] = []
        self.latency = attach.latency
        self.table = table
        self._free = True
        self._stirred = False

    def wake(self) -> None:
        """Tell the news, together with all that comes before the loop turns; or later, if the last is on its way."""
        if self._free and not self._stirred:
            self._stirred = True
            asyncio.get_running_loop().call_soon(self._tell)

    def _tell(self) -> None:
        self._stirred = False
        if self.table.closed or not self._free:
            return
        body = self.table.news(self)
        if body is not None:
            self._free = False
            note = News(link=self.link, version=self.since, presence=self.presence, body=body)
            self.links.tell(self.process, note)

    def took(self, latency: int) -> None:
        self.latency = latency
        self._free = True
        self.wake()

    def lost(self) -> None:
        self.links.guests.pop(self.link, None)
        self.links.tell(self.process, Lost(link=self.link))
