"""Messages to browsers (Web Push)."""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING

import msgspec
import structlog

from igroteka.live.limit import Limit
from igroteka.live.world import now_ms
from igroteka.server.encoding import text_of
from igroteka.server.telling.carriers import BadAddress, NotCarried, hand_over, read_address
from igroteka.server.telling.encryption import encrypted
from igroteka.server.telling.news import message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.server.storage.store import Store
    from igroteka.server.storage.telling import Device
    from igroteka.server.telling.encryption import Sender
    from igroteka.server.telling.news import News

log = structlog.get_logger()

AGAIN = (0.0, 5.0, 30.0)  # seconds before each try
KEPT = 24 * 3600  # seconds that a service keeps a message for a browser that is not there
TOLD, TOLD_AT_ONCE = 1 / 20, 30.0  # messages a second for one person, and at once
GONE = (404, 410)  # the browser does not want to be told any more
LATER = (429, 500, 502, 503, 504)


class Push:
    def __init__(self, store: Store, sender: Sender, *, loopback: bool = False) -> None:
        self.store = store
        self.sender = sender
        self.loopback = loopback
        self.dropped = 0  # messages that no service has taken
        self._limit = Limit(TOLD, TOLD_AT_ONCE)

    async def send(self, devices: Sequence[Device], news: News) -> None:
        if not self._limit.allows(news.person):
            return
        waiting = await self.store.waiting(news.person)
        for device in devices:
            said = msgspec.json.encode(message(news, device.language, waiting=waiting))
            await self._send(device, news, said)

    async def _send(self, device: Device, news: News, said: bytes) -> None:
        headers = {
            "ttl": str(KEPT),
            "urgency": "high" if news.kind == "turn" else "normal",
            "topic": text_of(hashlib.sha256(f"{device.id} {news.table}".encode()).digest()[:24]),  # tables are secret
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
        }
        try:
            carrier = read_address(device.address, loopback=self.loopback)
            for pause in AGAIN:
                await asyncio.sleep(pause)
                signed = {"authorization": self.sender.authorization(carrier.origin, now_ms() // 1000)}
                try:
                    status = await hand_over(
                        carrier, headers | signed, encrypted(said, bytes(device.key), bytes(device.auth))
                    )
                except NotCarried as trouble:
                    log.info("not carried", why=str(trouble))
                    continue
                if status in GONE:
                    await self.store.unsubscribe(device.id)
                if status not in LATER:
                    return
        except BadAddress:
            await self.store.unsubscribe(device.id)
        self.dropped += 1
