"""Nothing that a viewer may not know changes a byte of what the wire brings them."""

from __future__ import annotations

import asyncio
import copy
import random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from igroteka.server.live.positions import packed
from igroteka.server.storage.store import Store
from igroteka.tables import messages, plans, views, why
from igroteka.tables.in_full import in_full
from igroteka.tables.moment import Moment, ends_step
from igroteka.tables.refusals import Refusal, TooSoon
from igroteka.tables.takeback import TakeBack
from server.client import Client
from server.indoors import BEGAN, do, go_on, seated, sent
from server.other_cards import behind_the_back, different
from server.parties import party, play_together, short
from settings import GAMES, TABLES, player_counts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.tables.play import Play
    from server.serving import Serving

SPECTATOR = -1
OPEN = {"blackstone", "charidice", "five-cards"}  # games in which, as they are usually played, nothing is hidden


@pytest.mark.parametrize("id", GAMES)
def test_what_is_hidden_does_not_change_what_is_sent(id: str) -> None:
    counts = player_counts(id)
    look_everywhere(id, counts[len(counts) // 2], games=2, every=7)


@pytest.mark.long
@pytest.mark.parametrize(("id", "players"), TABLES)
def test_what_is_hidden_does_not_change_what_is_sent_at_any_table(id: str, players: int) -> None:
    look_everywhere(id, players, games=4, every=2)


def look_everywhere(id: str, players: int, games: int, every: int) -> None:
    """Along random games every viewer is shown two tables that differ in what is hidden from them."""
    differed = 0
    for number in range(games):
        luck = random.Random(f"{id} {players} {number}")
        play = seated(id, players, f"leaks {id} {players} {number}", options=short(id))
        seen = 0
        for step in range(10_000):
            if step % every == 0 or play.status == "over":
                for viewer in range(SPECTATOR, players):
                    twin = behind_the_back(play, viewer, luck)
                    differed += different(play, twin)
                    compare(play, twin, viewer, seen, luck)
                seen = play.version
            if play.status == "over":
                break
            go_on(play, luck)
        else:
            raise AssertionError("the game does not end")
    assert (differed == 0) == (id in OPEN)


def compare(play: Play, twin: Play, viewer: int, since: int, luck: random.Random) -> None:
    assert sent(twin, viewer) == sent(play, viewer)
    assert sent(twin, viewer, since) == sent(play, viewer, since)
    if viewer == SPECTATOR:
        return
    tokens = play.game.rules.TOKENS
    for token in (luck.choice(tokens), luck.choice(tokens), "nonsense", *play.moment.calls(viewer)):
        assert answer(twin, viewer, token) == answer(play, viewer, token)
    zone = luck.choice(play.moment.shown.view(viewer).zones)
    item = luck.choice(["", *zone.items])
    items = luck.sample(zone.items, min(len(zone.items), luck.randrange(4)))
    assert answer_to_why(twin, viewer, zone.id, item) == answer_to_why(play, viewer, zone.id, item)
    assert answer_to_why(twin, viewer, zone.id, "", items) == answer_to_why(play, viewer, zone.id, "", items)
    assert answer_to_undo(twin, viewer) == answer_to_undo(play, viewer)
    asked = [
        [packed(decision.view) for decision in each.moment.decisions(viewer, secret=False)] for each in (play, twin)
    ]
    assert asked[0] == asked[1], "who asks for a hint asks with more than they know"


def answer_to_why(play: Play, seat: int, zone: str, item: str, items: Sequence[str] = ()) -> object:
    """What somebody is told who wonders what could be done with something."""
    refusal = why.forbids(play, seat, zone, item, items)
    return refusal.code, refusal.reason, refusal.label


def answer(play: Play, seat: int, token: str) -> object:
    """What somebody is told who wants to play a token now."""
    try:
        plans.move(play, seat, token, BEGAN)
    except Refusal as refusal:
        return refusal.code, refusal.text, refusal.reason
    except TooSoon as wait:
        return wait.seconds
    return "done"


def answer_to_undo(play: Play, seat: int) -> object:
    try:
        plans.undo(play, seat, "")
    except Refusal as refusal:
        return refusal.code, refusal.text, refusal.reason
    return "done"


@pytest.mark.parametrize("id", ["hawthorn", "troll-guts", "kitty", "venture"])
def test_how_many_steps_a_secret_choice_takes_tells_nothing_of_it(id: str) -> None:
    """Each step is a version of its own, which all can count: everybody takes as many, with any cards."""
    luck = random.Random(id)
    compared = 0
    for number in range(4):
        play = seated(id, player_counts(id)[0], f"steps {id} {number}", options=short(id))
        while play.status != "over":
            choosing = play.moment.choosing if not play.moment.laid else []
            steps = {steps_of_a_choice(play, seat, luck) for seat in choosing for _ in range(4)}
            assert len(steps) <= 1, f"there are choices of {steps} steps"
            compared += len(steps)
            go_on(play, luck)
    assert compared >= 4


def steps_of_a_choice(play: Play, seat: int, luck: random.Random) -> int:
    tokens: tuple[str, ...] = ()
    while True:
        position = play.moment.ahead(seat, tokens)
        tokens = (*tokens, luck.choice(position.legal))
        if ends_step(position, tokens[-1]):
            return len(tokens)


def test_saying_it_and_forgetting_it_look_the_same_to_others() -> None:
    """Zabiray: but for the word itself, which is heard or not."""
    compared = 0
    for number in range(15):
        luck = random.Random(number)
        play = seated("zabiray", 3, f"said or not {number}", options=short("zabiray"))
        while play.status != "over":
            stage = play.moment.stages[0]
            if "say" in stage.state.legal:
                one, other = decided(play, stage.seat, "say"), decided(play, stage.seat, "forget")
                if "did-out" not in sent(one, SPECTATOR, play.version).decode():  # else all is turned up at once
                    for viewer in {SPECTATOR, 0, 1, 2} - {stage.seat}:
                        heard, unheard = (sent(each, viewer, play.version) for each in (one, other))
                        assert without_the_word(heard) == msgspec.json.decode(unheard)
                        compared += 1
            go_on(play, luck)
    assert compared >= 15


def decided(play: Play, seat: int, token: str) -> Play:
    twin = copy.copy(play)
    assert play.state is not None
    twin.moment, twin.times = Moment(play.state.copy(), play.moment.laid), play.times[:]
    twin.seating, twin.clocks = copy.deepcopy(play.seating), copy.deepcopy(play.clocks)
    twin.history, twin.takeback = copy.deepcopy(play.history), TakeBack()
    do(twin, plans.move(twin, seat, token, BEGAN))
    return twin


def without_the_word(message: bytes) -> Any:
    """A message as it would be if «Заберу!» had not been heard."""
    told = msgspec.json.decode(message)
    for view in told["views"]:
        left = [each for each in view["happened"] if each["said"]["id"] != "did-say"]
        assert len(left) == len(view["happened"]) - 1
        view["happened"] = left
        if not left:
            del view["happened"]
    return told


def test_the_socket_sends_what_the_views_say_and_nothing_else(server: Serving) -> None:
    """Every message of a game is made again from the journal, and compared."""
    asyncio.run(compare_with_the_journal(server, "troll-guts", 3))


async def compare_with_the_journal(server: Serving, game: str, players: int) -> None:
    seats = party(server.address, game, players, players - 1, start=False, options=short(game))
    async with seats as (table, people), Client(server.address, "Watcher") as watcher:
        everybody = [*people, watcher]
        await watcher.follow(table)
        for client in everybody:
            client.keep = True
        await people[0].do("start", table, fill="easy")
        await play_together(people, table, "leaks")
        await watcher.until(table, lambda news: news["sheet"]["status"] == "over")
    store = await Store.open(server.database)
    kept = await store.look(table)
    await store.close()
    assert kept is not None
    compared = 0
    for seat, client in zip([*range(len(people)), SPECTATOR], everybody, strict=True):
        for message in client.known:
            play = kept._replace(lines=kept.lines[: message["version"]]).play(0)
            told = views.table(play, [seat], message["since"], message["now"], here=(), watching=0, fresh_sheet=True)
            assert alike(message) == alike(msgspec.json.decode(messages.encode(in_full(told))))
            compared += 1
    assert compared > 20


def alike(message: dict[str, Any]) -> dict[str, Any]:
    """A message without what the journal does not know: who is looking just now."""
    sheet = {name: value for name, value in message["sheet"].items() if name != "watching"}
    looking = ("here", "away", "bot_at")
    sheet["seats"] = [{k: v for k, v in seat.items() if k not in looking} for seat in sheet["seats"]]
    return {**message, "sheet": sheet}
