"""A table without its wires needs nothing but the rules: a whole game of every kind is played by messages alone."""

from __future__ import annotations

import subprocess
import sys

BLOCKED = ("numpy", "numba", "starlette", "sqlalchemy", "uvicorn", "asyncio")
STORY = f"""
import sys

for name in {BLOCKED!r}:
    sys.modules[name] = None  # importing it fails

import random

from igroteka.games import catalogue
from igroteka.tables import commands
from igroteka.tables import journal, messages, plans, views
from igroteka.tables.terms import Terms
from igroteka.tables.people import Person
from igroteka.tables.rights import Asked
from igroteka.tables.play import Play
from igroteka.tables.refusals import TooSoon

TABLE = "a-table-of-tests"
luck = random.Random(7)


def carry_out(play, person, message, now):
    command = commands.decode(messages.encode(message))  # as it came over a wire
    for entry in plans.plan(play, Asked(Person(person, person), now, id=f"{{person}}/{{message.id}}"), command):
        play.apply(journal.read(journal.written(journal.dated(entry, now))))


def told(play, seat, now):
    sent = views.table(play, [seat], -1, now, here=(), watching=0, fresh_sheet=True)
    return messages.encode(sent)


def whole_game(id):
    low, _ = catalogue.rules(id).PLAYERS
    options = {{name: 2 for name in ("max_rounds", "max_deals", "rounds") if name in catalogue.rules(id).OPTIONS}}
    play, now = Play(TABLE, Terms(id, low, options), "p0", bytes(32)), 1_800_000_000_000
    for seat in range(low):
        carry_out(play, f"p{{seat}}", commands.Sit(id=str(seat), table=TABLE, seat=seat, salt="s"), now)
    carry_out(play, "p0", commands.Start(id="go", table=TABLE), now)
    while play.status != "over":
        now += 60_000
        for entry in plans.time_passes(play, now, ()):
            play.apply(journal.dated(entry, now))
        for seat in range(low):
            decisions = play.moment.decisions(seat, secret=False)
            offers = [token for decision in decisions for token in decision.view.legal]
            if offers and not play.moment.has_chosen(seat):
                now += 1
                move = commands.Move(id=f"m{{now}}", table=TABLE, seat=seat, token=luck.choice(offers))
                carry_out(play, f"p{{seat}}", move, now)
                told(play, seat, now)
                break
    assert b'"result"' in told(play, 0, now)
    return play.version


for id in catalogue.ids():
    print(id, whole_game(id))
"""


def test_every_game_in_an_interpreter_without_wires() -> None:
    ran = subprocess.run([sys.executable, "-c", STORY], capture_output=True, text=True, timeout=300, check=False)
    assert ran.returncode == 0, ran.stderr[-2000:]
    assert len(ran.stdout.splitlines()) == 16
