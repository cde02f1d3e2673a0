"""Playing with anybody, with people one knows from playing, and in a group that meets again; and being left alone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from server.client import Client
from server.parties import guests, party, play_together, short, written_down
from server.serving import Serving

if TYPE_CHECKING:
    from pathlib import Path

PAIRS = {"game": "pairs", "players": 3}


async def seek(client: Client, game: str = "pairs", players: int = 3, **terms: Any) -> str:
    answer = await client.http.post("/api/seek", json={"terms": {"game": game, "players": players, **terms}})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"])


async def have_played(server: Serving, people: list[Client]) -> str:
    """They have finished a game together."""
    table = await people[0].open("pairs", len(people), options=short("pairs"), public=False)
    for seat, client in enumerate(people):
        await client.do("sit", table, seat=seat)
        await client.follow(table)
    await people[0].do("start", table)
    await play_together(people, table, "friends")
    for client in people:
        await written_down(client, table)
    return table


async def company(client: Client) -> list[str]:
    return [one["name"] for one in (await client.http.get("/api/me/company")).json()["people"]]


async def invitations(client: Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await client.http.get("/api/me/invitations")).json()
    return found


async def tie(client: Client, other: Client, how: str) -> None:
    answer = await client.http.post(f"/api/people/{other.person}/tie", json={"how": how})
    assert answer.status_code == 200, answer.text


# Anybody.


def test_anybody_sits_down_where_somebody_waits_then_for_a_bot_and_else_at_a_table_of_their_own(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        async with guests(server.address, 4) as (vera, oleg, marta, taras):
            hidden = await vera.open("pairs", 3, public=False)
            await vera.do("sit", hidden, seat=0)
            own = await seek(oleg)
            assert own != hidden, "what is by link only is nobody's to find"
            await oleg.do("sit", own, seat=0)
            await oleg.do("start", own, fill="easy")
            await asyncio.sleep(1.1)  # the lobby is looked at once a second
            assert await seek(marta) == own, "bots have seats there"
            await marta.do("sit", own, seat=1)
            waiting = await taras.open("pairs", 3)
            await taras.do("sit", waiting, seat=0)
            await asyncio.sleep(1.1)
            assert await seek(vera) == waiting, "somebody waits"
            assert await seek(vera, game="dobro") not in (own, waiting), "another game"
            await tie(vera, taras, "blocked")
            assert await seek(vera) == own
            assert (await vera.ask("sit", waiting, seat=1))["code"] == "barred"
            await tie(vera, taras, "")
            assert (await vera.ask("sit", waiting, seat=1))["type"] == "done"
            rated = {"terms": {**PAIRS, "rated": True}}
            assert (await vera.http.post("/api/seek", json=rated)).status_code == 422

    with Serving(str(tmp_path / "igroteka.db"), tmp_path) as server:
        asyncio.run(story(server))


# People whom one knows.


def test_who_has_played_together_can_be_invited_and_nobody_else(server: Serving) -> None:
    async def story() -> None:
        async with guests(server.address, 3) as (vera, oleg, marta), Client(server.address, "Stranger") as stranger:
            await have_played(server, [vera, oleg, marta])
            assert sorted(await company(vera)) == ["Marta", "Oleg"]
            assert await company(stranger) == []
            table = await vera.open("dobro", 3, public=False)
            asked = {"people": [oleg.person, stranger.person, vera.person, "nobody"]}
            assert (await vera.http.post(f"/api/tables/{table}/invitations", json=asked)).status_code == 200
            assert [(one["table"], one["name"]) for one in await invitations(oleg)] == [(table, "Vera")]
            for other in (stranger, vera, marta):
                assert await invitations(other) == []
            refused = await oleg.http.post(f"/api/tables/{table}/invitations", json={"people": [marta.person]})
            assert (refused.status_code, refused.json()["code"]) == (403, "not-host")
            await oleg.http.post(f"/api/me/invitations/{table}/decline")
            assert await invitations(oleg) == []

    asyncio.run(story())


def test_who_is_hidden_is_not_offered_and_who_is_blocked_neither_invites_nor_sits_down(server: Serving) -> None:
    async def story() -> None:
        async with guests(server.address, 3) as (vera, oleg, marta):
            await have_played(server, [vera, oleg, marta])
            await tie(vera, marta, "hidden")
            assert await company(vera) == ["Oleg"]
            await tie(oleg, vera, "blocked")
            table = await vera.open("dobro", 3, public=False)
            people = {"people": [oleg.person, marta.person]}
            answer = await vera.http.post(f"/api/tables/{table}/invitations", json=people)
            assert (answer.status_code, answer.json()) == (200, people), "who has blocked whom is not told"
            assert await invitations(oleg) == []
            assert len(await invitations(marta)) == 1, "hidden people may still be asked by those who know them"
            assert (await oleg.ask("sit", table, seat=1))["code"] == "barred"
            away = (await oleg.http.get("/api/me/company")).json()["away"]
            assert [(one["name"], one["how"]) for one in away] == [("Vera", "blocked")]
            assert (await vera.http.get("/api/me/company")).json()["away"][0]["name"] == "Marta"
            refused = await vera.http.post("/api/people/nobody/tie", json={"how": "blocked"})
            assert refused.status_code == 404

    asyncio.run(story())


def test_nobody_sends_invitations_without_end(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        async with party(server.address, "pairs", 2, 2, options=short("pairs")) as (played, (vera, oleg)):
            await play_together([vera, oleg], played, "limits")
            await written_down(vera, played)
            codes = []
            for _ in range(3):
                table = await vera.open("dobro", 2, public=False)
                many = {"people": [oleg.person, *(f"nobody-{number}" for number in range(9))]}
                codes.append((await vera.http.post(f"/api/tables/{table}/invitations", json=many)).status_code)
            assert codes == [200, 200, 429]

    with Serving(str(tmp_path / "igroteka.db"), tmp_path, "--pace", "0", limits=True) as server:
        asyncio.run(story(server))


# A group.


def test_a_standing_link_leads_to_where_the_group_is_and_opens_the_next_table(server: Serving) -> None:
    async def story() -> None:
        async with guests(server.address, 2) as (vera, oleg), Client(server.address, "Stranger") as stranger:
            table = await vera.open("pairs", 2, options=short("pairs"), public=False)
            assert (await stranger.http.post(f"/api/tables/{table}/circle")).status_code == 403
            made = (await vera.http.post(f"/api/tables/{table}/circle")).json()
            assert (await vera.http.post(f"/api/tables/{table}/circle")).json() == made, "one is enough"
            meet = f"/api/circles/{made['circle']}/meet"
            assert (await oleg.http.post(meet)).json()["table"] == table
            for seat, client in enumerate((vera, oleg)):
                await client.do("sit", table, seat=seat)
                await client.follow(table)
            await vera.do("start", table)
            assert (await oleg.http.post(meet)).json()["table"] == table
            await play_together([vera, oleg], table, "circle")
            await written_down(vera, table)
            found = await asyncio.gather(*(client.http.post(meet) for client in (vera, oleg)))
            (another,) = {answer.json()["table"] for answer in found}
            assert another != table
            news = await vera.follow(another)
            assert news["sheet"]["terms"]["options"] == short("pairs")
            assert (await vera.http.post("/api/circles/no-such-group/meet")).status_code == 404

    asyncio.run(story())


def test_none_of_these_doors_is_for_somebody_unknown(server: Serving) -> None:
    async def story() -> None:
        async with guests(server.address, 1) as (vera,):
            table = await vera.open("pairs", 2)
            del vera.http.headers["authorization"]
            vera.http.cookies.clear()
            for path, body in (
                ("/api/seek", {"terms": PAIRS}),
                (f"/api/people/{vera.person}/tie", {"how": "hidden"}),
                (f"/api/tables/{table}/invitations", {"people": [vera.person]}),
                (f"/api/tables/{table}/circle", {}),
                (f"/api/me/invitations/{table}/decline", {}),
                ("/api/circles/no-such-group/meet", {}),
            ):
                assert (await vera.http.post(path, json=body)).status_code == 401, path
            for path in ("/api/me/company", "/api/me/invitations"):
                assert (await vera.http.get(path)).status_code == 401, path

    asyncio.run(story())
