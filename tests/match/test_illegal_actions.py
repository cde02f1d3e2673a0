"""An action that is not allowed is refused with the clause that forbids it and a sentence that says why."""

from __future__ import annotations

import pickle

import pytest

from igroteka.kernel import Reason
from igroteka.match import Game, IllegalAction, State, explain

GAME = Game("pairs", 3, {"continuous": True})


@pytest.fixture
def state() -> State:
    return GAME.start(seed=1)


def refused(state: State, token: str, seat: int | None = None) -> IllegalAction:
    before = state.flat(), state.events, state.happenings
    with pytest.raises(IllegalAction) as error:
        state.play(token, seat)
    assert (state.flat(), state.events, state.happenings) == before, "a refused action changed something"
    return error.value


def test_the_error_carries_token_clause_and_sentence(state: State) -> None:
    error = refused(state, "fold")
    assert (error.token, error.clause) == ("fold", "PAIRS-24")
    assert error.sentence == "In Continuous you choose the card that you take when you fold: say which."
    assert str(error) == f"'fold' is not allowed: {error.sentence} (PAIRS-24)"


def test_a_token_that_the_game_does_not_have_breaks_no_clause(state: State) -> None:
    for token in ("castle", "", "DRAW", "draw ", "fold 0 11", "x" * 1000):
        error = refused(state, token)
        assert error.clause is None
        assert error.sentence == "There is no such action in this game."
        assert "()" not in str(error)


def test_playing_for_a_seat_that_is_not_to_move(state: State) -> None:
    assert state.actor is not None
    other = (state.actor + 1) % 3
    error = refused(state, "draw", seat=other)
    assert error.clause is None
    assert error.sentence == f"seat {state.actor} is to move, not seat {other}"
    refused(state, "draw", seat=99)
    refused(state, "draw", seat=-1)
    assert state.play("draw", seat=state.actor).events


def test_when_the_game_is_over_nothing_can_be_played() -> None:
    state = Game("pairs", 2, {"losing_score": 5}).start(seed=1)
    while not state.over:
        state.play("fold")
    for error in (refused(state, "draw"), refused(state, "draw", seat=0), refused(state, "castle")):
        assert error.clause is None
        assert error.sentence == "the game is over"
    reason = state.why_not("draw")
    assert reason is not None
    assert explain(state.game, reason) == "The game is over."


def test_why_not_tells_without_raising(state: State) -> None:
    before = state.flat()
    assert all(state.why_not(token) is None for token in state.legal)
    reason = state.why_not("fold")
    assert isinstance(reason, Reason)
    assert (reason.clause, reason.phrase.id) == ("PAIRS-24", "fold-names-a-card")
    other = state.why_not("castle")
    assert other is not None
    assert other.clause == ""
    assert state.flat() == before


def test_every_token_is_either_legal_or_explained(state: State) -> None:
    while not state.over:
        for token in GAME.rules.TOKENS:
            reason = state.why_not(token)
            assert (reason is None) == (token in state.legal)
            if reason is not None:
                assert reason.clause
                assert refused(state, token).sentence == explain(GAME, reason)
        state.play("draw" if "draw" in state.legal else state.legal[0])


def test_a_reason_in_three_languages_with_the_names_at_the_table(state: State) -> None:
    absent = next(token for token in GAME.rules.TOKENS if token.startswith("fold 1 ") and token not in state.legal)
    reason = state.why_not(absent)
    assert reason is not None
    card, names = absent.split()[-1], ["Вера", "Olena", "Ann"]
    assert explain(GAME, reason) == f"Player 2 has no {card} in play."
    assert explain(GAME, reason, "en", names) == f"Olena has no {card} in play."
    told = {explain(GAME, reason, language, names) for language in ("ru", "uk", "en")}
    assert len(told) == 3
    assert all("Olena" in sentence for sentence in told)


def test_errors_survive_pickling(state: State) -> None:
    error = refused(state, "fold")
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again)) == (IllegalAction, str(error))
    assert (again.token, again.clause, again.sentence) == (error.token, error.clause, error.sentence)


def test_nothing_can_be_taken_back_before_the_first_move(state: State) -> None:
    with pytest.raises(IllegalAction, match="nothing has been played yet"):
        state.undo()
