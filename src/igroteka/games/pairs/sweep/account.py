"""What decides in Sweep; its points come from the biggest collections."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.pairs.accounts import grounds_of_deals

if TYPE_CHECKING:
    from igroteka.games.pairs.sweep.rules import State
    from igroteka.kernel import Ground


def grounds(s: State) -> list[Ground]:
    return grounds_of_deals(s, most="SWEEP-34", target="SWEEP-41", last="SWEEP-43")
