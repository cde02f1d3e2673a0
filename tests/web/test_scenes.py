"""Scenes from the table: two people play, a third looks on, each with a browser."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from settings import later
from web.midgame import before, near_the_end, sit_down
from web.person import DESKTOP, Person, in_a_sentence

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from playwright.sync_api import Browser, Locator

    from server.serving import Serving
    from web.conftest import Newcomer

Company = tuple[Person, Person, Person]  # Vera, who opens the table, Gleb, who comes, and Zoya, who looks on


@pytest.fixture
def company(newcomer: Newcomer) -> Company:
    return newcomer(), newcomer(seed=2), newcomer(size=DESKTOP)


@pytest.fixture
def patient(browser: Browser, unhurried: Serving) -> Iterator[Company]:
    """The same three where moments last as long as they should."""
    vera, gleb = Person(browser, unhurried.address), Person(browser, unhurried.address, seed=2)
    zoya = Person(browser, unhurried.address, size=DESKTOP)
    yield vera, gleb, zoya
    for person in (vera, gleb, zoya):
        assert not person.trouble, person.trouble
        person.close()


def gather(
    company: Company,
    game: str,
    players: int = 2,
    options: Mapping[str, int | str | bool] | None = None,
    *,
    gleb_at: int = 1,
    by_hand: bool = False,
    aids: bool = False,
) -> None:
    """All three are at the table, bots on the seats that are left, and the game has begun."""
    vera, gleb, zoya = company
    link = vera.open_table(game, "Vera", players=players, options=options, by_hand=by_hand, aids=aids)
    gleb.come(link)
    gleb.sit("Gleb", gleb_at)
    zoya.come(link)
    vera.page.wait_for_selector(".seats li:has-text('Gleb')")
    vera.page.get_by_role("button", name="Start the game" if players == 2 else "Add bots and start").click()
    for person in company:
        person.page.wait_for_selector(".board")
    assert "You are watching" in zoya.page.inner_text(".actions")


def resume(company: Company, server: Serving, game: str, **about: Any) -> None:
    """All three are at a table where little is left of a game."""
    vera, gleb, zoya = company
    zoya.come(sit_down(server, {"Vera": vera, "Gleb": gleb}, game, near_the_end, **about))
    zoya.page.wait_for_selector(".board")


def ended(company: Company) -> dict[str, tuple[int, int]]:
    """All see the same end; gives place and score by name."""
    seen = []
    for person in company:
        person.page.wait_for_selector(".verdict")
        places, names, scores = (
            person.page.locator(f".result ol .{part}").all_inner_texts() for part in ("place", "name", "score")
        )
        called = [name.removesuffix("(you)").strip() for name in names]
        seen.append({n: (int(p), int(s.replace("−", "-"))) for p, n, s in zip(places, called, scores, strict=True)})
    assert seen[0] == seen[1] == seen[2]
    return seen[2]


def hears(person: Person, said: str) -> None:
    person.page.locator(".side .log .list").get_by_text(said).first.wait_for()


@pytest.mark.parametrize("whole", [False, *later(True)])
def test_dobro_to_the_last_card(company: Company, site: Serving, whole: bool) -> None:
    """Long game: with two players that is two rounds, the shortest match there is."""
    vera, gleb, zoya = company
    if whole:
        gather(company, "dobro", options={"Long game": True})
    else:
        resume(company, site, "dobro", options={"long": True}, spoken="friendly")
    assert zoya.page.locator("button.item").count() == 0
    assert not zoya.page.locator("[data-zone^='hand@'] [data-item]:not([data-item='?'])").count(), "hands are secret"
    vera.play(400, (gleb,))
    result = ended(company)
    for name, (*rounds, in_all) in zoya.account().items():
        assert sum(rounds) == in_all == result[name][1], "the account adds up to the result"
    assert min(result.values())[1] == max(score for _, score in result.values())


def test_zabiray_said_by_one_forgotten_by_the_other(patient: Company, unhurried: Serving) -> None:
    """«Заберу!» is pressed by hand; who does not press it is caught by the neighbour and draws two cards."""
    vera, gleb, zoya = patient
    players = {"Vera": vera, "Gleb": gleb}
    called, other = map(in_a_sentence, players)
    zoya.come(sit_down(unhurried, players, "zabiray", lambda past: before(past, 0, "play ru", "say")))
    capture(vera)
    vera.page.get_by_role("button", name="“Zaberu!”").click()
    hears(zoya, f"“Zaberu!” says {called}")
    zoya.page.goto(sit_down(unhurried, players, "zabiray", lambda past: before(past, 1, "play ru", "say")))
    capture(gleb)
    held = gleb.page.locator(".own button.item").count()
    gleb.page.wait_for_selector(".urgent .shout:not(.call)", state="detached", timeout=20_000)
    assert zoya.page.locator(".urgent button, .calls button").count() == 0, "who looks on does not call"
    vera.page.get_by_role("button", name="“You didn’t say it!”").click()
    hears(zoya, f"{called} notices: {other} didn’t say it!")
    gleb.page.wait_for_function(f"document.querySelectorAll('.own button.item').length === {held + 2}")


def capture(person: Person) -> None:
    """With the card that is missing; nothing is said yet."""
    person.page.locator(".own .item.live[data-item=ru]").first.click()
    person.page.locator(".actions .buttons .key").first.click()
    person.page.wait_for_selector(".urgent .shout:not(.call)")


@pytest.mark.long
def test_kitty_in_teams(company: Company, site: Serving) -> None:
    """Vera and Gleb sit opposite one another, two bots between them; a team wins and loses together."""
    vera, gleb, zoya = company
    resume(company, site, "kitty", seats=(0, 2), players=4, options={"version": "light", "teams": True})
    teams = zoya.page.locator(".seat").evaluate_all("all => all.map((e) => [e.ariaLabel, e.innerText])")
    shown = {name: re.search(r"Team\s+(\d)", text)[1] for name, text in teams}  # type: ignore[index]
    assert shown["Vera"] == shown["Gleb"]
    assert sorted(shown.values()) == ["1", "1", "2", "2"]
    vera.play(400, (gleb,))
    result = ended(company)
    for team in "12":
        assert len({result[name] for name in shown if shown[name] == team}) == 1
    winners = [name for name, (place, _) in result.items() if place == 1]
    verdict = zoya.page.inner_text(".verdict")
    assert all(name in verdict for name in winners)
    assert len(winners) in (2, 4)


def test_venture_is_played_by_talking(company: Company, site: Serving) -> None:
    """What is said over the bids all hear, a spectator too; the host can end the talk, and begin it again."""
    resume(company, site, "venture", players=6)
    vera, gleb, zoya = company
    say(gleb, "Tie with me on a 5?")
    zoya.page.wait_for_selector(".side .talk p:has-text('Tie with me on a 5?')")
    vera.page.wait_for_selector(".bubble:has-text('Tie with me on a 5?')")
    drawer = say(vera, "I lay a 7. Honestly!")
    for person in (gleb, zoya):
        person.page.wait_for_selector(".talk p:has-text('Vera I lay a 7. Honestly!'):visible")
    drawer.get_by_role("button", name="Turn chat off").click()
    for person in (gleb, zoya):
        person.page.wait_for_selector(".talk:has-text('Chat is turned off'):visible")
        assert person.page.get_by_placeholder("Say something").count() == 0
        assert person.page.get_by_role("button", name="Turn chat on").count() == 0, "that is for the host"
    drawer.get_by_role("button", name="Turn chat on").click()
    gleb.page.locator("dialog").get_by_placeholder("Say something").wait_for()
    for person in (vera, gleb):
        person.page.keyboard.press("Escape")
    vera.play(400, (gleb,))
    assert len(ended(company)) == 6


def say(person: Person, text: str) -> Locator:
    """On a phone one talks in a drawer, which stays open."""
    person.page.get_by_role("button", name="What happened").click()
    drawer = person.page.locator("dialog")
    drawer.get_by_placeholder("Say something").fill(text)
    person.page.keyboard.press("Enter")
    return drawer


@pytest.mark.long
def test_charidice_the_greatest_gift_is_asked_for_given_and_counted(patient: Company) -> None:
    gather(patient, "charidice", options={"Rounds": 1}, aids=True)
    vera, gleb, zoya = patient
    asks = vera.page.locator(".urgent .button", has_text="greatest gift")
    asks.or_(vera.page.get_by_text("Rolling", exact=True).first).first.wait_for()
    asker, thrower = (vera, gleb) if asks.count() else (gleb, vera)
    names = ("Vera", "Gleb") if asker is vera else ("Gleb", "Vera")
    asked, threw = map(in_a_sentence, names)
    asker.page.locator(".urgent .button", has_text="greatest gift").click()
    hears(zoya, f"{asked} asks {threw} for the greatest gift")
    thrower.page.get_by_role("button", name="Stop and score").click()
    sets = thrower.page.locator(".list li button")
    with_a_gift = sets.filter(has_not_text=re.compile(r"→ 0\s*$"))
    count = thrower.page.get_by_role("button", name=re.compile("Score|bonus"))

    def choose() -> bool:
        if sets.count():
            (with_a_gift if with_a_gift.count() else sets).first.click()
        return False

    thrower.until(count.count, choose, 60)
    promised = re.search(rf"{asked} gets \+(\d+)", count.inner_text())
    count.click()
    gift = int(promised[1]) if promised else 0
    hears(zoya, f"{threw}’s gift to {asked}: {gift}." if gift else "there is nothing left to give")
    given = re.findall(rf"goes to {asked}: worth\s(\d+)\.(?: \(×(\d+)\))?", zoya.page.inner_text(".side .log"))
    worth = sum(int(value) * int(times or 1) for value, times in given)
    assert 2 * worth == gift, "what was asked for counts double"
    got, given_away = -2, -1
    zoya.until(lambda: sheet(zoya)[names[0]][got])  # it is told first
    lines = [sheet(zoya)[name] for name in names]
    assert lines[0][got] == lines[1][given_away] == str(gift)
    vera.play(400, (gleb,))
    result = ended(patient)
    *_, received, charity, in_all = zoya.account()[names[0]]
    assert (received, in_all) == (gift, result[names[0]][1])
    assert charity in (0, 20, 30)


def sheet(person: Person) -> dict[str, list[str]]:
    """The lines of a score sheet, by name."""
    lines = person.page.locator(".side table tbody tr")
    cells: list[list[str]] = lines.evaluate_all(
        "all => all.map((e) => [...e.cells].map((cell) => cell.lastChild?.textContent ?? ''))"
    )
    return {name: numbers for name, *numbers in cells}
