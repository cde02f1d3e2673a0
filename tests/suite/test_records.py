"""A record replays to the same game, and one that was tampered with is refused, with the event and the reason."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from igroteka.games import catalogue
from igroteka.match import BadRecord, Fair, Game, Record, RecordRefused, State, replay, verify
from settings import GAMES, Chosen, in_settings, player_counts, short_game


def played(game: Game, seed: int | None, choices: int = 0, *, keep_legal: bool = False) -> State:
    """A whole game at random."""
    choice = random.Random(choices)
    state = game.start(seed=seed, keep_legal=keep_legal, salts=["salt of Anna", "salt of Boris"])
    while not state.over:
        state.play(choice.choice(state.legal))
    return state


@in_settings
@pytest.mark.parametrize("id", GAMES)
def test_a_record_replays_to_the_same_state_and_result(id: str, chosen: Chosen) -> None:
    for number, game in enumerate(chosen(id)):
        state = played(game, number, keep_legal=True)
        record = Record.from_json(state.record().to_json())
        again = replay(record)
        assert again.scores == state.scores
        assert again.places == state.places
        assert again.record() == record
        again._s.rng = state._s.rng  # the one field that chance from a record does not touch
        assert again.flat() == state.flat()
        assert verify(record)


@pytest.mark.parametrize("id", GAMES)
def test_a_fair_game_keeps_its_seed_until_the_end_and_can_then_be_verified(id: str) -> None:
    game = short_game(id, player_counts(id)[0])
    running = game.start(salts=["one", "two"])
    assert isinstance(running.source, Fair)
    shown = json.loads(running.record().to_json())
    assert "seed" not in shown
    assert running.source.seed.hex() not in running.record().to_json()
    finished = played(game, None).record()
    assert verify(finished)
    assert finished.seed is not None
    with pytest.raises(RecordRefused, match="commitment"):
        verify(_changed(finished, seed="00" * 32))
    with pytest.raises(RecordRefused, match="the seed gives"):
        verify(_changed(finished, salts=["other", "salts"]))


@pytest.mark.parametrize("id", GAMES)
def test_a_game_typed_in_by_hand_needs_no_seed(id: str) -> None:
    record = _changed(played(short_game(id, player_counts(id)[0]), 3).record(), seed=None)
    assert replay(record).over
    assert verify(record) is False


@pytest.mark.parametrize("id", GAMES)
@hypothesis_settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_tampered_record_is_refused_with_the_event(id: str, data: st.DataObject) -> None:
    game = short_game(id, player_counts(id)[0])
    events = json.loads(played(game, 5).record().to_json())
    at = data.draw(st.integers(0, len(events["events"]) - 1))
    event = events["events"][at]
    how = data.draw(st.sampled_from(["drop", "double", "other kind", "other token", "other seat"]))
    if how == "drop":
        del events["events"][at]
    elif how == "double":
        events["events"].insert(at, dict(event))
    elif how == "other kind" and "chance" in event:
        event["chance"] += " 7"
    elif "chance" in event:
        event["outcome"] = "no such outcome"
    elif how == "other seat":
        event["seat"] = (event["seat"] + 1) % game.players
    else:
        event["action"] = "no such action"
    record = Record.from_json(json.dumps(events))
    try:
        state = replay(record)
    except RecordRefused as refused:
        assert refused.index is None or refused.index >= at
        assert refused.reason
    else:  # leaving out or repeating an event may by luck give another possible game, but never the same one
        assert how in ("drop", "double")
        assert state.record().events != played(game, 5).record().events


@pytest.mark.parametrize("id", GAMES)
def test_what_cannot_be_is_refused(id: str) -> None:
    whole = json.loads(played(short_game(id, player_counts(id)[0]), 8, keep_legal=True).record().to_json())
    last = len(whole["events"]) - 1

    def refused(index: int | None, **changes: Any) -> str:
        with pytest.raises(RecordRefused) as error:
            replay(Record.from_json(json.dumps({**whole, **changes})))
        assert error.value.index == index
        return error.value.reason

    scores = whole["result"]["scores"]
    refused(None, result={**whole["result"], "scores": [scores[0] + 1, *scores[1:]]})
    refused(None, result={**whole["result"], "places": [9, *whole["result"]["places"][1:]]})
    refused(last + 1, events=[*whole["events"], {"seat": 0, "action": catalogue.rules(id).TOKENS[0]}])
    decision = max(i for i, event in enumerate(whole["events"]) if "action" in event)
    refused(decision, events=whole["events"][:decision])
    lied = [dict(event) for event in whole["events"]]
    lied[decision]["legal"] = ["nothing"]
    refused(decision, events=lied)
    running = {**whole, "events": whole["events"][:decision]}
    del running["result"]
    assert not replay(Record.from_json(json.dumps(running))).over
    wrong: list[dict[str, Any]] = [
        {"game": "chess"},
        {"players": 99},
        {"options": {"nonsense": 1}},
        {"rules": 99},
        {"seats": [{}]},
    ]
    for changes in wrong:
        with pytest.raises(BadRecord):
            replay(Record.from_json(json.dumps({**whole, **changes})))


def _changed(record: Record, **changes: Any) -> Record:
    kept = {name: getattr(record, name) for name in record.__struct_fields__}
    return Record(**{**kept, **changes})
