"""What docs/operations.md tells an operator to do, done."""

from __future__ import annotations

import asyncio
import configparser
import os
import re
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from server.client import Client
from server.journals import stored
from server.manual import PAGE, examples
from server.serving import Serving
from waiting import until

if TYPE_CHECKING:
    from pathlib import Path

    from server.databases import Postgres
    from server.journals import Stored


def run(script: str, folder: Path, **environment: str) -> str:
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script],
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, f"{script}\n{done.stderr}"
    return done.stdout


async def played_a_little(server: Serving) -> str:
    """A table at which something has happened, and nothing happens any more."""
    async with Client(server.address, "Vera") as vera:
        table = await vera.open("pairs", 2)
        for seat in range(2):
            await vera.do("sit", table, seat=seat)
        await vera.do("start", table)
        await vera.follow(table)
        (seat,) = vera.tables[table]["turn"]
        await vera.do("move", table, seat=seat, token=vera.offers(table, seat)[0])
    return table


def kept(database: str, table: str) -> Stored:
    return asyncio.run(stored(database, table))[table]


@pytest.mark.skipif(shutil.which("sqlite3") is None, reason="the sqlite3 shell is not installed")
def test_a_sqlite_backup_is_taken_while_people_play_and_put_back(tmp_path: Path) -> None:
    home = tmp_path / ".igroteka"
    home.mkdir()
    database = str(home / "igroteka.db")
    with Serving(database, tmp_path) as server:
        table = asyncio.run(played_a_little(server))
        for number, script in enumerate(examples("Backup of SQLite")):
            run(script, tmp_path, HOME=str(tmp_path))
            copies = sorted(tmp_path.glob("backup*.db"))
            assert len(copies) == number + 1, f"no backup was made by {script}"
            assert kept(str(copies[-1]), table).lines == kept(database, table).lines
        before = kept(database, table)
        lost = asyncio.run(played_a_little(server))
        server.stop()
        (script,) = examples("Restoring SQLite")
        run(script, tmp_path, HOME=str(tmp_path))
        server.start()
        assert httpx.get(f"{server.address}/healthz").status_code == 200
        assert kept(database, table).lines == before.lines
        assert lost not in asyncio.run(stored(database))
        asyncio.run(played_a_little(server))


def test_a_postgresql_backup_is_taken_while_people_play_and_put_back(postgres: Postgres, tmp_path: Path) -> None:
    programs = f"{postgres.programs}:{os.environ['PATH']}"
    database, another = postgres.database(), postgres.database()
    with Serving(database, tmp_path) as server:
        table = asyncio.run(played_a_little(server))
        (script,) = examples("Backup of PostgreSQL")
        run(script, tmp_path, PATH=programs, DATABASE=database)
        before = kept(database, table)
    (script,) = examples("Restoring PostgreSQL")
    run(script, tmp_path, PATH=programs, DATABASE=another)
    with Serving(another, tmp_path) as server:
        assert kept(another, table).lines == before.lines
        asyncio.run(played_a_little(server))


@pytest.mark.skipif(shutil.which("curl") is None, reason="curl is not installed")
def test_health_and_figures_are_there_to_be_read(server: Serving, tmp_path: Path) -> None:
    health, figures = (
        run(script.replace("127.0.0.1:8700", server.address.removeprefix("http://")), tmp_path)
        for script in examples("Health and figures")
    )
    assert '"ok":true' in health
    found = dict(line.rsplit(" ", 1) for line in figures.splitlines() if not line.startswith("#"))
    assert all(float(value) >= 0 for value in found.values())
    described = set(re.findall(r"^\| `((?:igroteka|process)_\w+)`", PAGE, re.MULTILINE))
    told = {re.sub(r"_(bucket|sum|count)(\{.*)?$", "", name) for name in found}
    assert described == told, "the page and the server name different figures"
    for name in told:
        assert f"# HELP {name} " in figures
        assert f"# TYPE {name} " in figures


def test_health_says_when_storage_is_gone(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.database()
    with Serving(database, tmp_path) as server:
        assert httpx.get(f"{server.address}/healthz").status_code == 200
        name = database.rsplit("/", 1)[1]
        psql = [str(postgres.programs / "psql"), "-qAt", "-h", "127.0.0.1", "-p", str(postgres.port), "-U", "postgres"]
        away = (
            f"ALTER DATABASE {name} ALLOW_CONNECTIONS false",
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
        )
        for statement in away:
            subprocess.run([*psql, "-c", statement], check=True, capture_output=True)
        assert turns(server, 503).json()["code"] == "storage"
        back = f"ALTER DATABASE {name} ALLOW_CONNECTIONS true"
        subprocess.run([*psql, "-c", back], check=True, capture_output=True)
        turns(server, 200)
        asyncio.run(played_a_little(server))


def turns(server: Serving, status: int) -> httpx.Response:
    """The answer of /healthz as soon as it has this status: storage is tried every few seconds."""

    def answered() -> httpx.Response | None:
        answer = httpx.get(f"{server.address}/healthz", timeout=20)
        return answer if answer.status_code == status else None

    answer = until(answered, f"/healthz never says {status}")
    assert answer is not None
    return answer


def test_the_service_file_starts_what_there_is() -> None:
    """systemd's file can be read, and names only options that `igroteka serve` has."""
    (text,) = examples("A service of systemd", "ini")
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(text)
    command = unit["Service"]["ExecStart"].split()
    assert command[0].endswith("/igroteka")
    assert command[1] == "serve"
    known = subprocess.run(
        [sys.executable, "-m", "igroteka", "serve", "--help"],
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": "200"},
    ).stdout
    options = [part for part in command if part.startswith("--")]
    options += re.findall(r"igroteka serve[^`\n]*?(--[a-z]+)", PAGE)
    assert options
    assert [option for option in options if option not in known] == []


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_processes_that_start_together_lay_out_a_new_database_once(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    database = str(tmp_path / "new.db") if kind == "sqlite" else request.getfixturevalue("postgres").database()

    opening = (
        "import asyncio, sys\n"
        "from igroteka.server.storage.store import Store\n"
        "async def story():\n"
        "    print('ready', flush=True)\n"
        "    sys.stdin.readline()\n"
        "    store = await Store.open(sys.argv[1])\n"
        "    print((await store.secret('passes')).hex())\n"
        "    await store.close()\n"
        "asyncio.run(story())\n"
    )
    command = [sys.executable, "-c", opening, database]
    pipes: dict[str, Any] = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    processes: list[Any] = [subprocess.Popen(command, text=True, **pipes) for _ in range(4)]
    for process in processes:
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        process.stdin.write("now\n")
        process.stdin.flush()
    told = [process.communicate(timeout=60) for process in processes]
    assert [process.returncode for process in processes] == [0] * len(processes), [error for _, error in told]
    assert len({out for out, _ in told}) == 1, "they do not take each other's passes"
