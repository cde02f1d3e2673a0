"""Secrecy by twin worlds: what a viewer may not know changes neither a byte that they are sent nor the moment of it.

A world is lived through twice. At some moment the second one gets other cards behind a viewer's back, another deal of
which the viewer cannot know that it is not the real one (`resample`), other secret choices included. From then on
whatever others decide is dictated: what was decided in the first world is decided in the second, at the same time. All
that leaves the server for the viewer is compared, byte by byte and by the time, however they connect, look anew, ask
for what they must not do, or read slowly; also from another process than the table's.

They are compared until the worlds *part*: until somebody decides what they could not decide with the other cards, or
the viewer learns by the rules what differs (the view of their seat, or what they have been told, is another). The
chance of the game is the same in both, so for a while much may happen.

This shows that sockets, links, tables, bots and clocks add nothing to what the rules tell a viewer: no byte, no delay.
It cannot show that the rules' own `redact` tells too much (that is `suite/test_secrets.py`), nor what the choices
themselves give away: these are dictated. It knows nothing of the time that computing takes, for there is none here.
"""

from __future__ import annotations

import asyncio
import math
import random
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from igroteka.bots import bot
from igroteka.tables.lain import Lain
from server.other_cards import behind_the_back, different
from simulated.invariants import demand
from simulated.shapes import LINES, Shape
from simulated.storms import Storm
from simulated.worlds import Simulation

if TYPE_CHECKING:
    from collections.abc import Hashable

    from igroteka.match import View
    from igroteka.tables.people import Person as Somebody
    from igroteka.tables.play import Play
    from simulated.network import Wire
    from simulated.people import Person

AFTERWARDS = 40.0  # seconds for which the worlds are compared, at most
AGAIN = 0.05  # seconds until cards are exchanged that cannot be just now


class Sent(NamedTuple):
    """What the viewer is sent, when, and what they may know then."""

    at: float
    text: str
    knows: bytes


class Answer(msgspec.Struct, frozen=True):
    """To a command: what it came to."""

    type: str
    id: str = ""
    version: int = -1


class Compared(NamedTuple):
    messages: int
    differed: bool  # something that the viewer does not know


def shape_of_twins(seed: int) -> Shape:
    luck = random.Random(f"twins {seed}")
    return Shape(
        processes=luck.choice([1, 2]),
        storm=luck.uniform(5, 40) + AFTERWARDS,
        every=luck.choice([2.0, 5.0]),
        blows=(*LINES, "disk-stalls"),
        slow=luck.choice([(0.005, 0.05), (0.02, 0.3)]),
        clocks=luck.choice([0.0, 0.5]),
        onlooker=True,
        lively=0.3,
    )


class Steady(random.Random):
    """Luck that does not differ with how often it was asked before: what is done for others is none of the viewer's
    delays.
    """

    def uniform(self, a: float, b: float) -> float:
        return (a + b) / 2

    def random(self) -> float:
        return 0.5


class TwinWorld(Simulation):
    """`of`: the first world, which this one is compared with."""

    def __init__(self, seed: int, shape: Shape, of: TwinWorld | None = None) -> None:
        super().__init__(seed, shape)
        self.of = of
        self.disk.luck = Steady()
        if self.redis is not None:
            self.redis.luck = Steady()
        self.sent: list[Sent] = []  # after the cards were exchanged
        self.decisions: dict[Hashable, str] = {}
        self.said: dict[str, list[tuple[float, str]]] = {}  # by everybody else, and when
        self.answered: dict[str, list[tuple[float, Answer]]] = {}  # to everybody else
        self.parted = math.inf
        self.exchanged: float | None = None
        self.differed = False
        self._viewer = -1  # who it is, by the order in which they came

    # What is recorded, or dictated.

    async def _comes(self, name: str) -> Person:
        person = await super()._comes(name)
        luck = self.luck(f"choices of {name}")
        person.choose = lambda tokens: self._decides((name, person.version), tokens, luck.choice(tokens))
        return person

    async def born(self, place: int) -> None:
        await super().born(place)
        process = self.processes[place]
        assert process is not None
        process.thinkers.luck = Steady()
        process.thinkers.choose_for = self._bot_decides

    def _bot_decides(self, view: View, level: str) -> str:
        version = max(table.play.version for table in self.in_memory)
        name = f"{view.seat} {version}"
        mine = bot(level, [self.luck(name).getrandbits(64)]).choose(view)
        return self._decides((name, len(self.decisions)), view.legal, mine)

    def _decides(self, key: Hashable, tokens: list[str], mine: str) -> str:
        if self.of is None or self.exchanged is None:
            self.decisions[key] = mine
            return mine
        dictated = self.of.decisions.get(key, "")
        if dictated in tokens:
            self.decisions[key] = dictated
            return dictated
        self._parts()
        return mine

    def _parts(self) -> None:
        self.parted = min(self.parted, self.loop.time())

    def _note(self, logger: Any, method: str, event: dict[str, Any]) -> Any:
        if event["event"] == "bot":  # one had thought with the other cards
            self._parts()
        super()._note(logger, method, event)

    @property
    def viewer(self) -> Person:
        return self.people[self._viewer]

    @property
    def seat(self) -> int:
        return self.viewer.seat

    def connect(self, somebody: Somebody) -> Wire | None:
        wire = super().connect(somebody)
        if wire is not None:
            wire.sent = lambda text: self._is_sent(somebody, text)
            wire.said = lambda text: self._says(somebody, text)
            self._says(somebody, "connects")
        return wire

    def _is_sent(self, somebody: Somebody, text: str) -> None:
        if self.exchanged is None:
            return
        if somebody.id == self.viewer.id:
            self.sent.append(Sent(self.loop.time(), text, self._knows()))
        elif (answer := msgspec.json.decode(text, type=Answer)).type in ("done", "refused"):
            self.answered.setdefault(somebody.id, []).append((self.loop.time(), answer))

    def _says(self, somebody: Somebody, text: str) -> None:
        if self.exchanged is not None and somebody.id != self.viewer.id:
            self.said.setdefault(somebody.id, []).append((self.loop.time(), text))

    def _knows(self) -> bytes:
        play = self._play()
        state = play.state
        assert state is not None
        told = state.told(self.seat, 0, play.history.told)
        return play.moment.shown.view(self.seat).s.pack() + repr(told).encode()

    def _play(self) -> Play:
        return max(self.in_memory, key=lambda table: table.play.version).play

    # What happens.

    async def _evening(self) -> None:
        for place in range(self.shape.processes):
            await self.born(place)
        await self._gather()
        luck = self.luck("twins")
        self._viewer = luck.randrange(len(self.people))
        self.loop.outside(luck.uniform(1, self.shape.storm - AFTERWARDS), self._exchange)
        storm = asyncio.create_task(Storm(self).rages())
        while self.exchanged is None or self.loop.time() < self.exchanged + AFTERWARDS:
            await asyncio.sleep(0.5)
            if storm.done():
                storm.result()
            if self.loop.time() > 2 * self.shape.storm or self._play().status == "over":
                break
        storm.cancel()

    def look(self) -> None:
        """With other cards, no journal says what there is."""

    def _exchange(self) -> None:
        """Other cards behind the viewer's back, in the second world; all that is done besides is done in both."""
        table = max(self.in_memory, key=lambda table: table.play.version)
        if table.play.status != "playing" or table._lock.locked():
            self.loop.outside(AGAIN, self._exchange)
            return
        twin = behind_the_back(table.play, self.seat, self.luck("cards"))
        self.differed = different(table.play, twin)
        self.exchanged = self.loop.time()
        table._lain = Lain()  # those whose cards are others now are told all that lies there
        if self.of is not None:
            table.play = twin


def compare(seed: int, shape: Shape | None = None) -> Compared:
    shape = shape or shape_of_twins(seed)
    first = TwinWorld(seed, shape)
    first.run()
    if first.exchanged is None or not first.differed:
        return Compared(0, False)
    second = TwinWorld(seed, shape, first)
    second.run()
    ended = min(first.loop.time(), second.loop.time())
    until = min(ended, second.parted, _did_otherwise(first, second), _written_otherwise(first, second))
    return Compared(_alike(first, second, until), True)


def _alike(first: TwinWorld, second: TwinWorld, until: float) -> int:
    """How many messages are, before the worlds part."""
    count = 0
    for one, other in zip(first.sent, second.sent, strict=False):
        if min(one.at, other.at) >= until or one.knows != other.knows:
            return count
        what = f"{first.tables[0]}, seat {first.seat} after {count}"
        demand(one.text == other.text, f"a secret changed what was sent ({what}): {_difference(one.text, other.text)}")
        demand(one.at == other.at, f"a secret changed when it was sent ({what}): {one.at} and {other.at}")
        count += 1
    for rest in (first.sent[count:], second.sent[count:]):
        more = rest and rest[0].at < until and (not count or rest[0].knows == first.sent[count - 1].knows)
        demand(not more, "a secret changed whether something was sent")
    return count


def _difference(one: str, other: str) -> str:
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"{one[max(0, at - 60) : at + 30]!r} and {other[max(0, at - 60) : at + 30]!r}"


def _did_otherwise(first: TwinWorld, second: TwinWorld) -> float:
    """When somebody else, who may see other cards, first did something else, or at another time; or what they did came
    to something else, whenever that was: they had seen the cards that were theirs before.
    """
    found = math.inf
    for person in first.people:
        one, other = first.said.get(person.id, []), second.said.get(person.id, [])
        differ = (min(a[0], b[0]) for a, b in zip(one, other, strict=False) if a != b)
        more = [rest[0][0] for rest in (one[len(other) :], other[len(one) :]) if rest]
        answers = zip(first.answered.get(person.id, []), second.answered.get(person.id, []), strict=False)
        came_to = (min(at, then) for (at, answer), (then, another) in answers if answer != another)
        found = min([found, *more, next(differ, math.inf), next(came_to, math.inf)])
    return found


def _written_otherwise(first: TwinWorld, second: TwinWorld) -> float:
    """When something else was first decided, whenever it was."""
    (one,), (other,) = first.disk.journals.values(), second.disk.journals.values()
    for a, b in zip(one, other, strict=False):
        if msgspec.structs.replace(a.entry, at=0) != msgspec.structs.replace(b.entry, at=0):
            return min(a.at, b.at)
    return math.inf
