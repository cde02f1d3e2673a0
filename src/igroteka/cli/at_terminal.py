"""Somebody at a terminal: sees the table, hears what happened, and is asked until they decide."""

from __future__ import annotations

import sys
from contextlib import suppress
from io import TextIOWrapper
from typing import TYPE_CHECKING

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from igroteka import words
from igroteka.cli.choices import choices, offers_of, typed_number
from igroteka.cli.telling import LONGEST_ECHO, rules, story
from igroteka.cli.terminal import DIM, Screen
from igroteka.match import explain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.cli.choices import Offer
    from igroteka.kernel import Phrase
    from igroteka.match import Game, State, View

WIDEST = 100
QUIT = ("q", "й")  # the same key on a Cyrillic keyboard


class Leave(Exception):
    """The person wants to go."""


class AtTerminal:
    """One seat of a game at a terminal."""

    def __init__(self, console: Console, game: Game, language: str, seat: int, names: Sequence[str]) -> None:
        self.console = console
        self.language = language
        self.seat = seat
        self.said = words.of(game.id, language)
        self.screen = Screen(console, game, self.said, list(names), seat)
        self.heard = 0
        self.news: list[list[Phrase]] = []  # by decision,
        self.shown = 0  # and of how many it was told

    def listen(self, state: State) -> None:
        """Note what this seat was told of the last decision."""
        told = state.told(self.seat, self.heard)
        self.heard += len(told)
        self.news.append(told)

    def decide(self, view: View) -> str:
        """Show the table and ask until there is a legal token."""
        offers = offers_of(self.screen, view)
        self.show(view)
        self.console.print(Text(self.said.say(view.prompt, self.screen.names, self.seat), "bold"))
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
        """What to do here, for somebody who asks."""
        raise NotImplementedError

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


def console() -> Console:
    """The terminal, whatever letters it lacks, and no wider than one likes to read."""
    let_all_letters_pass()
    found = Console(highlight=False)
    if found.width > WIDEST:
        found.width = WIDEST
    return found


def ask(prompt: str) -> str:
    """One line from the person. At a terminal it can be edited; from a pipe it is shown, so that the text reads on."""
    with suppress(ImportError):
        import readline  # noqa: F401
    typed = input(f"{prompt} › ")
    if not sys.stdin.isatty():
        sys.stdout.write(f"{printable(typed)}\n")
    if typed.strip().lower() in QUIT:
        raise Leave
    return printable(typed).strip()


def printable(text: str) -> str:
    return "".join(sign for sign in text if sign.isprintable()).strip()


def let_all_letters_pass() -> None:
    """A terminal that lacks a letter shows a sign in its place, and odd bytes typed are only not understood."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
