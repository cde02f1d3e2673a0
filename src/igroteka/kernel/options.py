"""Options of a game: what a table may choose before it starts. Each is stored in a field of the state."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

Value = bool | int | str | None
NULL = -1  # an option without a value, in its field


class BadOption(ValueError):
    """An option's value that the game does not know; the message says what it takes."""


@dataclass(frozen=True)
class Option:
    """`field` names the state's field, where it is not the option's own name; `simulated` is what simulations set, and
    `friendly` what tables set where nobody is to be punished for a word or a gesture forgotten. With `players`, only so
    many may choose anything but the default.
    """

    default: Value = None
    field: str | None = None
    simulated: Value = None
    friendly: Value = None
    players: tuple[int, ...] = ()

    kind = "option"

    def takes(self) -> str:
        """What may be given, for an error message."""
        raise NotImplementedError

    def takes_value(self, value: Value, players: int) -> bool:
        """Whether a value is one of those that `takes` speaks of."""
        raise NotImplementedError

    def for_players(self, value: Value, players: int) -> bool:
        return not self.players or value == self.default or players in self.players

    def accepts(self, value: Value, players: int) -> bool:
        return self.takes_value(value, players) and self.for_players(value, players)

    def parse(self, text: str) -> Value:
        """The value that a person typed."""
        raise NotImplementedError

    def named(self) -> tuple[str, ...]:
        """The values that the words have a name for."""
        return ()

    def describe(self) -> dict[str, Any]:
        described: dict[str, Any] = {"type": self.kind, "default": self.default}
        if self.friendly is not None:
            described["friendly"] = self.friendly
        if self.players:
            described["players"] = list(self.players)
        return described

    def store(self, s: Any, name: str, value: Value) -> None:
        setattr(s, self.field or name, NULL if value is None else int(value))

    def check(self, name: str, value: Value, players: int) -> Value:
        if not self.takes_value(value, players):
            raise BadOption(f"option {name} takes {self.takes()}, not {_shown(value)}")
        if not self.for_players(value, players):
            some = _either(self.players)
            raise BadOption(f"option {name} can be {_shown(value)} only with {some} players, not with {players}")
        return value


@dataclass(frozen=True)
class Flag(Option):
    default: bool = False

    kind = "bool"

    def takes(self) -> str:
        return "true or false"

    def takes_value(self, value: Value, players: int) -> bool:
        return isinstance(value, bool)

    def parse(self, text: str) -> Value:
        return {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}.get(text.lower(), text)


@dataclass(frozen=True)
class Choice(Option):
    values: tuple[str, ...] = ()

    kind = "enum"

    def takes(self) -> str:
        return " or ".join(self.values)

    def takes_value(self, value: Value, players: int) -> bool:
        return isinstance(value, str) and value in self.values

    def parse(self, text: str) -> Value:
        return text

    def named(self) -> tuple[str, ...]:
        return self.values

    def describe(self) -> dict[str, Any]:
        return {**super().describe(), "values": list(self.values)}

    def store(self, s: Any, name: str, value: Value) -> None:
        setattr(s, self.field or name, self.values.index(str(value)))


@dataclass(frozen=True)
class Whole(Option):
    """A whole number from `low` to `high`; with `null`, it may also be left open."""

    low: int = 0
    high: int = 1_000_000_000
    null: bool = False
    below_players: bool = False  # a seat: less than the number of players

    kind = "int"

    def takes(self) -> str:
        upper = "the number of players − 1" if self.below_players else f"{self.high:,}"
        return f"a whole number from {self.low} to {upper}" + (" or null" if self.null else "")

    def takes_value(self, value: Value, players: int) -> bool:
        if value is None:
            return self.null
        high = players - 1 if self.below_players else self.high
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= high

    def parse(self, text: str) -> Value:
        if text.lower() in ("null", "none"):
            return None
        try:
            return int(text)
        except ValueError:
            return text

    def describe(self) -> dict[str, Any]:
        limits: dict[str, Any] = {"seat": True} if self.below_players else {}
        limits["min"] = self.low
        if not self.below_players and self.high < Whole.high:
            limits["max"] = self.high
        return {**super().describe(), **limits, "null": self.null}


@dataclass(frozen=True)
class Text(Option):
    """Free words for the people at the table; play does not read them."""

    default: str = ""
    longest: int = 200

    kind = "text"

    def takes(self) -> str:
        return f"a text of at most {self.longest} characters"

    def takes_value(self, value: Value, players: int) -> bool:
        return isinstance(value, str) and len(value) <= self.longest

    def parse(self, text: str) -> Value:
        return text

    def describe(self) -> dict[str, Any]:
        return {**super().describe(), "max_length": self.longest}

    def store(self, s: Any, name: str, value: Value) -> None:
        pass


@dataclass(frozen=True)
class Shown(Choice):
    """A choice that concerns the screen alone; play does not read it."""

    def store(self, s: Any, name: str, value: Value) -> None:
        pass


def _either(numbers: tuple[int, ...]) -> str:
    *first, last = map(str, numbers)
    return f"{', '.join(first)} or {last}" if first else last


@dataclass(frozen=True)
class Preset:
    """Options that the rulebook has a name for together: the words' `preset-<id>`."""

    id: str
    options: Mapping[str, Value]
    players: tuple[int, ...] = ()  # how many it is for; empty: as many as the game is for


def _shown(value: Value) -> str:
    text = repr(value) if isinstance(value, str) else json.dumps(value)
    return text if len(text) <= 60 else text[:57] + "…"
