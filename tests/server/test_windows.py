"""What play does not wait for: forgetting to draw in Dobro, «Заберу!» and catching in Zabiray, asking in Charidice."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import pytest

from server.parties import caught_up, party
from server.serving import Serving
from waiting import stays

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from server.client import Client

DRAWING, CALLING, ASKING = 2.0, 4.0, 2.0  # seconds that these windows are kept open for a person
HELD = 0.3  # seconds for which one sees that somebody is held back
SLACK = 1.2  # a busy machine, and the grace for slow connections


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that gives people the time they have at a real table."""
    folder = tmp_path_factory.mktemp("patient")
    with Serving(str(folder / "igroteka.db"), folder, "--pace", "1") as serving:
        yield serving


def test_dobro_in_real_time(patient: Serving) -> None:
    async def stories() -> None:
        await asyncio.gather(
            the_next_is_held_until_the_draw_is_forgotten(patient.address),
            a_draw_in_time_lets_the_next_go_on_at_once(patient.address),
            whoever_leads_after_a_take_has_forgotten_to_draw(patient.address),
            friendly_tables_draw_for_you(patient.address),
            on_one_device_the_other_seat_can_still_draw(patient.address),
        )

    asyncio.run(stories())


async def the_next_is_held_until_the_draw_is_forgotten(address: str) -> None:
    async with party(address, "dobro", 3) as (table, people):
        actor, following = await play_a_card(table, people)
        assert offers(actor, table, window=True) == ["draw", "forget"]
        began = time.monotonic()
        await move(following, table, a_card(following, table))
        assert DRAWING - 0.5 < time.monotonic() - began < DRAWING + SLACK
        await caught_up(table, people, following.tables[table]["version"])
        assert zone(actor, table, "forgetful")["seat"] == seat_of(actor, table)
        assert len(hand(actor, table)) < 6
        for person in people:
            assert ("did-forget", seat_of(actor, table)) in said(person, table)
        late = await actor.ask("move", table, seat=seat_of(actor, table), token="draw")
        assert (late["type"], late["code"]) == ("refused", "illegal")


async def a_draw_in_time_lets_the_next_go_on_at_once(address: str) -> None:
    async with party(address, "dobro", 3) as (table, people):
        actor, following = await play_a_card(table, people)
        began = time.monotonic()
        waiting = asyncio.create_task(move(following, table, a_card(following, table)))
        await stays(lambda: not waiting.done(), HELD)
        await move(actor, table, "draw")
        await waiting
        assert time.monotonic() - began < DRAWING - 0.5
        await caught_up(table, people, following.tables[table]["version"])
        assert len(hand(actor, table)) == 6
        assert zone(actor, table, "forgetful").get("seat", -1) == -1


async def whoever_leads_after_a_take_has_forgotten_to_draw(address: str) -> None:
    async with party(address, "dobro", 2) as (table, people):
        taker = await someone_takes_with_a_short_hand(table, people)
        assert offers(taker, table, window=True) == ["draw", "forget"]
        had = len(hand(taker, table))
        began = time.monotonic()
        await move(taker, table, a_card(taker, table))  # one's own window is not waited for
        assert time.monotonic() - began < SLACK
        assert ("did-forget", seat_of(taker, table)) in said(taker, table)
        assert len(hand(taker, table)) < had


async def friendly_tables_draw_for_you(address: str) -> None:
    async with party(address, "dobro", 2, spoken="friendly") as (table, people):
        actor, following = await play_a_card(table, people)
        assert len(hand(actor, table)) == 6
        assert not offers(actor, table)
        began = time.monotonic()
        await move(following, table, a_card(following, table))
        assert time.monotonic() - began < SLACK


async def on_one_device_the_other_seat_can_still_draw(address: str) -> None:
    """Who plays for two is held back like anybody, but not kept from pressing the other one's button."""
    async with party(address, "dobro", 2, 1, start=False) as (table, [person]):
        await person.do("sit", table, seat=1, name="Another")
        await person.do("start", table)
        news = await person.until(table, lambda news: bool(news.get("views")))
        seat = news["turn"][0]
        done = await person.do("move", table, seat=seat, token=some_card(person.offers(table, seat)))
        await caught_up(table, [person], done["version"])
        began = time.monotonic()
        card = some_card(person.offers(table, 1 - seat))
        waiting = asyncio.create_task(person.do("move", table, seat=1 - seat, token=card))
        await stays(lambda: not waiting.done(), HELD)
        await person.do("move", table, seat=seat, token="draw")
        await waiting
        assert time.monotonic() - began < DRAWING - 0.5


def test_zabiray_in_real_time(patient: Serving) -> None:
    async def stories() -> None:
        await asyncio.gather(
            who_has_said_it_cannot_be_caught(patient.address),
            who_did_not_say_it_in_time_can_be_caught(patient.address),
            acting_closes_the_window(patient.address),
            friendly_tables_say_it_for_you(patient.address),
        )

    asyncio.run(stories())


async def who_has_said_it_cannot_be_caught(address: str) -> None:
    async with party(address, "zabiray", 3) as (table, people):
        captor, others = await somebody_captures(table, people)
        assert offers(captor, table, window=True) == ["forget", "say"]
        assert not captor.view(table).get("calls")
        await move(captor, table, "say")
        await caught_up(table, people, captor.tables[table]["version"])
        for other in others:
            assert ("did-say", seat_of(captor, table)) in said(other, table)
            assert other.view(table)["calls"] == ["catch"]  # as if one did not know
            await no_effect(other, table, "catch")


async def who_did_not_say_it_in_time_can_be_caught(address: str) -> None:
    """As long as it can be said, catching has no effect; then whoever is first has caught."""
    async with party(address, "zabiray", 3) as (table, people):
        captor, others = await somebody_captures(table, people)
        version, began = captor.tables[table]["version"], time.monotonic()
        for other in others:
            await no_effect(other, table, "catch")
        await caught_up(table, people, version + 1)
        assert CALLING - 0.5 < time.monotonic() - began < CALLING + SLACK
        following = next(other for other in others if offers(other, table))
        observant = next(other for other in others if other is not following)
        had = len(hand(captor, table))
        for other in others:
            assert not {"did-forget", "did-say"} & {id for id, _ in said(other, table)[-3:]}
        await move(observant, table, "catch")
        await caught_up(table, people, observant.tables[table]["version"])
        assert len(hand(captor, table)) == had + 2
        for person in people:
            assert [id for id, _ in said(person, table)].count("did-catch") == 1
            assert ("did-forget", seat_of(captor, table)) in said(person, table)
        await no_effect(following, table, "catch")


async def acting_closes_the_window(address: str) -> None:
    """It was forgotten, and nobody noticed before the next player acted."""
    async with party(address, "zabiray", 3) as (table, people):
        captor, others = await somebody_captures(table, people)
        await move(captor, table, "forget")
        await caught_up(table, people, captor.tables[table]["version"])
        following = next(other for other in others if offers(other, table))
        observant = next(other for other in others if other is not following)
        began = time.monotonic()
        numbers = [token for token in offers(following, table) if token != "draw"] or ["draw"]
        await move(following, table, numbers[0])
        assert time.monotonic() - began < SLACK + 1
        await caught_up(table, people, following.tables[table]["version"])
        assert ("did-unnoticed", seat_of(captor, table)) in said(observant, table)
        answer = await observant.ask("move", table, seat=seat_of(observant, table), token="catch")
        assert answer["type"] == "refused" or answer["version"] == following.tables[table]["version"]
        assert "did-catch" not in [id for id, _ in said(captor, table)]


async def friendly_tables_say_it_for_you(address: str) -> None:
    async with party(address, "zabiray", 2, spoken="friendly") as (table, people):
        await play_until(table, people, lambda person: "did-capture" in [id for id, _ in said(person, table)])
        for person in people:
            assert not {"say", "forget"} & set(offers(person, table))
            assert not person.view(table).get("calls")


def test_charidice_in_real_time(patient: Serving) -> None:
    async def stories() -> None:
        await asyncio.gather(
            who_asks_in_time_is_heard(patient.address),
            who_does_not_ask_has_passed_when_the_dice_roll_on(patient.address),
        )

    asyncio.run(stories())


async def who_asks_in_time_is_heard(address: str) -> None:
    async with party(address, "charidice", 2) as (table, people):
        roller, asker = rolling(table, people)
        assert offers(asker, table, window=True) == ["ask", "pass"]
        waiting = asyncio.create_task(move(roller, table, "stop"))
        await stays(lambda: not waiting.done(), HELD)
        await move(asker, table, "ask")
        await waiting
        await caught_up(table, people, roller.tables[table]["version"])
        assert ("did-ask", seat_of(asker, table)) in said(roller, table)
        assert all(token.startswith("score") for token in offers(roller, table))


async def who_does_not_ask_has_passed_when_the_dice_roll_on(address: str) -> None:
    async with party(address, "charidice", 2) as (table, people):
        roller, asker = rolling(table, people)
        began = time.monotonic()
        await move(roller, table, "stop")
        assert ASKING - 0.5 < time.monotonic() - began < ASKING + SLACK
        await caught_up(table, people, roller.tables[table]["version"])
        assert "did-ask" not in [id for id, _ in said(roller, table)]
        late = await asker.ask("move", table, seat=seat_of(asker, table), token="ask")
        assert (late["type"], late["code"]) == ("refused", "illegal")


# How one gets there.


async def play_a_card(table: str, people: list[Client]) -> tuple[Client, Client]:
    """Who begins plays a card and does not draw yet; returns them and whose turn it is now."""
    actor = whose_turn(table, people)
    await move(actor, table, a_card(actor, table))
    await caught_up(table, people, actor.tables[table]["version"])
    return actor, whose_turn(table, people)


async def someone_takes_with_a_short_hand(table: str, people: list[Client]) -> Client:
    """Both forget to draw, until one takes the pile, has fewer than six cards and leads."""
    while True:
        person = whose_turn(table, people)
        if "forget" in offers(person, table):
            await move(person, table, "forget")
        elif "take" in offers(person, table) and len(hand(person, table)) < 6:
            await move(person, table, "take")
            return person
        else:
            await move(person, table, a_card(person, table))
            if "forget" in offers(person, table):
                await move(person, table, "forget")
        await caught_up(table, people, person.tables[table]["version"])


async def somebody_captures(table: str, people: list[Client]) -> tuple[Client, list[Client]]:
    """Play until somebody has captured a pile, has cards left and has not said it yet; them and the others."""

    def due(person: Client) -> bool:
        return "say" in offers(person, table) and len(hand(person, table)) > 0

    captor = await play_until(table, people, due)
    return captor, [person for person in people if person is not captor]


async def play_until(table: str, people: list[Client], reached: Callable[[Client], bool]) -> Client:
    """Play on as whoever wants to capture; returns somebody for whom it is so."""
    wanted = ("say", "triple", "play ru", "play w ru", "play be", "play w be", "play za", "play w za", "play")
    while True:
        for person in people:
            if reached(person):
                return person
        person = next(person for person in people if offers(person, table))
        tokens = offers(person, table)
        chosen = next((token for start in wanted for token in tokens if token.startswith(start)), tokens[0])
        await move(person, table, chosen)
        await caught_up(table, people, person.tables[table]["version"])


def rolling(table: str, people: list[Client]) -> tuple[Client, Client]:
    roller = whose_turn(table, people)
    return roller, next(person for person in people if person is not roller)


async def move(person: Client, table: str, token: str) -> None:
    """It is done, and its player has seen it."""
    done = await person.do("move", table, seat=seat_of(person, table), token=token)
    await caught_up(table, [person], done["version"])


async def no_effect(person: Client, table: str, token: str) -> None:
    version = person.tables[table]["version"]
    done = await person.do("move", table, seat=seat_of(person, table), token=token)
    assert done["version"] == version


# What one sees.


def whose_turn(table: str, people: list[Client]) -> Client:
    seat: int = people[0].tables[table]["turn"][0]
    return people[seat]


def seat_of(person: Client, table: str) -> int:
    return int(person.view(table)["seat"])


def offers(person: Client, table: str, *, window: bool = False) -> list[str]:
    found = person.view(table).get("offers", [])
    return sorted(offer["token"] for offer in found if offer.get("window", False) or not window)


def some_card(tokens: list[str]) -> str:
    """A card that costs nothing; at worst, take."""
    return next((token for token in tokens if token not in ("take", "draw", "forget")), "take")


def a_card(person: Client, table: str) -> str:
    return some_card(offers(person, table))


def zone(person: Client, table: str, id: str, seat: int | None = None) -> dict[str, Any]:
    zones: list[dict[str, Any]] = person.view(table)["zones"]
    return next(zone for zone in zones if zone["id"] == id and seat in (None, zone.get("seat", -1)))


def hand(person: Client, table: str) -> list[str]:
    return list(zone(person, table, "hand", seat_of(person, table)).get("items", []))


def said(person: Client, table: str) -> list[tuple[str, int]]:
    return [(said["id"], said.get("seat", -1)) for _, said in person.heard[table]]
