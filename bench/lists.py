"""Lists on a grown database: how long leaderboard, lobby, people's games and the sweeps' questions take.

A database is filled with people, ratings, tables and results, then each list is asked for again and again, one question
at a time. One of the people, the regular, has hosted and played thousands of games.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table as Columns
from sqlalchemy import text

from igroteka.live.world import now_ms
from igroteka.server.storage.store import Store

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sqlalchemy.engine import Connection

EXAMPLES = """examples:
  python bench/lists.py                                    a temporary SQLite file
  python bench/lists.py --tables 30000 --ratings 20000     a quick look
  python bench/lists.py --database postgresql://me@localhost/empty
"""
REGULAR = "p1"
HOUR = 3600_000
PLAYERS, RUNNING = 10_000, 20  # people with games that are not over, and how many each of them has
MOST = 50.0  # milliseconds that the 95th percentile is to stay below
OFTEN, MOST_OFTEN = ("running games of somebody", "games that wait for somebody"), 20.0  # what every page asks for

FILL = (
    """
    INSERT INTO people (id, name, recovery, since)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < CAST(:ratings AS INTEGER))
    SELECT 'p' || i, 'Person ' || i, 'code ' || i, 1 FROM n
    """,
    """
    INSERT INTO ratings (person, game, mu, sigma, games)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < CAST(:ratings AS INTEGER))
    SELECT 'p' || i, 'pairs', 20 + (i * 97 % 10007) / 1000.0, 1 + (i * 89 % 7001) / 1000.0, 1 FROM n
    """,
    # Of 300: one waits, two play, one is abandoned and was looked at, a few are not settled, the others are over.
    """
    INSERT INTO tables
        (id, terms, host, seed, opened, epoch, version, game, public, status, taken, changed, wake, checked)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < CAST(:tables AS INTEGER))
    SELECT 'table-' || i, :terms, CASE WHEN i % 30 = 0 THEN 'p1' ELSE 'p' || (1 + i % CAST(:ratings AS INTEGER)) END,
        :seed, 1, 1, 50, 'pairs', i % 4 > 0,
        CASE i % 300 WHEN 0 THEN 'open' WHEN 1 THEN 'playing' WHEN 2 THEN 'playing' WHEN 3 THEN 'playing'
        ELSE 'over' END, 2, CAST(:now AS BIGINT) - i - CASE WHEN i % 300 < 3 THEN 0 ELSE 86400000 END,
        CASE WHEN i % 300 IN (2, 3) THEN CAST(:now AS BIGINT) - i END,
        CASE WHEN i % 300 < 3 OR i % 300 = 4 AND i % 900 = 4 THEN 0 ELSE 50 END
    FROM n
    """,
    """
    INSERT INTO results (table_id, seat, person, game, players, rated, place, score, ended)
    SELECT id, 0, host, CASE WHEN changed % 3 = 0 THEN 'dobro' ELSE game END, 2, public, 1, 7, changed
    FROM tables WHERE status = 'over' AND checked = 50
    """,
    # Everybody of the first ten thousand has twenty games running, four sit at each; a hundred of them have no note.
    """
    INSERT INTO tables
        (id, terms, host, seed, opened, epoch, version, game, public, status, taken, changed, checked, noted)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < CAST(:running AS INTEGER))
    SELECT 'running-' || i, :terms, 'p' || (1 + i * 4 % CAST(:players AS INTEGER)), :seed, 1, 1, 50, 'pairs', i % 4 > 0,
        'playing', 4, CAST(:now AS BIGINT) - 7200000 - i * 7, 50, CASE WHEN i % 500 = 0 THEN 49 ELSE 50 END
    FROM n
    """,
    """
    INSERT INTO seated (table_id, person, names, turn, since, due, gone)
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < CAST(:running AS INTEGER) * 4 - 1)
    SELECT 'running-' || (1 + i / 4), 'p' || (1 + i % CAST(:players AS INTEGER)), 'Person', i % 4 = 0,
        CAST(:now AS BIGINT) - i, NULL, '' FROM n
    """,
)


class Took(Struct):
    """Milliseconds, of a question asked many times."""

    question: str
    rows: int
    p50: float
    p95: float
    max: float


class Report(Struct):
    storage: str
    ratings: int
    tables: int
    filled_seconds: float
    took: list[Took]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--ratings", type=int, default=200_000)
    parser.add_argument("--tables", type=int, default=300_000)
    parser.add_argument("--times", type=int, default=100, help="that each question is asked")
    parser.add_argument("--database", default="", help="an empty one; without it, a temporary SQLite file")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    console = Console(stderr=True)
    with tempfile.TemporaryDirectory(prefix="igroteka-lists-") as folder:
        database = wanted.database or str(Path(folder) / "lists.db")
        report = asyncio.run(_measure(database, wanted, console))
    if wanted.json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    else:
        Console().print(_columns(report))
    return int(any(one.p95 > (MOST_OFTEN if one.question in OFTEN else MOST) for one in report.took))


async def _measure(database: str, wanted: argparse.Namespace, console: Console) -> Report:
    store = await Store.open(database)
    try:
        if await store.leaders("pairs"):
            raise SystemExit("this database is not empty")
        console.print(f"{wanted.ratings:,} ratings and {wanted.tables:,} tables are written …")
        began = time.perf_counter()
        await store.write(_fill, wanted.ratings, wanted.tables)
        filled = time.perf_counter() - began
        took = [await _asked(name, ask, wanted.times) for name, ask in _questions(store).items()]
    finally:
        await store.close()
    kind = "PostgreSQL" if database.startswith("postgres") else "SQLite"
    return Report(kind, wanted.ratings, wanted.tables, filled, took)


def _fill(connection: Connection, ratings: int, tables: int) -> None:
    values = {
        "ratings": ratings,
        "players": min(PLAYERS, ratings),
        "running": min(PLAYERS, ratings) * RUNNING // 4,
        "tables": tables,
        "terms": '{"game":"pairs","players":2}',
        "seed": os.urandom(32),
        "now": now_ms(),
    }
    for statement in FILL:
        asked = text(statement)
        connection.execute(asked, {name: values[name] for name in asked.compile().params})
    if connection.dialect.name == "postgresql":
        connection.execute(text("ANALYZE"))  # as autovacuum does by itself


def _questions(store: Store) -> dict[str, Callable[[], Awaitable[object]]]:
    return {
        "leaders, first page": lambda: store.leaders("pairs"),
        "leaders, hundredth page": lambda: store.leaders("pairs", 99),
        "lobby": store.lobby,
        "statistics of the regular": lambda: store.statistics(REGULAR),
        "games of the regular, first page": lambda: store.tables_of(REGULAR),
        "games of the regular, page 91": lambda: store.tables_of(REGULAR, 90),
        "tables that the regular hosts": lambda: store.hosted(REGULAR, now_ms() - HOUR),
        "clocks that have run out": lambda: store.wakes(now_ms()),
        "games that may not be settled": lambda: store.unsettled(HOUR),
        "running games of the regular": lambda: store.my_games(REGULAR),
        "running games of somebody": lambda: store.my_games(f"p{1 + now_ms() % 10_000}"),
        "games that wait for somebody": lambda: store.waiting(f"p{1 + now_ms() % 10_000}"),
        "games of which nobody noted who sits there": lambda: store.unnoted(HOUR),
        "somebody": lambda: store.person(REGULAR),
    }


async def _asked(name: str, ask: Callable[[], Awaitable[object]], times: int) -> Took:
    took = []
    for _ in range(times):
        began = time.perf_counter()
        found = await ask()
        took.append((time.perf_counter() - began) * 1000)
    took.sort()
    rows = len(found) if isinstance(found, list) else 1
    return Took(name, rows, took[len(took) // 2], took[int(0.95 * len(took))], took[-1])


def _columns(report: Report) -> Columns:
    filled = f"{report.storage}, {report.ratings:,} ratings, {report.tables:,} tables, {PLAYERS:,} × {RUNNING} running"
    shown = Columns(filled, "rows", "p50", "p95", "max")
    for one in report.took:
        times = (f"{one.p50:.1f} ms", f"{one.p95:.1f} ms", f"{one.max:.1f} ms")
        shown.add_row(one.question, str(one.rows), *times)
    return shown


if __name__ == "__main__":
    sys.exit(main())
