"""Read a game's lesson as its learner goes through it: what lies there at each step, what is said, what may be done.

`python tools/lesson.py pairs` helps to write one: where the script ends too early, it says what is due.
"""

from __future__ import annotations

import sys

from igroteka import words
from igroteka.games import catalogue
from igroteka.match.lesson import LessonRefused, others, taught


def walk(game: str) -> None:
    said = words.of(game, words.DEFAULT)
    seat = catalogue.lesson(game).seat
    heard = 0
    for state, step in taught(game):
        names = [f"seat {number}" for number in range(state.game.players)]
        lines = [f"    {said.say(phrase, names, seat)}" for phrase in state.told(seat, heard)]
        heard, id = state.happened, f"lesson-{step.id}"
        lines += ["", f"{step.id}: {said.text(id, **others(names, seat)) if said.has(id) else '(no words yet)'}"]
        lines += [f"    {state.view(seat)}", f"    seat {state.actor} may: {', '.join(state.legal)}"]
        lines += [f"    → {step.do or 'goes on'}"]
        sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    try:
        for game in sys.argv[1:]:
            walk(game)
    except LessonRefused as error:
        sys.exit(str(error))
