"""Pictures, documents and long lists that anybody may ask for: whoever asks very often keeps nobody from playing."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from hostile.strangers import Flood, elsewhere, opens_a_table
from hostile.victims import OPENED, Felt, Victims, processor_seconds, undisturbed
from igroteka.server.storage import databases
from server.serving import Serving

if TYPE_CHECKING:
    from collections.abc import Iterator

GROWN = 200_000  # people with a rating
SOON = 3.0  # seconds in which a list is there, on a busy machine that is being flooded
LONG_HOST = "x" * 2200
QR = "/api/tables/AAAAAAAAAAAAAAAAAAAA/qr.svg"


def flooded(
    server: Serving,
    victims: Victims,
    before: Felt,
    path: str,
    headers: dict[str, str] | None = None,
    seconds: float = 3,
) -> Flood:
    """Somebody asks for the same all the time; others open tables meanwhile."""
    victims.felt()
    with Flood(server.address, path, headers) as flood:
        until = time.monotonic() + seconds
        took = [opens_a_table(server.address)]
        while time.monotonic() < until:
            time.sleep(0.5)  # no more often than one may
            took.append(opens_a_table(server.address))
    felt = victims.felt()
    undisturbed(before, felt)
    assert max(took) < OPENED, f"somebody else had a table after {max(took):.1f} s; {felt}"
    assert 500 not in flood.statuses, "a flood is no fault of ours"
    return flood


def test_pictures_of_long_links(guarded: Serving, victims: Victims, before: Felt) -> None:
    """A QR code of as long an address as one can name."""
    flooded(guarded, victims, before, QR, {"host": LONG_HOST})


def test_pictures_of_many_links(guarded: Serving, victims: Victims, before: Felt) -> None:
    """Another one every time, and as long as an address may well be."""
    flood = flooded(guarded, victims, before, "/api/tables/AAAAAAAAAAAA{n}/qr.svg", {"host": "x" * 100})
    assert 200 in flood.statuses


def test_the_document_of_all_doors_costs_no_more_than_a_small_answer(guarded: Serving) -> None:
    """It never changes: to send it is all that there is to do."""
    document, small = (cost(guarded, path) for path in ("/api/openapi.json", "/nothing.txt"))
    assert document < 6 * small, f"{document * 1000:.2f} ms of processor time, against {small * 1000:.2f} ms"


def cost(server: Serving, path: str, times: int = 300) -> float:
    """Processor seconds of the server for each answer."""
    assert server.process is not None
    pid = server.process.pid
    with httpx.Client(
        transport=httpx.HTTPTransport(verify=False, local_address=elsewhere()), base_url=server.address, timeout=30
    ) as client:
        client.get(path)
        before = processor_seconds(pid)
        for _ in range(times):
            client.get(path)
        return (processor_seconds(pid) - before) / times


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """By hand: a server that finds very many people with a rating, written by the first version of its tables."""
    folder = tmp_path_factory.mktemp("grown")
    file = folder / "igroteka.db"
    config = Config()
    config.set_main_option("script_location", str(Path(databases.__file__).with_name("migrations")))
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.commit()
    engine.dispose()
    with closing(sqlite3.connect(file)) as database, database:
        people = ((f"person{n}", f"Person {n}", f"code{n}", 1) for n in range(GROWN))
        database.executemany("INSERT INTO people (id, name, recovery, since) VALUES (?, ?, ?, ?)", people)
        ratings = ((f"person{n}", "dobro", 25 + n * 7919 % 1000 / 100, 1 + n % 50 / 10, 10) for n in range(GROWN))
        database.executemany("INSERT INTO ratings (person, game, mu, sigma, games) VALUES (?, ?, ?, ?, ?)", ratings)
    with Serving(str(file), folder, limits=True) as serving:
        yield serving


def test_the_best_of_very_many(grown: Serving) -> None:
    """The list is there soon, is right, and asking for it very often keeps nobody waiting."""
    best = httpx.get(f"{grown.address}/api/leaderboard/dobro", timeout=30).json()
    written = ((25 + n * 7919 % 1000 / 100, 1 + n % 50 / 10) for n in range(GROWN))
    expected = sorted((round(mu - 3 * sigma, 2) for mu, sigma in written), reverse=True)
    assert [round(one["mu"] - 3 * one["sigma"], 2) for one in best] == expected[: len(best)]
    assert len(best) >= 50
    with Victims(grown) as victims:
        before = victims.feel(1.5)
        flood = flooded(grown, victims, before, "/api/leaderboard/dobro")
        assert 200 in flood.statuses
        began = time.monotonic()
        assert httpx.get(f"{grown.address}/api/leaderboard/dobro", timeout=30).status_code == 200
        assert time.monotonic() - began < SOON


@pytest.mark.long
@pytest.mark.parametrize("path", ["/api/leaderboard/dobro", "/api/people/person7", "/api/tables", "/api/games"])
def test_lists_for_a_minute(grown: Serving, path: str) -> None:
    with Victims(grown, (("dobro", 2, "easy"),)) as victims:
        before = victims.feel(5)
        flooded(grown, victims, before, path, seconds=60)
        victims.go_on(3)
