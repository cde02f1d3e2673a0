"""The load driver, on a small scale: that it works, and that every move reaches everybody."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from server.databases import Postgres, Redis

pytestmark = pytest.mark.alone
DRIVER = Path(__file__).parents[2] / "bench" / "load.py"


def load(*options: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, str(DRIVER), "--json", "--warm-up", "1", "--every", "0.5", *options],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr[-2000:] + done.stdout[-2000:]
    (report,) = json.loads(done.stdout)
    assert isinstance(report, dict)
    return report


def test_ten_tables_at_which_every_move_is_seen_by_all_four() -> None:
    report = load("--tables", "10", "--seconds", "5")
    assert report["lost"] == {}
    assert report["sockets"] == 40
    assert report["moves"] > 40  # 100 on a machine that has time
    assert report["views_per_second"] == pytest.approx(4 * report["moves_per_second"], rel=0.2)
    assert 0 < report["last_viewer_ms"]["p50"] <= report["last_viewer_ms"]["p99"]


def test_two_processes_at_one_port(postgres: Postgres, redis_server: Redis) -> None:
    behind = ("--database", postgres.database(), "--redis", redis_server.address, "--processes", "2", "--one-port")
    report = load("--tables", "5", "--seconds", "5", *behind)
    assert report["lost"] == {}
    assert report["processes"] == 2
    assert report["moves"] > 20
    assert report["rss_mib"] > 100, "only the supervisor is measured"


@pytest.mark.long
@pytest.mark.parametrize("game", ["pairs", "kitty", "zabiray"])
def test_tables_where_games_end_or_several_choose_at_once(game: str) -> None:
    report = load("--tables", "5", "--seconds", "20", "--game", game)
    assert report["lost"] == {}
    assert report["moves"] > 80
