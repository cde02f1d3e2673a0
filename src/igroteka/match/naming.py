"""The tokens of chance: how a chance event and its outcome stand in a record."""

from __future__ import annotations

from typing import Any

from igroteka.kernel import Of


def kind_token(rules: Any, kind: str, who: int, of: Of) -> str:
    """`deal 2`, `first`, `roll c`."""
    if who < 0:
        return kind
    return f"{kind} {rules.DICE[who] if of is Of.SIDE else who}"


def outcome_token(rules: Any, s: Any, who: int, outcome: int, of: Of) -> str:
    """A card's face, a seat's number, or the face of a die."""
    if of is Of.CARD:
        return str(rules.FACES[outcome])
    if of is Of.SIDE:
        return str(rules.side(s, who, outcome))
    return str(outcome)
