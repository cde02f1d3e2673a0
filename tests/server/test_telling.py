"""What a table tells: the same to those who stay, to those who come back, and to a person at a terminal."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from igroteka.tables import hearing, plans
from server.indoors import do, go_on, heard, retold, seated
from server.parties import short
from settings import GAMES, player_counts

if TYPE_CHECKING:
    from igroteka.tables.messages import Happened
    from igroteka.tables.play import Play

STEPS = 150


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_back_reads_what_those_read_who_stayed(game: str) -> None:
    """Some hear every version at once, some now and then; some take back what they have done."""
    players = player_counts(game)[min(1, len(player_counts(game)) - 1)]
    play, luck = seated(game, players, f"telling {game}", options=short(game, 3)), random.Random(game)
    stayed = {viewer: Reader(play, viewer, 1.0) for viewer in range(-1, players)}
    slow = {viewer: Reader(play, viewer, 0.2) for viewer in range(-1, players)}
    for _ in range(STEPS):
        if play.status == "over":
            break
        go_on(play, luck)
        for seat in range(players):
            if luck.random() < 0.2 and play.can_undo(seat):
                do(play, plans.undo(play, seat, ""), play.due_since)
        for reader in (*stayed.values(), *slow.values()):
            reader.reads(luck)
    for viewer, reader in stayed.items():
        slow[viewer].reads(random.Random(), always=True)
        assert reader.read == slow[viewer].read
        told = heard(play, viewer)
        assert told == retold(play, viewer)[-len(told) :]
        newcomer = hearing.happened(play, viewer, -1)
        assert newcomer == reader.read[-len(newcomer) :]
        assert len(newcomer) >= min(len(reader.read), 5)


class Reader:
    """Somebody who follows a table: what they have is added to, or begins anew, as the table says."""

    def __init__(self, play: Play, viewer: int, often: float) -> None:
        self.play, self.viewer, self.often = play, viewer, often
        self.version = -1
        self.read: list[Happened] = []

    def reads(self, luck: random.Random, *, always: bool = False) -> None:
        if not always and luck.random() >= self.often:
            return
        since = self.version if self.version >= self.play.history.forget_before else 0  # all of it, not only the end
        told = hearing.happened(self.play, self.viewer, since)
        self.read = [*self.read, *told] if since else told
        self.version = self.play.version
