"""Structured logs: one JSON object a line, or coloured lines where somebody looks on. No names, passes or links."""

from __future__ import annotations

import hashlib
import logging
import sys

import structlog


def set_up(level: str = "info", *, json: bool | None = None) -> None:
    machine = not sys.stderr.isatty() if json is None else json
    shown = structlog.processors.JSONRenderer() if machine else structlog.dev.ConsoleRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s %(message)s")


def nameless(table: str) -> str:
    """A table as the log names it: always alike, but not its id, with which anybody could come to it."""
    return hashlib.sha256(table.encode()).hexdigest()[:10]
