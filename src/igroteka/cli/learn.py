"""`igroteka learn`: a game's lesson in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from igroteka import words
from igroteka.cli.app import GameArgument, LanguageOption, app, environment_language
from igroteka.cli.at_terminal import AtTerminal, Leave, ask, console
from igroteka.cli.errors import one_sentence
from igroteka.cli.play import LEVEL_TO_START, seated
from igroteka.cli.terminal import DIM
from igroteka.games import catalogue
from igroteka.match import Game
from igroteka.match.lesson import others, taught

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from igroteka.cli.choices import Offer
    from igroteka.kernel import Step
    from igroteka.match import State, View


@app.command()
def learn(game: GameArgument, lang: LanguageOption = "") -> None:
    """Learn a game at its table, in a few steps.

    Examples: `igroteka learn pairs` · `igroteka learn dobro --lang ru`
    """
    terminal = console()
    with one_sentence():
        learning = Learning(terminal, game, lang or environment_language())
    try:
        learning.learn()
    except (Leave, EOFError, KeyboardInterrupt):
        terminal.print(f"\n{learning.said.text('ui-goodbye')}")


class Learning(AtTerminal):
    """Somebody who learns a game."""

    def __init__(self, console: Console, game: str, language: str) -> None:
        lesson = catalogue.lesson(game)
        said = words.of(game, language)
        bots = {seat: LEVEL_TO_START for seat in range(lesson.players) if seat != lesson.seat}
        names = [sitter.name for sitter in seated(said, lesson.seat, said.text("ui-guest"), bots)]
        table = Game(game, lesson.players, lesson.options)
        super().__init__(console, table, language, lesson.seat, names)
        self.wanted = ""

    def learn(self) -> None:
        say, show = self.said.text, self.console.print
        show(Rule(Text(say("game"), "bold"), style=DIM))
        for state, step in taught(self.screen.game.id):
            self.listen(state)
            view = state.view(self.seat)
            if step.do:
                self.do(state, step)
            else:
                self.show(view)
                self.note(step)
                ask(say("ui-lesson-enter"))
        show(Text(f"{say('ui-lesson-over')} {say('ui-lesson-over-about')}", "bold green"))
        show(Text(f"igroteka play {self.screen.game.id} --bot {LEVEL_TO_START}"))

    def do(self, state: State, step: Step) -> None:
        """Ask until they find what the lesson is about."""
        self.wanted = step.do
        way = None
        while True:
            view = state.view(self.seat)
            self.note(step, way)
            if self.decide(view) == step.do:
                return
            way = "other"

    def note(self, step: Step, way: str | None = None) -> None:
        names = others(self.screen.names, self.seat)
        self.console.print(Panel(Text(self.said.text(f"lesson-{step.id}", way, **names)), border_style="green"))

    def advise(self, view: View, offers: Sequence[Offer]) -> None:
        what = next(offer.label for offer in offers if offer.token == self.wanted)
        self.console.print(Text(self.said.text("ui-lesson-help", what=what), "green"))
