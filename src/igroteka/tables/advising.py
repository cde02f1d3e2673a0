"""What a bot thinks of a choice, as the wire has it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from igroteka.tables import messages
from igroteka.tables.messages import Advice
from igroteka.tables.views import offers

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from igroteka.kernel.policies import Known
    from igroteka.match import View


class Candidate(Protocol):
    """Something that a bot has thought about (see `igroteka.bots.candidates`)."""

    @property
    def token(self) -> str: ...
    @property
    def visits(self) -> int: ...
    @property
    def points(self) -> float: ...
    @property
    def places(self) -> tuple[float, ...]: ...
    @property
    def worth(self) -> float: ...
    @property
    def exact(self) -> Known | None: ...
    @property
    def omens(self) -> Mapping[str, float]: ...


class Reason(Protocol):
    """What speaks for a choice (see `igroteka.bots.reasons`)."""

    @property
    def says(self) -> str: ...
    @property
    def values(self) -> Mapping[str, float | str]: ...
    @property
    def rival(self) -> str: ...
    @property
    def omen(self) -> str: ...


class Thought(Protocol):
    """What a bot thinks of all that might be done."""

    @property
    def favourites(self) -> tuple[str, ...]: ...
    @property
    def candidates(self) -> Sequence[Candidate]: ...
    @property
    def reason(self) -> Reason | None: ...


def advice(id: str, table: str, view: View, thought: Thought, *, aids: bool = True) -> Advice:
    """What a person is told who has asked for a hint, or for an analysis."""
    labels = {offer.token: offer.label for offer in offers(view, aids=aids)}
    why = thought.reason
    return Advice(
        id=id,
        table=table,
        seat=view.seat,
        choice=thought.favourites[0],
        equal=list(thought.favourites[1:]),
        because=messages.Because(why.says, dict(why.values), why.rival, why.omen) if why else None,
        candidates=[
            messages.Candidate(
                token=one.token,
                label=labels[one.token],
                visits=one.visits,
                points=one.points,
                places=list(one.places),
                worth=one.worth,
                omens=dict(one.omens),
                known=one.exact.says if one.exact else "",
                values=dict(one.exact.values) if one.exact else {},
            )
            for one in thought.candidates
        ],
    )
