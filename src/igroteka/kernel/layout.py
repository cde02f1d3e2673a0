"""A state is declared once, in a class body, and lives twice: as a plain object and as a flat record."""

from __future__ import annotations

from math import prod
from struct import Struct
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast, overload

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Mapping

    from igroteka.kernel.chance import Host


_CODES = {"i1": "b", "i2": "h", "i4": "i", "u8": "Q"}


class Field:
    """One declared field: the NumPy type of its elements and its shape (empty for a single integer)."""

    def __init__(self, kind: str, shape: tuple[int, ...]) -> None:
        self.kind = kind
        self.shape = shape

    def zero(self) -> Any:
        return _zeros(self.shape)


def _zeros(shape: tuple[int, ...]) -> Any:
    if not shape:
        return 0
    if len(shape) == 1:
        return [0] * shape[0]
    return [_zeros(shape[1:]) for _ in range(shape[0])]


# Only signed integers: compiled, the difference of two unsigned ones would never be negative.
@overload
def i8() -> int: ...
@overload
def i8(_n: int, /) -> list[int]: ...
@overload
def i8(_n: int, _m: int, /) -> list[list[int]]: ...
def i8(*shape: int) -> Any:
    """A field of integers from −128 to 127."""
    return Field("i1", shape)


@overload
def i16() -> int: ...
@overload
def i16(_n: int, /) -> list[int]: ...
@overload
def i16(_n: int, _m: int, /) -> list[list[int]]: ...
def i16(*shape: int) -> Any:
    """A field of integers from −32,768 to 32,767."""
    return Field("i2", shape)


@overload
def i32() -> int: ...
@overload
def i32(_n: int, /) -> list[int]: ...
def i32(*shape: int) -> Any:
    """A field of integers up to two thousand million."""
    return Field("i4", shape)


@overload
def bag(_faces: int, /) -> list[int]: ...
@overload
def bag(_owners: int, _faces: int, /) -> list[list[int]]: ...
def bag(*shape: int) -> Any:
    """A multiset of cards: element 0 counts them all, element `c` the copies of face `c` (1 … faces)."""
    return Field("i1", (*shape[:-1], shape[-1] + 1))


class Layout:
    """Base of every game's `State`. An instance is the plain form; `dtype` is the flat form.

    Both forms have the same field names, and `pack` and `unpack` convert exactly: an integer that does not fit its
    field is an error, never a wrapped number.
    """

    fields: ClassVar[Mapping[str, Field]] = {}
    dtype: ClassVar[np.dtype[np.void]]
    packer: ClassVar[Struct]  # the same bytes, from a list of numbers

    rng: int = cast("int", Field("u8", ()))  # the simulation's generator; a real game never touches it
    seats: int = cast("int", Field("i1", ()))

    host: Host

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        found: dict[str, Field] = {}
        for base in reversed(cls.__mro__):
            found |= {name: value for name, value in vars(base).items() if isinstance(value, Field)}
        # Widest first, so that every field lies aligned without gaps.
        cls.fields = dict(sorted(found.items(), key=lambda item: -int(item[1].kind[1])))
        cls.dtype = np.dtype([(name, field.kind, field.shape) for name, field in cls.fields.items()], align=True)
        codes = "".join(f"{prod(field.shape)}{_CODES[field.kind]}" for field in cls.fields.values())
        padding = cls.dtype.itemsize - Struct("=" + codes).size
        cls.packer = Struct(f"={codes}{padding}x")

    def __init__(self) -> None:
        from igroteka.kernel.chance import SIMULATION

        vars(self).update({name: field.zero() for name, field in self.fields.items()}, host=SIMULATION)

    def copy(self) -> Self:
        """The same position, heard by nobody, its chance drawn from its own generator."""
        twin = object.__new__(type(self))
        mine, its = vars(self), vars(twin)
        for name, field in self.fields.items():
            value = mine[name]
            depth = len(field.shape)
            its[name] = value if depth == 0 else value[:] if depth == 1 else [row[:] for row in value]
        from igroteka.kernel.chance import SIMULATION

        its["host"] = SIMULATION
        return twin

    def pack(self) -> np.ndarray[Any, np.dtype[np.void]]:
        """The flat record of this state, as an array of one element."""
        mine, numbers = vars(self), []
        for name, field in self.fields.items():
            value = mine[name]
            depth = len(field.shape)
            if depth == 0:
                numbers.append(value)
            elif depth == 1:
                numbers += value
            else:
                for row in value:
                    numbers += row
        return np.frombuffer(bytearray(self.packer.pack(*numbers)), self.dtype)

    @classmethod
    def unpack(cls, flat: Any) -> Self:
        """The plain object of a flat record (one element of an array of `dtype`)."""
        state = cls()
        for name, field in cls.fields.items():
            value = flat[name].tolist()
            setattr(state, name, value if field.shape else int(value))
        return state

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(getattr(self, n) == getattr(other, n) for n in self.fields)

    __hash__ = None  # type: ignore[assignment]  # it changes; hash the bytes of its record

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)}" for name in self.fields if name != "rng")
        return f"{type(self).__module__}.State({shown})"
