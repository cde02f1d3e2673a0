"""Positions as they travel to workers, and views made of them there."""

from __future__ import annotations

from typing import NamedTuple

from igroteka.match import Variant, View


class Position(NamedTuple):
    """A view, as it travels to a worker: nothing but what the seat may know."""

    game: Variant
    flat: bytes
    seat: int


def packed(view: View) -> Position:
    return Position(view.game, view.s.pack(), view.seat)


def unpacked(position: Position) -> View:
    return View(position.game, position.game.rules.State.unpack(position.flat), position.seat)
