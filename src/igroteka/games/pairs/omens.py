"""What may befall a player, and what a hint speaks of: in several games of the box."""

from __future__ import annotations

from igroteka.kernel import Omen

POT = Omen("pot", True, ("take-pot", "share-pot"))
OUT = Omen("out-of-round", False, ("out-pair", "beaten", "attack-pair", "caught", "in-vain"))
OUT_BY_PAIR = Omen("out-by-pair", False, ("out-pair",))
