"""What a log may say of tables and errors: no names, no links, nothing that somebody said."""

from __future__ import annotations

import errno
import hashlib
import traceback
from pathlib import Path


def nameless(table: str) -> str:
    """A table as the log names it: always alike, but not its id, with which anybody could come to it."""
    return hashlib.sha256(table.encode()).hexdigest()[:10]


def without_contents(error: BaseException) -> str:
    """An error as the log tells it: what kind it is and where it was raised, but none of its words. Drivers quote what
    they cannot read or write, and that may be somebody's talk.
    """
    cause = getattr(error, "orig", None) or error.__cause__
    kinds = [_kind(error)] + ([_kind(cause)] if isinstance(cause, BaseException) else [])
    return " of ".join(kinds) + _where(error)


def _kind(error: BaseException) -> str:
    code = getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None)
    if code is None and isinstance(error, OSError) and error.errno is not None:
        code = errno.errorcode.get(error.errno)
    return f"{type(error).__name__}({code or ''})"


def _where(error: BaseException) -> str:
    """The last of our own lines that it came through."""
    ours = [frame for frame in traceback.extract_tb(error.__traceback__) if "igroteka" in Path(frame.filename).parts]
    return f" at {Path(ours[-1].filename).name}:{ours[-1].lineno}" if ours else ""
