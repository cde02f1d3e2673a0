"""What a game's `table.py` hands over as `TABLE`: what lies where, what its actions are called, how people decide in
real time. A game gives `zones`, `label`, `goal` and `prompt`; for the rest what holds in most games stands here, once.

None of it is compiled.
"""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field
from typing import TYPE_CHECKING, Generic, TypeVar

from msgspec.structs import replace

from igroteka.kernel.account import Accounting
from igroteka.kernel.layout import Layout
from igroteka.kernel.scene import Shelf, Zone

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from igroteka.kernel.account import Ground
    from igroteka.kernel.contract import Phrase
    from igroteka.kernel.goal import Tone
    from igroteka.kernel.live import Window
    from igroteka.kernel.options import Preset, Value
    from igroteka.kernel.scene import ByHeart, Drawn, Handle

USUAL = Shelf(minutes=(10, 20), moods=())  # what a game takes that says nothing else

S_contra = TypeVar("S_contra", bound=Layout, contravariant=True)  # the game's own State


def handle(s: Layout, action: int) -> Handle | None:
    """Where on the table an action is done; `BUTTON`: nowhere. None: with the card that its label names, if that is in
    a hand of the seat to move; otherwise by a button alone.
    """
    return None


def about(s: Layout, action: int) -> Handle | None:
    """What on the table an action is about that is not done there: the card that it takes from somebody. Its label's
    attribute `about` says so beside it. None: nothing.
    """
    return None


def window(s: Layout) -> Window | None:
    """Whether play waits for the decision of the seat to move. None: it does."""
    return None


def together(s: Layout) -> int:
    """The group of those who choose now, in secret and at the same time, and have not chosen yet. 0: there is none, the
    seat to move decides alone.
    """
    return 0


def lays(s: Layout) -> bool:
    """Whether what is chosen in secret now may be talked about when all have laid it, and changed: it counts when all
    say that they are ready.
    """
    return False


def calls(s: Layout, seat: int) -> Sequence[int]:
    """The actions for which a seat has a live button, asked or not; pressing it may well have no effect."""
    return ()


def suggest(players: int) -> Mapping[str, Value]:
    """The options that a table for so many players had best choose, where they are not the default."""
    return {}


def grounds(s: Layout) -> Sequence[Ground]:
    """The rules that ended the game and made its places, in the order in which people would name them."""
    return ()


@dataclass(frozen=True)
class Aids(Generic[S_contra]):
    """What a table counts for people who could count it themselves. Where aids are off, nothing of it is shown."""

    zones: tuple[str, ...] = ()  # that are nothing else
    marked: tuple[str, ...] = ()  # zones whose marks are an aid
    listed: tuple[str, ...] = ()  # open cards that lie there for all to remember: without aids, only their number
    told: tuple[str, ...] = ()  # happenings that only say what could be counted
    label: Callable[[S_contra, int], Phrase] | None = None  # what an action does without saying how likely what is

    def __bool__(self) -> bool:
        return bool(self.zones or self.marked or self.listed or self.told or self.label)

    def without(self, shown: list[Zone]) -> list[Zone]:
        """A table without them."""
        if not (self.zones or self.marked or self.listed):
            return shown
        return [self._plain(zone) for zone in shown if zone.id not in self.zones]

    def _plain(self, zone: Zone) -> Zone:
        if zone.id in self.listed:
            return replace(zone, kind="stack", items=(), value=len(zone.items), marked=())
        return replace(zone, marked=()) if zone.id in self.marked else zone


@dataclass(frozen=True)
class Tabletop(Generic[S_contra]):
    """A `table.py`, as a type. `window`, `together` and `calls` read what `redact` leaves to everybody: they say the
    same for a redacted state. That a *secret* window is open is hidden by the table at which people sit (see `Window`).
    """

    zones: Callable[[S_contra, int], list[Zone]]  # the table as a viewer sees it, from a state redacted for that seat
    label: Callable[[S_contra, int], Phrase]  # what an action will do, said before it is done
    goal: Callable[[S_contra], Phrase]  # what one is after, by the options alone: the game need not have begun
    prompt: Callable[[S_contra], Phrase]  # what the seat to move decides and what for, from what it may know
    _: KW_ONLY
    handle: Callable[[S_contra, int], Handle | None] = handle
    about: Callable[[S_contra, int], Handle | None] = about
    last: tuple[int, ...] = ()  # actions that are offered after what one usually does: to give up
    aside: tuple[int, ...] = ()  # powers for rare moments, such as once a game: offered after all others, and quietly
    window: Callable[[S_contra], Window | None] = window
    together: Callable[[S_contra], int] = together
    lays: Callable[[S_contra], bool] = lays
    calls: Callable[[S_contra, int], Sequence[int]] = calls
    suggest: Callable[[int], Mapping[str, Value]] = suggest
    accounting: Accounting = field(default_factory=Accounting)  # what brings points, and to whom
    grounds: Callable[[S_contra], Sequence[Ground]] = grounds  # from the position in which the game ended
    with_bots: Mapping[str, Value] = field(default_factory=dict)  # options for a table at which bots sit
    aids: Aids[S_contra] = field(default_factory=Aids)  # what of all this counts for people
    usual: int = 0  # the pleasant number of players for a first game; 0: three, or the nearest that is allowed
    presets: tuple[Preset, ...] = ()  # ways to play that the rulebook names
    pictured: int = 7  # decisions after which a game looks well in a picture
    moments: tuple[str, ...] = ()  # happenings that people want to see in peace: a pair, a reveal, what a round brought
    reveals: tuple[str, ...] = ("turn-up",)  # those of them that a card says better than a sentence
    twice: tuple[str, ...] = ("pair", "out-pair")  # those whose card lies there twice
    counted: tuple[str, ...] = ()  # those whose `value` says how many such cards there are, face down if none is named
    valued: tuple[str, ...] = ()  # those whose `value` says what the card counts
    fates: Mapping[str, Tone] = field(default_factory=dict)  # what came of somebody's cards, in a word (`.fate`): news?
    afresh: tuple[str, ...] = ()  # those with which another scene begins, though it is of the same decision
    leads: tuple[str, ...] = ()  # what is no moment itself, and is told with one: the pass that led to it
    clauses: Mapping[str, str] = field(default_factory=dict)  # the rule behind a happening of which people ask “why?”
    shelf: Shelf = USUAL  # what is said of it before it is chosen
    drawn: Mapping[str, Drawn] = field(default_factory=dict)  # how faces look whose token is not simply their number
    by_heart: ByHeart | None = None  # what people keep in mind themselves
