"""Several bytes of a bag as one number (SIMD within a register), wherever they lie in memory."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import cgutils, errors, types
from numba.extending import intrinsic
from numba.np.arrayobj import make_array

WORD = types.uint64  # its lowest byte comes first: no machine that Numba knows has it otherwise


def _check(cards: Any) -> None:
    if cards.dtype.bitwidth != 8:
        raise errors.TypingError(f"a bag has a byte for each face, not {cards.dtype}")


def _place(context: Any, builder: Any, cards: Any, bag: Any, first: Any) -> Any:
    data = builder.bitcast(make_array(cards)(context, builder, bag).data, cgutils.voidptr_t)
    return builder.bitcast(builder.gep(data, [first]), context.get_value_type(WORD).as_pointer())


@intrinsic  # type: ignore[untyped-decorator]
def word_at(typing: Any, cards: Any, first: Any) -> Any:
    """Eight bytes of a bag, from `first` on."""
    _check(cards)

    def made(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.load(_place(context, builder, cards, *arguments), align=1)

    return WORD(cards, types.intp), made


@intrinsic  # type: ignore[untyped-decorator]
def put_word(typing: Any, cards: Any, first: Any, word: Any) -> Any:
    """Write eight bytes of a bag, from `first` on."""
    _check(cards)

    def made(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        *where, word = arguments
        builder.store(word, _place(context, builder, cards, *where), align=1)
        return context.get_dummy_value()

    return types.void(cards, types.intp, WORD), made


@intrinsic  # type: ignore[untyped-decorator]
def bits_set(typing: Any, word: Any) -> Any:
    """How many bits of a word are 1."""
    return types.int64(WORD), lambda context, builder, signature, arguments: builder.ctpop(arguments[0])


@intrinsic  # type: ignore[untyped-decorator]
def bits_below(typing: Any, word: Any) -> Any:
    """How many bits of a word are 0 below its lowest 1; 64 if there is none."""
    no = ir.Constant(ir.IntType(1), 0)
    return types.int64(WORD), lambda context, builder, signature, arguments: builder.cttz(arguments[0], no)
