"""A game from Python: ask who moves and what is legal, play a token, look at the result."""

from __future__ import annotations

import pytest

import igroteka
from igroteka.match import Dictated, Event, Game, Sitter

SHORT = "first=1; burn=1,2,4,5,6; deal 0=5; deal 1=9"


def chances(script: str) -> list[Event]:
    """`"deal 0=5; burn=1,2"` as events of a record."""
    found = []
    for part in script.split("; "):
        kind, outcomes = part.split("=")
        found += [Event(chance=kind, outcome=outcome) for outcome in outcomes.split(",")]
    return found


def test_a_whole_game() -> None:
    game = igroteka.game("pairs", players=4)
    state = game.start(seed=7)
    turns = 0
    while not state.over:
        assert state.actor in range(4)
        assert state.legal == ["draw", "fold"]
        assert state.play(state.legal[turns % 2]) is state
        turns += 1
    assert state.actor is None
    assert (state.legal, state.actions) == ([], [])
    loser = max(range(4), key=lambda seat: state.scores[seat])
    assert state.scores[loser] >= 16
    assert state.places == [4 if seat == loser else 1 for seat in range(4)]
    decisions = [event for event in state.events if event.action]
    assert len(decisions) == turns


def test_a_game_on_cards_that_we_choose() -> None:
    game = Game("pairs", 2, {"continuous": True})
    state = game.start(source=Dictated([*chances(SHORT), Event(seat=0, action="draw"), *chances("draw 0=5")]))
    assert (state.actor, state.legal) == (0, ["draw", "fold 0 5", "fold 1 9"])
    assert state.scores == [0, 0]
    state.play("draw", seat=0)
    assert (state.actor, state.scores) == (1, [5, 0])
    assert state.places == [1, 1], "nobody has lost yet"
    assert state.events[-2:] == [Event(seat=0, action="draw"), Event(chance="draw 0", outcome="5")]


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    game = Game("pairs", 3)
    assert game.start(seed=1).events == game.start(seed=1).events
    assert game.start(seed=1).events != game.start(seed=2).events
    assert game.start(seed=-1).events != game.start(seed=1).events


def test_without_a_seed_no_two_games_are_the_same() -> None:
    game = Game("pairs", 8)
    assert game.start().events != game.start().events


def test_legal_tokens_are_sorted_as_strings() -> None:
    state = Game("pairs", 8, {"continuous": True}).start(seed=3)
    assert state.legal == sorted(state.legal)
    assert sorted(state.game.rules.TOKENS[action] for action in state.actions) == state.legal


def test_what_a_state_gives_away_cannot_be_used_to_change_it() -> None:
    state = Game("pairs", 2).start(seed=1)
    before = state.flat(), state.events, state.happenings
    for mine in (state.events, state.happenings, state.legal, state.scores, state.places, state.actions):
        mine.clear()
    assert (state.flat(), state.events, state.happenings) == before


def test_the_table_is_that_of_the_fewest_players_unless_told_otherwise() -> None:
    game = Game("pairs")
    assert game.players == 2
    assert game.options == {
        "continuous": False,
        "pieces_of_eight": False,
        "calamities": False,
        "losing_score": None,
        "forfeit": "",
        "dealer": "fixed",
        "burn": 5,
    }
    assert game.chosen_options() == {}
    assert Game("pairs", options={"burn": 3, "dealer": "fixed"}).chosen_options() == {"burn": 3}


def test_who_sits_where_stands_in_the_record() -> None:
    sitters = [Sitter(name="Вера", kind="human"), Sitter(name="bot", kind="bot", bot="random")]
    record = Game("pairs", 2).start(seed=1, sitters=sitters).record()
    assert record.seats == sitters
    assert '"seats":[{"name":"Вера","kind":"human"},{"name":"bot","kind":"bot","bot":"random"}]' in record.to_json()


def test_a_running_game_has_a_record_without_a_result_and_a_past_record_never_changes() -> None:
    state = Game("pairs", 2, {"losing_score": 5}).start(seed=1)
    running = state.record()
    kept = running.to_json()
    assert (running.game, running.rules, running.players, running.options) == ("pairs", 1, 2, {"losing_score": 5})
    assert running.result is None
    while not state.over:
        state.play("fold")
    assert running.to_json() == kept
    finished = state.record()
    assert finished.result is not None
    assert (finished.result.scores, finished.result.places) == (state.scores, state.places)
    assert finished.events[: len(running.events)] == running.events


def test_a_record_keeps_the_legal_tokens_where_asked_for() -> None:
    game = Game("pairs", 2)
    asked = game.start(seed=1, keep_legal=True).play("draw").play("fold").record().events
    assert [event.legal for event in asked if event.action] == [["draw", "fold"], ["draw", "fold"]]
    assert all(event.legal is None for event in asked if event.chance)
    assert all(event.legal is None for event in game.start(seed=1).play("draw").play("fold").record().events)


def test_a_state_says_where_it_stands() -> None:
    state = Game("pairs", 2, {"losing_score": 5}).start(seed=1)
    assert repr(state) == (
        f"<igroteka.game('pairs', players=2, losing_score=5), {len(state.events)} events, "
        f"seat {state.actor} to move: draw, fold>"
    )
    while not state.over:
        state.play("fold")
    assert f"over, places {state.places}" in repr(state)


def test_a_games_repr_rebuilds_it() -> None:
    for game in (
        Game("pairs", 4),
        Game("pairs", 3, {"continuous": True, "burn": 0}),
        Game("pairs", 2, {"losing_score": 7, "dealer": "rotate", "forfeit": 'sing "Катюша"'}),
    ):
        again = eval(repr(game), {"igroteka": igroteka})
        assert again == game
        assert hash(again) == hash(game)
    assert repr(Game("pairs", 4, {"calamities": True})) == "igroteka.game('pairs', players=4, calamities=True)"


def test_games_are_equal_when_they_are_the_same_table() -> None:
    assert Game("pairs", 2) == Game("pairs", players=2, options={"burn": 5})
    assert Game("pairs", 2) != Game("pairs", 3)
    assert Game("pairs", 2) != Game("pairs", 2, {"burn": 4})
    assert Game("pairs", 2) != "pairs"
    assert len({Game("pairs", 2), Game("pairs"), Game("pairs", 2, {"burn": 4})}) == 2


def test_a_table_that_cannot_be_is_refused_in_a_sentence() -> None:
    with pytest.raises(igroteka.UnknownGame, match=r"there is no game 'chess'; the games are .*pairs"):
        Game("chess")
    with pytest.raises(igroteka.BadPlayers, match="this game is for 2 to 8 players, not 9"):
        Game("pairs", 9)
    with pytest.raises(igroteka.BadOption, match="there is no option 'speed' here; the options are continuous, "):
        Game("pairs", options={"speed": 1})
    with pytest.raises(igroteka.BadOption, match="option burn takes a whole number from 0 to 5, not 6"):
        Game("pairs", options={"burn": 6})


def test_the_games_are_listed() -> None:
    assert "pairs" in igroteka.games()
    assert igroteka.games() == sorted(igroteka.games())


@pytest.mark.parametrize("name", ["players", "id", "self", "cls", "options", ""])
def test_an_option_may_have_any_name_and_is_refused_by_it(name: str) -> None:
    with pytest.raises(igroteka.BadOption, match=f"there is no option '{name}' here"):
        Game("pairs", 2, {name: 1})


def test_the_friendly_door_takes_options_by_name() -> None:
    assert (
        igroteka.game("pairs", players=3, burn=4) == igroteka.game("pairs", 3, burn=4) == Game("pairs", 3, {"burn": 4})
    )
