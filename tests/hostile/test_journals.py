"""Players who let a journal grow without making a move, so that it becomes too dear to read."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from hostile.strangers import Stranger, Talker
from hostile.victims import Felt, Victims, undisturbed
from igroteka.tables import journal
from server.serving import Serving
from server.staged import Past, Sitter, stage

if TYPE_CHECKING:
    from pathlib import Path

MANY = 6000  # entries: ten minutes of one guest


def lays_this_and_that(past: Past, sitters: list[Sitter], entries: int) -> None:
    """Somebody chooses in secret, is not ready, and chooses again."""
    past.sit_down(sitters)
    tokens, person = past.play.moment.decisions(1)[0][0].legal, sitters[1].person
    for number in range(entries):
        laid = (tokens[number % 2],)
        past.happens(journal.Chose(seat=1, tokens=laid, complete=True, ready=False, id=f"{person}/{number}"))


def moves_and_takes_back(past: Past, sitters: list[Sitter], entries: int) -> None:
    """Somebody plays a card and takes it back."""
    past.sit_down(sitters)
    (seat,) = past.play.moment.turn
    person = sitters[seat].person
    card = next(
        token for token in sorted(past.play.moment.decisions(seat)[0][0].legal) if token not in ("draw", "forget")
    )
    for number in range(entries // 2):
        past.happens(journal.Moved(seat=seat, token=card, id=f"{person}/m{number}"))
        past.happens(journal.Undone(seat=seat, id=f"{person}/u{number}"))


def pair(vera: Stranger, mallory: Stranger) -> list[Sitter]:
    return [Sitter(vera.person, "Vera"), Sitter(mallory.person, "Mallory")]


def test_who_is_not_ready_cannot_go_on_for_ever(guarded: Serving) -> None:
    """By hand: somebody has laid this and that thousands of times. They are asked to get ready, and may."""
    with Stranger(guarded.address, name="Vera") as vera, Stranger(guarded.address) as mallory:
        table = vera.opened("hawthorn", 2)
        sitters = pair(vera, mallory)
        play = stage(guarded, table, lambda past: lays_this_and_that(past, sitters, MANY))
        token = play.moment.decisions(1)[0][0].legal[0]
        talker = Talker(mallory.socket())
        answer = talker.ask("move", table, seat=1, token=token, ready=False)
        assert answer.get("code") == "too-long", answer
        talker.do("move", table, seat=1, token=token)


def test_who_takes_back_cannot_go_on_for_ever(guarded: Serving) -> None:
    """By hand: somebody has played a card and taken it back thousands of times. They may play it, and it stands."""
    with Stranger(guarded.address, name="Vera") as vera, Stranger(guarded.address) as mallory:
        table = vera.opened("dobro", 2)
        sitters = pair(vera, mallory)
        play = stage(guarded, table, lambda past: moves_and_takes_back(past, sitters, MANY))
        (seat,) = play.moment.turn
        card = next(
            token for token in sorted(play.moment.decisions(seat)[0][0].legal) if token not in ("draw", "forget")
        )
        talker = Talker((vera, mallory)[seat].socket())
        talker.do("move", table, seat=seat, token=card)
        assert talker.ask("undo", table, seat=seat).get("code") == "too-long"
        assert talker.ask("say", table, text="And again").get("code") == "too-long"


def read_again(server: Serving, victims: Victims, before: Felt, entries: int) -> float:
    """Seconds in which a journal of so many moves and undos is read, when somebody comes to its table."""
    with Stranger(server.address, name="Vera") as vera, Stranger(server.address) as mallory:
        table = vera.opened("dobro", 2)
        sitters = pair(vera, mallory)
        stage(server, table, lambda past: moves_and_takes_back(past, sitters, entries))
        talker = Talker(vera.socket())
        victims.felt()
        began = time.monotonic()
        news = talker.follow(table)
        took = time.monotonic() - began
        assert news["type"] == "table", news
        assert news["version"] >= entries
        undisturbed(before, victims.felt())
    return took


def in_a_straight_line(server: Serving, victims: Victims, before: Felt, entries: int) -> None:
    """Eight times as long takes eight times as long, not sixty-four times. By hand: both are in the database."""
    short = read_again(server, victims, before, entries // 8)
    long = read_again(server, victims, before, entries)
    assert long < 20 * short + 2, f"{short:.2f} s, {long:.2f} s"


def test_a_journal_of_undos_is_read_soon(guarded: Serving, victims: Victims, before: Felt) -> None:
    in_a_straight_line(guarded, victims, before, 2 * MANY)


@pytest.mark.long
def test_a_very_long_journal_of_undos_is_read_soon(guarded: Serving, victims: Victims, before: Felt) -> None:
    in_a_straight_line(guarded, victims, before, 8 * MANY)


@pytest.mark.long
@pytest.mark.parametrize("way", ["not ready", "undo"])
def test_a_journal_comes_to_an_end_in_earnest(tmp_path: Path, way: str) -> None:
    """Without limits, to get there sooner."""
    with (
        Serving(str(tmp_path / "igroteka.db"), tmp_path) as server,
        Stranger(server.address, name="Vera") as vera,
        Stranger(server.address) as mallory,
    ):
        table = vera.opened("hawthorn" if way == "not ready" else "dobro", 2)
        talkers = [Talker(vera.socket()), Talker(mallory.socket())]
        for seat, talker in enumerate(talkers):
            talker.do("sit", table, seat=seat)
        talkers[0].do("start", table)
        news = talkers[1].follow(table)
        seat = news["turn"][-1]
        talker = talkers[seat]
        tokens = [offer["token"] for offer in talker.follow(table)["views"][0]["offers"]]
        token = next(token for token in sorted(tokens) if token not in ("draw", "forget"))
        talker.unfollow(table)
        for _ in range(12_000):
            answer = talker.ask("move", table, seat=seat, token=token, ready=way != "not ready")
            if answer["type"] == "done" and way == "undo":
                answer = talker.ask("undo", table, seat=seat)
            if answer["type"] == "refused":
                break
        assert answer.get("code") == "too-long", answer
