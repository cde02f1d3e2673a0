"""A record in an array is a state to the byte: what NumPy has in it is what the plain state says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from igroteka.compiler.flat import dtype_of, flat_of, plain_of
from igroteka.games import catalogue
from igroteka.kernel import Layout, bag, i8, i16, i32
from igroteka.kernel.random import luck_below

if TYPE_CHECKING:
    from igroteka.kernel.layout import Field


class Table(Layout):
    """Narrow and wide fields in a disorderly order."""

    turn = i8()
    coins = i32()
    marks = i16(3)
    hands = bag(2, 4)
    deck = bag(4)
    round = i16()
    sheet = i16(2, 3)
    bank = i32(2)


LAYOUTS = [Table, *(catalogue.rules(id).State for id in catalogue.ids())]
BITS = {"i1": 8, "i2": 16, "i4": 32, "u8": 64}


def any_number(field: Field, luck: list[int]) -> int:
    """A number that fits, of either sign where there are signs."""
    bits = BITS[field.kind]
    number = luck_below(luck, 1 << 32) << 32 | luck_below(luck, 1 << 32)
    return number if field.kind == "u8" else (number >> 64 - bits) - (1 << bits - 1)


def any_value(field: Field, shape: tuple[int, ...], luck: list[int]) -> Any:
    if not shape:
        return any_number(field, luck)
    return [any_value(field, shape[1:], luck) for _ in range(shape[0])]


def any_state(layout: type[Layout], seed: int) -> Layout:
    s, luck = layout(), [seed]
    for name, field in layout.fields.items():
        setattr(s, name, any_value(field, field.shape, luck))
    return s


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_field_lies_aligned_and_without_a_gap_before_it(layout: type[Layout]) -> None:
    record, end = dtype_of(layout), 0
    assert record.names == tuple(layout.fields)
    for name, (kind, offset, *_) in (record.fields or {}).items():
        assert offset == end, f"a gap before {name}"
        assert offset % kind.base.itemsize == 0, f"{name} is not aligned"
        end = offset + kind.itemsize
    assert end <= record.itemsize < end + 8
    assert record.itemsize == layout.packer.size


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_record_holds_what_numpy_would_write_and_what_the_state_packs_to(layout: type[Layout]) -> None:
    for seed in range(20):
        s = any_state(layout, seed)
        written = np.zeros(1, dtype_of(layout))
        for name in layout.fields:
            written[name][0] = getattr(s, name)
        flat = flat_of(s)
        assert flat.shape == (1,)
        assert flat.dtype == dtype_of(layout)
        assert flat.tobytes() == written.tobytes() == s.pack()
        assert plain_of(layout, flat[0]) == s


def test_a_record_is_on_its_own_and_may_be_written_to() -> None:
    table = Table()
    flat = flat_of(table)
    table.marks[0] = 5
    assert flat["marks"][0][0] == 0
    flat["marks"][0][1] = 6
    assert table.marks == [5, 0, 0]
    plain = plain_of(Table, flat[0])
    flat["marks"][0][1] = 7
    assert plain.marks == [0, 6, 0]
