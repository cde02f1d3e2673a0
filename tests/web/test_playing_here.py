"""The server is gone for good: whoever has played goes on on their own device, against bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.conftest import AT_ONCE, SITE
from server.serving import Serving
from web.person import Person

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

PATIENCE = 180_000  # milliseconds: everything has to be fetched first, and Python to start
OFFER = "Play on this device, against bots"
FETCHED = """async () => (await navigator.serviceWorker.getRegistrations()).some(
  ({ scope, active }) => scope.endsWith('/here/') && active?.state === 'activated'
)"""


@pytest.fixture
def holding(tmp_path: Path) -> Iterator[Serving]:
    """A server with a site, which a test may stop."""
    assert (SITE / "sw.js").exists(), "the site is not built: make site"
    with Serving(str(tmp_path / "igroteka.db"), tmp_path, "--site", str(SITE)) as serving:
        yield serving


def test_who_loses_the_server_plays_on_against_bots(browser: Browser, holding: Serving) -> None:
    me = Person(browser, holding.address, service_workers="allow")
    me.context.add_init_script(AT_ONCE)
    me.play_now("dobro")
    me.page.evaluate("localStorage.setItem('igroteka-known', 'yes')")  # somebody with a name
    table = me.page.url
    me.until(lambda: me.page.evaluate(FETCHED), lambda: False)  # nobody asks for it: it comes while they look
    me.page.reload()  # the server's own worker has begun, and cleaned up, by now
    me.page.wait_for_selector(".actions")
    expect(me.page.get_by_role("link", name=OFFER)).to_have_count(0)
    before = len(me.trouble)
    holding.kill()
    offer = me.page.get_by_role("link", name=OFFER)
    expect(offer).to_be_visible(timeout=60_000)
    assert not me.barriers(".lost")
    offer.click()
    me.page.wait_for_selector("[data-play=dobro]")
    assert me.page.url == f"{holding.address}/here/"
    me.page.click("[data-play=dobro]")
    me.page.wait_for_selector(".actions", timeout=PATIENCE)
    assert not me.barriers()
    me.turns(3)
    assert not [said for said in me.trouble[before:] if "ERR_CONNECTION_REFUSED" not in said]
    known = me.page.evaluate("localStorage.getItem('igroteka-known')")
    assert known == "yes", "a guest here is still somebody on the server"
    me.page.goto(f"{holding.address}/")  # the shelf as it was kept, with nobody behind it
    me.page.click("[data-play=dobro]")
    expect(me.page.get_by_role("alert").get_by_role("link", name=OFFER)).to_be_visible()
    assert not me.barriers()
    holding.start()  # on the same port
    me.page.goto(f"{holding.address}/here/")
    me.page.get_by_role("link", name="Play with others").click()
    me.page.wait_for_url(f"{holding.address}/")
    me.page.wait_for_selector("[data-play=dobro]")
    me.page.goto(table)
    me.page.wait_for_selector(".actions, .verdict")
    me.turns(2)
    me.close()
