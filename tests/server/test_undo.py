"""Taking back: one's own last move, unless somebody else has moved, chance has spoken or a secret has come out."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import pytest

from igroteka.kernel import Phrase
from igroteka.tables import hearing, plans
from igroteka.tables.history import History
from igroteka.tables.messages import Said
from igroteka.tables.refusals import Refusal
from server.client import Client
from server.indoors import MINUTE, do, due, heard, next_step, retold, seated, sent
from server.parties import act, caught_up, party, short
from settings import GAMES, player_counts

if TYPE_CHECKING:
    from igroteka.tables.journal import AnyEntry
    from igroteka.tables.play import Play
    from server.serving import Serving


# Where nearly every decision turns up a card, or is made by all at the same time.
RARELY = {"blackstone", "five-cards", "kitty", "pairs", "venture"}


@pytest.mark.parametrize("id", GAMES)
def test_what_is_taken_back_is_as_if_it_had_not_been(id: str) -> None:
    undone = sum(take_back_now_and_then(id, f"undo {id} {number}") for number in range(3))
    assert undone > 0 or id in RARELY


def take_back_now_and_then(id: str, seed: str) -> int:
    """Along a random game whoever may take something back does so now and then, and only they may."""
    players = min(4, player_counts(id)[-1])
    luck = random.Random(seed)
    play = seated(id, players, seed, options=short(id))
    journal: list[AnyEntry] = []
    undone = 0

    def carry_out(entries: list[AnyEntry]) -> None:
        journal.extend(entries)
        do(play, entries, play.due_since)

    for _ in range(60):
        if play.status == "over":
            break
        assert play.state is not None
        seat, entries = next_step(play, luck)
        if not entries:
            continue
        *passed, last = entries
        carry_out(passed)
        before, chances, happened = play.state.flat(), play.state.chances, play.state.happened
        carry_out([last])
        able = {number for number in range(players) if play.can_undo(number)}
        if play.moment.laid:
            assert able == set(play.moment.laid)
            continue
        assert able <= {seat}
        assert not able or play.state.chances == chances
        if able and luck.random() < 0.5:
            carry_out(plans.undo(play, seat, ""))
            assert (play.state.flat(), play.state.happened) == (before, happened)
            assert not any(play.can_undo(number) for number in range(players)), "one step only"
            undone += 1
            assert hearing.happened(play, 0, -1)[-1].said == Said("did-take-back", seat)
        told = heard(play, 0)
        assert told
        assert told == retold(play, 0)[-len(told) :]
    again = seated(id, players, seed, options=short(id))
    do(again, journal)
    for viewer in range(-1, players):
        assert sent(again, viewer) == sent(play, viewer), "the journal tells another story"
    return undone


def test_what_a_glance_takes_for_known_is_looked_at_again_when_it_is_asked_for() -> None:
    """Troll Guts: where nearly all the cards that may come out are alike, few imagined games show another one."""
    for number in range(100):
        play, luck = seated("troll-guts", 4, f"a glance {number}"), random.Random(number)
        while play.status != "over":
            seat, entries = next_step(play, luck)
            do(play, entries, play.due_since)
            if play.can_undo(seat, surely=False) and not play.can_undo(seat):
                refused(play, seat)
                assert not play.can_undo(seat, surely=False), "it has been looked at"
                return
    raise AssertionError("no glance was wrong")


def test_never_past_anothers_move() -> None:
    play = seated("dobro", 3, "past another's move")
    first, second, _ = after_each_other(play)
    play_for(play, first, a_card(play, first))
    assert play.can_undo(first)
    play_for(play, first, "forget")
    assert play.can_undo(first)
    play_for(play, second, a_card(play, second))
    refused(play, first)
    do(play, plans.undo(play, second, ""))
    refused(play, first)  # what the other has taken back does not bring it back


def test_never_past_what_was_forgotten() -> None:
    """Who acts past another's window takes back their own move only."""
    play = seated("dobro", 3, "past a window")
    first, second, _ = after_each_other(play)
    play_for(play, first, a_card(play, first))
    play_for(play, second, a_card(play, second))
    do(play, plans.undo(play, second, ""))
    assert play.moment.turn == [second]
    assert not play.moment.decisions(first), "it stays forgotten"


def test_never_past_chance() -> None:
    dobro = seated("dobro", 2, "chance")
    first, _ = after_each_other(dobro)
    play_for(dobro, first, a_card(dobro, first))
    play_for(dobro, first, "draw")
    refused(dobro, first)

    dice = seated("charidice", 2, "chance")
    (roller,) = dice.moment.turn
    asker = 1 - roller
    play_for(dice, asker, "ask")
    assert dice.can_undo(asker)
    do(dice, plans.undo(dice, asker, ""))
    play_for(dice, asker, "ask")
    play_for(dice, roller, next(t for _, tokens in due(dice) for t in tokens if t.startswith("roll")))
    refused(dice, roller)
    refused(dice, asker)


def test_never_past_a_secret_that_came_out() -> None:
    """Troll Guts: whose pile is robbed shows its top card; what was bought the buyer knew."""
    play = seated("troll-guts", 3, "a secret")
    while play.moment.choosing:
        for seat, tokens in due(play)[:1]:
            play_for(play, seat, tokens[0])
    (thief,) = play.moment.turn
    play_for(play, thief, f"steal {(thief + 1) % 3}")
    assert play.state is not None
    refused(play, thief)


def test_in_rated_games_only_what_nobody_has_seen() -> None:
    play = seated("dobro", 2, "rated", rated=True)
    first, _ = after_each_other(play)
    play_for(play, first, a_card(play, first))
    assert refused(play, first) == "rated"

    secret = seated("hawthorn", 2, "rated", rated=True)
    seat, tokens = due(secret)[0]
    play_for(secret, seat, tokens[0])
    do(secret, plans.undo(secret, seat, ""))
    assert not secret.moment.laid


def test_that_a_choice_is_taken_back_is_told_if_all_knew_of_it() -> None:
    """Who is ready is no secret; what was laid so far is."""
    play = seated("hawthorn", 3, "a choice")
    first, second, *_ = due(play)
    before = play.version

    def told() -> list[list[Said]]:
        return [[one.said for one in hearing.happened(play, viewer, before)] for viewer in range(-1, 3)]

    play_for(play, first[0], first[1][0], ready=False)
    do(play, plans.undo(play, first[0], ""))
    assert told() == [[]] * 4
    for seat, tokens in (first, first, second):
        play_for(play, seat, tokens[0])
        do(play, plans.undo(play, seat, ""))
    assert told() == [[Said("did-rethink", first[0]), Said("did-rethink", second[0])]] * 4, (
        "again and again is told once"
    )
    for seat, tokens in due(play):
        play_for(play, seat, tokens[0])
    assert [one.said for one in hearing.happened(play, 0, -1)][-len(told()[1]) :] == told()[1]


def test_what_came_after_a_move_that_is_taken_back_is_not_told() -> None:
    """Also that others took their choices back, which they had only after it."""
    history = History()
    history.grow("", 5, [3], sheet=True)
    history.grow("", 9, [3, 5], sheet=True)
    history.notice(Phrase("did-rethink", seat=1))
    history.grow("", 9, [3, 5], sheet=True)
    history.forget(5)
    history.notice(Phrase("did-take-back", seat=0))
    assert [(each.version, each.start, each.end) for each in history.chapters] == [(1, 0, 3), (1, 3, 5), (4, 5, 5)]
    history.grow("", 5, [3], sheet=True)
    assert (history.version, history.told, history.forget_before) == (4, 5, 4)


def test_after_it_everybody_starts_anew(server: Serving) -> None:
    asyncio.run(start_anew(server.address))


async def start_anew(address: str) -> None:
    async with party(address, "dobro", 2) as (table, people), Client(address, "Watcher") as watcher:
        everybody = [*people, watcher]
        await watcher.follow(table)
        seat = people[0].tables[table]["turn"][0]
        actor, other = people[seat], people[1 - seat]
        before = [stripped(person, table) for person in everybody]
        told_before = [person.heard[table][:] for person in everybody]
        token = a_token(actor.offers(table))
        await act(actor, "move", table, seat=seat, token=token)
        assert actor.view(table)["undo"]
        answer = await other.ask("undo", table, seat=1 - seat)
        assert (answer["type"], answer["code"]) == ("refused", "cannot-undo")
        answer = await other.ask("undo", table, seat=seat)
        assert (answer["type"], answer["code"]) == ("refused", "not-your-seat")

        done = await act(actor, "undo", table, seat=seat)
        await caught_up(table, everybody, done["version"])
        assert all(person.tables[table]["since"] == -1 for person in everybody)
        assert [stripped(person, table) for person in everybody] == before
        took_back = (done["version"], {"id": "did-take-back", "seat": seat})
        assert [person.heard[table] for person in everybody] == [[*told, took_back] for told in told_before]
        await act(actor, "move", table, seat=seat, token=token)
        async with Client(address, "Newcomer") as newcomer:
            await newcomer.follow(table)
            assert [said for _, said in newcomer.heard[table]] == [said for _, said in watcher.heard[table]]


def stripped(person: Client, table: str) -> dict[str, Any]:
    return {name: value for name, value in person.view(table).items() if name not in ("happened", "undo")}


# What the players of these stories do.


def after_each_other(play: Play) -> list[int]:
    """The seats, whose turn it is first."""
    (first,) = play.moment.turn
    return [(first + step) % len(play.seats) for step in range(len(play.seats))]


def a_token(tokens: list[str]) -> str:
    return next(token for token in sorted(tokens) if token not in ("draw", "forget"))


def a_card(play: Play, seat: int) -> str:
    return a_token(next(tokens for number, tokens in due(play) if number == seat))


def play_for(play: Play, seat: int, token: str, *, ready: bool = True) -> None:
    at = play.due_since + MINUTE
    do(play, plans.move(play, seat, token, at, ready=ready), at)


def refused(play: Play, seat: int) -> str:
    assert not play.can_undo(seat)
    with pytest.raises(Refusal) as refusal:
        plans.undo(play, seat, "")
    return refusal.value.code
