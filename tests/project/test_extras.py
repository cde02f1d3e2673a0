"""What `pip install "igroteka[…]"` brings, in a fresh environment beside the default."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXTRAS = {
    "research": "import igroteka.envs, igroteka.envs.spiel, gymnasium, pettingzoo, pyspiel; "
    "assert gymnasium.make('igroteka/pairs-v1').reset(seed=1)",
    "ray": "import ray; from igroteka.lab.cluster import Cluster; assert Cluster().play([])",
}


@pytest.mark.long
@pytest.mark.parametrize("extra", EXTRAS)
def test_an_extra_is_installed_and_imported(extra: str, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "fresh"], check=True)
    python = tmp_path / "fresh" / "bin" / "python"
    wanted = ["--quiet", "--constraint", ROOT / "constraints.txt", f"{ROOT}[{extra}]"]
    for run in (["-m", "pip", "install", *wanted], ["-c", EXTRAS[extra]], ["-m", "igroteka", "games"]):
        done = subprocess.run([python, *run], capture_output=True, text=True, cwd=tmp_path)
        assert done.returncode == 0, done.stderr[-2000:]
