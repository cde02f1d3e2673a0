"""Health and figures for whoever looks after the server, as Prometheus reads them."""

from __future__ import annotations

import os
import resource
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from igroteka.server.live.hub import Hub

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Figures:
    def __init__(self) -> None:
        self.began = time.time()
        self.connections = 0
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

    def text(self, hub: Hub) -> str:
        tables = hub.figures()
        used = resource.getrusage(resource.RUSAGE_SELF)
        lines = [
            *_one("igroteka_connections", "gauge", "open sockets", self.connections),
            *_one("igroteka_tables", "gauge", "tables in memory", tables["tables"]),
            *_one("igroteka_tables_playing", "gauge", "games in progress in memory", tables["playing"]),
            *_one("igroteka_tables_paused", "gauge", "games that wait until somebody looks", tables["paused"]),
            *_one("igroteka_given_up_total", "counter", "thoughts and records not in time", tables["given_up"]),
            *_one("igroteka_followers", "gauge", "viewers of tables", tables["followers"]),
            *_one("igroteka_messages_total", "counter", "messages from clients", self.messages),
            *_one("igroteka_refused_total", "counter", "messages and commands refused", self.refused),
            *_one("process_resident_memory_bytes", "gauge", "resident memory", _resident()),
            *_one("process_cpu_seconds_total", "counter", "processor time", round(used.ru_utime + used.ru_stime, 3)),
            *_one("process_start_time_seconds", "gauge", "when the process began", round(self.began, 3)),
            "# HELP igroteka_command_seconds from a command's arrival to its answer",
            "# TYPE igroteka_command_seconds histogram",
            *(
                f'igroteka_command_seconds_bucket{{le="{bound}"}} {count}'
                for bound, count in zip(BOUNDS, self.buckets, strict=True)
            ),
            f'igroteka_command_seconds_bucket{{le="+Inf"}} {self.commands}',
            f"igroteka_command_seconds_sum {self.seconds:.6f}",
            f"igroteka_command_seconds_count {self.commands}",
        ]
        return "\n".join(lines) + "\n"


def _one(name: str, kind: str, about: str, value: float) -> list[str]:
    return [f"# HELP {name} {about}", f"# TYPE {name} {kind}", f"{name} {value}"]


def _resident() -> int:
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
