"""A link that somebody was sent: what it leads to is seen first, and who one is is asked when one sits down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from igroteka import words
from web.conftest import ELSEWHERE

if TYPE_CHECKING:
    from web.conftest import Newcomer

SHARED = "window.shared = []; navigator.share = (what) => { window.shared.push(what); return Promise.resolve() }"


def test_a_guest_sees_the_table_first_and_says_a_name_when_sitting_down(newcomer: Newcomer) -> None:
    vera, gleb = newcomer(), newcomer(language="uk")
    vera.go("/open/hawthorn")
    vera.page.click("label:has(input[name^=players-][value='2'])")
    vera.page.get_by_label("Play a rated game").check()
    vera.page.get_by_label("Time per move").select_option("60")
    vera.page.click("button.open")
    vera.say_name("Vera")
    vera.page.wait_for_selector(".seats .button.quiet")
    expect(vera.page.locator(".facts")).to_contain_text("rated")

    gleb.come(vera.page.url)
    expect(gleb.page.locator("h1")).to_have_text("Глід")
    expect(gleb.page.locator(".facts")).to_contain_text("Vera")
    expect(gleb.page.locator(".facts")).to_contain_text("на рейтинг")
    expect(gleb.page.locator(".facts")).to_contain_text("60 с на хід")
    expect(gleb.page.locator(".seats li")).to_have_count(2)
    assert not gleb.barriers()
    gleb.page.locator(".facts button").click()
    gleb.page.wait_for_selector("dialog section")  # the rules
    gleb.page.keyboard.press("Escape")
    expect(gleb.page.locator("#name")).to_have_count(0)

    gleb.page.locator(".seats .button.key").click()
    gleb.page.keyboard.press("Escape")  # rather not
    expect(vera.page.locator(".seats li").nth(1)).not_to_contain_text("Гліб")
    gleb.sit("Гліб")
    expect(vera.page.locator(".seats li").nth(1)).to_contain_text("Гліб")


def test_who_played_alone_says_a_name_when_it_is_with_others(newcomer: Newcomer) -> None:
    me = newcomer()
    me.play_now("pairs")
    me.open_table("pairs", "Vera", players=2)
    expect(me.page.locator(".seats li").first).to_contain_text("Vera")


def test_a_link_that_leads_nowhere_says_so_at_once(newcomer: Newcomer) -> None:
    me = newcomer()
    me.go("/t/no-such-table-anywhere")
    expect(me.page.get_by_role("heading", level=1)).to_have_text("There is no such table")
    expect(me.page.locator("#name")).to_have_count(0)


def test_a_server_for_this_machine_alone_says_so_where_the_link_is(newcomer: Newcomer) -> None:
    for language in ("en", "ru", "uk"):
        me = newcomer(language=language)
        me.open_table("pairs", "77", players=2)
        said = words.of(None, language).text("ui-only-here", command="igroteka serve --lan")
        expect(me.page.locator(".invite .only-here")).to_have_text(said)
        assert not me.barriers()


def test_on_plain_http_the_link_is_copied_all_the_same(newcomer: Newcomer) -> None:
    me = newcomer()
    me.address = me.address.replace("127.0.0.1", ELSEWHERE)
    link = me.open_table("pairs", "Vera", players=2)
    assert ELSEWHERE in link
    assert not me.page.evaluate("isSecureContext")
    expect(me.page.locator(".only-here")).to_have_count(0)
    me.page.get_by_role("button", name="Copy the link").click()
    expect(me.page.get_by_role("button", name="Copied")).to_be_visible()
    me.page.locator(".beside").click()
    me.page.get_by_role("textbox").focus()
    me.page.get_by_role("textbox").evaluate("field => field.removeAttribute('maxlength')")
    me.page.keyboard.press("Control+V")
    expect(me.page.get_by_role("textbox")).to_have_value(link)
    me.trouble = [
        said for said in me.trouble if "Cross-Origin-Opener-Policy" not in said
    ]  # which plain HTTP cannot have


def test_where_nothing_may_be_copied_the_link_is_selected(newcomer: Newcomer) -> None:
    me = newcomer()
    me.page.add_init_script("delete Navigator.prototype.clipboard; document.execCommand = () => false")
    link = me.open_table("pairs", "Vera", players=2)
    me.page.get_by_role("button", name="Copy the link").click()
    expect(me.page.locator(".invite [role=status]")).to_have_text(
        "The link is selected: copy it with your keyboard or menu."
    )
    assert me.page.evaluate("getSelection().toString()") == link


def test_a_phone_shares_the_link_in_its_own_way(newcomer: Newcomer) -> None:
    me = newcomer()
    me.page.add_init_script(SHARED)
    link = me.open_table("pairs", "Vera", players=2)
    me.page.get_by_role("button", name="Share").click()
    assert me.page.evaluate("window.shared") == [{"title": "Pairs", "text": "Pairs: come and play!", "url": link}]
