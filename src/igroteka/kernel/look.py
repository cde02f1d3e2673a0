"""How a game looks, apart from what lies on its table: the colours of its cloth, its cards and its mascot."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Hue = Annotated[int, Meta(ge=0, lt=360)]  # in degrees, as OKLCH counts them: 25 red, 90 yellow, 150 green, 260 blue
Strength = Annotated[float, Meta(ge=0, le=1)]  # 0: grey, 1: as strong as the place bears


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """The colours that a game chooses. How light each is, screens decide, so that everything can be read on them."""

    felt: tuple[Hue, Strength]  # of the table's cloth
    accent: tuple[Hue, Strength]  # of small things, such as edges
    back: tuple[Hue, Strength]  # of its cards' backs
    figure: tuple[Hue, Strength]  # of its mascot and emblem
