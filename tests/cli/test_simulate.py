"""`igroteka simulate`: many games, their figures, and their records; compiled or recorded, the same games."""

from __future__ import annotations

import json
import statistics
from typing import TYPE_CHECKING, Any

import pytest

from command_line import Ran, igroteka
from igroteka.match import Record, read_records, verify

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def simulate(*more: object) -> Ran:
    ran = igroteka("simulate", "pairs", *more)
    assert (ran.status, ran.err) == (0, "")
    return ran


def figures(*more: object) -> dict[str, Any]:
    """What `--json` says, but for the time it took."""
    found: dict[str, Any] = simulate("--json", *more).json
    assert found.pop("seconds") >= 0
    return found


def recorded(file: Path, *more: object) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The figures of a recorded simulation, and its records."""
    found = figures("--records", file, *more)
    return found, [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def test_the_figures_as_a_table() -> None:
    lines = simulate("--games", 200, "--players", 3, "--seed", 4).out.splitlines()
    assert lines[0].split() == ["seat", "score", "95", "%", "place", "first"]
    assert [line.split()[0] for line in lines[1:4]] == ["0", "1", "2"]
    assert lines[4].startswith("200 games, ")
    assert lines[4].endswith(" a second")


def test_the_figures_as_json() -> None:
    found = simulate("--json", "--games", 500, "--players", 4, "--option", "calamities=true").json
    assert found.keys() >= {"game", "players", "games", "decisions", "seconds", "scores", "places"}
    assert (found["game"], found["players"], found["games"]) == ("pairs", 4, 500)
    assert found["options"] == {"calamities": True}
    assert found["decisions"] > 500
    assert found["seconds"] > 0
    for of in ("scores", "places"):
        assert len(found[of]) == 4
        for seat in found[of]:
            low, high = seat["ci"]
            assert low < seat["mean"] < high
    for place in found["places"]:
        assert sum(place["share"]) == pytest.approx(1)


def test_there_is_one_loser_in_every_game() -> None:
    found = figures("--games", 300, "--players", 5)
    assert sum(place["share"][4] for place in found["places"]) == pytest.approx(1)
    assert sum(place["mean"] for place in found["places"]) == pytest.approx(5 + 4 * 1)


def test_the_same_seed_gives_the_same_figures_and_another_seed_others() -> None:
    ask = ("--games", 300, "--players", 3)
    assert figures(*ask, "--seed", 5) == figures(*ask, "--seed", 5)
    assert figures(*ask, "--seed", 5) != figures(*ask, "--seed", 6)
    assert figures(*ask) == figures(*ask, "--seed", 1), "one is the seed unless told otherwise"
    assert figures(*ask, "--seed", -1) != figures(*ask)
    assert figures(*ask, "--seed", 10**30) != figures(*ask)


def test_more_games_begin_with_the_same_games(file: Path) -> None:
    _, few = recorded(file, "--games", 5, "--seed", 5)
    _, many = recorded(file, "--games", 8, "--seed", 5)
    assert many[:5] == few


@pytest.mark.parametrize(
    "options", [(), ("--option", "continuous=true", "--option", "pieces_of_eight=yes", "--option", "burn=0")]
)
def test_compiled_and_recorded_simulations_of_a_seed_are_the_same_games(file: Path, options: tuple[str, ...]) -> None:
    ask = ("--games", 60, "--players", 4, "--seed", 77, *options)
    compiled = figures(*ask)
    interpreted, records = recorded(file, *ask)
    assert interpreted == compiled
    for seat in range(4):
        scores = [record["result"]["scores"][seat] for record in records]
        assert statistics.mean(scores) == pytest.approx(compiled["scores"][seat]["mean"])
        half = 1.96 * statistics.stdev(scores) / len(scores) ** 0.5
        low, high = compiled["scores"][seat]["ci"]
        assert (high - low) / 2 == pytest.approx(half)
    assert compiled["decisions"] == sum("action" in event for record in records for event in record["events"])


def test_records_are_as_the_format_says(file: Path) -> None:
    _, records = recorded(
        file, "--games", 6, "--players", 3, "--legal", "--option", "continuous=true", "--option", "burn=5"
    )
    assert len(records) == 6
    for record in records:
        assert record["format"] == "igroteka-record/1"
        assert (record["game"], record["rules"], record["players"]) == ("pairs", 1, 3)
        assert record["options"] == {"continuous": True}, "those that differ from their default"
        assert [seat["kind"] for seat in record["seats"]] == ["bot"] * 3
        assert [seat["bot"] for seat in record["seats"]] == ["random"] * 3
        assert record["seed"].startswith("sim:")
        assert record["events"][0]["chance"] == "first"
        for event in record["events"]:
            if "chance" in event:
                assert set(event) == {"chance", "outcome"}
                assert isinstance(event["outcome"], str)
            else:
                assert set(event) == {"seat", "action", "legal"}
                assert event["seat"] in range(3)
                assert event["action"] in event["legal"]
                assert event["legal"] == sorted(event["legal"])
        scores, places = record["result"]["scores"], record["result"]["places"]
        assert len(scores) == len(places) == 3
        assert sorted(places) == [1, 1, 3]
    assert all(verify(record) for record in read_records(file))


def test_legal_actions_are_written_only_where_asked_for(file: Path) -> None:
    _, records = recorded(file, "--games", 2)
    assert not [event for record in records for event in record["events"] if "legal" in event]


def test_the_same_seed_writes_the_same_file(tmp_path: Path) -> None:
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    for file in (one, other):
        simulate("--games", 4, "--seed", 9, "--legal", "--records", file)
    assert one.read_bytes() == other.read_bytes()


def test_bots_are_named_once_for_all_or_once_a_seat() -> None:
    ask = ("--games", 50, "--players", 3)
    assert figures(*ask, "--bot", "random") == figures(*ask)
    assert figures(*ask, "--bot", "random", "--bot", "random", "--bot", "random") == figures(*ask)


def test_a_single_game_has_a_mean_and_no_interval() -> None:
    found = figures("--games", 1, "--players", 2)
    assert [score["ci"] for score in found["scores"]] == [[None, None]] * 2
    assert simulate("--games", 1).out


def test_options_are_typed_as_people_type_them(file: Path) -> None:
    _, records = recorded(
        file,
        *("--games", 1, "--option", "losing_score=7", "--option", "forfeit=sing a=b!", "--option", "dealer=rotate"),
        *("--option", "calamities=TRUE", "--option", "burn=1", "--option", "burn=2"),
    )
    assert records[0]["options"] == {
        "losing_score": 7,
        "forfeit": "sing a=b!",
        "dealer": "rotate",
        "calamities": True,
        "burn": 2,
    }
    assert Record.from_json(json.dumps(records[0])).options["burn"] == 2
