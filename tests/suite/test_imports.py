"""Nothing imports in a circle, not even for the type checker: a module can be read when what it imports has been."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import igroteka

ROOT = Path(igroteka.__file__).parents[1]


def modules(root: Path) -> dict[str, Path]:
    named = {".".join(file.relative_to(root).with_suffix("").parts): file for file in root.rglob("*.py")}
    return {name.removesuffix(".__init__"): file for name, file in named.items()}


def imports(name: str, file: Path, known: dict[str, Path]) -> set[str]:
    """What a module imports anywhere: at its top, for the type checker, or in a function."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{file}: a relative import"
            within = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= {one if one in known else str(node.module) for one in within}
    return {one for one in found if one in known and one != name}


def in_order(root: Path) -> list[str]:
    known = modules(root)
    return list(TopologicalSorter({name: imports(name, file, known) for name, file in known.items()}).static_order())


def test_nothing_imports_in_a_circle() -> None:
    order = in_order(ROOT)
    assert order.index("igroteka.kernel.contract") < order.index("igroteka.live.table")


def test_a_circle_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from b import B\n")
    (tmp_path / "b.py").write_text("def late():\n    import a\n")
    with pytest.raises(CycleError):
        in_order(tmp_path)
