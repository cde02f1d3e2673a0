"""Blocks of games on a Ray cluster: one on this machine, or a given one of many machines (`docs/cluster.md`).

Ray plays the block of a lost worker or machine again. A worker keeps what it has compiled, and finds what another of
its machine has compiled in the disk cache.
"""

from __future__ import annotations

import logging
import os
import socket
import sys
from contextlib import redirect_stdout
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeVar

from igroteka import __version__
from igroteka.lab import CannotGoOn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

LOCAL = "local"  # instead of an address: Ray is begun on this machine, and ends with the command
QUEUED = 1000  # blocks that Ray knows of; a cluster with more cores than that would have some to spare
TIMES = 20  # that a block is begun again before it is taken for what kills the workers
REACHED = 10.0  # seconds in which an address answers, or there is nobody

# Ray reads these when it is imported.
QUIET = {"RAY_USAGE_STATS_ENABLED": "0"}
LOOPBACK = {
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"
}  # so it listens on 127.0.0.1, else on all of this machine's addresses
SOON = {"RAY_NUM_REDIS_GET_RETRIES": "3", "RAY_py_gcs_connect_timeout_s": "5"}  # else it tries for a quarter of an hour

Played = TypeVar("Played")


class Cluster:
    """With `workers`, at most so many blocks are played at once."""

    def __init__(self, address: str = LOCAL, workers: int | None = None) -> None:
        self.address, self.workers = address, workers

    def play(self, blocks: Sequence[Callable[[], Played]]) -> Iterator[tuple[int, Played]]:
        if not blocks:
            return
        with redirect_stdout(sys.stderr):  # where Ray tells of lost workers; our output is for figures
            yield from self._play(blocks)

    def _play(self, blocks: Sequence[Callable[[], Played]]) -> Iterator[tuple[int, Played]]:
        ray = _joined(self.address, self.workers)
        send = ray.remote(num_cpus=1, max_retries=TIMES)(play_block).remote
        ahead = enumerate(blocks)
        numbers: dict[Any, int] = {}  # of the blocks that are being played
        try:
            while True:
                for number, block in islice(ahead, (self.workers or QUEUED) - len(numbers)):
                    numbers[send(__version__, block)] = number
                if not numbers:
                    return
                [job], _ = ray.wait(list(numbers))
                yield numbers.pop(job), _result(ray, job)
        finally:
            ray.shutdown()


def play_block(version: str, block: Callable[[], Played]) -> Played:
    """On a worker. Another version might play other games."""
    if version != __version__:
        raise CannotGoOn(
            f"a machine of the cluster has igroteka {__version__}, this one {version}; install the same on all"
        )
    return block()


def _joined(address: str, workers: int | None) -> Any:
    """The module `ray`, connected."""
    for name, value in (QUIET | (LOOPBACK if address == LOCAL else SOON)).items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError:
        raise CannotGoOn('--ray needs Ray, which is not installed here: pip install "igroteka[ray]"') from None
    if address != LOCAL:
        _look_for(address)
    cores = workers if address == LOCAL else None
    try:
        ray.init(address, num_cpus=cores, include_dashboard=False, log_to_driver=False, logging_level=logging.CRITICAL)
    except (RuntimeError, ValueError, OSError, ray.exceptions.RayError) as error:
        raise CannotGoOn(f"no Ray cluster can be joined at {address}: {_first_line(error)}") from None
    return ray


def _look_for(address: str) -> None:
    """Find out at once if there is nobody."""
    host, colon, port = address.rpartition(":")
    if not (host and colon and port.isdecimal()) or "/" in host:
        raise CannotGoOn(f"--ray takes the address of a cluster as host:port, not {address[:60]!r}")
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACHED).close()
    except (OSError, OverflowError, UnicodeError) as error:
        raise CannotGoOn(
            f"nobody answers at {address[:60]} ({_first_line(error)}); `ray start --head` begins a cluster"
        ) from None


def _result(ray: Any, job: Any) -> Any:
    try:
        return ray.get(job)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, CannotGoOn):
            raise error.cause from None
        raise CannotGoOn(
            f"a machine of the cluster could not play: {_last_line(error)}; has it the same igroteka[ray] as this one?"
        ) from None
    except ray.exceptions.RayError as error:
        raise CannotGoOn(f"a block of games was lost for good: {_first_line(error)}") from None


def _last_line(error: Exception) -> str:
    return str(error).strip().splitlines()[-1][:200]


def _first_line(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0][:200]
