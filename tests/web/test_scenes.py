"""Scenes from the table: two people play, a third looks on, each with a browser."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Error

from server.serving import Serving
from web.person import DESKTOP, Person, in_a_sentence

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from playwright.sync_api import Browser, Locator

    from web.conftest import Newcomer

Company = tuple[Person, Person, Person]  # Vera, who opens the table, Gleb, who comes, and Zoya, who looks on


@pytest.fixture
def company(newcomer: Newcomer) -> Company:
    return newcomer(), newcomer(seed=2), newcomer(size=DESKTOP)


@pytest.fixture
def patient(browser: Browser, tmp_path: Path) -> Iterator[Company]:
    """The same three on a server where moments last as long as they should."""
    with Serving(str(tmp_path / "igroteka.db"), tmp_path, "--pace", "1") as serving:
        vera, gleb = Person(browser, serving.address), Person(browser, serving.address, seed=2)
        zoya = Person(browser, serving.address, size=DESKTOP)
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
    gleb.come(link, "Gleb")
    gleb.sit(gleb_at)
    zoya.come(link, "Zoya")
    vera.page.wait_for_selector(".seats li:has-text('Gleb')")
    vera.page.get_by_role("button", name="Start the game" if players == 2 else "Add bots and start").click()
    for person in company:
        person.page.wait_for_selector(".board")
    assert "You are watching" in zoya.page.inner_text(".actions")


def ended(company: Company) -> dict[str, tuple[int, int]]:
    """All see the same end; gives place and score by name."""
    seen = []
    for person in company:
        person.page.wait_for_selector(".verdict")
        places, names, scores = (
            person.page.locator(f".result ol .{part}").all_inner_texts() for part in ("place", "name", "score")
        )
        called = [name.removesuffix("(you)").strip() for name in names]
        seen.append({n: (int(p), int(s)) for p, n, s in zip(places, called, scores, strict=True)})
    assert seen[0] == seen[1] == seen[2]
    return seen[2]


def hears(person: Person, said: str) -> None:
    person.page.locator(".side .log .list").get_by_text(said).first.wait_for()


def test_dobro_from_the_first_card_to_the_last(company: Company) -> None:
    """Long game: with two players that is two rounds, the shortest match there is."""
    gather(company, "dobro", options={"Long game": True})
    vera, gleb, zoya = company
    assert zoya.page.locator("button.item").count() == 0
    assert not zoya.page.locator("[data-zone^='hand@'] [data-item]:not([data-item='?'])").count(), "hands are secret"
    vera.play(400, (gleb,))
    result = ended(company)
    for name, points in sheet(zoya, ".result").items():
        *rounds, in_all = map(int, points)
        assert sum(rounds) == in_all == result[name][1], "the sheet adds up to the result"
    assert min(result.values())[1] == max(score for _, score in result.values())


def test_zabiray_said_by_one_forgotten_by_the_other(patient: Company) -> None:
    """«Заберу!» is pressed by hand; who does not press it is caught by the neighbour and draws two cards."""
    gather(patient, "zabiray", by_hand=True)
    vera, gleb, zoya = patient
    sayer = captor(vera, gleb)
    sayer.page.get_by_role("button", name="“Zaberu!”").click()
    called, other = map(in_a_sentence, ("Vera", "Gleb") if sayer is vera else ("Gleb", "Vera"))
    hears(zoya, f"“Zaberu!” says {called}")
    while (forgetter := captor(vera, gleb)) is sayer:
        sayer.page.get_by_role("button", name="“Zaberu!”").click()
        sayer.page.wait_for_selector(".urgent .shout:not(.call)", state="detached")
    held = forgetter.page.locator(".own button.item").count()
    forgetter.page.wait_for_selector(".urgent .shout:not(.call)", state="detached", timeout=20_000)
    assert zoya.page.locator(".urgent button").count() == 0, "who looks on does not call"
    sayer.page.get_by_role("button", name="“Nobody said it!”").click()
    hears(zoya, f"{called} notices: {other} didn’t say it!")
    forgetter.page.wait_for_function(f"document.querySelectorAll('.own button.item').length === {held + 2}")


def captor(vera: Person, gleb: Person) -> Person:
    """They play until one of them has taken a pile; gives that one, with nothing said yet."""
    end = time.monotonic() + 400
    while time.monotonic() < end:
        for person in (vera, gleb):
            if person.page.locator(".urgent .shout:not(.call)").count():
                return person
            towards_a_capture(person)
        vera.page.wait_for_timeout(30)
    raise AssertionError("nobody ever took a pile")


def towards_a_capture(person: Person) -> None:
    """Ru before Be before Za before anything else."""
    page = person.page
    try:
        if page.locator(".item.picked").count() and page.locator(".actions .buttons .key").count():
            page.locator(".actions .buttons .key").first.click(timeout=1500)
            return
        for card in ("ru", "be", "za"):
            held = page.locator(f".own .item.live:not(.picked)[data-item={card}]")
            if held.count() and not page.locator(f".own .item.picked[data-item={card}]").count():
                held.first.click(timeout=1500)
                return
    except Error:
        return  # it has changed in the meantime
    if not page.locator(".urgent .shout:not(.call)").count():
        person.act()


def test_kitty_in_teams(company: Company) -> None:
    """Vera and Gleb sit opposite one another, two bots between them; a team wins and loses together."""
    gather(company, "kitty", 4, {"Version": "light", "Teams": True}, gleb_at=2)
    vera, gleb, zoya = company
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


def test_venture_is_played_by_talking(company: Company) -> None:
    """What is said over the bids all hear, a spectator too; the host can end the talk, and begin it again."""
    gather(company, "venture", 6)
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


def test_charidice_the_greatest_gift_is_asked_for_given_and_counted(patient: Company) -> None:
    gather(patient, "charidice", options={"Rounds": 1}, aids=True)
    vera, gleb, zoya = patient
    vera.page.locator(".urgent .shout").or_(vera.page.get_by_text("Rolling the dice").first).first.wait_for()
    asker, thrower = (vera, gleb) if vera.page.locator(".urgent .shout").count() else (gleb, vera)
    names = ("Vera", "Gleb") if asker is vera else ("Gleb", "Vera")
    asked, threw = map(in_a_sentence, names)
    asker.page.click(".urgent .shout")
    hears(zoya, f"{asked} asks {threw} for the greatest gift")
    thrower.page.get_by_role("button", name="Stop and score").click()
    sets = thrower.page.locator(".list li button")
    with_a_gift = sets.filter(has_not_text=re.compile(r"→ 0\s*$"))
    (with_a_gift if with_a_gift.count() else sets).first.click()
    count = thrower.page.get_by_role("button", name=re.compile("Score|bonus"))
    promised = re.search(rf"{asked} gets \+(\d+)", count.inner_text())
    count.click()
    gift = int(promised[1]) if promised else 0
    hears(zoya, f"{threw}’s gift to {asked}: {gift}." if gift else "there is nothing left to give")
    given = re.findall(rf"goes to {asked}: worth\s(\d+)\.(?: \(×(\d+)\))?", zoya.page.inner_text(".side .log"))
    worth = sum(int(value) * int(times or 1) for value, times in given)
    assert 2 * worth == gift, "what was asked for counts double"
    got, given_away = -2, -1
    lines = [sheet(zoya)[name] for name in names]
    assert lines[0][got] == lines[1][given_away] == str(gift)
    vera.play(400, (gleb,))
    ended(patient)
    assert sheet(zoya, ".result")[names[0]][got] == str(gift)


def sheet(person: Person, where: str = ".side") -> dict[str, list[str]]:
    """The lines of a score sheet, by name."""
    lines = person.page.locator(f"{where} table tbody tr")
    cells: list[list[str]] = lines.evaluate_all(
        "all => all.map((e) => [...e.cells].map((cell) => cell.lastChild?.textContent ?? ''))"
    )
    return {name: numbers for name, *numbers in cells}
