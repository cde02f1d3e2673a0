"""The tokens of chance: how a chance event and its outcome stand in a record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from igroteka.kernel import Dice, Of

if TYPE_CHECKING:
    from igroteka.kernel import Rules


def kind_token(rules: Rules, kind: str, who: int, of: Of) -> str:
    """`deal 2`, `first`, `roll c`."""
    if who < 0:
        return kind
    return f"{kind} {_dice(rules).DICE[who] if of is Of.SIDE else who}"


def outcome_token(rules: Rules, s: Any, who: int, outcome: int, of: Of) -> str:
    """A card's face, a seat's number, or the face of a die."""
    if of is Of.CARD:
        return rules.FACES[outcome]
    if of is Of.SIDE:
        return _dice(rules).side(s, who, outcome)
    return str(outcome)


def _dice(rules: Rules) -> Dice:
    if not isinstance(rules, Dice):
        raise TypeError("these rules roll dice: they need `DICE` and `side`")
    return rules
