"""An evening at a server of version 0.1.0, kept as `igroteka-0.1.0.sql` with what it showed; README.md says how."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import igroteka
from server.parties import act, caught_up, guests, over, play_together, short, sit_down, undecided
from server.serving import Serving

if TYPE_CHECKING:
    from server.client import Client

HERE = Path(__file__).parent
VERSION = "0.1.0"


async def evening(address: str) -> dict[str, Any]:
    """Four people come and play; what they were shown."""
    async with guests(address, 4) as people:
        over = await finished(people)
        going_on = await running(people)
        return {
            "people": {person.name: await known(person) for person in people},
            "open": await waiting(people),
            "running": going_on,
            "over": {name: await told(people[0], table) for name, table in over.items()},
            "leaders": (await people[0].http.get("/api/leaderboard/pairs")).json(),
            "profile": (await people[0].http.get(f"/api/people/{people[0].person}")).json(),
        }


async def known(person: Client) -> dict[str, str]:
    code = (await person.http.post("/api/me/code")).json()["code"]
    return {"id": person.person, "token": person.token, "code": code}


async def told(person: Client, table: str) -> dict[str, Any]:
    """A finished game: its record."""
    record = (await person.http.get(f"/api/tables/{table}/record")).json()
    return {"table": table, "record": record}


async def finished(people: list[Client]) -> dict[str, str]:
    vera, oleg, marta, taras = people
    found = {}
    for number, company in enumerate(([vera, oleg], [oleg, marta], [marta, vera, oleg], [vera, taras])):
        table = await begun(company, "pairs", len(company), rated=True, options=short("pairs"))
        await company[0].do("say", table, text=f"Good luck! Game {number + 1}.")
        await play_together(company, table, f"rated {number}")
        found[f"rated {number + 1}"] = table
    table = await begun([vera, marta], "kitty", 4, options=short("kitty"), spoken="friendly")
    await play_together([vera, marta], table, "kitty")
    await marta.do("rematch", table, salt="again")
    found["with bots, then a rematch"] = table
    table = await begun([vera], "dobro", 2, public=False, options=short("dobro"))
    await play_together([vera], table, "dobro")
    found["by link only"] = table
    return found


async def running(people: list[Client]) -> dict[str, str]:
    vera, oleg, marta, taras = people
    return {
        "dobro": await in_the_middle([vera, oleg], "dobro", 3, 12),
        "zabiray": await left_to_a_bot(await in_the_middle([vera, oleg, marta], "zabiray", 4, 15), oleg),
        "venture": await in_the_middle(people, "venture", 4, 5),
        "hawthorn": await in_the_middle([marta, taras], "hawthorn", 3, 6),
        "charidice": await in_the_middle(
            [vera, taras], "charidice", 2, 9, clock={"each": "game", "seconds": 3000, "added": 10}
        ),
        "regent": await in_the_middle(
            [oleg, marta, taras], "regent", 3, 3, rated=True, clock={"each": "move", "seconds": 259_200}
        ),
    }


async def begun(company: list[Client], game: str, players: int, **terms: Any) -> str:
    """A game that has just begun, with bots on the seats that are free."""
    table = await sit_down(company, game, players, start=False, **terms)
    done = await company[0].do("start", table, **({} if terms.get("rated") else {"fill": "easy"}))
    await caught_up(table, company, done["version"])
    return table


async def in_the_middle(company: list[Client], game: str, players: int, decisions: int, **terms: Any) -> str:
    """A game that has begun, after so many decisions of people and some talk."""
    table = await begun(company, game, players, options=short(game, rounds=2), **terms)
    luck = random.Random(game)
    for number in range(decisions):
        await one_decides(company, table, luck)
        if number < decisions // 2:
            await take_back(company, table)
    await company[0].do("say", table, text="Моя очередь? Let's go on tomorrow.")
    await company[-1].do("emote", table, emote="thinking")
    assert not over(company[0].tables[table]), f"{game} is over too soon"
    return table


async def one_decides(company: list[Client], table: str, luck: random.Random) -> None:
    """Somebody who may decide something does."""
    while True:
        able = [(person, view) for person in company for view in undecided(person.tables[table])]
        if able:
            person, view = luck.choice(able)
            token = luck.choice([offer["token"] for offer in view["offers"]])
            answer = await person.ask("move", table, seat=view["seat"], token=token)
            if answer["type"] == "done":
                await caught_up(table, company, answer["version"])
                return
        await asyncio.sleep(0.02)  # bots move, or news is on its way


async def take_back(company: list[Client], table: str) -> None:
    """Whoever can take something back does."""
    for person in company:
        if (view := person.view(table)).get("undo"):
            answer = await person.ask("undo", table, seat=view["seat"])
            if answer["type"] == "done":  # no bot was quicker
                await caught_up(table, company, answer["version"])


async def left_to_a_bot(table: str, person: Client) -> str:
    await act(person, "resign", table, seat=1)
    return table


async def waiting(people: list[Client]) -> dict[str, str]:
    vera, oleg, marta, taras = people
    table = await sit_down([vera, oleg], "zabiray", 4, start=False, options={"max_rounds": 1})
    await vera.do("bot", table, seat=3, level="easy")
    await oleg.do("say", table, text="Who else comes?")
    await taras.do("sit", table, seat=2)
    await taras.do("stand", table, seat=2)
    hushed = await sit_down([marta], "monster", 4, start=False, public=False, options=short("monster"))
    await marta.do("hush", hushed, talk=False)
    return {"zabiray": table, "monster": hushed}


def main() -> None:
    assert igroteka.__version__ == VERSION
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "igroteka.db"
        with Serving(str(database), Path(folder)) as server:
            shown = asyncio.run(evening(server.address))
            server.stop()
        with closing(sqlite3.connect(database)) as kept:
            dump = "\n".join(line.rstrip() for statement in kept.iterdump() for line in statement.splitlines())
    (HERE / f"igroteka-{VERSION}.sql").write_text(dump + "\n", encoding="utf-8")
    (HERE / f"igroteka-{VERSION}.json").write_text(
        json.dumps(shown, ensure_ascii=False, indent=1) + "\n", encoding="utf-8"
    )


if __name__ == "__main__":
    main()
