"""A state is declared once, in a class body, and lives twice: as a plain object and as bytes, a flat record."""

from __future__ import annotations

from itertools import islice
from math import prod
from struct import Struct
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast, overload

from igroteka.kernel.chance import SIMULATION

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from igroteka.kernel.chance import Host


_CODES = {"i1": "b", "i2": "h", "i4": "i", "u8": "Q"}  # kind → code of `struct`
_WIDEST = 8  # bytes; a record's size is a multiple of it, so that in an array of records the next one is aligned, too


class Field:
    """One declared field: the kind of its elements (signed or not, and how many bytes) and its shape (empty for a
    single integer).
    """

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


def _shaped(numbers: Iterator[int], shape: tuple[int, ...]) -> Any:
    """The next numbers, in lists of a shape."""
    if not shape:
        return next(numbers)
    if len(shape) == 1:
        return list(islice(numbers, shape[0]))
    return [_shaped(numbers, shape[1:]) for _ in range(shape[0])]


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
    """Base of every game's `State`. An instance is the plain form. Its bytes are the flat form: in an array of these
    compiled code works (see `compiler.flat`).

    `pack` and `unpack` convert exactly: an integer that does not fit its field is an error, never a wrapped number.
    """

    fields: ClassVar[Mapping[str, Field]] = {}
    packer: ClassVar[Struct]  # the flat form: all numbers, field by field
    lists: ClassVar[tuple[str, ...]] = ()  # the fields that are arrays of numbers,
    grids: ClassVar[tuple[str, ...]] = ()  # and those that are arrays of arrays

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
        codes = "".join(f"{prod(field.shape)}{_CODES[field.kind]}" for field in cls.fields.values())
        padding = -Struct("=" + codes).size % _WIDEST
        cls.packer = Struct(f"={codes}{padding}x")
        cls.lists = tuple(name for name, field in cls.fields.items() if len(field.shape) == 1)
        cls.grids = tuple(name for name, field in cls.fields.items() if len(field.shape) == 2)

    def __init__(self) -> None:
        vars(self).update({name: field.zero() for name, field in self.fields.items()}, host=SIMULATION)

    def copy(self) -> Self:
        """The same position, heard by nobody, its chance drawn from its own generator."""
        twin = object.__new__(type(self))
        its = vars(twin)
        its.update(vars(self))
        for name in self.lists:
            its[name] = its[name][:]
        for name in self.grids:
            its[name] = [*map(list.copy, its[name])]
        its["host"] = SIMULATION
        return twin

    def pack(self) -> bytes:
        """The flat form of this state: equal states of a game have equal bytes."""
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
        return self.packer.pack(*numbers)

    @classmethod
    def unpack(cls, flat: bytes) -> Self:
        """The plain object of a flat form."""
        state = cls()
        mine, numbers = vars(state), iter(cls.packer.unpack(flat))
        for name, field in cls.fields.items():
            mine[name] = _shaped(numbers, field.shape)
        return state

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        mine, its = vars(self), vars(other)
        for name in self.fields:
            if mine[name] != its[name]:
                return False
        return True

    __hash__ = None  # type: ignore[assignment]  # it changes; hash its bytes

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)}" for name in self.fields if name != "rng")
        return f"{type(self).__module__}.State({shown})"
