"""The end of a game: the result explains itself, and what one does next is always in view."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from settings import later
from web.person import DESKTOP, NARROW, PHONE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from web.conftest import Newcomer
    from web.person import Person

SIDEWAYS = (844, 390)

# Whether all of a button can be seen and touched, whatever has been scrolled.
IN_VIEW = """(button) => {
  const { top, bottom, left, right } = button.getBoundingClientRect()
  const inside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
  const touched = [[left + 2, top + 2], [right - 2, bottom - 2]].map(([x, y]) => document.elementFromPoint(x, y))
  return inside && touched.every((e) => e && (e === button || button.contains(e) || e.contains(button)))
}"""

# When the game was over, and when the result was shown.
WATCH = """() => {
  const seen = (window.seen = { over: 0, shown: 0 })
  const look = () => {
    if (!seen.over && document.querySelector('.actions .prompt')?.textContent.includes('Game over'))
      seen.over = performance.now()
    if (!seen.shown && document.querySelector('.verdict')) seen.shown = performance.now()
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
}"""


def ended(newcomer: Newcomer, game: str, players: int, options: Mapping[str, int] | None = None) -> Person:
    """Somebody who looks at the result of a game that bots have played."""
    me = newcomer(size=DESKTOP)
    me.open_table(game, "Vera", players=players, options=options)
    me.page.get_by_role("button", name="Add bots and start").click()
    me.page.wait_for_selector(".board")
    me.leave()
    me.play(300)  # which is only to go on from what is shown
    return me


@pytest.mark.parametrize(("game", "players", "options"), [("pairs", 8, {}), *later(("charidice", 4, {"Rounds": 2}))])
def test_the_next_game_is_always_one_touch_away(
    newcomer: Newcomer, game: str, players: int, options: Mapping[str, int]
) -> None:
    me = ended(newcomer, game, players, options)
    body, again = me.page.locator("dialog .body"), me.page.get_by_role("button", name="Play again")
    for width, height in (PHONE, NARROW, SIDEWAYS, DESKTOP):
        me.page.set_viewport_size({"width": width, "height": height})
        for end in (0, 10_000):
            body.evaluate("(body, end) => body.scrollTo(0, end)", end)
            assert again.evaluate(IN_VIEW), (width, height, end)
        assert body.evaluate("body => body.scrollWidth <= body.clientWidth")
    names = me.page.locator(".result ol bdi").all_inner_texts()
    scores = map(int, me.page.locator(".result ol .score").all_inner_texts())
    account = me.account()
    assert all(sum(rows) == in_all for *rows, in_all in account.values())
    assert {name: in_all for name, (*_, in_all) in account.items()} == dict(zip(names, scores, strict=True))


def test_what_decided_leads_to_its_rule(newcomer: Newcomer) -> None:
    me = ended(newcomer, "pairs", 3)
    assert "whoever has 21 or more loses" in me.page.inner_text(".grounds")
    me.page.locator(".grounds button").first.click()
    rule = me.page.locator("dialog section.here")
    rule.wait_for()
    assert "That player has lost" in rule.inner_text()
    me.page.keyboard.press("Escape")
    me.page.locator("dialog section.here").wait_for(state="detached")
    assert me.page.locator(".verdict").is_visible()


def test_an_account_can_be_read_in_two_ways(newcomer: Newcomer) -> None:
    me = ended(newcomer, "charidice", 2, {"Rounds": 2})
    by_round = me.account()
    assert all(len(column) == 2 + 1 + 1 for column in by_round.values()), "two rounds, charity, and the sum"
    me.page.get_by_role("button", name="What for").click()
    me.page.get_by_role("button", name="Round by round").wait_for()
    by_source = me.account()
    assert {name: column[-1] for name, column in by_source.items()} == {n: c[-1] for n, c in by_round.items()}
    assert all(sum(column[:-1]) == column[-1] for column in by_source.values())
    assert "Given away" in me.page.inner_text(".result .beside")


def test_the_last_move_is_seen_before_the_result(newcomer: Newcomer) -> None:
    me = newcomer(size=DESKTOP)
    me.play_now("pairs")
    me.page.emulate_media(reduced_motion="no-preference")
    me.page.evaluate(WATCH)
    me.leave()
    me.play(300)
    seen = me.page.evaluate("seen")
    assert seen["shown"] - seen["over"] > 1000
    me.page.keyboard.press("Escape")
    me.page.get_by_role("button", name="To the result").click()
    me.page.wait_for_selector(".verdict")
