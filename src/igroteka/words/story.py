"""From phrases to a story: what repeats is said once, and what belongs together stands in a line.

Terminal and server tell by this, so that everybody reads the same. A story is made only from what its listener hears,
a decision at a time, and what has been told never changes: who comes back reads what those read who stayed.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from igroteka.kernel import Phrase

Way = Literal["", "all", "many", "times"]

ROUND = "did-round"  # always a line of its own
HIDDEN = "-hidden"  # how the id of a sentence ends that keeps its card to itself
TOGETHER = 6  # as many sentences about several decisions of one seat stand in a line


class Telling(NamedTuple):
    """A sentence of a story: a phrase, and how it is told if it stands for several.

    - `all`: everybody the same, each `times` times, in sight of nobody else; the phrase is of one of them
    - `many`: the same with several cards, which are `cards`; the phrase has the first, and the numbers of the last
    - `times`: the very same, so often
    """

    phrase: Phrase
    way: Way = ""
    times: int = 1
    cards: tuple[int, ...] = ()
    joins: bool = False  # it stands in the line of the one before

    @property
    def seat(self) -> int:
        """Whom it speaks of; −1: nobody, or everybody."""
        return -1 if self.way == "all" else self.phrase.seat

    @property
    def kind(self) -> str:
        return kind(self.phrase)


def kind(phrase: Phrase) -> str:
    """What happened, whether its card was seen or not."""
    return phrase.id.removesuffix(HIDDEN)


class Place(NamedTuple):
    """Where a story stands: the decision that comes next, and the line in which it may go on."""

    number: int
    line: list[Telling]


@dataclass(frozen=True)
class Listener:
    """A seat (−1: who only watches) at a table of so many, and which ways of telling a sentence has in the words."""

    seat: int
    seats: int
    has: Callable[[str, str], bool]

    def story(self, decision: Callable[[int], Sequence[Phrase]], since: int, until: int) -> list[list[Telling]]:
        """What is told of the decisions from number `since` on, by decision; those before say where lines go on."""
        return self.go_on(decision, None, since, until)[0]

    def go_on(
        self, decision: Callable[[int], Sequence[Phrase]], place: Place | None, since: int, until: int
    ) -> tuple[list[list[Telling]], Place]:
        """The same where a place in the story is known, which saves looking back; and the place that it has come to."""
        if place is None or place.number > since:
            place = Place(self._where_a_line_begins(decision, min(since, until - 1)), [])
        line = place.line
        told = []
        for number in range(place.number, until):
            found, line = _in_lines(self.fold(decision(number)), line, self.seats)
            told.append(found)
        return told[since - place.number :], Place(until, line)

    def tells_as_others(self, decisions: Sequence[Sequence[Phrase]]) -> bool:
        """Whether who listens makes no difference: of what oneself got nothing is set apart from what others got."""
        heard = [phrase for phrases in decisions for phrase in phrases]
        return all(phrase.seat != self.seat for phrase in heard) or not any(
            phrase.id.endswith(HIDDEN) for phrase in heard
        )

    def _where_a_line_begins(self, decision: Callable[[int], Sequence[Phrase]], since: int) -> int:
        """The last decision up to `since` that begins a line, whatever was before it."""
        after: list[Telling] = []
        for number in range(since, -1, -1):
            before = self.fold(decision(number))
            if before and after and _breaks(before, after):
                return number + 1
            after = before or after
        return 0

    def fold(self, phrases: Sequence[Phrase]) -> list[Telling]:
        """What came of one decision, each phrase in one sentence."""
        if len(phrases) == 1:
            return [Telling(phrases[0])]
        return [telling for _, run in groupby(phrases, kind) for telling in self._fold_alike(list(run))]

    def _fold_alike(self, run: list[Phrase]) -> list[Telling]:
        """The same thing several times: to everybody, then seat by seat where something can be said in one."""
        if len(run) == 1:
            return [Telling(run[0])]
        everybody, own, rest = self._to_everybody(run)
        told = [everybody] if everybody else []
        for part in (own, rest):
            told += self._fold_in_a_row(self._seat_by_seat(part))
        return told

    def _to_everybody(self, run: list[Phrase]) -> tuple[Telling | None, list[Phrase], list[Phrase]]:
        """What everybody gets equally often unseen, what oneself gets of it, and the rest."""
        unseen = [phrase for phrase in run if not phrase.card]
        counts = Counter(phrase.seat for phrase in unseen)
        alike = {phrase._replace(seat=-1) for phrase in unseen}
        if len(alike) != 1 or len(set(counts.values())) != 1 or not self.has(unseen[0].id, "all"):
            return None, [], run
        times = counts[unseen[0].seat]
        own: list[Phrase] = []
        if unseen[0].id.endswith(HIDDEN) and self.seat not in counts:
            own = [phrase for phrase in run if phrase.seat == self.seat][:times]
        seats = set(counts) | ({self.seat} if own and len(own) == times else set())
        if self.seats < 2 or seats != set(range(self.seats)):
            return None, [], run
        rest = [phrase for phrase in run if phrase.card]
        for phrase in own:
            rest.remove(phrase)
        return Telling(unseen[0], "all", times), own, rest

    def _seat_by_seat(self, run: list[Phrase]) -> list[Phrase]:
        """Dealt round the table, but told seat by seat, if that is shorter."""
        folds = any(self.has(phrase.id, "many" if phrase.card else "times") for phrase in run)
        if not folds or any(phrase.seat < 0 for phrase in run):
            return run
        order = list(dict.fromkeys(phrase.seat for phrase in run))
        return sorted(run, key=lambda phrase: order.index(phrase.seat))

    def _fold_in_a_row(self, run: list[Phrase]) -> list[Telling]:
        def alike(phrase: Phrase) -> Phrase:
            many = phrase.card and self.has(phrase.id, "many")
            return phrase._replace(card=-1, value=0, more=0) if many else phrase

        told = []
        for common, again in groupby(run, alike):
            phrases = list(again)
            if len(phrases) == 1:
                told.append(Telling(phrases[0]))
            elif common.card < 0:
                cards = tuple(phrase.card for phrase in phrases)
                told.append(Telling(phrases[-1]._replace(card=cards[0]), "many", cards=cards))
            else:
                told.append(Telling(common, "times", len(phrases)))
        return told


def _in_lines(tellings: Sequence[Telling], line: list[Telling], seats: int) -> tuple[list[Telling], list[Telling]]:
    """What came of one decision, in lines; with the line that may go on, before and after."""
    runs: list[list[Telling]] = []
    for telling in tellings:
        if runs and _belongs(telling, runs[-1]):
            runs[-1].append(telling)
        else:
            runs.append([telling])
    if not runs:
        return [], line
    told = [telling._replace(joins=True) if place else telling for run in runs for place, telling in enumerate(run)]
    if line and _goes_on(runs[0], line, seats):
        told[0] = told[0]._replace(joins=True)
        runs[0] = line + runs[0]
    return told, runs[-1]


def _belongs(telling: Telling, line: Sequence[Telling]) -> bool:
    """In a line stands what one seat does, or the same thing all round the table."""
    kind, last = telling.kind, line[-1].kind
    if ROUND in (kind, last):
        return False
    if kind == last and (line[-1].way == "all" or all(other.kind == kind for other in line)):
        return True  # of what everybody gets, one's own
    seats = _seats(line)
    return len(seats) <= 1 and telling.seat in (-1, *seats)


def _goes_on(run: list[Telling], line: list[Telling], seats: int) -> bool:
    """Whether what came of one decision goes on in the line of the one before: the same thing once round the table, or
    not much more. What everybody gets is nobody's turn.
    """
    length = len(line) + len(run)
    if length > max(TOGETHER, seats) or any(telling.way == "all" for telling in line) or not _seats(run):
        return False
    if length > TOGETHER and len({telling.kind for telling in line + run}) > 1:
        return False
    return all(_belongs(telling, line) for telling in run)


def _breaks(before: Sequence[Telling], after: Sequence[Telling]) -> bool:
    """Whether a line begins between two decisions, whatever stood in the line until then."""
    last, first = before[-1], after[0]
    if ROUND in (last.kind, first.kind):
        return True
    return last.way == "all" or (
        last.kind != first.kind and min(last.seat, first.seat) >= 0 and last.seat != first.seat
    )


def _seats(line: Sequence[Telling]) -> set[int]:
    return {telling.seat for telling in line} - {-1}
