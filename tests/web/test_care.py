"""At the table with others: who is away, who talks, who may play instead of a bot, who wants another game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from web.person import DESKTOP

if TYPE_CHECKING:
    from web.conftest import Newcomer
    from web.person import Person


def together(newcomer: Newcomer, players: int = 3) -> tuple[Person, Person, str]:
    """Vera, the host, on a wide screen, and Gleb on a phone; a bot on the last seat."""
    vera, gleb = newcomer(size=DESKTOP), newcomer(seed=2)
    link = vera.open_table("dobro", "Vera", players=players)
    gleb.come(link)
    gleb.sit("Gleb")
    vera.page.get_by_role("button", name="Add bots and start").click()
    for person in (vera, gleb):
        person.page.wait_for_selector(".board")
    return vera, gleb, link


def test_who_goes_is_said_to_be_away_and_the_host_lets_a_bot_play_and_frees_the_seat(newcomer: Newcomer) -> None:
    vera, gleb, link = together(newcomer)
    gleb.go("/lobby")
    absent = vera.page.locator(".absent")
    expect(absent).to_contain_text("Gleb")
    expect(absent).to_contain_text("a bot takes over in")
    assert not vera.barriers()
    absent.get_by_role("button", name="Let a bot play now").click()
    expect(absent).to_have_count(0)
    side = vera.page.locator(".side")
    expect(side).to_contain_text("A bot is playing for now")
    side.get_by_role("button", name="Free the seat: ").click()
    expect(side.get_by_role("button", name="Free the seat: ")).to_have_count(0)

    zoya = newcomer(language="uk")
    zoya.come(link)
    assert not zoya.barriers()
    zoya.page.get_by_role("button", name="Зіграти замість бота").click()
    zoya.page.fill("#name", "Зоя")
    zoya.page.keyboard.press("Enter")
    zoya.page.wait_for_selector(".own")
    expect(side).to_contain_text("Зоя")
    assert not zoya.barriers()


def test_one_person_is_muted_and_what_is_unread_is_counted(newcomer: Newcomer) -> None:
    vera, gleb, _ = together(newcomer)
    for line in ("Hello", "Your turn"):
        vera.page.get_by_placeholder("Say something…").fill(line)
        vera.page.keyboard.press("Enter")
    expect(gleb.page.locator(".unread")).to_contain_text("2")
    expect(gleb.page.locator(".bubble")).to_have_count(0, timeout=60_000)
    assert not gleb.barriers()
    gleb.page.get_by_role("button", name="What happened").click()
    expect(gleb.page.locator("dialog .talk")).to_contain_text("Your turn")
    expect(gleb.page.locator(".unread")).to_have_count(0)

    vera.page.locator(".side").get_by_role("button", name="Mute: ").click()
    expect(vera.page.locator(".side").get_by_role("button", name="Unmute: ")).to_be_visible()
    gleb.page.locator("dialog").get_by_placeholder("Say something…").fill("Why?")
    gleb.page.keyboard.press("Enter")
    expect(gleb.page.locator("dialog").get_by_role("alert")).to_have_text("The host has muted you.")


def test_bots_are_as_strong_as_the_host_says_and_called_alike_by_all(newcomer: Newcomer) -> None:
    vera, gleb = newcomer(), newcomer(language="ru")
    gleb.come(vera.open_table("pairs", "Clara", players=4))
    gleb.sit("Глеб", 3)
    vera.page.get_by_role("button", name="Add a bot").first.click()
    vera.page.get_by_label("Bots: ").select_option("hard")
    expect(gleb.page.locator(".seats li").nth(1)).to_contain_text("сильный бот")
    vera.page.get_by_role("button", name="Add a bot").click()
    expect(vera.page.locator(".seats select").nth(1)).to_have_value("hard")  # as the last one
    assert not vera.barriers()
    names = [person.page.locator(".seats li bdi").all_inner_texts() for person in (vera, gleb)]
    assert [names[0][seat] for seat in (1, 2)] == ["Basil", "Hugo"], "Clara is somebody else here"
    assert [names[1][seat] for seat in (1, 2)] == ["Бэзил", "Хьюго"]


def test_a_name_that_imitates_another_is_marked(newcomer: Newcomer) -> None:
    vera, mallory = newcomer(), newcomer()
    mallory.come(vera.open_table("pairs", "Vera", players=3))
    mallory.sit("Vеrа")  # with letters of another alphabet
    expect(vera.page.locator(".seats li").nth(1).locator(".alike")).to_be_visible()
    expect(vera.page.locator(".seats li").first.locator(".alike")).to_have_count(0)
    assert not vera.barriers()


def test_a_rematch_says_who_wants_it(newcomer: Newcomer) -> None:
    vera, gleb = newcomer(), newcomer(seed=2)
    gleb.come(vera.open_table("hawthorn", "Vera", players=2, options={"Round limit": 1}))
    gleb.sit("Gleb")
    vera.page.get_by_role("button", name="Start the game").click()
    vera.play(300, (gleb,))
    gleb.page.wait_for_selector(".verdict")
    gleb.page.get_by_role("button", name="Play again").click()
    expect(vera.page.locator(".again")).to_contain_text("Gleb")
