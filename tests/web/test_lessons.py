"""Somebody learns every game by doing what its lesson asks for; somebody else does everything wrong first."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from igroteka import words
from igroteka.games import catalogue
from settings import KINDS, in_short, later
from web.person import PHONE
from web.test_screens import CUT_OFF

if TYPE_CHECKING:
    from web.conftest import Newcomer
    from web.person import Person

LANGUAGES = tuple(words.LANGUAGES)
# Each kind of game once in a language of its own; all games in all languages in the long form.
TURNS = [(game, LANGUAGES[number % len(LANGUAGES)]) for number, game in enumerate(sorted(KINDS))]
ALL = [*TURNS, *later(*(turn for turn in product(catalogue.ids(), LANGUAGES) if turn not in TURNS))]
WRONG = ("dobro", "kitty")  # where wrong tries are made in the short form

STANDS = """() => {
  const { left, top, right, bottom } = document.querySelector('.note').getBoundingClientRect()
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
}"""


class Learner:
    """Somebody at a lesson."""

    def __init__(self, person: Person, game: str) -> None:
        self.person, self.page, self.game = person, person.page, game
        self.page.add_init_script("localStorage.setItem('igroteka-speed', 'quick')")
        self.steps: dict[str, dict[str, Any]] = {}
        self.view: dict[str, Any] = {}

    def begin(self) -> None:
        with self.page.expect_response(f"**/api/games/{self.game}/lesson") as found:
            self.person.go(f"/learn/{self.game}")
        for step in found.value.json()["steps"]:
            if step["news"]:
                [view] = step["news"][-1]["views"]
            self.steps[step["id"]] = {**step, "view": view}

    def next(self) -> dict[str, Any] | None:
        """The step that comes, when all before it has been seen; None when the lesson is over."""
        note, over = self.page.locator(".note"), self.page.locator("dialog")
        while True:
            self.page.locator(".scene").or_(note).or_(over).first.wait_for()
            if over.count():
                return None
            if note.count():
                return self.steps[str(note.get_attribute("data-step"))]
            self.page.evaluate("document.querySelector('.scene')?.click()")

    def leave(self, step: dict[str, Any]) -> None:
        """Wait until a step has been taken."""
        self.page.locator(f".note[data-step={step['id']}]").wait_for(state="detached")

    def go_on(self, step: dict[str, Any]) -> None:
        if step.get("token"):
            self.do(self.offer(step, step["token"]), step["view"]["seat"])
        else:
            self.page.locator(".note .button.key").click()
        self.leave(step)

    def offer(self, step: dict[str, Any], token: str) -> dict[str, Any]:
        found: dict[str, Any] = next(offer for offer in step["view"]["offers"] if offer["token"] == token)
        return found

    def do(self, offer: dict[str, Any], seat: int) -> None:
        """As a person does it: with cards, at a place on the table, or with a button."""
        if offer.get("quiet") and not offer.get("items"):  # it has no button: nothing reminds of it
            self.zone(offer, seat).click()
            return
        if items := offer.get("items"):
            self.pick_up(offer, items, seat)
        button = self.page.locator(f".actions .button[data-offer='{offer['token']}']")
        strip = self.page.locator(f".actions .strip [data-offer='{offer['token']}']")
        slider = self.page.locator(".actions .stepper input")
        if strip.count():
            strip.click()
        elif not button.count() and slider.count():
            for place in range(int(str(slider.get_attribute("max"))) + 1):
                slider.fill(str(place))
                if button.count():
                    break
        button.click()

    def zone(self, offer: dict[str, Any], seat: int) -> Any:
        whose = [offer["at"]] if offer.get("at", -1) >= 0 else [seat, -1]
        places = (self.page.locator(f"[data-zone='{offer['zone']}@{who}']") for who in whose)
        return next(place for place in places if place.count())

    def pick_up(self, offer: dict[str, Any], items: list[str], seat: int) -> None:
        while self.page.locator(".item.picked").count():
            self.page.locator(".item.picked").first.click()
        zone = self.zone(offer, seat)
        for item in items:
            zone.locator(f"button.item[data-item='{item}']:not(.picked)").first.click()

    def try_in_vain(self, step: dict[str, Any]) -> None:
        """Something else that is allowed, and something that is not: both are answered, and neither is done."""
        offers = step["view"]["offers"]
        others = [one for one in offers if one["token"] != step["token"] and (one.get("zone") or not one.get("quiet"))]
        if others:
            before = self.page.locator(".note .text").inner_text()
            self.do(others[0], step["view"]["seat"])
            self.page.wait_for_function("said => document.querySelector('.note .text').innerText !== said", arg=before)
        dead = self.page.locator(".own button.item:not(.live):not(.picked)")
        if dead.count() and step.get("whys"):
            dead.first.click(force=True)  # it says that it is disabled, and answers all the same
            self.page.locator(".toast.why").wait_for()
            self.page.locator(".toast.why .square").click()


def learn(learner: Learner, *, wrong: bool = False) -> list[str]:
    """The ids of the steps that were taken. Whatever is said can be read."""
    learner.begin()
    taken = []
    while step := learner.next():
        taken.append(step["id"])
        learner.page.wait_for_function(STANDS)
        if step.get("about"):  # what it speaks of is there, or the moment of which it is a part
            learner.page.locator(":is(.ring, .scene)").first.wait_for()
        cut = [one for one in learner.page.evaluate(CUT_OFF) if one.startswith(("note", "text", "help", "far"))]
        assert not cut, cut
        if wrong and step.get("token"):
            learner.try_in_vain(step)
        learner.go_on(step)
    return taken


@pytest.mark.parametrize(("game", "language"), ALL)
def test_a_game_is_learnt_by_doing_what_is_asked(newcomer: Newcomer, game: str, language: str) -> None:
    me = newcomer(language=language, size=PHONE)
    learner = Learner(me, game)
    assert learn(learner) == [step.id for step in catalogue.lesson(game).steps]
    assert not me.barriers()
    assert me.page.locator(f"dialog a[href='/quiz/{game}']").count()
    me.page.locator("dialog .button.key").click()
    me.page.wait_for_selector(".actions")  # straight into a game


@pytest.mark.parametrize("game", in_short(WRONG))
def test_whoever_does_everything_wrong_first_learns_it_all_the_same(newcomer: Newcomer, game: str) -> None:
    learner = Learner(newcomer(size=PHONE), game)
    assert learn(learner, wrong=True) == [step.id for step in catalogue.lesson(game).steps]


def test_a_lesson_can_be_left_gone_on_with_and_begun_anew(newcomer: Newcomer) -> None:
    me = newcomer()
    learner = Learner(me, "pairs")
    learner.begin()
    for _ in range(2):
        step = learner.next()
        assert step is not None
        learner.go_on(step)
    third = learner.next()
    assert third is not None
    me.go("/")
    learner.begin()
    again = learner.next()
    assert again is not None
    assert again["id"] == third["id"]
    assert me.page.locator(".item").count()
    me.page.get_by_role("button", name="Start over").click()
    me.page.wait_for_selector(".note[data-step=goal]")


def test_who_does_not_find_it_is_shown_what_to_do(newcomer: Newcomer) -> None:
    me = newcomer()
    learner = Learner(me, "pairs")
    learner.begin()
    while (step := learner.next()) and not step.get("asks"):
        learner.go_on(step)
    assert step is not None
    for _ in range(2):
        me.page.locator(".actions [data-offer=draw]").click()
    assert "Fold: take 2" in me.page.locator(".note .help").inner_text()


def test_the_first_game_of_its_kind_offers_a_lesson(newcomer: Newcomer) -> None:
    """It stands where the first decision would; whoever simply plays has declined, and nobody is asked twice."""
    me = newcomer(stranger=True)
    me.play_now("pairs")
    assert "First time playing “Pairs”?" in me.page.locator(".actions .prompt").inner_text()
    assert not me.page.locator(".actions .buttons").count()
    me.page.locator(".actions").get_by_role("link", name="Learn in two minutes").click()
    me.page.wait_for_selector(".note")
    me.page.get_by_role("button", name="Just play").click()
    me.page.wait_for_url("**/t/*")
    me.page.wait_for_selector(".actions")
    assert not me.page.locator(".newcomer").count()
    me.play_now("port")
    me.page.wait_for_selector(".newcomer")
    me.until(lambda: not me.page.locator(".newcomer, .scene").count())
    me.play_now("port")
    me.turns(1)
    assert not me.page.locator(".newcomer").count()


def test_an_unknown_game_has_no_lesson_and_says_so(newcomer: Newcomer) -> None:
    me = newcomer()
    me.go("/learn/tennis")
    me.page.get_by_role("heading", name="There is no such game").wait_for()
    me.trouble.clear()  # the browser complains of the 404


def test_a_lesson_can_be_done_by_keys_alone(newcomer: Newcomer) -> None:
    me = newcomer()
    learner = Learner(me, "pairs")
    learner.begin()
    while step := learner.next():
        if step.get("token"):
            button = me.page.locator(f".actions [data-offer='{step['token']}']")
            button.focus()
        me.page.keyboard.press("Enter")
        learner.leave(step)


def test_a_coach_says_a_line_once_and_can_be_sent_away(newcomer: Newcomer) -> None:
    me = newcomer()
    me.play_now("pairs")
    coach = me.page.locator(".coach")
    me.until(coach.count)
    said = coach.locator("span").inner_text()
    known = words.of("pairs", "en")
    assert said in {known.text("coach-ask"), known.text("coach-zone-kept")}  # the cards decide which comes first
    coach.get_by_role("button", name="Close").click()
    coach.wait_for(state="detached")
    me.go("/")
    me.play_now("pairs")
    heard: set[str] = set()

    def listens() -> bool:
        heard.update(coach.locator("span").all_inner_texts())
        return me.over or len(heard) > 1

    me.until(listens)
    assert said not in heard


def test_a_coach_can_be_switched_off(newcomer: Newcomer) -> None:
    me = newcomer()
    me.play_now("pairs")
    coach = me.page.locator(".coach")
    me.until(coach.count)
    coach.get_by_role("button", name="No more tips").click()
    coach.wait_for(state="detached")
    me.turns(6)
    assert not coach.count()
