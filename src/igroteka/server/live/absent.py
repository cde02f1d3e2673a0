"""What those who sit at a table and do not look at it are to be told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.server.telling.news import News

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from igroteka.server.storage.untold import Kind
    from igroteka.tables.play import Play
    from igroteka.tables.sitting import Sitting


def changes(play: Play, before: Sequence[Sitting], after: Sequence[Sitting], here: Collection[str]) -> Iterator[News]:
    """Whose turn has come, and who has sat down."""
    known = {one.person: one for one in before}
    came = [one for one in after if one.person not in known]
    for one in after:
        if one.person in here:
            continue
        old, others = known.get(one.person), _others(came, one)
        if one.turn and (old is None or (old.turn, old.since) != (True, one.since)):
            yield _news(play, one.person, "turn", _others(after, one))
        elif others and play.status == "open":
            yield _news(play, one.person, "sat", others)


def over(play: Play, sitting: Sequence[Sitting], here: Collection[str]) -> Iterator[News]:
    """That a game is over."""
    for one in sitting:
        if one.person not in here:
            yield _news(play, one.person, "over", _others(sitting, one))


def _news(play: Play, person: str, kind: Kind, names: tuple[str, ...]) -> News:
    return News(person, kind, play.id, play.terms.game, names)


def _others(sitting: Sequence[Sitting], one: Sitting) -> tuple[str, ...]:
    return tuple(name for other in sitting if other.person != one.person for name in other.names)
