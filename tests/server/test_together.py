"""What all choose at the same time: in any order, to be changed until the last is ready, seen by nobody else before."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import pytest

from server.client import Client
from server.indoors import go_on, seated
from server.parties import act, caught_up, guests, party, sit_down
from server.serving import Serving
from settings import later

if TYPE_CHECKING:
    from pathlib import Path

GAMES = ["hawthorn", "troll-guts", "kitty", "venture"]
Message = dict[str, Any]


@pytest.mark.parametrize("draft", [False, True], ids=["bids", "draft"])
def test_a_choice_of_several_cards_is_complete_when_the_last_is_laid(draft: bool) -> None:
    """Venture's draft begins with three cards that everybody keeps, and each hears of their own at once."""
    for seed in range(3):
        luck = random.Random(seed)
        play = seated("venture", 3, f"draft {seed}", options={"draft": draft})
        for _ in range(500):
            if play.status == "over":
                break
            go_on(play, luck)
        assert play.status == "over"


@pytest.mark.parametrize("game", GAMES)
def test_all_choose_in_any_order_and_may_think_again(server: Serving, game: str) -> None:
    asyncio.run(choose_and_think_again(server.address, game))


async def choose_and_think_again(address: str, game: str) -> None:
    async with party(address, game, 3) as (table, (vera, oleg, marta)):
        people = [vera, oleg, marta]
        luck = random.Random(game)
        assert vera.tables[table]["turn"] == [0, 1, 2]
        await choose(marta, table, luck)
        await choose(oleg, table, luck)
        assert await all_see(table, people, "ready") == [1, 2]
        assert await all_see(table, people, "turn") == [0]

        first = marta.view(table)["chosen"]
        await choose(marta, table, luck, other_than=first)  # who is ready may choose anew
        assert marta.view(table)["chosen"] != first
        assert await all_see(table, people, "ready") == [1, 2]

        await act(oleg, "undo", table, seat=1)
        assert await all_see(table, people, "ready") == [2]
        assert await all_see(table, people, "turn") == [0, 1]
        assert "chosen" not in oleg.view(table)

        await choose(oleg, table, luck, ready=False)  # laid, but he still has a hand on it
        await choose(vera, table, luck)
        assert await all_see(table, people, "ready") == [0, 2]
        assert await all_see(table, people, "turn") == [1]
        laid = oleg.view(table)["chosen"]

        await choose(oleg, table, luck, exactly=laid)
        await all_see(table, people, "version")
        for person in people:  # now all is played
            assert "chosen" not in person.view(table)
            assert not person.tables[table].get("ready")
        again = await vera.ask("undo", table, seat=0)
        assert (again["type"], again["code"]) == ("refused", "cannot-undo")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_a_choice_reaches_others(server: Serving, game: str) -> None:
    asyncio.run(compare_what_others_get(server.address, game))


async def compare_what_others_get(address: str, game: str) -> None:
    """Whatever is chosen, changed or taken back, others get the same bytes, but for who is ready."""
    async with party(address, game, 3) as (table, people), Client(address, "Watcher") as watcher:
        await watcher.follow(table)
        luck = random.Random(f"secrets of {game}")
        chooser, others = people[0], [*people[1:], watcher]
        await all_see(table, [*people, watcher], "version")
        before = [told(other.tables[table]) for other in others]
        for other in others:
            other.keep = True
        chosen: list[list[str]] = []
        for _ in range(3):
            await choose(chooser, table, luck, other_than=chosen[-1] if chosen else [])
            chosen.append(chooser.view(table)["chosen"])
            await act(chooser, "undo", table, seat=0)
        await all_see(table, [*people, watcher], "version")
        assert chosen[0] != chosen[1]
        for other, unchanged in zip(others, before, strict=True):
            assert len(other.known) >= 2
            told_of_it = [view for message in other.messages if message["type"] == "table" for view in message["views"]]
            assert not any(view["zones"] for view in told_of_it if view.get("partly")), "nothing has changed for them"
            for message in other.known:
                assert told(message) == unchanged
                assert message.get("ready", []) in ([], [0])


def told(message: Message) -> Message:
    """All of a message but its version, its time and who is ready; what had happened before does not come again."""
    views = [{name: value for name, value in view.items() if name != "happened"} for view in message["views"]]
    left_out = ("since", "version", "now", "ready", "turn", "sheet", "lines", "account", "views")
    return {**{name: value for name, value in message.items() if name not in left_out}, "views": views}


@pytest.mark.parametrize("how", ["kill", *later("stop")])
def test_choices_survive_a_restart(tmp_path: Path, how: str) -> None:
    asyncio.run(restart_in_the_middle(tmp_path, how))


async def restart_in_the_middle(folder: Path, how: str) -> None:
    """Of each three, one is ready, one has laid something, one has not chosen yet."""
    with Serving(str(folder / "igroteka.db"), folder) as server:
        async with guests(server.address, 3) as people:
            luck = random.Random(how)
            tables = [await sit_down(people, game, 3) for game in GAMES]
            chosen = {}
            for table in tables:
                await choose(people[2], table, luck)
                await choose(people[0], table, luck, ready=False)
                chosen[table] = [person.view(table).get("chosen") for person in people]
            getattr(server, how)()
            server.start()
            for person in people:
                await person.disconnect()
                await person.connect()
            for table in tables:
                for person in people:
                    await person.follow(table, since=person.tables[table]["version"])
                assert [person.view(table).get("chosen") for person in people] == chosen[table]
                assert await all_see(table, people, "ready") == [2]
                assert await all_see(table, people, "turn") == [0, 1]
                await choose(people[1], table, luck)
                await choose(people[0], table, luck, exactly=chosen[table][0])
                await all_see(table, people, "version")
                assert not any("chosen" in person.view(table) for person in people)


async def choose(
    person: Client,
    table: str,
    luck: random.Random,
    *,
    ready: bool = True,
    exactly: list[str] | None = None,
    other_than: list[str] | None = None,
) -> None:
    """All steps of a choice."""
    seat = person.view(table)["seat"]
    pile = person.tables[table]["sheet"]["terms"]["game"] == "troll-guts"
    for step in range(4 if pile else 1):
        tokens = person.offers(table)
        if exactly is not None:
            tokens = [exactly[step]]
        elif other_than and step == 0 and len(set(tokens)) > 1:
            tokens = [token for token in tokens if token != other_than[0]]
        await act(person, "move", table, seat=seat, token=luck.choice(tokens), ready=ready)


async def all_see(table: str, people: list[Client], what: str) -> Any:
    """What all see the same, when all have caught up with the latest version."""
    await caught_up(table, people, max(person.tables[table]["version"] for person in people))
    seen = [person.tables[table].get(what, []) for person in people]
    assert all(each == seen[0] for each in seen)
    return seen[0]
