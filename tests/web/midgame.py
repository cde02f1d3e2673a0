"""Tables in the middle of a game, where what a test is about comes next; nobody waits for a lucky deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from igroteka.tables import journal
from igroteka.tables.play import Play
from server.staged import Past, stage

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from igroteka.tables.journal import AnyEntry
    from server.serving import Serving
    from web.person import Person

LITTLE = 12  # entries


def sit_down(
    server: Serving,
    people: Mapping[str, Person],
    game: str,
    tell: Callable[[Past], None],
    *,
    seats: Sequence[int] = (0, 1),
    players: int = 2,
    **terms: Any,
) -> str:
    """People, by their names, and bots at a table with a past; gives its link."""
    sitting: list[AnyEntry] = [journal.BotSat(seat=seat, level="easy") for seat in range(players)]
    for seat, (name, person) in zip(seats, people.items(), strict=True):
        known = person.context.request.post(f"{server.address}/api/me", data={"name": name}).json()
        person.context.add_init_script("localStorage.setItem('igroteka-known', 'yes')")
        sitting[seat] = journal.Sat(seat=seat, person=known["person"], name=name)
    host, *_ = people.values()
    about = {"terms": {"game": game, "players": players, **terms}}
    opened = host.context.request.post(f"{server.address}/api/tables", data=about).json()

    def past(past: Past) -> None:
        past.happens(*sitting, journal.Started())
        tell(past)

    stage(server, opened["table"], past)
    for person in people.values():
        person.go(f"/t/{opened['table']}")
        person.page.wait_for_selector(".board")
    return str(opened["link"])


def before(past: Past, seat: int, token: str, then: str) -> None:
    """Let them play until it is a seat's turn, and a token leads to where another is legal."""

    def there() -> bool:
        state = past.play.state
        if state is None or state.actor != seat or past.play.moment.turn != [seat] or token not in state.legal:
            return False
        after = state.copy()
        after.play(token)
        return then in after.legal

    past.play_on(there)
    assert past.play.status == "playing", "it never came to that"


def near_the_end(past: Past) -> None:
    """Let them play until little is left of the game."""
    play = past.play
    whole = Past(Play(play.id, play.terms, play.host, play.seed), past.now)
    whole.happens(*past.told)
    whole.play_on(lambda: False)
    past.play_on(lambda: play.version >= whole.play.version - LITTLE)
