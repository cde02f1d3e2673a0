"""What changes hands is seen to travel, unless somebody wants no motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from web.conftest import Newcomer

COUNT = """() => {
  window.travelled = 0
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.classList?.contains('travelling')) window.travelled += 1
  }).observe(document.body, { childList: true })
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_chips_travel_to_the_pot(newcomer: Newcomer, motion: str) -> None:
    """Starboard: who takes a card pays a chip for it."""
    me = newcomer()
    me.context.set_default_timeout(120_000)
    me.page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    me.play_now("starboard")
    me.page.wait_for_selector(".actions.mine")
    me.page.evaluate(COUNT)
    pot = me.page.locator("[data-zone='pot@-1']").get_attribute("data-chips")
    for _ in range(1000):  # who pairs may pay and see the next stakes at once: as many in the pot as before
        if me.page.locator(f"[data-zone='pot@-1']:not([data-chips='{pot}'])").count():
            break
        deck = me.page.locator("button.heap.live[data-zone='deck@-1']")
        if deck.count():
            deck.click()
        me.page.wait_for_timeout(30)
    else:
        raise AssertionError("nobody ever paid")
    if motion == "reduce":
        assert me.page.evaluate("travelled") == 0
    else:
        me.page.wait_for_function("() => travelled > 0")
        me.page.wait_for_function("() => !document.querySelector('.travelling')")
