"""`igroteka replay` and `igroteka verify`: games are played again from their records, and lies are found."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

import pytest

from command_line import igroteka, refusal
from igroteka.match import Fair, Game, Sitter, State

if TYPE_CHECKING:
    from pathlib import Path

Records = list[dict[str, Any]]


def simulated(seed: int) -> State:
    return Game("pairs", 2, {"losing_score": 9}).start(seed=seed)


def fair() -> State:
    return Game("pairs", 2).start(
        source=Fair(bytes(32), ("salt", "[bold]\u202e")), sitters=[Sitter(name="[bold]Вера"), Sitter()]
    )


def played(state: State) -> dict[str, Any]:
    while not state.over:
        state.play("draw")
    record: dict[str, Any] = json.loads(state.record().to_json())
    return record


@pytest.fixture
def records() -> Records:
    return [played(simulated(1)), played(simulated(2)), played(fair())]


@pytest.fixture
def file(tmp_path: Path, records: Records) -> Path:
    return write(tmp_path / "games.jsonl", records)


def write(path: Path, records: Records) -> Path:
    path.write_text("".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records), encoding="utf-8")
    return path


def test_replay_tells_how_every_game_ended(file: Path, records: Records) -> None:
    ran = igroteka("replay", file)
    assert (ran.status, ran.err) == (0, "")
    for number, (line, record) in enumerate(zip(ran.out.splitlines(), records, strict=True), 1):
        result = record["result"]
        assert line == (
            f"game {number}: pairs, {len(record['events'])} events, "
            f"places {result['places']}, scores {result['scores']}"
        )


def test_replay_as_json(file: Path, records: Records) -> None:
    ran = igroteka("replay", file, "--json")
    assert (ran.status, ran.err) == (0, "")
    assert ran.json_lines == [
        {"number": number, "game": "pairs", "events": len(record["events"]), "over": True, **record["result"]}
        for number, record in enumerate(records, 1)
    ]


def test_replay_of_a_running_game_says_who_is_to_move(tmp_path: Path) -> None:
    state = simulated(3)
    file = write(tmp_path / "running.jsonl", [json.loads(state.record().to_json())])
    assert igroteka("replay", file).out == f"game 1: pairs, {len(state.events)} events, seat {state.actor} to move\n"
    found = igroteka("replay", "--json", file).json
    assert (found["over"], found["scores"]) == (False, [0, 0])


def test_a_record_on_many_lines_is_replayed_too(tmp_path: Path, records: Records) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(records[0], indent=2))
    assert igroteka("replay", file).out.startswith("game 1: pairs, ")


COMMITMENT = hashlib.sha256(bytes(32)).hexdigest()
SIMULATED = "simulated: every chance outcome follows from the seed; nothing was promised to anybody beforehand"
NO_SEED = "follows the rules; there is no seed, so nothing tells where its chance came from"


def test_verify_says_what_it_proves_and_what_is_left_to_compare(file: Path) -> None:
    ran = igroteka("verify", file)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        f"game 1: pairs, {SIMULATED}",
        f"game 2: pairs, {SIMULATED}",
        "game 3: pairs, every chance outcome follows from the seed and the salts",
        f"  commitment {COMMITMENT}",
        "  salts 'salt', '[bold]\\u202e'",
        "  compare the commitment with the one you were shown before the first card, and look for your salt",
    ]


def test_verify_as_json(file: Path, records: Records) -> None:
    simulated: dict[str, Any] = {"seeded": True, "simulated": True, "commitment": None, "salts": []}
    promised: dict[str, Any] = {
        "seeded": True,
        "simulated": False,
        "commitment": COMMITMENT,
        "salts": ["salt", "[bold]\u202e"],
    }
    assert igroteka("verify", file, "--json").json_lines == [
        {"number": number, "game": "pairs", "events": len(record["events"]), **found}
        for number, (record, found) in enumerate(zip(records, (simulated, simulated, promised), strict=True), 1)
    ]


def test_a_game_that_nobody_added_salt_to(tmp_path: Path) -> None:
    file = write(tmp_path / "game.jsonl", [played(Game("pairs", 2).start(source=Fair(bytes(32))))])
    assert "  salts none\n" in igroteka("verify", file).out


def test_a_simulated_game_stays_one_whoever_is_said_to_have_played_it(tmp_path: Path, records: Records) -> None:
    records[0]["seats"] = [{"name": "Vera", "kind": "human"}] * 2
    file = write(tmp_path / "game.jsonl", records[:1])
    assert igroteka("verify", file).out == f"game 1: pairs, {SIMULATED}\n"


@pytest.mark.parametrize("dressed", [{"commitment": COMMITMENT}, {"salts": ["salt"]}])
def test_a_simulated_game_cannot_dress_up_as_a_promised_one(
    tmp_path: Path, records: Records, dressed: dict[str, Any]
) -> None:
    file = write(tmp_path / "game.jsonl", [{**records[0], **dressed}])
    said = refusal("verify", file, status=1)
    assert said == f"{file}, game 1: the record: a simulated game has neither a commitment nor salts"


def test_a_game_from_a_real_table_has_no_seed_and_is_as_valid(tmp_path: Path, records: Records) -> None:
    del records[0]["seed"]
    file = write(tmp_path / "real.jsonl", records[:1])
    assert igroteka("verify", file).out == f"game 1: pairs, {NO_SEED}\n"
    assert igroteka("verify", "--json", file).json["seeded"] is False
    assert igroteka("replay", file).status == 0


def test_games_without_a_seed_have_a_status_of_their_own_when_all_are_checked(tmp_path: Path, records: Records) -> None:
    del records[0]["seed"]
    file = write(tmp_path / "real.jsonl", records)
    for more in ((), ("--json",)):
        ran = igroteka("verify", file, *more)
        assert (ran.status, ran.err) == (3, f"igroteka: {file}: games without a seed: 1 of 3\n")
    assert [line["seeded"] for line in ran.json_lines] == [False, True, True]


def test_a_refused_record_outweighs_one_without_a_seed(tmp_path: Path, records: Records) -> None:
    del records[0]["seed"]
    records[2]["result"]["scores"] = [0, 0]
    file = write(tmp_path / "real.jsonl", records)
    ran = igroteka("verify", file)
    assert ran.status == 1
    assert ran.err.startswith(f"igroteka: {file}, game 3: ")
    file.write_text(json.dumps(records[0]) + "\n{")
    assert igroteka("verify", file).status == 2


def test_a_promised_game_that_is_not_over_keeps_its_seed_to_itself(tmp_path: Path) -> None:
    file = write(tmp_path / "running.jsonl", [json.loads(fair().record().to_json())])
    ran = igroteka("verify", file)
    assert ran.status == 3
    assert ran.out.splitlines() == [
        f"game 1: pairs, {NO_SEED}",
        f"  commitment '{COMMITMENT}', of a seed that is not in the record",
        "  salts 'salt', '[bold]\\u202e'",
    ]


def test_simulated_records_are_verified(tmp_path: Path) -> None:
    file = tmp_path / "simulated.jsonl"
    igroteka("simulate", "pairs", "--games", 5, "--players", 6, "--records", file, "--legal")
    assert igroteka("verify", file).status == 0
    assert igroteka("replay", file).status == 0


# Tampered with: refused with the game, the event and the reason, exit status 1.


def tampered(tmp_path: Path, record: dict[str, Any]) -> Path:
    return write(tmp_path / "tampered.jsonl", [record])


def first(record: dict[str, Any], key: str) -> int:
    return next(index for index, event in enumerate(record["events"]) if key in event)


def test_a_card_that_was_not_drawn(tmp_path: Path, records: Records) -> None:
    for record in (records[0], records[2]):
        true = record["events"][1]["outcome"]
        lied = "9" if true == "10" else "10"
        record["events"][1]["outcome"] = lied
        file = tampered(tmp_path, record)
        assert refusal("verify", file, status=1) == (
            f"{file}, game 1: event 1: the seed gives {true} for chance burn, the record says {lied}"
        )


def test_a_card_that_does_not_exist(tmp_path: Path, records: Records) -> None:
    records[0]["events"][1]["outcome"] = "11"
    file = tampered(tmp_path, records[0])
    for command in ("replay", "verify"):
        said = refusal(command, file, status=1)
        assert said == f"{file}, game 1: event 1: chance burn cannot give '11': none is left, or there is none"


def test_an_action_that_is_not_allowed_names_its_clause(tmp_path: Path, records: Records) -> None:
    at = first(records[0], "action")
    records[0]["events"][at]["action"] = "eight"
    file = tampered(tmp_path, records[0])
    assert refusal("replay", file, status=1) == (
        f"{file}, game 1: event {at}: 'eight' is not allowed: This table does not play Pieces of Eight. (PAIRS-27)"
    )


def test_a_wrong_seat(tmp_path: Path, records: Records) -> None:
    at = first(records[0], "action")
    seat = records[0]["events"][at]["seat"]
    records[0]["events"][at]["seat"] = 1 - seat
    said = refusal("replay", tampered(tmp_path, records[0]), status=1)
    assert said.endswith(f"event {at}: seat {seat} has to decide, not seat {1 - seat}")


def test_a_result_that_does_not_follow(tmp_path: Path, records: Records) -> None:
    places = records[0]["result"]["places"]
    records[0]["result"]["places"] = places[::-1]
    said = refusal("replay", tampered(tmp_path, records[0]), status=1)
    assert said.endswith(f"the record: the places are {places}, not {places[::-1]}")


def test_another_seed(tmp_path: Path, records: Records) -> None:
    records[0]["seed"] = "sim:0000000000000000"
    assert "the seed gives " in refusal("verify", tampered(tmp_path, records[0]), status=1)
    assert igroteka("replay", tmp_path / "tampered.jsonl").status == 0, "the game itself is possible"
    records[2]["seed"] = "11" * 32
    said = refusal("verify", tampered(tmp_path, records[2]), status=1)
    assert said.endswith("the commitment is not the hash of the seed")


def test_the_games_before_the_bad_one_are_told(tmp_path: Path, records: Records) -> None:
    del records[1]["events"][3]
    file = write(tmp_path / "mixed.jsonl", records)
    ran = igroteka("replay", file)
    assert ran.status == 1
    assert [line.split(":")[0] for line in ran.out.splitlines()] == ["game 1"]
    assert ran.err.startswith(f"igroteka: {file}, game 2: event ")
