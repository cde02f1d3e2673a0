"""Where the chance of a game comes from: simulated, fair (committed to beforehand), or dictated by a record.

Fair play: the outcome of chance event number k is a function of a secret seed and of the salts that the players
contributed. The seed's hash is shown before the first card, the seed itself after the last; anyone can then recompute
every outcome:

    key       = HMAC-SHA256(seed, salt 0 ‖ … ) with each salt preceded by its length in four bytes
    word i    = first 8 bytes of HMAC-SHA256(key, k in eight bytes ‖ i in four bytes), i = 0, 1, …
    number    = the first word below the largest multiple of the total weight, modulo that weight
    outcome   = the one in whose share of the weights the number falls, outcomes in the order of the game's own numbers
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from igroteka.kernel import Host, Of
from igroteka.match.errors import BadRecord, RecordRefused, short

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.match.record import Event, Record

Token = Callable[[int], str]  # the token of an outcome
_SIMULATOR = Host()
SIMULATED = "sim:"


class Source(Protocol):
    """Decides chance number `k` of a game. It keeps no state, so a game can be copied, undone and replayed."""

    def begin(self, s: Any) -> None: ...
    def outcome(self, s: Any, k: int, at: int, kind: str, token: Token, weights: Sequence[int]) -> int: ...
    def header(self, over: bool) -> dict[str, Any]: ...


@dataclass(frozen=True)
class Simulated:
    """The simulation's generator, inside the state. Fast, repeatable, not for games between people."""

    seed: int

    def begin(self, s: Any) -> None:
        s.rng = self.seed

    def outcome(self, s: Any, k: int, at: int, kind: str, token: Token, weights: Sequence[int]) -> int:
        return _SIMULATOR.chance(s, kind, -1, weights, Of.CARD)

    def header(self, over: bool) -> dict[str, Any]:
        return {"seed": f"{SIMULATED}{self.seed:016x}"}


@dataclass(frozen=True)
class Fair:
    """A secret seed, committed to before the first card, and the players' salts."""

    seed: bytes = field(default_factory=lambda: secrets.token_bytes(32), repr=False)
    salts: tuple[str, ...] = ()

    @property
    def commitment(self) -> str:
        """To be shown before the first card."""
        return hashlib.sha256(self.seed).hexdigest()

    def begin(self, s: Any) -> None:
        pass

    def _key(self) -> bytes:
        salted = b"".join(len(salt.encode()).to_bytes(4, "big") + salt.encode() for salt in self.salts)
        return hmac.digest(self.seed, salted, "sha256")

    def outcome(self, s: Any, k: int, at: int, kind: str, token: Token, weights: Sequence[int]) -> int:
        key, total = self._key(), sum(weights)
        fair = (1 << 64) // total * total
        attempt = 0
        while True:
            message = k.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            word = int.from_bytes(hmac.digest(key, message, "sha256")[:8], "big")
            if word < fair:
                return _share(weights, word % total)
            attempt += 1

    def header(self, over: bool) -> dict[str, Any]:
        shown = {"commitment": self.commitment, "salts": list(self.salts)}
        return {"seed": self.seed.hex(), **shown} if over else shown


def _share(weights: Sequence[int], number: int) -> int:
    for outcome, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return outcome
    raise ValueError("chance without a possible outcome")


@dataclass(frozen=True)
class Dictated:
    """Chance as a record tells it. What the game cannot give is refused."""

    events: Sequence[Event]
    told: dict[str, Any] = field(default_factory=dict)

    def begin(self, s: Any) -> None:
        pass

    def outcome(self, s: Any, k: int, at: int, kind: str, token: Token, weights: Sequence[int]) -> int:
        if at >= len(self.events):
            raise RecordRefused(at, f"the record ends where chance {kind} is due")
        event = self.events[at]
        if event.chance is None:
            raise RecordRefused(at, f"chance {kind} is due, not the action {short(event.action)}")
        if event.chance != kind:
            raise RecordRefused(at, f"chance {kind} is due, not {short(event.chance)}")
        for outcome, weight in enumerate(weights):
            if weight and token(outcome) == event.outcome:
                return outcome
        raise RecordRefused(at, f"chance {kind} cannot give {short(event.outcome)}: none is left, or there is none")

    def header(self, over: bool) -> dict[str, Any]:
        return self.told


@dataclass(frozen=True)
class Checked:
    """Chance as a record tells it, compared with what its seed gives."""

    dictated: Dictated
    truth: Source

    def begin(self, s: Any) -> None:
        self.truth.begin(s)

    def outcome(self, s: Any, k: int, at: int, kind: str, token: Token, weights: Sequence[int]) -> int:
        said = self.dictated.outcome(s, k, at, kind, token, weights)
        due = self.truth.outcome(s, k, at, kind, token, weights)
        if said != due:
            raise RecordRefused(at, f"the seed gives {token(due)} for chance {kind}, the record says {token(said)}")
        return said

    def header(self, over: bool) -> dict[str, Any]:
        return self.dictated.header(over)


def simulated(record: Record) -> bool:
    """Whether the simulation's generator is said to have decided: nothing was promised to anybody beforehand."""
    return record.seed is not None and record.seed.startswith(SIMULATED)


def source_of(record: Record) -> Source | None:
    """What the record says its chance came from; None where it has no seed."""
    if record.seed is None:
        return None
    if simulated(record):
        if record.commitment is not None or record.salts:
            raise RecordRefused(None, "a simulated game has neither a commitment nor salts")
        return Simulated(int.from_bytes(_hex(record.seed.removeprefix(SIMULATED), 8), "big"))
    fair = Fair(_hex(record.seed, 32), tuple(record.salts))
    if record.commitment != fair.commitment:
        raise RecordRefused(None, "the commitment is not the hash of the seed")
    return fair


def _hex(text: str, size: int) -> bytes:
    try:
        number = bytes.fromhex(text)
    except ValueError:
        number = b""
    if len(number) != size:
        raise BadRecord(f"the seed {short(text)} is not one of ours: 32 bytes in hexadecimal, or sim: and 8 bytes")
    return number
