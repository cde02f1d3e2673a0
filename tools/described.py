"""What the types of the wire say of themselves: fields, their meaning (the comment beside them), what is optional."""

from __future__ import annotations

import inspect
import re
import tokenize
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator

FIELD = re.compile(r"^    (\w+): ", re.MULTILINE)


def fields(kind: Any) -> Iterator[tuple[Any, str]]:
    """The fields of a type, each with what its comment says."""
    meanings: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base.__module__.split(".")[0] not in ("builtins", "msgspec"):
            meanings |= comments(base)
    found: Any = msgspec.inspect.type_info(kind)
    for field in found.fields:
        yield field, meanings.get(field.name, "")


def comments(kind: type) -> dict[str, str]:
    """The comment that ends a field's declaration, which may take several lines."""
    lines = inspect.getsource(kind).splitlines()
    found: dict[str, str] = {}
    name = ""
    tokens = tokenize.generate_tokens(iter([line + "\n" for line in lines]).__next__)
    for token in tokens:
        if begun := FIELD.match(token.line):
            name = begun[1]
        if token.type == tokenize.COMMENT and name:
            found[name] = token.string.removeprefix("#").strip()
        elif token.type == tokenize.NEWLINE:
            name = ""
    return found


def about(kind: Any) -> str:
    """What a type is, in a line."""
    return " ".join((kind.__doc__ or "").split())


def tag(kind: Any) -> str:
    """What its messages have as `type`; nothing, where it is a part of messages."""
    config = getattr(kind, "__struct_config__", None)
    return str(config.tag) if config and config.tag_field == "type" else ""
