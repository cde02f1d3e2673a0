"""Every door of the HTTP interface with whatever its own description allows, and what it does not."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode, checks
from schemathesis.specs.openapi import checks as conformance

from igroteka import __version__
from igroteka.games import catalogue
from igroteka.server.doors import openapi
from server.raw import guest

if TYPE_CHECKING:
    from server.serving import Serving

TIMES, FEW_TIMES = 12, 4  # for each door
MANY_TIMES = 1000
QUIET: dict[str, Any] = {
    "deadline": None,
    "suppress_health_check": list(HealthCheck),
    "phases": [Phase.explicit, Phase.generate],
    "derandomize": True,
    "database": None,
}
WANTED = [
    checks.not_a_server_error,
    conformance.status_code_conformance,
    conformance.content_type_conformance,
    conformance.response_schema_conformance,
    conformance.negative_data_rejection,
]


@pytest.fixture
def pass_of_mallory(server: Serving) -> str:
    """A new one for each door: behind one of them, all passes that somebody has become void."""
    return guest(server.address, "Mallory")


DESCRIPTION = openapi.document(__version__)
SCHEMA: Any = schemathesis.openapi.from_dict(DESCRIPTION)
SCHEMA.config.checks.negative_data_rejection.expected_statuses.append("413")  # too much is wrong, whatever is in it
DOORS = [found.ok() for found in SCHEMA.get_all_operations()]


def knock(door: Any, address: str, headers: dict[str, str], times: int) -> None:
    """Requests as the description has them, and requests that are wrong somewhere."""
    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
        if mode is GenerationMode.NEGATIVE and not can_be_wrong(door):
            continue

        @settings(max_examples=times, **QUIET)
        @given(case=door.as_strategy(generation_mode=mode))
        def answers(case: Any) -> None:
            case.call_and_validate(base_url=address, headers=headers, checks=WANTED)

        answers()


def can_be_wrong(door: Any) -> bool:
    """Whether the description forbids anything: any text will do for a name in a path."""
    described = DESCRIPTION["paths"][door.path][door.method.lower()]
    return "requestBody" in described or any(one["schema"] != {"type": "string"} for one in described["parameters"])


def test_the_description_is_the_one_that_is_served(server: Serving) -> None:
    assert httpx.get(f"{server.address}/api/openapi.json").json() == json.loads(json.dumps(DESCRIPTION))


@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.label)
def test_doors_answer_as_they_say(door: Any, server: Serving, pass_of_mallory: str) -> None:
    knock(door, server.address, {"authorization": f"Bearer {pass_of_mallory}"}, TIMES)
    knock(door, server.address, {}, FEW_TIMES)  # a stranger
    assert '"level": "error"' not in server.log.read_text()


@pytest.mark.long
@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.label)
def test_doors_answer_as_they_say_many_times(door: Any, server: Serving, pass_of_mallory: str) -> None:
    knock(door, server.address, {"authorization": f"Bearer {pass_of_mallory}"}, MANY_TIMES)
    assert '"level": "error"' not in server.log.read_text()


ODD: list[Any] = [None, True, False, -1, 0, 1, 5, 19, 21, 2**31, 2**63, 10**30, 0.5, 1e300, "", "1", "x" * 50, [], {}]


def test_tables_on_odd_terms_are_refused_with_a_reason(server: Serving, pass_of_mallory: str) -> None:
    """Options, players and clocks that no game has, in every game."""
    luck = random.Random(1)
    opened = 0
    with httpx.Client(base_url=server.address, headers={"authorization": f"Bearer {pass_of_mallory}"}) as client:
        for game in catalogue.ids():
            rules = catalogue.rules(game)
            for _ in range(25):
                terms: dict[str, Any] = {"game": game, "players": luck.choice([*range(10), rules.PLAYERS[0]])}
                names = [*rules.OPTIONS, "no_such_option", "game", "players", "self", "__class__"]
                terms["options"] = {name: luck.choice(ODD) for name in luck.sample(names, luck.randrange(3))}
                if luck.random() < 0.2:
                    terms["clock"] = luck.choice([*ODD, {"each": "move", "seconds": luck.choice(ODD)}])
                if luck.random() < 0.1:
                    terms[luck.choice(["rated", "public", "spoken", "talk", "unknown"])] = luck.choice(ODD)
                answer = client.post("/api/tables", json={"terms": terms})
                assert answer.status_code in (200, 422), (terms, answer.status_code, answer.text)
                if answer.status_code == 200:
                    opened += 1
                else:
                    assert answer.json()["text"], terms
    assert opened > 20, "hardly any terms were good: this shows little"
    assert '"level": "error"' not in server.log.read_text()


@pytest.mark.parametrize(
    "body", [b"", b"{", b"\xff\xfe", b"null", b"[" * 5000, b'{"name": "\xed\xa0\x80"}', b'{"name":1e999}']
)
def test_bodies_that_are_no_json(server: Serving, body: bytes) -> None:
    answer = httpx.post(f"{server.address}/api/me", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 422), answer.text
    assert set(answer.json()) == {"code", "text"}


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00/record",
        "/api/tables/..%2f..%2fetc/record",
        "/api/people/%ff",
        "/api/words/ru/%2e%2e",
        "//",
        "/api/%",
    ],
)
def test_paths_that_lead_nowhere(server: Serving, path: str) -> None:
    answer = httpx.get(server.address + path)
    assert answer.status_code in (400, 404), (answer.status_code, answer.text)
