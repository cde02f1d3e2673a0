"""How the scores came about, as a table tells it: bit by bit to those who stay, whole to those who come."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from igroteka.kernel import SPECTATOR
from igroteka.match import Account
from igroteka.tables import plans, views
from server.indoors import do, go_on, seated
from server.parties import short
from settings import GAMES, player_counts

if TYPE_CHECKING:
    from igroteka.tables.messages import AccountPart
    from igroteka.tables.play import Play

STEPS = 150


@pytest.mark.parametrize("game", GAMES)
def test_what_changes_is_all_that_is_sent_and_comes_to_the_whole(game: str) -> None:
    """Some hear every version, some now and then; some take back what they have done."""
    players = player_counts(game)[min(1, len(player_counts(game)) - 1)]
    play, luck = seated(game, players, f"account {game}", options=short(game, 3)), random.Random(game)
    often, seldom = Reader(play), Reader(play)
    for _ in range(STEPS):
        if play.status == "over":
            break
        go_on(play, luck)
        for seat in range(players):
            if luck.random() < 0.2 and play.can_undo(seat):
                do(play, plans.undo(play, seat, ""), play.due_since)
        often.reads()
        if luck.random() < 0.2:
            seldom.reads()
    seldom.reads()
    assert often.account == seldom.account == views.account(play, -1) != []
    assert views.account(play, play.version) == []
    assert play.state is not None
    told = play.state.told(SPECTATOR, 0, play.history.told)  # nothing but what may be told
    assert totals(often.account, players) == Account(play.game, told).totals


class Reader:
    """Somebody who follows a table."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.version = -1
        self.account: list[AccountPart] = []

    def reads(self) -> None:
        since = self.version if self.version >= self.play.history.forget_before else -1
        for part in views.account(self.play, since):
            self.account[part.at :] = [part]
        self.version = self.play.version


def totals(account: list[AccountPart], players: int) -> list[int]:
    rows = [row for part in account for row in part.rows if not row.beside]
    return [sum(row.values[seat] for row in rows) for seat in range(players)]


@pytest.mark.parametrize("game", GAMES)
def test_at_the_end_it_comes_to_the_scores_and_says_what_decided(game: str) -> None:
    players = player_counts(game)[0]
    play, luck = seated(game, players, f"end of {game}", options=short(game, 1)), random.Random(game)
    while play.status != "over":
        go_on(play, luck)
    news = views.table(play, [SPECTATOR], -1, 0, here=(), watching=0, fresh_sheet=True)
    assert news.result is not None
    assert totals(news.account, players) == news.result.scores
    assert news.result.grounds
    assert all(ground.clause and ground.said.id.startswith("why-") for ground in news.result.grounds)
