"""What changes hands is seen to travel, unless somebody wants no motion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from settings import later
from web.person import DESKTOP, PHONE

if TYPE_CHECKING:
    from web.conftest import Newcomer
    from web.person import Person

COUNT = """() => {
  window.travelled = 0
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.classList?.contains('travelling')) window.travelled += 1
  }).observe(document.body, { childList: true })
}"""


@pytest.mark.parametrize("motion", ["no-preference", *later("reduce")])
def test_chips_travel_to_the_pot(newcomer: Newcomer, motion: str) -> None:
    """Starboard: who takes a card pays a chip for it."""
    me = newcomer()
    me.context.set_default_timeout(120_000)
    me.page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    me.play_now("starboard")
    me.page.wait_for_selector(".actions.mine")
    me.page.evaluate(COUNT)
    pot = me.page.locator("[data-zone='pot@-1']").get_attribute("data-chips")
    deck = me.page.locator("button.heap.live[data-zone='deck@-1']")

    def draw() -> bool:
        if not deck.count():
            return False
        deck.click()
        return True

    # Who pairs may pay and see the next stakes at once: as many in the pot as before.
    me.until(me.page.locator(f"[data-zone='pot@-1']:not([data-chips='{pot}'])").count, draw)
    if motion == "reduce":
        assert me.page.evaluate("travelled") == 0
    else:
        me.page.wait_for_function("() => travelled > 0")
        me.page.wait_for_function("() => !document.querySelector('.travelling')")


# In every frame: how large cards are drawn, and how large they would be if nothing moved them.
MEASURE = """() => {
  window.drawn = window.lying = window.frames = window.slowest = 0
  const look = () => {
    for (const card of document.querySelectorAll('[data-item] > svg, [data-stack] svg, .travelling')) {
      window.drawn = Math.max(window.drawn, card.getBoundingClientRect().width)
      if (!card.matches('.travelling')) window.lying = Math.max(window.lying, card.clientWidth)
    }
    for (const { effect } of document.getAnimations())
      if (effect.target.matches('.travelling, [data-item] > svg'))
        window.slowest = Math.max(window.slowest, effect.getComputedTiming().endTime)
    window.frames += 1
    requestAnimationFrame(look)
  }
  look()
}"""


@pytest.mark.parametrize(("game", "size"), [("zabiray", PHONE), *later(("dobro", DESKTOP))])
def test_no_card_is_larger_in_flight_than_where_it_lies(newcomer: Newcomer, game: str, size: tuple[int, int]) -> None:
    """Whole piles go to somebody before whom they are small, and new hands come from the deck within 0.7 seconds."""
    me = newcomer(size=size)
    me.page.emulate_media(reduced_motion="no-preference")
    me.play_now(game)
    me.page.evaluate(MEASURE)
    me.turns(12)
    before = me.page.evaluate("frames")
    me.page.wait_for_function(f"() => frames > {before + 3}")
    drawn, lying, slowest = me.page.evaluate("[drawn, lying, slowest]")
    assert 0 < drawn <= lying * 1.1
    assert 0 < slowest <= 700
    me.page.wait_for_function(NOTHING_IN_THE_AIR)


# Notes of all points, the moment they are there: what they say of which figure, and where they will have got to. Those
# that stand still are where they are.
COUNT_POINTS = """() => {
  window.told = []
  const past = {} // what each figure has shown; of a change that a moment lies over, the moment tells
  const look = () => {
    for (const figure of document.querySelectorAll('[data-zone] .figure')) {
      const shown = (past[figure.closest('[data-zone]').dataset.zone] ??= [])
      const now = Number.parseInt(figure.textContent)
      if (shown.at(-1) !== now) shown.push(now)
    }
  }
  look()
  new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true })
  new MutationObserver((changes) => {
    for (const points of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!points.matches?.('.points')) continue
      const [was, now] = past[points.dataset.of].slice(-2)
      if (now === undefined) continue // it had changed before we looked
      const [flight] = points.getAnimations()
      const { endTime } = flight.effect.getComputedTiming()
      const moves = flight.effect.getKeyframes().some((frame) => 'transform' in frame)
      flight.currentTime = endTime - 0.1
      const { left, right, top, bottom } = points.getBoundingClientRect()
      flight.currentTime = 0
      const zone = document.querySelector(`[data-zone="${points.dataset.of}"]`)
      const figure = zone.querySelector('.figure').getBoundingClientRect()
      told.push({
        of: points.dataset.of,
        by: Number(points.textContent.replace('−', '-')),
        was,
        now,
        moves,
        across: (left + right) / 2 > figure.left && (left + right) / 2 < figure.right,
        down: (top + bottom) / 2 > figure.top && (top + bottom) / 2 < figure.bottom,
        gap: Math.max(left - figure.right, figure.left - right, figure.top - bottom, top - figure.bottom),
        milliseconds: endTime,
      })
    }
  }).observe(document.body, { childList: true })
}"""
NOTHING_IN_THE_AIR = "() => !document.querySelector('.travelling, .points, .ring, .changed, .high')"


def points_told(me: Person, many: int) -> list[dict[str, Any]]:
    """Play until so many figures have changed."""
    me.page.evaluate(COUNT_POINTS)
    me.until(lambda: me.page.evaluate("told.length") >= many)
    me.page.wait_for_function(NOTHING_IN_THE_AIR)
    told: list[dict[str, Any]] = me.page.evaluate("told")
    return told


def test_points_fly_into_the_figure_that_they_change(newcomer: Newcomer) -> None:
    me = newcomer()
    me.page.emulate_media(reduced_motion="no-preference")
    me.play_now("pairs")
    for points in points_told(me, 4):
        assert points["moves"]
        assert points["across"]
        assert points["down"]
        assert points["milliseconds"] <= 1000
        assert points["by"] == points["now"] - points["was"]


def test_without_motion_points_stand_beside_their_figure_for_as_long_as_one_reads(newcomer: Newcomer) -> None:
    me = newcomer(size=DESKTOP)
    me.play_now("pairs")
    for points in points_told(me, 4):
        assert not points["moves"]
        assert points["down"] or points["across"]
        assert 0 <= points["gap"] < 10
        assert points["milliseconds"] == 1500


def test_without_motion_what_is_new_is_marked_where_it_lies(newcomer: Newcomer) -> None:
    me = newcomer()
    me.play_now("dobro")
    me.page.wait_for_selector(".actions.mine")
    me.page.evaluate(
        """() => {
          window.marks = []
          new MutationObserver((changes) => {
            const marked = changes.map(({ target }) => target).filter((target) => target.matches('.changed'))
            marks.push(...marked.map((mark) => !!mark.closest('[data-zone]')))
          }).observe(document.body, { attributeFilter: ['class'], subtree: true })
        }"""
    )
    me.until(lambda: me.page.evaluate("marks.length") >= 3)
    assert all(me.page.evaluate("marks"))
    assert not me.page.locator(".travelling").count()
    me.page.wait_for_function(NOTHING_IN_THE_AIR)
