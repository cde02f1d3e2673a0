"""The example that learns: it can be run, and the documentation shows the curve that it wrote."""

from __future__ import annotations

import csv
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "learn.py"


def test_it_learns_for_a_moment_where_torch_is_installed(tmp_path: Path) -> None:
    """PyTorch is in none of our extras; without it the program is only compiled."""
    compile(EXAMPLE.read_text(encoding="utf-8"), EXAMPLE.name, "exec")
    if find_spec("torch") is None:
        return
    asked = ["--minutes", "0.05", "--games", "20", "--curve", str(tmp_path / "curve.csv")]
    done = subprocess.run([sys.executable, EXAMPLE, *asked], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "20 fresh games against rule: reward " in done.stdout
    heading, first, *more = csv.reader((tmp_path / "curve.csv").open())
    assert heading == ["minutes", "decisions", "reward", "half_interval"]
    assert float(first[0]) == 0
    assert float(more[-1][0]) >= 0.05


def test_the_curve_on_the_page_is_the_one_in_the_file() -> None:
    _, *lines = csv.reader((ROOT / "examples" / "learn-regent.csv").open())
    measured = {f"{float(minutes):.2f}": line for minutes, *line in lines}
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+\.\d+) \| (\d\.\d\d) M \| ([+−]\d\.\d+) ± (\d\.\d+) \|$", page, re.MULTILINE)
    assert len(rows) > 5
    for minutes, millions, reward, half in rows:
        decisions, exact, width = measured[minutes]
        assert abs(float(millions) * 1e6 - int(decisions)) <= 5001
        assert float(reward.replace("−", "-")) == float(exact)
        assert float(half) == float(width)
