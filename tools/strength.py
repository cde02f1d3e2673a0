"""How well the bots play, game by game: the table of `docs/bots.md`, made by `python tools/strength.py`.

For every game, with few and with more players: `rule` against `random`, and `search` against `rule`. Tournaments keep
their files in a folder, so that the work can be stopped and gone on with; the table goes between two marks of the page.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from igroteka.games import catalogue
from igroteka.lab import tournament as lab
from igroteka.lab.places import Processes
from igroteka.match import Game

PAGE = Path("docs/bots.md")
BEGIN, END = "<!-- table: begin -->", "<!-- table: end -->"
HEADING = ("game", "players", "bots", "games", "seed", "share of wins", "95 %", "points", "95 %")
QUICK = 1000  # games of rule against random
SEARCH, DEEPER = "search:2000", "search:20000"
SEED, ANOTHER = 2, 3  # the bots' constants were chosen on the deals of seed 1
# Search against rule was not clear on the deals of SEED: played anew on ANOTHER's, with several times as many games.
AGAIN = {("blackstone", 2): 8000, ("charidice", 2): 2400, ("goblin-poker", 5): 1200, ("port", 2): 2000}
# Games of search against rule: as many as it should take to see the difference, or that there is none.
GAMES: dict[str | tuple[str, int], int] = {
    "blackstone": 1000,
    "charidice": 400,
    ("charidice", 4): 3000,
    ("dobro", 2): 180,
    "five-cards": 900,
    "goblin-poker": 240,
    "hawthorn": 600,
    ("hawthorn", 4): 2400,
    "kitty": 60,
    "monster": 600,
    ("monster", 4): 1800,
    "pairs": 2000,
    "port": 400,
    "starboard": 400,
    ("starboard", 4): 1500,
    "sweep": 90,
    "troll-guts": 180,
    ("troll-guts", 5): 360,
    "zabiray": 60,
    ("zabiray", 4): 300,
}
FEWEST = 120
# Where there is none: with ten times as many iterations, too?
DEEP_GAMES = {("pairs", 2): 500, ("pairs", 4): 500, ("starboard", 2): 200}


def meetings(only: list[str]) -> list[lab.Tournament]:
    """All tournaments of the table, the quick ones first."""
    tables = []
    for id in only or catalogue.ids():
        low, high = catalogue.rules(id).PLAYERS
        tables += [(id, players) for players in sorted({low, min(low + 2, high)})]
    return [
        *(_meeting(table, "rule", "random", QUICK) for table in tables),
        *(_search_meeting(table) for table in tables),
        *(_meeting(table, DEEPER, "rule", DEEP_GAMES[table]) for table in tables if table in DEEP_GAMES),
    ]


def _search_meeting(table: tuple[str, int]) -> lab.Tournament:
    if table in AGAIN:
        return _meeting(table, SEARCH, "rule", AGAIN[table], ANOTHER)
    return _meeting(table, SEARCH, "rule", GAMES.get(table, GAMES.get(table[0], FEWEST)))


def _meeting(table: tuple[str, int], a: str, b: str, games: int, seed: int = SEED) -> lab.Tournament:
    id, players = table
    return lab.Tournament(Game.simulated(id, players), (a, b), -(-games // lab.games_per_deal(players)), seed)


def row(meeting: lab.Tournament, figures: dict[str, Any]) -> tuple[str, ...]:
    [pair] = figures["pairs"]
    played = figures["deals"] * figures["games_per_deal"]
    return (
        f"`{meeting.game.id}`",
        str(meeting.game.players),
        f"`{pair['a']}` − `{pair['b']}`",
        f"{played:,}",
        str(meeting.seed),
        f"{pair['advantage']:+.3f}",
        "{:+.3f} … {:+.3f}".format(*pair["ci"]),
        f"{pair['points']:+.2f}",
        "{:+.2f} … {:+.2f}".format(*pair["points_ci"]),
    )


def table(rows: list[tuple[str, ...]]) -> str:
    lines = [HEADING, ("---",) * 3 + ("---:",) * 6, *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def write(page: Path, text: str) -> None:
    before, rest = page.read_text(encoding="utf-8").split(BEGIN)
    _, after = rest.split(END)
    page.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", encoding="utf-8")


def main() -> None:
    ask = argparse.ArgumentParser(prog="python tools/strength.py", description=__doc__)
    ask.add_argument("games", nargs="*", help="only these")
    ask.add_argument(
        "--folder", type=Path, default=Path("build/strength"), help="where the tournaments keep their files"
    )
    ask.add_argument("--workers", type=int, help="processes that play; all cores if not said")
    ask.add_argument("--page", type=Path, default=PAGE, help="the page that the table is put into")
    asked = ask.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    rows = []
    for meeting in meetings(asked.games):
        name = "-".join((meeting.game.id, str(meeting.game.players), *meeting.bots)).replace(":", "")
        figures = lab.summary(
            meeting, lab.run(meeting, asked.folder / f"{name}-{meeting.deals}.jsonl", Processes(asked.workers))
        )
        rows.append(row(meeting, figures))
        sys.stderr.write("  ".join(rows[-1]) + "\n")
    rows.sort(key=lambda cells: (cells[0], int(cells[1]), cells[2]))
    if not asked.games:
        write(asked.page, table(rows))


if __name__ == "__main__":
    main()
