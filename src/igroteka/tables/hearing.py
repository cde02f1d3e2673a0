"""What a seat hears of what has happened. How far each has been told, and what was told last, is kept in the history:
whoever has heard the same is told the same, and that is put into sentences once.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING

from igroteka import words
from igroteka.tables.history import Retelling
from igroteka.tables.messages import Happened
from igroteka.tables.saying import telling_said
from igroteka.words.story import Listener

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.kernel import Phrase
    from igroteka.match import Variant
    from igroteka.tables.play import Play
    from igroteka.words.story import Telling

TAIL = 100  # happenings that a newcomer is told of, or all that the last decision brought


def happened(play: Play, seat: int, since: int) -> list[Happened]:
    """What a seat is told of the versions after `since`, in sentences that stand in lines (see `words.story`)."""
    if play.state is None:
        return []
    chapters = play.history.chapters
    if since >= 0:
        first = bisect_right(chapters, since, key=attrgetter("version"))
    else:
        long_enough = bisect_left(chapters, play.history.told - TAIL, key=attrgetter("start"))
        first = max(0, min(long_enough, len(chapters) - 1))

    untold = () if play.aids else tuple(f"did-{name}" for name in play.game.table.aids.told)

    def heard(number: int) -> list[Phrase]:
        chapter = chapters[number]
        if chapter.notice is not None:
            return [chapter.notice]
        assert play.state is not None
        told = play.state.told(seat, chapter.start, chapter.end)
        return [phrase for phrase in told if phrase.id not in untold] if untold else told

    history, listens = play.history, listener(play.game, seat)
    place = history.places.get(seat)
    if place is None or place.number != first:
        told, history.places[seat] = listens.go_on(heard, place, first, len(chapters))
        return _happened(play, first, told)
    news = [heard(number) for number in range(first, len(chapters))]
    shared = listens.tells_as_others(news)
    last = history.retelling
    if last is None or not shared or last.place != place or last.heard != news:
        told, after = listens.go_on(lambda number: news[number - first], place, first, len(chapters))
        last = Retelling(place, news, _happened(play, first, told), after)
        if shared:
            history.retelling = last
    history.places[seat] = last.after
    return last.news


def _happened(play: Play, first: int, told: Sequence[Sequence[Telling]]) -> list[Happened]:
    """Chapters as the wire has them."""
    return [
        Happened(chapter.version, telling_said(play.game, telling), telling.joins)
        for chapter, tellings in zip(play.history.chapters[first:], told, strict=True)
        for telling in tellings
    ]


def listener(game: Variant, seat: int) -> Listener:
    return _listener(game.id, game.players, seat)


@cache
def _listener(game: str, players: int, seat: int) -> Listener:
    return Listener(seat, players, words.of(game, words.DEFAULT).has)
