"""Somebody answers the questions of a game, some right and some wrong, and hears what a bot would do and why."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from igroteka import words
from igroteka.games import catalogue
from igroteka.match.quiz import questions
from settings import later
from web.person import DESKTOP, PHONE
from web.test_lessons import Learner
from web.test_screens import CUT_OFF

if TYPE_CHECKING:
    from web.conftest import Newcomer
    from web.person import Person

SHORT = [("dobro", "uk"), ("kitty", "ru")]  # a hand, a secret choice
ALL = [*SHORT, *later(*(turn for turn in product(catalogue.ids(), words.LANGUAGES) if turn not in SHORT))]


class Asked(Learner):
    """Somebody at a quiz."""

    def begin(self) -> None:
        with self.page.expect_response(f"**/api/games/{self.game}/quiz") as found:
            self.person.go(f"/quiz/{self.game}")
        self.questions: list[dict[str, Any]] = found.value.json()["questions"]

    def wait_for(self, number: int) -> dict[str, Any]:
        self.page.wait_for_selector(f"[data-question='{number + 1}']")
        self.page.wait_for_selector(".actions")
        return self.questions[number]

    def answer(self, number: int, *, right: bool) -> str:
        """What is said of the answer."""
        question = self.wait_for(number)
        [view] = question["news"]["views"]
        best = question["advice"]["choice"]
        offers = [offer for offer in view["offers"] if (offer["token"] == best) is right]
        self.do(offers[0], view["seat"])
        self.page.wait_for_selector(".answer")
        cut = [one for one in self.page.evaluate(CUT_OFF) if one.startswith(("answer", "said", "asks"))]
        assert not cut, cut
        return self.page.locator(".answer").inner_text()

    def go_on(self, _: object = None) -> None:
        self.page.locator(".answer .button.key").click()


def asked(person: Person, game: str) -> Asked:
    found = Asked(person, game)
    found.begin()
    return found


@pytest.mark.parametrize(("game", "language"), ALL)
def test_every_question_can_be_answered_right_or_wrong_and_is_explained(
    newcomer: Newcomer, game: str, language: str
) -> None:
    me, said = newcomer(language=language, size=PHONE), words.of(None, language)
    at = asked(me, game)
    number = len(questions(game))
    assert len(at.questions) == number
    for place in range(number):
        right = place % 2 == 0
        told = at.answer(place, right=right)
        assert said.text("ui-quiz-right" if right else "ui-quiz-wrong") in told
        if place < 2:
            assert not me.barriers()
            at.page.locator(".answer summary").click()
            at.page.locator(".answer li").first.wait_for()
            assert not me.barriers()
        at.go_on()
    found = said.text("ui-quiz-found", found=(number + 1) // 2, count=number)
    at.page.get_by_role("dialog").get_by_role("heading", name=found).wait_for()
    assert not me.barriers()
    at.page.get_by_role("button", name=said.text("ui-quiz-again")).click()
    at.wait_for(0)


def test_after_an_answer_nothing_can_be_done_at_the_table(newcomer: Newcomer) -> None:
    me = newcomer(size=DESKTOP)
    at = asked(me, "pairs")
    at.answer(0, right=True)
    assert not me.page.locator(".actions").count()
    assert not me.page.locator("main button.item, main button.zone").count()
    assert me.page.locator(".item").count(), "it can still be looked at"


def test_a_quiz_can_be_done_by_keys_alone_and_leads_into_a_game(newcomer: Newcomer) -> None:
    me = newcomer()
    at = asked(me, "pairs")
    for place in range(len(at.questions)):
        at.wait_for(place)
        if place:
            expect(me.page.locator(".asks")).to_be_focused()  # it is read out
        me.page.keyboard.press("1")
        expect(me.page.locator(".answer .button.key")).to_be_focused()
        me.page.keyboard.press("Enter")
    me.page.get_by_role("dialog").get_by_role("button", name="Play").click()
    me.page.wait_for_url("**/t/*")


def test_the_rules_lead_to_it(newcomer: Newcomer) -> None:
    me = newcomer()
    me.go("/rules/port")
    me.page.get_by_role("link", name="Try five positions").click()
    me.page.wait_for_selector("[data-question='1']")


def test_an_unknown_game_has_no_quiz_and_says_so(newcomer: Newcomer) -> None:
    me = newcomer()
    me.go("/quiz/tennis")
    me.page.get_by_role("heading", name="There is no such game").wait_for()
    me.trouble.clear()  # the browser complains of the 404
