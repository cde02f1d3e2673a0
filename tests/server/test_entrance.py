"""Whom the entrance shows in where. Its processes stand in this one, each at the end of a channel."""

from __future__ import annotations

import asyncio
import socket
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest

from igroteka.server.gate.channel import GateEnd, Gone, ProcessEnd, Word
from igroteka.server.gate.entrance import ROOM, Entrance
from waiting import becomes, stays

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable


class Pretended:
    """A process that takes what it is handed when it is told to."""

    def __init__(self, entrance: Entrance) -> None:
        gate, process = socket.socketpair()
        self.end, self.inside = GateEnd(gate), ProcessEnd(process)
        self.entrance = entrance
        self.connections: list[socket.socket] = []
        entrance.admit(self)

    def take(self) -> None:
        while taken := self.inside.take():
            self.connections += taken
        for word, about in self.end.hear():
            assert word is Word.TOOK
            self.entrance.took(self, int(about))

    def die(self) -> None:
        self.inside.channel.close()
        self.entrance.dismiss(self)


class Street:
    """People before the entrance."""

    def __init__(self) -> None:
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.entrance = Entrance(self.listening)
        self.people: list[socket.socket] = []
        self._stack = ExitStack()

    def comes(self, count: int) -> None:
        for _ in range(count):
            self.people.append(self._stack.enter_context(socket.create_connection(self.listening.getsockname())))

    async def all_with(self, *processes: Pretended) -> None:
        """Everybody who came is with one of these processes, and with that alone."""

        def there() -> bool:
            for process in processes:
                process.take()
            return sum(len(process.connections) for process in processes) == len(self.people)

        await becomes(there)
        found = sorted(one.getpeername() for process in processes for one in process.connections)
        assert found == sorted(person.getsockname() for person in self.people)


def on_the_street(story: Callable[[Street], Awaitable[None]]) -> None:
    async def told() -> None:
        street = Street()
        with street._stack:
            await story(street)
            street.entrance.close()

    asyncio.run(told())


def test_who_come_at_once_are_shared_out_evenly() -> None:
    async def story(street: Street) -> None:
        three = [Pretended(street.entrance) for _ in range(3)]
        street.comes(60)
        await street.all_with(*three)
        assert [len(process.connections) for process in three] == [20, 20, 20]

    on_the_street(story)


def test_who_comes_goes_where_the_fewest_are() -> None:
    async def story(street: Street) -> None:
        full, empty = Pretended(street.entrance), Pretended(street.entrance)
        street.entrance.has(full, 10)
        street.entrance.has(empty, 4)
        street.comes(6)
        await street.all_with(full, empty)
        assert (len(full.connections), len(empty.connections)) == (0, 6)

    on_the_street(story)


def test_a_process_that_does_not_answer_holds_up_few() -> None:
    async def story(street: Street) -> None:
        stuck, quick = Pretended(street.entrance), Pretended(street.entrance)
        street.comes(100)

        def taken() -> bool:
            quick.take()
            return len(quick.connections) == 100 - ROOM

        await becomes(taken)
        stuck.die()
        await street.all_with(quick)

    on_the_street(story)


def test_where_nobody_is_people_wait_and_are_shown_in_later() -> None:
    async def story(street: Street) -> None:
        gone = Pretended(street.entrance)
        street.comes(3)
        await becomes(lambda: street.entrance._loads[gone].coming)
        gone.die()
        street.comes(3)
        await stays(lambda: not street.entrance._open, 0.1)
        await street.all_with(Pretended(street.entrance))

    on_the_street(story)


def test_each_end_notices_when_the_other_is_gone() -> None:
    gate, process = socket.socketpair()
    outside, inside = GateEnd(gate), ProcessEnd(process)
    inside.say(Word.CANNOT, "serve:\nthere is no Redis")
    process.close()
    assert outside.hear() == [(Word.CANNOT, "serve: there is no Redis")]
    with pytest.raises(Gone):
        outside.hear()
    with socket.socket() as connection, pytest.raises(Gone):
        outside.hand_over(connection)
    gate.close()

    gate, process = socket.socketpair()
    inside = ProcessEnd(process)
    gate.close()
    inside.say(Word.READY)
    with pytest.raises(Gone):
        inside.take()
    process.close()


def test_who_is_not_listened_to_says_it_later() -> None:
    gate, process = socket.socketpair()
    with gate, process:
        outside, inside = GateEnd(gate), ProcessEnd(process)
        said = 0
        while not inside._unsaid:
            inside.say(Word.OPEN, said)
            said += 1
        heard: list[str] = []
        while len(heard) < said:
            heard += [about for _, about in outside.hear()]
            inside.go_on()
        assert heard == [str(count) for count in range(said)]
