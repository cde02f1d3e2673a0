"""A browser is told that it is its person's turn, and a tap on that leads to the table.

The messages of the browsers' makers cannot be had here. So the browser's own part of subscribing is played by the test,
which is also the service that carries messages; what was carried is decrypted and handed to the real service worker.
"""

from __future__ import annotations

import json
from itertools import count
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from server.carrying import Browser as Receiver
from server.carrying import Service
from server.serving import Serving
from web.person import DESKTOP, Person
from web.test_my_games import over_days, whose_turn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, CDPSession

AGAIN = 200  # looks at the screen after which a message is carried again
WINDOWS = True  # only a browser with windows has notifications
SUBSCRIBED = """({ address, key, auth }) => {
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
  const made = {
    endpoint: address,
    getKey: (name) => bytes(name === 'auth' ? auth : key).buffer,
    unsubscribe: async () => { sessionStorage.removeItem('told') },
  }
  PushManager.prototype.subscribe = async () => { sessionStorage.setItem('told', 'yes'); return made }
  PushManager.prototype.getSubscription = async () => (sessionStorage.getItem('told') ? made : null)
  Notification.requestPermission = async () => 'granted'
}"""
NOTIFICATIONS = """async () => {
  const worker = await navigator.serviceWorker.ready
  const shown = await worker.getNotifications()
  return shown.map(({ title, body, tag, silent, data }) => ({ title, body, tag, silent, data }))
}"""

# Browsers open windows for real taps only, which nobody can give them here: where the worker leads is what it asks for.
TAPPED = """async () => {
  const [notification] = await self.registration.getNotifications()
  const led = new Promise((lead) => { Clients.prototype.openWindow = async (path) => lead(path) })
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  return led
}"""


@pytest.fixture
def service() -> Iterator[Service]:
    with Service() as running:
        yield running


@pytest.fixture
def telling(tmp_path: Path) -> Iterator[Serving]:
    options = ("--push", "mailto:host@example.org", "--push-loopback")
    with Serving(str(tmp_path / "igroteka.db"), tmp_path, *options) as serving:
        yield serving


def with_worker(browser: Browser, address: str, receiver: Receiver) -> Person:
    """Somebody whose browser may show notifications."""
    me = Person(browser, address, size=DESKTOP)
    me.context.close()
    me.context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce")
    me.context.grant_permissions(["notifications"], origin=address)
    me.page = me.context.new_page()
    me.page.add_init_script(f"({SUBSCRIBED})({json.dumps(receiver.subscription())})")
    return me


def deliver(session: CDPSession, origin: str, registration: str, message: object) -> None:
    given = {"origin": origin, "registrationId": registration, "data": json.dumps(message)}
    session.send("ServiceWorker.deliverPushMessage", given)


def until_shown(me: Person, shown: dict[str, object], carry: Callable[[], None]) -> None:
    """Whoever carries messages does so again if nothing comes of it: a busy browser may lose one."""
    looks = count()

    def do() -> bool:
        if next(looks) % AGAIN == 0:
            carry()
        return False

    me.until(lambda: me.page.evaluate(NOTIFICATIONS) == [shown], do)


def test_a_push_is_shown_and_leads_to_the_table(browser: Browser, telling: Serving, service: Service) -> None:
    receiver = Receiver(service, "gleb")
    vera, gleb = Person(browser, telling.address), with_worker(browser, telling.address, receiver)
    try:
        link = over_days(vera, gleb)
        gleb.go("/me")
        gleb.page.get_by_role("button", name="Notify this device").click()
        gleb.page.get_by_role("button", name="Stop notifying this device").wait_for()
        gleb.page.get_by_label("Somebody sat down").uncheck()
        gleb.page.get_by_label("Quiet hours").check()
        expect(gleb.page.get_by_label("from", exact=True)).to_have_value("22:00")
        assert not gleb.barriers()
        gleb.page.reload()
        expect(gleb.page.get_by_label("Somebody sat down")).not_to_be_checked()
        gleb.page.get_by_label("Quiet hours").uncheck()

        gleb.page.goto(link)
        gleb.page.wait_for_selector(".board")
        mover, _ = whose_turn(vera, gleb)
        if mover is gleb:
            gleb.until(vera.page.locator(".actions.mine").count)
        gleb.go("/")  # away from the table, while it is Vera's turn
        vera.until(lambda: receiver.messages)
        told = receiver.messages[-1]
        assert told["table"] == link.rsplit("/", 1)[1]
        assert told["title"] == "Pairs"

        session = gleb.context.new_cdp_session(gleb.page)
        found: list[str] = []
        session.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda news: found.extend(one["registrationId"] for one in news["registrations"] if not one["isDeleted"]),
        )
        session.send("ServiceWorker.enable")
        gleb.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        gleb.until(lambda: found, lambda: False)
        path = f"/t/{told['table']}"
        for body in (told["body"], "The latest"):  # one notification a table: the next takes its place
            shown = {"title": "Pairs", "body": body, "tag": told["table"], "silent": False, "data": path}
            message = {**told, "body": body}
            until_shown(gleb, shown, lambda given=message: deliver(session, telling.address, found[-1], given))  # type: ignore[misc]
        [worker] = [one for one in gleb.context.service_workers if one.url == f"{telling.address}/sw.js"]
        gleb.page.goto(telling.address + worker.evaluate(TAPPED))
        gleb.page.wait_for_selector(".board")
        assert gleb.page.evaluate(NOTIFICATIONS) == []
    finally:
        for person in (vera, gleb):
            person.close()


def test_where_the_server_tells_nothing_there_is_nothing_to_choose(browser: Browser, site: Serving) -> None:
    me = Person(browser, site.address)
    me.play_now("pairs")
    me.go("/me")
    me.page.get_by_role("button", name="Show the code").wait_for()
    expect(me.page.locator("[data-telling]")).to_have_count(0)
    me.close()
