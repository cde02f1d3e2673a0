"""The rules are looked up: by a word, by an address, and from what has just happened, on a phone in mid-game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from settings import later
from web.midgame import near_the_end, sit_down
from web.person import DESKTOP, PHONE
from web.test_lessons import Learner
from web.test_screens import COLOURS_ARE_THERE, CUT_OFF, OVERLAP

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from server.serving import Serving
    from web.conftest import Newcomer
    from web.person import Person

# Whether a section is in view, below what stays above it.
IN_VIEW = """(id) => {
  const title = document.getElementById(id)?.querySelector('.title')?.getBoundingClientRect()
  const above = document.querySelector('.bar:has(form)').getBoundingClientRect().bottom
  return !!title && title.top >= above && title.bottom <= innerHeight
}"""


def look_up(me: Person, query: str) -> Locator:
    """Type into the field; gives all that is shown of the rules."""
    me.page.locator("input[type=search]").fill(query)
    return me.page.locator(".whole > section")


def is_shown(me: Person, section: str) -> None:
    me.page.wait_for_selector(f"section.here[id='{section}']")
    me.page.wait_for_function(IN_VIEW, arg=section)


@pytest.mark.parametrize(
    ("language", "query", "title", "form", "count"),
    [
        ("ru", "пара восьмерка", "Восемь реалов", "пару", r"Найдено: \d+"),
        ("en", "fold lowest", "Folding", "lowest", r"\d+\smatches"),
    ],
)
def test_a_word_is_found_as_one_types(
    newcomer: Newcomer, language: str, query: str, title: str, form: str, count: str
) -> None:
    """Whatever does not speak of it folds away; the words are marked, whatever their ending."""
    me = newcomer(language=language)
    me.go("/rules/pairs")
    sections = me.page.locator(".whole > section")
    sections.first.wait_for()
    everything = sections.count()
    field = me.page.locator("input[type=search]")
    assert field.bounding_box()["y"] < PHONE[1] / 2  # type: ignore[index]
    found = look_up(me, query)
    expect(me.page.locator(".count")).to_have_text(re.compile(count))
    assert 0 < found.count() < everything
    expect(found.filter(has_text=title).first).to_be_visible()
    expect(me.page.locator("mark").filter(has_text=form).first).to_be_visible()
    assert all(section.locator("mark").count() for section in found.all())
    assert not me.page.evaluate(CUT_OFF)
    assert not me.page.evaluate(OVERLAP)
    field.press("Enter")  # on a phone the keyboard goes
    expect(field).not_to_be_focused()
    field.press("Escape")
    expect(field).to_have_value("")
    expect(sections).to_have_count(everything)
    expect(me.page.locator("mark")).to_have_count(0)


def test_what_is_not_there_is_said_and_all_rules_are_offered(newcomer: Newcomer) -> None:
    me = newcomer()
    me.go("/rules/pairs")
    me.page.locator(".whole > section").first.wait_for()
    found = look_up(me, "dragon")
    expect(found).to_have_count(0)
    expect(me.page.get_by_role("status")).to_have_text("There is nothing about “dragon” in these rules.")
    me.page.get_by_role("button", name="Show all rules").click()
    expect(found.first).to_be_visible()
    expect(me.page.locator("input[type=search]")).to_be_focused()


def test_an_address_opens_the_rules_at_a_section_or_a_clause(newcomer: Newcomer) -> None:
    me = newcomer()
    me.go("/rules/pairs#PAIRS-12")
    is_shown(me, "pairs-rules-fold")
    me.page.reload()
    is_shown(me, "pairs-rules-fold")
    me.page.evaluate("location.hash = 'rules-calamities'")
    is_shown(me, "pairs-rules-calamities")
    me.page.locator("summary").click()
    me.page.locator(".contents a", has_text="The cards").click()
    is_shown(me, "pairs-rules-deck")
    assert me.page.url.endswith("/rules/pairs#rules-deck")
    me.go("/rules/pairs#nothing")
    expect(me.page.locator("section.here")).to_have_count(0)
    expect(me.page.locator(".whole > section").first).to_be_visible()


def test_a_slash_begins_a_search_and_escape_ends_it_before_it_closes_the_drawer(newcomer: Newcomer) -> None:
    me = newcomer(size=DESKTOP)
    me.play_now("pairs")
    me.page.get_by_role("button", name="Rules").click()
    me.page.locator("dialog section").first.wait_for()
    me.page.keyboard.press("/")
    field = me.page.locator("input[type=search]")
    expect(field).to_be_focused()
    me.page.keyboard.type("fold")
    expect(me.page.locator("mark").first).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(field).to_have_value("")
    me.page.keyboard.press("Escape")
    expect(me.page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_log_leads_to_the_rule_and_back(newcomer: Newcomer, size: tuple[int, int]) -> None:
    """On a phone the log is a drawer of its own, over which the rules lie."""
    me = newcomer(size=size)
    me.play_now("pairs")
    if size == PHONE:
        me.page.locator(".bar .chat").click()
    told = {
        "PAIRS-7": "pairs-rules-deal",
        "PAIRS-COMMON-14": "pairs-rules-first-tie",
    }  # who starts, perhaps after a tie
    links = me.page.locator(", ".join(f".log a[href='/rules/pairs#{clause}']" for clause in told))
    links.first.wait_for()
    clause = (links.first.get_attribute("href") or "").partition("#")[2]
    link = me.page.locator(f".log a[href='/rules/pairs#{clause}']").first
    link.click()
    is_shown(me, told[clause])
    me.page.locator("dialog:has(input[type=search])").get_by_role("button", name="Close").click()
    expect(me.page.locator("section.here")).to_have_count(0)
    expect(link).to_be_visible()
    expect(link).to_be_focused()


def test_a_lesson_leads_to_the_rule_and_back(newcomer: Newcomer) -> None:
    learner = Learner(newcomer(), "pairs")
    learner.begin()
    while (step := learner.next()) and not step.get("clause"):
        learner.go_on(step)
    assert step is not None
    assert step["clause"] == "PAIRS-10"
    link = learner.page.locator(".note .rule")
    link.click()
    is_shown(learner.person, "pairs-rules-take")
    learner.page.keyboard.press("Escape")
    expect(link).to_be_focused()
    learner.go_on(step)


def test_a_result_leads_to_the_rule_and_back(newcomer: Newcomer, site: Serving) -> None:
    me = newcomer()
    sit_down(site, {"77": me}, "pairs", near_the_end, seats=(0,))
    me.play(400)
    link = me.page.locator(".grounds button").first
    link.click()
    is_shown(me, "pairs-rules-end")
    me.page.keyboard.press("Escape")
    expect(link).to_be_focused()


@pytest.mark.parametrize("theme", ["dark", *later("light")])
def test_no_barriers(newcomer: Newcomer, theme: str) -> None:
    me = newcomer(theme=theme)
    found: list[str] = []

    def look(where: str) -> None:
        me.page.evaluate(COLOURS_ARE_THERE)
        found.extend(f"{where}: {one}" for one in me.barriers())

    me.go("/rules/pairs#PAIRS-12")
    is_shown(me, "pairs-rules-fold")
    look("a place")
    look_up(me, "fold")
    me.page.locator("mark").first.wait_for()
    look("found")
    look_up(me, "dragon")
    me.page.locator(".none").wait_for()
    look("nothing")
    me.play_now("pairs")
    me.page.locator(".bar .chat").click()
    me.page.locator(".log a").first.wait_for()
    look("log")
    learner = Learner(me, "pairs")
    learner.begin()
    while (step := learner.next()) and not step.get("clause"):
        learner.go_on(step)
    look("lesson")
    assert not found, "\n".join(found)
