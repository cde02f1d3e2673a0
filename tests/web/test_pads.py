"""People at a kitchen table with real cards let a phone keep score: a game of points, one of chips, and Charidice."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from settings import later
from web.person import DESKTOP, PHONE
from web.test_screens import CUT_OFF

if TYPE_CHECKING:
    from pathlib import Path

    from web.conftest import Newcomer
    from web.person import Person

NAMES = ["Anna", "Boris", "Clara"]
NO_SHARE = "delete Navigator.prototype.share; delete Navigator.prototype.canShare"  # as on a desktop
CLIPBOARD = "navigator.clipboard.writeText = async (text) => void (window.copied = text)"


class Keeper:
    """Somebody who keeps score."""

    def __init__(self, person: Person, game: str) -> None:
        self.person = person
        self.page = person.page
        self.game = game
        person.context.add_init_script(NO_SHARE)

    def begin(self, names: list[str]) -> None:
        """From the game's card on the shelf to an empty sheet."""
        self.person.go("/")
        self.page.click(f"a[href='/score/{self.game}']")
        self.page.wait_for_selector(".start")
        if self.page.locator("input[name^=players-]").count():
            self.page.click(f"label:has(input[name^=players-][value='{len(names)}'])")
        for seat, name in enumerate(names):
            self.page.get_by_label(f"Player {seat + 1}").fill(name)
        self.page.click(".start")
        self.page.wait_for_selector("form .count")

    def mark(self, column: str, name: str) -> None:
        self.page.locator(f"[data-column={column}] label", has_text=name).click()

    def enter(self, name: str, what: str, number: int) -> None:
        field = self.page.get_by_label(f"{name}, {what}", exact=True)
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(str(number))
        else:
            field.fill(str(number))

    def count(self) -> None:
        self.page.click("form .count")

    def stands(self, *totals: int) -> None:
        for seat, total in enumerate(totals):
            expect(self.page.locator(f"[data-total='{seat}']")).to_have_text(str(total).replace("-", "−"))

    def undo(self) -> None:
        self.page.get_by_role("button", name="Undo the last entry").click()

    def text(self) -> str:
        self.page.evaluate(CLIPBOARD)
        self.page.get_by_role("button", name="As text").click()
        self.page.wait_for_function("() => window.copied")
        return str(self.page.evaluate("window.copied"))

    def looks_well(self) -> None:
        cut = self.page.evaluate(CUT_OFF)
        assert not cut, cut
        wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{wide} px too wide"
        assert not self.person.barriers()


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "dark"), *later((PHONE, "light"), (DESKTOP, "light"))])
def test_a_game_of_points_with_a_reload_and_an_undo(newcomer: Newcomer, size: tuple[int, int], theme: str) -> None:
    keeper = Keeper(newcomer(size=size, theme=theme), "pairs")
    keeper.begin(NAMES)
    keeper.looks_well()
    keeper.mark("card", "10")
    keeper.count()
    expect(keeper.page.get_by_role("alert")).to_have_text("Choose who took a card.")
    keeper.mark("took", "Boris")
    keeper.count()
    keeper.stands(0, 10, 0)
    keeper.page.reload()
    keeper.stands(0, 10, 0)
    keeper.mark("took", "Clara")
    keeper.mark("card", "9")
    keeper.count()
    keeper.stands(0, 10, 9)
    keeper.undo()
    keeper.stands(0, 10, 0)
    expect(keeper.page.locator("[data-column=took] label.on")).to_have_text("Clara")  # to be corrected
    keeper.looks_well()
    for card in ("7", "4"):
        keeper.mark("took", "Boris")
        keeper.mark("card", card)
        keeper.count()
        keeper.page.wait_for_function("card => document.body.innerText.includes(`+${card}`)", arg=card)
    keeper.stands(0, 21, 0)
    expect(keeper.page.locator("#standing")).to_contain_text("Boris")  # has lost
    expect(keeper.page.locator(".grounds li")).to_have_count(2)
    assert not keeper.page.locator("form .count").count()
    keeper.looks_well()
    assert re.search(r"^Pairs · .*\n.*Boris.*\n1\. Anna — 0\n1\. Clara — 0\n3\. Boris — 21\n\nRound 1: ", keeper.text())


def test_chips_go_into_the_pot_and_out_of_it(newcomer: Newcomer) -> None:
    keeper = Keeper(newcomer(), "troll-guts")
    keeper.begin(NAMES)
    keeper.stands(25, 25, 25)
    keeper.looks_well()
    keeper.enter("Anna", "Paid into the pot", 7)
    keeper.page.get_by_role("button", name="Boris: one more").click()
    keeper.mark("takes-pot", "Clara")
    keeper.count()
    keeper.stands(17, 23, 35)  # a chip of everybody's, 7 and 1
    keeper.enter("Anna", "Paid into the pot", 17)  # only 16 are left when the ante is paid
    keeper.mark("takes-pot", "Boris")
    keeper.count()
    expect(keeper.page.get_by_role("alert")).to_be_visible()
    keeper.enter("Anna", "Paid into the pot", 16)
    keeper.count()
    keeper.stands(0, 41, 34)
    expect(keeper.page.locator("#standing")).to_contain_text("Boris — victory")
    keeper.looks_well()
    keeper.page.get_by_role("button", name="Once more with the same people").click()
    keeper.stands(25, 25, 25)
    expect(keeper.page.locator("section li .which")).to_have_count(2)


def test_the_sheet_of_charidice_and_its_charity_bonus(newcomer: Newcomer, tmp_path: Path) -> None:
    keeper = Keeper(newcomer(), "charidice")
    keeper.begin(["Anna", "Boris"])
    for number in range(1, 8):
        for name, counted, bonus, given in (("Anna", 20, 15, 2), ("Boris", 10, 0, 10)):
            keeper.enter(name, "Scored", counted)
            keeper.enter(name, "Bonus", bonus)
            keeper.enter(name, "Given", given)
        if number == 1:
            keeper.looks_well()
        keeper.count()
        charity = 30 if number == 7 else 0
        keeper.stands(45 * number, 12 * number + charity)
    keeper.looks_well()
    row = keeper.page.locator("tbody tr", has_text="Charity bonus").locator("td")
    assert row.all_inner_texts() == ["0", "30"]
    with keeper.page.expect_download() as found:
        keeper.page.get_by_role("button", name="As picture").click()
    picture = tmp_path / found.value.suggested_filename
    found.value.save_as(picture)
    assert re.fullmatch(r"charidice-\d{4}-\d\d-\d\d\.png", picture.name)
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert picture.stat().st_size > 10_000


@pytest.mark.parametrize(
    ("game", "language"),  # cards, to whom, one or nobody
    [("kitty", "ru"), ("regent", "uk"), ("dobro", "ru"), *later(("kitty", "uk"), ("regent", "ru"), ("dobro", "uk"))],
)
def test_every_kind_of_entry_fits_on_a_phone_in_other_languages(newcomer: Newcomer, game: str, language: str) -> None:
    person = newcomer(language=language)
    keeper = Keeper(person, game)
    person.go(f"/score/{game}")
    keeper.page.click(".start")
    keeper.page.wait_for_selector("form .count")
    keeper.looks_well()


def test_a_sheet_is_deleted_only_when_one_is_sure(newcomer: Newcomer) -> None:
    keeper = Keeper(newcomer(), "port")
    keeper.begin(["Anna", "Boris"])
    keeper.page.get_by_role("button", name="Delete this sheet: Anna, Boris").click()
    keeper.looks_well()
    keeper.page.locator("dialog .button.key").click()
    expect(keeper.page.locator(".start")).to_be_visible()
    keeper.page.reload()
    expect(keeper.page.locator(".start")).to_be_visible()
    assert keeper.page.evaluate("localStorage.getItem('igroteka-pads')") == "[]"


def test_eight_people_fit_on_a_phone(newcomer: Newcomer) -> None:
    keeper = Keeper(newcomer(), "monster")
    keeper.begin(["Anna", "Boris", "Clara", "Dan", "Eve", "Felix", "Greta", "Hugo"])
    keeper.page.get_by_role("button", name="Anna: one more").click()
    keeper.mark("shares-pot", "Clara")
    keeper.count()
    keeper.stands(19, 24, 37, 24, 24, 24, 24, 24)
    keeper.looks_well()
