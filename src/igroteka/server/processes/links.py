"""A viewer on one process of a table on another: a `Far` here, a `Guest` there.

The owner sends a guest nothing new before the last news was taken, so that a slow client costs no memory anywhere.
Notes get lost, the one that says that an end is gone among them: so processes compare what they have in common.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from igroteka.server.processes.notes import Attach, Detach, InCommon, Lost, News, Took

if TYPE_CHECKING:
    from collections.abc import Callable

    from igroteka.live.followers import Follower
    from igroteka.live.table import Table
    from igroteka.live.tasks import Tasks
    from igroteka.server.live.hub import Hub
    from igroteka.server.processes.notes import AnyNote


class Links:
    """All links of a process, both ends of them. `name` makes a name that nobody else has; `tell` sends notes."""

    def __init__(self, me: str, name: Callable[[], str], tell: Callable[[str, AnyNote], None], tasks: Tasks) -> None:
        self.me = me
        self.name = name
        self.tell = tell
        self.fars: dict[str, Far] = {}
        self.guests: dict[str, Guest] = {}
        self._tasks = tasks
        self._coming: set[str] = set()  # links whose table is being looked for

    @property
    def peers(self) -> set[str]:
        """The processes to which there are links."""
        return {far.owner for far in self.fars.values()} | {guest.process for guest in self.guests.values()}

    def attach(self, attach: Attach, hub: Hub) -> None:
        """A viewer on another process comes."""
        self._coming.add(attach.link)
        self._tasks.spawn(self._attach(attach, hub))

    async def _attach(self, attach: Attach, hub: Hub) -> None:
        try:
            table = await hub.own(attach.table)
        except Exception:
            self._coming.discard(attach.link)
            self.tell(attach.process, Lost(link=attach.link))
            return
        if attach.link not in self._coming:
            return  # gone again already
        self._coming.discard(attach.link)
        guest = Guest(self, attach, table)
        self.guests[attach.link] = guest
        table.follow(guest)
        guest.wake()

    def detach(self, link: str) -> None:
        """A viewer on another process has gone."""
        self._coming.discard(link)
        guest = self.guests.pop(link, None)
        if guest is not None:
            guest.table.unfollow(guest)

    def heed(self, note: News | Took | Lost) -> None:
        """What the other end of a link says; it may be gone here."""
        match note:
            case Took():
                if note.link in self.guests:
                    self.guests[note.link].took(note.latency)
            case News():
                if note.link in self.fars:
                    self.fars[note.link].arrived(note)
            case Lost():
                if note.link in self.fars:
                    self.fars[note.link].lost()

    # Links of which one end is lost.

    def break_off(self, peer: str | None = None) -> None:
        """All links, or those to one process: whoever looks across is to look for the table anew."""
        for far in [far for far in self.fars.values() if peer in (None, far.owner)]:
            far.lost()
        for guest in [guest for guest in self.guests.values() if peer in (None, guest.process)]:
            self.detach(guest.link)
            guest.lost()

    def compare(self) -> None:
        """Tell every process what we have in common with it."""
        for peer in sorted(self.peers):
            viewers = [far.link for far in self.fars.values() if far.owner == peer]
            guests = [guest.link for guest in self.guests.values() if guest.process == peer]
            self.tell(peer, InCommon(process=self.me, viewers=viewers, guests=guests))

    def mend(self, theirs: InCommon) -> None:
        """Who looks from there at nothing is to look anew; who looked from here and does so no more is let go of."""
        for link in theirs.viewers:
            if link not in self.guests and link not in self._coming:
                self.tell(theirs.process, Lost(link=link))
        for link in theirs.guests:
            if link not in self.fars:
                self.tell(theirs.process, Detach(link=link))


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
            speaks=viewer.speaks,
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
        self.speaks = attach.speaks
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
