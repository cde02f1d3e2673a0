"""The page about the protocol says what the code does: its tables are made from the types, which read its examples."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

from described import tag
from igroteka.server.doors import sockets
from igroteka.tables import bodies, commands, terms
from protocol import (
    COMMANDS,
    FROM_CLIENT,
    FROM_SERVER,
    PAGE,
    PART,
    SOURCES,
    parts,
    refusals,
    up_to_date,
)

TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLE = re.compile(r"(?:<!-- (?P<kind>\w+) -->\n)?```json\n(?P<text>.*?)```", re.DOTALL)
EXAMPLES = [(found["kind"], found["text"]) for found in EXAMPLE.finditer(TEXT)]
SENT = {tag(kind): kind for kind in (*FROM_CLIENT, *COMMANDS)}
RECEIVED = {tag(kind): kind for kind in FROM_SERVER}


def type_of(kind: str | None, example: Any) -> Any:
    if kind:
        return getattr(bodies, kind, None) or getattr(terms, kind)
    return {**SENT, **RECEIVED}[example["type"]]


def has_all_of(written: Any, example: Any) -> bool:
    """Whether an example came through reading and writing; what it left out may have been filled in."""
    if isinstance(example, dict):
        return all(name in written and has_all_of(written[name], part) for name, part in example.items())
    if isinstance(example, list):
        return len(written) == len(example) and all(map(has_all_of, written, example))
    return bool(written == example)


def test_the_tables_are_made_from_the_types() -> None:
    assert {part["name"] for part in PART.finditer(TEXT)} == set(parts())
    assert up_to_date(TEXT) == TEXT, "run `make wire`"


@pytest.mark.parametrize(("kind", "text"), EXAMPLES, ids=lambda part: str(part)[:30])
def test_an_example_is_what_it_claims_to_be(kind: str | None, text: str) -> None:
    example = json.loads(text)
    read = msgspec.json.decode(text, type=type_of(kind, example))
    written = json.loads(msgspec.json.encode(read))
    assert has_all_of(written, example)  # no field that the type does not have
    if example.get("type") in SENT:
        assert commands.decode(text) == read


def test_every_message_has_an_example() -> None:
    shown = {json.loads(text).get("type") for kind, text in EXAMPLES if kind is None}
    assert shown == {*SENT, *RECEIVED}


def test_every_refusal_that_the_code_makes_is_found() -> None:
    """Whoever makes a refusal in another way than the page's function looks for has to teach it that way."""
    written = set()
    for path in SOURCES:
        source = path.read_text(encoding="utf-8")
        makers = r'\b(?:Refusal|NotWritten|_refuse|_gone)\([^"()]*(?:\([^()]*\)[^"()]*)?"([a-z-]+)"'
        written |= set(re.findall(makers, source))
        written |= set(re.findall(r'\bcode="([a-z-]+)"', source))
        written |= set(re.findall(r'\b(?:Trouble|problem)\(\d+, "([a-z-]+)"', source))
    assert len(written) > 25
    assert written - {"id"} <= set(refusals())


def test_the_ways_a_socket_closes_are_on_the_page() -> None:
    for code in (sockets.BAD, sockets.TOO_MUCH, sockets.AGAIN):
        assert f"| {code} |" in TEXT
