"""A match can be ended by agreement: the present round is the last, and the record says so."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from command_line import igroteka
from igroteka.games import catalogue
from igroteka.match import Record, replay, verify
from igroteka.match.state import LIMIT
from igroteka.tables import hearing, journal, plans, views
from igroteka.tables.commands import LastRound
from igroteka.tables.finished import record_of
from igroteka.tables.journal import LastRound as Agreed
from igroteka.tables.people import Person
from igroteka.tables.play import Play, played
from igroteka.tables.refusals import Refusal
from igroteka.tables.rights import Asked
from igroteka.tables.terms import Terms
from server.indoors import BEGAN, MINUTE, do, go_on, next_step, seated, sent
from settings import GAMES, player_counts

if TYPE_CHECKING:
    from pathlib import Path

    from igroteka.tables.journal import AnyEntry

LIMITED = [id for id in GAMES if LIMIT in catalogue.rules(id).OPTIONS]
FOR_CHIPS = [id for id in LIMITED if "start_chips" in catalogue.rules(id).OPTIONS]
YES, NO = LastRound(id="", table=""), LastRound(id="", table="", agree=False)


def planned(play: Play, person: str, command: LastRound = YES) -> list[AnyEntry]:
    return plans.plan(play, Asked(Person(person, ""), play.due_since + MINUTE), command)


def says(play: Play, seat: int, command: LastRound = YES) -> list[AnyEntry]:
    entries = planned(play, f"person{seat}", command)
    do(play, entries, play.due_since + MINUTE)
    return entries


def refused(play: Play, person: str, command: LastRound = YES) -> str:
    with pytest.raises(Refusal) as refusal:
        planned(play, person, command)
    return refusal.value.code


def sheet(play: Play) -> tuple[list[int], bool]:
    found = views.sheet(play, (), 0)
    return found.last, found.final


def at_chips(players: int = 3, bots: int = 0, game: str = "hawthorn") -> Play:
    return seated(game, players, "an evening", bots=bots, options={"start_chips": 200})


def round_of(play: Play) -> int:
    assert play.state is not None
    assert play.state.round is not None
    return play.state.round


# Agreeing.


def test_when_all_have_agreed_the_round_is_the_last() -> None:
    play = at_chips()
    says(play, 1)
    assert sheet(play) == ([1], False)
    says(play, 0)
    assert sheet(play) == ([0, 1], False)
    says(play, 2)
    assert sheet(play) == ([0, 1, 2], True)
    assert views.sheet(play, (), 0).options[LIMIT] == round_of(play)


@pytest.mark.parametrize("who", [0, 1], ids=["taken back", "declined"])
def test_who_says_no_ends_the_proposal(who: int) -> None:
    play = at_chips()
    says(play, 0)
    says(play, who, NO)
    assert sheet(play) == ([], False)
    says(play, 1)
    says(play, 2)
    assert sheet(play) == ([1, 2], False)


def test_alone_against_bots_it_is_agreed_at_once() -> None:
    play = at_chips(bots=2)
    says(play, 0)
    assert sheet(play) == ([0], True)


def test_for_whom_a_bot_plays_is_not_asked() -> None:
    play = at_chips()
    says(play, 0)
    says(play, 1)
    do(play, [journal.Left(seat=2, why="gone")])
    assert sheet(play) == ([0, 1], True)


def test_who_has_left_does_not_decide_for_those_who_stay() -> None:
    play = at_chips()
    says(play, 0)
    do(play, [journal.Left(seat=0, why="gone")])
    assert sheet(play) == ([0], False)
    says(play, 1)
    says(play, 2)
    assert sheet(play)[1]


def test_when_nobody_is_left_nothing_is_agreed() -> None:
    play = at_chips()
    says(play, 0)
    do(play, [journal.Left(seat=seat, why="gone") for seat in (1, 2, 0)][::-1])
    assert not play.ending.final


def test_who_comes_back_to_agree_is_back() -> None:
    play = at_chips(bots=1)
    do(play, [journal.Left(seat=0, why="gone")])
    entries = says(play, 0)
    assert entries == [journal.Returned(seat=0), Agreed(seats=(0,))]
    assert sheet(play) == ([0], False)


def test_one_device_speaks_for_all_its_seats() -> None:
    play = Play("a-table-of-tests", Terms("hawthorn", 2), "person0", bytes(32))
    do(play, [journal.Sat(seat=seat, person="person0", name=f"{seat}") for seat in (0, 1)])
    do(play, [journal.Started()])
    says(play, 0)
    assert sheet(play) == ([0, 1], True)


def test_saying_it_again_changes_nothing() -> None:
    play = at_chips()
    assert says(play, 0, NO) == []
    says(play, 0)
    assert says(play, 0) == []
    for seat in (1, 2):
        says(play, seat)
    assert says(play, 0) == []
    assert refused(play, "person0", NO) == "agreed"


def test_who_does_not_play_has_no_say() -> None:
    play = at_chips()
    assert refused(play, "stranger") == "not-seated"


def test_before_and_after_a_game_there_is_nothing_to_end() -> None:
    play = Play("a-table-of-tests", Terms("hawthorn", 2), "person0", bytes(32))
    do(play, [journal.Sat(seat=0, person="person0", name="Vera")])
    assert refused(play, "person0") == "not-playing"


@pytest.mark.parametrize("id", [id for id in GAMES if id not in LIMITED])
def test_a_game_that_ends_by_its_own_rules_is_not_ended_otherwise(id: str) -> None:
    assert refused(seated(id, player_counts(id)[0], "rules"), "person0") == "no-rounds"


def test_the_table_tells_of_it() -> None:
    play = at_chips()
    for seat, command in ((0, YES), (1, NO), (2, YES), (0, YES), (1, YES)):
        says(play, seat, command)
    told = [happened.said for happened in hearing.happened(play, 0, -1)][-4:]
    assert [(said.id, said.seat, said.value) for said in told] == [
        ("did-last-asked", 0, 0),
        ("did-last-declined", 1, 0),
        ("did-last-asked", 2, 0),
        ("did-last-agreed", -1, 1),
    ]


# The record.


def agreed_at(id: str, players: int, steps: int, seed: str) -> tuple[Play, list[AnyEntry], int]:
    """A whole game in which all agree after so many steps: the table, its journal, and the round that was the last."""
    luck = random.Random(seed)
    options = {"start_chips": 200} if id in FOR_CHIPS else {"target": 190}
    play = seated(id, players, seed, options=options)
    told: list[AnyEntry] = []
    last = 0
    for step in range(20_000):
        if play.status == "over":
            return play, told, last
        at = play.due_since + MINUTE
        if step >= steps and not last:
            entries = [entry for seat in range(players) for entry in planned(play, f"person{seat}")]
            last = round_of(play)
        else:
            _, entries = next_step(play, luck)
        do(play, entries, at)
        told += [journal.dated(entry, at) for entry in entries]
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("steps", [0, 37, 160])
@pytest.mark.parametrize("id", LIMITED)
def test_the_game_ends_with_that_round_and_its_record_verifies(id: str, steps: int) -> None:
    play, _, last = agreed_at(id, player_counts(id)[0], steps, f"{id} {steps}")
    if not last:
        pytest.skip("it was over before")
    assert play.state is not None
    assert (play.state.round, play.ending.final) == (last, True)
    record = Record.from_json(record_of(play).to_json())
    assert record.options[LIMIT] == last
    assert verify(record)
    assert replay(record).flat() == play.state.flat()
    assert replay(record).happenings == play.state.happenings


@pytest.mark.parametrize("id", FOR_CHIPS)
def test_without_the_agreement_it_would_have_gone_on(id: str) -> None:
    play, _, last = agreed_at(id, player_counts(id)[0], 37, f"{id} 37")
    assert play.state is not None
    assert all(chips > 0 for chips in play.state.scores)
    assert last < 100


def test_the_independent_command_verifies_it(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    play, _, _ = agreed_at("starboard", 3, 40, "verified")
    file.write_text(record_of(play).to_json() + "\n", encoding="utf-8")
    assert igroteka("verify", file).status == 0


# The journal.


@pytest.mark.parametrize("id", LIMITED)
def test_a_journal_read_again_gives_the_same_table(id: str) -> None:
    players = player_counts(id)[0]
    play, told, _ = agreed_at(id, players, 37, f"{id} again")
    fresh = seated(id, players, f"{id} again", options=dict(play.terms.options))
    again = played(fresh, [journal.read(journal.written(entry)) for entry in told])
    for viewer in range(-1, players):
        assert sent(again, viewer) == sent(play, viewer)
    assert record_of(again).to_json() == record_of(play).to_json()


def test_a_move_can_be_taken_back_after_it_was_agreed() -> None:
    for seed in range(60):
        play, luck = at_chips(game="regent"), random.Random(seed)
        for _ in range(60):
            mover = next((seat for seat in range(3) if play.can_undo(seat)), None)
            if mover is not None and not play.moment.laid:
                for seat in range(3):
                    says(play, seat)
                last = round_of(play)
                do(play, plans.undo(play, mover, ""), play.due_since + MINUTE)
                assert play.state is not None
                assert (play.state.round, play.state.game.options[LIMIT]) == (last, last)
                while play.status != "over":
                    go_on(play, luck)
                assert play.state.round == last
                assert verify(Record.from_json(record_of(play).to_json()))
                return
            if play.status == "over":
                break
            go_on(play, luck)
    raise AssertionError("nothing could be taken back")


def test_secret_choices_that_are_laid_stay() -> None:
    play = at_chips()
    assert play.moment.choosing == [0, 1, 2]
    token = play.moment.decisions(1)[0].view.legal[0]
    do(play, plans.move(play, 1, token, BEGAN))
    for seat in range(3):
        says(play, seat)
    assert play.moment.laid[1].tokens == (token,)
    assert play.moment.turn == [0, 2]


@pytest.mark.parametrize("id", LIMITED)
def test_every_such_game_counts_its_rounds_from_one(id: str) -> None:
    play = seated(id, player_counts(id)[0], "rounds")
    assert round_of(play) == 1
