"""The longer a game lasts, the more lies on the table: what one holds stays in view."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from igroteka.games import catalogue
from settings import later
from web.person import DESKTOP, PHONE

if TYPE_CHECKING:
    from web.conftest import Newcomer

MOVES, LOOKS_EVERY = 50, 5

# Whether none of one's own cards lies under the panel below the table, as soon as no moment is before it.
IN_VIEW = """() => {
  if (document.querySelector('.scene, .verdict')) return true
  const edge = document.querySelector('.actions')?.getBoundingClientRect().top ?? innerHeight
  const cards = [...document.querySelectorAll('.own .item > svg')].map((card) => card.getBoundingClientRect())
  return cards.every(({ bottom }) => bottom <= edge + 4)
}"""
MANY = (("venture", DESKTOP), ("venture", PHONE), ("sweep", DESKTOP))
OTHERS = ((game, size) for game in catalogue.ids() for size in (PHONE, DESKTOP) if (game, size) not in MANY)


@pytest.mark.parametrize(("game", "size"), [*MANY[:2], *later(*MANY[2:], *OTHERS)])
def test_ones_own_cards_stay_in_view(newcomer: Newcomer, game: str, size: tuple[int, int]) -> None:
    me = newcomer(size=size)
    me.play_now(game)
    for _ in range(0, MOVES, LOOKS_EVERY):
        me.turns(LOOKS_EVERY, again=False)
        me.page.wait_for_function(IN_VIEW)
