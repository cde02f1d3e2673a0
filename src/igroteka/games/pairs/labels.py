"""What actions say of themselves in the games of the box that have them in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.kernel import Phrase, alone

if TYPE_CHECKING:
    from igroteka.games.pairs.chips import Chips


def fold_label(s: Chips, paid: int, others: int) -> Phrase:
    """What a fold costs; if it leaves one player alone in the round, also who takes the pot with it. `others`: the
    group of those who are in besides.
    """
    last, pot = alone(others), s.pot + paid
    if last < 0 or not pot:
        return Phrase("do-fold", value=paid)
    return Phrase("do-fold-last", seat=last, value=paid, more=pot)
