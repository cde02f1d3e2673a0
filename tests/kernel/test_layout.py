"""A state lives twice, as a plain object and as bytes, and neither ever says something else than the other."""

from __future__ import annotations

import pickle
import struct
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.kernel import Host, Layout, bag, i8, i16, i32
from igroteka.kernel.chance import SIMULATION

RANGES = {"i1": (-(2**7), 2**7 - 1), "i2": (-(2**15), 2**15 - 1), "i4": (-(2**31), 2**31 - 1), "u8": (0, 2**64 - 1)}
DOES_NOT_FIT = (struct.error, OverflowError, ValueError)


class Box(Layout):
    """What all tables of the toy have."""

    turn = i8()
    coins = i32()
    marks = i16(3)


class Table(Box):
    """One table: narrow and wide fields in a disorderly order."""

    hands = bag(2, 4)
    deck = bag(4)
    round = i16()
    sheet = i16(2, 3)
    bank = i32(2)


class OtherTable(Box):
    hands = bag(2, 4)


def values_of(name: str) -> st.SearchStrategy[Any]:
    """All values that a field of the table can have."""
    field = Table.fields[name]
    drawn: st.SearchStrategy[Any] = st.integers(*RANGES[field.kind])
    for size in reversed(field.shape):
        drawn = st.lists(drawn, min_size=size, max_size=size)
    return drawn


@st.composite
def tables(draw: st.DrawFn) -> Table:
    table = Table()
    for name in Table.fields:
        setattr(table, name, draw(values_of(name)))
    return table


def test_fields_lie_widest_first_and_else_as_they_were_declared_the_base_before_the_game() -> None:
    assert list(Table.fields) == [
        *("rng",),
        *("coins", "bank"),
        *("marks", "round", "sheet"),
        *("seats", "turn", "hands", "deck"),
    ]


def test_in_an_array_of_tables_the_next_one_is_aligned() -> None:
    assert Table.packer.size % 8 == 0


def test_a_blank_table_is_all_zeros_with_the_declared_shapes() -> None:
    table = Table()
    assert (table.turn, table.coins, table.round, table.rng, table.seats) == (0, 0, 0, 0, 0)
    assert (table.marks, table.bank, table.deck) == ([0] * 3, [0] * 2, [0] * 5)
    assert (table.hands, table.sheet) == ([[0] * 5] * 2, [[0] * 3] * 2)
    assert table.pack() == bytes(Table.packer.size)


def test_no_two_tables_and_no_two_rows_share_a_list() -> None:
    one, other = Table(), Table()
    one.hands[0][1] = 7
    one.marks[0] = 9
    assert one.hands[1] == [0] * 5
    assert other == Table()


@given(tables())
def test_packing_and_unpacking_gives_the_same_table(table: Table) -> None:
    again = Table.unpack(table.pack())
    assert again == table
    assert again.host is SIMULATION
    assert again.pack() == table.pack()


@given(tables())
def test_unpacked_fields_are_python_integers_and_lists(table: Table) -> None:
    again = Table.unpack(table.pack())
    assert type(again.coins) is type(again.rng) is type(again.marks[0]) is type(again.hands[0][0]) is int
    assert type(again.marks) is type(again.hands[0]) is list


@pytest.mark.parametrize("name", Table.fields)
@pytest.mark.parametrize("beyond", [1, 2, 255, 256, 2**32])
@pytest.mark.parametrize("end", ["low", "high"])
def test_a_number_that_does_not_fit_is_an_error_and_never_wraps(name: str, beyond: int, end: str) -> None:
    field = Table.fields[name]
    low, high = RANGES[field.kind]
    value: Any = low - beyond if end == "low" else high + beyond
    table = Table()
    if field.shape:
        place: Any = getattr(table, name)
        while isinstance(place[-1], list):
            place = place[-1]
        place[-1] = value
    else:
        setattr(table, name, value)
    with pytest.raises(DOES_NOT_FIT):
        table.pack()


@pytest.mark.parametrize("value", [1.5, None, "7"])
def test_what_is_no_integer_does_not_pack(value: Any) -> None:
    table = Table()
    table.turn = value
    with pytest.raises(DOES_NOT_FIT):
        table.pack()


@given(tables(), st.data())
def test_copies_of_the_past_never_change(table: Table, data: st.DataObject) -> None:
    past, bytes_of_the_past = table.copy(), table.pack()
    assert past == table
    for name in Table.fields:  # the game goes on, in place
        now: Any = data.draw(values_of(name))
        if Table.fields[name].shape:
            for index, value in enumerate(now):
                if isinstance(value, list):
                    getattr(table, name)[index][:] = value
                else:
                    getattr(table, name)[index] = value
        else:
            setattr(table, name, now)
    assert past.pack() == bytes_of_the_past


def test_bytes_of_another_length_are_no_table() -> None:
    for wrong in (b"", Table().pack()[:-1], Table().pack() + b"\0"):
        with pytest.raises(struct.error):
            Table.unpack(wrong)


@given(tables(), tables())
def test_tables_are_equal_when_their_bytes_are(one: Table, other: Table) -> None:
    assert (one == other) == (one.pack() == other.pack())
    for name in Table.fields:
        changed = one.copy()
        setattr(changed, name, getattr(other, name))
        assert (changed == one) == (getattr(one, name) == getattr(other, name))


def test_a_table_equals_no_table_of_another_game_and_nothing_else() -> None:
    assert Table() != OtherTable()
    assert Table() != Box()
    assert Table() != 0


def test_who_listens_is_no_part_of_the_position() -> None:
    heard = Table()
    heard.host = Host()
    assert heard == Table()
    assert heard.pack() == Table().pack()
    assert heard.copy().host is SIMULATION, "a copy must not tell the listeners of the original"


def test_a_table_that_changes_cannot_be_a_key() -> None:
    with pytest.raises(TypeError):
        hash(Table())


def test_a_table_can_be_pickled() -> None:
    table = Table()
    table.hands[1][2], table.rng = 3, 2**64 - 1
    assert pickle.loads(pickle.dumps(table)) == table


def test_the_generator_is_not_shown() -> None:
    table = Table()
    table.rng, table.coins = 123456789, 55
    assert "coins=55" in repr(table)
    assert "123456789" not in repr(table)
