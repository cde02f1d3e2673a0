"""The flat form of states, as NumPy has it: records that lie side by side in an array."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

if TYPE_CHECKING:
    from igroteka.kernel import Layout

State = TypeVar("State", bound="Layout")


_DTYPES: dict[type[Layout], np.dtype[np.void]] = {}


def dtype_of(layout: type[Layout]) -> np.dtype[np.void]:
    """The record of a layout: the same fields in the same order, and byte for byte what its states pack to."""
    if layout not in _DTYPES:
        fields = [(name, field.kind, field.shape) for name, field in layout.fields.items()]
        _DTYPES[layout] = np.dtype(fields, align=True)
    return _DTYPES[layout]


def flat_of(s: Layout) -> np.ndarray[Any, np.dtype[np.void]]:
    """The record of a state, as an array of one element that may be written to."""
    return np.frombuffer(bytearray(s.pack()), dtype_of(type(s)))


def plain_of(layout: type[State], record: np.void) -> State:
    """The plain state of a record, one element of an array."""
    return layout.unpack(record.tobytes())
