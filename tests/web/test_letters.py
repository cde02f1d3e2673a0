"""Somebody gives an address in their profile, confirms it by the link of a letter, and stops letters by another."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from server.mailing import PostOffice, link
from server.serving import Serving
from web.person import Person

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser


@pytest.fixture
def post() -> Iterator[PostOffice]:
    with PostOffice() as running:
        yield running


@pytest.fixture
def writing(tmp_path: Path, post: PostOffice) -> Iterator[Serving]:
    with Serving(str(tmp_path / "igroteka.db"), tmp_path, *post.options) as serving:
        yield serving


def test_an_address_is_given_confirmed_and_stopped(browser: Browser, writing: Serving, post: PostOffice) -> None:
    vera, reader = Person(browser, writing.address), Person(browser, writing.address)
    try:
        vera.play_now("pairs")
        vera.go("/me")
        expect(vera.page.get_by_role("button", name="Notify this device")).to_have_count(0)  # it sends no messages
        assert not vera.barriers()
        vera.page.get_by_label("E-mail address").fill("vera@example")
        vera.page.get_by_role("button", name="Send me a link").click()
        expect(vera.page.get_by_role("alert")).to_contain_text("name@example.org")
        vera.page.get_by_label("E-mail address").fill("vera@example.org")
        vera.page.get_by_role("button", name="Send me a link").click()
        expect(vera.page.locator("[data-mail]")).to_contain_text("We have sent a link to vera@example.org")
        assert not vera.barriers()
        vera.until(lambda: post.letters)

        reader.go(link(post.letters[0], "confirm"))  # another device, on which nobody has signed in
        vera.page.reload()
        expect(vera.page.locator("[data-mail]")).to_contain_text("We have sent a link")  # opening it is not enough
        assert not reader.barriers()
        reader.page.get_by_role("button", name="Yes, it’s my address").click()
        expect(reader.page.get_by_role("status")).to_contain_text("Thank you!")
        vera.page.reload()
        expect(vera.page.locator("[data-mail]")).to_contain_text("E-mails go to")
        assert not vera.barriers()
        reader.page.reload()
        reader.page.get_by_role("button", name="Yes, it’s my address").click()
        expect(reader.page.get_by_role("alert")).to_contain_text("used already")

        reader.go(link(post.letters[0], "stop"))
        assert not reader.barriers()
        reader.page.get_by_role("button", name="Stop the e-mails").click()
        expect(reader.page.get_by_role("status")).to_contain_text("No more e-mails")
        vera.page.reload()
        expect(vera.page.get_by_label("E-mail address")).to_have_value("")
    finally:
        for person in (vera, reader):
            person.close()
