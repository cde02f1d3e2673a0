"""Figures for whoever looks after the server, as Prometheus reads them."""

from __future__ import annotations

import os
import resource
import time
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from igroteka.server.live.hub import Hub

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SECONDS = "igroteka_command_seconds"
KNOWN = (
    ("igroteka_connections", "gauge", "open sockets"),
    ("igroteka_tables", "gauge", "tables in memory"),
    ("igroteka_tables_playing", "gauge", "games in progress in memory"),
    ("igroteka_tables_paused", "gauge", "games that wait until somebody looks"),
    ("igroteka_given_up_total", "counter", "thoughts and records not in time"),
    ("igroteka_followers", "gauge", "viewers of tables"),
    ("igroteka_untold_total", "counter", "messages and letters that could not be sent"),
    ("igroteka_messages_total", "counter", "messages from clients"),
    ("igroteka_refused_total", "counter", "messages and commands refused"),
    ("process_resident_memory_bytes", "gauge", "resident memory"),
    ("process_cpu_seconds_total", "counter", "processor time"),
    ("process_start_time_seconds", "gauge", "when the process began"),
)


class Taken(Struct):
    """The figures of one process at a moment."""

    values: list[int | float]  # in the order of KNOWN
    commands: int
    seconds: float
    buckets: list[int]


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Taken).decode


class Figures:
    def __init__(self) -> None:
        self.began = time.time()
        self.messages = 0
        self.refused = 0
        self.commands = 0
        self.seconds = 0.0
        self.buckets = [0] * len(BOUNDS)

    def command_took(self, seconds: float) -> None:
        """From a command's arrival to its answer: planned, on the disk, carried out."""
        self.commands += 1
        self.seconds += seconds
        for i, bound in enumerate(BOUNDS):
            self.buckets[i] += seconds <= bound

    def taken(self, hub: Hub, *, connections: int, untold: int) -> Taken:
        tables = hub.figures()
        used = resource.getrusage(resource.RUSAGE_SELF)
        values: dict[str, int | float] = {
            "igroteka_connections": connections,
            "igroteka_tables": tables["tables"],
            "igroteka_tables_playing": tables["playing"],
            "igroteka_tables_paused": tables["paused"],
            "igroteka_given_up_total": tables["given_up"],
            "igroteka_followers": tables["followers"],
            "igroteka_untold_total": untold,
            "igroteka_messages_total": self.messages,
            "igroteka_refused_total": self.refused,
            "process_resident_memory_bytes": _resident(),
            "process_cpu_seconds_total": round(used.ru_utime + used.ru_stime, 3),
            "process_start_time_seconds": round(self.began, 3),
        }
        return Taken([values[name] for name, *_ in KNOWN], self.commands, self.seconds, self.buckets)


def text(processes: Mapping[str, Taken]) -> str:
    """By the names of processes; one that is alone has none."""
    lines = []
    for place, (name, kind, about) in enumerate(KNOWN):
        lines += [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]
        lines += [f"{name}{_labels(process)} {taken.values[place]}" for process, taken in processes.items()]
    lines += [f"# HELP {SECONDS} from a command's arrival to its answer", f"# TYPE {SECONDS} histogram"]
    for process, taken in processes.items():
        lines += _histogram(process, taken)
    return "\n".join(lines) + "\n"


def _histogram(process: str, taken: Taken) -> Iterator[str]:
    for bound, count in zip((*BOUNDS, "+Inf"), (*taken.buckets, taken.commands), strict=True):
        yield f"{SECONDS}_bucket{_labels(process, le=str(bound))} {count}"
    yield f"{SECONDS}_sum{_labels(process)} {taken.seconds:.6f}"
    yield f"{SECONDS}_count{_labels(process)} {taken.commands}"


def _labels(process: str, **labels: str) -> str:
    said = ({"process": process} if process else {}) | labels
    return "{" + ",".join(f'{name}="{value}"' for name, value in said.items()) + "}" if said else ""


def _resident() -> int:
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
