"""Twins for WebAssembly: the same functions that `native` makes machine code of, as a module that a browser runs.

Numba makes LLVM's text of a function and all that it calls (`linking.Portable`). LLVM knows many machines: here it is
told that this is a small one with 32-bit addresses, optimises the whole, and `wasm-ld`, the linker of the LLVM project,
packs it. A module imports nothing, has a memory that cannot grow, and is the same to the byte whoever makes it.

Its entry is called as Numba calls: with the address of the result, that of an error, and the arguments. An array is
seven of these: two addresses for its owner (it has none, 0), how many items, how many bytes each, its address, again
how many items, and the bytes from one to the next. Whole numbers are of 64 bits. What it returns is 0 if all went well.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any

import llvmlite.binding as llvm
import numba

from igroteka.compiler.cache import folder, key_of
from igroteka.compiler.native import Twins

if TYPE_CHECKING:
    from collections.abc import Callable

    from igroteka.compiler.linking import Portable
    from igroteka.kernel.contract import Rules
    from igroteka.kernel.policies import Policies

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"  # browsers have them since 2023
PAGE = 65536  # bytes; memory comes in pages
STACK = 4 * PAGE
CONSTANTS = 4 * PAGE  # room for what a game's functions name
LINKER = "ziglang"  # the package that brings wasm-ld along

# What an error says: Python's objects, with paths of the machine that compiles. Here it is enough that there is one.
PICKLED = re.compile(r"^(@\.const\.picklebuf\S* = internal constant \{ ptr, i32, ptr, ptr, i32 \}) .*$", re.MULTILINE)


class NoLinker(RuntimeError):
    """The package that brings the linker is not installed."""


class NotPortable(RuntimeError):
    """A function needs something that a bare WebAssembly module has not; the message says what."""


def module(
    rules: Rules, bots: Policies[Any], function: Callable[..., Any], arguments: tuple[Any, ...], room: int
) -> bytes:
    """A module whose entry is a game's twin of a function, for arguments like these, with so many bytes of memory to
    work in. It is kept on the disk beside the native twins, and like them made anew when anything has changed that it
    is made from.
    """
    way = _way()
    twins = Twins(rules, bots, way)
    plain = twins.plain(function)
    kinds = " ".join(str(numba.typeof(argument)) for argument in arguments)
    made_by = f"{TRIPLE} {FEATURES} {_linker()} {room} {kinds}"
    kept = folder(f"{twins.name_of(plain)}.wasm", key_of(twins, plain, made_by)) / "module.wasm"
    if not kept.exists():
        text, symbol = way.text_of(twins.clone(function).py_func, arguments)
        made = _linked(_machine_code(text, symbol, plain.__name__), plain.__name__, room)
        fresh = kept.with_suffix(f".{os.getpid()}")
        fresh.write_bytes(made)
        fresh.replace(kept)  # whole or not at all
    return kept.read_bytes()


def _machine_code(text: str, symbol: str, name: str) -> bytes:
    """An object file made from LLVM's text, in which the entry gets its plain name."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, cpu="generic", features=FEATURES)
    parsed = llvm.parse_assembly(_retargeted(text, symbol, name, str(machine.target_data)))
    parsed.verify()
    for function in parsed.functions:
        if function.name != name and not function.is_declaration:
            function.linkage = "internal"  # so that what has been put in its place everywhere goes
    passes = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    passes.getModulePassManager().run(parsed, passes)
    return bytes(machine.emit_object(parsed))


def _retargeted(text: str, symbol: str, name: str, layout: str) -> str:
    """The text for another machine: nothing in it may speak of the one that compiles."""
    text = re.sub(r'^target datalayout = ".*"$', f'target datalayout = "{layout}"', text, flags=re.MULTILINE)
    text = re.sub(r'^target triple = ".*"$', f'target triple = "{TRIPLE}"', text, flags=re.MULTILINE)
    text = re.sub(r'"target-(cpu|features)"="[^"]*"', "", text)
    text = re.sub(r"@sqrt\(", "@llvm.sqrt.f64(", text)  # an instruction, and exact on both machines
    text = PICKLED.sub(r"\1 zeroinitializer", text)
    text = text.replace(" = common ", " = internal ")  # which the format has not
    return text.replace(symbol, name)


def _linked(code: bytes, name: str, room: int) -> bytes:
    """The object file as a module."""
    memory = -(-(STACK + CONSTANTS + room) // PAGE) * PAGE
    options = ["--no-entry", f"--export={name}", "--export=__heap_base", "--strip-all", "--gc-sections", "-O2"]
    options += ["--stack-first", "-z", f"stack-size={STACK}", f"--initial-memory={memory}", f"--max-memory={memory}"]
    with tempfile.TemporaryDirectory() as place:
        made, object_file = Path(place) / "module.wasm", Path(place) / "module.o"
        object_file.write_bytes(code)
        command = [sys.executable, "-m", LINKER, "wasm-ld", *options, "-o", str(made), str(object_file)]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise NotPortable(f"{name} cannot be made into WebAssembly: {done.stderr.strip()}")
        return made.read_bytes()


def _way() -> Portable:
    """The way to LLVM's text, if Numba's inside is as we know it."""
    try:
        from igroteka.compiler.linking import Portable
    except (ImportError, AttributeError, TypeError) as error:
        raise NotPortable(f"WebAssembly is made with a Numba that compiler/linking.py knows: {error}") from None
    return Portable()


def _linker() -> str:
    """The linker's version."""
    try:
        return metadata.version(LINKER)
    except metadata.PackageNotFoundError:
        raise NoLinker("WebAssembly needs a linker: pip install 'igroteka[site]'") from None
