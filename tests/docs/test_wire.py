"""The browser's types are the server's: `web/src/lib/wire.ts` is made from them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import wire
from igroteka.server.doors import api


def test_the_browser_has_the_types_of_the_server() -> None:
    assert wire.PAGE.read_text(encoding="utf-8") == wire.page(), "run `make wire`"


def test_every_door_is_in_it() -> None:
    text = wire.page()
    kinds = [kind for door in api.DOORS for kind in (door.takes, door.returns) if kind]
    named = [one for kind in kinds for one in wire.with_fields(msgspec.inspect.type_info(kind))]
    assert len(named) > 12
    for kind in named:
        assert f"export interface {kind.__name__} {{" in text


class Inner(msgspec.Struct, omit_defaults=True):
    a: int  # with a comment
    b: str = ""


class Outer(msgspec.Struct, tag_field="type", tag="outer"):
    """What it is."""

    inner: list[Inner | None]
    pair: tuple[int, str] = (1, "")


@pytest.mark.parametrize(
    ("kind", "sent", "lines"),
    [
        (Inner, False, ["export interface Inner {", "  a: number // with a comment", "  b?: string", "}"]),
        (
            Outer,
            False,
            [
                "/** What it is. */",
                "export interface Outer {",
                "  type: 'outer'",
                "  inner: (Inner | null)[]",
                "  pair: [number, string]",
                "}",
            ],
        ),
        (
            Outer,
            True,
            [
                "/** What it is. */",
                "export interface Outer {",
                "  type: 'outer'",
                "  inner: (Inner | null)[]",
                "  pair?: [number, string]",
                "}",
            ],
        ),
    ],
    ids=["left out by the server", "always sent by the server", "left out by the client"],
)
def test_a_type_is_written(kind: Any, sent: bool, lines: list[str]) -> None:
    assert wire.interface(kind, sent=sent).splitlines() == lines


def test_what_cannot_be_written_says_so() -> None:
    with pytest.raises(TypeError, match=r"teach it to tools/wire\.py"):
        wire.written(msgspec.inspect.type_info(bytes))
