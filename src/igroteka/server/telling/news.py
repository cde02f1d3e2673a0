"""What there is to tell somebody who is not at the table: nothing that the public could not see."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from igroteka import words

if TYPE_CHECKING:
    from igroteka.server.storage.untold import Held, Kind

ISOLATED = "\u2068{}\u2069"  # a name keeps its direction to itself


class News(NamedTuple):
    person: str  # who is told
    kind: Kind
    table: str
    game: str
    names: tuple[str, ...]  # of who sat down or invites, or of the others at the table


def recalled(held: Held) -> News:
    """News that storage has kept."""
    return News(held.person, held.kind, held.table_id, held.game, tuple(filter(None, held.names.split("\n"))))


class Message(Struct, frozen=True, omit_defaults=True):
    """A notification as the browser shows it (see `web/public/sw.js`)."""

    title: str
    body: str
    table: str  # one notification a table: the next takes its place
    waiting: int = 0  # games that wait for this person, for the app's icon


def message(news: News, language: str, *, waiting: int) -> Message:
    return Message(words.of(news.game, language).text("game"), sentence(news, language), news.table, waiting)


def sentence(news: News, language: str) -> str:
    """What has happened."""
    spoken = words.of(news.game, language)
    names = ", ".join(ISOLATED.format(name) for name in news.names)
    match news.kind:
        case "sat":
            return spoken.text("ui-told-sat", names=names)
        case "invited":
            return spoken.text("ui-told-invited", names=names)
        case "turn":
            said = spoken.text("ui-your-turn")
        case "over":
            said = spoken.text("ui-the-end")
    company = spoken.text("ui-with-people", names=names) if names else spoken.text("ui-against-bots")
    return f"{said}. {company}"
