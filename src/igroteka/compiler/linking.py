"""Many functions made into one piece of machine code.

Left to itself, Numba optimises each function together with all it calls, again with every caller of it, and makes
machine code at each stage: a game takes a quarter of a minute, and loops over a bag are unrolled before it is known how
long the bag is. Here a *part*, a function that only compiled ones call, waits as it is until it is linked into an
*entry*, a function called from Python. The entry alone is optimised, once, with small parts first put in their place.
(In the field's words: whole-program optimisation, and inlining before unrolling.)

This is the one file that knows Numba's inside. Where that is not as it was, `separately` stands in.
"""

from __future__ import annotations

from typing import Any

import numba
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import NativeLowering
from numba.core.types import int64, integer_domain
from numba.core.types.misc import unliteral

KNOWN = tuple((0, minor) for minor in range(61, 69))  # versions of Numba that this was tried with
if numba.version_info.short not in KNOWN:
    raise ImportError(f"version {numba.__version__}")

# `_nrt`: no array is made here, and the caller holds all that it hands over, so owners of arrays need no counting. Its
# atomic operations took a sixth of a step in a batch.
OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "_nrt": False}


class PartCode(JITCodeLibrary):  # type: ignore[misc]
    def finalize(self) -> None:
        self._finalized = True  # neither optimised nor made executable


class EntryCode(JITCodeLibrary):  # type: ignore[misc]
    _linking_libraries: list[Any]

    def finalize(self) -> None:
        """Link the parts with all that they call in turn; the parts themselves are not linked with one another.

        From a library LLVM takes only what is called so far, so callers come before what they call.
        """
        reached: dict[Any, None] = {}
        for library in self._linking_libraries:
            _reach(library, reached)
        self._linking_libraries = [*reversed(reached)]
        super().finalize()


class UntouchedPart(PartCode):
    def _optimize_functions(self, module: Any) -> None:
        pass  # that would settle where things lie in memory, by the size of this machine's addresses


class UntouchedEntry(EntryCode):
    """An entry that is linked and goes no further: for which machine it is optimised is decided elsewhere."""

    _optimize_functions = UntouchedPart._optimize_functions

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalized = True


def _reach(library: Any, reached: dict[Any, None]) -> None:
    """Note a library after all that it calls."""
    if library not in reached:
        for called in library._linking_libraries if isinstance(library, PartCode) else ():
            _reach(called, reached)
        reached[library] = None


@register_pass(mutates_CFG=True, analysis_only=False)
class LowerPart(NativeLowering):  # type: ignore[misc]
    _name = "igroteka_lower_part"
    code: type[JITCodeLibrary] = PartCode

    def run_pass(self, state: Any) -> bool:
        state.library = self.code(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        key = object()  # a dummy key of the function registry: callers find the part by it, machine code there is none
        state.cr = state.cr._replace(cfunc=key)
        state.targetctx.insert_user_function(key, state.cr.fndesc, [state.library])
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class LowerEntry(NativeLowering):  # type: ignore[misc]
    _name = "igroteka_lower_entry"

    def run_pass(self, state: Any) -> bool:
        state.library = EntryCode(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        super().run_pass(state)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class LowerUntouchedPart(LowerPart):
    _name = "igroteka_lower_untouched_part"
    code = UntouchedPart


@register_pass(mutates_CFG=True, analysis_only=False)
class LowerUntouchedEntry(NativeLowering):  # type: ignore[misc]
    _name = "igroteka_lower_untouched_entry"

    def run_pass(self, state: Any) -> bool:
        state.library = UntouchedEntry(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        state.library.finalize()
        state.cr = state.cr._replace(cfunc=object())
        return True


class PartCompiler(Compiler):  # type: ignore[misc]
    lowering: type[NativeLowering] = LowerPart

    def define_pipelines(self) -> list[Any]:
        pipeline = DefaultPassBuilder.define_nopython_pipeline(self.state)
        pipeline.add_pass_after(self.lowering, NativeLowering)
        pipeline.passes = [(step, name) for step, name in pipeline.passes if step is not NativeLowering]
        pipeline.finalize()
        return [pipeline]


class EntryCompiler(PartCompiler):
    lowering = LowerEntry


class UntouchedPartCompiler(PartCompiler):
    lowering = LowerUntouchedPart


class UntouchedEntryCompiler(PartCompiler):
    lowering = LowerUntouchedEntry


class Part(CPUDispatcher):  # type: ignore[misc]
    def __init__(self, function: Any, in_place: bool, compiler: type[PartCompiler] = PartCompiler) -> None:
        super().__init__(function, {}, {**OPTIONS, "no_cpython_wrapper": True, "forceinline": in_place}, compiler)

    def add_overload(self, compiled: Any) -> None:
        self.overloads[tuple(compiled.signature.args)] = compiled

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """One version of the part serves integers of every width and words of every spelling."""
        return super().get_call_template(tuple(map(_widest, args)), {name: _widest(kind) for name, kind in kws.items()})


def _widest(kind: Any) -> Any:
    kind = unliteral(kind)
    return int64 if kind in integer_domain and kind.signed else kind


def part(function: Any, in_place: bool) -> Any:
    """A function that only compiled ones call."""
    return Part(function, in_place)


def entry(function: Any) -> Any:
    """A function that is called from Python, kept in the disk cache."""
    made = CPUDispatcher(function, {}, OPTIONS, EntryCompiler)
    made.enable_caching()
    return made


class Portable:
    """The way to LLVM's text, for machines other than this one."""

    __name__ = "linking.Portable"

    def part(self, function: Any, in_place: bool) -> Any:
        """A function that only compiled ones call."""
        return Part(function, in_place, UntouchedPartCompiler)

    def entry(self, function: Any) -> Any:
        """A function that is called from outside."""
        return Part(function, in_place=False, compiler=UntouchedEntryCompiler)

    def text_of(self, function: Any, arguments: tuple[Any, ...]) -> tuple[str, str]:
        """LLVM's text of an entry and all that it calls, for arguments like these; and the entry's name there."""
        made = self.entry(function)
        made.compile(tuple(map(numba.typeof, arguments)))
        [compiled] = made.overloads.values()
        return str(compiled.library._final_module), compiled.fndesc.llvm_func_name
