"""Who is away, since when, and when a bot plays for them; a stranger plays instead of a bot; who wants to go on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from igroteka.live.presence import GRACE
from server.client import Client
from server.parties import act, party, play_together, short, written_down

if TYPE_CHECKING:
    from server.serving import Serving


def seats(news: dict[str, Any]) -> list[dict[str, Any]]:
    return list(news["sheet"]["seats"])


def test_the_others_are_told_since_when_somebody_is_away_and_when_a_bot_plays(server: Serving) -> None:
    async def story() -> None:
        async with party(server.address, "dobro", 3, 3) as (table, (vera, oleg, marta)):
            before = vera.tables[table]["now"]
            await oleg.send({"type": "unfollow", "table": table})
            for client in (vera, marta):
                news = await client.until(table, lambda news: "away" in seats(news)[1])
                sitter = seats(news)[1]
                assert before <= sitter["away"] <= news["now"]
                assert sitter["bot_at"] == sitter["away"] + GRACE
                assert not any("away" in other for seat, other in enumerate(seats(news)) if seat != 1)
            refused = await marta.ask("relieve", table, seat=1)
            assert refused["code"] == "not-host"
            await act(vera, "relieve", table, seat=1)
            assert seats(vera.tables[table])[1]["left"] == "gone"
            await oleg.follow(table)
            await vera.until(table, lambda news: "left" not in seats(news)[1] and "away" not in seats(news)[1])

    asyncio.run(story())


def test_where_nobody_waits_no_bot_is_announced(server: Serving) -> None:
    async def story() -> None:
        clock = {"each": "move", "seconds": 86_400}
        async with party(server.address, "dobro", 2, 2, clock=clock) as (table, (vera, oleg)):
            await oleg.send({"type": "unfollow", "table": table})
            news = await vera.until(table, lambda news: "away" in seats(news)[1])
            assert "bot_at" not in seats(news)[1]
            assert (await vera.ask("relieve", table, seat=1))["code"] == "days"

    asyncio.run(story())


def test_somebody_who_looks_on_takes_a_bots_seat_and_learns_what_it_knows_and_no_more(server: Serving) -> None:
    async def story() -> None:
        together = party(server.address, "hawthorn", 3, 2, options=short("hawthorn"))
        async with together as (table, (vera, oleg)), Client(server.address, "Late") as late:
            await late.follow(table)
            assert [view["seat"] for view in late.tables[table]["views"]] == [-1]
            await late.do("sit", table, seat=2)
            news = await late.follow(table)
            assert [view["seat"] for view in news["views"]] == [2]
            hidden = [zone for zone in news["views"][0]["zones"] if zone["id"] == "hand" and zone["seat"] != 2]
            assert all(set(zone["items"]) <= {"", "?", "back"} for zone in hidden), hidden
            assert (await oleg.ask("sit", table, seat=2))["code"] == "taken"
            await play_together([vera, oleg, late], table, "late")
            assert (await written_down(late, table))["seat"] == 2, "the game is theirs"

    asyncio.run(story())


def test_a_rematch_says_who_wants_it(server: Serving) -> None:
    async def story() -> None:
        async with party(server.address, "pairs", 3, 2, options=short("pairs")) as (table, (vera, oleg)):
            await play_together([vera, oleg], table, "again")
            await oleg.do("rematch", table, look=True)
            await vera.until(table, lambda news: news["sheet"].get("again") == [1])
            await oleg.do("rematch", table)
            await vera.do("rematch", table)
            await oleg.until(table, lambda news: news["sheet"].get("again") == [0, 1])

    asyncio.run(story())
