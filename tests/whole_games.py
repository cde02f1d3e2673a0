"""Whole games that the specifications describe by arithmetic: chance and decisions by index into sorted tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scripted import Scripted

if TYPE_CHECKING:
    from collections.abc import Callable

    from igroteka.kernel import Value


def play_by_numbers(
    game: str,
    players: int,
    options: dict[str, Value],
    decide: Callable[[Scripted, int], str] | None = None,
    chance: Callable[[int, int], int] = lambda k, size: (37 * k + 11) % size,
) -> tuple[Scripted, list[tuple[int, str]]]:
    """Chance k takes an index into the sorted, weighted tokens, decision j one into the sorted legal ones."""
    counter = iter(range(10**9))

    def filler(kind: str, weighted: list[str]) -> str:
        return sorted(weighted)[chance(next(counter), len(weighted))]

    decide = decide or (lambda table, j: table.legal[(5 * j + 3) % len(table.legal)])
    table = Scripted(game, players, filler=filler, options=options)
    played: list[tuple[int, str]] = []
    while not table.over:
        token = decide(table, len(played))
        played.append((table.to_move, token))
        table.play(token)
    return table, played


def numbers(cell: str) -> list[int]:
    """`"0 2; 2 0"` → [0, 2, 2, 0]."""
    return [int(number) for number in cell.replace(";", " ").split()]


def options(cell: str) -> dict[str, Value]:
    """The options cell of a table: `` `first_seat` = `1`, `rounds` = `3` ``."""
    if cell == "default":
        return {}
    found: dict[str, Value] = {}
    for part in cell.replace("`", "").split(", "):
        name, value = part.split(" = ")
        found[name] = {"true": True, "false": False}.get(value, int(value) if value.isdigit() else value)
    return found
