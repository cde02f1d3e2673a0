"""A Ray cluster of two nodes on this machine, at 127.0.0.1 alone. Each has its own disk cache, as machines have."""

from __future__ import annotations

import os
import tempfile
import time
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from igroteka.compiler.cache import CACHE

if TYPE_CHECKING:
    from collections.abc import Iterator


@dataclass(frozen=True)
class TwoNodes:
    """The second node may be killed; the first one is where commands are given."""

    address: str
    cluster: Any
    second: Any
    folder: Path

    def kill_the_second(self) -> None:
        """All its processes at once, without a word to anybody."""
        self.cluster.remove_node(self.second, allow_graceful=False)


@contextmanager
def alone() -> Iterator[Path]:
    """All that Ray leaves lies in this folder (a short name: there are sockets in it), and nobody else may join."""
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        token = Path(folder, "token")
        token.write_text("0123456789abcdef" * 2)
        settings = {
            "RAY_TMPDIR": folder,
            "RAY_USAGE_STATS_ENABLED": "0",
            "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
            "RAY_AUTH_MODE": "token",
            "RAY_AUTH_TOKEN_PATH": str(token),
        }
        with patch.dict(os.environ, settings):
            yield Path(folder)


@contextmanager
def two_nodes() -> Iterator[TwoNodes]:
    """One core each."""
    with alone() as folder:
        from ray.cluster_utils import Cluster

        def node(number: int) -> dict[str, Any]:
            own = {CACHE: str(folder / f"node{number}"), "PYTHONPATH": str(Path(__file__).parents[1])}
            return {"node_ip_address": "127.0.0.1", "num_cpus": 1, "include_dashboard": False, "env_vars": own}

        cluster: Any = Cluster(initialize_head=True, head_node_args=node(1))
        try:
            yield TwoNodes(cluster.address, cluster, cluster.add_node(**node(2)), folder)
        finally:
            cluster.shutdown()


def held(folder: Path, number: int) -> int:
    """A block that says where it has begun, and waits until its node is told to go on."""
    node = Path(os.environ[CACHE]).name
    folder.joinpath(f"{number}-{node}-{os.getpid()}").touch()
    while not folder.joinpath(f"go-on-{node}").exists():
        time.sleep(0.01)
    return number**2
