"""Whoever is asked sees how to answer: a button, or what to touch."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from settings import in_short

if TYPE_CHECKING:
    from web.conftest import Newcomer
    from web.person import Person

CROWDED = ("venture", "regent", "blackstone")  # with most to say: claims, powers, a number
DECISIONS = 12

# Whether somebody is asked and has picked nothing up; how many ways are shown, and which of them are out of sight.
WAYS = """() => {
  if (!document.querySelector('.actions.mine')) return
  if (document.querySelector('.scene, .item.picked, .actions .chosen')) return
  const panel = document.querySelector('.actions').getBoundingClientRect()
  const ways = [...document.querySelectorAll('.actions .row button, .actions .cue')]
  const hidden = ways.filter((e) => {
    const { left, right, top, bottom } = e.getBoundingClientRect()
    return left < panel.left - 1 || right > panel.right + 1 || top < panel.top - 1 || bottom > panel.bottom + 1
  })
  return { count: ways.length, hidden: hidden.map((e) => e.innerText) }
}"""


def look(me: Person) -> bool:
    """Look at what is offered, if anything is; then do something."""
    for _ in range(40):  # it takes some frames until all has the size that fits
        shown = me.page.evaluate(WAYS)
        if not shown or (shown["count"] and not shown["hidden"]):
            break
        me.page.wait_for_timeout(50)
    if shown:
        assert shown["count"], me.page.inner_text(".actions")
        assert not shown["hidden"], shown
    return me.act()


@pytest.mark.parametrize("game", in_short(CROWDED))
def test_every_decision_shows_how_it_is_made(newcomer: Newcomer, game: str) -> None:
    me = newcomer(seed=5)
    me.play_now(game)
    done = 0

    def do() -> bool:
        nonlocal done
        did = look(me)
        done += did
        return did

    me.until(lambda: done >= DECISIONS or me.over, do)
