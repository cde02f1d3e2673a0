"""What a door is: something that can be asked over HTTP, what it is told of a request, what it can answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from igroteka.server.doors.process import Server
    from igroteka.tables.people import Person

Given = TypeVar("Given")


class Packed(NamedTuple):
    """An answer that is JSON already, and compressed."""

    body: bytes


class Trouble(Exception):
    """An answer other than the one asked for: its HTTP status, a code for programs, a sentence for people."""

    def __init__(self, status: int, code: str, text: str) -> None:
        self.status = status
        self.code = code
        self.text = text
        super().__init__(text)


def nobody() -> Trouble:
    return Trouble(401, "nobody", "say who you are first: POST /api/me with a name")


@dataclass
class Request:
    """A request as a door sees it."""

    server: Server
    person: Person | None
    address: str  # that the limits go by
    path: dict[str, str]
    query: dict[str, str]
    body: object  # see `given`
    base: str  # the address that the client used

    @property
    def me(self) -> Person:
        if self.person is None:
            raise nobody()
        return self.person

    def given(self, kind: type[Given]) -> Given:
        """The body, decoded as what the list of doors says that this door takes."""
        assert isinstance(self.body, kind)
        return self.body


class InQuery(NamedTuple):
    """Something that is said in the query of an address."""

    name: str
    type: Any
    required: bool = False


@dataclass(frozen=True)
class Door:
    method: str
    path: str
    about: str
    answer: Callable[[Request], Coroutine[Any, Any, Any]]
    returns: Any
    takes: Any = None
    known: bool = False  # only for those who have said who they are
    cost: float = 1.0
    shared: bool = False  # the same for everybody, without a secret in it: it is sent compressed
    path_types: tuple[tuple[str, Any], ...] = ()
    query: tuple[InQuery, ...] = ()  # for those who read of it; who answers reads it
