"""The score pad's door: what is written down is counted, and what cannot be is refused in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import httpx
import pytest

from igroteka.match import Variant
from igroteka.match.pad import LONGEST, keep_score

if TYPE_CHECKING:
    from collections.abc import Iterator

    from server.serving import Serving

TOOK = {"took": [0, 1, 0], "card": [7]}


@pytest.fixture
def stranger(server: Serving) -> Iterator[httpx.Client]:
    """Whoever keeps score need not say who they are."""
    with httpx.Client(base_url=server.address, timeout=60) as client:
        yield client


def asked(client: httpx.Client, game: str, **written: Any) -> httpx.Response:
    return client.post(f"/api/games/{game}/score", json=written)


def test_a_score_is_what_the_rules_make_of_the_rounds(stranger: httpx.Client) -> None:
    found = asked(stranger, "pairs", players=3, rounds=[TOOK, TOOK, TOOK]).json()
    score = keep_score(Variant("pairs", 3), [TOOK, TOOK, TOOK])
    assert (found["totals"], found["places"], found["rounds"]) == (score.totals, score.places, score.rounds)
    assert "asked" not in found  # 21 points have lost among three
    assert [ground["said"]["id"] for ground in found["grounds"]] == ["why-lost", "why-safe"]


def test_a_new_pad_says_what_is_asked_and_what_the_game_is_about(stranger: httpx.Client) -> None:
    found = asked(stranger, "starboard", players=2, options={"start_chips": 5}).json()
    assert found["start"] == found["totals"] == [5, 5]
    assert [column["id"] for column in found["asked"]] == ["paid", "shares-pot"]
    assert found["asked"][0]["high"] == [4, 4]  # a chip of everybody's is in the pot
    assert found["goal"]["id"] == "goal-chips"


@pytest.mark.parametrize(
    ("game", "written", "status", "code", "says"),
    [
        ("chess", {"players": 2}, 404, "no-game", "the games are"),
        ("pairs", {"players": 12}, 422, "bad-terms", "2 to 8 players"),
        ("pairs", {"players": 3, "options": {"colour": 1}}, 422, "bad-terms", "there is no option 'colour'"),
        ("pairs", {"players": 3, "rounds": [{"took": [0, 1, 0]}]}, 422, "pad-shape", "took, card"),
        ("pairs", {"players": 3, "rounds": [{"took": [1], "card": [1]}]}, 422, "pad-shape", "takes 3 numbers"),
        ("pairs", {"players": 3, "rounds": [{**TOOK, "card": [11]}]}, 422, "pad-limits", "can be 1 to 10"),
        ("pairs", {"players": 3, "rounds": [{**TOOK, "took": [0, 0, 0]}]}, 422, "pad-took", "marks 1 to 1, not 0"),
        ("pairs", {"players": 3, "rounds": [TOOK] * 4}, 422, "pad-over", "round 4: the match was over after round 3"),
        ("pairs", {"players": 3, "rounds": [{**TOOK, "card": ["7"]}]}, 422, "not-understood", "int"),
        ("pairs", {"players": 3, "rounds": [TOOK] * (LONGEST + 2)}, 422, "not-understood", "length"),
        (
            "charidice",
            {"players": 2, "rounds": [{"counted": [5, 5], "bonus": [0, 16], "given": [1, 1]}]},
            *(422, "pad-limits", "number 1 of bonus is 16"),
        ),
        (
            "zabiray",
            {"players": 2, "rounds": [{"went-out": [1, 0], "piles": [0, 0], "left-over": [2, 3]}]},
            *(422, "pad-out-with-cards", "cannot have cards left"),
        ),
        (
            "blackstone",
            {"players": 2, "rounds": [{"still-in": [1, 0], "fine": [3, 3]}]},
            *(422, "pad-fine-for-winner", "pays nothing"),
        ),
        (
            "regent",
            {"players": 2, "rounds": [{"paid": [40, 0], "paid-to": [-1, -1], "takes-pot": [0, 1]}]},
            *(422, "pad-not-so-many", "had fewer than 40 chips"),
        ),
        (
            "regent",
            {"players": 2, "rounds": [{"paid": [4, 0], "paid-to": [0, -1], "takes-pot": [0, 1]}]},
            *(422, "pad-paid-oneself", "cannot pay to itself"),
        ),
        (
            "five-cards",
            {"players": 2, "rounds": [{"column": [1, 2, 3, 1, 0, 0, 0, 0, 0, 0]}]},
            *(422, "pad-column", "marks 5 to 5, not 4"),
        ),
    ],
)
def test_what_cannot_have_been_is_refused_in_a_sentence(
    stranger: httpx.Client, game: str, written: dict[str, Any], status: int, code: str, says: str
) -> None:
    answer = asked(stranger, game, **written)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert says in answer.json()["text"]


def test_a_pad_that_is_full_says_so(stranger: httpx.Client) -> None:
    nothing = {"paid": [0, 0], "shares-pot": [1, 1]}
    answer = asked(stranger, "starboard", players=2, rounds=[nothing] * (LONGEST + 1))
    assert (answer.status_code, answer.json()["code"]) == (422, "pad-too-long")
    assert asked(stranger, "starboard", players=2, rounds=[nothing] * LONGEST).status_code == 200
