"""`igroteka play`: one person at a terminal against bots."""

from __future__ import annotations

import secrets
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from igroteka import words
from igroteka.bots import bot, reasons, style
from igroteka.bots.hints import hint
from igroteka.cli.app import LanguageOption, OptionsOption, app, environment_language, parse_options
from igroteka.cli.at_terminal import AtTerminal, Leave, ask, console, printable
from igroteka.cli.errors import CannotDo, one_sentence
from igroteka.cli.telling import LONGEST_ECHO, result
from igroteka.cli.terminal import DIM
from igroteka.games import catalogue
from igroteka.match import BadRecord, Fair, Game, Record, Sitter
from igroteka.match.game import luck_seed
from igroteka.match.record import LONGEST_RECORD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from igroteka.bots import Bot
    from igroteka.cli.choices import Offer
    from igroteka.match import State, View
    from igroteka.words import Words

LONGEST_NAME = 40
LEVEL = "medium"  # of the bots, where nobody says otherwise
LEVEL_TO_START = "easy"  # after a lesson
ADVISED = 4  # candidates that advice speaks of


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="The game's id; without it, a menu.", metavar="GAME")] = None,
    players: Annotated[
        int | None, typer.Option("--players", help="Number of players.", show_default="as many as is pleasant")
    ] = None,
    bots: Annotated[list[str], typer.Option("--bot", help="Whom to play against; once for all, or once a seat.")] = [],
    option: OptionsOption = [],
    lang: LanguageOption = "",
    seat: Annotated[int, typer.Option("--seat", help="Where you sit, from 0.")] = 0,
    seed: Annotated[int | None, typer.Option("--seed", help="Repeat a game.", show_default="fair chance")] = None,
    record: Annotated[Path | None, typer.Option("--record", help="Add the game's record to this file.")] = None,
    name: Annotated[str, typer.Option("--name", help="Your name at the table.")] = "",
    quick: Annotated[bool, typer.Option("--quick", help="Do not ask where there is only one thing to do.")] = False,
) -> None:
    """Play a game in the terminal.

    Examples: `igroteka play` · `igroteka play pairs --players 4 --option continuous=true` ·
    `igroteka play dobro --lang ru --record games.jsonl`
    """
    terminal = console()
    with one_sentence():
        if game is not None:
            catalogue.rules(game)
        language = lang or environment_language()
        said = words.of(None, language)
        for kind in bots:
            style(kind)  # a bot that is not there is said before the menu
    try:
        chosen = choose_game(terminal, language) if game is None else game
        with one_sentence():
            company = catalogue.usual_players(chosen) if players is None else players
            settled = Game(chosen, company, parse_options(chosen, option))
            sitting = Sitting(terminal, settled, language, seat, name, bots, seed, quick)
            if record is not None:
                _check_record_file(record)
    except (Leave, EOFError, KeyboardInterrupt):
        terminal.print(f"\n{said.text('ui-goodbye')}")
        return
    sitting.play(record)


class Sitting(AtTerminal):
    """A game, a person and bots at one table."""

    def __init__(
        self,
        console: Console,
        game: Game,
        language: str,
        seat: int,
        name: str,
        bots: Sequence[str],
        seed: int | None,
        quick: bool,
    ) -> None:
        if not 0 <= seat < game.players:
            raise CannotDo(f"--seat takes 0 to {game.players - 1} at a table of {game.players}, not {seat}")
        others = [other for other in range(game.players) if other != seat]
        named = list(bots) * len(others) if len(bots) == 1 else list(bots or [LEVEL] * len(others))
        if len(named) != len(others):
            raise CannotDo(f"--bot stands here {len(named)} times: name one for all, or one for each of {len(others)}")
        kinds = dict(zip(others, named, strict=True))
        self.bots: dict[int, Bot] = {
            other: bot(kind, [secrets.randbits(64) if seed is None else luck_seed(seed, other)])
            for other, kind in kinds.items()
        }
        self.quick = quick
        self.seed = seed
        self.sitters = seated(words.of(game.id, language), seat, printable(name)[:LONGEST_NAME], kinds)
        super().__init__(console, game, language, seat, [sitter.name for sitter in self.sitters])
        self.state: State = game.start(seed, sitters=self.sitters)
        self.listen(self.state)

    def play(self, record: Path | None) -> None:
        """Play to the end, or until the person leaves; either way the record is written."""
        try:
            self.introduce()
            self.go_on()
        except (Leave, EOFError, KeyboardInterrupt):
            self.console.print()
            self.console.print(Text(self.said.text("ui-broken-off")))
            if record is not None:
                self.keep_record(record)
                self.console.print(Text(self.said.text("ui-broken-off-kept", file=str(record))))
            return
        if record is not None:
            self.keep_record(record)
        self.finish(record)

    def introduce(self) -> None:
        """Which game, who plays, and what chance is bound to."""
        say, game, show = self.said.text, self.state.game, self.console.print
        show(Rule(Text(say("game"), "bold"), style=DIM))
        show(Text(say("pitch")))
        show(Text(self.said.say(game.goal), "bold"))
        kinds = {sitter.bot for sitter in self.sitters if sitter.bot}
        named = [f"{s.name} ({s.bot})" if s.bot and len(kinds) > 1 else s.name for s in self.sitters]
        show(Text(say("ui-at-table", count=game.players, names=", ".join(named))))
        if len(kinds) == 1:
            show(Text(say("ui-bots", bot=kinds.pop())))
        for option, value in game.chosen_options().items():
            show(Text(self.option(option, value)))
        show()
        if isinstance(self.state.source, Fair):
            show(Text(say("ui-sealed"), DIM))
            show(Text(self.state.source.commitment, DIM, overflow="fold"))
        else:
            show(Text(say("ui-repeatable", seed=str(self.seed)), DIM))

    def option(self, name: str, value: object) -> str:
        """What a table has chosen, in words."""
        title = self.said.text(f"option-{name}")
        if value is True:
            return title
        if value is False or value is None:
            return f"{title}: {self.said.text('ui-off')}"
        option = self.state.game.rules.OPTIONS[name]
        if isinstance(value, int) and option.describe().get("seat"):
            return f"{title}: {self.sitters[value].name}"
        if value in option.named():
            return f"{title}: {self.said.text(f'option-{name}', str(value))}"
        return f"{title}: {printable(str(value))}"

    def go_on(self) -> None:
        while (actor := self.state.actor) is not None:
            view = self.state.view(actor)
            if actor != self.seat:
                token = self.bots[actor].choose(view)
            elif self.quick and len(view.actions) == 1:
                token = view.legal[0]
            else:
                token = self.decide(view)
            self.state.play(token)
            self.listen(self.state)

    def advise(self, view: View, offers: Sequence[Offer]) -> None:
        """What a strong player would do here and why, and behind it the figures of the best candidates. Search is
        asked where bots use it anyway: elsewhere nobody waits until it is compiled.
        """
        searching = any(style(sitter.bot).kind == "search" for sitter in self.sitters if sitter.bot)
        with self.console.status(self.said.text("ui-thinking")):
            advice = hint(view, [secrets.randbits(64)], searching=searching)
        labels = {offer.token: offer.label for offer in offers}
        because = reasons.said(advice, self.said, labels)
        self.console.print(Text(self.said.text("ui-advice", action=labels[advice.choice], known=because), "bold green"))
        for one in advice.candidates[:ADVISED] if because else ():
            self.console.print(Text(f"· {reasons.figures(advice, one, self.said, labels[one.token])}", "green"))

    def finish(self, record: Path | None) -> None:
        say, show = self.said.text, self.console.print
        self.show(self.state.view(self.seat))
        show(result(self.screen, self.state))
        for option, value in self.state.game.chosen_options().items():
            if self.state.game.rules.OPTIONS[option].kind == "text":
                show(Text(self.option(option, value)))
        show()
        if isinstance(self.state.source, Fair):
            show(Text(say("ui-opened"), DIM))
            show(Text(self.state.source.seed.hex(), DIM, overflow="fold"))
            show(Text(say("ui-opened-why"), DIM))
        show(Text(say("ui-keep") if record is None else say("ui-kept", file=str(record)), DIM))
        if record is not None:
            show(Text(f"igroteka verify {shlex.quote(str(record))}"), soft_wrap=True)

    def keep_record(self, path: Path) -> None:
        """Add a line to the file, on a line of its own even if the last one was left open."""
        with one_sentence(str(path)), path.open("ab+") as file:
            file.seek(max(0, file.tell() - 1))
            opened = file.read(1) not in (b"", b"\n")
            file.write(b"\n" * opened + self.state.record().to_json().encode() + b"\n")


def choose_game(console: Console, language: str) -> str:
    """The shelf, and the id of the game that the person takes from it."""
    said = words.of(None, language)
    shelf = {id: words.of(id, language) for id in catalogue.ids()}
    shelf = {id: its for id, its in shelf.items() if its.has("game")}
    table = Table(box=None, pad_edge=False, header_style=DIM, padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="bold cyan")
    for heading in ("ui-game", "ui-players", "ui-pitch"):
        table.add_column(said.text(heading), no_wrap=heading == "ui-players")
    for number, (id, its) in enumerate(shelf.items(), 1):
        low, high = catalogue.rules(id).PLAYERS
        players = f"{low}–{high}" if low != high else str(low)
        table.add_row(str(number), Text(its.text("game"), "bold"), players, its.text("pitch"))
    console.print(Rule(Text(said.text("ui-games"), "bold"), style=DIM))
    console.print(table)
    by_name = {its.text("game").lower(): id for id, its in shelf.items()} | {id: id for id in shelf}
    by_name |= {str(number): id for number, id in enumerate(shelf, 1)}
    while True:
        typed = ask(said.text("ui-games-prompt"))
        if typed.lower() in by_name:
            return by_name[typed.lower()]
        if typed:
            console.print(Text(said.text("ui-no-such-game", typed=typed[:LONGEST_ECHO], last=len(shelf)), "yellow"))


def seated(said: Words, seat: int, name: str, bots: dict[int, str]) -> list[Sitter]:
    """Who sits where; every bot has a name of its own."""
    mine = name or said.text("ui-guest")
    names = iter([free for free in said.text("ui-bot-names").split() if free != mine])
    sitters = [Sitter(next(names), "bot", kind) for _, kind in sorted(bots.items())]
    sitters.insert(seat, Sitter(mine, "human"))
    return sitters


def _check_record_file(path: Path) -> None:
    """A file that cannot be written is said before the game; one that holds something else is left alone."""
    with one_sentence(str(path)), path.open("ab+") as file:
        file.seek(0)
        if first := file.readline(LONGEST_RECORD):
            try:
                Record.from_json(first)
            except BadRecord:
                raise CannotDo(f"{path} holds something else than game records: choose another file") from None
