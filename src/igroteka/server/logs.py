"""Structured logs: one JSON object a line, or coloured lines where somebody looks on. No names, passes or links."""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING, Any

import structlog

if TYPE_CHECKING:
    from structlog.typing import EventDict, Processor


def set_up(level: str = "info", *, json: bool | None = None, process: int | None = None) -> None:
    """`process` stands in every line, where several write to one log."""
    machine = not sys.stderr.isatty() if json is None else json
    shown = structlog.processors.JSONRenderer() if machine else structlog.dev.ConsoleRenderer()
    structlog.configure(
        processors=[
            *([_naming(process)] if process is not None else []),
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s %(message)s")


def _naming(process: int) -> Processor:
    def name(_: Any, __: str, event: EventDict) -> EventDict:
        return {"process": process, **event}

    return name
