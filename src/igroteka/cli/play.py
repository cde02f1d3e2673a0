"""`igroteka play`: one person at a terminal against bots."""

from __future__ import annotations

import secrets
import shlex
import sys
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from igroteka import words
from igroteka.bots import bot, style
from igroteka.cli.app import LanguageOption, OptionsOption, app, environment_language, parse_options
from igroteka.cli.choices import choices, offers_of, typed_number
from igroteka.cli.errors import CannotDo, one_sentence
from igroteka.cli.telling import LONGEST_ECHO, result, rules, story
from igroteka.cli.terminal import DIM, Screen
from igroteka.games import catalogue
from igroteka.match import BadRecord, Fair, Game, Record, Sitter, explain
from igroteka.match.game import luck_seed
from igroteka.match.record import LONGEST_RECORD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.bots import Bot
    from igroteka.cli.choices import Offer
    from igroteka.kernel import Phrase
    from igroteka.match import State, View
    from igroteka.words import Words

WIDEST = 100
LONGEST_NAME = 40
LEVEL = "medium"  # of the bots, where nobody says otherwise
ADVISED = 4  # candidates that advice speaks of
QUIT = ("q", "й")  # the same key on a Cyrillic keyboard


class Leave(Exception):
    """The person wants to go."""


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
    _let_all_letters_pass()
    with one_sentence():
        if game is not None:
            catalogue.rules(game)
        language = lang or environment_language()
        said = words.of(None, language)
        for kind in bots:
            style(kind)  # a bot that is not there is said before the menu
    console = Console(highlight=False)
    if console.width > WIDEST:
        console.width = WIDEST
    try:
        chosen = choose_game(console, language) if game is None else game
        with one_sentence():
            company = catalogue.usual_players(chosen) if players is None else players
            settled = Game(chosen, company, parse_options(chosen, option))
            sitting = Sitting(console, settled, language, seat, name, bots, seed, quick)
            if record is not None:
                _check_record_file(record)
    except (Leave, EOFError, KeyboardInterrupt):
        console.print(f"\n{said.text('ui-goodbye')}")
        return
    sitting.play(record)


class Sitting:
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
        self.console = console
        self.language = language
        self.seat = seat
        self.quick = quick
        self.seed = seed
        self.said = words.of(game.id, language)
        self.sitters = seated(self.said, seat, _printable(name)[:LONGEST_NAME], kinds)
        self.screen = Screen(console, game, self.said, [sitter.name for sitter in self.sitters], seat)
        self.state: State = game.start(seed, sitters=self.sitters)
        self.heard = 0
        self.news: list[list[Phrase]] = []  # by decision,
        self.shown = 0  # and of how many it was told
        self.listen()

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
        return f"{title}: {_printable(str(value))}"

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
            self.listen()

    def listen(self) -> None:
        """Note what this seat was told of the last decision."""
        told = self.state.told(self.seat, self.heard)
        self.heard += len(told)
        self.news.append(told)

    def decide(self, view: View) -> str:
        """Show the table and ask until there is a legal token."""
        offers = offers_of(self.screen, view)
        self.show(view)
        self.console.print(choices(self.screen, view, offers))
        prompt = self.said.text("ui-prompt", last=len(offers)) if len(offers) > 1 else self.said.text("ui-prompt-one")
        while True:
            typed = ask(prompt)
            if typed.startswith("?"):
                self.console.print(rules(self.screen, typed[1:].strip()))
            elif typed == "!":
                self.advise(view, offers)
            elif typed == "*":
                self.console.print(choices(self.screen, view, offers, every=True))
            elif typed:
                token = self.token(typed, offers)
                if token in view.legal:
                    return token
                self.explain(view, token, len(offers))

    def advise(self, view: View, offers: Sequence[Offer]) -> None:
        """What a strong player would do here, and why: the best candidates in a sentence each."""
        with self.console.status(self.said.text("ui-thinking")):
            advisor = bot("exact" if catalogue.exact(view.game.id) else "hard", [secrets.randbits(64)])
            advice = advisor.explain(view)
        said = advice.sentences(self.language, {offer.token: offer.label for offer in offers})
        for sentence in said[:ADVISED]:
            self.console.print(Text(f"· {sentence}", "green"))

    def token(self, typed: str, offers: Sequence[Offer]) -> str:
        """The token that a person means: a number of the list, the token itself, or dice by their letters."""
        if number := typed_number(typed, len(offers)):
            return offers[number - 1].token
        spelled = " ".join(typed.lower().split())
        verb, _, dice = spelled.rpartition(" ")
        if not set(dice) <= set(self.screen.dice):
            return spelled
        verbs = {offer.token.split()[0] for offer in offers if " " in offer.token}
        if not verb and len(verbs) == 1:
            verb = verbs.pop()
        return f"{verb} {''.join(sorted(set(dice)))}".lstrip()

    def explain(self, view: View, token: str, last: int) -> None:
        if token.lstrip("-").isdecimal():
            refusal = self.said.text("ui-no-such-number", typed=token[:LONGEST_ECHO], last=last)
            self.console.print(Text(refusal, "yellow"))
            return
        reason = view.why_not(token)
        assert reason is not None
        sentence = Text(explain(view.game, reason, self.language, self.screen.names, self.seat), "yellow")
        if reason.clause:
            sentence.append(f" ({reason.clause})", DIM)
        self.console.print(sentence)

    def show(self, view: View) -> None:
        """The table, and what has happened since it was last shown."""
        self.console.print(Rule(style=DIM))
        self.console.print(self.screen.table(view))
        self.console.print()
        self.console.print(story(self.screen, self.news, self.shown))
        self.console.print()
        self.shown = len(self.news)

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


def ask(prompt: str) -> str:
    """One line from the person. At a terminal it can be edited; from a pipe it is shown, so that the text reads on."""
    with suppress(ImportError):
        import readline  # noqa: F401
    typed = input(f"{prompt} › ")
    if not sys.stdin.isatty():
        sys.stdout.write(f"{_printable(typed)}\n")
    if typed.strip().lower() in QUIT:
        raise Leave
    return _printable(typed).strip()


def seated(said: Words, seat: int, name: str, bots: dict[int, str]) -> list[Sitter]:
    """Who sits where; every bot has a name of its own."""
    mine = name or said.text("ui-guest")
    names = iter([free for free in said.text("ui-bot-names").split() if free != mine])
    sitters = [Sitter(next(names), "bot", kind) for _, kind in sorted(bots.items())]
    sitters.insert(seat, Sitter(mine, "human"))
    return sitters


def _printable(text: str) -> str:
    return "".join(sign for sign in text if sign.isprintable()).strip()


def _let_all_letters_pass() -> None:
    """A terminal that lacks a letter shows a sign in its place, and odd bytes typed are only not understood."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _check_record_file(path: Path) -> None:
    """A file that cannot be written is said before the game; one that holds something else is left alone."""
    with one_sentence(str(path)), path.open("ab+") as file:
        file.seek(0)
        if first := file.readline(LONGEST_RECORD):
            try:
                Record.from_json(first)
            except BadRecord:
                raise CannotDo(f"{path} holds something else than game records: choose another file") from None
