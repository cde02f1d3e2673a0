"""Files of records: one game a line, or one game over many lines, of any length, from any hand."""

from __future__ import annotations

import json
import tracemalloc
from typing import TYPE_CHECKING, Any

import pytest

from igroteka.match import BadRecord, Game, Record, RecordRefused, read_records, replay, verify
from igroteka.match.record import LONGEST_RECORD

if TYPE_CHECKING:
    from pathlib import Path


def a_game(seed: int = 1, **options: Any) -> dict[str, Any]:
    state = Game("pairs", 2, options).start(seed=seed)
    while not state.over:
        state.play("fold")
    record: dict[str, Any] = json.loads(state.record().to_json())
    return record


WHOLE = a_game()
BY_HAND: dict[str, Any] = {
    "format": "igroteka-record/1",
    "game": "pairs",
    "rules": 1,
    "players": 2,
    "options": {"burn": 0, "losing_score": 5},
    "events": [
        {"chance": "first", "outcome": "1"},
        {"chance": "deal 0", "outcome": "5"},
        {"chance": "deal 1", "outcome": "9"},
        {"seat": 0, "action": "fold"},
    ],
    "result": {"scores": [5, 0], "places": [2, 1]},
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def read(file: Path, content: str | bytes) -> list[Record]:
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    return list(read_records(file))


def refused(file: Path, content: str | bytes) -> str:
    with pytest.raises(BadRecord) as error:
        read(file, content)
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 300
    return str(error.value)


def test_one_record_a_line(file: Path) -> None:
    games = [a_game(seed) for seed in range(5)]
    records = read(file, "".join(json.dumps(game) + "\n" for game in games))
    assert [json.loads(record.to_json()) for record in records] == games
    assert all(verify(record) for record in records)


def test_blank_lines_line_ends_and_a_missing_last_one_do_not_matter(file: Path) -> None:
    line = json.dumps(WHOLE)
    for text in (f"{line}\n{line}", f"\n\n{line}\n  \n{line}\n\n", f"{line}\r\n{line}\r\n", f"  {line}  \n{line}\t"):
        assert len(read(file, text)) == 2


@pytest.mark.parametrize("indent", [0, 1, 4])
def test_a_single_record_may_stand_on_many_lines(file: Path, indent: int) -> None:
    (record,) = read(file, json.dumps(WHOLE, indent=indent) + "\n")
    assert json.loads(record.to_json()) == WHOLE


def test_a_record_may_be_broken_into_lines_anywhere(file: Path) -> None:
    text = json.dumps(BY_HAND)
    for wrapped in (
        text.replace(", ", ",\n"),
        "\n\n" + text.replace(": ", ":\n"),
        text.replace('"events"', '\n"events"'),
    ):
        (record,) = read(file, wrapped)
        assert replay(record).over


def test_a_record_typed_in_by_hand_needs_no_seed(file: Path) -> None:
    (record,) = read(file, json.dumps(BY_HAND, indent=2, ensure_ascii=False))
    assert (record.seed, record.commitment, record.salts, record.seats) == (None, None, [], [])
    state = replay(record)
    assert (state.over, state.scores, state.places) == (True, [5, 0], [2, 1])
    assert verify(record) is False
    assert state.record() == record


def test_options_may_be_left_out_and_what_we_do_not_know_may_stand_there(file: Path) -> None:
    more = {
        **WHOLE,
        "tournament": {"round": 3},
        "note": None,
        "events": [{**e, "t": 5, "by": "x"} for e in WHOLE["events"]],
    }
    del more["options"]
    (record,) = read(file, json.dumps(more))
    assert replay(record).places == WHOLE["result"]["places"]
    assert record.events[0].t == 5


def test_an_empty_file_holds_no_record(file: Path) -> None:
    for content in ("", "\n", "\n \n\r\n"):
        assert refused(file, content) == "the file is empty: it should hold one game record a line"


def test_a_file_that_is_cut_off_gives_all_up_to_there(file: Path) -> None:
    line = json.dumps(WHOLE)
    file.write_text(f"{line}\n{line}\n{line[:-100]}")
    records = read_records(file)
    assert [next(records).game, next(records).game] == ["pairs", "pairs"]
    with pytest.raises(BadRecord, match=r"^line 3: this is not JSON, or it is cut off: "):
        next(records)


def test_a_record_on_many_lines_that_is_cut_off(file: Path) -> None:
    text = json.dumps(WHOLE, indent=2)
    assert refused(file, text[: len(text) // 2]).startswith("this is not JSON, or it is cut off: ")
    assert refused(file, "{").startswith("line 1: this is not JSON, or it is cut off: ")


@pytest.mark.parametrize(
    "content",
    ["hello", "{]", "nul", '{"format": NaN}', "'single quotes'", b"\xff\xfe\x00\x01", b"\x00" * 100, bytes(range(256))],
)
def test_what_is_not_json(file: Path, content: str | bytes) -> None:
    assert "this is not JSON, or it is cut off" in refused(file, content)


@pytest.mark.parametrize(
    "content", ["[]", "{}", "7", '"text"', "null", "[{}]", json.dumps([WHOLE]), '{"game": "pairs"}']
)
def test_json_that_is_no_record(file: Path, content: str) -> None:
    assert refused(file, content).startswith("line 1: this is not a game record: ")
    assert refused(file, json.dumps(WHOLE) + "\n" + content).startswith("line 2: this is not a game record: ")


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"players": "two"}, "$.players"),
        ({"players": 2.5}, "$.players"),
        ({"players": True}, "$.players"),
        ({"players": 10**5000}, "$.players"),
        ({"rules": None}, "$.rules"),
        ({"game": 7}, "$.game"),
        ({"format": ["igroteka-record/1"]}, "$.format"),
        ({"options": ["burn"]}, "$.options"),
        ({"options": {"burn": [1]}}, "$.options"),
        ({"options": {"burn": 1.5}}, "$.options"),
        ({"seats": "AB"}, "$.seats"),
        ({"seats": [{"name": 1}]}, "$.seats[0].name"),
        ({"seed": 12}, "$.seed"),
        ({"salts": [1]}, "$.salts[0]"),
        ({"events": {}}, "$.events"),
        ({"events": [7]}, "$.events[0]"),
        ({"events": [None]}, "$.events[0]"),
        ({"events": [{"chance": "first", "outcome": 1}]}, "$.events[0].outcome"),
        ({"events": [{"seat": "0", "action": "draw"}]}, "$.events[0].seat"),
        ({"events": [{"seat": 0, "action": "draw", "legal": "draw"}]}, "$.events[0].legal"),
        ({"result": [1, 2]}, "$.result"),
        ({"result": {"scores": [1, 2]}}, "$.result"),
        ({"result": {"scores": [1, 2], "places": ["first", "second"]}}, "$.result.places[0]"),
    ],
)
def test_a_wrong_type_is_named_with_its_place(file: Path, changes: dict[str, Any], where: str) -> None:
    text = json.dumps({**WHOLE, **changes}) if changes.get("players") != 10**5000 else huge_number()
    said = refused(file, text)
    assert said.startswith("line 1: this is not a game record: ")
    assert where in said


def huge_number() -> str:
    return json.dumps({**WHOLE, "players": -1}).replace('"players": -1', '"players": 1' + "0" * 5000)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({}, "event 0 must have either a chance with its outcome or a seat with its action"),
        (
            {"chance": "first", "outcome": "0", "action": "draw", "seat": 0},
            "event 0 must have either a chance with its outcome or a seat with its action",
        ),
        ({"chance": "first"}, "event 0 is a chance without an outcome"),
        ({"action": "draw"}, "event 0 is an action without a seat"),
    ],
)
def test_an_event_is_a_chance_or_an_action(file: Path, event: dict[str, Any], sentence: str) -> None:
    assert refused(file, json.dumps({**WHOLE, "events": [event]})) == f"line 1: {sentence}"


def test_another_format_is_named(file: Path) -> None:
    said = refused(file, json.dumps({**WHOLE, "format": "igroteka-record/2"}))
    assert said == "line 1: the format is 'igroteka-record/2'; this program reads 'igroteka-record/1'"
    assert len(refused(file, json.dumps({**WHOLE, "format": "x" * 100_000}))) < 200


def test_a_line_that_is_too_long_for_a_game_is_not_even_read(file: Path) -> None:
    assert refused(file, b"{" + b" " * LONGEST_RECORD) == (
        "line 1 is longer than 16,777,216 bytes, too long for a game record"
    )
    with file.open("wb") as sparse:
        sparse.truncate(2**32)  # four gigabytes of nothing
    tracemalloc.start()
    try:
        with pytest.raises(BadRecord, match="line 1 is longer than"):
            list(read_records(file))
        assert tracemalloc.get_traced_memory()[1] < 3 * LONGEST_RECORD
    finally:
        tracemalloc.stop()


def test_json_nested_without_end_is_no_record(file: Path) -> None:
    nested = json.dumps(WHOLE)[:-1] + ', "more": ' + "[" * 100_000 + "]" * 100_000 + "}"
    assert refused(file, nested) == "line 1: this is not a game record: it is nested too deeply"


def test_a_file_is_read_as_far_as_it_is_asked_for(file: Path) -> None:
    file.write_text(json.dumps(WHOLE) + "\nnonsense\n")
    assert next(iter(read_records(file))).game == "pairs"


def test_memory_does_not_grow_with_the_number_of_records(file: Path) -> None:
    def peak(records: int) -> int:
        line = json.dumps(WHOLE) + "\n"
        with file.open("w") as written:
            written.writelines(line for _ in range(records))
        tracemalloc.start()
        try:
            assert sum(1 for _ in read_records(file)) == records
            return tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()

    few, many = peak(50), peak(5000)
    assert many < few + 20_000


@pytest.mark.parametrize("name", ["players", "id", "self", "cls", "rules", ""])
def test_no_option_can_pass_for_something_else(name: str) -> None:
    record = Record.from_json(json.dumps({**WHOLE, "options": {name: 2}}))
    with pytest.raises(BadRecord, match=f"there is no option '{name}' here"):
        replay(record)


def test_an_event_after_the_end_is_refused_whatever_it_is() -> None:
    last = len(WHOLE["events"])
    for event in ({"chance": "draw 0", "outcome": "5"}, {"seat": 0, "action": "draw"}):
        with pytest.raises(RecordRefused, match="the game is over before this event") as error:
            replay(Record.from_json(json.dumps({**WHOLE, "events": [*WHOLE["events"], event]})))
        assert error.value.index == last


def test_however_long_a_lie_is_the_sentence_about_it_is_not() -> None:
    long = "x" * 100_000
    first_decision = next(i for i, event in enumerate(WHOLE["events"]) if "action" in event)

    def lied(at: int, **changes: Any) -> dict[str, Any]:
        events = [dict(event) for event in WHOLE["events"]]
        events[at].update(changes)
        return {**WHOLE, "events": events}

    lies = [
        {**WHOLE, "game": long},
        {**WHOLE, "options": {long: 1}},
        {**WHOLE, "options": {"forfeit": long}},
        {**WHOLE, "seed": long},
        {**WHOLE, "result": {"scores": [1] * 100_000, "places": [1, 2]}},
        {**WHOLE, "result": {**WHOLE["result"], "places": [1] * 100_000}},
        lied(0, chance=long),
        lied(0, outcome=long),
        lied(first_decision, action=long),
        lied(first_decision, legal=[long]),
        lied(first_decision, seat=10**1000),
        {**WHOLE, "events": [*WHOLE["events"][:first_decision], {"chance": long, "outcome": "1"}]},
    ]
    for lie in lies:
        with pytest.raises((BadRecord, RecordRefused)) as error:
            verify(Record.from_json(json.dumps(lie)))
        assert len(str(error.value)) < 300
