"""People: who they are, what they may do at a table, what others hear of them, and what happens when they go."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from igroteka.live import presence
from igroteka.live import table as table_module
from server.client import Client
from server.here import Time, serving_here
from server.parties import act, begin, caught_up, guests, party, play_to_the_end, play_together, short, sit_down
from waiting import becomes, stays

if TYPE_CHECKING:
    import random
    from collections.abc import Callable
    from pathlib import Path

    from server.serving import Serving


# Who somebody is.


def test_a_guest_takes_another_name(server: Serving) -> None:
    async def story() -> None:
        async with Client(server.address, "Vera") as vera:
            assert (await vera.http.get("/api/me")).json() == {"person": vera.person, "name": "Vera"}
            renamed = (await vera.http.post("/api/me", json={"name": "  Vera\u202e  Petrivna "})).json()
            assert (renamed["person"], renamed["name"]) == (vera.person, "Vera Petrivna")
            assert "code" not in renamed, "who is known already keeps the recovery code"
            assert (await vera.http.get("/api/me")).json()["name"] == "Vera Petrivna"
            table = await vera.open("dobro", 2)
            await vera.do("sit", table, seat=0)
            sheet = (await vera.follow(table))["sheet"]
            assert sheet["seats"][0]["name"] == "Vera Petrivna"
            blank = await vera.http.post("/api/me", json={"name": " \u200b "})
            assert (blank.status_code, blank.json()["code"]) == (422, "no-name")

    asyncio.run(story())


def test_a_recovery_code_opens_another_device(server: Serving) -> None:
    async def story() -> None:
        async with (
            httpx.AsyncClient(base_url=server.address) as phone,
            httpx.AsyncClient(base_url=server.address) as tv,
        ):
            vera = (await phone.post("/api/me", json={"name": "Vera"})).json()
            found = await tv.post("/api/recover", json={"code": f"  {vera['code'].upper()} ".replace("-", " ").strip()})
            assert found.json()["person"] == vera["person"]
            assert "code" not in found.json()
            assert (await tv.get("/api/me")).json()["name"] == "Vera"  # by the cookie alone

            new = (await tv.post("/api/me/code")).json()["code"]
            assert new != vera["code"]
            void = await phone.post("/api/recover", json={"code": vera["code"]})
            assert (void.status_code, void.json()["code"]) == (404, "no-code")
            assert (await phone.post("/api/recover", json={"code": new})).json()["person"] == vera["person"]

    asyncio.run(story())


def test_a_forged_pass_opens_nothing(server: Serving) -> None:
    async def story() -> None:
        async with guests(server.address, 2) as (vera, oleg):
            person, mark = vera.token.split(".")
            forged = [
                f"{person}.{mark[:-1]}{'A' if mark[-1] != 'A' else 'B'}",
                f"{oleg.person}.{mark}",
                person,
                f"{person}.",
            ]
            for shown in forged:
                async with httpx.AsyncClient(base_url=server.address, cookies={"igroteka": shown}) as browser:
                    assert (await browser.get("/api/me")).status_code == 401
                    refused = await browser.post("/api/tables", json={"terms": {"game": "dobro", "players": 2}})
                    assert (refused.status_code, refused.json()["code"]) == (401, "nobody")
                impostor = Client(server.address, "Impostor", token=shown)
                with pytest.raises(InvalidStatus):
                    await impostor.connect()
                await impostor.http.aclose()

    asyncio.run(story())


# What they may do.


def test_seats_are_taken_left_and_given_to_bots(server: Serving) -> None:
    async def story() -> None:
        async with guests(server.address, 3) as (vera, oleg, marta):
            table = await vera.open("dobro", 3)
            assert await refused(oleg, "sit", table, seat=3) == "no-seat"
            assert await refused(oleg, "move", table, seat=0, token="draw") == "not-your-seat"
            await oleg.do("sit", table, seat=1)
            assert await refused(marta, "sit", table, seat=1) == "taken"
            assert await refused(marta, "stand", table, seat=1) == "not-host"
            assert await refused(oleg, "bot", table, seat=2) == "not-host"
            assert await refused(oleg, "start", table, fill="easy") == "not-host"
            assert await refused(vera, "bot", table, seat=1) == "taken"
            assert await refused(vera, "start", table) == "seats-free"
            await oleg.do("stand", table, seat=1)
            await marta.do("sit", table, seat=1)
            await vera.do("stand", table, seat=1)  # the host may show somebody off a seat
            await vera.do("bot", table, seat=1, level="medium")
            await vera.do("bot", table, seat=2, level="easy")
            await oleg.do("sit", table, seat=2)  # people come before bots
            await vera.do("sit", table, seat=0)
            sheet = (await marta.follow(table))["sheet"]
            assert [seat.get("name", "") for seat in sheet["seats"]] == ["Vera", "", "Oleg"]
            assert [seat.get("level", "") for seat in sheet["seats"]] == ["", "medium", ""]
            assert (sheet["host"], sheet["status"], sheet["watching"]) == (vera.person, "open", 1)
            assert await refused(oleg, "resign", table, seat=2) == "not-playing"
            await vera.do("start", table)
            assert await refused(marta, "sit", table, seat=0) == "taken"
            assert await refused(vera, "stand", table, seat=2) == "started"
            assert await refused(vera, "start", table) == "started"
            assert await refused(marta, "move", table, seat=0, token="draw") == "not-your-seat"

    asyncio.run(story())


def test_the_host_sends_somebody_away_for_good(server: Serving) -> None:
    async def story() -> None:
        async with guests(server.address, 3) as (vera, mallory, oleg):
            table = await vera.open("dobro", 3)
            await mallory.do("sit", table, seat=1)
            assert await refused(oleg, "stand", table, seat=1, ban=True) == "not-host"
            await vera.do("stand", table, seat=1, ban=True)
            assert await refused(mallory, "sit", table, seat=2) == "barred"
            await mallory.http.post("/api/me", json={"name": "Somebody Else"})
            assert await refused(mallory, "sit", table, seat=1) == "barred"
            await oleg.do("sit", table, seat=1)
            sheet = (await mallory.follow(table))["sheet"]  # looking on is not sitting
            assert [seat.get("name", "") for seat in sheet["seats"]] == ["", "Marta", ""]

    asyncio.run(story())


def test_one_person_on_several_seats(server: Serving, luck: random.Random) -> None:
    """A hot seat: one device, everybody's own view; and a screen that shows what all may see."""

    async def story() -> None:
        async with party(server.address, "hawthorn", 3, 1, start=False, options=short("hawthorn")) as (table, [vera]):
            await vera.do("sit", table, seat=1, name="Grandmother")
            async with Client(server.address, "Vera", token=vera.token) as tv:
                await tv.follow(table, seats=[])
                await begin(table, [vera])
                both = await vera.until(table, lambda news: "views" in news)
                assert [view["seat"] for view in both["views"]] == [0, 1, -1]
                assert [seat.get("name", "") for seat in both["sheet"]["seats"]] == ["Vera", "Grandmother", ""]
                assert all(own_cards(view) for view in both["views"][:2])
                assert not own_cards(both["views"][2])

                public = await tv.until(table, lambda news: "views" in news)
                assert [view["seat"] for view in public["views"]] == [-1]
                assert "offers" not in public["views"][0]
                assert set(own_cards(public["views"][0], seat=0)) == {"?"}

                for asked, shown in ((1, 1), (2, -1)):  # the second is a bot's: not her own
                    await tv.follow(table, seats=[asked])
                    await tv.until(table, lambda news, shown=shown: seats_of(news) == [shown])  # type: ignore[misc]
                assert await play_to_the_end(vera, table, luck) > 0

    asyncio.run(story())


def seats_of(news: dict[str, Any]) -> list[int]:
    return [view["seat"] for view in news.get("views", [])]


def own_cards(view: dict[str, Any], seat: int | None = None) -> list[str]:
    of = view["seat"] if seat is None else seat
    return [item for zone in view["zones"] if zone["id"] == "hand" and zone["seat"] == of for item in zone["items"]]


def test_who_watches_sees_what_all_may_see_and_is_counted(server: Serving) -> None:
    async def story() -> None:
        async with party(server.address, "dobro", 2) as (table, (vera, oleg)):
            async with Client(server.address, "Marta") as marta:
                await marta.follow(table)
                news = await vera.until(table, lambda news: news["sheet"].get("watching") == 1)
                assert [seat["here"] for seat in news["sheet"]["seats"]] == [True, True]
                assert marta.view(table)["seat"] == -1
                assert await refused(marta, "say", table, text="Play the nine!") == "not-seated"
                assert await refused(marta, "hint", table, seat=0) == "not-your-seat"
                assert await refused(marta, "undo", table, seat=0) == "not-your-seat"
            await vera.until(table, lambda news: "watching" not in news["sheet"])
            await oleg.send({"type": "unfollow", "table": table})
            news = await vera.until(table, lambda news: not news["sheet"]["seats"][1].get("here"))
            assert news["sheet"]["seats"][0]["here"]

    asyncio.run(story())


# What they say.


def test_talk_at_the_table(server: Serving) -> None:
    async def story() -> None:
        async with party(server.address, "dobro", 2) as (table, (vera, oleg)), Client(server.address, "Marta") as marta:
            await marta.follow(table)
            await vera.do("say", table, text="  Hello\n\x07 there \u202e ")
            await oleg.do("emote", table, emote="laugh")
            for person in (vera, oleg, marta):
                await person.until(table, lambda _, person=person: len(person.lines) == 2)  # type: ignore[misc]
                said, shown = person.lines
                assert (said["name"], said["text"]) == ("Vera", "Hello there")
                assert (shown["name"], shown["emote"]) == ("Oleg", "laugh")
            assert await refused(vera, "say", table, text=" \u200b\n") == "empty"
            await oleg.send({"type": "say", "id": "long", "table": table, "text": "a" * 201})
            await oleg.send({"type": "emote", "id": "rude", "table": table, "emote": "rude"})
            assert await refused(oleg, "hush", table, talk=False) == "not-host"
            await vera.do("hush", table, talk=False)
            assert await refused(oleg, "say", table, text="But …") == "hushed"
            assert await refused(vera, "emote", table, emote="oops") == "hushed"
            await oleg.until(table, lambda news: not news["sheet"]["talk"])
            await vera.do("hush", table, talk=True)
            for _ in range(table_module.TALKS - 1):
                await oleg.do("say", table, text="and")
            assert await refused(oleg, "say", table, text="another thing") == "too-fast"
            await vera.do("say", table, text="What?")  # others may still
            async with Client(server.address, "Latecomer") as late:
                await late.follow(table)
                assert [line["name"] for line in late.lines] == ["Vera", "Oleg"] + ["Oleg"] * (
                    table_module.TALKS - 1
                ) + ["Vera"]

    asyncio.run(story())


def test_a_table_may_be_opened_without_talk(server: Serving) -> None:
    async def story() -> None:
        async with party(server.address, "dobro", 2, talk=False) as (table, (vera, _)):
            assert await refused(vera, "say", table, text="Hello") == "hushed"

    asyncio.run(story())


# When they go.


def test_a_bot_plays_for_who_resigned_until_they_return(server: Serving, luck: random.Random) -> None:
    async def story() -> None:
        async with party(server.address, "dobro", 2) as (table, (vera, oleg)):
            await act(oleg, "resign", table, seat=1)
            news = await vera.until(table, lambda news: news["sheet"]["seats"][1].get("left") == "resigned")
            assert news["sheet"]["seats"][1]["level"] == "medium"
            assert news["sheet"]["seats"][1]["name"] == "Oleg"
            await make_a_move(vera, table, luck)
            await vera.until(table, lambda _: moved(vera, table, 1))  # the bot does, Oleg does not
            await act(oleg, "return", table, seat=1)
            news = await vera.until(table, lambda news: not news["sheet"]["seats"][1].get("left"))
            assert "level" not in news["sheet"]["seats"][1]
            await oleg.do("resign", table, seat=1)
            await oleg.do("sit", table, seat=1)  # who sits down again is back, too
            await vera.until(table, lambda news: not news["sheet"]["seats"][1].get("left"))
            await play_together([vera, oleg], table, "resigned")

    asyncio.run(story())


def test_who_resigns_from_a_rated_game_does_not_come_back_to_what_the_bot_has_won(server: Serving) -> None:
    """The bot plays to the end; whoever left can watch, and the game counts."""

    async def story() -> None:
        async with guests(server.address, 2) as (vera, oleg):
            table = await sit_down([vera, oleg], "pairs", 2, start=False, rated=True, options=short("pairs"))
            await begin_rated(table, [vera, oleg])
            await act(oleg, "resign", table, seat=1)
            assert await refused(oleg, "return", table, seat=1) == "final"
            assert await refused(oleg, "sit", table, seat=1) == "final"
            assert await refused(oleg, "move", table, seat=1, token="take") == "final"
            await oleg.disconnect()
            await oleg.connect()
            news = await oleg.follow(table)
            assert news["sheet"]["seats"][1]["left"] == "resigned"
            await play_together([vera], table, "resigned for good")
            assert len(await ranked(vera, "pairs", {vera.person, oleg.person})) == 2

    asyncio.run(story())


def test_who_has_only_gone_comes_back_to_a_rated_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE", 400)

    async def story() -> None:
        async with serving_here(tmp_path) as (address, _), guests(address, 2) as (vera, oleg):
            table = await sit_down([vera, oleg], "dobro", 2, start=False, rated=True)
            await begin_rated(table, [vera, oleg])
            await oleg.disconnect()
            await vera.until(table, lambda news: news["sheet"]["seats"][1].get("left") == "gone")
            await oleg.connect()
            await oleg.follow(table)
            await vera.until(table, lambda news: not news["sheet"]["seats"][1].get("left"))

    asyncio.run(story())


def moved(person: Client, table: str, seat: int) -> bool:
    return any(
        said["id"] in ("did-play", "did-take", "did-pair") and said.get("seat") == seat
        for _, said in person.heard[table]
    )


async def make_a_move(person: Client, table: str, luck: random.Random) -> None:
    """Wait for one's turn and play something."""
    news = await person.until(table, lambda news: bool(person.offers(table)))
    await act(person, "move", table, seat=news["views"][0]["seat"], token=luck.choice(person.offers(table)))


def test_a_bot_that_thinks_for_who_returns_does_not_move(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving_here(tmp_path, pace=1) as (address, server), guests(address, 2) as people:
            table = await sit_down(people, "dobro", 2)
            seat: int = people[0].tables[table]["turn"][0]
            thinks, has_thought = asyncio.Event(), asyncio.Event()

            async def sleep(_: float) -> None:
                thinks.set()
                await has_thought.wait()

            server.hub.world.sleep = sleep
            await people[seat].do("resign", table, seat=seat)
            await thinks.wait()
            back = await act(people[seat], "return", table, seat=seat)
            has_thought.set()
            await stays(lambda: people[seat].tables[table]["version"] == back["version"], 0.2)
            assert people[seat].offers(table)

    asyncio.run(story())


def test_the_seat_of_who_has_gone_is_kept_warm(tmp_path: Path) -> None:
    """After the grace a bot plays, if anybody is there to wait; who comes back has the seat again."""
    grace = presence.GRACE / 1000

    async def story() -> None:
        async with serving_here(tmp_path) as (address, server), guests(address, 2) as (vera, oleg):
            time = Time(server)
            table = await sit_down([vera, oleg], "dobro", 2)
            await oleg.disconnect()
            await vera.until(table, lambda news: not news["sheet"]["seats"][1].get("here"))
            time.passes(grace - 5)
            await oleg.connect()
            await oleg.follow(table)
            time.passes(grace)
            await act(vera, "say", table, text="There you are!")
            assert not vera.tables[table]["sheet"]["seats"][1].get("left"), "a moment is no reason"

            await oleg.disconnect()
            await vera.until(table, lambda news: not news["sheet"]["seats"][1].get("here"))
            time.passes(grace)
            news = await vera.until(table, lambda news: bool(news["sheet"]["seats"][1].get("left")))
            assert news["sheet"]["seats"][1]["left"] == "gone"
            await oleg.connect()
            await oleg.follow(table)
            await vera.until(table, lambda news: not news["sheet"]["seats"][1].get("left"))
            assert "level" not in vera.tables[table]["sheet"]["seats"][1]

            version = vera.tables[table]["version"]
            await vera.disconnect()
            await oleg.disconnect()
            await becomes(lambda: not server.hub.tables[table].presence.followers)
            time.passes(grace)
            await stays(lambda: server.hub.tables[table].play.version == version, 0.2)  # nobody waits at an empty table
            await vera.connect()
            await vera.follow(table)
            news = await vera.until(table, lambda news: bool(news["sheet"]["seats"][1].get("left")))
            assert "left" not in news["sheet"]["seats"][0]

    asyncio.run(story())


def test_who_does_not_come_back_after_a_restart_has_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE", 400)

    async def story() -> None:
        async with serving_here(tmp_path) as (address, _), guests(address, 2) as people:
            table = await sit_down(people, "dobro", 2)
            tokens = [person.token for person in people]
        async with serving_here(tmp_path) as (address, _), Client(address, "Vera", token=tokens[0]) as vera:
            news = await vera.follow(table)
            assert "left" not in news["sheet"]["seats"][1]
            news = await vera.until(table, lambda news: news["sheet"]["seats"][1].get("left") == "gone", wait=5)
            assert "left" not in news["sheet"]["seats"][0]

    asyncio.run(story())


# After the game, and instead of waiting.


def test_no_rematch_before_the_end(server: Serving) -> None:
    async def story() -> None:
        async with party(server.address, "pairs", 2) as (table, (vera, _)):
            assert await refused(vera, "rematch", table) == "not-over"

    asyncio.run(story())


def test_a_rematch(server: Serving) -> None:
    async def story() -> None:
        async with party(server.address, "pairs", 3, 2, options=short("pairs")) as (table, (vera, oleg)):
            await play_together([vera, oleg], table, "rematch")
            async with Client(server.address, "Marta") as marta:
                assert await refused(marta, "rematch", table) == "not-seated"
            await oleg.do("rematch", table)
            news = await vera.until(table, lambda news: "rematch" in news["sheet"])
            other = news["sheet"]["rematch"]
            sheet = (await oleg.follow(other))["sheet"]
            assert sheet["host"] == oleg.person
            assert [who(seat) for seat in sheet["seats"]] == ["", oleg.person, "easy"], "Vera is waited for"
            assert sheet["status"] == "open"
            assert sheet["terms"] == news["sheet"]["terms"]
            assert sheet["commitment"] != news["sheet"]["commitment"]
            await vera.do("rematch", table)
            sheet = (await vera.follow(other))["sheet"]
            assert [who(seat) for seat in sheet["seats"]] == [vera.person, oleg.person, "easy"]
            assert sheet["status"] != "open", "all are there"
            await vera.do("rematch", table)
            assert (await oleg.until(table, lambda news: "rematch" in news["sheet"]))["sheet"]["rematch"] == other

    asyncio.run(story())


def who(seat: dict[str, Any]) -> str:
    """The person on a seat, or the bot's level; nothing if it is free."""
    return str(seat.get("person") or seat.get("level") or "")


def test_all_ask_for_a_rematch_at_once(server: Serving) -> None:
    async def story() -> None:
        async with party(server.address, "pairs", 3, 2, options=short("pairs")) as (table, (vera, oleg)):
            await play_together([vera, oleg], table, "rematch")
            await asyncio.gather(oleg.do("rematch", table), vera.do("rematch", table))
            news = await vera.until(table, lambda news: "rematch" in news["sheet"])
            other = news["sheet"]["rematch"]
            assert (await oleg.until(table, lambda news: "rematch" in news["sheet"]))["sheet"]["rematch"] == other
            await vera.follow(other)
            sheet = (await vera.until(other, lambda news: news["sheet"]["status"] != "open"))["sheet"]  # or even over
            assert [who(seat) for seat in sheet["seats"]] == [vera.person, oleg.person, "easy"]
            assert sheet["host"] in (vera.person, oleg.person)

    asyncio.run(story())


def test_a_rematch_takes_along_all_on_the_same_device(server: Serving) -> None:
    async def story() -> None:
        async with Client(server.address, "Vera") as vera:
            table = await vera.open("pairs", 3, options=short("pairs"))
            await vera.follow(table)
            await vera.do("sit", table, seat=0)
            await vera.do("sit", table, seat=2, name="Gleb")
            await vera.do("start", table, fill="hard")
            await play_together([vera], table, "rematch")
            await vera.do("rematch", table, salt="c0ffee")
            other = (await vera.until(table, lambda news: "rematch" in news["sheet"]))["sheet"]["rematch"]
            sheet = (await vera.follow(other))["sheet"]
            assert sheet["status"] != "open"
            assert [seat.get("name") for seat in sheet["seats"]] == ["Vera", None, "Gleb"]
            assert sheet["seats"][1]["level"] == "hard"

    asyncio.run(story())


def test_a_quick_game_against_bots_by_one_request(server: Serving, luck: random.Random) -> None:
    async def story() -> None:
        async with Client(server.address, "Vera") as vera:
            table = await vera.open("port", 4, bots="easy", options=short("port"))
            sheet = (await vera.follow(table))["sheet"]
            assert sheet["status"] != "open"
            assert [seat.get("level", "person") for seat in sheet["seats"]] == ["person", "easy", "easy", "easy"]
            await play_to_the_end(vera, table, luck)

    asyncio.run(story())


def test_the_lobby_is_told_of_tables_as_they_come_and_go(server: Serving) -> None:
    async def story() -> None:
        async with guests(server.address, 3) as (vera, oleg, marta):
            await marta.send({"type": "lobby"})
            hidden = await sit_down([vera], "dobro", 2, start=False, public=False)
            table = await sit_down([vera], "pairs", 2, start=False, options=short("pairs"))
            listed = await heard_in_lobby(marta, lambda tables: tables.get(table, {}).get("taken") == 1)
            assert (listed[table]["status"], listed[table]["host"]) == ("open", "Vera")
            assert listed[table]["terms"]["game"] == "pairs"
            assert hidden not in listed
            await oleg.do("sit", table, seat=1)
            await heard_in_lobby(marta, lambda tables: tables.get(table, {}).get("taken") == 2)
            await oleg.follow(table)
            await begin(table, [vera, oleg])
            await heard_in_lobby(marta, lambda tables: tables.get(table, {}).get("status") == "playing")
            await play_together([vera, oleg], table, "lobby")
            await heard_in_lobby(marta, lambda tables: table not in tables)
            assert table not in [one["table"] for one in (await marta.http.get("/api/tables")).json()["tables"]]

    asyncio.run(story())


async def heard_in_lobby(client: Client, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The list of tables, by id, as soon as it is so."""

    def heard() -> list[dict[str, Any]]:
        told = [message for message in client.messages if message["type"] == "tables"]
        listed = {one["table"]: one for one in told[-1]["tables"]} if told else {}
        return [listed] if told and holds(listed) else []

    [found] = await becomes(heard, "the lobby says something else")
    return dict(found)


def test_rated_games_count(server: Serving) -> None:
    async def story() -> None:
        async with guests(server.address, 2) as (vera, oleg):
            bots = {"terms": {"game": "pairs", "players": 2, "rated": True}, "bots": "easy"}
            assert (await vera.http.post("/api/tables", json=bots)).json()["code"] == "rated"
            table = await sit_down([vera, oleg], "pairs", 2, start=False, rated=True, options=short("pairs"))
            assert await refused(vera, "start", table, fill="easy") == "rated"
            await begin_rated(table, [vera, oleg])
            assert await refused(vera, "hint", table, seat=0) == "rated"
            await play_together([vera, oleg], table, "rated")
            result = vera.tables[table]["result"]
            leaders = await ranked(vera, "pairs", {vera.person, oleg.person})
            first, second = (vera, oleg) if result["places"] == [1, 2] else (oleg, vera)
            assert [leader["person"] for leader in leaders] == [first.person, second.person]
            assert leaders[0]["mu"] > 25 > leaders[1]["mu"]
            assert leaders[0]["rating"] > 1500 > leaders[1]["rating"]
            assert 0 < leaders[0]["unsure"] < 333, "surer than at the beginning"
            told = {rated["seat"]: (rated["rating"], rated["change"]) for rated in await counted(vera, table)}
            for seat, client in enumerate((vera, oleg)):
                (rating,) = (leader["rating"] for leader in leaders if leader["person"] == client.person)
                assert told[seat] == (rating, rating - 1500)
            games = (await vera.http.get("/api/leaderboard")).json()
            assert "pairs" in [game["game"] for game in games]
            assert [leader["games"] for leader in leaders] == [1, 1]
            profile = (await vera.http.get(f"/api/people/{first.person}")).json()
            assert profile["played"] == [
                {"game": "pairs", "games": 1, "won": 1}
                | {name: leaders[0][name] for name in ("rating", "unsure", "mu", "sigma")}
            ]
            assert [(game["table"], game["place"]) for game in profile["latest"]] == [(table, 1)]
            assert (await vera.http.get("/api/people/nobody")).status_code == 404
            assert (await vera.http.get("/api/leaderboard/chess")).status_code == 404

    asyncio.run(story())


async def counted(client: Client, table: str) -> list[dict[str, Any]]:
    """What a rated game has done to ratings, when that is written down."""
    news = await client.until(table, lambda news: "ratings" in news["sheet"])
    return list(news["sheet"]["ratings"])


async def begin_rated(table: str, people: list[Client]) -> None:
    done = await people[0].do("start", table)
    await caught_up(table, people, done["version"])


async def ranked(client: Client, game: str, wanted: set[str]) -> list[dict[str, Any]]:
    """The leaderboard's lines of some people, when all of them stand there."""

    async def listed() -> list[dict[str, Any]]:
        leaders = (await client.http.get(f"/api/leaderboard/{game}")).json()
        mine = [leader for leader in leaders if leader["person"] in wanted]
        return mine if len(mine) == len(wanted) else []

    return list(await becomes(listed, "they are not ranked"))


def test_looking_back(server: Serving) -> None:
    """Record and replay are there when the game is over, not before."""

    async def story() -> None:
        async with party(server.address, "pairs", 2, options=short("pairs")) as (table, (vera, oleg)):
            doors = [f"/api/tables/{table}/{door}" for door in ("record", "replay", "analysis?decision=0")]
            for door in doors:
                assert (await vera.http.get(door)).json()["code"] == "not-over"
            await play_together([vera, oleg], table, "looking back")
            record, replay = [(await vera.http.get(door)).json() for door in doors[:2]]
            decisions = [event for event in record["events"] if "action" in event]
            assert len(replay["frames"]) == len(decisions) + 1
            assert [frame.get("action") for frame in replay["frames"][1:]] == [event["action"] for event in decisions]
            result = vera.tables[table]["result"]
            assert (replay["scores"], replay["places"]) == (result["scores"], result["places"])
            assert replay["names"] == ["Vera", "Oleg"]
            for decision in ("-1", str(len(decisions)), "x", ""):
                refusal = await vera.http.get(f"/api/tables/{table}/analysis?decision={decision}")
                assert (refusal.status_code, refusal.json()["code"]) == (422, "no-decision")
            assert (await vera.http.get("/api/tables/no-such-table/record")).status_code == 404

    asyncio.run(story())


@pytest.mark.long  # search is compiled when it is first asked
def test_hints_and_analysis(server: Serving) -> None:
    """Advice for those who may decide, and afterwards for every decision."""

    async def story() -> None:
        async with party(server.address, "pairs", 2, options=short("pairs")) as (table, (vera, oleg)):
            seat = vera.tables[table]["turn"][0]
            actor, other = (vera, oleg) if seat == 0 else (oleg, vera)
            assert await refused(other, "hint", table, seat=1 - seat) == "not-your-turn"
            advice = await actor.do("hint", table, seat=seat, wait=300)
            assert {one["token"] for one in advice["candidates"]} == set(actor.offers(table))
            assert advice["choice"] in actor.offers(table)
            await play_together([vera, oleg], table, "hints")
            record = (await vera.http.get(f"/api/tables/{table}/record")).json()
            decisions = [event for event in record["events"] if "action" in event]
            for number in (0, len(decisions) - 1):
                analysis = (await vera.http.get(f"/api/tables/{table}/analysis?decision={number}")).json()
                assert analysis["seat"] == decisions[number]["seat"]
                assert decisions[number]["action"] in [one["token"] for one in analysis["candidates"]]

    asyncio.run(story())


async def refused(client: Client, kind: str, table: str, **fields: Any) -> str:
    """The code with which a command is refused."""
    answer = await client.ask(kind, table, **fields)
    assert answer["type"] == "refused", answer
    return str(answer["code"])
